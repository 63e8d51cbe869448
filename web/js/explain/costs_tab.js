/**
 * The tab "Costs": every move of the position as a small board with its value; a click opens the replies below.
 *
 * @import {Request} from '../net/socket.js'
 * @import {WireGame} from '../types.js'
 * @import {Costs} from './costs_rows.js'
 * @import {Shell} from './shell.js'
 * @typedef {{moves: string[], costs: Costs, view: CostsRow}} Row
 */
import { h, setText, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { CostsRow } from './costs_row.js';
import { countFromFirst, depthOfRow } from './costs_rows.js';
import { headWords } from './costs_words.js';
import { faultText } from './faults.js';
import { SearchForm, usualDepth } from './search_form.js';
import { positionAt } from './small_board.js';

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    this.host = host;
    this.form = new SearchForm('costs', { windows: false });
    /** The position of the first row. @type {WireGame | null} */
    this.game = null;
    /** @type {Row[]} */
    this.rows = [];
    /** The row that is waited for. @type {Request | null} */
    this.pending = null;
    this.run = h('button', { id: 'costs-run', type: 'submit', class: 'main', 'data-l10n': 'explain-costs-run' });
    this.problem = h('p', { class: 'problem', id: 'costs-fault', hidden: true });
    this.status = h('p', { class: 'totals', id: 'costs-status' });
    this.strip = h('div', { class: 'costs-strip', id: 'costs-strip' });
    this.line = h('span', { id: 'costs-line', class: 'costs-line' });
    this.play = h('button', { id: 'costs-play', type: 'button', 'data-icon': 'play', 'data-l10n': 'explain-costs-play', click: () => this.#adopt() });
    this.foot = h('div', { class: 'card costs-foot', hidden: true }, h('span', { 'data-l10n': 'explain-costs-line' }), this.line, this.play);
    const form = h('form', { id: 'costs-form', class: 'card search-form', novalidate: true },
      h('div', { class: 'fields' }, this.form.element, this.run), this.form.problem, this.problem, this.status);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#begin();
    });
    this.legend = h('ul', { class: 'costs-legend', id: 'costs-legend' });
    host.classList.add('costs-tab');
    host.append(form, this.legend, this.strip, this.foot);
    shell.app.bus.on('game', () => !host.hidden && this.shown());
    shell.app.bus.on('connection', () => this.form.offer(shell.app.link.welcome));
    shell.app.bus.on(['language', 'settings'], () => this.render());
    this.render();
  }

  /** The position may be another one now. */
  shown() {
    if (this.shell.app.address.view !== 'explain' || JSON.stringify(this.game) === JSON.stringify(this.shell.game)) return;
    const { position, tree } = this.shell.app.session;
    if (!this.game || this.game.rules !== tree.wire().rules || this.form.value() === null) {
      this.form.set('depth', usualDepth(position.cells.filter((stone) => stone === null).length));
    }
    this.#begin();
  }

  /** What is not done yet is begun again when the tab comes back. */
  hidden() {
    if (!this.pending) return;
    this.pending.cancel();
    this.pending = null;
    this.game = null;
  }

  /** The first row anew. */
  #begin() {
    const fields = this.form.value();
    if (!fields) {
      announce(this.form.problem.textContent ?? '');
      return;
    }
    this.game = this.shell.game;
    this.fields = fields;
    this.rows = [];
    this.strip.replaceChildren();
    this.#ask([]);
  }

  /** Asks for the moves after `moves`, and shows them as the next row. @param {string[]} moves */
  async #ask(moves) {
    const { game, fields } = this;
    if (!game || !fields) return;
    this.pending?.cancel();
    this.#fault('');
    const row = this.rows.length;
    const over = positionAt(game, moves)?.outcome;
    if (over) {
      this.pending = null;
      this.strip.append(this.#note(row, t(over.winner ? 'explain-costs-won' : 'explain-costs-drawn', { side: over.winner?.toUpperCase() ?? '' })));
      this.#renderStatus();
      return;
    }
    const { algorithm, evaluator, order, depth = 1 } = fields;
    const request = this.shell.app.link.request('costs', {
      game: { ...game, moves: [...game.moves, ...moves] }, algorithm, evaluator, order, depth: depthOfRow(depth, row, this.rows.at(-1)?.costs ?? null),
    });
    this.pending = request;
    this.#renderStatus();
    try {
      const costs = countFromFirst(/** @type {any} */ (await request.done), row);
      if (this.pending === request) this.#arrived(moves, costs);
    } catch (error) {
      if (this.pending === request) this.#fault(faultText(error));
    } finally {
      if (this.pending === request) this.pending = null;
      this.#renderStatus();
    }
  }

  /** @param {string[]} moves @param {Costs} costs */
  #arrived(moves, costs) {
    const { section, words } = this.#add(moves, costs);
    if (moves.length > 0) section.scrollIntoView({ block: 'nearest' });
    announce(words.join(' '));
  }

  /** @param {string[]} moves @param {Costs} costs */
  #add(moves, costs) {
    const row = this.rows.length;
    const view = new CostsRow({ game: /** @type {WireGame} */ (this.game), moves, costs, algorithm: this.fields?.algorithm ?? '' },
      (cell) => this.#choose(row, cell));
    const side = positionAt(/** @type {WireGame} */ (this.game), moves)?.side.toUpperCase() ?? '';
    const words = headWords(side, moves, costs, this.rows[row - 1]?.costs ?? null);
    this.rows.push({ moves, costs, view });
    const section = h('section', { class: 'card costs-row', 'data-row': row, 'aria-label': words[0] },
      h('p', { class: 'costs-head' }, words[0]), ...words.slice(1).map((text) => h('p', { class: 'small costs-agree' }, text)), ...view.elements);
    this.strip.append(section);
    return { section, words };
  }

  /** @param {number} row @param {string} text */
  #note(row, text) {
    announce(text);
    return h('section', { class: 'card costs-row over', 'data-row': row }, h('p', {}, text));
  }

  /** Opens a move, or closes it if it is open. @param {number} row @param {string} cell */
  #choose(row, cell) {
    const { view, moves } = this.rows[row];
    const closing = view.open === cell;
    this.rows.length = row + 1;
    while (this.strip.childElementCount > row + 1) this.strip.lastElementChild?.remove();
    view.mark(closing ? null : cell);
    this.pending?.cancel();
    this.pending = null;
    if (closing) announce(t('explain-costs-closed', { move: cell }));
    else this.#ask([...moves, cell]);
    this.#renderStatus();
  }

  /** The opened moves. */
  get #path() {
    return this.rows.flatMap(({ view }) => (view.open === null ? [] : [view.open]));
  }

  /** Takes the opened moves over into the game. */
  #adopt() {
    const path = this.#path;
    if (path.length === 0) return;
    this.shell.app.session.adopt(path);
    this.run.focus();
    announce(t('explain-costs-played', { moves: path.join(' ') }));
  }

  /** @param {string} text */
  #fault(text) {
    show(this.problem, text !== '');
    setText(this.problem, text);
    if (text) announce(text);
  }

  #renderStatus() {
    const path = this.#path;
    show(this.foot, path.length > 0);
    setText(this.line, path.join(' '));
    this.host.setAttribute('aria-busy', String(this.pending !== null));
    setText(this.status, this.pending ? t('explain-searching') : '');
  }

  /** Everything that has words, after the language has changed. */
  render() {
    this.form.offer(this.shell.app.link.welcome);
    this.form.update();
    const sign = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {string} */ words) =>
      h('li', {}, h('span', { class: `cost-sign ${kind}` }, icon(name)), h('span', {}, t(words)));
    this.legend.replaceChildren(sign('chosen', 'cpu', 'explain-costs-legend-algorithm'), sign('yours', 'person', 'explain-costs-legend-you'),
      h('li', {}, h('span', {}, t('explain-costs-legend-values'))));
    const { rows } = this;
    if (rows.length === 0) return;
    const path = this.#path;
    this.rows = [];
    this.strip.replaceChildren();
    for (const { moves, costs } of rows) {
      this.#add(moves, costs);
      this.rows.at(-1)?.view.mark(path[this.rows.length - 1] ?? null);
    }
    if (path.length < rows.length) return;
    // Only the end of the game has no row of its own.
    if (this.host.hidden || this.shell.app.address.view !== 'explain') this.game = null;
    else this.#ask(path);
  }
}
