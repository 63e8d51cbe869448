/** What is said of moves in puzzles: what the right one is for, and why another one is wrong. */
import { moveName, reasonText } from '../view/words.js';
import { parse } from '../model/values.js';
import { t } from '../words/language.js';

/** How many moves of a refutation are told. */
const TOLD = 7;
/** What a stone on a cell makes, as a reason: for whoever moves, and for the other side, which it keeps from that. */
const [MAKES, PREVENTS] = [
  { double: 'makes_double', four_three: 'makes_four_three', four: 'makes_four', two_threes: 'makes_two_threes', three: 'makes_three' },
  { wins: 'blocks_win', double: 'blocks_double', four_three: 'prevents_four_three', four: 'prevents_four', two_threes: 'prevents_two_threes', three: 'prevents_three' },
];

/** What a move makes or prevents, if that is a threat. @param {Threat[]} threats @param {string} move @param {Side} mover
 * @param {boolean} defends whether it is to prevent something, first of all @param {number} [k] */
export function purposeOf(threats, move, mover, defends, k) {
  const here = threats.filter(({ cell }) => cell === move);
  const code = (/** @type {Record<string, string>} */ codes, /** @type {boolean} */ own) => here.filter(({ side }) => (side === mover) === own).map(({ kind }) => codes[kind]).find(Boolean);
  const found = defends ? code(PREVENTS, false) ?? code(MAKES, true) : code(MAKES, true) ?? code(PREVENTS, false);
  return found ? t('puzzle-hint-what', { reason: reasonText({ code: found, plies: null }, k) }) : '';
}

/** Why a move is wrong. @param {string} move @param {string[]} line the play after it @param {Value} value */
export function refutation(move, line, value) {
  const { kind } = parse(value);
  const moves = line.slice(0, TOLD).map(moveName).join(' ') + (line.length > TOLD ? ' …' : '');
  if (kind === 'win') return t('puzzle-loses', { move, moves });
  if (kind === 'draw') return t('puzzle-draws', { move, moves });
  return line[0] ? t('puzzle-stopped', { move, reply: moveName(line[0]) }) : t('puzzle-not', { move });
}
