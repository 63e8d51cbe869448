/**
 * The questions of a quiz: the three kinds of them, with their answers, and finding some about a search. The seed and the number of the
 * question decide which.
 *
 * A question is only asked if its answer follows from what is shown; where a search had other reasons (a table, an
 * empty window), there is none. `varied` questions are better ones: not all values alike.
 *
 * @typedef {{node: Visit, moves: string[], varied: boolean}} Common `moves` lead from the root to the node
 * @typedef {Common & {kind: 'value', branches: MoveValue[], answer: Value, best: string}} ValueQuestion
 * @typedef {Common & {kind: 'cut', alpha: Value, beta: Value, left: number, branches: MoveValue[], by: number, answer: boolean[]}} CutQuestion
 *   `left` are the branches before those that are shown, `by` the one that cuts
 * @typedef {{move: string | null, side: Side, best: string | null, value: Value | null}} WayNode
 * @typedef {Common & {kind: 'window', way: WayNode[], alpha: Value, beta: Value}} WindowQuestion
 * @typedef {ValueQuestion | CutQuestion | WindowQuestion} Question
 */
import { LEAST, MOST, bare, best, compare, earlier, isEmptyWindow, parse, typedValue } from '../model/values.js';
import { deepens, hasWindow, treeOf } from './sentences.js';
import { movesOf } from './stepper.js';

/** The most branches that are shown. */
const MOST_BRANCHES = 10;
/** Of many branches, those shown before the one that cuts. */
const BEFORE_CUT = 3;

/** The last visit of every move, in the order in which they were tried. @param {TreePage} page */
function lastVisits({ children }) {
  /** @type {Map<string, Visit>} */
  const visits = new Map();
  for (const child of children) visits.set(child.move ?? '', child);
  return [...visits.values()];
}

/** What is the value of this node? @param {TreePage} page with all its children @returns {ValueQuestion | null} */
export function valueQuestion(page) {
  const { node, children } = page;
  const visits = lastVisits(page);
  if (node.kind !== 'inner' || children.length !== node.children || visits.length < 2 || visits.length > MOST_BRANCHES) return null;
  const values = visits.map(({ value }) => bare(value));
  const answer = best(node.side, values);
  if (compare(answer, node.value) !== 0) return null;
  const branches = visits.map(({ move, value }) => ({ move: move ?? '', value }));
  return {
    kind: 'value', node, moves: movesOf([...page.path, node]), varied: new Set(values).size > 1, branches, answer,
    best: branches.find(({ value }) => compare(value, answer) === 0)?.move ?? '',
  };
}

/**
 * Which of these branches will be cut?
 * @param {TreePage} page with all its children
 * @param {MoveValue[]} exact the values of all branches, also of those that were cut
 * @returns {CutQuestion | null}
 */
export function cutQuestion(page, exact) {
  const { node, skipped_moves: skipped } = page;
  if (node.skipped === 0 || page.children.length !== node.children || isEmptyWindow(node.alpha, node.beta)) return null;
  const values = new Map(exact.map(({ move, value }) => [move, value]));
  const tried = lastVisits(page).map(({ move }) => move ?? '');
  /** @type {MoveValue[]} */
  const branches = [];
  for (const move of [...tried, ...skipped]) {
    const value = values.get(move);
    if (value === undefined) return null;
    branches.push({ move, value });
  }
  const cuts = (/** @type {MoveValue} */ { value }) => (node.side === 'x' ? compare(value, node.beta) >= 0 : compare(value, node.alpha) <= 0);
  const by = branches.findIndex(cuts);
  if (by !== tried.length - 1) return null;
  const left = branches.length <= MOST_BRANCHES ? 0 : Math.max(0, Math.min(by - BEFORE_CUT, branches.length - MOST_BRANCHES));
  const shown = branches.slice(left, left + MOST_BRANCHES);
  const before = branches.slice(0, left).map(({ value }) => value);
  return {
    kind: 'cut', node, moves: movesOf([...page.path, node]), varied: by > 0, left, branches: shown, by: by - left, answer: shown.map((_, i) => i + left > by),
    alpha: node.side === 'x' ? best('x', [node.alpha, ...before]) : node.alpha,
    beta: node.side === 'o' ? best('o', [node.beta, ...before]) : node.beta,
  };
}

