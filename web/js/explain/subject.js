/**
 * What is looked into: the position on the board, a typed tree, or a file.
 *
 * @import {Shell} from './shell.js'
 * @import {SolveCard} from '../solve/card.js'
 */
import { h, setText, show } from '../view/dom.js';
import { announce } from '../view/messages.js';
import { formatRules } from '../model/rules.js';
import { number, t } from '../words/language.js';
import { choice } from './choice.js';
import { CLASSICS } from './classics.js';
import { SearchForm, usualDepth } from './search_form.js';
import { faultText } from './faults.js';
import { positionAt } from './small_board.js';
import { boundText } from './values.js';

const KINDS = ['position', 'typed', 'file'];

export class Subject {
  /** @param {Shell} shell @param {{openFile: HTMLElement}} parts */
  constructor(shell, { openFile }) {
    this.shell = shell;
    this.form = new SearchForm('search');
    this.kind = 'position';
    /** The rules for which the depth was chosen by hand. */
    this.depthFor = '';
    /** The position that is looked into. */
    this.shown = '';
    this.kinds = h('div', { class: 'segments', id: 'explain-what', role: 'group', 'data-l10n-aria': 'explain-what' });
    this.classic = h('select', { id: 'book-classic' });
    this.text = /** @type {HTMLTextAreaElement} */ (h('textarea', { id: 'book-text', rows: 1, spellcheck: 'false', autocomplete: 'off', 'aria-describedby': 'explain-problem' }));
    this.text.value = CLASSICS[0].tree;
    this.book = h('div', { class: 'book', hidden: true },
      h('label', { class: 'row', for: 'book-classic' }, h('span', { 'data-l10n': 'explain-classic' }), this.classic),
      h('label', { class: 'row', for: 'book-text' }, h('span', { 'data-l10n': 'explain-typed' }), this.text));
    this.fileName = h('span', { id: 'trace-name', class: 'small' });
    this.file = h('div', { class: 'from-file', hidden: true }, openFile, this.fileName);
    this.run = h('button', { id: 'search-run', type: 'submit', class: 'main', 'data-l10n': 'explain-run' });
    this.solve = h('button', { id: 'explain-solve', type: 'button', 'data-icon': 'check', 'data-l10n': 'solve', 'data-l10n-title': 'solve-title', click: () => this.#solve() });
    this.solving = h('section', { id: 'explain-solve-card', hidden: true });
    this.solveArea = h('div', { class: 'solve-in-form' }, this.solving);
    /** @type {SolveCard | null} */
    this.solver = null;
    this.apart = h('p', { class: 'small', id: 'explain-apart', 'data-l10n': 'explain-apart', hidden: true });
    this.problem = h('p', { class: 'problem', id: 'explain-problem', hidden: true });
    this.totals = h('p', { class: 'totals', id: 'explain-totals' });
    this.element = h('form', { id: 'search-form', class: 'card search-form', novalidate: true },
      h('div', { class: 'what' }, this.kinds, this.book, this.file),
      h('div', { class: 'fields' }, this.form.element, this.run, this.solve), this.form.problem, this.problem, this.totals, this.apart, this.solveArea);
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.search();
    });
    this.form.fields.depth.addEventListener('input', () => {
      this.depthFor = this.#rules();
    });
    this.classic.addEventListener('change', () => this.#classic());
    this.text.addEventListener('input', () => {
      /** @type {HTMLSelectElement} */ (this.classic).value = CLASSICS.find(({ tree }) => tree === this.text.value)?.id ?? 'own';
    });
    // Return begins a new line only with Shift, as in a one-line field.
    this.text.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      this.search();
    });
    shell.onSearch(() => this.#found());
    shell.app.bus.on(['language', 'connection'], () => this.render());
    shell.app.bus.on('game', () => shell.app.address.view === 'explain' && this.render());
  }

  render() {
    this.form.offer(this.shell.app.link.welcome);
    choice(this.kinds, KINDS.map((value) => ({ value, label: t(`explain-what-${value}`) })), this.kind, (kind) => this.choose(kind));
    const chosen = /** @type {HTMLSelectElement} */ (this.classic).value;
    this.classic.replaceChildren(...[...CLASSICS.map(({ id }) => id), 'own'].map((id) =>
      h('option', { value: id, selected: id === chosen }, t(`explain-classic-${id}`))));
    this.form.update();
    show(this.apart, this.kind === 'position' && this.shell.app.address.kept !== null);
    this.#renderTotals();
    const moved = this.kind === 'position' && this.shown !== '' && this.shown !== this.#position();
    setText(this.run.querySelector('span') ?? this.run, t(moved ? 'explain-run-moved' : 'explain-run'));
  }

