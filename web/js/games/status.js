/**
 * The line above the board of another game, and the one thing to press next.
 *
 * @import {App} from '../main.js'
 * @import {Table} from './table.js'
 * @import {Opponent} from './opponent.js'
 */
import { h, show } from '../view/dom.js';
import { t } from '../words/language.js';
import { isHuman } from '../model/players.js';
import { passOf } from './clicks.js';
import { finishText, sideMark } from './words.js';

/** @param {App} app @param {Table} table @param {Opponent} opponent */
function statusWords(app, table, opponent) {
  if (opponent.busy) return t(app.link.connected ? 'status-thinking' : 'thinking-offline');
  if (table.waiting) return t(table.humans === 0 && table.match.at === 0 ? 'status-ready' : 'status-paused');
  if (table.computerTurn) return t('status-thinking');
  if (table.scene && passOf(table.scene.moves)) return t('games-must-pass');
  return t(table.humans === 1 && table.mover && isHuman(table.mover) ? 'status-yours' : 'status-turn');
}

/** @param {App} app @param {Table} table @param {Opponent} opponent @param {HTMLElement} host */
export function renderStatus(app, table, opponent, host) {
  const { scene, over } = table;
  host.classList.toggle('over', over !== null);
  if (!scene) {
    host.replaceChildren(h('span', {}, t(app.link.connected ? 'games-loading' : 'thinking-offline')));
  } else if (over) {
    const how = h('span', { class: 'how' }, finishText(scene, over));
    host.replaceChildren(...(over.winner ? [sideMark(scene, over.winner), h('strong', {}, t('wins'))] : [h('strong', {}, t('draw'))]), how);
  } else if (scene.side) {
    host.replaceChildren(sideMark(scene, scene.side), h('span', {}, statusWords(app, table, opponent)));
  }
}

/** @param {Table} table @param {Opponent} opponent @param {(id: string) => HTMLElement} find */
export function renderActions(table, opponent, find) {
  const between = table.humans === 0;
  const over = table.over !== null;
  const free = table.scene !== null && !over && !table.computerTurn && !opponent.busy;
  const shown = {
    stop: opponent.busy && (!between || opponent.running?.step === true),
    pause: between && !over && table.hold === 'none',
    step: table.waiting && !opponent.busy,
    go: table.waiting && !opponent.busy,
    pass: free && !table.waiting && table.scene !== null && passOf(table.scene.moves) !== null,
    again: over,
  };
  const host = find('actions');
  const lost = document.activeElement instanceof HTMLElement && host.contains(document.activeElement) ? document.activeElement : null;
  for (const [id, visible] of Object.entries(shown)) show(find(id), visible);
  // Who pressed a button that is gone stays where they were, on its successor.
  if (lost?.hidden) /** @type {HTMLElement | null} */ (host.querySelector('button:not([hidden])'))?.focus();
  const words = find('go').querySelector('span');
  if (words) words.textContent = t(between && table.match.at === 0 ? 'start' : 'go');
  find('new').classList.toggle('main', !shown.go && !shown.pass && !over);
  const { at, moves } = table.match;
  const off = { first: at === 0, undo: at === 0, redo: at === moves.length, last: at === moves.length };
  for (const [id, disabled] of Object.entries(off)) find(id).setAttribute('aria-disabled', String(disabled));
}
