/**
 * What is remembered of the puzzles that were solved: on how many days in a row that of the day, how many in a row without help. Kept in
 * local storage, where anything may stand. No browser.
 *
 * @typedef {{day: string, days: number, row: number, solved: number, done: string[]}} Score `day`: the last day whose puzzle was solved;
 *   `done`: the addresses of puzzles that count no more, the latest last
 */
import { isDate, today } from './wish.js';

/** No count is larger. */
const MOST = 1_000_000;
/** So many puzzles are remembered, each by so many letters at most. */
const [REMEMBERED, LONGEST] = [300, 80];

/** @type {Score} */
const NONE = { day: '', days: 0, row: 0, solved: 0, done: [] };

/** The score that was stored, as far as it makes sense. @param {any} stored @returns {Score} */
export function scoreOf(stored) {
  if (typeof stored !== 'object' || stored === null) return NONE;
  const count = (/** @type {unknown} */ n) => (Number.isInteger(n) ? Math.max(0, Math.min(MOST, Number(n))) : 0);
  const { day, days, row, solved, done } = stored;
  const known = typeof day === 'string' && isDate(day);
  const texts = Array.isArray(done) ? done.filter((text) => typeof text === 'string' && text.length <= LONGEST) : [];
  return { day: known ? day : '', days: known ? count(days) : 0, row: count(row), solved: count(solved), done: texts.slice(-REMEMBERED) };
}

/** @param {string} date @param {number} days */
const shifted = (date, days) => today(new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000));

/** On how many days in a row, as of today: one that is over without its puzzle ends it. @param {Score} score @param {string} date of today */
export const daysInARow = ({ day, days }, date) => (day === date || day === shifted(date, -1) ? days : 0);

/**
 * A puzzle was solved: `alone` without a hint or a wrong move. Each counts once, and not at all once its solution was shown.
 * @param {Score} score @param {{puzzle: string, alone: boolean, date: string}} solved `date`: of today if it is the puzzle of today, else empty
 * @returns {Score}
 */
export function withSolved(score, { puzzle, alone, date }) {
  if (score.done.includes(puzzle)) return score;
  const isNewDay = date !== '' && date !== score.day;
  const days = isNewDay ? daysInARow(score, date) + 1 : score.days;
  const row = alone ? score.row + 1 : 0;
  return {
    day: isNewDay ? date : score.day, days: Math.min(days, MOST), row: Math.min(row, MOST), solved: Math.min(score.solved + 1, MOST), done: remember(score, puzzle),
  };
}

/** A wrong move, or a look at the solution, of a puzzle that was not solved before: the row ends. @param {Score} score @param {string} puzzle
 * @param {boolean} given whether its solution was shown, so that it counts no more @returns {Score} */
export function withFault(score, puzzle, given) {
  if (score.done.includes(puzzle)) return score;
  return { ...score, row: 0, done: given ? remember(score, puzzle) : score.done };
}

/** @param {Score} score @param {string} puzzle */
const remember = ({ done }, puzzle) => [...done, puzzle.slice(0, LONGEST)].slice(-REMEMBERED);

/** A short name of a long text, such as a position. @param {string} text */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ /** @type {number} */ (letter.codePointAt(0)), 0x01000193);
  return (hash >>> 0).toString(16);
}
