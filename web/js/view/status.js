/**
 * The line above the board: whose turn it is or how the game ended, and the one thing to press next.
 *
 * @import {App} from '../main.js'
 */
import { $, h, perFrame, show } from './dom.js';
import { mark } from './icons.js';
import { t } from '../words/language.js';
import { cellName } from '../model/rules.js';
import { isHuman } from '../model/players.js';
import { sideName } from './words.js';

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
function renderStatus(app) {
  const { session } = app;
  const { position, outcome } = session;
  /** @type {(string | Node)[]} */
  let parts;
  if (outcome?.winner) {
    const rows = position.rows.map((row) => row.map((cell) => cellName(position.rules, cell)).join(' ')).join(', ');
    const how = outcome.resigned ? t('won-resigned') : t('won-row', { k: position.rows[0].length, cells: rows });
    parts = [mark(outcome.winner, sideName(outcome.winner)), h('strong', {}, t('wins')), h('span', { class: 'how' }, how)];
  } else if (outcome) {
    parts = [h('strong', {}, t('draw')), h('span', { class: 'how' }, t('draw-how'))];
  } else {
    const words = app.computer.busy ? t(app.link.connected ? 'status-thinking' : 'thinking-offline')
      : session.waiting ? t(session.humans === 0 && !session.tree.cursor.parent ? 'status-ready' : 'status-paused')
        : session.computerTurn ? t('status-thinking')
          : session.humans === 1 && isHuman(session.mover) ? t('status-yours') : t('status-turn');
    parts = [mark(position.side, sideName(position.side)), h('span', {}, words)];
    if (app.advice.dead) parts.push(h('span', { class: 'how' }, t('dead')));
  }
  $('status').replaceChildren(...parts);
  $('status').classList.toggle('over', outcome !== null);
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
