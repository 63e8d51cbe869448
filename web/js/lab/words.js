/**
 * What several parts of the lab need: times and positions in words, what went wrong, tables that scroll, files.
 *
 * @import {Cell} from './types.js'
 */
import { ServerError } from '../net/socket.js';
import { download, h } from '../view/dom.js';
import { errorText, gameName, refusedFor } from '../view/words.js';
import { language, number, t } from '../words/language.js';

const [SECOND, MINUTE, HOUR, DAY, YEAR] = [1e3, 6e4, 36e5, 864e5, 31_557_600_000];

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

/** A table that is wider than the page is scrolled by itself, also by keys. @param {string} label @param {HTMLElement} table */
export function scrolled(label, table) {
  return h('div', { class: 'lab-scroll', role: 'region', 'aria-label': label, tabindex: 0 }, table);
}

/** Hands a file to the reader. @param {{name: string, mime: string, text?: string, base64?: string}} file */
export function handOut({ name, mime, text = '', base64 }) {
  const content = base64 === undefined ? text : Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  download(new Blob([content], { type: mime }), name);
}
