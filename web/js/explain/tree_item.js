/**
 * One item of the tree: what it says as text, its size, and its drawing. A node shows, from above: whose turn and the move,
 * the board, the value, the window, marks, and how many children it has.
 *
 * `moment` is the step that is shown: what is not known yet there is not told.
 *
 * @import {Frame} from './stepper.js'
 * @import {CutItem, Item, MoreItem, NodeItem} from './tree_model.js'
 * @typedef {{n: number, frames: Map<number, Frame>, now: number | null}} Moment
 * @typedef {{game: string, windows: boolean, moment: Moment | null}} Look
 * @typedef {'future' | 'open' | 'done'} Progress
 * @typedef {{name: string, value: string, window: string, bound: boolean, marks: string[]}} Parts
 */
import { number, t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { bare, goodFor, parse, shortValue, windowText } from '../model/values.js';
import { moveName, sideName, spokenValue } from '../view/words.js';
import { s } from '../view/dom.js';
import { movesTo } from './tree_model.js';
import { parseRules, positionAfter, sceneOf } from '../model/rules.js';
import { after, boardGroup } from './small_board.js';

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
  const { visit } = item;
  const { moment, windows } = look;
  const looks = looksOf(look.game);
  const progress = progressOf(item, moment);
  const frame = moment?.frames.get(visit.id);
  const name = nameOfNode(item);
  const marks = visit.again ? [t('explain-again')] : [];
  if (progress === 'future') return { name, value: '', window: '', bound: false, marks: [] };
  const window = !windows ? '' : windowText(frame?.alpha ?? visit.alpha, frame?.beta ?? visit.beta, looks);
  if (progress === 'open') return { name, value: frame?.value ? `${shortValue(bare(frame.value), looks)} …` : '…', window, bound: false, marks };
  return { name, value: shortValue(visit.value, looks), window, bound: parse(visit.value).bound !== 'exact', marks };
}

/** One line of the text view. @param {Item} item @param {Look} look */
export function lineOf(item, look) {
  if (item.kind === 'more') return t('explain-more', { n: item.left });
  if (item.kind === 'cut') return cutLine(item, look);
  const { name, value, window, marks } = partsOf(item, look);
  const table = item.visit.source !== null && value ? [t('explain-from', { id: item.visit.source })] : [];
  const best = isBest(item, look) ? [t('explain-chosen')] : [];
  return [name, value, window, ...best, ...marks, ...table].filter(Boolean).join('  ');
}

/** @param {CutItem} item @param {Look} look */
function cutLine(item, look) {
  if (progressOf(item, look.moment) === 'future') return '…';
  const moves = item.moves.slice(0, 12).map(moveName).join(' ') + (item.moves.length > 12 ? ' …' : '');
  return `${t('explain-skipped', { n: item.skipped })} ${moves}`;
}

/** Whether this child gave its parent the value. @param {Item} item @param {Look} look */
export function isBest(item, look) {
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
  const { visit } = item;
  const progress = progressOf(item, look.moment);
  const turn = t(visit.side === 'x' ? 'explain-max' : 'explain-min', { side: sideName(visit.side, look.game) });
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
  if (item.kind === 'more') return { w: 76, h: 34 };
  if (item.kind === 'cut') return { w: 58, h: 34 };
  const { name, value, window, marks } = partsOf(item, { ...look, moment: null });
  const longest = Math.max(name.length + 3, value.length + 2, window.length * 0.9, ...marks.map((word) => word.length));
  const board = boardSize(look.boards);
  const rows = (window ? ROW.window : 0) + marksOf(item, marks).length * ROW.mark + (isInner(item) ? ROW.foot : EDGE);
  return { w: Math.max(board.w + 16, 52, Math.ceil(longest * LETTER) + 8), h: ROW.head + board.h + ROW.value + rows };
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
  const { value, window } = partsOf(item, look);
  return `${progress} ${value} ${window} ${item.isOpen} ${isBest(item, look)} ${selected} ${look.moment?.now === item.visit.id} ${look.moment?.frames.has(item.visit.id)}`;
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
  const now = look.moment?.now === visit.id;
  const onWay = look.moment?.frames.has(visit.id);
  const group = s('g', {
    class: `node ${visit.side} ${progress}${isBest(item, look) ? ' best' : ''}${now ? ' current' : ''}${onWay ? ' on-way' : ''}`,
    'data-node': visit.id, 'data-move': visit.move,
  });
  const put = (/** @type {string} */ words, /** @type {string} */ kind, /** @type {number} */ y) => group.append(s('text', { class: kind, x: 0, y }, words));
  group.append(s('rect', { class: 'box', x: -w / 2, y: 0, width: w, height: h, rx: 7 }));
  const half = (name.length * LETTER) / 2;
  group.append(s('path', { class: `turn-sign ${visit.side}`, d: visit.side === 'x' ? UP : DOWN, transform: `translate(${-half - 9} 6)` }));
  group.append(s('text', { class: 'name', x: 5, y: 11 }, name));
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
    group.append(s('text', { class: 'count', x: 0, y: h / 2 + 1 }, item.kind === 'more' ? `+ ${number(item.left)} …` : '…'));
  }
  return group;
}
