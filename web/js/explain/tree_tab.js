/**
 * The tab "Tree": what is looked into, the tree, the steps, the step that is shown, the node that is selected,
 * and the files.
 *
 * @import {Shell} from './shell.js'
 * @import {Stepper} from './stepper.js'
 * @import {Item, NodeItem} from './tree_model.js'
 * @import {DrawnLook} from './tree_text.js'
 * @import {Tour} from './tour.js'
 * @import {GrowthView} from './growth_view.js'
 */
import { form, h, perFrame, s, show } from '../view/dom.js';
import { decorate, icon } from '../view/icons.js';
import { FaultLine, announce } from '../view/messages.js';
import { localise, t } from '../words/language.js';
import { choose } from '../view/dialogs.js';
import { TreeModel, findLine, wayTo } from './tree_model.js';
import { TreeDrawing } from './tree_drawing.js';
import { TreeText, nameOfNode, spokenOf, treeKey } from './tree_text.js';
import { hasWindow } from './sentences.js';
import { drawsBoards } from './small_board.js';
import { valueText } from '../view/words.js';
import { faultText } from './source.js';
import { FilesCard, NodeCard, NowView, WhyDialog } from './tree_cards.js';
import { StepView } from './stepper.js';
import { Subject } from './subject.js';
import { FullScreen } from './full_screen.js';
import { read, write } from '../app/settings.js';

/** Where it is remembered that the tour was seen. */
const TOUR_SEEN = 'inarow.tour';
/** Trees of so many nodes, such as a figure of a book, are shown whole. */
const SMALL = 60;

