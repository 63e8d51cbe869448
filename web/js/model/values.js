/**
 * What is known of a position, as the server writes it: `X3` (X wins in 3 plies), `O`, `=` (a proven draw), `+63`, `0`,
 * `+3.25` or `-10/3` for the average of a chance node, with `≥`, `≤` or `≈` in front for a bound or an estimate, `?` for nothing, `-inf` and `+inf` as ends of a window.
 *
 * Always from the point of view of X, the first player, whoever is to move.
 *
 * `rank` orders values as X does: a quick loss is the smallest, a quick win the largest.
 * @typedef {'win' | 'draw' | 'score' | 'infinite' | 'unknown'} Kind
 * @typedef {{kind: Kind, side: Side | null, plies: number | null, score: number, bound: 'exact' | 'lower' | 'upper' | 'estimate', rank: number}} Parsed
 */

const WIN = 1_000_000_000;
/** @type {Record<string, Parsed['bound']>} */
const MARKS = { '≥': 'lower', '≤': 'upper', '≈': 'estimate' };
/** A whole number, a decimal, or a fraction. */
const SCORE = /^([+-]?\d{1,9})(?:\.\d{1,4}|\/([1-9]\d{0,6}))?$/;
/** Nothing known from below, and from above. */
export const [LEAST, MOST] = ['-inf', '+inf'];

/** @param {Kind} kind @param {number} rank @param {Partial<Parsed>} [more] @returns {Parsed} */
const value = (kind, rank, more) => ({ kind, rank, side: rank > 0 ? 'x' : rank < 0 ? 'o' : null, plies: null, score: 0, bound: 'exact', ...more });

/** What a text says; null if it is not a value. @param {string} text @returns {Parsed | null} */
function read(text) {
  if (text === '?') return value('unknown', 0);
  const bound = MARKS[text[0]] ?? 'exact';
  const rest = bound === 'exact' ? text : text.slice(1);
  if (rest === '=') return value('draw', 0, { bound });
  if (rest === LEAST) return value('infinite', -WIN - 1, { bound });
  if (rest === MOST) return value('infinite', WIN + 1, { bound });
  const won = /^([XO])(\d{1,6})?$/.exec(rest);
  if (won) {
    const plies = won[2] === undefined ? null : Number(won[2]);
    const size = plies === null ? WIN : WIN - 1 - plies;
    return value('win', won[1] === 'X' ? size : -size, { plies, bound });
  }
  const number = SCORE.exec(rest);
  if (!number) return null;
  const score = number[2] === undefined ? Number(rest) : Number(number[1]) / Number(number[2]);
  // No score is taken for a win, and -0 not for less than 0.
  return value('score', score + 0, { score: score + 0, bound });
}

/** Whether the server could have written it. @param {unknown} text @returns {text is Value} */
export const isValue = (text) => typeof text === 'string' && text.length <= 20 && read(text) !== null;

/** @param {Value} text @returns {Parsed} */
export const parse = (text) => read(text) ?? value('unknown', 0);

/** The side a value is good for, null if for neither. @param {Value} text */
export const goodFor = (text) => parse(text).side;

/** Whether a value is more than an evaluator's opinion. @param {Value} text */
export const isDecided = (text) => ['win', 'draw'].includes(parse(text).kind);

/** Whether the result is known for certain: that of a bound if it points towards the winner. @param {Value} text */
export function isProven(text) {
  const { kind, bound, side } = parse(text);
  if (kind === 'win') return bound === 'exact' || bound === (side === 'x' ? 'lower' : 'upper');
  return kind === 'draw' && bound === 'exact';
}

/** Below 0 if the first is better for O, above 0 if for X. @param {Value} a @param {Value} b */
export const compare = (a, b) => parse(a).rank - parse(b).rank;

/** The best of some values for a side. @param {Side} side @param {Value[]} values one at least */
export const best = (side, values) => values.reduce((a, b) => ((side === 'x' ? compare(b, a) : compare(a, b)) > 0 ? b : a));

/** The value without the mark of a bound. @param {Value} text */
export const bare = (text) => (text[0] in MARKS ? text.slice(1) : text);

