/**
 * Weights of an evaluator as a person types them, and how the worth of a cell is shown.
 *
 * @import {Rules} from '../types.js'
 */

/** The evaluators that have weights. */
export const WEIGHTED = ['line-power', 'open-lines'];
/** The largest size of a weight. */
export const LARGEST = 100_000_000;
const MOST = 9;

/** How many weights there are: for lines with 1, 2 … stones, up to one less than win.
 * @param {string} evaluator @param {Rules} rules */
export const weightCount = (evaluator, { k }) => (evaluator === 'open-lines' ? 1 : Math.max(1, Math.min(MOST, k - 1)));

/** The usual weights. @param {string} evaluator @param {Rules} rules */
export const usualWeights = (evaluator, rules) =>
  Array.from({ length: weightCount(evaluator, rules) }, (_, i) => (evaluator === 'open-lines' ? 1 : Math.min(LARGEST, 10 ** (i + 1))));

/** The weights, or which of them are none: whole numbers within ±10⁸. @param {string[]} texts
 * @returns {{weights: number[], bad: number[]}} */
export function readWeights(texts) {
  const weights = texts.map((text) => {
    const word = text.trim().replace(/[−–]/g, '-');
    return /^[+-]?\d{1,9}$/.test(word) && Math.abs(Number(word)) <= LARGEST ? Number(word) : NaN;
  });
  return { weights, bad: weights.flatMap((weight, i) => (Number.isNaN(weight) ? [i] : [])) };
}

/** How strongly a worth is tinted, from 0 to 1; roots, because weights grow tenfold. @param {number} worth @param {number} most */
export const tint = (worth, most) => (most > 0 ? Math.sqrt(Math.abs(worth) / most) : 0);

/** A worth in at most five letters: +10, −1.2k, +30M. @param {number} worth */
export function shortWorth(worth) {
  const size = Math.abs(worth);
  const sign = worth > 0 ? '+' : worth < 0 ? '−' : '';
  if (size < 1000) return sign + size;
  const [unit, letter] = size < 1e6 ? [1e3, 'k'] : [1e6, 'M'];
  const scaled = size / unit;
  return `${sign}${scaled < 10 ? Math.floor(scaled * 10) / 10 : Math.floor(scaled)}${letter}`;
}
