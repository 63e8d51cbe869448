/**
 * The tab "Tournament": players, the run, and the cross table as it grows.
 *
 * @import {Request} from '../net/socket.js'
 * @import {Shell} from './shell.js'
 *
 * `kind`: random, exact, engine, or an algorithm; `number`: the level, the depth or the nodes.
 * @typedef {{kind: string, number: string, evaluator: string}} PlayerFields
 */
import { form, h, labelled, options, perFrame, setText, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { t } from '../words/language.js';
import { numberOf, playerText } from '../model/players.js';
import { FaultLine, ResultLine, announce } from '../view/messages.js';
import { gameName } from '../view/words.js';
import { crossTable, tournamentReport } from './cross_table.js';
import { GameField, faultOf, handOut } from './words.js';

/** The kinds of players that are no algorithm. */
const KINDS = ['random', 'engine', 'exact'];

/**
 * The evaluators of players in another game: what each wanted where the game has it, else different ones as far as
 * there are.
 * @param {string[]} wanted @param {string[]} there
 */
export const evaluatorsFor = (wanted, there) => wanted.map((name, i) => (there.length === 0 || there.includes(name) ? name : there[i % there.length]));

/** A number that suits a kind, for a player whose kind was just chosen. @param {string} kind */
const usualNumber = (kind) => ({ level: '4', nodes: '2000', depth: '3' })[numberOf(kind)?.what ?? 'depth'];

/** Whether a player has an evaluator. @param {string} kind */
const hasEvaluator = (kind) => !KINDS.includes(kind);

/** Whether the number is possible. @param {PlayerFields} fields */
export function isPossible({ kind, number }) {
  const wanted = numberOf(kind);
  return wanted === null || (/^\d{1,9}$/.test(number) && Number(number) >= 1 && Number(number) <= wanted.most);
}

/** @param {PlayerFields} fields */
export function textOf({ kind, number, evaluator }) {
  if (kind === 'random' || kind === 'exact') return kind;
  const limit = { [numberOf(kind)?.what ?? 'depth']: Number(number) };
  return kind === 'engine' ? playerText({ kind: 'level', ...limit }) : playerText({ kind: 'algorithm', algorithm: kind, ...limit, evaluator });
}

/** @type {PlayerFields[]} */
const USUAL_PLAYERS = [
  { kind: 'random', number: '', evaluator: '' },
  { kind: 'alpha-beta', number: '2', evaluator: 'open-lines' },
  { kind: 'alpha-beta', number: '2', evaluator: 'line-power' },
];

/** The list of players of a tournament: add, change, remove. All have to be different. */
export class PlayersForm {
  /** @param {App} app @param {() => void} onChange */
  constructor(app, onChange) {
    this.app = app;
    this.onChange = onChange;
    this.players = USUAL_PLAYERS.map((player) => ({ ...player }));
    /** The evaluators as they were chosen by hand, for games that have them. */
    this.wanted = USUAL_PLAYERS.map(({ evaluator }) => evaluator);
    /** @type {string[]} */
    this.evaluators = [];
    this.most = 12;
    this.list = h('ol', { class: 'lab-players', id: 'lab-players' });
    this.add = h('button', { id: 'lab-player-add', type: 'button', class: 'small-button', 'data-icon': 'plus', 'data-l10n': 'lab-player-add', click: () => this.#add() });
    this.element = h('fieldset', { class: 'lab-group' }, h('legend', { 'data-l10n': 'lab-players' }), this.list, this.add);
  }

  /** What the game that is chosen allows. @param {string[]} evaluators @param {number} most */
  offer(evaluators, most) {
    this.evaluators = evaluators;
    this.most = most;
    const names = evaluatorsFor(this.wanted, evaluators);
    for (const [i, player] of this.players.entries()) player.evaluator = names[i];
    this.render();
  }

  #add() {
    if (this.players.length >= this.most) return;
    const last = this.players.at(-1) ?? USUAL_PLAYERS[1];
    this.players.push({ ...last, number: numberOf(last.kind) ? String(Number(last.number) + 1) : last.number });
    this.wanted.push(last.evaluator);
    this.render();
    this.onChange();
    document.getElementById(`lab-player-${this.players.length - 1}-kind`)?.focus();
  }

  /** @param {number} at */
  #remove(at) {
    if (this.players.length <= 2) return;
    this.players.splice(at, 1);
    this.wanted.splice(at, 1);
    this.render();
    this.onChange();
    document.getElementById(`lab-player-${Math.min(at, this.players.length - 1)}-remove`)?.focus();
  }

  /** The rows anew, after the game or the language has changed. */
  render() {
    this.list.replaceChildren(...this.players.map((player, at) => this.#row(player, at)));
    this.add.setAttribute('aria-disabled', String(this.players.length >= this.most));
  }

  /** @param {PlayerFields} player @param {number} at */
  #row(player, at) {
    const id = (/** @type {string} */ part) => `lab-player-${at}-${part}`;
    const names = (this.app.link.welcome?.algorithms ?? []).map(({ name }) => name);
    const kinds = [...KINDS, ...(names.length > 0 ? names : [player.kind].filter(hasEvaluator))];
    const words = (/** @type {string} */ kind) => (KINDS.includes(kind) ? t(`lab-player-${kind}`) : kind);
    const select = (/** @type {string} */ part, /** @type {string} */ label, /** @type {string[]} */ options, /** @type {string} */ chosen) =>
      /** @type {HTMLSelectElement} */ (h('select', { id: id(part), 'aria-label': t(label, { n: at + 1 }) },
        ...options.map((value) => h('option', { value, selected: value === chosen }, part === 'kind' ? words(value) : value))));
    const kind = select('kind', 'lab-player-kind', kinds, player.kind);
    const number = /** @type {HTMLInputElement} */ (h('input', {
      id: id('number'), type: 'number', inputmode: 'numeric', min: 1, value: player.number, autocomplete: 'off', 'aria-describedby': 'lab-t-problem',
    }));
    const what = h('span', {});
    const box = h('label', { class: 'lab-player-number', for: id('number') }, what, number);
    const evaluator = select('evaluator', 'lab-player-evaluator', this.evaluators.length > 0 ? this.evaluators : [player.evaluator], player.evaluator);
    const remove = h('button', {
      id: id('remove'), type: 'button', class: 'quiet', 'aria-label': t('lab-player-remove', { n: at + 1 }), title: t('lab-player-remove', { n: at + 1 }),
      'aria-disabled': String(this.players.length <= 2), click: () => this.#remove(at),
    }, icon('close'));
    const update = () => {
      const wanted = numberOf(player.kind);
      show(box, wanted !== null);
      show(evaluator, hasEvaluator(player.kind));
      what.textContent = wanted ? t(`lab-player-${wanted.what}`) : '';
      number.max = String(wanted?.most ?? '');
      number.setAttribute('aria-invalid', String(!isPossible(player)));
    };
    const on = (/** @type {HTMLElement} */ control, /** @type {'change' | 'input'} */ type, /** @type {() => void} */ take) => control.addEventListener(type, () => {
      take();
      update();
      this.onChange();
    });
    on(kind, 'change', () => {
      const before = numberOf(player.kind)?.what;
      player.kind = kind.value;
      if (numberOf(player.kind)?.what !== before) player.number = usualNumber(player.kind);
      number.value = player.number;
    });
    on(number, 'input', () => {
      player.number = number.value.trim();
    });
    on(evaluator, 'change', () => {
      [player.evaluator, this.wanted[at]] = [evaluator.value, evaluator.value];
    });
    update();
    return h('li', { 'data-player': at }, kind, box, evaluator, remove);
  }

  /** The players as text, or null and why not. @returns {{texts: string[] | null, problem: string}} */
  value() {
    const wrong = this.players.findIndex((player) => !isPossible(player));
    if (wrong >= 0) {
      const most = numberOf(this.players[wrong].kind)?.most ?? 0;
      return { texts: null, problem: t('lab-problem-player', { n: wrong + 1, most }) };
    }
    const texts = this.players.map(textOf);
    const twice = texts.find((text, i) => texts.indexOf(text) !== i);
    return twice === undefined ? { texts, problem: '' } : { texts: null, problem: t('lab-problem-twice', { player: twice }) };
  }
}

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
    this.openings = h('select', { id: 'lab-t-openings' });
    this.problem = new FaultLine('lab-t-problem');
    this.fault = new FaultLine('lab-t-fault');
    this.run = h('button', { id: 'lab-t-run', type: 'submit', class: 'main', 'data-icon': 'play', 'data-l10n': 'lab-t-run' });
    this.stop = h('button', { id: 'lab-t-stop', type: 'button', 'data-icon': 'stop', 'data-l10n': 'stop', hidden: true, click: () => this.running?.stop() });
    this.bar = h('progress', { id: 'lab-t-progress', max: 1, value: 0, 'data-l10n-aria': 'progress', hidden: true });
    this.status = h('p', { id: 'lab-t-status', class: 'totals' });
    const fields = form({ id: 'lab-t-form', class: 'card lab-form' }, () => this.#begin(), h('p', { class: 'small', 'data-l10n': 'lab-t-about' }),
      h('div', { class: 'lab-line' }, ...this.game.elements, labelled('lab-t-games', this.games), labelled('lab-t-openings', this.openings), labelled('lab-t-seed', this.seed)),
      this.players.element, h('div', { class: 'lab-actions' }, this.run, this.stop), this.problem.element, this.fault.element, this.bar, this.status);
    // What was refused may be fixed now.
    fields.addEventListener('input', () => {
      this.#update();
      this.fault.clear();
    });
    this.cross = h('div', { id: 'lab-t-table' });
    this.said = new ResultLine('lab-t-saved');
    this.files = h('div', { class: 'lab-buttons' }, ...FILES.map((kind) =>
      h('button', { id: `lab-t-save-${kind}`, type: 'button', class: 'small-button', 'data-icon': 'save', 'data-l10n': `lab-t-save-${kind}`, click: () => this.#save(kind) })));
    this.card = h('section', { class: 'card', id: 'lab-t-card', hidden: true }, h('h2', { 'data-l10n': 'lab-cross' }), this.cross,
      h('p', { class: 'small', 'data-l10n': 'lab-cross-note' }), this.files, this.said.element);
    host.append(fields, this.card);
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
    const [games, seed] = [Number(this.games.value), Number(this.seed.value)];
    if (this.game.names.length !== 1) return { field: this.game.text, text: t('lab-problem-one-game') };
    if (!(Number.isInteger(games) && games >= 2 && games % 2 === 0 && games <= this.most.games)) return { field: this.games, text: t('lab-problem-games', { most: this.most.games }) };
    if (this.seed.value === '' || !(Number.isSafeInteger(seed) && seed >= 0)) return { field: this.seed, text: t('lab-problem-seed') };
    return problem ? { field: null, text: problem } : null;
  }

  #update() {
    const wrong = this.#wrong();
    this.problem.show(wrong?.text);
    for (const field of [this.game.text, this.games, this.seed]) field.setAttribute('aria-invalid', String(wrong?.field === field));
  }

  async #begin() {
    if (this.running) return;
    this.#update();
    const { texts } = this.players.value();
    if (this.problem.shown || !texts) {
      this.problem.repeat();
      return;
    }
    this.fault.clear();
    // What was there stays if the server does not begin.
    const before = { table: this.table, played: this.played, count: this.count };
    [this.table, this.played, this.count] = [null, null, [0, 0]];
    setText(this.said.element, '');
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
      const played = /** @type {any} */ (await request.done);
      [this.played, this.table, this.count] = [played, played.table, [played.done, played.size]];
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
    this.openings.replaceChildren(...options(OPENINGS, chosen, (value) => t(`lab-openings-${value.replace(':', '-')}`)));
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
    this.cross.replaceChildren(...crossTable(table));
    if (focused && this.card.checkVisibility()) /** @type {HTMLElement} */ (this.cross.firstElementChild)?.focus({ preventScroll: true });
  }

  /** @param {string} kind */
  #save(kind) {
    const { played } = this;
    if (!played) return;
    const name = `tournament-${played.game.replaceAll(/[^a-z0-9]/gi, '-')}`;
    const { games, ...rest } = played;
    const file = kind === 'games' ? games
      : kind === 'json' ? { name: `${name}.json`, mime: 'application/json', text: `${JSON.stringify(rest, null, 2)}\n` }
        : { name: `${name}.md`, mime: 'text/markdown', text: tournamentReport(played, gameName(played.game)) };
    if (file) handOut(file);
    this.said.say(file ? t('saved', { name: file.name }) : t('lab-t-games-large'));
  }
}
