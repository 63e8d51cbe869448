/**
 * The evaluator, its weights, and how deep to look for their effect.
 *
 * @import {Rules} from '../types.js'
 */
import { h, setText, show } from '../view/dom.js';
import { announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { LARGEST, WEIGHTED, readWeights, usualWeights } from './weights.js';

/** The depths that are offered. */
const DEPTHS = [1, 2, 3, 4, 5, 6];

export class WeightsForm {
  /** @param {() => void} onChange when there are weights that are possible */
  constructor(onChange) {
    this.onChange = onChange;
    /** @type {Rules | null} */
    this.rules = null;
    this.evaluator = /** @type {HTMLSelectElement} */ (h('select', { id: 'bench-evaluator' }, ...WEIGHTED.map((name) => h('option', { value: name }, name))));
    this.depth = /** @type {HTMLSelectElement} */ (h('select', { id: 'bench-depth' }, ...DEPTHS.map((depth) => h('option', { value: depth, selected: depth === 2 }, String(depth)))));
    this.weights = h('div', { class: 'bench-weights', id: 'bench-weights', role: 'group', 'data-l10n-aria': 'explain-bench-weights' });
    this.problem = h('p', { class: 'problem', id: 'bench-problem', hidden: true });
    this.reset = h('button', { id: 'bench-reset', type: 'button', 'data-icon': 'again', 'data-l10n': 'explain-bench-reset', click: () => this.#usual(true) });
    const row = (/** @type {string} */ words, /** @type {HTMLElement} */ control) =>
      h('label', { class: 'row', for: control.id }, h('span', { 'data-l10n': words }), control);
    this.element = h('form', { id: 'bench-form', class: 'card search-form bench-form', novalidate: true },
      row('evaluator', this.evaluator), row('explain-depth', this.depth), this.weights, this.reset, this.problem);
    this.element.addEventListener('submit', (event) => event.preventDefault());
    this.weights.addEventListener('input', () => this.#typed());
    this.depth.addEventListener('change', onChange);
    this.evaluator.addEventListener('change', () => this.#usual(true));
  }

  /** @param {Rules} rules @param {number} depth that is quickly searched */
  load(rules, depth) {
    this.rules = rules;
    this.depth.value = String(depth);
    this.#usual(false);
  }

  /** @returns {HTMLInputElement[]} */
  get #inputs() {
    return [...this.weights.querySelectorAll('input')];
  }

  /** The usual weights. @param {boolean} byHand */
  #usual(byHand) {
    if (!this.rules) return;
    const usual = usualWeights(this.evaluator.value, this.rules);
    this.weights.replaceChildren(...usual.map((weight, i) => h('label', { class: 'row', for: `weight-${i + 1}` }, h('span', { 'data-stones': i + 1 }),
      h('input', { id: `weight-${i + 1}`, type: 'number', inputmode: 'numeric', step: 1, min: -LARGEST, max: LARGEST, value: weight, 'aria-describedby': 'bench-problem' }))));
    this.render();
    this.#typed();
    if (byHand) announce(t('explain-bench-usual-now', { weights: usual.join(', ') }));
  }

  #typed() {
    const { bad } = readWeights(this.#inputs.map(({ value }) => value));
    const told = !this.problem.hidden;
    this.#inputs.forEach((field, i) => field.setAttribute('aria-invalid', String(bad.includes(i))));
    show(this.problem, bad.length > 0);
    setText(this.problem, bad.length > 0 ? t('explain-bench-bad', { most: LARGEST }) : '');
    if (bad.length === 0) this.onChange();
    else if (!told) announce(this.problem.textContent ?? '');
  }

  render() {
    for (const span of this.weights.querySelectorAll('span')) {
      setText(span, this.evaluator.value === 'open-lines' ? t('explain-bench-open-line') : t('explain-bench-stones', { n: Number(span.dataset.stones) }));
    }
  }

  /** What is asked for; null if a weight is impossible. */
  value() {
    const { weights, bad } = readWeights(this.#inputs.map(({ value }) => value));
    return bad.length > 0 ? null : { evaluator: this.evaluator.value, weights, depth: Number(this.depth.value) };
  }
}
