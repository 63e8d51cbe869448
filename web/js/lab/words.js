/**
 * Words of the lab that several of its parts need: names of games, times, values, what went wrong.
 *
 * @import {Cell, Done} from './types.js'
 */
import { parseRules, sizeText, writtenSize } from '../model/rules.js';
import { ServerError } from '../net/socket.js';
import { errorText, refusedFor, rulesName } from '../view/words.js';
import { language, number, t } from '../words/language.js';

const [SECOND, MINUTE, HOUR, DAY, YEAR] = [1e3, 6e4, 36e5, 864e5, 31_557_600_000];

/** A game by what people call it: `reversi:6` is "Reversi 6 × 6". @param {string} name */
export function gameName(name) {
  const [kind, size = ''] = name.split(':');
  switch (kind) {
    case 'reversi': return `${t('lab-game-reversi')} ${sizeText(size || 8, size || 8)}`;
    case 'draughts': return t('lab-game-draughts');
    case 'dots': return `${t('lab-game-dots')} ${writtenSize(size || '3x3')}`;
    default: {
      const rules = parseRules(name);
      return rules ? rulesName(rules) : name;
    }
  }
}

/** A position by its label: the game, then the moves. @param {string} label */
export function labelName(label) {
  const [name, ...moves] = label.split(' ');
  return moves.length > 0 ? t('lab-after-moves', { game: gameName(name), moves: moves.join(' ') }) : gameName(name);
}

/** A time that was measured, in the unit that suits it. @param {number} ms */
export function timeText(ms) {
  if (ms < 1) return `${number(Math.round(ms * 1000))} µs`;
  if (ms < SECOND) return `${number(ms, { maximumFractionDigits: ms < 100 ? 1 : 0 })} ms`;
  return longTime(ms);
}

/** A time roughly, however long. @param {number} ms */
export function longTime(ms) {
  const unit = (/** @type {number} */ n, /** @type {string} */ name, digits = 0) =>
    new Intl.NumberFormat(language(), { style: 'unit', unit: name, unitDisplay: name === 'year' || name === 'day' ? 'long' : 'short', maximumFractionDigits: digits }).format(n);
  if (ms < SECOND) return unit(Math.round(ms), 'millisecond');
  if (ms < MINUTE) return unit(ms / SECOND, 'second', ms < 10_000 ? 1 : 0);
  if (ms < 2 * HOUR) return unit(ms / MINUTE, 'minute');
  if (ms < 2 * DAY) return unit(ms / HOUR, 'hour');
  if (ms < 2 * YEAR) return unit(ms / DAY, 'day');
  return ms < 1e6 * YEAR ? unit(Math.round(ms / YEAR), 'year') : t('lab-forever');
}

/** The value a search found; a result only if it is proven. @param {Done} cell */
export function foundValue({ outcome, plies, value }) {
  if (outcome === 'draw') return t('lab-value-draw');
  if (outcome) return plies === null ? t(`lab-value-${outcome}`) : t(`lab-value-${outcome}-in`, { plies });
  return (value > 0 ? '+' : value < 0 ? '−' : '') + number(Math.abs(value));
}

/** Why a cell has no numbers. @param {Cell} cell */
export function missing(cell) {
  if (cell.state === 'not-run') return t('lab-not-run', { time: longTime(cell.forecast_ms) });
  if (cell.state !== 'stopped') return '';
  return cell.why === 'time' ? t('lab-stopped-time', { time: longTime(cell.after_ms) }) : t(`lab-stopped-${cell.why}`);
}

/** What went wrong, with the lab's own words behind it. @param {unknown} error @returns {{text: string, detail: string}} */
export function faultOf(error) {
  if (error instanceof ServerError && error.code === 'limit') {
    const reason = refusedFor(error);
    return { text: [t('lab-error-settings'), reason].filter(Boolean).join(' '), detail: reason ? '' : error.message };
  }
  return errorText(error);
}
