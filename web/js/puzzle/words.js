/** What is said of moves in puzzles: what the right one is for, and why another one is wrong. */
import { moveName, reasonText } from '../view/words.js';
import { parse } from '../model/values.js';
import { t } from '../words/language.js';

/** How many moves of a refutation are told. */
const TOLD = 7;
/** What the right move is for; empty if there is nothing in particular. @param {{code: string, plies: number | null}} reason @param {number} [k] */
export const purposeText = (reason, k) => (reason.code === 'best' ? '' : t('puzzle-hint-what', { reason: reasonText(reason, k) }));

/** Why a move is wrong. @param {string} move @param {string[]} line the play after it @param {Value} value */
export function refutation(move, line, value) {
  const { kind } = parse(value);
  const moves = line.slice(0, TOLD).map(moveName).join(' ') + (line.length > TOLD ? ' …' : '');
  if (kind === 'win') return t('puzzle-loses', { move, moves });
  if (kind === 'draw') return t('puzzle-draws', { move, moves });
  return line[0] ? t('puzzle-stopped', { move, reply: moveName(line[0]) }) : t('puzzle-not', { move });
}
