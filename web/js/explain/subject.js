/**
 * What is looked into: the position on the board, a typed tree, or a file.
 *
 * @import {Shell} from './shell.js'
 * @import {SolveCard} from '../solve/card.js'
 */
import { form, h, labelled, options, setText, show } from '../view/dom.js';
import { t } from '../words/language.js';
import { FaultLine, announce } from '../view/messages.js';
import { countTexts, deepens, growthTexts, hasChance, playedTexts, resultText, treeOf } from './sentences.js';
import { keyOf } from '../model/scene.js';
import { choose } from '../view/dialogs.js';
import { unsolvable } from '../view/words.js';
import { RemoteSource, faultText } from './source.js';
import { MOST_DEPTH, SearchForm, usualDepth } from './search_form.js';
import { ServerError } from '../net/socket.js';
import { CostLine } from './cost_line.js';
import { RandomFields } from './random_tree.js';
import { wishOf } from './wish.js';

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
  // A safe move, a throw of two dice, and an even chance.
  { id: 'chance', tree: '(safe{3 1} throw{1/36:(20 24) 10/36:(6 9) 25/36:(-1 2)} even{1/2:(4 8) 1/2:(-2 1)})' },
];

export class Subject {
  /** @param {Shell} shell @param {HTMLElement} openFile */
  constructor(shell, openFile) {
    this.shell = shell;
    this.form = new SearchForm('search', { growing: true });
    this.kind = 'position';
    /** The game for which the depth was chosen by hand. */
    this.depthFor = '';
    /** The position that is looked into, and whether its fields are waited for. */
    this.shown = '';
    this.offering = false;
    /** Whether the view was left while something else was shown. */
    this.away = false;
    this.kinds = h('div', { class: 'segments', id: 'explain-what', role: 'group', 'data-l10n-aria': 'explain-what' });
    this.classic = h('select', { id: 'book-classic' });
    this.text = h('textarea', { id: 'book-text', rows: 1, spellcheck: 'false', autocomplete: 'off', 'aria-describedby': 'explain-problem' });
    this.text.value = CLASSICS[0].tree;
    this.book = h('div', { class: 'book', hidden: true },
      labelled('explain-classic', this.classic), labelled('explain-typed', this.text), new RandomFields((game) => this.#random(game)).element);
    this.fileName = h('span', { id: 'trace-name', class: 'small' });
    this.file = h('div', { class: 'from-file', hidden: true }, openFile, this.fileName);
    this.run = h('button', { id: 'search-run', type: 'submit', class: 'main', 'data-l10n': 'explain-run' });
    this.solve = h('button', { id: 'explain-solve', type: 'button', 'data-icon': 'check', 'data-l10n': 'solve', 'data-l10n-title': 'solve-title', click: () => this.#solve() });
    this.tour = h('button', { id: 'tour-start', type: 'button', 'data-icon': 'bulb', 'data-l10n': 'explain-tour-start' });
    this.solving = h('section', { id: 'explain-solve-card', hidden: true });
    this.solveArea = h('div', { class: 'solve-in-form' }, this.solving);
    /** @type {SolveCard | null} */
    this.solver = null;
    /** Before something is said to be wrong: nothing else is then. */
    this.onFault = () => {};
    this.apart = h('p', { class: 'small', id: 'explain-apart', 'data-l10n': 'explain-apart', hidden: true });
    this.problem = new FaultLine('explain-problem');
    /** Of a search that is too large what fits. */
    this.first = h('button', { id: 'search-first-plies', type: 'button', class: 'small-button', hidden: true, 'data-l10n': 'explain-first-plies', click: () => this.#firstPlies() });
    this.totals = h('p', { class: 'totals', id: 'explain-totals' });
    this.cost = new CostLine(shell.app.link, () => this.stop());
    /** Whether the server has refused the search that was asked for as too large. */
    this.refused = false;
    this.cost.onShown = () => this.#offerFirst();
    this.element = form({ id: 'search-form', class: 'card search-form' }, () => this.search(true),
      h('div', { class: 'what' }, this.kinds, this.file, this.tour, this.solve), this.book,
      h('div', { class: 'fields' }, this.form.element, this.run), this.form.problem.element, this.problem.element, this.first, this.cost.estimate,
      h('div', { class: 'totals-row' }, this.totals, this.cost.running), this.apart, this.solveArea);
    // An old fault beside a new one would be two.
    this.element.addEventListener('input', () => this.problem.shown && this.fault(''));
    this.form.element.addEventListener('input', () => {
      const fields = this.kind === 'position' && !this.form.grows ? this.form.value() : null;
      this.cost.later(fields && { game: this.shell.game, ...fields });
    });
    this.form.fields.depth.addEventListener('input', () => {
      this.depthFor = this.shell.game.game;
    });
    this.classic.addEventListener('change', () => this.#classic());
    this.text.addEventListener('input', () => {
      this.#suit();
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
    this.cost.render();
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
    this.#suit();
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
    else if (this.away) {
      this.again();
      return;
    } else if (this.kind !== 'position' || this.shown === keyOf(this.shell.game)) return;
    this.away = false;
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
    const [algorithm, ...rest] = wish.split(':');
    const known = wish === '' || this.form.wish(algorithm, ...rest);
    if (wish && known) this.depthFor = shell.game.game;
    this.search();
    if (!known) this.fault(t('refusal-unknown-algorithm', { called: algorithm }));
  }

  /** Out of sight: a search that is not done yet is begun again when the view comes back. */
  left() {
    if (this.shell.drop() || this.offering) this.shown = '';
    this.cost.end();
  }

  /** The view is left while something else is shown: what is looked into is there when the view comes back. */
  displaced() {
    this.away = true;
  }

  /** Back to what is looked into, after something else was shown; what a file had is there no more. */
  again() {
    this.shown = '';
    this.away = false;
    if (this.kind === 'file') this.#turnTo('position');
    if (this.kind === 'position') this.#searchPosition('', false);
    else this.search();
  }

  /** Averages are offered where there is a typed tree, and chosen where it begins to have chance nodes. */
  #suit() {
    this.form.average(this.kind === 'typed', hasChance(this.text.value));
  }

  #classic() {
    const found = CLASSICS.find(({ id }) => id === this.classic.value);
    if (found) {
      this.text.value = found.tree;
      this.#suit();
      this.search();
    } else this.text.focus();
  }

  /** A random tree is made, to be searched and edited. @param {string | null} game */
  async #random(game) {
    if (!game) {
      this.fault(t('explain-random-problem'));
      return;
    }
    try {
      const state = /** @type {any} */ (await this.shell.app.link.request('state', { game: { game, moves: [] } }).done);
      this.text.value = treeOf(state.game);
      this.#suit();
      this.classic.value = 'own';
      this.search();
    } catch (error) {
      this.fault(faultText(error));
    }
  }

  /** Whether a search may be a large one: deeper than the page would go by itself. @param {Omit<SearchRequest, 'game'>} fields */
  #mayBeLarge({ depth = 0 }) {
    const scene = this.shell.app.positions.scene(this.shell.game);
    return this.kind === 'position' && scene !== null && !this.form.grows && depth > usualDepth(scene);
  }

  /** The search that is waited for is given up. */
  stop() {
    if (!this.shell.drop()) return;
    this.cost.end();
    this.element.setAttribute('aria-busy', 'false');
    setText(this.totals, t('explain-stopped'));
    announce(t('explain-stopped'));
    this.run.focus();
  }

  /** @param {boolean} [asked] by hand: then what is too large is held back at first */
  async search(asked = false) {
    const fields = this.form.submitted();
    if (!fields) return;
    if (asked && this.#mayBeLarge(fields)) {
      this.fault('');
      if (!await this.cost.allows({ game: this.shell.game, ...fields })) return;
    }
    const tree = this.text.value.trim();
    this.shown = this.kind === 'position' ? keyOf(this.shell.game) : '';
    if (this.kind === 'position') this.shell.app.address.searched(wishOf(fields));
    this.fault('');
    this.element.setAttribute('aria-busy', 'true');
    setText(this.totals, t('explain-searching'));
    this.cost.begin();
    try {
      const game = this.kind === 'typed' ? { game: `tree:${tree}`, moves: [] } : this.shell.game;
      const told = (/** @type {any} */ sofar) => this.cost.told(sofar);
      const { link } = this.shell.app;
      const source = this.form.grows ? new (await import('./growth_source.js')).GrowthSource(link, { game, ...fields }, told) : new RemoteSource(link, { game, ...fields }, told);
      await this.shell.look(/** @type {any} */ (source));
      this.render();
    } catch (error) {
      this.fault(faultText(error, fields.algorithm));
      this.refused = error instanceof ServerError && error.code === 'too_large' && fields.levels === undefined;
      this.#offerFirst();
    } finally {
      this.cost.end();
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

  /** What fits of a search that is refused as too large, or will be. */
  #offerFirst() {
    show(this.first, this.refused || (this.cost.large && this.form.played?.levels === undefined));
  }

  /** The search again, of which only the plies that fit are kept. */
  #firstPlies() {
    this.form.played = { ...this.form.played, levels: MOST_DEPTH };
    this.search();
    this.run.focus();
  }

  /** What went wrong, or nothing. @param {string} text */
  fault(text) {
    this.refused = false;
    this.#offerFirst();
    if (text) this.onFault();
    this.problem.say(text);
    this.text.setAttribute('aria-invalid', String(text !== '' && this.kind === 'typed'));
    this.#renderTotals();
  }

  /** The counters of the search that is shown. */
  #renderTotals() {
    const { current } = this.shell;
    const counts = current?.view === 'tree' ? [...playedTexts(current), ...countTexts(current.totals, deepens(current.algorithm))] : current ? growthTexts(/** @type {any} */ (current.totals)) : [];
    setText(this.totals, current ? [resultText(current), ...counts].join(' · ') : '');
  }
}
