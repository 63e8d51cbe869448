/**
 * The fields of a search: algorithm, depth, evaluator, move order, window. Several may be on the page, told apart
 * by the prefix of their ids.
 */
import { h, labelled, show } from '../view/dom.js';
import { knows, t } from '../words/language.js';
import { LEAST, MOST, compare, typedValue } from '../model/values.js';
import { FaultLine } from '../view/messages.js';
import { EXPLAINED } from './pseudocode.js';

const MOST_DEPTH = 120;
/** A search that the page begins by itself has at most about this many lines of play. */
const MOST_LINES = 400_000;
/** No fewer moves are counted on, since a forced move is followed by free ones. */
const FEWEST = 4;

/** How deep a search may go by itself: to the end of a small board, a few plies on a large one. @param {Scene} scene */
export function usualDepth({ kind, columns, rows, pieces, moves }) {
  const wide = kind === 'cells' ? columns.length * rows.length - pieces.length : Math.max(FEWEST, moves.length);
  let [depth, lines] = [0, 1];
  while (depth < wide && lines * (wide - depth) <= MOST_LINES) {
    lines *= wide - depth;
    depth += 1;
  }
  return Math.max(1, depth);
}

export class SearchForm {
  /** @param {string} prefix of the ids @param {{windows?: boolean}} [options] whether the window of the root can be set */
  constructor(prefix, { windows = true } = {}) {
    this.prefix = prefix;
    this.windows = windows;
    const select = (/** @type {string} */ name) => h('select', { id: `${prefix}-${name}` });
    const input = (/** @type {string} */ name, /** @type {Record<string, string | number>} */ props) =>
      h('input', { id: `${prefix}-${name}`, autocomplete: 'off', spellcheck: 'false', 'aria-describedby': `${prefix}-problem`, ...props });
    this.fields = {
      algorithm: select('algorithm'), depth: input('depth', { type: 'number', inputmode: 'numeric', min: 1, max: MOST_DEPTH }),
      evaluator: select('evaluator'), order: select('order'),
      alpha: input('alpha', { type: 'text', value: '−∞' }), beta: input('beta', { type: 'text', value: '+∞' }),
    };
    const words = { algorithm: 'algorithm', depth: 'explain-depth', evaluator: 'evaluator', order: 'explain-order', alpha: 'explain-alpha', beta: 'explain-beta' };
    this.rows = /** @type {Record<keyof typeof words, HTMLElement>} */ (/** @type {unknown} */ (Object.fromEntries(Object.entries(this.fields).map(([name, control]) =>
      [name, labelled(words[/** @type {keyof typeof words} */ (name)], control, { 'data-row': name })]))));
    this.problem = new FaultLine(`${prefix}-problem`);
    this.element = h('div', { class: 'search-fields' }, ...Object.values(this.rows));
    this.element.addEventListener('input', () => this.update());
    this.typed = false;
    /** Which algorithms a window means anything to. */
    this.windowed = new Set(['alpha-beta', 'pvs']);
    this.#list('algorithm', EXPLAINED, 'alpha-beta');
    this.update();
  }

  /** Fills a list, keeping what is chosen if it is still there. @param {'algorithm' | 'evaluator' | 'order'} name @param {string[]} values
   * @param {string} [chosen] */
  #list(name, values, chosen = this.#value(name)) {
    const list = /** @type {HTMLSelectElement} */ (this.fields[name]);
    if ([...list.options].map(({ value }) => value).join() === values.join()) return;
    // Names of algorithms are names; the order is a word.
    const words = (/** @type {string} */ value) => (name === 'order' && knows(`explain-order-${value}`) ? { 'data-l10n': `explain-order-${value}` } : {});
    const shown = (/** @type {string} */ value) => (name === 'order' && knows(`explain-order-${value}`) ? t(`explain-order-${value}`) : value);
    list.replaceChildren(...values.map((value) => h('option', { value, selected: value === chosen, ...words(value) }, shown(value))));
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
    this.set('algorithm', algorithm);
    if (this.#value('algorithm') !== algorithm) return false;
    if (depth) this.set('depth', depth);
    const list = /** @type {HTMLSelectElement} */ (this.fields.evaluator);
    if ([...list.options].some(({ value }) => value === evaluator)) this.set('evaluator', evaluator);
    return true;
  }

  /** What the server can do, with the game that is searched. @param {Welcome | null} welcome @param {State | null} state */
  offer(welcome, state) {
    const explained = (welcome?.algorithms ?? []).filter((algorithm) => algorithm.explained);
    if (explained.length > 0) {
      this.#list('algorithm', explained.map(({ name }) => name));
      this.windowed = new Set(explained.filter((algorithm) => algorithm.takes_window).map(({ name }) => name));
    }
    if (state) {
      this.#list('evaluator', state.evaluators);
      this.#list('order', state.orders);
    }
    this.update();
  }

  /** Shows the fields that mean something: a typed tree has its values and its order. @param {boolean} [typed] */
  update(typed = this.typed) {
    this.typed = typed;
    const windows = this.windows && this.windowed.has(this.#value('algorithm'));
    for (const [name, visible] of /** @type {[keyof SearchForm['rows'], boolean][]} */ ([
      ['evaluator', !typed && this.fields.evaluator.childElementCount > 0], ['order', !typed && this.fields.order.childElementCount > 0], ['alpha', windows], ['beta', windows],
    ])) show(this.rows[name], visible);
    const wrong = this.#problem();
    this.problem.show(wrong?.text);
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
    const [alpha, beta] = [typedValue(this.#value('alpha')), typedValue(this.#value('beta'))];
    if (alpha === null || beta === null) return { names: [alpha === null ? 'alpha' : 'beta'], text: t('explain-problem-value') };
    return compare(alpha, beta) < 0 ? null : { names: ['alpha', 'beta'], text: t('explain-problem-window') };
  }

  /** The fields as they are; null if something is impossible. @returns {Omit<SearchRequest, 'game'> | null} */
  value() {
    this.update();
    if (this.problem.shown) return null;
    const [depth, evaluator, order] = [this.#value('depth'), this.#value('evaluator'), this.#value('order')];
    /** @type {Omit<SearchRequest, 'game'>} */
    const search = { algorithm: this.#value('algorithm'), ...(depth === '' ? {} : { depth: Number(depth) }) };
    if (!this.typed) Object.assign(search, evaluator ? { evaluator } : {}, order ? { order } : {});
    // A draw is 0 among the ends of a window.
    const end = (/** @type {'alpha' | 'beta'} */ name) => typedValue(this.#value(name))?.replace('=', '0') ?? '0';
    const [alpha, beta] = [end('alpha'), end('beta')];
    if (!this.rows.alpha.hidden && (alpha !== LEAST || beta !== MOST)) search.window = [alpha, beta];
    return search;
  }

  /** The same, and says what is impossible. */
  submitted() {
    const search = this.value();
    if (!search) this.problem.say();
    return search;
  }
}