/** The card of the tree: the drawing and the same as text, always in step, with the tools around them. */
export class TreeView {
  /** @param {Tab} tab */
  constructor(tab) {
    this.tab = tab;
    /** @type {TreeModel | null} */
    this.model = null;
    /** @type {Current | null} */
    this.current = null;
    /** @type {DrawnLook | null} */
    this.look = null;
    this.mode = 'drawing';
    /** The part of the step that is shown in the tree lately. */
    this.following = '';
    const button = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {string} */ words, /** @type {() => void} */ click) =>
      h('button', { id, type: 'button', 'data-l10n-label': words, click }, icon(sign));
    this.round = h('select', { id: 'tree-round', 'data-l10n-label': 'explain-round-choice', hidden: true });
    this.modes = h('div', { class: 'segments', id: 'tree-mode', role: 'group', 'data-l10n-aria': 'explain-mode' });
    this.find = h('input', { id: 'tree-find-text', type: 'search', autocomplete: 'off', spellcheck: 'false', 'data-l10n-label': 'explain-find', 'data-l10n-placeholder': 'explain-find' });
    this.zooms = h('span', { class: 'group' },
      button('tree-zoom-out', 'minus', 'explain-zoom-out', () => this.drawing.view.zoom(0.8)),
      button('tree-zoom-in', 'plus', 'explain-zoom-in', () => this.drawing.view.zoom(1.25)),
      button('tree-fit', 'fit', 'explain-fit', () => this.drawing.whole()));
    this.full = new FullScreen('tree-full', () => tab.host);
    this.picture = h('div', { id: 'tree-drawing', class: 'tree-drawing', tabindex: 0, role: 'group', 'data-l10n-aria': 'explain-tree-drawing' });
    this.words = h('div', { id: 'tree-text', class: 'tree-text', hidden: true });
    this.path = h('nav', { id: 'tree-path', class: 'tree-path', 'data-l10n-aria': 'explain-path' });
    this.said = new FaultLine('tree-said', 'small');
    this.element = h('section', { class: 'card tree-card', id: 'tree-card', 'data-l10n-aria': 'explain-tab-tree' },
      h('div', { class: 'tree-tools' }, this.modes, this.zooms, this.full.button, this.round,
        form({ id: 'tree-find', class: 'find', role: 'search' }, () => this.#find(),
          this.find, h('button', { id: 'tree-find-go', type: 'submit', 'data-l10n-label': 'explain-find-go' }, icon('search')))),
      this.said.element, this.picture, this.words, this.path);
    this.drawing = new TreeDrawing(this.picture, {
      press: (item) => this.#press(item, true),
      toggle: (item) => item.kind === 'node' && this.toggle(item),
      source: (id) => this.goTo(id),
    });
    this.text = new TreeText(this.words, { press: (item) => this.#press(item, false), toggle: (item) => this.toggle(item) });
    this.picture.addEventListener('keydown', (event) => this.#key(event));
    this.round.addEventListener('change', () => this.goTo(Number(this.round.value)));
    tab.shell.app.bus.on(['language', 'settings'], () => this.render());
  }

  /** @param {Current} current */
  async load(current) {
    this.current = current;
    const { source, totals, game, typed, algorithm } = current;
    const model = new TreeModel(source, () => this.changed());
    const root = totals.rounds.at(-1)?.root ?? 0;
    await model.start(root);
    if (totals.nodes <= SMALL) await model.openAll();
    if (this.current !== current) return;
    this.model = model;
    this.following = '';
    this.look = { game: game.game, windows: hasWindow(algorithm), moment: null, boards: !typed && drawsBoards(game) ? game : null };
    show(this.round, totals.rounds.length > 1);
    this.render();
    // The next frame may come later than this answer, and would take half of the drawing out of sight.
    this.tab.fill();
    this.drawing.fit();
    this.changed();
  }

  /** Everything with words. */
  render() {
    choose(this.modes, ['drawing', 'text'].map((value) => ({ value, label: t(`explain-as-${value}`) })), this.mode, (mode) => {
      this.mode = mode;
      this.render();
      // What was selected out of sight had no place to be shown at.
      this.drawing.reveal(this.model?.selected?.key);
      this.text.reveal(this.model?.selected?.key);
    });
    show(this.picture, this.mode === 'drawing');
    show(this.words, this.mode === 'text');
    show(this.zooms, this.mode === 'drawing');
    this.full.render();
    if (!this.model || !this.look || !this.current) return;
    const { game, totals } = this.current;
    this.round.replaceChildren(...totals.rounds.map(({ root, depth, value }) =>
      h('option', { value: root, selected: root === this.model?.root?.visit.id }, t('explain-round-option', { depth, value: valueText(value, game.game) }))));
    this.drawing.show(this.model, this.look);
    this.text.show(this.model, this.look);
    this.#renderPath();
  }

  /** The opened part or the selection has changed. */
  changed() {
    if (!this.model || !this.look) return;
    const { selected } = this.model;
    if (selected) this.drawing.hold(selected.key);
    this.drawing.changed();
    this.text.render();
    this.#renderPath();
    this.tab.node.render(this);
    const root = String(this.model.root?.visit.id);
    if (this.round.value !== root) this.round.value = root;
  }

  #renderPath() {
    const way = this.model?.selected ? wayTo(this.model.selected) : [];
    this.path.replaceChildren(...way.flatMap((item, i) => [
      ...(i > 0 ? [h('span', { 'aria-hidden': 'true' }, '›')] : []),
      h('button', {
        type: 'button', class: 'crumb', 'data-node': item.visit.id, ...(i === way.length - 1 ? { 'aria-current': 'true' } : {}),
        click: () => this.select(item),
      }, nameOfNode(item)),
    ]));
  }

  /** @param {Item} item */
  select(item) {
    this.model?.select(item);
    this.drawing.reveal(item.key);
    this.text.reveal(item.key);
  }

  /** A click or Enter. @param {Item} item @param {boolean} again whether a second click opens */
  #press(item, again) {
    const { model } = this;
    if (!model) return;
    const was = model.selected?.key === item.key;
    model.select(item);
    if (item.kind === 'cut') this.tab.why.open(item.parent.visit.id);
    else if (item.kind === 'more') this.#safely(() => model.more(item.parent).then(() => this.drawing.reveal(item.key)));
    else if (was || !again) this.toggle(item);
  }

  /** Opens or closes a node. @param {NodeItem} item */
  async toggle(item) {
    const { model } = this;
    if (!model?.isInner(item)) return;
    model.select(item);
    if (item.isOpen) model.close(item);
    else await this.#safely(() => model.open(item).then(() => this.drawing.reveal(item.key, true)));
  }

