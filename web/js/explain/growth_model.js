/**
 * A tree that grows, at one moment: what of it is open, for the same drawing as that of a search that walks its tree. And the phases of an
 * iteration, one moment each.
 *
 * @import {Item, NodeItem} from './tree_model.js'
 *
 * `mean`, `explore` and `uct` are for the side to move at the parent.
 * @typedef {{id: number, parent: number | null, move: string | null, name?: string, side: Side | null, children: number,
 *   leaf: 'finished' | 'horizon' | null, value: Value, next: boolean,
 *   visits?: number, low?: Value, high?: Value, mean?: number | null, explore?: number | null, uct?: number | null, done?: boolean,
 *   proof?: number | null, disproof?: number | null, any?: boolean}} GrowthNode
 * @typedef {{side: Side, move: string | null, threshold: Value, any_win: boolean, draw: boolean, before: number, yes: boolean | null, value: Value | null}} Asked
 * @typedef {{view: 'mcts' | 'pns', nodes: number, value: Value, best: string | null, iterations: number, kept: number, grown: number,
 *   asked: number, questions: Asked[], ended: string}} GrowthTotals
 * @typedef {{path: {before: GrowthNode, after: GrowthNode}[], expanded: number | null, playout: string[], end: 'finished' | 'horizon' | null,
 *   value: Value | null, reward: number | null}} Told
 * @typedef {{totals: GrowthTotals, iteration: number, before: boolean, question: number | null, root: number, told: Told | null,
 *   nodes: {node: GrowthNode, children: GrowthNode[]}[]}} GrowthPage
 */
import { BEST } from './tree_model.js';

/** What happens in an iteration, in order. The numbers change in the last phase. */
export const PHASES = { mcts: ['select', 'expand', 'simulate', 'backup'], pns: ['select', 'expand', 'backup'] };

/** The phase before or after one, over the border of iterations; the moment before the first iteration has no phases.
 * @param {'mcts' | 'pns'} view @param {{iteration: number, phase: string}} at @param {1 | -1} by @param {number} last */
export function phaseBeside(view, { iteration, phase }, by, last) {
  const phases = PHASES[view];
  const end = phases[phases.length - 1];
  const to = phases.indexOf(phase) + by;
  if (iteration > 0 && to >= 0 && to < phases.length) return { iteration, phase: phases[to] };
  const next = iteration + by;
  if (next < 0 || next > last) return { iteration, phase };
  return { iteration: next, phase: by > 0 && next > 0 ? phases[0] : end };
}

/** More nodes than this cannot be open beside those on the way. */
const MOST_OPEN = 60;
/** Of the node whose children are listed. */
const LISTED = 500;

export class GrowthModel {
  /** @param {() => void} onChange @param {() => void} onWish hears when something is wanted that is not here */
  constructor(onChange, onWish) {
    this.onChange = onChange;
    this.onWish = onWish;
    /** @type {NodeItem | null} */
    this.root = null;
    /** @type {Item | null} */
    this.selected = null;
    /** What somebody opened (true) or closed. @type {Map<number, boolean>} */
    this.hand = new Map();
    /** How many children of a wide node are shown. @type {Map<number, number>} */
    this.room = new Map();
    /** @type {GrowthPage | null} */
    this.page = null;
    /** @type {Item[]} */
    this.shown = [];
    /** The nodes on the way of the iteration. @type {Set<number>} */
    this.way = new Set();
    /** @type {Map<number, GrowthNode[]>} */
    this.children = new Map();
    this.follow = true;
  }

  /** What to ask for beside the way: what is open, and all children of the node that is selected. */
  wanted() {
    const wanted = new Map([[this.page?.root ?? 0, BEST]]);
    for (const [id, open] of [...this.hand].slice(-MOST_OPEN)) if (open) wanted.set(id, this.room.get(id) ?? BEST);
    if (this.selected?.kind === 'node') wanted.set(this.selected.visit.id, LISTED);
    return [...wanted].map(([node, count]) => ({ node, count }));
  }

