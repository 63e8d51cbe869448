/**
 * Cells put together: those of one position with one evaluator are compared with each other. No browser.
 *
 * @import {Cell, Done, Group} from './types.js'
 * @typedef {'nodes' | 'time' | 'cutoffs' | 'branching'} PlotKind
 * @typedef {{name: string, points: [number, number][]}} PlotLine
 */

/** @param {Cell[]} cells @returns {Group[]} in the order in which they come */
export function groupsOf(cells) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const cell of cells) {
    const key = `${cell.game}\n${cell.evaluator}`;
    const group = groups.get(key) ?? { label: cell.game, evaluator: cell.evaluator, algorithms: [], depths: [], cells: [] };
    groups.set(key, group);
    group.cells.push(cell);
    if (!group.algorithms.includes(cell.algorithm)) group.algorithms.push(cell.algorithm);
    if (!group.depths.includes(cell.depth)) group.depths.push(cell.depth);
  }
  for (const group of groups.values()) group.depths.sort((a, b) => a - b);
  return [...groups.values()];
}

/** @param {Group} group @param {string} algorithm @param {number} depth */
export const cellOf = (group, algorithm, depth) => group.cells.find((cell) => cell.algorithm === algorithm && cell.depth === depth);

/** Whether a search came to its end. @param {Cell | undefined} cell @returns {cell is Cell & Done} */
export const isDone = (cell) => cell?.state === 'done';

/**
 * The b of nodes = 1 + b + b² + … + b^depth: how many children every inner node of an even tree would have.
 * @param {number} nodes @param {number} depth
 */
export function branching(nodes, depth) {
  const size = (/** @type {number} */ b) => {
    let sum = 0;
    for (let ply = 0; ply <= depth; ply++) sum = sum * b + 1;
    return sum;
  };
  let [low, high] = [0, nodes];
  for (let halving = 0; halving < 128; halving++) {
    const middle = (low + high) / 2;
    if (size(middle) < nodes) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The share of inner nodes at which moves were left out, from 0 to 1. @param {Done} cell */
export function cutoffShare({ nodes, leaves, table_hits: hits, cutoffs }) {
  const inner = nodes - leaves - hits;
  return inner > 0 ? cutoffs / inner : 0;
}

/** What a plot shows of a cell; null if it was not measured. @param {PlotKind} kind @param {Cell | undefined} cell */
export function plotValue(kind, cell) {
  if (!isDone(cell)) return null;
  switch (kind) {
    case 'nodes': return cell.nodes;
    case 'time': return cell.time_ms;
    case 'cutoffs': return 100 * cutoffShare(cell);
    default: return branching(cell.nodes, cell.depth);
  }
}

/** The lines of a plot. @param {Group} group @param {PlotKind} kind @returns {PlotLine[]} */
export function plotLines(group, kind) {
  return group.algorithms.map((name) => ({
    name,
    points: group.depths.flatMap((depth) => {
      const value = plotValue(kind, cellOf(group, name, depth));
      return value === null ? [] : [/** @type {[number, number]} */ ([depth, value])];
    }),
  }));
}
