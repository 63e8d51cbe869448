/**
 * The tab "Side by side": two searches of one position, or of one typed tree, in locked step.
 *
 * @import {Shell} from './shell.js'
 */
import { valueText } from '../view/words.js';
import { number, t } from '../words/language.js';
import { form, h, s, setText, show } from '../view/dom.js';
import { looksOf } from '../app/positions.js';
import { windowText } from '../model/values.js';
import { hasWindow, resultText, sentence, treeOf } from './sentences.js';
import { SearchForm } from './search_form.js';
import { announce } from '../view/messages.js';
import { keyOf } from '../model/scene.js';
import { WorkingTab, about } from './shell.js';
import { RemoteSource, faultText, isPlain } from './source.js';
import { StepControls, Stepper } from './stepper.js';
import { showPosition, wayText } from './small_board.js';

/**
 * Two searches in locked step: both show the same number of events, and who has ended waits at its last one. And what they
 * came to, in words.
 */
export class LockStep {
  /** @param {Stepper[]} steppers */
  constructor(steppers) {
    this.steppers = steppers;
    this.wanted = -1;
  }

  get last() {
    return Math.max(...this.steppers.map(({ last }) => last));
  }

  /** The step that is shown. */
  get at() {
    return Math.max(...this.steppers.map(({ at }) => at));
  }

  get settled() {
    return this.steppers.every(({ settled }) => settled);
  }

  get atEnd() {
    return this.steppers.every(({ atEnd }) => atEnd);
  }

  /** @param {number} n */
  async goto(n) {
    this.wanted = Math.max(0, Math.min(this.last, Math.round(n)));
    await Promise.all(this.steppers.map((stepper) => stepper.goto(this.wanted)));
  }

  close() {
    for (const stepper of this.steppers) stepper.close();
  }
}

/** @type {(keyof SearchRequest)[]} */
const FIELDS = ['algorithm', 'depth', 'evaluator', 'order', 'strict_cuts'];

/** What tells two searches apart, for each of them: "alpha-beta", "alpha-beta, center"; letters if nothing does.
 * @param {[SearchRequest, SearchRequest]} searches */
export function namesOf(searches) {
  const [a, b] = searches;
  const differing = FIELDS.filter((field) => a[field] !== b[field]);
  if (differing.length === 0) return ['A', 'B'];
  const told = differing.includes('algorithm') ? differing : ['algorithm', ...differing];
  return searches.map((search) => told.flatMap((field) => (field === 'strict_cuts' && search.strict_cuts ? t('explain-equality-counts') : search[/** @type {'algorithm'} */ (field)] ?? [])).join(', '));
}

/** Which of two searches visited fewer nodes, and what share of the other's; null if both visited as many.
 * @param {Totals[]} totals */
export function fewerNodes([a, b]) {
  if (a.nodes === b.nodes) return null;
  const less = a.nodes < b.nodes ? 0 : 1;
  const [few, many] = less === 0 ? [a.nodes, b.nodes] : [b.nodes, a.nodes];
  return { less, share: few / many, few, many };
}

/** Which visits how many nodes, and whether they find the same value. @param {Current[]} compared two */
export function totalWords(compared) {
  const [first, second] = compared.map(({ totals }) => totals);
  const names = namesOf([compared[0].search, compared[1].search]);
  const fewer = fewerNodes([first, second]);
  const count = fewer === null ? t('explain-compare-equal', { n: first.nodes, shown: number(first.nodes) })
    : t('explain-compare-ratio', {
      less: names[fewer.less], more: names[1 - fewer.less], share: number(fewer.share, { style: 'percent', maximumSignificantDigits: 2 }),
      few: number(fewer.few), many: number(fewer.many),
    });
  const [a, b] = compared.map(({ totals, game }) => valueText(totals.value, game.game));
  return `${count} ${a === b ? t('explain-compare-same-value', { value: a }) : t('explain-compare-other-value', { a, b })}`;
}

