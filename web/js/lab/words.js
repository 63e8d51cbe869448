/** What several parts of the lab need: a choice of games; times and positions in words, what went wrong, tables that scroll, files. */
import { ServerError } from '../net/socket.js';
import { download, h, labelled, show } from '../view/dom.js';
import { errorText, gameName, refusedFor } from '../view/words.js';
import { language, number, t } from '../words/language.js';
import { familyOf } from '../app/positions.js';

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
  if (cell.state === 'failed') return t('lab-failed', { reason: cell.reason });
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

/** A table that is wider than the page is scrolled by itself, also by keys. @param {string} caption @param {HTMLElement} head @param {HTMLElement[]} rows
 * @param {{id?: string, class?: string}} [props] */
export function scrolled(caption, head, rows, props = {}) {
  const table = h('table', { class: 'lab-table', ...props }, h('caption', { class: 'unseen' }, caption), h('thead', {}, head), h('tbody', {}, ...rows));
  return h('div', { class: 'lab-scroll', role: 'region', 'aria-label': caption, tabindex: 0 }, table);
}

/** Hands a file to the reader. @param {{name: string, mime: string, text?: string, base64?: string}} file */
export function handOut({ name, mime, text = '', base64 }) {
  const content = base64 === undefined ? text : Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  download(new Blob([content], { type: mime }), name);
}

const [BOARD, OWN] = ['board', 'own'];

/** Which game: one of a list, the position on the board, or any other as it is written on the command line. */
export class GameField {
  /**
   * @param {App} app @param {string} prefix of the ids @param {{board: boolean, chosen: string}} options whether the
   *   position on the board can be chosen @param {() => void} onChange
   */
  constructor(app, prefix, { board, chosen }, onChange) {
    this.app = app;
    this.board = board;
    /** @type {LabGame[]} */
    this.games = [{ name: chosen, evaluators: [] }];
    this.list = /** @type {HTMLSelectElement} */ (h('select', { id: `${prefix}-game` }));
    this.text = /** @type {HTMLInputElement} */ (h('input', {
      id: `${prefix}-game-own`, type: 'text', value: '6x6x4', maxlength: 200, autocomplete: 'off', spellcheck: 'false', 'aria-describedby': `${prefix}-problem`,
    }));
    this.own = labelled(board ? 'lab-games-own' : 'lab-game-own-label', this.text, { hidden: true });
    this.elements = [labelled('lab-game', this.list, { class: 'row lab-game' }), this.own];
    this.list.addEventListener('change', () => {
      show(this.own, this.list.value === OWN);
      onChange();
    });
    this.text.addEventListener('input', onChange);
    this.render(chosen);
  }

  /** @param {LabOffer} offer */
  offer({ games }) {
    this.games = games;
    this.render();
  }

  /** The list in the language of the page. @param {string} [chosen] */
  render(chosen = this.list.value) {
    const option = (/** @type {string} */ value, /** @type {string} */ words) => h('option', { value, selected: value === chosen }, words);
    this.list.replaceChildren(
      ...(this.board ? [option(BOARD, t('lab-game-board'))] : []),
      ...this.games.map(({ name }) => option(name, gameName(name))),
      option(OWN, t('lab-game-own')),
    );
  }

  /** The games by name; none if nothing is written. @returns {string[]} */
  get names() {
    if (this.list.value === BOARD) return [this.app.session.tree.game];
    if (this.list.value === OWN) return this.text.value.split(/[\s,]+/).filter((word) => word !== '');
    return [this.list.value];
  }

  /** The moves that lead to the position. */
  get moves() {
    return this.list.value === BOARD ? this.app.session.tree.wire().moves.join(' ') : '';
  }

  /** The evaluators of the games, each once. */
  get evaluators() {
    const family = (/** @type {string} */ name) => familyOf(name.toLowerCase(), this.app.link.welcome);
    const wanted = new Set(this.names.map(family));
    return [...new Set(this.games.filter(({ name }) => wanted.has(family(name))).flatMap(({ evaluators }) => evaluators))];
  }
}
