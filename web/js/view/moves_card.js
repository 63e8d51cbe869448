/**
 * The moves as a list with the variations that branched off, the button to look the game through, and its chart.
 *
 * @import {Node} from '../model/tree.js'
 */
import { $, afterPaint, h, s, show } from './dom.js';
import { icon, sideMark } from './icons.js';
import { t } from '../words/language.js';
import { strength } from '../model/values.js';
import { moveName, sideName, valueText } from './words.js';

const [WIDTH, HEIGHT] = [320, 84];

/** @param {App} app */
export function setUpMovesCard(app) {
  const render = afterPaint(() => {
    renderMoves(app);
    renderReview(app);
    renderChart(app, $('chart'));
  });
  app.bus.on(['game', 'language', 'settings'], render);
  app.bus.on(['analysis', 'thinking'], afterPaint(() => {
    renderReview(app);
    renderChart(app, $('chart'));
  }));
  $('review').addEventListener('click', () => (app.analysis.review ? app.analysis.stopReview() : app.analysis.startReview()));
}

/** @param {App} app */
function renderReview(app) {
  const { review } = app.analysis;
  show($('review'), app.session.tree.root.children.length > 0 || review !== null);
  const words = review
    ? t('review-stop', { done: review.total - review.left.length, total: review.total }) : t('review');
  $('review').replaceChildren(icon(review ? 'stop' : 'chart'), words);
}

/** @param {App} app */
function renderMoves(app) {
  const { tree } = app.session;
  const list = $('moves');
  const hadFocus = list.contains(document.activeElement);
  const children = tree.root.children.length > 0 ? line(app, tree.root, 0) : [h('p', { class: 'small' }, t(tree.rules ? 'moves-none' : 'games-moves-none'))];
  list.classList.toggle('wide', tree.rules === null);
  list.replaceChildren(...children);
  const current = /** @type {HTMLElement | null} */ (list.querySelector('[aria-current]'));
  if (!current) return;
  if (hadFocus) current.focus({ preventScroll: true });
  // Keeps the current move in sight inside the list, without moving the page.
  const [top, bottom] = [current.offsetTop - list.offsetTop, current.offsetTop - list.offsetTop + current.offsetHeight];
  if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
}

/** The moves after a node along its main line; branches stand where they begin.
 * @param {App} app @param {Node} from @param {number} depth @returns {HTMLElement[]} */
function line(app, from, depth) {
  /** @type {HTMLElement[]} */
  const out = [];
  let restart = true;
  for (let node = from; node.children.length > 0; node = node.children[0]) {
    const [main, ...branches] = node.children;
    out.push(move(app, main, restart));
    restart = branches.length > 0;
    for (const branch of branches) {
      out.push(h('div', { class: 'branch', 'data-depth': Math.min(depth + 1, 4), role: 'group', 'aria-label': t('branch', { move: moveName(branch.move ?? '') }) },
        move(app, branch, true), ...line(app, branch, depth + 1),
        h('button', {
          type: 'button', class: 'branch-remove', title: t('branch-remove'), 'aria-label': t('branch-remove'),
          click: () => app.session.remove(branch),
        }, icon('close'))));
    }
  }
  return out;
}

/** @param {App} app @param {Node} node @param {boolean} restart whether the number has to be said */
function move(app, node, restart) {
  const { tree } = app.session;
  const { side } = node;
  const name = moveName(node.move ?? '');
  const first = node.ply % 2 === 1;
  const number = first || restart ? `${Math.ceil(node.ply / 2)}.` : '';
  const ended = node.resigned ? ' ⚑' : '';
  return h('span', { class: `turn${first ? ' first' : ''}` },
    number ? h('span', { class: 'turn-number' }, number) : null,
    number && !first ? h('span', { class: 'gap' }, '…') : null,
    h('button', {
      type: 'button', class: `move ${side ?? ''}`, 'data-ply': node.ply, 'aria-current': node === tree.cursor ? 'true' : null,
      'aria-label': t('move-label', { number: node.ply, side: side ? sideName(side, tree.game) : '', cell: name }),
      click: () => app.session.goto(node),
    }, side && !tree.rules ? sideMark(side, tree.game, true) : null, name + ended));
}

/** The value over the game: up is good for X, down for O. A click goes to the move. @param {App} app @param {HTMLElement} host */
function renderChart(app, host) {
  const { tree } = app.session;
  const line = tree.line();
  const points = line.map((node, ply) => {
    const outcome = node.resigned || node.children.length === 0 ? app.session.outcomeAt(node) : null;
    const up = outcome ? (outcome.winner === 'x' ? 1 : outcome.winner === 'o' ? -1 : 0) : node.value ? strength(node.value) : null;
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
    'aria-label': t('chart-label', { side: sideName('x', tree.game) }), 'data-testid': 'chart',
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
    s('title', {}, `${ply}. ${moveName(node.move ?? '')} ${node.value ? valueText(node.value, tree.game) : ''}`))));
  host.replaceChildren(svg);
}
