/**
 * The items of the tree: what one says as text, its size and its drawing; and the opened tree as indented text, a `role=tree` for screen
 * readers and keyboards. Only the rows in the window exist, and the row with the focus. A node shows, from above: whose turn and the move, the
 * board, the value, the window, marks, and how many children it has.
 *
 * `moment` is the step that is shown: what is not known yet there is not told.
 *
 * @import {Frame} from './stepper.js'
 * @import {CutItem, Item, MoreItem, NodeItem, TreeModel} from './tree_model.js'
 * @typedef {{n: number, frames: Map<number, Frame>, now: number | null}} Moment
 * A tree that grows has its own `parts`, way (`best`), marks (`classes`) and words (`spoken`).
 * @typedef {{game: string, windows: boolean, moment: Moment | null, parts?: (item: NodeItem) => Parts, best?: (item: Item) => boolean,
 *   classes?: (item: NodeItem) => string[], spoken?: (item: NodeItem) => string}} Look
 * @typedef {'future' | 'open' | 'done'} Progress
 * @typedef {{name: string, value: string, window: string, bound: boolean, marks: string[]}} Parts
 * @typedef {{press: (item: Item) => void, toggle: (item: NodeItem) => void}} TreeHands
 */
import { number, t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { bare, goodFor, parse, shortValue, windowText } from '../model/values.js';
import { moveName, sideName, spokenValue } from '../view/words.js';
import { h, perFrame, s } from '../view/dom.js';
import { parseRules, positionAfter, sceneOf } from '../model/rules.js';
import { after, boardGroup } from './small_board.js';
import { movesTo } from './tree_model.js';

/** How far the search is with an item. @param {Item} item @param {Moment | null} moment @returns {Progress} */
export function progressOf(item, moment) {
  if (!moment) return 'done';
  if (item.kind === 'more') return 'done';
  // A cut is told right before its node returns.
  if (item.kind === 'cut') return moment.n >= item.parent.visit.last - 1 ? 'done' : 'future';
  if (item.visit.first > moment.n) return 'future';
  return item.visit.last > moment.n ? 'open' : 'done';
}

/** The move that led here, or the name of the node. @param {NodeItem} item */
export const nameOfNode = ({ visit }) => visit.name ?? (visit.move === null ? t('explain-root') : moveName(visit.move));

/** @param {NodeItem} item @param {Look} look @returns {Parts} */
export function partsOf(item, look) {
  if (look.parts) return look.parts(item);
  const { visit } = item;
  const { moment, windows } = look;
  const looks = looksOf(look.game);
  const progress = progressOf(item, moment);
  const frame = moment?.frames.get(visit.id);
  const name = nameOfNode(item);
  const marks = [
    ...(visit.again ? [t('explain-again')] : []), ...(visit.below ? [`(+ ${number(visit.below)})`] : []), ...(visit.kind === 'unfinished' ? [t('tree-unfinished')] : []),
  ];
  if (progress === 'future') return { name, value: '', window: '', bound: false, marks: [] };
  const window = !windows ? '' : windowText(frame?.alpha ?? visit.alpha, frame?.beta ?? visit.beta, looks);
  if (progress === 'open') return { name, value: frame?.value ? `${shortValue(bare(frame.value), looks)} …` : '…', window, bound: false, marks };
  return { name, value: shortValue(visit.value, looks), window, bound: parse(visit.value).bound !== 'exact', marks };
}

/** One line of the text view. @param {Item} item @param {Look} look */
export function lineOf(item, look) {
  if (item.kind === 'more') return t('explain-more-left', { n: number(item.left) });
  if (item.kind === 'cut') {
    if (progressOf(item, look.moment) === 'future') return '…';
    return `${t('explain-skipped', { n: item.skipped })} ${item.moves.slice(0, 12).map(moveName).join(' ')}${item.moves.length > 12 ? ' …' : ''}`;
  }
  const { name, value, window, marks } = partsOf(item, look);
  const table = item.visit.source !== null && value ? [t('explain-from', { id: item.visit.source })] : [];
  const best = isBest(item, look) ? [t('explain-chosen')] : [];
  return [name, likelyOf(item), value, window, ...best, ...marks, ...table].filter(Boolean).join('  ');
}

/** How likely chance makes the move to a node, in brackets; nothing elsewhere. @param {NodeItem} item */
const likelyOf = ({ visit }) => (visit.probability ? `(${visit.probability})` : '');

/** What is said of whose turn it is. @param {Visit} visit @param {string} game */
export const turnWords = ({ kind, side }, game) => (kind === 'chance' ? t('explain-chance') : t(side === 'x' ? 'explain-max' : 'explain-min', { side: sideName(side, game) }));

/** Whether this child gave its parent the value. @param {Item} item @param {Look} look */
export function isBest(item, look) {
  if (look.best) return look.best(item);
  if (item.kind !== 'node' || !item.parent) return false;
  const { visit, parent } = item;
  const progress = progressOf(parent, look.moment);
  if (progress === 'done') return parent.visit.best === visit.id;
  const frame = look.moment?.frames.get(parent.visit.id);
  return progress === 'open' && frame?.best !== null && frame?.best === visit.move && progressOf(item, look.moment) === 'done';
}

/** The line, and in words what its signs mean. @param {Item} item @param {Look} look */
export function spokenOf(item, look) {
  const line = lineOf(item, look);
  if (item.kind !== 'node') return line;
  if (look.spoken) return look.spoken(item);
  const { visit } = item;
  const progress = progressOf(item, look.moment);
  const turn = turnWords(visit, look.game);
  const value = progress === 'done' ? spokenValue(visit.value, look.game) : t(`explain-is-${progress}`);
  return [line, turn, value].join(', ');
}

/** Pixels of a cell by the longer side of the board. */
const CELL = [0, 18, 18, 15, 13, 11];
/** Rough width of a letter, and the heights of the rows of a node. */
const LETTER = 7;
const ROW = { head: 20, value: 19, window: 15, mark: 15, foot: 22 };
const EDGE = 6;

const UP = 'M0 9L5 0L10 9z';
const DOWN = 'M0 0L5 9L10 0z';
const SCISSORS = 'M3 3a2.2 2.2 0 1 0 .01 0M3 13a2.2 2.2 0 1 0 .01 0M5 6l10 7M5 12.5l10 -7';

/** `boards`: the game, if its boards are drawn. @typedef {Look & {boards: GameRef | null}} DrawnLook */

/** @param {Item} item @param {DrawnLook} look */
export function sizeOf(item, look) {
  if (item.kind === 'more') return { w: Math.max(76, lineOf(item, look).length * LETTER + 16), h: 34 };
  if (item.kind === 'cut') return { w: 58, h: 34 };
  const { name, value, window, marks } = partsOf(item, { ...look, moment: null });
  const longest = Math.max(name.length + 3, value.length + 2, window.length * 0.9, ...marks.map((word) => word.length));
  const board = boardSize(look.boards);
  const rows = (window ? ROW.window : 0) + marksOf(item, marks).length * ROW.mark + (isInner(item) ? ROW.foot : EDGE);
  const round = item.visit.kind === 'chance' ? 14 : 0;
  return { w: Math.max(board.w + 16, 52, Math.ceil(longest * LETTER) + 8) + round, h: ROW.head + board.h + ROW.value + rows };
}

/** @param {GameRef | null} ref */
function boardSize(ref) {
  const rules = ref && parseRules(ref.game);
  if (!rules) return { w: 0, h: 0, unit: 0 };
  const unit = CELL[Math.max(rules.width, rules.height)] ?? 11;
  return { w: rules.width * unit, h: rules.height * unit + 3, unit };
}

/** @param {NodeItem} item */
const isInner = ({ visit }) => visit.children > 0 || visit.skipped > 0;

/** The marks with the link of a table hit among them. @param {NodeItem} item @param {string[]} marks */
const marksOf = (item, marks) => (item.visit.source === null ? marks : [...marks, `T → #${item.visit.source}`]);

/** What decides how an item looks: if this is the same, so is the drawing. @param {Item} item @param {DrawnLook} look @param {boolean} selected */
export function signature(item, look, selected) {
  const progress = progressOf(item, look.moment);
  if (item.kind !== 'node') return `${item.key} ${item.kind === 'more' ? item.left : item.skipped} ${progress} ${selected}`;
  const { value, window, marks } = partsOf(item, look);
  return `${look.classes?.(item)} ${marks} ${item.visit.children} ${progress} ${value} ${window} ${item.isOpen} ${isBest(item, look)} ${selected} ${look.moment?.now === item.visit.id} ${look.moment?.frames.has(item.visit.id)}`;
}

/** @param {Item} item @param {DrawnLook} look @param {boolean} selected @param {{w: number, h: number}} size @returns {SVGElement} */
export function drawItem(item, look, selected, size) {
  const group = item.kind === 'node' ? drawNode(item, look, size) : drawStub(item, look, size);
  group.setAttribute('data-key', item.key);
  if (selected) group.classList.add('selected');
  return group;
}

/** @param {NodeItem} item @param {DrawnLook} look @param {{w: number, h: number}} size */
function drawNode(item, look, { w, h }) {
  const { visit } = item;
  const { name, value, window, bound, marks } = partsOf(item, look);
  const progress = progressOf(item, look.moment);
  const chance = visit.kind === 'chance';
  const now = look.moment?.now === visit.id;
  const onWay = look.moment?.frames.has(visit.id);
  const group = s('g', {
    class: `node ${chance ? 'chance' : visit.side} ${progress}${isBest(item, look) ? ' best' : ''}${now ? ' current' : ''}${onWay ? ' on-way' : ''}${(look.classes?.(item) ?? []).map((name) => ` ${name}`).join('')}`,
    'data-node': visit.id, 'data-move': visit.move,
  });
  const put = (/** @type {string} */ words, /** @type {string} */ kind, /** @type {number} */ y) => group.append(s('text', { class: kind, x: 0, y }, words));
  group.append(s('rect', { class: 'box', x: -w / 2, y: 0, width: w, height: h, rx: chance ? Math.min(w, h) / 2 : 7 }));
  if (visit.probability) put(visit.probability, 'likely', -8);
  const half = (name.length * LETTER) / 2;
  // MCTS has not been at every node of its tree; and a chance node is a circle itself.
  if (!chance && visit.side) group.append(s('path', { class: `turn-sign ${visit.side}`, d: visit.side === 'x' ? UP : DOWN, transform: `translate(${-half - 9} 6)` }));
  group.append(s('text', { class: 'name', x: chance ? 0 : 5, y: chance ? 14 : 11 }, name));
  let y = ROW.head;
  const board = boardSize(look.boards);
  if (look.boards && board.w > 0) {
    const ref = after(look.boards, movesTo(item));
    const position = positionAfter(ref);
    if (position) {
      const drawn = boardGroup(sceneOf(position), looksOf(ref.game), board.unit, { last: ref.moves.slice(-1) });
      drawn.setAttribute('transform', `translate(${-board.w / 2} ${y})`);
      group.append(drawn);
    }
    y += board.h;
  }
  if (value) {
    put(value, `worth-text ${progress === 'done' ? goodFor(visit.value) ?? '' : ''}${bound ? ' bound' : ''}`, y + ROW.value / 2);
    if (bound) group.append(s('path', { class: 'bound-line', d: `M${-value.length * 4} ${y + ROW.value - 1}h${value.length * 8}` }));
  }
  y += ROW.value;
  if (window) {
    put(window, 'window-text', y + ROW.window / 2);
    y += ROW.window;
  }
  for (const mark of progress === 'done' ? marksOf(item, marks) : []) {
    const link = mark.startsWith('T → ') ? { 'data-source': visit.source } : {};
    group.append(s('text', { class: 'mark-text', x: 0, y: y + ROW.mark / 2, ...link }, mark));
    y += ROW.mark;
  }
  if (isInner(item)) group.append(foot(item, w, h));
  return group;
}

/** The place to open and close a node. @param {NodeItem} item @param {number} w @param {number} h */
function foot(item, w, h) {
  const words = item.isOpen ? '−' : `+ ${number(item.visit.children)}`;
  return s('g', { class: 'foot', 'data-toggle': item.visit.id },
    s('rect', { x: -w / 2, y: h - ROW.foot, width: w, height: ROW.foot - 1, rx: 6 }),
    s('text', { x: 0, y: h - ROW.foot / 2 + 1 }, words));
}

/** The place of what was cut, or of more children. @param {CutItem | MoreItem} item @param {DrawnLook} look @param {{w: number, h: number}} size */
function drawStub(item, look, { w, h }) {
  const future = progressOf(item, look.moment) === 'future';
  const group = s('g', { class: `stub ${item.kind}${future ? ' future' : ''}` });
  group.append(s('rect', { class: 'box', x: -w / 2, y: 0, width: w, height: h, rx: 7 }));
  if (item.kind === 'cut' && !future) {
    group.setAttribute('data-cut', String(item.parent.visit.id));
    group.append(s('path', { class: 'scissors', d: SCISSORS, transform: 'translate(-21 9)' }));
    group.append(s('text', { class: 'count', x: 11, y: h / 2 + 1 }, number(item.skipped)));
  } else {
    group.append(s('text', { class: 'count', x: 0, y: h / 2 + 1 }, item.kind === 'more' ? lineOf(item, look) : '…'));
  }
  return group;
}

/** Rows beyond the window, so that scrolling shows no gap. */
const BEYOND = 12;
/** Pixels of a row; on a phone. */
const [LINE, LINE_TOUCH] = [30, 44];

export class TreeText {
  /** @param {HTMLElement} host which scrolls @param {TreeHands} hands */
  constructor(host, hands) {
    this.host = host;
    this.hands = hands;
    /** @type {TreeModel | null} */
    this.model = null;
    /** @type {Look | null} */
    this.look = null;
    this.list = h('div', { role: 'tree', id: 'tree-list', 'data-l10n-aria': 'explain-tree-text' });
    host.append(this.list);
    /** @type {Map<string, {element: HTMLElement, sign: string}>} */
    this.rows = new Map();
    this.render = perFrame(() => this.#render());
    host.addEventListener('scroll', () => this.render(), { passive: true });
    new ResizeObserver(() => this.render()).observe(host);
    this.list.addEventListener('click', (event) => this.#clicked(event));
    this.list.addEventListener('keydown', (event) => {
      if (this.model && treeKey(event, this.model, hands)) this.#focusSelected();
    });
  }

  get row() {
    return matchMedia('(max-width: 860px)').matches ? LINE_TOUCH : LINE;
  }

  /** @param {TreeModel} model @param {Look} look */
  show(model, look) {
    this.model = model;
    this.look = look;
    this.rows.clear();
    this.list.replaceChildren();
    this.render();
  }

  /** Brings an item into the window. @param {string | undefined} key */
  reveal(key) {
    const at = this.model?.items().findIndex((item) => item.key === key) ?? -1;
    if (at < 0) return;
    const [top, room] = [at * this.row, this.host.clientHeight];
    if (top < this.host.scrollTop) this.host.scrollTop = top;
    else if (top + this.row > this.host.scrollTop + room) this.host.scrollTop = top + this.row - room;
  }

  /** The keyboard follows the selection. */
  #focusSelected() {
    this.reveal(this.model?.selected?.key);
    this.#render();
    /** @type {HTMLElement | null} */ (this.list.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  #render() {
    const { model, look, row } = this;
    if (!model || !look || this.host.clientHeight === 0) return;
    const items = model.items();
    const first = Math.max(0, Math.floor(this.host.scrollTop / row) - BEYOND);
    const last = Math.min(items.length, Math.ceil((this.host.scrollTop + this.host.clientHeight) / row) + BEYOND);
    const shown = new Set(items.slice(first, last).map((_, i) => first + i));
    const selected = Math.max(0, items.findIndex(({ key }) => key === model.selected?.key));
    shown.add(selected);
    this.list.style.setProperty('height', `${items.length * row}px`);
    const kept = new Set([...shown].map((at) => items[at]?.key));
    for (const [key, { element }] of this.rows) {
      if (kept.has(key)) continue;
      element.remove();
      this.rows.delete(key);
    }
    for (const at of [...shown].sort((a, b) => a - b)) if (items[at]) this.#row(items[at], at, at === selected, look, row);
  }

  /** @param {Item} item @param {number} at @param {boolean} selected @param {Look} look @param {number} height */
  #row(item, at, selected, look, height) {
    const words = lineOf(item, look);
    const now = item.kind === 'node' && look.moment?.now === item.visit.id;
    const isOpen = item.kind === 'node' && this.model?.isInner(item) ? item.isOpen : null;
    const sign = `${words} ${selected} ${now} ${isOpen}`;
    let known = this.rows.get(item.key);
    if (!known) {
      known = { element: h('div', { role: 'treeitem', class: `tree-row ${item.kind}`, 'data-key': item.key }), sign: '' };
      known.element.style.setProperty('--level', String(item.level - 1));
      this.rows.set(item.key, known);
      this.list.append(known.element);
    }
    const { element } = known;
    element.style.setProperty('transform', `translateY(${at * height}px)`);
    element.style.setProperty('height', `${height}px`);
    if (known.sign === sign) return;
    known.sign = sign;
    const siblings = item.parent ? this.model?.below(item.parent) ?? [] : [item];
    const attributes = {
      'aria-level': item.level, 'aria-selected': selected, tabindex: selected ? 0 : -1, 'aria-label': spokenOf(item, look),
      'aria-setsize': siblings.length, 'aria-posinset': siblings.findIndex(({ key }) => key === item.key) + 1,
      ...(isOpen === null ? {} : { 'aria-expanded': isOpen }), ...(now ? { 'aria-current': 'step' } : {}),
    };
    for (const name of ['aria-expanded', 'aria-current']) element.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    element.replaceChildren(this.#sign(item, isOpen), h('span', {}, words));
  }

  /** The open or close sign and whose turn it is; scissors for a cut. @param {Item} item @param {boolean | null} isOpen */
  #sign(item, isOpen) {
    const picture = s('svg', { class: 'row-sign', viewBox: '0 0 30 12', width: 30, height: 12, 'aria-hidden': 'true' });
    if (isOpen !== null) picture.append(s('path', { class: 'twist', d: isOpen ? 'M0 3h9l-4.5 6z' : 'M1 1v9l6 -4.5z' }));
    if (item.kind === 'node' && (item.visit.side || item.visit.kind === 'chance')) picture.append(s('path', { class: `turn-sign ${item.visit.kind === 'chance' ? 'chance' : item.visit.side}`, d: item.visit.kind === 'chance' ? 'M17 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z' : item.visit.side === 'x' ? 'M16 11l5 -9l5 9z' : 'M16 1l5 9l5 -9z' }));
    if (item.kind === 'cut') picture.append(s('path', { class: 'scissors', d: 'M15 2a1.8 1.8 0 1 0 .01 0M15 8a1.8 1.8 0 1 0 .01 0M17 4l8 5M17 8.5l8 -5' }));
    return picture;
  }

  /** @param {Event} event */
  #clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const key = target.closest('[data-key]')?.getAttribute('data-key');
    const item = this.model?.items().find((shown) => shown.key === key);
    if (!item || !this.model) return;
    this.model.select(item);
    if (item.kind !== 'node') this.hands.press(item);
    else if (target.closest('.row-sign')) this.hands.toggle(item);
    this.#focusSelected();
  }
}

/**
 * The keys of a tree, as the ARIA pattern has them: up and down along what is shown, right opens or goes in,
 * left closes or goes out, Enter does what a click does.
 * @param {KeyboardEvent} event @param {TreeModel} model @param {TreeHands} hands @returns {boolean} whether the key was one of these
 */
export function treeKey(event, model, { press, toggle }) {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const items = model.items();
  const at = items.findIndex(({ key }) => key === model.selected?.key);
  const item = items[at] ?? items[0];
  if (!item) return false;
  const go = (/** @type {Item | null | undefined} */ to) => {
    if (to) model.select(to);
  };
  switch (event.key) {
    case 'ArrowDown': go(items[at + 1]); break;
    case 'ArrowUp': go(items[at - 1]); break;
    case 'Home': go(items[0]); break;
    case 'End': go(items[items.length - 1]); break;
    case 'ArrowRight':
      if (item.kind !== 'node' || !model.isInner(item)) break;
      if (item.isOpen) go(items[at + 1]);
      else toggle(item);
      break;
    case 'ArrowLeft':
      if (item.kind === 'node' && item.isOpen) toggle(item);
      else go(item.parent);
      break;
    case 'Enter': case ' ': press(item); break;
    default: return false;
  }
  event.preventDefault();
  event.stopPropagation();
  return true;
}
