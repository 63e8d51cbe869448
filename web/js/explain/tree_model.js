/**
 * The part of a search tree that has been opened: nothing else of it is ever in the browser. And where its items are drawn.
 *
 * What is shown is items: a node, the place of more children to load, and the place of the moves that were cut.
 *
 * @typedef {{kind: 'node', key: string, visit: Visit, parent: NodeItem | null, level: number, index: number,
 *   isOpen: boolean, opening: boolean, auto: boolean, loaded: NodeItem[], room: number, wanted: Map<number, boolean>, cutMoves: string[]}} NodeItem
 * `loaded` are all children that are here, in the order of the search; of many only `room` of the best are shown, and those `wanted`, each with whether
 * it is only to follow the steps.
 * @typedef {{kind: 'more', key: string, parent: NodeItem, level: number, left: number}} MoreItem
 * @typedef {{kind: 'cut', key: string, parent: NodeItem, level: number, skipped: number, moves: string[]}} CutItem
 * @typedef {NodeItem | MoreItem | CutItem} Item
 * @typedef {{item: Item, x: number, y: number, w: number, h: number, parent: Placed | null}} Placed
 * `x` is the middle, `y` the top.
 * @typedef {{placed: Placed[], left: number, top: number, right: number, bottom: number}} Layout
 */
import { movesOf } from './stepper.js';
import { compare, parse } from '../model/values.js';

/** Children loaded at a time. */
export const CHILDREN = 250;
/** A node with more children than this is wide: of its children the best are shown, and as many more at a time. */
const WIDE = 12;
export const BEST = 8;

/** The better for the side to move first; a value before a bound, and else as they were searched. @param {Side} side */
const better = (side) => (/** @type {NodeItem} */ a, /** @type {NodeItem} */ b) =>
  (side === 'x' ? compare(b.visit.value, a.visit.value) : compare(a.visit.value, b.visit.value))
  || Number(isBound(a)) - Number(isBound(b)) || a.index - b.index;

/** @param {NodeItem} item */
const isBound = ({ visit }) => ['lower', 'upper'].includes(parse(visit.value).bound);

export class TreeModel {
  /** @param {Source} source @param {() => void} onChange */
  constructor(source, onChange) {
    this.source = source;
    this.onChange = onChange;
    /** @type {NodeItem | null} */
    this.root = null;
    /** @type {Item | null} */
    this.selected = null;
    /** @type {Item[]} */
    this.cached = [];
    this.stale = true;
    /** Counts the wishes to show a node, of which only the latest is heard. */
    this.wish = 0;
  }

  /** Begins at a root, with its children. @param {number} id @returns {Promise<Totals>} */
  async start(id) {
    const page = await this.source.tree(id, 0, CHILDREN);
    this.root = this.#item(page.node, null, 0);
    this.#fill(this.root, page.children, page.skipped_moves);
    this.root.isOpen = this.isInner(this.root);
    this.selected = this.root;
    this.changed();
    return page.totals;
  }

