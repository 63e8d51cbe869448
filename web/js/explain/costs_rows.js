/**
 * The rows of the strip of costs as numbers: distances counted from the position of the first row, and whether
 * a row agrees with the one above.
 *
 * @typedef {{cell: string, value: number}} Cost
 * @typedef {{exact: boolean, depth: number, values: Cost[], chosen: string | null, nodes: number}} Costs
 */
import { plies } from './values.js';

/** Cards of a row that are shown at first, and how many more at a time. */
export const SHOWN = 24;

/** A value of the position `row` plies after the first one, its distance counted from the first.
 * @param {number} value @param {number} row */
export const fromFirst = (value, row) => (plies(value) === null ? value : value - Math.sign(value) * row);

/** An answer about row `row`, counted from the first one. @param {Costs} costs @param {number} row @returns {Costs} */
export const countFromFirst = (costs, row) => ({ ...costs, values: costs.values.map((cost) => ({ ...cost, value: fromFirst(cost.value, row) })) });

/**
 * The depth to send for a row, so that it agrees with the one above.
 * @param {number} wanted of the first row @param {number} row @param {Costs | null} above
 */
export function depthOfRow(wanted, row, above) {
  return Math.max(1, above && !above.exact ? above.depth - 1 : wanted - row);
}

/**
 * Whether the best value of a row is what the opened move was worth in the row above. It is, unless the two had to
 * be searched to different depths.
 * @param {Costs} above @param {string} cell @param {Costs} below both counted from the first row
 * @returns {{same: boolean, value: number, best: number}}
 */
export function agreement(above, cell, below) {
  const value = above.values.find((cost) => cost.cell === cell)?.value ?? NaN;
  const best = below.values[0]?.value ?? NaN;
  return { same: value === best, value, best };
}
