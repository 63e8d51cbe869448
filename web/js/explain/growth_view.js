/**
 * MCTS and proof-number search in the tab "Tree": the tree as it grows, iteration by iteration, each phase by phase.
 *
 * @import {Tab} from './tree_tab.js'
 * @import {Item, NodeItem} from './tree_model.js'
 * @import {DrawnLook} from './tree_text.js'
 * @import {GrowthNode, GrowthPage, GrowthTotals} from './growth_model.js'
 * @import {GrowthSource} from './growth_source.js'
 */
import { h, setText, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { FaultLine, announce } from '../view/messages.js';
import { number, t } from '../words/language.js';
import { choose } from '../view/dialogs.js';
import { parse } from '../model/values.js';
import { TreeDrawing } from './tree_drawing.js';
import { TreeText, spokenOf, treeKey } from './tree_text.js';
import { StepControls } from './stepper.js';
import { FullScreen } from './full_screen.js';
import { after, drawsBoards, showPosition } from './small_board.js';
import { faultText } from './source.js';
import { GrowthModel, PHASES, freshNode, movesOfWay, phaseBeside } from './growth_model.js';
import { GrowthTable } from './growth_table.js';
import { CODE, boundsText, changeText, litLine, nodeName, numbersText, questionText, answerText, sentence, spokenNumbers } from './growth_words.js';

/** Pixels of the board where a playout ends. */
const BOARD = 150;
/** Iterations that are asked for ahead. */
const AHEAD = 2;
/** Not faster than this, each sentence can be listened to. */
const SPOKEN = 1;

export class GrowthView {
  /** @param {Tab} tab */
  constructor(tab) {
    this.tab = tab;
    /** The search, whether a page of it is waited for, and whether that is the one to be shown. A search that is given up may never answer,
     * so each has its own. @type {{source: GrowthSource, totals: GrowthTotals, game: GameRef, typed: boolean, busy: boolean, stale: boolean} | null} */
    this.current = null;
    /** @type {GrowthPage | null} */
    this.page = null;
    /** @type {DrawnLook | null} */
    this.look = null;
    /** What is shown, and what is to be. */
    this.shown = { iteration: -1, phase: '' };
    this.to = { iteration: 0, phase: '' };
    this.mode = 'drawing';
    this.model = new GrowthModel(() => this.#changed(), () => this.#again());
    const button = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {string} */ words, /** @type {() => void} */ click) =>
      h('button', { id, type: 'button', 'data-l10n-label': words, click }, icon(sign));
    this.modes = h('div', { class: 'segments', id: 'growth-mode', role: 'group', 'data-l10n-aria': 'explain-mode' });
    this.zooms = h('span', { class: 'group' },
      button('growth-zoom-out', 'minus', 'explain-zoom-out', () => this.drawing.view.zoom(0.8)),
      button('growth-zoom-in', 'plus', 'explain-zoom-in', () => this.drawing.view.zoom(1.25)),
      button('growth-fit', 'fit', 'explain-fit', () => this.drawing.whole()));
    this.full = new FullScreen('growth-full', () => tab.host);
    this.picture = h('div', { id: 'growth-drawing', class: 'tree-drawing', tabindex: 0, role: 'group', 'data-l10n-aria': 'explain-tree-drawing' });
    this.words = h('div', { id: 'growth-text', class: 'tree-text', hidden: true });
    this.said = new FaultLine('growth-said', 'small');
    this.note = h('p', { class: 'small', id: 'growth-kept', hidden: true });
    this.controls = new StepControls('growth', {
      played: () => (this.last > 0 ? this : null), go: (n) => this.#go(n), stepped: (speed) => speed <= SPOKEN && announce(this.sentence.textContent ?? ''), usual: '2',
    });
    this.phases = h('div', { class: 'segments', id: 'growth-phase', role: 'group', 'data-l10n-aria': 'explain-growth-phase' });
    this.follow = h('input', { id: 'growth-follow', type: 'checkbox', checked: true });
    this.follow.addEventListener('change', () => {
      this.model.follow = this.follow.checked;
      this.#again();
    });
    this.controls.options.append(h('label', { class: 'check' }, this.follow, h('span', { 'data-l10n': 'explain-follow' })));
    this.controls.element.id = 'growth-card';
    this.controls.element.prepend(h('div', { class: 'growth-phases' },
      button('growth-phase-back', 'previous', 'explain-growth-phase-back', () => this.#phase(-1)), this.phases,
      button('growth-phase-next', 'next', 'explain-growth-phase-next', () => this.#phase(1))));
    this.main = h('div', { class: 'explain-main', id: 'growth-main', hidden: true },
      h('section', { class: 'card tree-card', 'data-l10n-aria': 'explain-tab-tree' },
        h('div', { class: 'tree-tools' }, this.modes, this.zooms, this.full.button), this.said.element, this.note, this.picture, this.words),
      this.controls.element);
    this.sentence = h('p', { id: 'growth-sentence', class: 'step-sentence' });
    this.board = h('div', { id: 'growth-board', class: 'step-board' });
    this.question = h('p', { id: 'growth-question', class: 'growth-question' });
    this.updates = h('ol', { id: 'growth-updates', class: 'growth-updates' });
    this.code = h('ol', { id: 'growth-code', class: 'code', 'data-l10n-aria': 'explain-code' });
    this.table = new GrowthTable((id) => this.#select(id));
    this.questions = h('ol', { id: 'growth-questions', class: 'growth-questions' });
    this.asked = h('section', { class: 'card', id: 'growth-asked' }, h('h2', { 'data-l10n': 'explain-growth-questions' }), h('p', { class: 'small', 'data-l10n': 'explain-growth-questions-about' }), this.questions);
    this.side = h('div', { class: 'explain-side', id: 'growth-side', hidden: true },
      h('section', { class: 'card now-card' }, h('h2', { 'data-l10n': 'explain-now' }), this.question, h('div', { class: 'now-line' }, this.sentence, this.board), this.updates),
      this.table.element,
      h('section', { class: 'card code-card' }, h('h2', { 'data-l10n': 'explain-code' }), h('div', { class: 'code-box', tabindex: 0, role: 'group', 'data-l10n-aria': 'explain-code' }, this.code)),
      this.asked, this.#legend());
    /** @param {Item} item @param {boolean} again */
    const press = (item, again) => {
      const was = this.model.selected?.key === item.key;
      this.model.select(item);
      if (item.kind === 'more') this.model.more(item.parent);
      else if (item.kind === 'node' && (was || !again)) this.model.toggle(item);
    };
    const toggle = (/** @type {Item} */ item) => item.kind === 'node' && this.model.toggle(item);
    // What the two ask of a model this one has.
    this.drawing = new TreeDrawing(this.picture, { press: (item) => press(item, true), toggle, source: () => {} });
    this.text = new TreeText(this.words, { press: (item) => press(item, false), toggle });
    this.picture.addEventListener('keydown', (event) => this.#key(event));
    tab.shell.app.bus.on(['language', 'settings'], () => this.render());
  }

  /** The last iteration that can be looked at. */
  get last() {
    return this.current?.totals.kept ?? 0;
  }

  // For the player of the steps.
  get at() {
    return this.shown.iteration;
  }

  get wanted() {
    return this.to.iteration;
  }

  get settled() {
    return !this.current?.busy;
  }

  get atEnd() {
    return this.shown.iteration >= this.last;
  }

  /** @param {any} current the search that is looked into */
  async load(current) {
    this.controls.player.stop();
    const { source, totals, game, typed } = current;
    const loaded = { source, totals, game, typed, busy: false, stale: false };
    this.current = loaded;
    this.model.hand.clear();
    this.model.room.clear();
    this.model.selected = null;
    this.model.page = null;
    this.shown = { iteration: -1, phase: '' };
    // Nothing of the search before is drawn in this one.
    [this.page, this.look] = [null, null];
    this.said.clear();
    this.render();
    await this.goto(this.last);
    if (this.current === loaded) this.drawing.fit();
  }

  /** Shows the end of an iteration; of several asked for in a hurry only the latest. @param {number} n */
  async goto(n) {
    const iteration = Math.max(0, Math.min(this.last, Math.round(n)));
    await this.#show(iteration, this.#lastPhase);
  }

  get #lastPhase() {
    return PHASES[this.current?.totals.view ?? 'mcts'].at(-1) ?? '';
  }

  /** @param {number} n */
  async #go(n) {
    this.controls.player.stop();
    await this.goto(Math.min(n, this.last));
    announce(this.sentence.textContent ?? '');
  }

  /** The phase before or behind. @param {1 | -1} by */
  async #phase(by) {
    if (!this.current) return;
    this.controls.player.stop();
    const { iteration, phase } = phaseBeside(this.current.totals.view, this.to, by, this.last);
    await this.#show(iteration, phase);
    announce(this.sentence.textContent ?? '');
  }

  /** The same moment with what is open now. */
  #again() {
    if (this.page) this.#show(this.to.iteration, this.to.phase);
  }

  /** @param {number} iteration @param {string} phase */
  async #show(iteration, phase) {
    this.to = { iteration, phase };
    const { current } = this;
    if (!current) return;
    current.stale = true;
    if (current.busy) return;
    current.busy = true;
    try {
      while (current.stale) {
        current.stale = false;
        const to = this.to;
        const page = await current.source.growth(to.iteration, to.iteration > 0 && to.phase !== this.#lastPhase, this.model.wanted());
        if (this.current !== current) return;
        this.shown = to;
        this.page = page;
        this.said.clear();
        this.#render(page, to.phase);
      }
      for (let n = 1; n <= AHEAD && this.shown.iteration + n <= this.last; n++) current.source.growth(this.shown.iteration + n, false, this.model.wanted()).catch(() => {});
    } catch (error) {
      if (this.current !== current) return;
      this.to = this.shown;
      current.stale = false;
      this.said.say(faultText(error));
    } finally {
      current.busy = false;
    }
  }

  /** Everything with words. */
  render() {
    const { current } = this;
    choose(this.modes, ['drawing', 'text'].map((value) => ({ value, label: t(`explain-as-${value}`) })), this.mode, (mode) => {
      this.mode = mode;
      this.render();
      this.drawing.reveal(this.model.selected?.key);
      this.text.reveal(this.model.selected?.key);
    });
    show(this.picture, this.mode === 'drawing');
    show(this.words, this.mode === 'text');
    show(this.zooms, this.mode === 'drawing');
    this.full.render();
    this.controls.render();
    if (!current) return;
    const { view, kept, iterations } = current.totals;
    show(this.note, kept < iterations);
    setText(this.note, t('explain-growth-kept', { kept: number(kept), all: number(iterations) }));
    if (this.code.dataset.view !== view) {
      this.code.dataset.view = view;
      this.code.replaceChildren(...CODE[view].map((line) => h('li', {}, h('code', {}, line))));
    }
    this.#renderQuestions();
    if (this.page) this.#render(this.page, this.shown.phase);
  }

  /** @param {GrowthPage} page @param {string} phase */
  #render(page, phase) {
    const current = /** @type {NonNullable<GrowthView['current']>} */ (this.current);
    const { game: { game } } = current;
    this.look = this.#lookAt(page, phase);
    this.model.show(page, phase);
    this.drawing.show(/** @type {any} */ (this.model), this.look);
    this.text.show(/** @type {any} */ (this.model), this.look);
    const end = this.follow.checked ? this.model.shown.findLast((item) => item.kind === 'node' && this.model.way.has(item.visit.id)) : undefined;
    // The root too, where there is room for both.
    if (end) this.drawing.reveal(this.model.root?.key);
    this.drawing.reveal(end?.key, phase === 'expand');
    this.text.reveal(end?.key);
    this.controls.place(page.iteration, this.last);
    const words = t('explain-growth-at', { n: number(page.iteration), of: number(this.last) });
    setText(this.controls.count, words);
    this.controls.range.setAttribute('aria-valuetext', words);
    this.controls.range.setAttribute('aria-label', t('explain-growth-range'));
    const { view } = page.totals;
    choose(this.phases, PHASES[view].map((value) => ({ value, label: t(`explain-growth-phase-${value}`) })), phase, (to) => this.#show(Math.max(1, Math.min(this.last, this.to.iteration)), to));
    setText(this.sentence, sentence(page, phase, game));
    const asked = page.question === null ? null : page.totals.questions[page.question];
    show(this.question, asked !== null && asked !== undefined);
    if (asked) setText(this.question, t('explain-growth-question', { n: Number(page.question) + 1, of: page.totals.asked, question: questionText(asked, game) }));
    const lit = litLine(page, phase);
    [...this.code.children].forEach((line, i) => (i === lit ? line.setAttribute('aria-current', 'step') : line.removeAttribute('aria-current')));
    const played = phase === 'simulate' || (phase === 'backup' && view === 'mcts') ? page.told?.playout ?? [] : [];
    const way = movesOfWay(page.told);
    const first = asked?.move ? [asked.move] : [];
    showPosition(this.board, this.tab.shell.app.positions, /** @type {any} */ (current), [...first, ...(phase === 'select' && freshNode(page.told) !== null ? way.slice(0, -1) : way), ...played], BOARD, played.length || 1);
    this.updates.replaceChildren(...(phase === 'backup' ? [...page.told?.path ?? []].reverse().map((step) => h('li', { 'data-node': step.after.id }, h('span', {}, nodeName(step.after)), h('b', {}, changeText(step, game)))) : []));
    this.#renderTable();
    [...this.questions.children].forEach((line, i) => (i === page.question ? line.setAttribute('aria-current', 'step') : line.removeAttribute('aria-current')));
  }

  /** How the nodes look at a moment. @param {GrowthPage} page @param {string} phase @returns {DrawnLook} */
  #lookAt(page, phase) {
    const { game, typed } = /** @type {NonNullable<GrowthView['current']>} */ (this.current);
    const asked = page.question === null ? null : page.totals.questions[page.question];
    const way = new Set(page.told?.path.map(({ after: { id } }) => id));
    const fresh = freshNode(page.told);
    const added = (/** @type {GrowthNode} */ node) => node.parent !== null && node.parent === page.told?.expanded && page.totals.view === 'pns';
    const ref = typed || !drawsBoards(game) ? null : asked?.move ? after(game, [asked.move]) : game;
    const node = (/** @type {NodeItem} */ item) => /** @type {GrowthNode} */ (/** @type {unknown} */ (item.visit));
    return {
      game: game.game, windows: false, moment: null, boards: ref,
      parts: (item) => {
        const [value, window] = numbersText(node(item), game.game);
        const bounds = boundsText(node(item), game.game);
        const { bound } = parse(node(item).value);
        return { name: nodeName(node(item)), value, window, bound: bound === 'estimate' && node(item).visits !== 0, marks: bounds && node(item).low !== node(item).high ? [bounds] : [] };
      },
      best: (item) => item.kind === 'node' && item.parent !== null && way.has(item.visit.id) && (phase !== 'select' || item.visit.id !== fresh),
      classes: (item) => {
        const { id } = item.visit;
        const on = way.has(id) && (phase !== 'select' || id !== fresh);
        const isNew = phase !== 'select' && (id === fresh || added(node(item)));
        return [...(on ? ['on-way'] : []), ...(isNew ? ['fresh'] : []), ...(phase === 'backup' && way.has(id) ? ['changed'] : []), ...(node(item).done ? ['settled'] : [])];
      },
      spoken: (item) => [nodeName(node(item)), spokenNumbers(node(item), game.game), ...(node(item).next ? [t('explain-growth-next')] : []), ...(way.has(item.visit.id) ? [t('explain-growth-on-way')] : [])].join(', '),
    };
  }

  /** The opened part or the selection has changed. */
  #changed() {
    const { selected } = this.model;
    if (selected) this.drawing.hold(selected.key);
    this.drawing.changed();
    this.text.render();
    this.#renderTable();
  }

  #renderTable() {
    const { page, current, model: { selected } } = this;
    if (!page || !current) return;
    const id = selected?.kind === 'node' ? selected.visit.id : selected?.parent?.visit.id;
    const opened = page.nodes.find(({ node }) => node.id === id);
    this.table.show(page, opened ?? page.nodes[0], this.shown.phase, current.game.game, this.model.way);
  }

  /** @param {number} id of a node */
  #select(id) {
    const item = this.model.shown.find((shown) => shown.kind === 'node' && shown.visit.id === id);
    if (!item) return;
    this.model.select(item);
    this.drawing.reveal(item.key);
    this.text.reveal(item.key);
  }

  #renderQuestions() {
    const { totals, game: { game } } = /** @type {NonNullable<GrowthView['current']>} */ (this.current);
    show(this.asked, totals.view === 'pns');
    this.questions.replaceChildren(...totals.questions.map((asked, i) => h('li', {}, h('button', {
      type: 'button', class: 'crumb', 'data-question': i, click: () => this.#go(Math.min(this.last, asked.before + 1)),
    }, `${questionText(asked, game)} ${answerText(asked, game)}`))));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const zoom = { '+': 1.25, '=': 1.25, '-': 0.8 }[event.key];
    if (zoom && !event.ctrlKey && !event.metaKey) {
      this.drawing.view.zoom(zoom);
      event.preventDefault();
      return;
    }
    if (!this.look || !treeKey(event, /** @type {any} */ (this.model), this.text.hands) || !this.model.selected) return;
    this.drawing.reveal(this.model.selected.key);
    announce(spokenOf(this.model.selected, this.look));
  }

  /** Comes or goes with the searches of its kind. @param {boolean} shown */
  visible(shown) {
    show(this.main, shown);
    show(this.side, shown);
    if (!shown) this.hidden();
    else this.drawing.render();
  }

  hidden() {
    this.controls.player.stop();
    if (this.full.on) this.full.leave();
  }

  #legend() {
    return h('details', { class: 'card legend', id: 'growth-legend' }, h('summary', { 'data-l10n': 'explain-legend' }),
      h('ul', {}, ...['mcts', 'pns', 'way', 'fresh', 'bounds', 'done'].map((id) => h('li', {}, h('span', { 'data-l10n': `explain-growth-legend-${id}` })))));
  }
}