/**
 * What are α and β here?
 * @param {TreePage} page @param {OpenNode[]} open the nodes above, as they are when this one is entered
 * @returns {WindowQuestion | null}
 */
export function windowQuestion(page, open) {
  const { node, path } = page;
  if (node.kind !== 'inner' || path.length === 0 || open.length !== path.length || isEmptyWindow(node.alpha, node.beta)) return null;
  const way = path.map(({ move, side }, i) => ({ move, side, best: open[i].best, value: open[i].best === null ? null : open[i].value }));
  const found = (/** @type {Side} */ side) => way.flatMap((above) => (above.side === side && above.value !== null ? [bare(above.value)] : []));
  const alpha = best('x', [path[0].alpha, ...found('x')]);
  const beta = best('o', [path[0].beta, ...found('o')]);
  if (compare(alpha, node.alpha) !== 0 || compare(beta, node.beta) !== 0) return null;
  return { kind: 'window', node, moves: movesOf([...page.path, node]), varied: node.alpha !== LEAST && node.beta !== MOST, way, alpha: node.alpha, beta: node.beta };
}

const DRAWS = new Set(['draw', 'remis', 'remíza', 'ничья', '==', '½']);
/** Other ways to write a side, and infinity. @type {[RegExp, string][]} */
const WORDS = [
  [/^[xх✕×●](?!\p{L})/u, 'x'], [/^[oо◯○](?!\p{L})/u, 'o'], [/^([xo])(?:\s+\p{L}+)*\s*(\d*)(?:\s+\p{L}+)*$/u, '$1$2'],
  [/^([+-]?)(?:infinity|inf|oo|nieskończoność|nekonečno|бесконечность)$/u, '$1∞'],
];

/**
 * What was answered: X3, "x wins in 3", =, draw, +12, −∞; `problem` says why it is no answer.
 * @param {string} text @param {Value} right the answer that is looked for
 * @returns {{value: Value, problem?: undefined} | {problem: 'empty' | 'value' | 'distance', value?: undefined}}
 */
export function readAnswer(text, right) {
  let word = text.trim().toLowerCase().replace(/[−–]/g, '-').replace(/^[≥≤]\s*/u, '').replace(/^([+-])\s+/, '$1');
  if (word === '') return { problem: 'empty' };
  if (DRAWS.has(word)) return { value: '=' };
  for (const [pattern, short] of WORDS) word = word.replace(pattern, short);
  const value = typedValue(word, true);
  if (value === null) return { problem: 'value' };
  const [given, wanted] = [parse(value), parse(right)];
  // A win without its distance is half an answer, not a wrong one.
  const half = given.kind === 'win' && given.plies === null && wanted.kind === 'win' && wanted.plies !== null && given.side === wanted.side;
  return half ? { problem: 'distance' } : { value };
}

/** Whether ticks are those that are right. @param {boolean[]} ticks @param {boolean[]} right */
export const ticksRight = (ticks, right) => ticks.length === right.length && ticks.every((tick, i) => tick === right[i]);

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
    let question = await this.#find(kinds, random);
    if (!question && this.asked.size > 0) {
      // A small tree has only so many: they come again.
      this.asked.clear();
      question = await this.#find(kinds, random);
    }
    if (question) this.asked.add(`${question.kind} ${question.node.id}`);
    return question;
  }

  /** The wanted kind first: each one once in three questions. */
  #kinds() {
    if (!hasWindow(this.search.algorithm)) return KINDS.slice(0, 1);
    const order = shuffled(KINDS, seeded(`${this.seed} ${Math.floor(this.index / KINDS.length)} kinds`));
    const first = this.index % KINDS.length;
    return [...order.slice(first), ...order.slice(0, first)];
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
    const moves = movesOf([...path, node]);
    const { game, evaluator, weights, order, depth } = this.search;
    if (treeOf(game.game)) {
      const source = this.plain({ game, algorithm: 'minimax', ...(depth === undefined ? {} : { depth }) });
      return source && branches(await walk(source, moves), 0);
    }
    const deepest = (deepens(this.search.algorithm) ? this.totals.rounds[node.round]?.depth : depth) ?? 0;
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
