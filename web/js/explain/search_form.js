/**
 * The fields of a search, for any form that asks for one, and how deep a search may go by itself.
 */
import { h, labelled, options, show } from '../view/dom.js';
import { knows, localise, number, t } from '../words/language.js';
import { LEAST, MOST, compare, typedValue } from '../model/values.js';
import { FaultLine } from '../view/messages.js';
import { AVERAGING, EXPLAINED } from './sentences.js';

export const MOST_DEPTH = 120;
/** Of a search that grows a tree: how many positions it steps onto at most, as many as the server allows, since the search of a move may have
 * taken millions; and at first. */
const [MOST_NODES, USUAL_NODES] = [1_000_000_000, 20_000];
/** The largest seed whose digits JavaScript keeps. */
const MOST_SEED = Number.MAX_SAFE_INTEGER;
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

/**
 * The fields of a search: algorithm, depth, evaluator, move order, window, whether to cut on equality. Several may be on the page, told
 * apart by the prefix of their ids.
 */
export class SearchForm {
  /** @param {string} prefix of the ids @param {{windows?: boolean, equality?: boolean, growing?: boolean}} [options] whether the window of the root, and whether to cut on
   * equality, can be set, and whether searches that grow a tree are among them */
  constructor(prefix, { windows = true, equality = true, growing = false } = {}) {
    this.prefix = prefix;
    this.windows = windows;
    this.growing = growing;
    const select = (/** @type {string} */ name) => h('select', { id: `${prefix}-${name}` });
    const input = (/** @type {string} */ name, /** @type {Record<string, string | number>} */ props) =>
      h('input', { id: `${prefix}-${name}`, autocomplete: 'off', spellcheck: 'false', 'aria-describedby': `${prefix}-problem`, ...props });
    this.fields = {
      algorithm: select('algorithm'), depth: input('depth', { type: 'number', inputmode: 'numeric', min: 1, max: MOST_DEPTH }),
      nodes: input('nodes', { type: 'number', inputmode: 'numeric', min: 1, max: MOST_NODES, value: USUAL_NODES }),
      seed: input('seed', { type: 'number', inputmode: 'numeric', min: 0, max: MOST_SEED, 'data-l10n-title': 'explain-growth-seed-title' }),
      evaluator: select('evaluator'), order: select('order'),
      alpha: input('alpha', { type: 'text', value: '−∞' }), beta: input('beta', { type: 'text', value: '+∞' }),
    };
    const words = { algorithm: 'algorithm', depth: 'explain-depth', nodes: 'explain-growth-nodes', seed: 'explain-growth-seed', evaluator: 'evaluator', order: 'explain-order', alpha: 'explain-alpha', beta: 'explain-beta' };
    this.rows = /** @type {Record<keyof typeof words, HTMLElement>} */ (/** @type {unknown} */ (Object.fromEntries(Object.entries(this.fields).map(([name, control]) =>
      [name, labelled(words[/** @type {keyof typeof words} */ (name)], control, { 'data-row': name })]))));
    this.problem = new FaultLine(`${prefix}-problem`);
    const { alpha, beta, ...rows } = this.rows;
    // Seldom needed, and the tree needs the room.
    this.window = h('details', { class: 'fold', id: `${prefix}-window` }, h('summary', { 'data-l10n': 'explain-window-fold' }), h('div', { class: 'fold-body' }, alpha, beta));
    this.equality = h('input', { id: `${prefix}-equality`, type: 'checkbox' });
    this.strict = h('label', { class: 'check', 'data-l10n-title': 'explain-equality-title' }, this.equality, h('span', { 'data-l10n': 'explain-equality' }));
    this.element = h('div', { class: 'search-fields' }, ...Object.values(rows), ...(windows ? [this.window] : []), ...(equality ? [this.strict] : []));
    /** What the search of a move had besides: the seed of its lot, the nodes it took, the plies that are kept, the size of its table. Other fields
     * are another search. @type {{nodes?: number, seed?: number, levels?: number, table?: number}} */
    this.played = {};
    this.element.addEventListener('input', () => {
      this.played = {};
      this.update();
    });
    this.typed = false;
    /** Which algorithms a window means anything to. */
    this.windowed = new Set(['alpha-beta', 'pvs']);
    /** Which can be told not to cut on equality. */
    this.stricter = new Set(['alpha-beta']);
    /** What there is to see of each that grows a tree. @type {Map<string, string>} */
    this.views = new Map();
    /** How deep a search may go by itself. */
    this.usual = '';
    /** The depth of the other searches while one that grows a tree is chosen. @type {string | null} */
    this.depthBefore = null;
    /** Whether there were chance nodes the last time, and what was chosen before there were. */
    this.chance = false;
    this.before = 'alpha-beta';
    this.#list('algorithm', EXPLAINED, 'alpha-beta');
    this.update();
  }

