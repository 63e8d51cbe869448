/**
 * The list of players of a tournament: add, change, remove. All have to be different.
 *
 * @import {App} from '../main.js'
 *
 * `kind`: random, exact, engine, or an algorithm; `number`: the level, the depth or the nodes.
 * @typedef {{kind: string, number: string, evaluator: string}} PlayerFields
 */
import { h, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { t } from '../words/language.js';
import { numberOf, playerText } from '../model/players.js';

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
const USUAL = [
  { kind: 'random', number: '', evaluator: '' },
  { kind: 'alpha-beta', number: '2', evaluator: 'open-lines' },
  { kind: 'alpha-beta', number: '2', evaluator: 'line-power' },
];

export class PlayersForm {
  /** @param {App} app @param {() => void} onChange */
  constructor(app, onChange) {
    this.app = app;
    this.onChange = onChange;
    this.players = USUAL.map((player) => ({ ...player }));
    /** The evaluators as they were chosen by hand, for games that have them. */
    this.wanted = USUAL.map(({ evaluator }) => evaluator);
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
    const last = this.players.at(-1) ?? USUAL[1];
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
    kind.addEventListener('change', () => {
      const before = numberOf(player.kind)?.what;
      player.kind = kind.value;
      if (numberOf(player.kind)?.what !== before) player.number = usualNumber(player.kind);
      number.value = player.number;
      update();
      this.onChange();
    });
    number.addEventListener('input', () => {
      player.number = number.value.trim();
      update();
      this.onChange();
    });
    evaluator.addEventListener('change', () => {
      player.evaluator = evaluator.value;
      this.wanted[at] = evaluator.value;
      this.onChange();
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