  /** The keys of a tree work on the drawing too, and say where one is. @param {KeyboardEvent} event */
  #key(event) {
    const { model, look } = this;
    if (!model || !look) return;
    const zoom = { '+': 1.25, '=': 1.25, '-': 0.8 }[event.key];
    if (zoom && !event.ctrlKey && !event.metaKey) {
      this.drawing.view.zoom(zoom);
      event.preventDefault();
      return;
    }
    if (!treeKey(event, model, this.text.hands) || !model.selected) return;
    this.drawing.reveal(model.selected.key);
    announce(spokenOf(model.selected, look));
  }

  /** Opens the way to a node and selects it. @param {number} id */
  async goTo(id) {
    const { model, current } = this;
    if (!model || !current) return;
    await this.#safely(async () => {
      const { path, node } = await current.source.tree(id, 0, 1);
      const item = await model.reveal([...path.map((visit) => visit.id), node.id]);
      if (item) this.select(item);
    });
  }

  async #find() {
    const { model } = this;
    const words = this.find.value.trim();
    if (!model || !words) return;
    await this.#safely(async () => {
      const { item, missing, cut } = await findLine(model, words);
      if (item) this.select(item);
      this.#say(missing ? t(cut ? 'explain-find-cut' : 'explain-find-none', { move: missing }) : '');
    });
  }

  /** Does something, or says why not. @param {() => Promise<void>} run */
  #safely(run) {
    return run().catch((error) => this.#say(faultText(error, this.current?.algorithm)));
  }

  /** @param {string} text */
  #say(text) {
    if (text) this.tab.subject.fault('');
    this.said.say(text);
  }

  /** Shows the tree as of a step; as it is in the end when the steps are at theirs. @param {Stepper} stepper @param {boolean} follow */
  async moment(stepper, follow) {
    const { model, look } = this;
    if (!model || !look) return;
    const { state, at, atEnd, step } = stepper;
    look.moment = atEnd ? null : { n: at, frames: new Map(state.frames.map((frame) => [frame.id, frame])), now: step?.node ?? null };
    this.drawing.render();
    this.text.render();
    if (!follow || atEnd || state.frames.length === 0) return;
    const ids = state.frames.map(({ id }) => id);
    // What was found or cut is seen among the children.
    const within = step?.kind === 'improved' || step?.kind === 'cut';
    const key = `${ids.join()} ${within}`;
    if (key === this.following) return;
    this.following = key;
    await this.#safely(async () => {
      const item = await model.reveal(ids, true);
      if (!item) return;
      if (within) await model.open(item, true);
      this.drawing.reveal(item.key, within);
      this.text.reveal(item.key);
    });
  }
}

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    this.host = host;
    /** The search that is being drawn. @type {Promise<void>} */
    this.loading = Promise.resolve();
    /** @type {Tour | null} */
    this.tour = null;
    /** The view of searches that grow a tree, once there was one. @type {GrowthView | null} */
    this.growth = null;
    this.why = new WhyDialog(this);
    this.node = new NodeCard(this);
    this.tree = new TreeView(this);
    this.now = new NowView(this);
    this.steps = new StepView(this);
    const files = new FilesCard(this);
    this.subject = new Subject(shell, files.open);
    this.subject.onFault = () => this.tree.said.clear();
    this.subject.tour.addEventListener('click', () => this.guide());
    this.subject.tour.classList.toggle('untaken', read(TOUR_SEEN) !== true);
    host.classList.add('tree-tab');
    this.main = h('div', { class: 'explain-main' }, this.tree.element, this.steps.element);
    this.side = h('div', { class: 'explain-side' }, ...this.now.elements, this.node.element, legend(), files.element);
    host.append(this.subject.element, this.main, this.side, this.why.dialog);
    // What is below the form fills the window, however far the page is scrolled.
    this.fill = () => {
      const main = this.main.hidden ? this.growth?.main : this.main;
      if (!host.hidden && main) host.style.setProperty('--above', `${Math.max(0, host.getBoundingClientRect().top + main.offsetTop - host.offsetTop)}px`);
    };
    const fill = perFrame(this.fill);
    for (const type of ['scroll', 'resize']) addEventListener(type, fill, { passive: true });
    new ResizeObserver(fill).observe(this.subject.element);
    shell.onSearch((current) => {
      this.loading = this.#load(current);
    });
    shell.app.bus.on(['language', 'settings'], () => {
      this.steps.renderWords();
      this.node.render(this.tree, true);
      this.why.render();
      this.tour?.render();
    });
    this.subject.render();
    this.tree.render();
    this.steps.renderWords();
    this.subject.entered();
  }

  /** @param {Current} current */
  async #load(current) {
    this.steps.controls.player.stop();
    const grows = current.view !== 'tree';
    try {
      if (grows) await this.#grow(current);
      for (const part of [this.main, this.side]) show(part, !grows);
      if (grows) return;
      this.growth?.visible(false);
      await this.tree.load(current);
      if (this.shell.current === current) await this.steps.load(current);
    } catch (error) {
      this.failed(error);
    }
  }

  /** A search that grows a tree has a view of its own. @param {Current} current */
  async #grow(current) {
    const { GrowthView: View } = await import('./growth_view.js');
    if (this.shell.current !== current) return;
    if (!this.growth) {
      this.growth = new View(this);
      this.side.after(this.growth.main, this.growth.side);
      for (const part of [this.growth.main, this.growth.side]) {
        decorate(part);
        localise(part);
      }
    }
    for (const part of [this.main, this.side]) show(part, false);
    if (this.tree.full.on) this.tree.full.leave();
    this.growth.visible(true);
    this.fill();
    await this.growth.load(current);
  }

  /** The guided tour; afterwards what was looked into before comes back. */
  async guide() {
    if (this.tour) return;
    const { Tour: Guide } = await import('./tour.js');
    this.tour ??= new Guide(this, (back) => {
      this.tour = null;
      write(TOUR_SEEN, true);
      this.subject.tour.classList.remove('untaken');
      this.host.classList.remove('touring');
      if (!back) return;
      this.subject.again();
      this.subject.tour.focus();
    });
    this.host.classList.add('touring');
    this.host.prepend(this.tour.element);
    await this.tour.go(0);
  }

  /** @param {unknown} error */
  failed(error) {
    this.shell.app.bus.emit('message', { text: faultText(error, this.shell.current?.algorithm), bad: true });
  }

  /** The position may be another one now, and what was drawn out of sight had no size. */
  shown() {
    this.subject.entered();
    this.tree.drawing.render();
    this.growth?.drawing.render();
  }

  hidden() {
    this.steps.controls.player.stop();
    this.growth?.hidden();
    if (this.tour) {
      this.tour.leave();
      this.subject.displaced();
    }
    if (this.tree.full.on) this.tree.full.leave();
    this.subject.left();
  }
}

/** Each sign, drawn as in the tree, with the message that explains it. @type {[string, string, string][]} */
const SIGNS = [
  ['max', 'turn-sign x', 'M9 14L15 4L21 14z'],
  ['min', 'turn-sign o', 'M9 4L15 14L21 4z'],
  ['chance', 'turn-sign chance', 'M10 9a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
  ['best', 'edge best', 'M2 9h26'],
  ['cut', 'edge cut', 'M2 9h26'],
  ['future', 'edge future', 'M2 9h26'],
];

/** How to read the drawing. */
function legend() {
  return h('details', { class: 'card legend', id: 'tree-legend' }, h('summary', { 'data-l10n': 'explain-legend' }),
    h('ul', {},
      ...SIGNS.map(([id, kind, d]) => h('li', {},
        s('svg', { viewBox: '0 0 30 18', width: 30, height: 18, 'aria-hidden': 'true' }, s('path', { class: kind, d })),
        h('span', { 'data-l10n': `explain-legend-${id}` }))),
      ...['values', 'bounds', 'window', 'table'].map((id) => h('li', {}, h('span', { 'data-l10n': `explain-legend-${id}` })))));
}
