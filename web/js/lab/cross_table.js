/**
 * Who scored what against whom, with ratings and their errors.
 *
 * @import {CrossTable, Score, Standing} from './types.js'
 */
import { h, s } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { gamesOf, pointsOf } from './scores.js';
import { scrolled } from './table_view.js';

const [WIDTH, HEIGHT, EDGE] = [180, 20, 8];

/** @param {CrossTable} table @returns {HTMLElement} */
export function crossTable({ scores, standings }) {
  const numbers = standings.map((_, i) => h('th', { scope: 'col' }, number(i + 1)));
  const head = h('tr', {}, h('th', { scope: 'col' }, '#'), h('th', { scope: 'col', class: 'words' }, t('lab-cross-player')), ...numbers,
    ...['points', 'games', 'score', 'elo', 'error', 'nodes'].map((name) => h('th', { scope: 'col', class: name === 'error' ? 'words' : '' }, t(`lab-cross-${name}`))));
  const range = rangeOf(standings);
  const caption = t('lab-cross');
  return scrolled(caption, h('table', { class: 'lab-table lab-cross', id: 'lab-cross' }, h('caption', { class: 'unseen' }, caption),
    h('thead', {}, head), h('tbody', {}, ...standings.map((standing, i) => row(standing, scores[i], i, range)))));
}

/** @param {Standing} standing @param {Score[]} scores @param {number} at @param {[number, number]} range */
function row(standing, scores, at, range) {
  const { player, score, points, share, share_error: shareError, elo, elo_error: eloError, nodes_a_move: nodes } = standing;
  const percent = (/** @type {number} */ n) => number(100 * n, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return h('tr', { 'data-player': player, 'data-points': points },
    h('td', {}, number(at + 1)), h('th', { scope: 'row', class: 'words' }, player),
    ...scores.map((one, i) => h('td', { class: i === at ? 'lab-self' : '', title: gamesOf(one) > 0 ? t('lab-cross-detail', { ...one }) : null }, gamesOf(one) > 0 ? number(pointsOf(one)) : '·')),
    h('td', {}, number(points)), h('td', {}, number(gamesOf(score))),
    h('td', {}, share === null || shareError === null ? '' : `${percent(share)} % ± ${percent(shareError)}`),
    h('td', {}, elo === null || eloError === null ? '' : eloText(elo, eloError)),
    h('td', { class: 'words' }, elo === null || eloError === null ? '' : errorBar(elo, eloError, range)),
    h('td', {}, nodes === null ? '' : number(Math.round(nodes))));
}

/** @param {number} elo @param {number} error */
function eloText(elo, error) {
  const rounded = Math.round(elo) + 0;
  return `${rounded < 0 ? '−' : ''}${number(Math.abs(rounded))} ± ${number(Math.round(error))}`;
}

/** From where to where the bars of all players go. @param {Standing[]} standings @returns {[number, number]} */
function rangeOf(standings) {
  const ends = standings.flatMap(({ elo, elo_error: error }) => (elo === null || error === null ? [] : [elo - error, elo + error]));
  return [Math.min(0, ...ends), Math.max(1, ...ends)];
}

/** The rating as a point on a line as long as its error; the numbers stand beside it. @param {number} elo @param {number} error
 * @param {[number, number]} range */
function errorBar(elo, error, [from, to]) {
  const x = (/** @type {number} */ value) => Math.round((EDGE + (value - from) / (to - from) * (WIDTH - 2 * EDGE)) * 10) / 10;
  const middle = HEIGHT / 2;
  return s('svg', { class: 'lab-elo', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, 'aria-hidden': 'true' },
    s('path', { class: 'lab-net', d: `M${x(0)} 0V${HEIGHT}` }),
    s('path', { class: 'lab-bar', d: `M${x(elo - error)} ${middle}H${x(elo + error)}M${x(elo - error)} 5v10M${x(elo + error)} 5v10` }),
    s('circle', { class: 'lab-dot', cx: x(elo), cy: middle, r: 4.5 }));
}