const BOARD = 132;
export const COUNTERS = /** @type {const} */ (['nodes', 'leaves', 'cutoffs', 'table_hits']);
/** Pixels of the drawing of a bar. */
const BAR = 100;

/** One of the two searches side by side: its fields, its counters, and the step that is shown. */
export class CompareSide {
  /** @param {Positions} positions @param {'a' | 'b'} letter */
  constructor(positions, letter) {
    this.positions = positions;
    const id = (/** @type {string} */ part) => `compare-${letter}-${part}`;
    this.form = new SearchForm(`compare-${letter}`, { windows: false });
    this.letter = letter.toUpperCase();
    this.title = h('h2', { id: id('title') }, this.letter);
    this.state = h('span', { id: id('state'), class: 'small' });
    this.counters = h('dl', { id: id('counts'), class: 'counters' });
    this.words = h('p', { id: id('sentence'), class: 'step-sentence' });
    this.board = h('div', { id: id('board'), class: 'step-board' });
    this.path = h('p', { id: id('path'), class: 'small compare-path' });
    this.result = h('p', { id: id('result'), class: 'totals' });
    this.fieldset = h('fieldset', { class: 'compare-fields' }, h('legend', {}, this.letter), this.form.element, this.form.problem.element);
    this.element = h('section', { class: 'card compare-side', id: `compare-${letter}`, 'aria-labelledby': id('title') },
      h('div', { class: 'heading' }, this.title, this.state), this.counters,
      h('div', { class: 'now-line' }, this.words, this.board), this.path, this.result);
  }

  /**
   * @param {Current} compared @param {string} name what tells it from the other one @param {Stepper} stepper
   * @param {Record<string, number>} most the largest count of both at the end, for the bars
   */
  render(compared, name, stepper, most) {
    const { algorithm, game } = compared;
    const { step, state } = stepper;
    if (!step) return;
    setText(this.title, name === this.letter ? name : `${this.letter} · ${name}`);
    setText(this.state, stepper.atEnd ? t('explain-compare-ended', { n: number(stepper.events) })
      : t('explain-step-at', { n: number(stepper.at + 1), of: number(stepper.events) }));
    this.counters.replaceChildren(...COUNTERS.map((name) => counter(name, state.counts[name], most[name])));
    setText(this.words, sentence(step, state, compared));
    setText(this.path, wayText(compared, state.moves)
      + (state.frame && hasWindow(algorithm) ? `  ${windowText(state.frame.alpha, state.frame.beta, looksOf(game.game))}` : ''));
    showPosition(this.board, this.positions, compared, state.moves, BOARD);
    show(this.result, stepper.atEnd);
    setText(this.result, resultText(compared));
  }
}

