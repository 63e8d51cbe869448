/**
 * The line above the board: whose turn it is or how the game ended, and the one thing to press next.
 *
 * @import {App} from '../main.js'
 */
import { $, h, perFrame, show } from './dom.js';
import { sideMark } from './icons.js';
import { t } from '../words/language.js';
import { buttonMoves } from '../model/scene.js';
import { isHuman } from '../model/players.js';
import { finishText } from './words.js';

/** @param {App} app */
export function setUpStatus(app) {
  const render = perFrame(() => {
    renderStatus(app);
    renderActions(app);
  });
  app.bus.on(['game', 'thinking', 'server', 'language', 'settings', 'connection'], render);
  $('stop').addEventListener('click', () => app.computer.stop());
  $('pause').addEventListener('click', () => app.session.pause());
  $('step').addEventListener('click', () => app.computer.think());
  $('go').addEventListener('click', () => app.session.go());
  $('rematch').addEventListener('click', () => app.session.rematch());
}

/** @param {App} app */
function statusWords({ session, computer, link }) {
  if (computer.busy) return t(link.connected ? 'status-thinking' : 'thinking-offline');
  if (session.waiting) return t(session.humans === 0 && !session.tree.cursor.parent ? 'status-ready' : 'status-paused');
  if (session.computerTurn) return t('status-thinking');
  if (session.scene && session.scene.kind !== 'text' && buttonMoves(session.scene).length > 0) return t('games-must-pass');
  return t(session.humans === 1 && session.mover && isHuman(session.mover) ? 'status-yours' : 'status-turn');
}

/** @param {App} app */
function renderStatus(app) {
  const { session } = app;
  const { outcome, scene, side, tree: { game } } = session;
  $('status').classList.toggle('over', outcome !== null);
  if (outcome) {
    const how = h('span', { class: 'how' }, finishText(outcome, scene));
    $('status').replaceChildren(...(outcome.winner ? [sideMark(outcome.winner, game), h('strong', {}, t('wins'))] : [h('strong', {}, t('draw'))]), how);
  } else if (!side) {
    $('status').replaceChildren(h('span', {}, t(app.link.connected ? 'games-loading' : 'thinking-offline')));
  } else {
    $('status').replaceChildren(sideMark(side, game), h('span', {}, statusWords(app)), ...(app.advice.dead ? [h('span', { class: 'how' }, t('dead'))] : []));
  }
}

/** @param {App} app */
function renderActions(app) {
  const { session, computer } = app;
  const between = session.humans === 0;
  const over = session.outcome !== null;
  const shown = {
    stop: computer.busy && (!between || computer.running?.step === true),
    pause: between && !over && session.hold === 'none',
    step: session.waiting && !computer.busy,
    go: session.waiting && !computer.busy,
    rematch: over,
  };
  const lost = document.activeElement?.closest('#actions') !== null && document.activeElement instanceof HTMLElement
    ? document.activeElement : null;
  for (const [id, visible] of Object.entries(shown)) show($(id), visible);
  // Who pressed a button that is gone stays where they were, on its successor.
  if (lost?.hidden) /** @type {HTMLElement | null} */ ($('actions').querySelector('button:not([hidden])'))?.focus();
  const started = between && !session.tree.cursor.parent;
  const words = $('go').querySelector('span');
  if (words) words.textContent = t(started ? 'start' : 'go');
  // One accent: for the one thing to press next.
  $('go').classList.toggle('main', shown.go);
  $('rematch').classList.toggle('main', over);
  $('new').classList.toggle('main', !shown.go && !over);
}
