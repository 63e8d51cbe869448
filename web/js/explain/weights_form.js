/** The evaluator, its weights as a person types them, and how deep to look for their effect. */
import { form, h, labelled, options, setText, show } from '../view/dom.js';
import { FaultLine, announce } from '../view/messages.js';
import { t } from '../words/language.js';

/** The evaluators that have weights. */
const WEIGHTED = ['line-power', 'open-lines'];
/** The largest size of a weight. */
const LARGEST = 100_000_000;
const MOST = 9;

/** How many weights there are: for lines with 1, 2 … stones, up to one less than win.
 * @param {string} evaluator @param {Rules} rules */
export const weightCount = (evaluator, { k }) => (evaluator === 'open-lines' ? 1 : Math.max(1, Math.min(MOST, k - 1)));

/** The usual weights. @param {string} evaluator @param {Rules} rules */
export const usualWeights = (evaluator, rules) =>
  Array.from({ length: weightCount(evaluator, rules) }, (_, i) => (evaluator === 'open-lines' ? 1 : Math.min(LARGEST, 10 ** (i + 1))));

/** The weights, or which of them are none: whole numbers within ±10⁸. @param {string[]} texts
 * @returns {{weights: number[], bad: number[]}} */
export function readWeights(texts) {
  const weights = texts.map((text) => {
    const word = text.trim().replace(/[−–]/g, '-');
    return /^[+-]?\d{1,9}$/.test(word) && Math.abs(Number(word)) <= LARGEST ? Number(word) : NaN;
  });
  return { weights, bad: weights.flatMap((weight, i) => (Number.isNaN(weight) ? [i] : [])) };
}

/** How strongly a worth is tinted, from 0 to 1; roots, because weights grow tenfold. @param {number} worth @param {number} most */
export const tint = (worth, most) => (most > 0 ? Math.sqrt(Math.abs(worth) / most) : 0);

/** The depths that are offered. */
const DEPTHS = [1, 2, 3, 4, 5, 6];

export class WeightsForm {
  /** @param {() => void} onChange when there are weights that are possible */
  constructor(onChange) {
    this.onChange = onChange;
    /** @type {Rules | null} */
    this.rules = null;
    this.evaluator = h('select', { id: 'bench-evaluator' }, ...options(WEIGHTED, 'line-power'));
    this.depth = h('select', { id: 'bench-depth' }, ...options(DEPTHS, 2));
    this.weights = h('div', { class: 'bench-weights', id: 'bench-weights', role: 'group', 'data-l10n-aria': 'explain-bench-weights' });
    this.problem = new FaultLine('bench-problem');
    this.reset = h('button', { id: 'bench-reset', type: 'button', 'data-icon': 'again', 'data-l10n': 'explain-bench-reset', click: () => this.#usual(true) });
    this.element = form({ id: 'bench-form', class: 'card search-form bench-form' }, () => {},
      labelled('evaluator', this.evaluator), labelled('explain-depth', this.depth), this.weights, this.reset, this.problem.element);
    this.weights.addEventListener('input', () => this.#typed());
    this.depth.addEventListener('change', onChange);
    this.evaluator.addEventListener('change', () => this.#usual(true));
  }

  /** Shows the fields, or hides them where there are no weights. @param {boolean} shown */
  only(shown) {
    for (const part of this.element.querySelectorAll('label, .bench-weights, #bench-reset')) show(/** @type {HTMLElement} */ (part), shown);
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
    const told = this.problem.shown;
    this.#inputs.forEach((field, i) => field.setAttribute('aria-invalid', String(bad.includes(i))));
    this.problem.show(bad.length > 0 ? t('explain-bench-bad', { most: LARGEST }) : '');
    if (bad.length === 0) this.onChange();
    else if (!told) this.problem.say();
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
