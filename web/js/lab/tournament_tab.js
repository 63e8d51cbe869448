/**
 * The tab "Tournament": players, the run, and the cross table as it grows.
 *
 * @import {Request} from '../net/socket.js'
 * @import {CrossTable, LabOffer, Tournament} from './types.js'
 * @import {Shell} from './shell.js'
 */
import { h, labelled, perFrame, setText, show } from '../view/dom.js';
import { FaultLine, announce } from '../view/messages.js';
import { gameName } from '../view/words.js';
import { t } from '../words/language.js';
import { crossTable, tournamentReport } from './cross_table.js';
import { GameField } from './game_field.js';
import { PlayersForm } from './players_form.js';
import { faultOf, handOut } from './words.js';

const OPENINGS = ['usual', '0', '1', '2', 'random:2', 'random:4', 'center:3'];
const FILES = ['games', 'markdown', 'json'];

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    /** @type {Request | null} */
    this.running = null;
    /** @type {CrossTable | null} */
    this.table = null;
    /** @type {[number, number]} */
    this.count = [0, 0];
    /** @type {Tournament | null} */
    this.played = null;
    this.most = { players: 12, games: 2000 };
    this.game = new GameField(shell.app, 'lab-t', { board: false, chosen: '3x3x3' }, () => this.#chosen());
    this.players = new PlayersForm(shell.app, () => this.#update());
    this.games = this.#number('games', 10);
    this.seed = this.#number('seed', 1);
    this.openings = /** @type {HTMLSelectElement} */ (h('select', { id: 'lab-t-openings' }));
    this.problem = h('p', { class: 'problem', id: 'lab-t-problem', hidden: true });
    this.fault = new FaultLine('lab-t-fault');
    this.run = h('button', { id: 'lab-t-run', type: 'submit', class: 'main', 'data-icon': 'play', 'data-l10n': 'lab-t-run' });
    this.stop = h('button', { id: 'lab-t-stop', type: 'button', 'data-icon': 'stop', 'data-l10n': 'stop', hidden: true, click: () => this.running?.stop() });
    this.bar = /** @type {HTMLProgressElement} */ (h('progress', { id: 'lab-t-progress', max: 1, value: 0, 'data-l10n-aria': 'progress', hidden: true }));
    this.status = h('p', { id: 'lab-t-status', class: 'totals' });
    const form = h('form', { id: 'lab-t-form', class: 'card lab-form', novalidate: true }, h('p', { class: 'small', 'data-l10n': 'lab-t-about' }),
      h('div', { class: 'lab-line' }, ...this.game.elements, labelled('lab-t-games', this.games), labelled('lab-t-openings', this.openings), labelled('lab-t-seed', this.seed)),
      this.players.element, h('div', { class: 'lab-actions' }, this.run, this.stop), this.problem, this.fault.element, this.bar, this.status);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#begin();
    });
    form.addEventListener('input', () => this.#update());
    this.cross = h('div', { id: 'lab-t-table' });
    this.said = h('p', { id: 'lab-t-saved', class: 'small' });
    this.files = h('div', { class: 'lab-buttons' }, ...FILES.map((kind) =>
      h('button', { id: `lab-t-save-${kind}`, type: 'button', class: 'small-button', 'data-icon': 'save', 'data-l10n': `lab-t-save-${kind}`, click: () => this.#save(kind) })));
    this.card = h('section', { class: 'card', id: 'lab-t-card', hidden: true }, h('h2', { 'data-l10n': 'lab-cross' }), this.cross,
      h('p', { class: 'small', 'data-l10n': 'lab-cross-note' }), this.files, this.said);
    // What was refused may be fixed now.
    form.addEventListener('input', () => this.fault.clear());
    host.append(form, this.card);
    this.draw = perFrame(() => this.#renderTable());
    shell.app.bus.on('language', () => this.render());
    shell.app.bus.on('connection', () => this.players.render());
    this.#chosen();
    this.render();
  }

  /** @param {string} name @param {number} value */
  #number(name, value) {
    return /** @type {HTMLInputElement} */ (h('input', {
      id: `lab-t-${name}`, type: 'number', inputmode: 'numeric', min: name === 'games' ? 2 : 0, step: name === 'games' ? 2 : 1, value, autocomplete: 'off', 'aria-describedby': 'lab-t-problem',
    }));
  }

  /** @param {LabOffer} offer */
  offered(offer) {
    this.most = offer.most;
    this.game.offer(offer);
    this.#chosen();
  }

  /** Another game has other evaluators. */
  #chosen() {
    this.players.offer(this.game.evaluators, this.most.players);
    this.#update();
  }

  /** What is impossible, if anything. */
  #wrong() {
    const { problem } = this.players.value();
    const games = Number(this.games.value);
    const seed = Number(this.seed.value);
    if (this.game.names.length !== 1) return { field: this.game.text, text: t('lab-problem-one-game') };
    if (!(Number.isInteger(games) && games >= 2 && games % 2 === 0 && games <= this.most.games)) return { field: this.games, text: t('lab-problem-games', { most: this.most.games }) };
    if (this.seed.value === '' || !(Number.isSafeInteger(seed) && seed >= 0)) return { field: this.seed, text: t('lab-problem-seed') };
    return problem ? { field: null, text: problem } : null;
  }

  #update() {
    const wrong = this.#wrong();
    show(this.problem, wrong !== null);
    setText(this.problem, wrong?.text ?? '');
    for (const field of [this.game.text, this.games, this.seed]) field.setAttribute('aria-invalid', String(wrong?.field === field));
  }

  async #begin() {
    if (this.running) return;
    this.#update();
    const { texts } = this.players.value();
    if (!this.problem.hidden || !texts) {
      announce(this.problem.textContent ?? '');
      return;
    }
    this.fault.clear();
    // What was there stays if the server does not begin.
    const before = { table: this.table, played: this.played, count: this.count };
    [this.table, this.played, this.count] = [null, null, [0, 0]];
    setText(this.said, '');
    const openings = this.openings.value === 'usual' ? {} : { openings: this.openings.value };
    const request = this.shell.app.link.request('tournament', {
      game: this.game.names[0], players: texts, games: Number(this.games.value), seed: Number(this.seed.value), ...openings,
    }, (event) => {
      if (event.event !== 'played') return;
      this.table = event.table;
      this.count = [event.done, event.size];
      this.#renderStatus();
      this.draw();
    });
    this.running = request;
    this.render();
    try {
      const played = /** @type {Tournament} */ (/** @type {unknown} */ (await request.done));
      this.played = played;
      this.table = played.table;
      this.count = [played.done, played.size];
    } catch (error) {
      if (!this.table) Object.assign(this, before);
      this.fault.tell(faultOf(error));
    }
    this.running = null;
    this.render();
    if (this.played) announce(this.status.textContent ?? '');
  }

  render() {
    this.game.render();
    this.players.render();
    const chosen = this.openings.value || 'usual';
    this.openings.replaceChildren(...OPENINGS.map((value) => h('option', { value, selected: value === chosen }, t(`lab-openings-${value.replace(':', '-')}`))));
    show(this.run, !this.running);
    show(this.stop, this.running !== null);
    this.#update();
    this.#renderStatus();
    this.#renderTable();
  }

  #renderStatus() {
    const [done, size] = this.count;
    show(this.bar, this.running !== null);
    if (size > 0) this.bar.value = done / size;
    else this.bar.removeAttribute('value');
    if (this.running) setText(this.status, size > 0 ? t('lab-t-done', { done, size }) : t('lab-t-begins'));
    else setText(this.status, this.played ? t(`lab-t-ended-${this.played.ended}`, { done, size }) : '');
  }

  #renderTable() {
    const { table } = this;
    show(this.card, table !== null && table.standings.length > 0);
    show(this.files, this.played !== null && this.played.done > 0);
    if (!table) return;
    const focused = document.activeElement?.classList.contains('lab-scroll');
    this.cross.replaceChildren(crossTable(table));
    if (focused && this.card.checkVisibility()) /** @type {HTMLElement} */ (this.cross.firstElementChild)?.focus({ preventScroll: true });
  }

  /** @param {string} kind */
  #save(kind) {
    const { played } = this;
    if (!played) return;
    const name = `tournament-${played.game.replaceAll(/[^a-z0-9]/gi, '-')}`;
    if (kind === 'games' && !played.games) {
      this.#say(t('lab-t-games-large'));
      return;
    }
    const { games, ...rest } = played;
    const file = kind === 'games' && games ? games
      : kind === 'json' ? { name: `${name}.json`, mime: 'application/json', text: `${JSON.stringify(rest, null, 2)}\n` }
        : { name: `${name}.md`, mime: 'text/markdown', text: tournamentReport(played, gameName(played.game)) };
    handOut(file);
    this.#say(t('saved', { name: file.name }));
  }

  /** @param {string} text */
  #say(text) {
    setText(this.said, text);
    announce(text);
  }
}
