/**
 * What the reviews at the nodes of a line say together: the mistakes, and the numbers of each side. A review stands at the node after the
 * move it is about.
 *
 * @import {Node} from '../model/tree.js'
 * @typedef {{moves: number, changed: number, missed: number, lost: number, best: number, exact: number, unknown: number}} Tally
 */

/** How a mistake is marked; empty if it is none. @param {MoveReview | null} review */
export const markOf = (review) => (review?.judgement === 'changed' ? '??' : review?.judgement === 'lost' ? '?!' : '');

/** The moves of a line that changed the result or lost much. @param {Node[]} line */
export const mistakes = (line) => line.filter(({ review }) => markOf(review) !== '');

/** The mistake behind a node, or before it, and round again; null if there is none. @param {Node[]} line @param {Node} from @param {1 | -1} way */
export function nextMistake(line, from, way) {
  const found = mistakes(line);
  const ahead = found.filter(({ ply }) => (ply - from.ply) * way > 0);
  return (way > 0 ? ahead[0] ?? found[0] : ahead.at(-1) ?? found.at(-1)) ?? null;
}

/** Whether every move of a line was looked at. @param {Node[]} line */
export const isComplete = (line) => line.length > 1 && line.every(({ parent, review }) => !parent || (review !== null && review.judgement !== 'unknown'));

/** Both sides in plain numbers. @param {Node[]} line @returns {Record<Side, Tally>} */
export function judged(line) {
  const none = () => ({ moves: 0, changed: 0, missed: 0, lost: 0, best: 0, exact: 0, unknown: 0 });
  const tally = { x: none(), o: none() };
  for (const { side, review } of line) {
    if (!side) continue;
    const of = tally[side];
    of.moves += 1;
    of.exact += review?.exact ? 1 : 0;
    of.changed += review?.judgement === 'changed' ? 1 : 0;
    of.missed += review?.judgement === 'changed' && review.from === 'win' ? 1 : 0;
    of.lost += review?.judgement === 'lost' ? 1 : 0;
    of.best += review?.judgement === 'best' ? 1 : 0;
    of.unknown += !review || review.judgement === 'unknown' ? 1 : 0;
  }
  return tally;
}
