/**
 * The three kinds of questions about a node of a search, with their answers, and answers as people write them. Pure: what is
 * needed is given.
 *
 * A question is only asked if its answer follows from what is shown; where a search had other reasons (a table, an
 * empty window), there is none. `varied` questions are better ones: not all values alike.
 *
 * @import {MoveValue, Side, Value} from '../types.js'
 * @import {OpenNode, TreePage, Visit} from './types.js'
 *
 * @typedef {{node: Visit, moves: string[], varied: boolean}} Common `moves` lead from the root to the node
 * @typedef {Common & {kind: 'value', branches: MoveValue[], answer: Value, best: string}} ValueQuestion
 * @typedef {Common & {kind: 'cut', alpha: Value, beta: Value, left: number, branches: MoveValue[], by: number, answer: boolean[]}} CutQuestion
 *   `left` are the branches before those that are shown, `by` the one that cuts
 * @typedef {{move: string | null, side: Side, best: string | null, value: Value | null}} WayNode
 * @typedef {Common & {kind: 'window', way: WayNode[], alpha: Value, beta: Value}} WindowQuestion
 * @typedef {ValueQuestion | CutQuestion | WindowQuestion} Question
 */
import { LEAST, MOST, bare, best, compare, isEmptyWindow, parse, typedValue } from '../model/values.js';

/** The most branches that are shown. */
const MOST_BRANCHES = 10;
/** Of many branches, those shown before the one that cuts. */
const BEFORE_CUT = 3;

/** @param {TreePage} page */
const movesTo = ({ path, node }) => [...path, node].flatMap(({ move }) => (move === null ? [] : [move]));

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
    kind: 'value', node, moves: movesTo(page), varied: new Set(values).size > 1, branches, answer,
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
    kind: 'cut', node, moves: movesTo(page), varied: by > 0, left, branches: shown, by: by - left, answer: shown.map((_, i) => i + left > by),
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
  return { kind: 'window', node, moves: movesTo(page), varied: node.alpha !== LEAST && node.beta !== MOST, way, alpha: node.alpha, beta: node.beta };
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
  const value = typedValue(word);
  if (value === null) return { problem: 'value' };
  const [given, wanted] = [parse(value), parse(right)];
  // A win without its distance is half an answer, not a wrong one.
  const half = given.kind === 'win' && given.plies === null && wanted.kind === 'win' && wanted.plies !== null && given.side === wanted.side;
  return half ? { problem: 'distance' } : { value };
}

/** Whether ticks are those that are right. @param {boolean[]} ticks @param {boolean[]} right */
export const ticksRight = (ticks, right) => ticks.length === right.length && ticks.every((tick, i) => tick === right[i]);
