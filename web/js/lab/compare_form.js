/**
 * What to compare: the game, the algorithms, the depths, the evaluators, how often and how long.
 *
 * @import {App} from '../main.js'
 * @import {LabOffer, Settings} from './types.js'
 */
import { h, labelled, setText, show } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { GameField } from './game_field.js';

const USUAL = { algorithms: ['minimax', 'negamax', 'alpha-beta'], evaluators: ['open-lines'], depths: '1-6' };
/** Until the server has said what it allows. */
const MOST = { cells: 128, groups: 8, repeats: 100, players: 12, games: 2000, depth: 100, ms: 60_000 };

/** The depths in a text such as `1-3,6`, ascending, each once; null if a part of it is none. @param {string} text @param {number} most */
export function parseDepths(text, most) {
  /** @type {Set<number>} */
  const depths = new Set();
  for (const part of text.split(',')) {
    const found = /^\s*(\d{1,4})\s*(?:[-–]\s*(\d{1,4})\s*)?$/.exec(part);
    if (!found) return null;
    const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
    if (from < 1 || from > to || to > most) return null;
    for (let depth = from; depth <= to; depth++) depths.add(depth);
  }
  return [...depths].sort((a, b) => a - b);
}

/** A group of boxes to tick. */
class Ticks {
  /** @param {string} id of the group; a box is `id-value` @param {string} legend the message @param {string[]} chosen */
  constructor(id, legend, chosen) {
    this.id = id;
    /** What was ticked at any time, so that it comes back with its box. */
    this.wanted = new Set(chosen);
    this.boxes = h('div', { class: 'lab-ticks' });
    this.element = h('fieldset', { id, class: 'lab-group' }, h('legend', { 'data-l10n': legend }), this.boxes);
    this.boxes.addEventListener('change', ({ target }) => {
      const box = /** @type {HTMLInputElement} */ (target);
      if (box.checked) this.wanted.add(box.value);
      else this.wanted.delete(box.value);
    });
  }

  /** @param {string[]} names @param {string} [usual] ticked if none of the others is */
  offer(names, usual) {
    if (usual && !names.some((name) => this.wanted.has(name))) this.wanted.add(usual);
    if (names.join() === [...this.boxes.querySelectorAll('input')].map(({ value }) => value).join()) return;
    this.boxes.replaceChildren(...names.map((name) => h('label', { class: 'check' },
      h('input', { type: 'checkbox', id: `${this.id}-${name}`, value: name, checked: this.wanted.has(name) }), h('span', {}, name))));
  }

  /** What is ticked, in order. @returns {string[]} */
  get value() {
    return [...this.boxes.querySelectorAll('input')].filter(({ checked }) => checked).map(({ value }) => value);
  }
}

export class CompareForm {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.most = MOST;
    this.game = new GameField(app, 'lab', { board: true, chosen: '3x3x3' }, () => this.update());
    this.algorithms = new Ticks('lab-algorithms', 'lab-algorithms', USUAL.algorithms);
    this.evaluators = new Ticks('lab-evaluators', 'lab-evaluators', USUAL.evaluators);
    const input = (/** @type {string} */ id, /** @type {Record<string, string | number>} */ props) =>
      /** @type {HTMLInputElement} */ (h('input', { id: `lab-${id}`, 'aria-describedby': 'lab-problem', autocomplete: 'off', ...props }));
    this.fields = {
      depths: input('depths', { type: 'text', value: USUAL.depths, maxlength: 60, spellcheck: 'false' }),
      repeats: input('repeats', { type: 'number', inputmode: 'numeric', min: 1, max: MOST.repeats, value: 3 }),
      limit: input('limit', { type: 'number', inputmode: 'decimal', min: 0.1, max: MOST.ms / 1000, step: 'any', value: 5 }),
    };
    this.scoring = /** @type {HTMLSelectElement} */ (h('select', { id: 'lab-scoring' },
      h('option', { value: 'plain', 'data-l10n': 'lab-scoring-plain' }), h('option', { value: 'distance', 'data-l10n': 'lab-scoring-distance' })));
    this.problem = h('p', { class: 'problem', id: 'lab-problem', hidden: true });
    this.element = h('div', { class: 'lab-fields' },
      h('div', { class: 'lab-line' }, ...this.game.elements, labelled('lab-depths', this.fields.depths), labelled('lab-repeats', this.fields.repeats),
        labelled('lab-limit', this.fields.limit), labelled('lab-scoring', this.scoring)),
      this.algorithms.element, this.evaluators.element);
    this.element.addEventListener('input', () => this.update());
  }

  /** @param {LabOffer} offer */
  offer(offer) {
    this.most = offer.most;
    this.game.offer(offer);
    this.render();
  }

  /** Everything that has words. */
  render() {
    this.game.render();
    this.update();
  }

  /** What belongs to the game that is chosen, and what is impossible. */
  update() {
    const { evaluators } = this.game;
    this.evaluators.offer(evaluators, evaluators[0]);
    this.algorithms.offer((this.app.link.welcome?.algorithms ?? []).map(({ name }) => name));
    const wrong = this.#wrong();
    show(this.problem, wrong !== null);
    setText(this.problem, wrong?.text ?? '');
    for (const [name, field] of Object.entries({ ...this.fields, game: this.game.text })) field.setAttribute('aria-invalid', String(wrong?.field === name));
  }

  get #depths() {
    return parseDepths(this.fields.depths.value, this.most.depth);
  }

  /** @returns {{field: string, text: string} | null} */
  #wrong() {
    const { repeats, limit } = this.fields;
    const whole = Number(repeats.value);
    const seconds = Number(limit.value);
    const wrong = (/** @type {string} */ field, /** @type {string} */ text) => ({ field, text });
    if (this.game.names.length === 0) return wrong('game', t('lab-problem-game'));
    if (this.#depths === null) return wrong('depths', t('lab-problem-depths', { most: this.most.depth }));
    if (!(Number.isInteger(whole) && whole >= 1 && whole <= this.most.repeats)) return wrong('repeats', t('lab-problem-repeats', { most: this.most.repeats }));
    if (!(seconds >= 0.001 && seconds * 1000 <= this.most.ms)) return wrong('limit', t('lab-problem-limit', { most: number(this.most.ms / 1000) }));
    if (this.algorithms.boxes.childElementCount > 0 && this.algorithms.value.length === 0) return wrong('algorithms', t('lab-problem-algorithms'));
    return null;
  }

  /** What is asked for; null if something is impossible. @returns {Settings | null} */
  value() {
    this.update();
    const depths = this.#depths;
    if (!this.problem.hidden || !depths) return null;
    const { moves } = this.game;
    return {
      games: this.game.names,
      moves: moves ? [moves] : [],
      algorithms: this.algorithms.value,
      evaluators: this.evaluators.value,
      depths,
      repeats: Number(this.fields.repeats.value),
      cell_limit_ms: Math.round(Number(this.fields.limit.value) * 1000),
      scoring: this.scoring.value === 'distance' ? 'distance' : 'plain',
    };
  }
}