/** A count as number and bar. @param {string} name @param {number} count @param {number} most */
function counter(name, count, most) {
  return h('div', { 'data-counter': name, 'data-count': count }, h('dt', {}, t(`explain-count-${name.replace('_', '-')}`)), h('dd', {}, number(count)),
    s('svg', { viewBox: `0 0 ${BAR} 6`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      s('rect', { class: 'bar-back', width: BAR, height: 6 }), s('rect', { class: 'bar-full', width: most > 0 ? (count / most) * BAR : 0, height: 6 })));
}

/** The longest typed tree that is told in full. */
const LONGEST = 60;

export class Tab extends WorkingTab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    super(shell, host, 'compare');
    this.sides = [new CompareSide(shell.app.positions, 'a'), new CompareSide(shell.app.positions, 'b')];
    this.sides[0].form.set('algorithm', 'minimax');
    /** @type {Current[]} */
    this.compared = [];
    /** @type {LockStep | null} */
    this.lock = null;
    /** What was compared. */
    this.subject = '';
    /** The search that is waited for. @type {RemoteSource | null} */
    this.looking = null;
    this.controls = new StepControls('compare', { played: () => this.lock, go: (n) => this.#go(n) });
    this.about = h('p', { class: 'small', id: 'compare-about' });
    this.totals = h('p', { class: 'totals', id: 'compare-totals' });
    this.pair = h('div', { class: 'compare-sides' }, ...this.sides.map(({ element }) => element));
    host.append(form({ id: 'compare-form', class: 'card search-form compare-form' }, () => this.#search(), this.about,
      ...this.sides.map(({ fieldset }) => fieldset),
      h('button', { id: 'compare-run', type: 'submit', class: 'main', 'data-l10n': 'explain-compare-run' }), this.fault.element, this.totals),
    this.controls.element, this.pair);
    this.render();
  }

  /** What both search: the typed tree that is looked into, else the position on the board. @returns {GameRef} */
  get #what() {
    const { current, game } = this.shell;
    return current?.typed ? current.game : game;
  }

  async shown() {
    const { shell } = this;
    const what = this.#what;
    if (shell.app.address.view !== 'explain' || this.subject === keyOf(what)) return;
    this.subject = keyOf(what);
    const typed = treeOf(what.game) !== '';
    for (const { form } of this.sides) {
      form.update(typed);
      if (typed) form.set('depth', '');
      else await shell.offer(form, what, true);
    }
    if (this.host.hidden) this.subject = '';
    else if (this.subject === keyOf(what)) this.#search();
  }

  /** What is not done yet is begun again when the tab comes back. */
  hidden() {
    this.controls.player.stop();
    if (!this.busy) return;
    this.#close();
    this.subject = '';
  }

  #search() {
    const fields = this.sides.map(({ form: own }) => own.value());
    const bad = this.sides.find((_, i) => fields[i] === null);
    if (bad) {
      bad.form.submitted();
      return;
    }
    const what = this.#what;
    this.subject = keyOf(what);
    this.#close();
    this.work(async (isLatest) => {
      const found = [];
      // One after the other, so that the server has a place for others.
      for (const own of fields) {
        const source = new RemoteSource(this.shell.app.link, /** @type {SearchRequest} */ ({ game: what, ...own }));
        this.looking = source;
        const begun = await source.begin();
        if (!isLatest()) return;
        found.push({ ...about(source.search), source, ...begun });
      }
      this.compared = found;
      this.lock = new LockStep(found.map(({ source, totals, root }) =>
        new Stepper(source, totals.events, root.side, () => this.#renderSides(), (error) => this.fault.say(faultText(error)))));
      this.lock.goto(0);
      announce(totalWords(found));
    }, fields.some((own) => isPlain(own?.algorithm)) ? 'minimax' : undefined);
  }

  #close() {
    this.controls.player.stop();
    this.looking?.close();
    this.lock?.close();
    for (const { source } of this.compared) source.close();
    [this.looking, this.lock, this.compared] = [null, null, []];
    this.drop();
  }

  /** To a step, by hand. @param {number} n */
  async #go(n) {
    this.controls.player.stop();
    await this.lock?.goto(Math.min(n, this.lock.last));
    announce(this.sides.map(({ words }, i) => `${'AB'[i]}: ${words.textContent}`).join(' '));
  }

  #renderSides() {
    const { lock, compared } = this;
    show(this.pair, lock !== null);
    show(this.controls.element, lock !== null);
    if (!lock) return;
    this.controls.place(lock.at, lock.last);
    const most = Object.fromEntries(COUNTERS.map((name) => [name, Math.max(...compared.map(({ totals }) => totals[name]))]));
    const names = namesOf([compared[0].search, compared[1].search]);
    this.sides.forEach((side, i) => side.render(compared[i], names[i], lock.steppers[i], most));
  }

  render() {
    this.controls.render();
    for (const { form } of this.sides) form.update();
    const tree = treeOf(this.#what.game);
    setText(this.about, tree === '' ? t('explain-compare-position')
      : t('explain-compare-tree', { tree: tree.length > LONGEST ? `${tree.slice(0, LONGEST)}…` : tree }));
    this.renderStatus();
  }

  renderStatus() {
    setText(this.totals, this.busy ? t('explain-searching') : this.lock ? totalWords(this.compared) : '');
    this.#renderSides();
  }
}