  /** Fills a list, keeping what is chosen if it is still there. @param {'algorithm' | 'evaluator' | 'order'} name @param {string[]} values
   * @param {string} [chosen] */
  #list(name, values, chosen = this.#value(name)) {
    const list = /** @type {HTMLSelectElement} */ (this.fields[name]);
    if ([...list.options].map(({ value }) => value).join() === values.join()) return;
    list.replaceChildren(...options(values, chosen));
    // Names of algorithms are names; the order is a word.
    for (const option of list.options) if (name === 'order' && knows(`explain-order-${option.value}`)) option.dataset.l10n = `explain-order-${option.value}`;
    localise(list);
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

  /** How deep a search may go by itself. @param {number} depth @param {boolean} anew whether it begins with that */
  usually(depth, anew) {
    this.usual = String(depth);
    if (!anew) return;
    if (this.depthBefore === null) this.set('depth', depth);
    else this.depthBefore = this.usual;
  }

  /** Fills in the search of a link; whether there is such an algorithm. @param {string} algorithm @param {string} depth
   * @param {string} evaluator @param {string} nodes @param {string} seed @param {string} order @param {string} levels @param {string} table */
  wish(algorithm, depth = '', evaluator = '', nodes = '', seed = '', order = '', levels = '', table = '') {
    const before = this.#value('algorithm');
    this.set('algorithm', algorithm);
    if (this.#value('algorithm') !== algorithm) {
      this.set('algorithm', before);
      return false;
    }
    this.set('depth', depth || (nodes ? '' : this.#value('depth')));
    const list = /** @type {HTMLSelectElement} */ (this.fields.evaluator);
    if ([...list.options].some(({ value }) => value === evaluator)) this.set('evaluator', evaluator);
    const orders = /** @type {HTMLSelectElement} */ (this.fields.order);
    if ([...orders.options].some(({ value }) => value === order)) this.set('order', order);
    if (this.grows) {
      if (nodes) this.set('nodes', nodes);
      this.set('seed', seed);
    }
    const given = Object.entries({ nodes, seed, levels, table }).filter(([, text]) => text !== '' && !this.grows);
    this.played = Object.fromEntries(given.map(([name, text]) => [name, Number(text)]));
    return true;
  }

  /** @param {boolean} offered whether expectimax is among the algorithms @param {boolean} chance whether there are chance nodes, of which only it
   * knows something */
  average(offered, chance) {
    const was = this.#value('algorithm');
    const others = [.../** @type {HTMLSelectElement} */ (this.fields.algorithm).options].map(({ value }) => value).filter((name) => name !== AVERAGING);
    const needed = offered && chance;
    if (needed && !this.chance) this.before = was;
    const back = was === AVERAGING && !needed && (this.chance || !offered);
    this.#list('algorithm', offered ? [...others, AVERAGING] : others, was);
    this.fields.algorithm.value = needed && !this.chance ? AVERAGING : back ? this.before : was;
    this.chance = needed;
    this.update();
  }

  /** What the server can do, with the game that is searched. @param {Welcome | null} welcome @param {State | null} state */
  offer(welcome, state) {
    const explained = (welcome?.algorithms ?? []).filter(({ view }) => view === 'tree' || (this.growing && view !== null));
    for (const { name, view } of explained) if (view && view !== 'tree') this.views.set(name, view);
    if (explained.length > 0) {
      this.#list('algorithm', [...explained.map(({ name }) => name), ...(this.typed ? [AVERAGING] : [])]);
      this.windowed = new Set(explained.filter((algorithm) => algorithm.takes_window).map(({ name }) => name));
      this.stricter = new Set(explained.filter((algorithm) => algorithm.takes_strict_cuts).map(({ name }) => name));
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
    this.#turn();
    const windows = this.windows && this.windowed.has(this.#value('algorithm'));
    for (const [name, visible] of /** @type {[keyof SearchForm['rows'], boolean][]} */ ([
      ['evaluator', !typed && this.fields.evaluator.childElementCount > 0], ['order', !typed && this.fields.order.childElementCount > 0], ['alpha', windows], ['beta', windows], ['nodes', this.grows], ['seed', this.grows],
    ])) show(this.rows[name], visible);
    show(this.window, windows);
    show(this.strict, this.stricter.has(this.#value('algorithm')));
    const wrong = this.#problem();
    this.problem.show(wrong?.text);
    // What is wrong has to be seen.
    if (wrong?.names.some((name) => name === 'alpha' || name === 'beta')) this.window.open = true;
    for (const name of /** @type {const} */ (['depth', 'nodes', 'seed', 'alpha', 'beta'])) {
      this.fields[name].setAttribute('aria-invalid', String(wrong?.names.includes(name) ?? false));
    }
  }

  /** Whether the chosen search grows a tree. */
  get grows() {
    return this.views.has(this.#value('algorithm'));
  }

  /** A search that grows a tree goes to the end of the game unless told; the others get their depth back. */
  #turn() {
    const { depth } = this.fields;
    if (this.grows && this.depthBefore === null) [this.depthBefore, depth.value] = [depth.value, ''];
    else if (!this.grows && this.depthBefore !== null) [depth.value, this.depthBefore] = [depth.value || this.depthBefore || (this.typed ? '' : this.usual), null];
  }

  /** @returns {{names: string[], text: string} | null} */
  #problem() {
    const depth = this.#value('depth');
    const fits = /^\d{1,3}$/.test(depth) && Number(depth) >= 1 && Number(depth) <= MOST_DEPTH;
    if (!fits && !((this.typed || this.grows || this.played.nodes !== undefined) && depth === '')) return { names: ['depth'], text: t('problem-depth', { most: MOST_DEPTH }) };
    const whole = (/** @type {'nodes' | 'seed'} */ name, /** @type {number} */ least, /** @type {number} */ most) => {
      const text = this.#value(name);
      return /^\d{1,16}$/.test(text) && Number(text) >= least && Number(text) <= most;
    };
    if (this.grows && !whole('nodes', 1, MOST_NODES)) return { names: ['nodes'], text: t('explain-growth-problem-nodes', { most: number(MOST_NODES), usual: number(USUAL_NODES) }) };
    if (this.grows && this.#value('seed') !== '' && !whole('seed', 0, MOST_SEED)) return { names: ['seed'], text: t('explain-growth-problem-seed') };
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
    const search = { algorithm: this.#value('algorithm'), ...(depth === '' ? {} : { depth: Number(depth) }), ...this.played };
    if (!this.typed) Object.assign(search, evaluator ? { evaluator } : {}, order ? { order } : {});
    if (this.grows) Object.assign(search, { nodes: Number(this.#value('nodes')) }, this.#value('seed') === '' ? {} : { seed: Number(this.#value('seed')) });
    // A draw is 0 among the ends of a window.
    const end = (/** @type {'alpha' | 'beta'} */ name) => typedValue(this.#value(name))?.replace('=', '0') ?? '0';
    const [alpha, beta] = [end('alpha'), end('beta')];
    if (!this.rows.alpha.hidden && (alpha !== LEAST || beta !== MOST)) search.window = [alpha, beta];
    if (!this.strict.hidden && this.equality.checked) search.strict_cuts = true;
    return search;
  }

  /** The same, and says what is impossible. */
  submitted() {
    const search = this.value();
    if (!search) this.problem.repeat();
    return search;
  }
}
