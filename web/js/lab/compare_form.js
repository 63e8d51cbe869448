/**
 * What to compare: the game, the algorithms, the depths, the evaluators, how often and how long.
 *
 * @import {App} from '../main.js'
 * @import {LabOffer, Settings} from './types.js'
 */
import { h, setText, show } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { parseDepths } from './depths.js';
import { GameField } from './game_field.js';
import { Ticks } from './ticks.js';

const USUAL = { algorithms: ['minimax', 'negamax', 'alpha-beta'], evaluators: ['open-lines'], depths: '1-6' };
/** Until the server has said what it allows. */
const MOST = { cells: 128, groups: 8, repeats: 100, players: 12, games: 2000, depth: 100, ms: 60_000 };

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
    const row = (/** @type {string} */ words, /** @type {HTMLElement} */ control) => h('label', { class: 'row', for: control.id }, h('span', { 'data-l10n': words }), control);
    this.problem = h('p', { class: 'problem', id: 'lab-problem', hidden: true });
    this.element = h('div', { class: 'lab-fields' },
      h('div', { class: 'lab-line' }, ...this.game.elements, row('lab-depths', this.fields.depths), row('lab-repeats', this.fields.repeats),
        row('lab-limit', this.fields.limit), row('lab-scoring', this.scoring)),
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
