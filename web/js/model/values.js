/**
 * Values as text and as a side they are good for. A value is always in the eyes of one side.
 *
 * @import {Side, Value} from '../types.js'
 */
import { other } from './rules.js';

/** The side a value is good for, null if for neither. @param {Value} value @param {Side} side */
export function goodFor(value, side) {
  if (value.kind === 'win') return side;
  if (value.kind === 'loss') return other(side);
  const score = value.kind === 'score' ? value.score ?? 0 : 0;
  return score > 0 ? side : score < 0 ? other(side) : null;
}

/** The same value in the eyes of the other side. @param {Value} value @returns {Value} */
export function negated(value) {
  const bound = value.bound === 'lower' ? 'upper' : value.bound === 'upper' ? 'lower' : value.bound;
  switch (value.kind) {
    case 'win': return { ...value, kind: 'loss', bound };
    case 'loss': return { ...value, kind: 'win', bound };
    case 'score': return { ...value, score: -(value.score ?? 0), bound };
    default: return { ...value, bound };
  }
}

/** A value of `side` in the eyes of ✕. @param {Value} value @param {Side} side */
export const forX = (value, side) => (side === 'x' ? value : negated(value));

/** A number with its sign, short enough for a cell: +31, −64, +1.2k. @param {number} score */
export function shortScore(score) {
  const size = Math.abs(score);
  const digits = size >= 1e6 ? `${trim(size / 1e6)}M` : size >= 1e3 ? `${trim(size / 1e3)}k` : String(Math.round(size));
  return (score > 0 ? '+' : score < 0 ? '−' : '') + digits;
}

/** @param {number} n */
const trim = (n) => (n >= 10 ? String(Math.round(n)) : n.toFixed(1).replace(/\.0$/, ''));

/** W3, L4, =, +31; a bound with ≥ or ≤ in front, an estimate with ≈. @param {Value} value */
export function shortValue(value) {
  const mark = { lower: '≥', upper: '≤', estimate: '≈', exact: '' }[value.bound] ?? '';
  switch (value.kind) {
    case 'win': return `${mark}W${value.plies ?? ''}`;
    case 'loss': return `${mark}L${value.plies ?? ''}`;
    case 'draw': return `${mark}=`;
    default: return mark + shortScore(value.score ?? 0);
  }
}

/** From −1 (the other side has won) to +1, for colours and the chart. @param {Value} value */
export function strength(value) {
  if (value.kind === 'win') return 1;
  if (value.kind === 'loss') return -1;
  return value.kind === 'draw' ? 0 : 0.9 * Math.tanh((value.score ?? 0) / 300);
}

/** A count for people: 1.84 M, 921 k. @param {number} n @param {string} language */
export function count(n, language) {
  const [size, unit] = n >= 1e9 ? [1e9, '\u00a0G'] : n >= 1e6 ? [1e6, '\u00a0M'] : n >= 1e4 ? [1e3, '\u00a0k'] : [1, ''];
  return new Intl.NumberFormat(language, { maximumSignificantDigits: size === 1 ? 6 : 3 }).format(n / size) + unit;
}
