/**
 * The tab "Costs": every move of the position as a small board with its value; a click opens the replies below.
 *
 * @import {Request} from '../net/socket.js'
 * @import {GameRef, Scene} from '../types.js'
 * @import {Costs} from './costs_row.js'
 * @import {Shell} from './shell.js'
 * @typedef {{moves: string[], costs: Costs, view: CostsRow, scene: Scene}} Row
 */
import { h, setText, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { FaultLine, announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { keyOf, outcomeOf } from '../model/scene.js';
import { moveName, sideName, sidesKey } from '../view/words.js';
import { CostsRow, countFromFirst, depthOfRow, headWords } from './costs_row.js';
import { SearchForm } from './search_form.js';
import { after } from './small_board.js';
import { faultText } from './source.js';

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    this.host = host;
    this.form = new SearchForm('costs', { windows: false });
    /** The position of the first row. @type {GameRef | null} */
    this.game = null;
    /** @type {Row[]} */
    this.rows = [];
    /** The row that is waited for. @type {Request | null} */
    this.pending = null;
    /** Counts the wishes, of which only the latest is heard; and whether it is not answered yet. */
    this.wish = 0;
    this.waiting = false;
    this.run = h('button', { id: 'costs-run', type: 'submit', class: 'main', 'data-l10n': 'explain-costs-run' });
    this.fault = new FaultLine('costs-fault');
    this.status = h('p', { class: 'totals', id: 'costs-status' });
    this.strip = h('div', { class: 'costs-strip', id: 'costs-strip' });
    this.line = h('span', { id: 'costs-line', class: 'costs-line' });
    this.play = h('button', { id: 'costs-play', type: 'button', 'data-icon': 'play', 'data-l10n': 'explain-costs-play', click: () => this.#adopt() });
    this.foot = h('div', { class: 'card costs-foot', hidden: true }, h('span', { 'data-l10n': 'explain-costs-line' }), this.line, this.play);
    const form = h('form', { id: 'costs-form', class: 'card search-form', novalidate: true },
      h('div', { class: 'fields' }, this.form.element, this.run), this.form.problem, this.fault.element, this.status);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#begin();
    });
    this.legend = h('ul', { class: 'costs-legend', id: 'costs-legend' });
    host.classList.add('costs-tab');
    host.append(form, this.legend, this.strip, this.foot);
    shell.app.bus.on('game', () => !host.hidden && this.shown());
    shell.app.bus.on(['language', 'settings'], () => this.render());
    this.render();
  }

  /** The position may be another one now. */
  async shown() {
    const { shell, game } = this;
    const wanted = shell.game;
    if (shell.app.address.view !== 'explain' || (game && keyOf(game) === keyOf(wanted))) return;
    this.game = wanted;
    const isNew = game?.game !== wanted.game || this.form.value() === null;
    await shell.offer(this.form, wanted, isNew);
    if (this.game === wanted && !this.host.hidden) this.#begin();
  }

  /** What is not done yet is begun again when the tab comes back. */
  hidden() {
    if (!this.waiting) return;
    this.#drop();
    this.game = null;
  }

  #drop() {
    this.wish += 1;
    this.pending?.cancel();
    this.pending = null;
    this.waiting = false;
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
    this.#renderLegend();
    this.#ask([]);
  }

  /** Asks for the moves after `moves`, and shows them as the next row. @param {string[]} moves */
  async #ask(moves) {
    const { game, fields } = this;
    if (!game || !fields) return;
    this.#drop();
    const { wish } = this;
    this.waiting = true;
    this.fault.say('');
    this.#renderStatus();
    const row = this.rows.length;
    const ref = after(game, moves);
    const { link, positions } = this.shell.app;
    try {
      const scene = await positions.look(ref);
      if (wish !== this.wish) return;
      const over = outcomeOf(scene.outcome);
      if (over) {
        this.strip.append(this.#note(row, t(over.winner ? 'explain-costs-won' : 'explain-costs-drawn', { side: over.winner ? sideName(over.winner, game.game) : '' })));
      } else {
        const { algorithm, evaluator, order, depth = 1 } = fields;
        this.pending = link.request('costs', { game: ref, algorithm, evaluator, order, depth: depthOfRow(depth, row, this.rows.at(-1)?.costs ?? null) });
        const costs = countFromFirst(/** @type {any} */ (await this.pending.done), row);
        if (wish === this.wish) this.#arrived(moves, costs, scene);
      }
    } catch (error) {
      if (wish === this.wish) this.fault.say(faultText(error));
    }
    if (wish !== this.wish) return;
    [this.pending, this.waiting] = [null, false];
    this.#renderStatus();
  }

  /** @param {string[]} moves @param {Costs} costs @param {Scene} scene */
  #arrived(moves, costs, scene) {
    const { section, words } = this.#add(moves, costs, scene);
    if (moves.length > 0) section.scrollIntoView({ block: 'nearest' });
    announce(words.join(' '));
  }

  /** @param {string[]} moves @param {Costs} costs @param {Scene} scene */
  #add(moves, costs, scene) {
    const row = this.rows.length;
    const game = /** @type {GameRef} */ (this.game);
    const view = new CostsRow(this.shell.app.positions, { game, moves, costs, algorithm: this.fields?.algorithm ?? '' }, (move) => this.#choose(row, move));
    const words = headWords(scene.side ? sideName(scene.side, game.game) : '', game.game, moves, costs, this.rows[row - 1]?.costs ?? null);
    this.rows.push({ moves, costs, view, scene });
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

  /** Opens a move, or closes it if it is open. @param {number} row @param {string} move */
  #choose(row, move) {
    const { view, moves } = this.rows[row];
    const closing = view.open === move;
    this.rows.length = row + 1;
    while (this.strip.childElementCount > row + 1) this.strip.lastElementChild?.remove();
    view.mark(closing ? null : move);
    this.#drop();
    if (closing) announce(t('explain-costs-closed', { move: moveName(move) }));
    else this.#ask([...moves, move]);
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
    announce(t('explain-costs-played', { moves: path.map(moveName).join(' ') }));
  }

  #renderStatus() {
    const path = this.#path;
    show(this.foot, path.length > 0);
    setText(this.line, path.map(moveName).join(' '));
    this.host.setAttribute('aria-busy', String(this.waiting));
    setText(this.status, this.waiting ? t('explain-searching') : '');
  }

  /** Everything that has words, after the language has changed. */
  render() {
    this.form.update();
    this.#renderLegend();
    const { rows } = this;
    if (rows.length === 0) return;
    const path = this.#path;
    this.rows = [];
    this.strip.replaceChildren();
    for (const { moves, costs, scene } of rows) {
      this.#add(moves, costs, scene);
      this.rows.at(-1)?.view.mark(path[this.rows.length - 1] ?? null);
    }
    if (path.length < rows.length) return;
    // Only the end of the game has no row of its own.
    if (this.host.hidden || this.shell.app.address.view !== 'explain') this.game = null;
    else this.#ask(path);
  }

  #renderLegend() {
    const sign = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {string} */ words) =>
      h('li', {}, h('span', { class: `cost-sign ${kind}` }, icon(name)), h('span', {}, t(words)));
    this.legend.replaceChildren(sign('chosen', 'cpu', 'explain-costs-legend-algorithm'), sign('yours', 'person', 'explain-costs-legend-you'),
      h('li', {}, h('span', {}, [t('explain-costs-legend-values'), ...(this.game ? sidesKey(this.game.game) : [])].join(' '))));
  }
}
