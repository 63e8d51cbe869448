/**
 * The algorithms as in the textbooks, and which line an event is at.
 *
 * `caller` is the line of the parent that is waiting for the node.
 *
 * @import {StepState} from './stepper.js'
 * @typedef {{line: number, caller: number | null}} Lit
 * @typedef {{enter: number, leaf: number, table?: number, call: number, scout?: number, again?: number,
 *   max: number, min: number, cut?: number, give: number, round?: number}} Places
 */
import { isEmptyWindow } from '../model/values.js';

/** @type {Record<string, {code: string[], at: Places}>} */
const ALGORITHMS = {
  minimax: {
    code: [
      'minimax(node):',
      '  if node is a leaf: return its value',
      '  best = −∞ at ▲, +∞ at ▼',
      '  for each move:',
      '    v = minimax(node after move)',
      '    if node is ▲ and v > best: best = v',
      '    if node is ▼ and v < best: best = v',
      '  return best',
    ],
    at: { enter: 0, leaf: 1, call: 4, max: 5, min: 6, give: 7 },
  },
  negamax: {
    code: [
      'negamax(node):',
      '  if node is a leaf: return its value',
      '      to the side to move',
      '  best = −∞',
      '  for each move:',
      '    v = −negamax(node after move)',
      '    if v > best: best = v',
      '  return best',
    ],
    at: { enter: 0, leaf: 1, call: 5, max: 6, min: 6, give: 7 },
  },
  'alpha-beta': {
    code: [
      'alphabeta(node, α, β):',
      '  if node is a leaf: return its value',
      '  best = −∞ at ▲, +∞ at ▼',
      '  for each move:',
      '    v = alphabeta(node after move, α, β)',
      '    at ▲: best = max(best, v); raise α to best',
      '    at ▼: best = min(best, v); lower β to best',
      '    if α ≥ β: break            // cut',
      '  return best',
    ],
    at: { enter: 0, leaf: 1, call: 4, max: 5, min: 6, cut: 7, give: 8 },
  },
  pvs: {
    code: [
      'pvs(node, α, β):      // for the side to move',
      '  if node is a leaf: return its value',
      '  best = −∞',
      '  for each move:',
      '    if it is the first move:',
      '      v = −pvs(node after move, −β, −α)',
      '    else:               // only: is it better?',
      '      v = −pvs(node after move, −(α+1), −α)',
      '      if α < v < β:     // it is: search again',
      '        v = −pvs(node after move, −β, −α)',
      '    best = max(best, v); α = max(α, v)',
      '    if α ≥ β: break     // cut',
      '  return best',
    ],
    at: { enter: 0, leaf: 1, call: 5, scout: 7, again: 9, max: 10, min: 10, cut: 11, give: 12 },
  },
  deepening: {
    code: [
      'for depth = 1, 2, 3, …:',
      '  value = search(root, depth, −∞, +∞)',
      '',
      'search(node, depth, α, β):  // for side to move',
      '  if the table knows enough: return that',
      '  if leaf or depth = 0: return its value',
      '  best = −∞',
      '  for each next node, the table\'s best first:',
      '    if it is the first:',
      '      v = −search(next, depth−1, −β, −α)',
      '    else:               // only: is it better?',
      '      v = −search(next, depth−1, −(α+1), −α)',
      '      if α < v < β:     // it is: search again',
      '        v = −search(next, depth−1, −β, −α)',
      '    best = max(best, v); α = max(α, v)',
      '    if α ≥ β: break     // cut',
      '  put node, depth, best, bound into the table',
      '  return best',
    ],
    at: { enter: 3, table: 4, leaf: 5, call: 9, scout: 11, again: 13, max: 14, min: 14, cut: 15, give: 17, round: 0 },
  },
};

/** Those whose code is here. */
export const EXPLAINED = Object.keys(ALGORITHMS);

/** One that the server can explain and nobody has written down is shown as alpha-beta. @param {string} algorithm */
const about = (algorithm) => (Object.hasOwn(ALGORITHMS, algorithm) ? ALGORITHMS[algorithm] : ALGORITHMS['alpha-beta']);

/** @param {string} algorithm */
export const codeOf = (algorithm) => about(algorithm).code;

/** Whether an algorithm has windows at all. @param {string} algorithm */
export const hasWindow = (algorithm) => about(algorithm).at.cut !== undefined;

/** Whether the code takes the point of view of the side to move. @param {string} algorithm */
export const negates = (algorithm) => about(algorithm).at.max === about(algorithm).at.min;

/**
 * How the innermost node was asked: first or plainly, only whether it is better, or again because it is.
 * @param {string} algorithm @param {StepState} state @returns {'call' | 'scout' | 'again'}
 */
export function asking(algorithm, state) {
  const { frame, parent } = state;
  if (about(algorithm).at.scout === undefined || !frame || !parent || frame.id === parent.id + 1) return 'call';
  return isEmptyWindow(frame.entry.alpha, frame.entry.beta) ? 'scout' : 'again';
}

/** @param {string} algorithm @param {Step} step @param {StepState} state @returns {Lit} */
export function litLines(algorithm, step, state) {
  const { at } = about(algorithm);
  if (step.kind === 'round') return { line: at.round ?? 0, caller: null };
  const caller = state.parent ? at[asking(algorithm, state)] ?? at.call : at.round === undefined ? null : 1;
  const leaf = state.frame?.leaf;
  const line = {
    enter: at.enter, leaf: at.leaf, table: at.table ?? at.leaf, improved: state.frame?.side === 'o' ? at.min : at.max,
    cut: at.cut ?? at.give, return: leaf ? at[leaf] ?? at.leaf : at.give,
  }[step.kind];
  return { line, caller };
}