  /** @param {Visit} visit @param {NodeItem | null} parent @param {number} index @returns {NodeItem} */
  #item(visit, parent, index) {
    return {
      kind: 'node', key: `n${visit.id}`, visit, parent, level: parent ? parent.level + 1 : 1, index,
      isOpen: false, opening: false, auto: false, loaded: [], room: BEST, wanted: new Map(), cutMoves: [],
    };
  }

  /** @param {NodeItem} item @param {Visit[]} children @param {string[]} cutMoves */
  #fill(item, children, cutMoves) {
    item.cutMoves = cutMoves;
    for (const visit of children) item.loaded.push(this.#item(visit, item, item.loaded.length));
  }

  changed() {
    this.stale = true;
    this.onChange();
  }

  /** Whether an item has something below it. @param {Item} item */
  isInner(item) {
    return item.kind === 'node' && (item.visit.children > 0 || item.visit.skipped > 0);
  }

  /** What is shown below an open node. @param {NodeItem} item @returns {Item[]} */
  below(item) {
    if (!item.isOpen) return [];
    /** @type {Item[]} */
    const items = this.#shownOf(item);
    const { visit, level } = item;
    const left = visit.children - items.length;
    if (left > 0) items.push({ kind: 'more', key: `m${visit.id}`, parent: item, level: level + 1, left });
    if (visit.skipped > 0) {
      items.push({ kind: 'cut', key: `c${visit.id}`, parent: item, level: level + 1, skipped: visit.skipped, moves: item.cutMoves });
    }
    return items;
  }

  /** The children of an open node that are shown, in the order of the search. @param {NodeItem} item @returns {NodeItem[]} */
  #shownOf({ visit, loaded, room, wanted }) {
    if (visit.children <= WIDE) return [...loaded];
    const best = new Set([...loaded].sort(better(visit.side)).slice(0, room));
    return loaded.filter((child) => best.has(child) || wanted.has(child.visit.id));
  }

  /** Everything shown, from top to bottom. @returns {Item[]} */
  items() {
    if (!this.stale) return this.cached;
    /** @type {Item[]} */
    const found = [];
    const stack = this.root ? [/** @type {Item} */ (this.root)] : [];
    for (let item = stack.pop(); item; item = stack.pop()) {
      found.push(item);
      if (item.kind === 'node' && item.isOpen) stack.push(...this.below(item).reverse());
    }
    this.cached = found;
    this.stale = false;
    // A closed branch takes the selection to the node that closed it.
    if (this.selected && !this.isShown(this.selected)) {
      let above = this.selected.parent;
      while (above && !this.isShown(above)) above = above.parent;
      this.selected = above ?? this.root;
    } else if (this.selected) this.selected = found.find(({ key }) => key === this.selected?.key) ?? this.selected;
    return found;
  }

  /** @param {Item} item */
  isShown(item) {
    for (let above = item.parent; above; above = above.parent) if (!above.isOpen) return false;
    if (item.kind === 'more') return this.#shownOf(item.parent).length < item.parent.visit.children;
    return item.kind !== 'node' || !item.parent || this.#shownOf(item.parent).includes(item);
  }

  /** @param {Item | null} item */
  select(item) {
    this.selected = item;
    this.onChange();
  }

  /** @param {NodeItem} item @param {boolean} [auto] opened only to follow the steps */
  async open(item, auto = false) {
    // What a person opens stays, and the way to it.
    for (let above = auto ? null : item; above; above = above.parent) above.auto = false;
    if (item.isOpen || !this.isInner(item) || item.opening) return;
    if (item.loaded.length === 0) await this.#load(item);
    item.isOpen = true;
    item.auto = auto;
    this.changed();
  }

  /** Opens everything, for trees that are small. */
  async openAll() {
    const stack = this.root ? [this.root] : [];
    for (let item = stack.pop(); item; item = stack.pop()) {
      await this.open(item);
      stack.push(...item.loaded);
    }
  }

  /** @param {NodeItem} item */
  close(item) {
    item.isOpen = false;
    this.changed();
  }

  /** Shows the next best children. @param {NodeItem} item */
  async more(item) {
    item.room = Math.max(item.room, this.#shownOf(item).length) + BEST;
    while (item.loaded.length < Math.min(item.room, item.visit.children) && await this.#load(item));
    this.changed();
  }

  /** Whether there are more children here now. @param {NodeItem} item */
  async #load(item) {
    if (item.opening) return false;
    item.opening = true;
    const before = item.loaded.length;
    try {
      const page = await this.source.tree(item.visit.id, item.loaded.length, CHILDREN);
      // Two wishes may have asked for the same page.
      if (page.from === item.loaded.length) this.#fill(item, page.children, page.skipped_moves);
    } finally {
      item.opening = false;
    }
    return item.loaded.length > before;
  }

  /** The child of a node with this number, loaded as far as needed. @param {NodeItem} item @param {(visit: Visit) => boolean} test */
  async find(item, test) {
    for (;;) {
      const found = item.loaded.findLast(({ visit }) => test(visit));
      if (found || item.loaded.length >= item.visit.children) return found ?? null;
      if (!await this.#load(item)) return null;
    }
  }

  /**
   * Opens the way to a node, given by the numbers from the root to it, and shows it. A way of another round
   * begins at the root of that round.
   * @param {number[]} ids @param {boolean} [auto]
   */
  async reveal(ids, auto = false) {
    const wish = ++this.wish;
    if (!this.root || ids.length === 0) return null;
    if (ids[0] !== this.root.visit.id) await this.start(ids[0]);
    if (auto) this.#closeAuto(new Set(ids));
    /** @type {NodeItem | null} */
    let item = this.root;
    for (const id of ids.slice(1)) {
      if (!item) return null;
      await this.open(item, auto || item.auto);
      const above = item;
      item = await this.find(above, (visit) => visit.id === id);
      if (wish !== this.wish) return null;
      above.wanted.set(id, auto && (above.wanted.get(id) ?? true));
    }
    this.changed();
    return item;
  }

  /** Closes what was opened to follow the steps, except on the way. @param {Set<number>} way */
  #closeAuto(way) {
    for (const item of this.items()) {
      if (item.kind === 'node') for (const [id, only] of item.wanted) if (only && !way.has(id)) item.wanted.delete(id);
      if (item.kind !== 'node' || !item.auto || !item.isOpen || way.has(item.visit.id)) continue;
      item.isOpen = false;
      // Else following a long search would load all of it.
      item.loaded = [];
    }
    this.stale = true;
  }
}