/** Whether a window only asks "is it better?". @param {Value} alpha @param {Value} beta */
export const isEmptyWindow = (alpha, beta) => compare(beta, alpha) === 1;

/** The same value told `plies` earlier in the game: a win is so much farther away. @param {Value} text @param {number} plies */
export function earlier(text, plies) {
  const { kind, plies: distance } = parse(text);
  return kind === 'win' && distance !== null ? text.replace(/\d+$/, String(distance + plies)) : text;
}

/** From −1 (O has won) to +1 (X has), for colours and the chart. @param {Value} text */
export function strength(text) {
  const { kind, rank, score } = parse(text);
  return kind === 'score' ? 0.9 * Math.tanh(score / 300) : Math.sign(rank);
}

/** From so many points on of the engine's evaluation a side is slightly better, better, much better. */
const DEGREES = /** @type {const} */ ([[600, 'much'], [150, 'better'], [30, 'slightly']]);

/** How much better a side is by a score of the engine. @param {number} score */
export const degree = (score) => DEGREES.find(([least]) => Math.abs(score) >= least)?.[1] ?? 'even';

/** What stands for a side in a short value. @type {Record<Look, string>} */
const SIGNS = { x: 'X', o: 'O', black: '●', white: '○', red: '●', yellow: '○', max: 'X', min: 'O' };

/** The text on the page: as it is written, but with the stones of the two sides where they have stones. @param {Value} text
 * @param {readonly Look[]} looks */
export function shortValue(text, looks) {
  const sign = { X: SIGNS[looks[0]], O: SIGNS[looks[1]] };
  return text.replace(/[XO]/, (letter) => sign[/** @type {'X' | 'O'} */ (letter)]).replace('inf', '∞');
}

/** The same, short enough for a cell: scores of five digits and more as +12k. @param {Value} text @param {readonly Look[]} looks */
export const cellValue = (text, looks) => shortValue(text, looks).replace(/\d{5,9}$/, (digits) => shortNumber(Number(digits)));

/** 12k, 1.5M. @param {number} n not negative */
function shortNumber(n) {
  const [unit, letter] = n < 1e6 ? [1e3, 'k'] : [1e6, 'M'];
  return `${n / unit < 10 ? Math.floor((n / unit) * 10) / 10 : Math.floor(n / unit)}${letter}`;
}

/** A sum of weights in at most five letters: +10, -1.2k, +30M. @param {number} n */
export const shortSum = (n) => (n > 0 ? '+' : n < 0 ? '-' : '') + (Math.abs(n) < 1000 ? Math.abs(n) : shortNumber(Math.abs(n)));

/** A whole number as a score is written. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : String(n));

/** @param {Value} alpha @param {Value} beta @param {readonly Look[]} looks */
export const windowText = (alpha, beta, looks) => `[${shortValue(alpha, looks)}, ${shortValue(beta, looks)}]`;

/** A value as a person types it: -3, +∞, x4, = … null if it is none. @param {string} text @param {boolean} [average] whether it may be
 * an average, 3.25 or 10/3 @returns {Value | null} */
export function typedValue(text, average = false) {
  const word = text.trim().replace(/[−–]/g, '-').replace('∞', 'inf').replace('●', 'x').replace('○', 'o').toUpperCase();
  if (/^[+-]?INF$/.test(word)) return word[0] === '-' ? LEAST : MOST;
  if (/^0+$|^[+-]0+$/.test(word)) return '0';
  if (/[./]/.test(word) && !average) return null;
  const number = /^[+-]?\d{1,9}$/.test(word) ? signed(Number(word)) : /^\d/.test(word) ? `+${word}` : word;
  return isValue(number) && /^[XO=\d+-]/.test(number) ? number : null;
}

/** A count for people: 1.84 M, 921 k. @param {number} n @param {string} language */
export function count(n, language) {
  const [size, unit] = n >= 1e9 ? [1e9, '\u00a0G'] : n >= 1e6 ? [1e6, '\u00a0M'] : n >= 1e4 ? [1e3, '\u00a0k'] : [1, ''];
  return new Intl.NumberFormat(language, { maximumSignificantDigits: size === 1 ? 6 : 3 }).format(n / size) + unit;
}
