/**
 * The moves as a list with the variations that branched off, and the button to look the game through.
 *
 * @import {App} from '../main.js'
 * @import {Node} from '../model/tree.js'
 */
import { $, afterPaint, h, show } from './dom.js';
import { icon } from './icons.js';
import { t } from '../words/language.js';
import { renderChart } from './chart.js';
import { sideName } from './words.js';

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
  const children = tree.root.children.length > 0 ? line(app, tree.root, 0) : [h('p', { class: 'small' }, t('moves-none'))];
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
      out.push(h('div', { class: 'branch', 'data-depth': Math.min(depth + 1, 4), role: 'group', 'aria-label': t('branch', { move: app.session.tree.nameOf(branch) }) },
        move(app, branch, true), ...line(app, branch, depth + 1),
        h('button', {
          type: 'button', class: 'branch-remove', title: t('branch-remove'), 'aria-label': t('branch-remove'),
          click: () => {
            const { cursor } = app.session.tree;
            app.session.tree.remove(branch);
            if (app.session.tree.cursor !== cursor) app.session.hold = app.session.hold === 'none' ? 'nav' : app.session.hold;
            app.bus.emit('game', { kind: 'goto' });
          },
        }, icon('close'))));
    }
  }
  return out;
}

/** @param {App} app @param {Node} node @param {boolean} restart whether the number has to be said */
function move(app, node, restart) {
  const { tree } = app.session;
  const side = tree.sideOf(node);
  const first = node.ply % 2 === 1;
  const number = first || restart ? `${Math.ceil(node.ply / 2)}.` : '';
  const ended = node.resigned ? ' ⚑' : '';
  return h('span', { class: `turn${first ? ' first' : ''}` },
    number ? h('span', { class: 'turn-number' }, number) : null,
    number && !first ? h('span', { class: 'gap' }, '…') : null,
    h('button', {
      type: 'button', class: `move ${side}`, 'data-ply': node.ply, 'aria-current': node === tree.cursor ? 'true' : null,
      'aria-label': t('move-label', { number: node.ply, side: sideName(side), cell: tree.nameOf(node) }),
      click: () => app.session.goto(node),
    }, tree.nameOf(node) + ended));
}