/** The nodes from the root to an item, the item itself included if it is a node. @param {Item} item @returns {NodeItem[]} */
export function wayTo(item) {
  /** @type {NodeItem[]} */
  const way = [];
  for (let node = item.kind === 'node' ? item : item.parent; ; node = node.parent) {
    way.push(node);
    if (!node.parent) return way.reverse();
  }
}

/** The moves that lead to an item. @param {Item} item */
export const movesTo = (item) => movesOf(wayTo(item).map(({ visit }) => visit));

/**
 * Follows a line of moves such as "b2 a1" from the root, opening what is on the way. Where it leads; `missing` is the first move that is not there, and `cut` whether it was cut. Of several
 * visits of a move the last one counts.
 * @param {TreeModel} model @param {string} text
 * @returns {Promise<{item: Item | null, missing: string | null, cut: boolean}>}
 */
export async function findLine(model, text) {
  /** @type {NodeItem | null} */
  let item = model.root;
  for (const word of text.split(/[\s,.;]+/).filter(Boolean)) {
    if (!item) break;
    const wanted = word.toLowerCase();
    await model.open(item);
    const visited = await lastVisit(model, item, wanted);
    if (!visited) {
      const cut = item.cutMoves.some((move) => move.toLowerCase() === wanted);
      const stub = cut ? model.below(item).find(({ kind }) => kind === 'cut') : null;
      return { item: stub ?? item, missing: word, cut };
    }
    item.wanted.set(visited.visit.id, false);
    item = visited;
  }
  model.changed();
  return { item, missing: null, cut: false };
}

/** @param {TreeModel} model @param {NodeItem} item @param {string} wanted */
async function lastVisit(model, item, wanted) {
  const found = await model.find(item, ({ move, name }) => move?.toLowerCase() === wanted || name?.toLowerCase() === wanted);
  // A search again, if there was one, comes right after.
  if (!found) return null;
  const next = item.loaded[found.index + 1];
  return next?.visit.again && next.visit.move === found.visit.move ? next : found;
}

/** Room between neighbours, and between a node and its children. */
const ACROSS = 10;
const BELOW = 34;

/** A parent stands over the middle of its children. @param {TreeModel} model @param {(item: Item) => {w: number, h: number}} sizeOf
 * @returns {Layout} */
export function layOut(model, sizeOf) {
  const items = model.items();
  /** @type {Map<string, {w: number, h: number}>} */
  const sizes = new Map(items.map((item) => [item.key, sizeOf(item)]));
  const size = (/** @type {Item} */ item) => /** @type {{w: number, h: number}} */ (sizes.get(item.key));
  const widths = subtreeWidths(model, items, size);
  /** @type {Layout} */
  const layout = { placed: [], left: 0, top: 0, right: 0, bottom: 0 };
  /** Where the next child of a node begins. @type {Map<string, number>} */
  const cursor = new Map();
  /** @type {Map<string, Placed>} */
  const places = new Map();
  for (const item of items) {
    const { w, h } = size(item);
    const room = widths.get(item.key) ?? w;
    const parent = item.parent ? places.get(item.parent.key) ?? null : null;
    const left = parent ? cursor.get(parent.item.key) ?? 0 : 0;
    if (parent) cursor.set(parent.item.key, left + room + ACROSS);
    const place = { item, x: left + room / 2, y: parent ? parent.y + parent.h + BELOW : 0, w, h, parent };
    places.set(item.key, place);
    layout.placed.push(place);
    // Children narrower than their parent stand under its middle.
    cursor.set(item.key, left + (room - childrenWidth(model, item, widths)) / 2);
    layout.left = Math.min(layout.left, place.x - w / 2);
    layout.right = Math.max(layout.right, place.x + w / 2);
    layout.bottom = Math.max(layout.bottom, place.y + h);
  }
  return layout;
}

/** @param {TreeModel} model @param {Item} item @param {Map<string, number>} widths */
function childrenWidth(model, item, widths) {
  if (item.kind !== 'node' || !item.isOpen) return 0;
  const below = model.below(item);
  return below.reduce((sum, child) => sum + (widths.get(child.key) ?? 0) + ACROSS, -ACROSS);
}

/** The width of everything below each item, from the leaves up. @param {TreeModel} model @param {Item[]} items
 * @param {(item: Item) => {w: number}} size */
function subtreeWidths(model, items, size) {
  /** @type {Map<string, number>} */
  const widths = new Map();
  for (let i = items.length - 1; i >= 0; i--) {
    widths.set(items[i].key, Math.max(size(items[i]).w, childrenWidth(model, items[i], widths)));
  }
  return widths;
}
