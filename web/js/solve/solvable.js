/**
 * Whether a position can be solved, and if not, why. No browser.
 *
 * @import {Outcome, Rules} from '../types.js'
 */

/** The largest board that the solver takes. */
export const MOST_CELLS = 64;

/**
 * Why a position cannot be solved: a message and its arguments; null if it can.
 * @param {Rules} rules @param {Outcome | null} outcome
 * @returns {{id: string, args: Record<string, number>} | null}
 */
export function obstacle(rules, outcome) {
  const cells = rules.width * rules.height;
  if (outcome) return { id: 'solve-over', args: {} };
  if (rules.exact || rules.gravity) return { id: 'solve-rules', args: { k: rules.k } };
  if (cells > MOST_CELLS) return { id: 'solve-too-large', args: { most: MOST_CELLS, cells } };
  return null;
}
