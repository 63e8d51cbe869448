/**
 * Finds questions about a search: the seed and the number of the question decide which.
 *
 * @import {SearchRequest, Source, Totals, TreePage, Visit} from './types.js'
 * @import {Question} from './quiz_questions.js'
 */
import { treeOf } from './sentences.js';
import { earlier } from '../model/values.js';
import { hasWindow } from './pseudocode.js';
import { cutQuestion, valueQuestion, windowQuestion } from './quiz_questions.js';

/** @typedef {Question['kind']} Kind */
/** @type {Kind[]} */
const KINDS = ['value', 'cut', 'window'];
/** Nodes that are looked at for one kind of question. */
const TRIES = 30;
/** Visits of a node that are looked at. */
const CHILDREN = 260;
/** The largest search for the values of branches that were cut, in lines of play. */
const MOST_LINES = 60_000;

export class QuizMaker {
  /**
   * @param {{source: Source, search: SearchRequest, totals: Totals}} about
   * @param {string} seed
   * @param {(search: SearchRequest) => Source | null} plain looks into a plain search, for values that were cut
   */
  constructor({ source, search, totals }, seed, plain) {
    this.source = source;
    this.search = search;
    this.totals = totals;
    this.seed = seed;
    this.plain = plain;
    /** The questions so far, so that none comes twice. @type {Set<string>} */
    this.asked = new Set();
    this.index = 0;
  }

  /** The next question; null if this search gives none. @returns {Promise<Question | null>} */
  async next() {
    const random = seeded(`${this.seed} ${this.index}`);
    const kinds = this.#kinds();
    this.index += 1;
    const question = await this.#find(kinds, random);
    if (question || this.asked.size === 0) return question && this.#take(question);
    // A small tree has only so many: they come again.
    this.asked.clear();
    const again = await this.#find(kinds, random);
    return again && this.#take(again);
  }

  /** The wanted kind first: each one once in three questions. */
  #kinds() {
    if (!hasWindow(this.search.algorithm)) return KINDS.slice(0, 1);
    const order = shuffled(KINDS, seeded(`${this.seed} ${Math.floor(this.index / KINDS.length)} kinds`));
    const first = this.index % KINDS.length;
    return [...order.slice(first), ...order.slice(0, first)];
  }

  /** @param {Question} question */
  #take(question) {
    this.asked.add(`${question.kind} ${question.node.id}`);
    return question;
  }

  /** @param {Kind[]} kinds @param {() => number} random */
  async #find(kinds, random) {
    for (const kind of kinds) {
      /** @type {Question | null} */
      let plain = null;
      for (let i = 0; i < TRIES; i++) {
        const id = Math.floor(random() * this.totals.nodes);
        for (const question of await this.#above(kind, id)) {
          if (question.varied) return question;
          plain ??= question;
        }
      }
      if (plain) return plain;
    }
    return null;
  }

  /** Questions about a node, or else about its parent: a random node is mostly a leaf. @param {Kind} kind @param {number} id */
  async #above(kind, id) {
    const page = await this.source.tree(id, 0, CHILDREN);
    const parent = page.path.at(-1);
    const pages = [page, ...(parent && page.node.kind !== 'inner' ? [await this.source.tree(parent.id, 0, CHILDREN)] : [])];
    const found = [];
    for (const one of pages) {
      if (this.asked.has(`${kind} ${one.node.id}`)) continue;
      const question = await this.#make(kind, one);
      if (question) found.push(question);
    }
    return found;
  }

  /** @param {Kind} kind @param {TreePage} page @returns {Promise<Question | null>} */
  async #make(kind, page) {
    if (kind === 'value') return valueQuestion(page);
    if (kind === 'window') return page.path.length === 0 ? null : windowQuestion(page, (await this.source.steps(page.node.first, 1)).open);
    if (page.node.skipped === 0) return null;
    const exact = await this.#exact(page);
    return exact && cutQuestion(page, exact);
  }

  /** What every branch of a node is worth by plain minimax; null if that is too much. @param {TreePage} page */
  async #exact({ node, path, children }) {
    const moves = [...path, node].flatMap(({ move }) => (move === null ? [] : [move]));
    const { game, evaluator, weights, order, depth } = this.search;
    if (treeOf(game.game)) {
      const source = this.plain({ game, algorithm: 'minimax', ...(depth === undefined ? {} : { depth }) });
      return source && branches(await walk(source, moves), 0);
    }
    const deepest = (this.search.algorithm === 'deepening' ? this.totals.rounds[node.round]?.depth : depth) ?? 0;
    const rest = deepest - node.ply;
    const wide = node.skipped + new Set(children.map(({ move }) => move)).size;
    let lines = 1;
    for (let i = 0; i < Math.min(rest, wide); i++) lines *= wide - i;
    if (rest < 1 || lines > MOST_LINES) return null;
    const source = this.plain({ game: { ...game, moves: [...game.moves, ...moves] }, algorithm: 'minimax', depth: rest, evaluator, order, ...(weights ? { weights } : {}) });
    try {
      return source && branches((await source.tree(0, 0, CHILDREN)).children, node.ply);
    } catch {
      // More lines than were counted on.
      return null;
    }
  }
}

/** The children of the node where a line of moves leads in a tree without cuts. @param {Source} source @param {string[]} moves */
async function walk(source, moves) {
  let { children } = await source.tree(0, 0, CHILDREN);
  for (const move of moves) {
    const next = children.find((child) => child.move === move);
    if (!next) return [];
    ({ children } = await source.tree(next.id, 0, CHILDREN));
  }
  return children;
}

/** @param {Visit[]} children @param {number} ply of their parent, from where its distances are counted */
const branches = (children, ply) => children.map(({ move, value }) => ({ move: move ?? '', value: earlier(value, ply) }));

/** Random numbers from a seed: the same seed, the same numbers. @param {string} seed @returns {() => number} numbers from 0 to below 1 */
export function seeded(seed) {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ /** @type {number} */ (letter.codePointAt(0)), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same things in a random order. @template T @param {readonly T[]} things @param {() => number} random */
export function shuffled(things, random) {
  const rest = [...things];
  return things.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]);
}
