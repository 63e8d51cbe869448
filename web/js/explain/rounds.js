/**
 * The rounds of a search; only deepening has more than one.
 *
 * @import {Totals} from './types.js'
 */

/** The round a node belongs to. @param {Totals} totals @param {number} node */
export function roundOf({ rounds }, node) {
  let index = 0;
  while (index + 1 < rounds.length && rounds[index + 1].root <= node) index += 1;
  return { index, depth: rounds[index]?.depth ?? 0, isLast: index + 1 >= rounds.length };
}
