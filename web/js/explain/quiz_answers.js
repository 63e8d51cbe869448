/**
 * Answers as people write them: W3, win 3, =, draw, +12, −∞, -inf.
 */
import { isDecided, parseValue, plies } from './values.js';

const DRAWS = new Set(['draw', 'remis', 'remíza', 'ничья', '==', '½']);
/** Words for a win and a loss in our languages, as W and L. @type {[RegExp, string][]} */
const WORDS = [
  [/^(?:x ?wins?|wins?|wygrana|wygrywa|výhra|vyhraje|победа|выигрыш)(?!\p{L})|^в(?=\d)/u, 'w'],
  [/^(?:x ?loses?|loss|loses?|przegrana|przegrywa|prohra|prohraje|поражение|проигрыш)(?!\p{L})|^п(?=\d)/u, 'l'],
  [/^([+-]?)(?:infinity|inf|oo|nieskończoność|nekonečno|бесконечность)$/u, '$1∞'],
];

/**
 * What was answered; `problem` says why it is no answer.
 * @param {string} text @param {number} right the answer that is looked for
 * @returns {{value: number, problem?: undefined} | {problem: 'empty' | 'value' | 'distance', value?: undefined}}
 */
export function readAnswer(text, right) {
  let word = text.trim().toLowerCase().replace(/[−–]/g, '-').replace(/^[≥≤]\s*/u, '').replace(/^([+-])\s+/, '$1');
  if (word === '') return { problem: 'empty' };
  if (DRAWS.has(word)) return { value: 0 };
  for (const [pattern, short] of WORDS) word = word.replace(pattern, short);
  const value = parseValue(word.replace(/^([wl])\s+/, '$1'));
  if (value === null) return { problem: 'value' };
  // A win without its distance is half an answer, not a wrong one.
  const half = isDecided(value) && plies(value) === null && isDecided(right) && plies(right) !== null && value > 0 === right > 0;
  return half ? { problem: 'distance' } : { value };
}

/** Whether ticks are those that are right. @param {boolean[]} ticks @param {boolean[]} right */
export const ticksRight = (ticks, right) => ticks.length === right.length && ticks.every((tick, i) => tick === right[i]);
