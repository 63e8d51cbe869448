/**
 * The value over the game: up is good for X, down for O. The moves that changed the result or lost much are marked; a click goes to the move.
 *
 * @import {Node} from '../model/tree.js'
 */
import { h, s } from '../view/dom.js';
import { moveName, sideName, valueText } from '../view/words.js';
import { strength } from '../model/values.js';
import { t } from '../words/language.js';
import { markOf } from './model.js';

const [WIDTH, HEIGHT, SIDE, TOP] = [320, 96, 8, 18];

/** The value at a node, if any is known: that of the review, or else of who thought there. @param {Node} node @param {Node | undefined} next */
const valueAt = (node, next) => {
  const value = node.review?.after ?? next?.review?.before ?? node.value;
  return value && value !== '?' ? value : null;
};

/** @param {App} app @param {HTMLElement} host @param {Node[]} line the game @param {{go: (node: Node) => void, show: (mistake: Node) => void}} to */
export function drawChart(app, host, line, to) {
  const { tree } = app.session;
  const points = line.map((node, ply) => {
    const value = valueAt(node, line[ply + 1]);
    return { node, ply, value, up: value ? strength(value) : 0 };
  });
  const known = points.filter(({ value }) => value !== null);
  const last = Math.max(line.length - 1, 1);
  const x = (/** @type {number} */ ply) => SIDE + (ply / last) * (WIDTH - 2 * SIDE);
  const y = (/** @type {number} */ up) => HEIGHT / 2 - up * (HEIGHT / 2 - TOP);
  const path = known.map(({ ply, up }, index) => `${index ? 'L' : 'M'}${x(ply).toFixed(1)} ${y(up).toFixed(1)}`).join('');
  const ends = known.length > 0 ? [known[known.length - 1].ply, known[0].ply].map((ply) => x(ply).toFixed(1)) : ['0', '0'];
  const area = path && `${path}L${ends[0]} ${HEIGHT / 2}L${ends[1]} ${HEIGHT / 2}Z`;
  const clip = (/** @type {string} */ id, /** @type {number} */ top) =>
    s('clipPath', { id }, s('rect', { x: 0, y: top, width: WIDTH, height: HEIGHT / 2 }));
  const current = points.find(({ node }) => node === tree.cursor);
  const svg = s('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', preserveAspectRatio: 'none',
    'aria-label': t('chart-label', { side: sideName('x', tree.game) }), 'data-testid': 'chart',
    click: (/** @type {MouseEvent} */ event) => {
      const box = svg.getBoundingClientRect();
      const at = ((((event.clientX - box.left) / box.width) * WIDTH - SIDE) / (WIDTH - 2 * SIDE)) * last;
      to.go(line[Math.max(0, Math.min(last, Math.round(at)))]);
    },
  },
  clip('chart-up', 0), clip('chart-down', HEIGHT / 2),
  s('path', { class: 'area x', d: area, 'clip-path': 'url(#chart-up)' }),
  s('path', { class: 'area o', d: area, 'clip-path': 'url(#chart-down)' }),
  s('path', { class: 'axis', d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
  s('path', { class: 'curve', d: path }),
  ...(current ? [s('path', { class: 'now', d: `M${x(current.ply)} 2V${HEIGHT - 2}` })] : []),
  ...known.map(({ node, ply, up, value }) => s('circle', { class: 'point', cx: x(ply), cy: y(up), r: last > 60 ? 1.5 : 2.5 },
    s('title', {}, `${ply}. ${moveName(node.move ?? '')} ${value ? valueText(value, tree.game) : ''}`))));
  host.replaceChildren(svg, ...points.filter(({ node }) => markOf(node.review)).map(({ node, ply, up }) => {
    const words = `${t('move-label', { number: ply, side: node.side ? sideName(node.side, tree.game) : '', cell: moveName(node.move ?? '') })} ${markOf(node.review)}`;
    const mark = h('button', {
      type: 'button', class: `chart-mark ${node.review?.judgement} ${up > 0 ? 'above' : 'below'}`, 'data-mark': ply, title: words, 'aria-label': words, tabindex: -1,
      click: () => to.show(node),
    }, markOf(node.review));
    mark.style.setProperty('left', `${(x(ply) / WIDTH) * 100}%`);
    mark.style.setProperty('top', `${(y(up) / HEIGHT) * 100}%`);
    return mark;
  }));
}
