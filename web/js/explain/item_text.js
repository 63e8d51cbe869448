/**
 * What an item of the tree says, as text: its parts for the drawing, one line for the text view, and one for who listens.
 *
 * `moment` is the step that is shown: what is not known yet there is not told.
 *
 * @import {Frame} from './step_state.js'
 * @import {CutItem, Item, NodeItem} from './tree_model.js'
 * @import {Style} from './values.js'
 * @typedef {{n: number, frames: Map<number, Frame>, now: number | null}} Moment
 * @typedef {{typed: boolean, windows: boolean, style: Style, moment: Moment | null}} Look
 * @typedef {'future' | 'open' | 'done'} Progress
 * @typedef {{name: string, value: string, window: string, bound: boolean, marks: string[]}} Parts
 */
import { t } from '../words/language.js';
import { nameOf, spokenValue } from './sentences.js';
import { boundText, plainText, windowText } from './values.js';

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
export const nameOfNode = ({ visit }) => visit.name ?? visit.move ?? t('explain-root');

/** @param {NodeItem} item @param {Look} look @returns {Parts} */
export function partsOf(item, look) {
  const { visit } = item;
  const { style, moment, windows } = look;
  const progress = progressOf(item, moment);
  const frame = moment?.frames.get(visit.id);
  const name = nameOfNode(item);
  const marks = visit.again ? [t('explain-again')] : [];
  if (progress === 'future') return { name, value: '', window: '', bound: false, marks: [] };
  const window = !windows ? '' : windowText(frame?.alpha ?? visit.alpha, frame?.beta ?? visit.beta, style);
  if (progress === 'open') return { name, value: typeof frame?.value === 'number' ? `${plainText(frame.value, style)} …` : '…', window, bound: false, marks };
  return { name, value: boundText(visit.value, visit.bound, style), window, bound: visit.bound !== 'exact', marks };
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
  const moves = item.moves.slice(0, 12).join(' ') + (item.moves.length > 12 ? ' …' : '');
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
  const turn = t(visit.side === 'x' ? 'explain-max' : 'explain-min', { side: nameOf(visit.side, look.typed) });
  const value = progress === 'done' ? spokenValue(visit.value, visit.bound, look.typed, look.style) : t(`explain-is-${progress}`);
  return [line, turn, value].join(', ');
}
