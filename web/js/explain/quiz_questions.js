/**
 * The three kinds of questions about a node of a search, with their answers. Pure: what is needed is given.
 *
 * A question is only asked if its answer follows from what is shown; where a search had other reasons (a table, an
 * empty window), there is none. `varied` questions are better ones: not all values alike.
 *
 * @import {Side} from '../types.js'
 * @import {OpenNode, TreeBound, TreePage, Visit} from './types.js'
 *
 * @typedef {{move: string, value: number, bound: TreeBound}} Branch
 * @typedef {{node: Visit, moves: string[], varied: boolean}} Common `moves` lead from the root to the node
 * @typedef {Common & {kind: 'value', branches: Branch[], answer: number, best: string}} ValueQuestion
 * @typedef {Common & {kind: 'cut', alpha: number, beta: number, left: number, branches: Branch[], by: number, answer: boolean[]}} CutQuestion
 *   `left` are the branches before those that are shown, `by` the one that cuts
 * @typedef {{move: string | null, side: Side, best: string | null, value: number | null}} WayNode
 * @typedef {Common & {kind: 'window', way: WayNode[], alpha: number, beta: number}} WindowQuestion
 * @typedef {ValueQuestion | CutQuestion | WindowQuestion} Question
 */
import { INFINITE, isEmptyWindow } from './values.js';

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
  const values = visits.map(({ value }) => value);
  const answer = node.side === 'x' ? Math.max(...values) : Math.min(...values);
  if (answer !== node.value) return null;
  const branches = visits.map(({ move, value, bound }) => ({ move: move ?? '', value, bound }));
  return {
    kind: 'value', node, moves: movesTo(page), varied: new Set(values).size > 1, branches, answer,
    best: branches.find(({ value }) => value === answer)?.move ?? '',
  };
}

/**
 * Which of these branches will be cut?
 * @param {TreePage} page with all its children
 * @param {{move: string, value: number}[]} exact the values of all branches, also of those that were cut
 * @returns {CutQuestion | null}
 */
export function cutQuestion(page, exact) {
  const { node, skipped_moves: skipped } = page;
  if (node.skipped === 0 || page.children.length !== node.children || isEmptyWindow(node.alpha, node.beta)) return null;
  const values = new Map(exact.map(({ move, value }) => [move, value]));
  const tried = lastVisits(page).map(({ move }) => move ?? '');
  /** @type {Branch[]} */
  const branches = [];
  for (const move of [...tried, ...skipped]) {
    const value = values.get(move);
    if (value === undefined) return null;
    branches.push({ move, value, bound: 'exact' });
  }
  const cuts = (/** @type {Branch} */ { value }) => (node.side === 'x' ? value >= node.beta : value <= node.alpha);
  const by = branches.findIndex(cuts);
  if (by !== tried.length - 1) return null;
  const left = branches.length <= MOST_BRANCHES ? 0 : Math.max(0, Math.min(by - BEFORE_CUT, branches.length - MOST_BRANCHES));
  const shown = branches.slice(left, left + MOST_BRANCHES);
  const before = branches.slice(0, left).map(({ value }) => value);
  return {
    kind: 'cut', node, moves: movesTo(page), varied: by > 0, left, branches: shown, by: by - left, answer: shown.map((_, i) => i + left > by),
    alpha: node.side === 'x' ? Math.max(node.alpha, ...before) : node.alpha,
    beta: node.side === 'o' ? Math.min(node.beta, ...before) : node.beta,
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
  const found = (/** @type {Side} */ side) => way.flatMap((above) => (above.side === side && above.value !== null ? [above.value] : []));
  const alpha = Math.max(path[0].alpha, ...found('x'));
  const beta = Math.min(path[0].beta, ...found('o'));
  if (alpha !== node.alpha || beta !== node.beta) return null;
  return { kind: 'window', node, moves: movesTo(page), varied: alpha > -INFINITE && beta < INFINITE, way, alpha, beta };
}
