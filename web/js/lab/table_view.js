/**
 * The cells of one position and evaluator as a table, which grows while they are measured.
 *
 * @import {Cell, Group} from './types.js'
 */
import { h } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { branching, isDone } from './groups.js';
import { foundValue, missing, timeText } from './words.js';

const COLUMNS = ['algorithm', 'depth', 'nodes', 'leaves', 'evaluations', 'cutoffs', 'branching', 'time', 'best', 'value'];
/** Those that are words and not numbers. */
const WORDS = new Set(['algorithm', 'best', 'value']);

/** @param {Group} group @param {string} caption @returns {HTMLElement} */
export function cellTable(group, caption) {
  const head = h('tr', {}, ...COLUMNS.map((name) => h('th', { scope: 'col', class: WORDS.has(name) ? 'words' : '' }, t(`lab-column-${name}`))));
  return scrolled(caption, h('table', { class: 'lab-table' }, h('caption', { class: 'unseen' }, caption), h('thead', {}, head), h('tbody', {}, ...group.cells.map(row))));
}

/** A table that is wider than the page is scrolled by itself, also by keys. @param {string} label @param {HTMLElement} table */
export function scrolled(label, table) {
  return h('div', { class: 'lab-scroll', role: 'region', 'aria-label': label, tabindex: 0 }, table);
}

/** @param {Cell} cell */
function row(cell) {
  const start = [h('th', { scope: 'row', class: 'words' }, cell.algorithm), h('td', {}, number(cell.depth))];
  const props = { 'data-algorithm': cell.algorithm, 'data-depth': cell.depth, 'data-state': cell.state };
  if (!isDone(cell)) return h('tr', props, ...start, h('td', { class: 'words lab-missing', colspan: COLUMNS.length - 2 }, missing(cell)));
  const { nodes, leaves, evaluations, cutoffs, time_ms: time, time_min_ms: least, time_max_ms: most, best } = cell;
  const spread = cell.repeats > 1 ? t('lab-time-spread', { least: timeText(least), most: timeText(most), n: cell.repeats }) : '';
  return h('tr', props, ...start,
    ...[nodes, leaves, evaluations, cutoffs].map((count) => h('td', {}, number(count))),
    h('td', {}, number(branching(nodes, cell.depth), { minimumFractionDigits: 2, maximumFractionDigits: 2 })),
    h('td', spread ? { title: spread } : {}, timeText(time)), h('td', { class: 'words' }, best ?? ''), h('td', { class: 'words' }, foundValue(cell)));
}