  /** The exact value of the position on the board. */
  async #solve() {
    const { SolveCard: Card } = await import('../solve/card.js');
    this.solver ??= new Card(this.shell.app, 'explain-solve', this.solving);
    this.solver.start();
  }

  #rules() {
    return formatRules(this.shell.app.session.tree.rules);
  }

  #position() {
    return JSON.stringify(this.shell.game);
  }

  /** @param {string} kind */
  choose(kind) {
    this.kind = kind;
    show(this.book, kind === 'typed');
    show(this.file, kind === 'file');
    show(this.form.element, kind !== 'file');
    show(this.run, kind !== 'file');
    show(this.solve, kind === 'position');
    show(this.solveArea, kind === 'position');
    this.form.update(kind === 'typed');
    this.form.set('depth', kind === 'typed' ? '' : this.#depth());
    this.fault('');
    if (kind !== 'file') this.search();
    this.render();
  }

  /** A depth that is quickly searched from the position on the board. */
  #depth() {
    return usualDepth(this.shell.app.session.position.cells.filter((stone) => stone === null).length);
  }

  /** The view is shown: the position on the board is looked into, unless it is already. */
  entered() {
    this.render();
    const [algorithm, depth, evaluator] = this.shell.app.address.takeSearch().split(':');
    if (algorithm && this.form.wish(algorithm, depth, evaluator)) {
      if (this.kind !== 'position') this.choose('position');
      this.form.wish(algorithm, depth, evaluator);
      this.depthFor = this.#rules();
      this.search();
      return;
    }
    if (this.kind !== 'position' || this.shown === this.#position()) return;
    if (this.depthFor !== this.#rules() || this.form.value() === null) this.form.set('depth', this.#depth());
    this.search();
  }

  /** Out of sight: a search that is not done yet is begun again when the view comes back. */
  left() {
    if (this.shell.drop()) this.shown = '';
  }

  #classic() {
    const found = CLASSICS.find(({ id }) => id === /** @type {HTMLSelectElement} */ (this.classic).value);
    if (!found) {
      this.text.focus();
      return;
    }
    this.text.value = found.tree;
    this.search();
  }

  async search() {
    const fields = this.form.value();
    if (!fields) {
      announce(this.form.problem.textContent ?? '');
      return;
    }
    const tree = this.text.value.trim();
    this.shown = this.kind === 'position' ? this.#position() : '';
    if (this.kind === 'position') this.shell.app.address.searched(`${fields.algorithm}:${fields.depth ?? ''}:${fields.evaluator ?? ''}`);
    this.fault('');
    this.element.setAttribute('aria-busy', 'true');
    setText(this.totals, t('explain-searching'));
    try {
      await this.shell.run(this.kind === 'typed' ? { tree, ...fields } : { game: this.shell.game, ...fields });
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
    show(this.problem, text !== '');
    setText(this.problem, text);
    this.text.setAttribute('aria-invalid', String(text !== '' && this.kind === 'typed'));
    this.#renderTotals();
    if (text) announce(text);
  }

  #found() {
    this.element.setAttribute('aria-busy', 'false');
    this.#renderTotals();
    if (this.totals.textContent) announce(this.totals.textContent);
  }

  /** Whether the game was searched to its end and is a draw; deepening has evaluated only in earlier rounds. */
  #isDraw() {
    const { current } = this.shell;
    if (!current || current.totals.value !== 0 || current.totals.bound !== 'exact') return false;
    if (current.style.draws || !current.game || current.algorithm !== 'deepening') return current.style.draws;
    const empty = positionAt(current.game, [])?.cells.filter((stone) => stone === null).length ?? Infinity;
    return (current.totals.rounds.at(-1)?.depth ?? 0) >= empty;
  }

  /** The counters of the search that is shown. */
  #renderTotals() {
    const { current } = this.shell;
    if (!current) {
      setText(this.totals, '');
      return;
    }
    const { totals, style } = current;
    const parts = [
      t(totals.best === null ? 'explain-result-none' : 'explain-result', {
        algorithm: current.algorithm, best: totals.best === null ? '' : current.nameAt([totals.best]) ?? '', value: this.#isDraw() ? t('value-draw') : boundText(totals.value, totals.bound, style),
      }),
      t('explain-nodes', { n: totals.nodes, shown: number(totals.nodes) }),
      t('explain-leaves', { n: totals.leaves, shown: number(totals.leaves) }),
      t('explain-cuts', { n: totals.cutoffs, shown: number(totals.cutoffs) }),
      ...(current.algorithm === 'deepening' ? [t('explain-hits', { n: totals.table_hits, shown: number(totals.table_hits) })] : []),
    ];
    setText(this.totals, parts.join(' · '));
  }
}
