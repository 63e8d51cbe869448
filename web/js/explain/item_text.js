/**
 * What an item of the tree says, as text: its parts for the drawing, one line for the text view, and one for who listens.
 *
 * `moment` is the step that is shown: what is not known yet there is not told.
 *
 * @import {Frame} from './step_state.js'
 * @import {CutItem, Item, NodeItem} from './tree_model.js'
 * @typedef {{n: number, frames: Map<number, Frame>, now: number | null}} Moment
 * @typedef {{game: string, windows: boolean, moment: Moment | null}} Look
 * @typedef {'future' | 'open' | 'done'} Progress
 * @typedef {{name: string, value: string, window: string, bound: boolean, marks: string[]}} Parts
 */
import { t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { bare, parse, shortValue, windowText } from '../model/values.js';
import { moveName, sideName, spokenValue } from '../view/words.js';

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
