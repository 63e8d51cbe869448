/**
 * The value over the game: up is good for ✕, down for ◯. A click goes to the move.
 *
 * @import {App} from '../main.js'
 */
import { s, show } from './dom.js';
import { t } from '../words/language.js';
import { shortValue, strength } from '../model/values.js';
import { sideName } from './words.js';

const [WIDTH, HEIGHT] = [320, 84];

/** @param {App} app @param {HTMLElement} host */
export function renderChart(app, host) {
  const { tree } = app.session;
  const line = tree.line();
  const points = line.map((node, ply) => {
    const outcome = node.resigned || node.children.length === 0 ? finalStrength(app, node) : null;
    const up = outcome ?? (node.value ? strength(node.value) : null);
    return { node, ply, up };
  });
  const known = points.filter(({ up }) => up !== null);
  show(host, known.length > 1);
  if (known.length < 2) return;
  const last = Math.max(line.length - 1, 1);
  const x = (/** @type {number} */ ply) => 6 + (ply / last) * (WIDTH - 12);
  const y = (/** @type {number} */ up) => HEIGHT / 2 - up * (HEIGHT / 2 - 8);
  const path = known.map(({ ply, up }, index) => `${index ? 'L' : 'M'}${x(ply).toFixed(1)} ${y(up ?? 0).toFixed(1)}`).join('');
  const area = `${path}L${x(known[known.length - 1].ply).toFixed(1)} ${HEIGHT / 2}L${x(known[0].ply).toFixed(1)} ${HEIGHT / 2}Z`;
  const clip = (/** @type {string} */ id, /** @type {number} */ top) =>
    s('clipPath', { id }, s('rect', { x: 0, y: top, width: WIDTH, height: HEIGHT / 2 }));
  const step = (WIDTH - 12) / last;
  const current = points.find(({ node }) => node === tree.cursor);
  const svg = s('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', preserveAspectRatio: 'none',
    'aria-label': t('chart-label', { side: sideName('x') }), 'data-testid': 'chart',
    click: (/** @type {MouseEvent} */ event) => {
      const box = svg.getBoundingClientRect();
      const at = (((event.clientX - box.left) / box.width) * WIDTH - 6) / step;
      const target = line[Math.max(0, Math.min(last, Math.round(at)))];
      if (target) app.session.goto(target);
    },
  },
  clip('chart-up', 0), clip('chart-down', HEIGHT / 2),
  s('path', { class: 'area x', d: area, 'clip-path': 'url(#chart-up)' }),
  s('path', { class: 'area o', d: area, 'clip-path': 'url(#chart-down)' }),
  s('path', { class: 'axis', d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
  s('path', { class: 'curve', d: path }),
  ...(current ? [s('path', { class: 'now', d: `M${x(current.ply)} 2V${HEIGHT - 2}` })] : []),
  ...known.map(({ node, ply, up }) => s('circle', { class: 'point', cx: x(ply), cy: y(up ?? 0), r: last > 60 ? 1.5 : 2.5 },
    s('title', {}, `${ply}. ${tree.nameOf(node)} ${node.value ? shortValue(node.value) : ''}`))));
  host.replaceChildren(svg);
}

/** The end of the game as a strength; null if the node is no end. @param {App} app @param {import('../model/tree.js').Node} node */
function finalStrength(app, node) {
  const { tree } = app.session;
  const outcome = node.resigned ? { winner: node.resigned === 'x' ? 'o' : 'x' } : tree.positionAt(node).outcome;
  return outcome ? (outcome.winner === 'x' ? 1 : outcome.winner === 'o' ? -1 : 0) : null;
}
