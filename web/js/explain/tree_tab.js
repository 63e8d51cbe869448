/**
 * The tab "Tree": what is looked into, the tree, the steps, the step that is shown, the node that is selected,
 * and the files.
 *
 * @import {Shell} from './shell.js'
 * @import {Stepper} from './stepper.js'
 * @import {Item, NodeItem} from './tree_model.js'
 * @import {DrawnLook} from './tree_item.js'
 */
import { h, s, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { choose } from '../view/dialogs.js';
import { TreeModel, findLine, wayTo } from './tree_model.js';
import { TreeDrawing } from './tree_drawing.js';
import { TreeText, treeKey } from './tree_text.js';
import { hasWindow } from './pseudocode.js';
import { nameOfNode, spokenOf } from './tree_item.js';
import { drawsBoards } from './small_board.js';
import { valueText } from '../view/words.js';
import { faultText } from './source.js';
import { FilesCard, NodeCard, NowView, WhyDialog } from './tree_cards.js';
import { StepView } from './step_controls.js';
import { Subject } from './subject.js';

/** Trees of so many nodes, such as a figure of a book, are shown whole. */
const SMALL = 60;

/** The card of the tree: the drawing and the same as text, always in step, with the tools around them. */
export class TreeView {
  /** @param {Shell} shell @param {{why: (node: number) => void, selected: (view: TreeView) => void}} hands */
  constructor(shell, hands) {
    this.shell = shell;
    this.hands = hands;
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
    this.find = /** @type {HTMLInputElement} */ (h('input', { id: 'tree-find-text', type: 'search', autocomplete: 'off', spellcheck: 'false', 'data-l10n-label': 'explain-find', 'data-l10n-placeholder': 'explain-find' }));
    this.zooms = h('span', { class: 'group' },
      button('tree-zoom-out', 'minus', 'explain-zoom-out', () => this.drawing.zoom(0.8)),
      button('tree-zoom-in', 'plus', 'explain-zoom-in', () => this.drawing.zoom(1.25)),
      button('tree-fit', 'fit', 'explain-fit', () => this.drawing.whole()));
    this.picture = h('div', { id: 'tree-drawing', class: 'tree-drawing', tabindex: 0, role: 'group', 'data-l10n-aria': 'explain-tree-drawing' });
    this.words = h('div', { id: 'tree-text', class: 'tree-text', hidden: true });
    this.path = h('nav', { id: 'tree-path', class: 'tree-path', 'data-l10n-aria': 'explain-path' });
    this.said = h('p', { id: 'tree-said', class: 'small', hidden: true });
    this.element = h('section', { class: 'card tree-card', id: 'tree-card', 'data-l10n-aria': 'explain-tab-tree' },
      h('div', { class: 'tree-tools' }, this.modes, this.zooms, this.round,
        h('form', { id: 'tree-find', class: 'find', role: 'search', submit: (/** @type {Event} */ event) => this.#find(event) },
          this.find, h('button', { id: 'tree-find-go', type: 'submit', 'data-l10n-label': 'explain-find-go' }, icon('search')))),
      this.said, this.picture, this.words, this.path);
    this.drawing = new TreeDrawing(this.picture, {
      press: (item) => this.#press(item, true),
      toggle: (item) => item.kind === 'node' && this.#toggle(item),
      source: (id) => this.goTo(id),
    });
    this.text = new TreeText(this.words, { press: (item) => this.#press(item, false) });
    this.picture.addEventListener('keydown', (event) => this.#key(event));
    this.round.addEventListener('change', () => this.goTo(Number(/** @type {HTMLSelectElement} */ (this.round).value)));
    shell.app.bus.on(['language', 'settings'], () => this.render());
  }

  /** @param {Current} current */
  async load(current) {
    this.current = current;
    const { source, totals, game, typed, algorithm } = current;
    const model = new TreeModel(source, () => this.changed(), (error) => this.#failed(error));
    const root = totals.rounds.at(-1)?.root ?? 0;
    await model.start(root);
    if (totals.nodes <= SMALL) await model.openAll();
    if (this.current !== current) return;
    this.model = model;
    this.following = '';
    this.look = { game: game.game, windows: hasWindow(algorithm), moment: null, boards: !typed && drawsBoards(game) ? game : null };
    show(this.round, totals.rounds.length > 1);
    this.render();
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
    this.hands.selected(this);
    const root = String(this.model.root?.visit.id);
    if (/** @type {HTMLSelectElement} */ (this.round).value !== root) /** @type {HTMLSelectElement} */ (this.round).value = root;
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
    if (item.kind === 'cut') this.hands.why(item.parent.visit.id);
    else if (item.kind === 'more') model.more(item.parent).catch((error) => this.#failed(error));
    else if (was || !again) this.#toggle(item);
  }

  /** @param {NodeItem} item */
  async #toggle(item) {
    const { model } = this;
    if (!model?.isInner(item)) return;
    model.select(item);
    if (item.isOpen) {
      model.close(item);
      return;
    }
    try {
      await model.open(item);
      this.drawing.reveal(item.key, true);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** The keys of a tree work on the drawing too, and say where one is. @param {KeyboardEvent} event */
  #key(event) {
    const { model, look } = this;
    if (!model || !look) return;
    const zoom = { '+': 1.25, '=': 1.25, '-': 0.8 }[event.key];
    if (zoom && !event.ctrlKey && !event.metaKey) {
      this.drawing.zoom(zoom);
      event.preventDefault();
      return;
    }
    if (!treeKey(event, model, (item) => this.#press(item, false)) || !model.selected) return;
    this.drawing.reveal(model.selected.key);
    announce(spokenOf(model.selected, look));
  }

  /** Opens the way to a node and selects it. @param {number} id */
  async goTo(id) {
    const { model, current } = this;
    if (!model || !current) return;
    try {
      const { path, node } = await current.source.tree(id, 0, 1);
      const item = await model.reveal([...path.map((visit) => visit.id), node.id]);
      if (item) this.select(item);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** @param {Event} event */
  async #find(event) {
    event.preventDefault();
    const { model } = this;
    const words = this.find.value.trim();
    if (!model || !words) return;
    try {
      const { item, missing, cut } = await findLine(model, words);
      if (item) this.select(item);
      this.#say(missing ? t(cut ? 'explain-find-cut' : 'explain-find-none', { move: missing }) : '');
    } catch (error) {
      this.#failed(error);
    }
  }

  /** @param {string} text */
  #say(text) {
    this.said.textContent = text;
    show(this.said, text !== '');
    if (text) announce(text);
  }

  /** @param {unknown} error */
  #failed(error) {
    this.#say(faultText(error, this.current?.algorithm));
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
    try {
      const item = await model.reveal(ids, true);
      if (!item) return;
      if (within) await model.open(item, true);
      this.drawing.reveal(item.key, within);
      this.text.reveal(item.key);
    } catch (error) {
      this.#failed(error);
    }
  }
}

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    const failed = (/** @type {unknown} */ error) => shell.app.bus.emit('message', { text: faultText(error, shell.current?.algorithm), bad: true });
    const stepTo = (/** @type {number} */ event) => this.steps.go(event);
    const goTo = (/** @type {number} */ node) => this.tree.goTo(node);
    const why = (/** @type {number} */ node) => shell.current && this.why.open(shell.current, node);
    this.why = new WhyDialog(shell.app.positions, { stepTo, goTo, failed });
    this.node = new NodeCard({ why, stepTo });
    this.tree = new TreeView(shell, { why, selected: (view) => this.node.render(view) });
    this.now = new NowView(shell.app.positions, { goTo });
    this.steps = new StepView({
      changed: (stepper, follow) => {
        if (shell.current) this.now.render(shell.current, stepper);
        this.tree.moment(stepper, follow);
      },
      sentence: () => this.now.words.textContent ?? '',
      failed,
    });
    const files = new FilesCard(shell, { opened: (name) => this.subject.opened(name), failed: (text) => this.subject.fault(text) });
    this.subject = new Subject(shell, { openFile: files.open });
    host.classList.add('tree-tab');
    host.append(this.subject.element, h('div', { class: 'explain-main' }, this.tree.element, this.steps.element),
      h('div', { class: 'explain-side' }, ...this.now.elements, this.node.element, legend(), files.element), this.why.dialog);
    shell.onSearch(async (current) => {
      this.steps.stop();
      try {
        await this.tree.load(current);
        if (shell.current === current) this.steps.load(current);
      } catch (error) {
        failed(error);
      }
    });
    shell.app.bus.on(['language', 'settings'], () => {
      this.steps.renderWords();
      this.node.render(this.tree, true);
      this.why.render();
    });
    this.subject.render();
    this.tree.render();
    this.steps.renderWords();
    this.subject.entered();
  }

  /** The position may be another one now, and what was drawn out of sight had no size. */
  shown() {
    this.subject.entered();
    this.tree.drawing.render();
  }

  hidden() {
    this.steps.stop();
    this.subject.left();
  }
}

/** Each sign, drawn as in the tree, with the message that explains it. @type {[string, string, string][]} */
const SIGNS = [
  ['max', 'turn-sign x', 'M9 14L15 4L21 14z'],
  ['min', 'turn-sign o', 'M9 4L15 14L21 4z'],
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
