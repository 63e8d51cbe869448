/**
 * What is looked into: the position on the board, a typed tree, or a file; and the fields of a search: algorithm, depth, evaluator, move
 * order, window. Several of these may be on the page, told apart by the prefix of their ids.
 *
 * @import {Shell} from './shell.js'
 * @import {SolveCard} from '../solve/card.js'
 */
import { form, h, labelled, options, setText, show } from '../view/dom.js';
import { knows, localise, t } from '../words/language.js';
import { LEAST, MOST, compare, typedValue } from '../model/values.js';
import { FaultLine, announce } from '../view/messages.js';
import { EXPLAINED, countTexts, resultText } from './sentences.js';
import { keyOf } from '../model/scene.js';
import { choose } from '../view/dialogs.js';
import { unsolvable } from '../view/words.js';
import { RemoteSource, faultText } from './source.js';

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

/**
 * The fields of a search: algorithm, depth, evaluator, move order, window. Several may be on the page, told apart
 * by the prefix of their ids.
 */
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
    if (!search) this.problem.repeat();
    return search;
  }
}

const KINDS = ['position', 'typed', 'file'];
/** Trees of the textbooks. @type {{id: string, tree: string}[]} */
export const CLASSICS = [
  // The figure with which nearly every book begins.
  { id: 'three', tree: '((3 12 8) (2 4 6) (14 5 2))' },
  // The same with the worst order first: nothing can be cut.
  { id: 'order', tree: '((14 5 2) (6 4 2) (12 8 3))' },
  // A cut that a bound two levels higher causes.
  { id: 'deep', tree: '(5 (((4 9) (2 7)) 8) 3)' },
  { id: 'names', tree: 'A(B(b1=3 b2=12 b3=8) C(c1=2 c2=4 c3=6) D(d1=14 d2=5 d3=2))' },
];

export class Subject {
  /** @param {Shell} shell @param {HTMLElement} openFile */
  constructor(shell, openFile) {
    this.shell = shell;
    this.form = new SearchForm('search');
    this.kind = 'position';
    /** The game for which the depth was chosen by hand. */
    this.depthFor = '';
    /** The position that is looked into, and whether its fields are waited for. */
    this.shown = '';
    this.offering = false;
    this.kinds = h('div', { class: 'segments', id: 'explain-what', role: 'group', 'data-l10n-aria': 'explain-what' });
    this.classic = h('select', { id: 'book-classic' });
    this.text = h('textarea', { id: 'book-text', rows: 1, spellcheck: 'false', autocomplete: 'off', 'aria-describedby': 'explain-problem' });
    this.text.value = CLASSICS[0].tree;
    this.book = h('div', { class: 'book', hidden: true },
      labelled('explain-classic', this.classic), labelled('explain-typed', this.text));
    this.fileName = h('span', { id: 'trace-name', class: 'small' });
    this.file = h('div', { class: 'from-file', hidden: true }, openFile, this.fileName);
    this.run = h('button', { id: 'search-run', type: 'submit', class: 'main', 'data-l10n': 'explain-run' });
    this.solve = h('button', { id: 'explain-solve', type: 'button', 'data-icon': 'check', 'data-l10n': 'solve', 'data-l10n-title': 'solve-title', click: () => this.#solve() });
    this.solving = h('section', { id: 'explain-solve-card', hidden: true });
    this.solveArea = h('div', { class: 'solve-in-form' }, this.solving);
    /** @type {SolveCard | null} */
    this.solver = null;
    this.apart = h('p', { class: 'small', id: 'explain-apart', 'data-l10n': 'explain-apart', hidden: true });
    this.problem = new FaultLine('explain-problem');
    this.totals = h('p', { class: 'totals', id: 'explain-totals' });
    this.element = form({ id: 'search-form', class: 'card search-form' }, () => this.search(),
      h('div', { class: 'what' }, this.kinds, this.book, this.file),
      h('div', { class: 'fields' }, this.form.element, this.run, this.solve), this.form.problem.element, this.problem.element, this.totals, this.apart, this.solveArea);
    this.form.fields.depth.addEventListener('input', () => {
      this.depthFor = this.shell.game.game;
    });
    this.classic.addEventListener('change', () => this.#classic());
    this.text.addEventListener('input', () => {
      this.classic.value = CLASSICS.find(({ tree }) => tree === this.text.value)?.id ?? 'own';
    });
    // Return begins a new line only with Shift, as in a one-line field.
    this.text.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      this.search();
    });
    shell.onSearch(() => {
      this.element.setAttribute('aria-busy', 'false');
      this.#renderTotals();
      if (this.totals.textContent) announce(this.totals.textContent);
    });
    shell.app.bus.on(['language', 'connection'], () => this.render());
    shell.app.bus.on(['game', 'server'], () => shell.app.address.view === 'explain' && this.render());
  }

  render() {
    const { rules } = this.shell.app.session.tree;
    choose(this.kinds, KINDS.map((value) => ({ value, label: t(`explain-what-${value}`) })), this.kind, (kind) => this.choose(kind));
    const chosen = this.classic.value;
    this.classic.replaceChildren(...options([...CLASSICS.map(({ id }) => id), 'own'], chosen, (id) => t(`explain-classic-${id}`)));
    this.form.update();
    show(this.apart, this.kind === 'position' && this.shell.app.address.kept !== null);
    this.#renderTotals();
    for (const part of [this.solve, this.solveArea]) show(part, this.kind === 'position' && rules !== null);
    const obstacle = unsolvable(this.shell.app);
    this.solve.setAttribute('aria-disabled', String(obstacle !== ''));
    this.solve.title = obstacle || t('solve-title');
    const moved = this.kind === 'position' && this.shown !== '' && this.shown !== keyOf(this.shell.game);
    setText(this.run.querySelector('span') ?? this.run, t(moved ? 'explain-run-moved' : 'explain-run'));
  }

  /** The exact value of the position on the board. */
  async #solve() {
    const { SolveCard: Card } = await import('../solve/card.js');
    this.solver ??= new Card(this.shell.app, 'explain-solve', this.solving);
    this.solver.start();
  }

