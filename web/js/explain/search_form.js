/**
 * The fields of a search: algorithm, depth, evaluator, move order, window. Several may be on the page, told apart
 * by the prefix of their ids.
 *
 * @import {Welcome} from '../types.js'
 * @import {AlgorithmName, SearchRequest} from './types.js'
 */
import { h, show } from '../view/dom.js';
import { t } from '../words/language.js';
import { INFINITE, parseValue } from './values.js';

/** @type {AlgorithmName[]} */
export const ALGORITHMS = ['minimax', 'negamax', 'alpha-beta', 'pvs', 'deepening'];
const ORDERS = ['row', 'center'];
const MOST_DEPTH = 120;
/** A search that the page begins by itself has at most about this many lines of play. */
const MOST_LINES = 400_000;

/** How deep a search may go by itself: to the end of a small board, a few plies on a large one.
 * @param {number} empty cells */
export function usualDepth(empty) {
  let [depth, lines] = [0, 1];
  while (depth < empty && lines * (empty - depth) <= MOST_LINES) {
    lines *= empty - depth;
    depth += 1;
  }
  return Math.max(1, depth);
}

export class SearchForm {
  /** @param {string} prefix of the ids @param {{windows?: boolean}} [options] whether the window of the root can be set */
  constructor(prefix, { windows = true } = {}) {
    this.prefix = prefix;
    this.windows = windows;
    this.fields = {
      algorithm: this.#select('algorithm', ALGORITHMS, 'alpha-beta'),
      depth: h('input', { id: `${prefix}-depth`, type: 'number', inputmode: 'numeric', min: 1, max: MOST_DEPTH, 'aria-describedby': `${prefix}-problem` }),
      evaluator: this.#select('evaluator', ['line-power'], 'line-power'),
      order: this.#select('order', ORDERS, 'row'),
      alpha: this.#bound('alpha', '−∞'),
      beta: this.#bound('beta', '+∞'),
    };
    const row = (/** @type {string} */ words, /** @type {string} */ name, /** @type {HTMLElement} */ control) =>
      h('label', { class: 'row', for: control.id, 'data-row': name }, h('span', { 'data-l10n': words }), control);
    this.rows = {
      algorithm: row('algorithm', 'algorithm', this.fields.algorithm),
      depth: row('explain-depth', 'depth', this.fields.depth),
      evaluator: row('evaluator', 'evaluator', this.fields.evaluator),
      order: row('explain-order', 'order', this.fields.order),
      alpha: row('explain-alpha', 'alpha', this.fields.alpha),
      beta: row('explain-beta', 'beta', this.fields.beta),
    };
    this.problem = h('p', { class: 'problem', id: `${prefix}-problem`, hidden: true });
    this.element = h('div', { class: 'search-fields' }, ...Object.values(this.rows));
    this.element.addEventListener('input', () => this.update());
    this.typed = false;
    this.update();
  }

  /** @param {string} name @param {string[]} options @param {string} chosen */
  #select(name, options, chosen) {
    // Names of algorithms are names; the order is a word.
    const words = (/** @type {string} */ value) => (name === 'order' ? { 'data-l10n': `explain-order-${value}` } : {});
    return h('select', { id: `${this.prefix}-${name}` }, ...options.map((value) => h('option', { value, selected: value === chosen, ...words(value) }, value)));
  }

  /** @param {string} name @param {string} value */
  #bound(name, value) {
    return h('input', { id: `${this.prefix}-${name}`, type: 'text', value, autocomplete: 'off', spellcheck: 'false', 'aria-describedby': `${this.prefix}-problem` });
  }

  /** @param {keyof SearchForm['fields']} name */
  #value(name) {
    return /** @type {HTMLInputElement} */ (this.fields[name]).value.trim();
  }

  /** @param {keyof SearchForm['fields']} name @param {string | number} value */
  set(name, value) {
    /** @type {HTMLInputElement} */ (this.fields[name]).value = String(value);
    this.update();
  }

  /** Fills in the search of a link; whether there is such an algorithm. @param {string} algorithm @param {string} depth
   * @param {string} evaluator */
  wish(algorithm, depth = '', evaluator = '') {
    if (!ALGORITHMS.includes(/** @type {AlgorithmName} */ (algorithm))) return false;
    const list = /** @type {HTMLSelectElement} */ (this.fields.evaluator);
    // The list of the server may not be there yet.
    if (/^[a-z-]{1,40}$/.test(evaluator) && ![...list.options].some(({ value }) => value === evaluator)) list.append(h('option', { value: evaluator }, evaluator));
    for (const [name, value] of /** @type {const} */ ([['algorithm', algorithm], ['depth', depth], ['evaluator', evaluator]])) if (value) this.set(name, value);
    return true;
  }

  /** What the server can do. @param {Welcome | null} welcome */
  offer(welcome) {
    const names = welcome?.evaluators ?? [];
    const chosen = this.#value('evaluator');
    if (names.length === 0 || names.length === this.fields.evaluator.childElementCount) return;
    this.fields.evaluator.replaceChildren(...names.map((value) => h('option', { value, selected: value === chosen }, value)));
  }

  /** Shows the fields that mean something: a typed tree has its values and its order. @param {boolean} [typed] */
  update(typed = this.typed) {
    this.typed = typed;
    const windows = this.windows && ['alpha-beta', 'pvs'].includes(this.#value('algorithm'));
    for (const [name, visible] of /** @type {[keyof SearchForm['rows'], boolean][]} */ ([
      ['evaluator', !typed], ['order', !typed], ['alpha', windows], ['beta', windows],
    ])) show(this.rows[name], visible);
    const wrong = this.#problem();
    show(this.problem, wrong !== null);
    this.problem.textContent = wrong ? wrong.text : '';
    for (const name of /** @type {const} */ (['depth', 'alpha', 'beta'])) {
      this.fields[name].setAttribute('aria-invalid', String(wrong?.names.includes(name) ?? false));
    }
  }

  /** @returns {{names: string[], text: string} | null} */
  #problem() {
    const depth = this.#value('depth');
    const fits = /^\d{1,3}$/.test(depth) && Number(depth) >= 1 && Number(depth) <= MOST_DEPTH;
    if (!fits && !(this.typed && depth === '')) return { names: ['depth'], text: t('problem-depth', { most: MOST_DEPTH }) };
    if (this.rows.alpha.hidden) return null;
    const [alpha, beta] = [parseValue(this.#value('alpha')), parseValue(this.#value('beta'))];
    if (alpha === null || beta === null) return { names: [alpha === null ? 'alpha' : 'beta'], text: t('explain-problem-value') };
    return alpha < beta ? null : { names: ['alpha', 'beta'], text: t('explain-problem-window') };
  }

  /** The fields as they are; null if something is impossible. @returns {Omit<SearchRequest, 'game' | 'tree'> | null} */
  value() {
    this.update();
    if (!this.problem.hidden) return null;
    const depth = this.#value('depth');
    /** @type {Omit<SearchRequest, 'game' | 'tree'>} */
    const search = { algorithm: /** @type {AlgorithmName} */ (this.#value('algorithm')), ...(depth === '' ? {} : { depth: Number(depth) }) };
    if (!this.typed) Object.assign(search, { evaluator: this.#value('evaluator'), order: this.#value('order') });
    const [alpha, beta] = [parseValue(this.#value('alpha')) ?? -INFINITE, parseValue(this.#value('beta')) ?? INFINITE];
    if (!this.rows.alpha.hidden && (alpha > -INFINITE || beta < INFINITE)) search.window = [alpha, beta];
    return search;
  }
}
