/**
 * Values of a search as text, in the eyes of X, who is MAX: W3, L4, =, +12, −∞.
 *
 * A value is a whole number: wins and losses are near ±10⁹, less the plies from the root of the search.
 *
 * @import {Side} from '../types.js'
 * @import {Totals, TreeBound} from './types.js'
 */

/** Nothing is known yet. */
export const INFINITE = 1_000_000_001;
/** A win whose distance is not counted. */
const WIN = 1_000_000_000;
/** The farthest win that is told by its distance. */
const SLOWEST = WIN - 1 - 100_000;

/**
 * How numbers are written: whether 0 is a draw, and whether a plus is shown.
 * @typedef {{draws: boolean, signed: boolean}} Style
 */

/**
 * A score of 0 is a draw only if no evaluator had a say; the numbers of a typed tree stay as typed.
 * @param {Totals} totals @param {boolean} typed @returns {Style}
 */
export const styleOf = (totals, typed) => ({ draws: !typed && totals.evaluations === 0, signed: !typed });

/** Whether a value is a win or a loss. @param {number} value */
export const isDecided = (value) => Math.abs(value) >= SLOWEST && Math.abs(value) <= WIN;

/** Plies from the root to the end of a decided game; null if not counted. @param {number} value */
export const plies = (value) => (isDecided(value) && Math.abs(value) !== WIN ? WIN - 1 - Math.abs(value) : null);

/** @param {number} value @param {Style} style */
export function valueText(value, style) {
  if (Math.abs(value) >= INFINITE) return value > 0 ? '+∞' : '−∞';
  if (isDecided(value)) return (value > 0 ? 'W' : 'L') + (plies(value) ?? '');
  if (value === 0) return style.draws ? '=' : '0';
  return (value < 0 ? '−' : style.signed ? '+' : '') + Math.abs(value);
}

/** @type {Record<TreeBound, string>} */
const MARKS = { exact: '', lower: '≥', upper: '≤' };

/** A value as a number among others: a draw is 0. @param {number} value @param {Style} style */
export const plainText = (value, style) => valueText(value, { ...style, draws: false });

/** A value with ≥ or ≤ if it is only a bound. @param {number} value @param {TreeBound} bound @param {Style} style */
export const boundText = (value, bound, style) => MARKS[bound] + (bound === 'exact' ? valueText : plainText)(value, style);

/** @param {number} alpha @param {number} beta @param {Style} style */
export const windowText = (alpha, beta, style) => `[${plainText(alpha, style)}, ${plainText(beta, style)}]`;

/** The side a value is good for. @param {number} value @returns {Side | null} */
export const goodSide = (value) => (value > 0 ? 'x' : value < 0 ? 'o' : null);

/** Whether a window only asks "is it better?". @param {number} alpha @param {number} beta */
export const isEmptyWindow = (alpha, beta) => beta - alpha === 1;

/** A value as typed by a person: -3, +∞, W4, = … null if it is none. @param {string} text */
export function parseValue(text) {
  const word = text.trim().replace(/[−–]/g, '-').toLowerCase();
  if (/^\+?(?:∞|inf)$/.test(word)) return INFINITE;
  if (/^-(?:∞|inf)$/.test(word)) return -INFINITE;
  if (word === '=') return 0;
  const decided = /^([wl])(\d{1,5})?$/.exec(word);
  if (decided) {
    const size = decided[2] === undefined ? WIN : WIN - 1 - Number(decided[2]);
    return decided[1] === 'w' ? size : -size;
  }
  return /^[+-]?\d{1,9}$/.test(word) ? Number(word) : null;
}