  /** Shows a moment; in the phase `select` the new nodes are not there yet. @param {GrowthPage} page @param {string} phase */
  show(page, phase) {
    this.page = page;
    const { told } = page;
    this.way = new Set(told?.path.map(({ after }) => after.id));
    this.children = new Map(page.nodes.map(({ node, children }) => [node.id, phase === 'select' && node.id === told?.expanded ? [] : children]));
    const root = page.nodes.find(({ node }) => node.id === page.root)?.node ?? page.nodes[0].node;
    this.#build(root);
  }

  /** @param {GrowthNode} root */
  #build(root) {
    const selected = this.selected?.key;
    this.root = this.#item(root, null, 0);
    /** @type {Item[]} */
    this.shown = [];
    const stack = [/** @type {Item} */ (this.root)];
    for (let item = stack.pop(); item; item = stack.pop()) {
      this.shown.push(item);
      if (item.kind === 'node') stack.push(...this.below(item).reverse());
    }
    this.selected = this.shown.find(({ key }) => key === selected) ?? this.root;
    this.onChange();
  }

  /** @param {GrowthNode} node @param {NodeItem | null} parent @param {number} index @returns {NodeItem} */
  #item(node, parent, index) {
    const known = this.children.get(node.id);
    const isOpen = known !== undefined && known.length > 0 && (this.hand.get(node.id) ?? (parent === null || (this.follow && this.way.has(node.id))));
    // What a drawing of a walked tree asks of a visit.
    const visit = /** @type {Visit & GrowthNode} */ (/** @type {unknown} */ ({ source: null, again: false, skipped: 0, ...node, children: known?.length === 0 ? 0 : node.children }));
    const item = /** @type {NodeItem} */ (/** @type {unknown} */ ({ kind: 'node', key: `n${node.id}`, visit, parent, level: parent ? parent.level + 1 : 1, index, isOpen, below: null }));
    return item;
  }

  /** What is shown below a node. @param {NodeItem} item @returns {Item[]} */
  below(item) {
    const made = /** @type {{below: Item[] | null}} */ (/** @type {unknown} */ (item));
    if (!item.isOpen) return [];
    if (made.below) return made.below;
    const all = this.children.get(item.visit.id) ?? [];
    const room = this.room.get(item.visit.id) ?? BEST;
    const worth = (/** @type {GrowthNode} */ { visits, proof, disproof }) => visits ?? -((/** @type {any} */ (item.visit).any ? proof : disproof) ?? Infinity);
    const best = new Set(all.length <= room ? all : [
      ...all.filter(({ id }) => this.way.has(id)), ...all.filter(({ id }) => !this.way.has(id)).sort((a, b) => worth(b) - worth(a) || a.id - b.id),
    ].slice(0, room));
    /** @type {Item[]} */
    const shown = all.filter((node) => best.has(node)).map((node, i) => this.#item(node, item, i));
    const left = item.visit.children - shown.length;
    if (left > 0) shown.push({ kind: 'more', key: `m${item.visit.id}`, parent: item, level: item.level + 1, left });
    made.below = shown;
    return shown;
  }

  items() {
    return this.shown;
  }

  /** @param {Item} item */
  isInner(item) {
    return item.kind === 'node' && item.visit.children > 0;
  }

  /** @param {Item | null} item */
  select(item) {
    const was = this.selected?.key;
    this.selected = item;
    this.onChange();
    if (item?.kind === 'node' && item.key !== was) this.onWish();
  }

  /** Opens or closes a node by hand. @param {NodeItem} item */
  toggle(item) {
    if (!this.isInner(item)) return;
    this.hand.delete(item.visit.id);
    this.hand.set(item.visit.id, !item.isOpen);
    this.onWish();
  }

  /** Shows more children of a wide node. @param {NodeItem} item */
  more({ visit: { id } }) {
    this.room.set(id, (this.room.get(id) ?? BEST) + BEST);
    this.hand.delete(id);
    this.hand.set(id, true);
    this.onWish();
  }
}

/** The moves from the root to the end of the way, and the playout after it. @param {Told | null} told */
export const movesOfWay = (told) => told?.path.flatMap(({ after: { move } }) => (move === null ? [] : [move])) ?? [];

/** The node that is tried for the first time. @param {Told | null} told */
export function freshNode(told) {
  const last = told?.path.at(-1);
  return last && last.before.visits === 0 ? last.after.id : null;
}