  /** What is looked into, and its fields. @param {string} kind */
  #turnTo(kind) {
    this.kind = kind;
    show(this.book, kind === 'typed');
    show(this.file, kind === 'file');
    show(this.form.element, kind !== 'file');
    show(this.run, kind !== 'file');
    this.form.update(kind === 'typed');
    this.fault('');
    this.render();
  }

  /** @param {string} kind */
  choose(kind) {
    this.#turnTo(kind);
    if (kind === 'position') this.#searchPosition('', true);
    if (kind !== 'typed') return;
    this.form.set('depth', '');
    this.search();
  }

  /** The view is shown: the position on the board is looked into, unless it is already. */
  entered() {
    const { game, app } = this.shell;
    this.render();
    const wish = app.address.takeSearch();
    if (wish) this.#turnTo('position');
    else if (this.kind !== 'position' || this.shown === keyOf(this.shell.game)) return;
    this.#searchPosition(wish, this.depthFor !== game.game || this.form.value() === null);
  }

  /** Searches the position on the board with what there is for its game. @param {string} wish the search of a link
   * @param {boolean} anew whether it begins with the usual depth */
  async #searchPosition(wish, anew) {
    const { shell } = this;
    const position = keyOf(this.shell.game);
    this.shown = position;
    this.offering = true;
    await shell.offer(this.form, shell.game, anew && wish === '');
    this.offering = false;
    if (this.kind !== 'position' || this.shown !== position || position !== keyOf(this.shell.game)) return;
    const [algorithm, depth, evaluator] = wish.split(':');
    if (wish && this.form.wish(algorithm, depth, evaluator)) this.depthFor = shell.game.game;
    this.search();
  }

  /** Out of sight: a search that is not done yet is begun again when the view comes back. */
  left() {
    if (this.shell.drop() || this.offering) this.shown = '';
  }

  #classic() {
    const found = CLASSICS.find(({ id }) => id === this.classic.value);
    if (found) {
      this.text.value = found.tree;
      this.search();
    } else this.text.focus();
  }

  async search() {
    const fields = this.form.submitted();
    if (!fields) return;
    const tree = this.text.value.trim();
    this.shown = this.kind === 'position' ? keyOf(this.shell.game) : '';
    if (this.kind === 'position') this.shell.app.address.searched(`${fields.algorithm}:${fields.depth ?? ''}:${fields.evaluator ?? ''}`);
    this.fault('');
    this.element.setAttribute('aria-busy', 'true');
    setText(this.totals, t('explain-searching'));
    try {
      const game = this.kind === 'typed' ? { game: `tree:${tree}`, moves: [] } : this.shell.game;
      await this.shell.look(new RemoteSource(this.shell.app.link, { game, ...fields }));
      this.render();
    } catch (error) {
      this.fault(faultText(error, fields.algorithm));
    } finally {
      this.element.setAttribute('aria-busy', 'false');
    }
  }

  /** A file has been opened. @param {string} name */
  opened(name) {
    if (this.kind !== 'file') this.choose('file');
    this.shown = '';
    setText(this.fileName, name);
    this.fault('');
  }

  /** What went wrong, or nothing. @param {string} text */
  fault(text) {
    this.problem.say(text);
    this.text.setAttribute('aria-invalid', String(text !== '' && this.kind === 'typed'));
    this.#renderTotals();
  }

  /** The counters of the search that is shown. */
  #renderTotals() {
    const { current } = this.shell;
    setText(this.totals, current ? [resultText(current), ...countTexts(current.totals, current.algorithm === 'deepening')].join(' · ') : '');
  }
}
