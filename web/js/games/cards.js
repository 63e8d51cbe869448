/**
 * The cards beside the board of another game: who plays with what score, what the computer thinks, the moves.
 *
 * @import {App} from '../main.js'
 * @import {Side} from '../types.js'
 * @import {Table} from './table.js'
 * @import {Opponent} from './opponent.js'
 * @import {Scene} from './types.js'
 */
import { h, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { duration, language, t } from '../words/language.js';
import { count, shortValue } from '../model/values.js';
import { isHuman } from '../model/players.js';
import { playerName, spokenValue } from '../view/words.js';
import { moveName, nameOf, scoreText, sideMark } from './words.js';

/** @param {Table} table @param {HTMLElement} host */
export function renderPlayers(table, host) {
  const { scene, match } = table;
  if (!scene) return;
  host.replaceChildren(.../** @type {Side[]} */ (['x', 'o']).map((side) => h('div', {
    class: `player${scene.side === side ? ' on' : ''}`, 'data-player': side,
  },
  sideMark(scene, side), icon(isHuman(match.players[side]) ? 'person' : 'cpu'),
  h('span', { class: 'name' }, playerName(match.players[side])), h('span', { class: 'score' }, scoreText(scene, side)))));
}

/** @param {App} app @param {Table} table @param {Opponent} opponent @param {HTMLElement} host */
export function renderThinking(app, { scene }, opponent, host) {
  const { thinking, busy } = opponent;
  show(host, busy || thinking !== null);
  if (!scene || (!busy && !thinking)) return;
  const bar = /** @type {HTMLProgressElement} */ (h('progress', { max: 1, 'aria-label': t('progress') }));
  bar.value = thinking?.share ?? 0;
  if (!thinking) {
    host.replaceChildren(bar, h('p', { class: 'small' }, t(app.link.connected ? 'thinking-begins' : 'thinking-offline')));
    return;
  }
  const [line] = thinking.lines;
  const facts = [
    t('fact-depth', { depth: thinking.depth }), t('fact-nodes', { n: thinking.nodes, nodes: count(thinking.nodes, language()) }),
    t('fact-time', { time: duration(thinking.time_ms) }),
  ];
  host.replaceChildren(...(busy ? [bar] : []),
    h('p', { class: 'facts' }, sideMark(scene, thinking.side),
      line?.value ? h('b', { class: 'worth', title: spokenValue(line.value) }, shortValue(line.value)) : '',
      ...facts.map((fact) => h('span', { class: 'small' }, fact))),
    line ? h('p', { class: 'variation' }, line.moves.slice(0, 8).map(moveName).join(' ')) : '');
}

/** All moves; those that were taken back are paler. @param {Table} table @param {HTMLElement} host */
export function renderMoves(table, host) {
  const { scene, played, match } = table;
  if (!scene) return;
  const had = host.contains(document.activeElement);
  const moves = played.slice(0, match.moves.length).map(({ name, side }, i) => h('li', {}, h('button', {
    type: 'button', class: `move ${side}${i >= match.at ? ' taken-back' : ''}`, 'data-ply': i + 1, 'aria-current': i + 1 === match.at ? 'true' : null,
    'aria-label': t('move-label', { number: i + 1, side: nameOf(scene, side), cell: moveName(name) }), click: () => table.goto(i + 1),
  }, sideDot(scene, side), moveName(name))));
  host.replaceChildren(...(moves.length > 0 ? moves : [h('li', { class: 'small none' }, t('games-moves-none'))]));
  const current = /** @type {HTMLElement | null} */ (host.querySelector('[aria-current]'));
  if (!current) return;
  if (had) current.focus({ preventScroll: true });
  // Keeps the current move in sight inside the list, without moving the page.
  const top = current.offsetTop - host.offsetTop;
  if (top < host.scrollTop || top + current.offsetHeight > host.scrollTop + host.clientHeight) host.scrollTop = top - host.clientHeight / 2;
}

/** The side without a word, which the label has. @param {Scene} scene @param {Side} side */
function sideDot(scene, side) {
  const sign = sideMark(scene, side);
  sign.removeAttribute('role');
  sign.removeAttribute('aria-label');
  sign.setAttribute('aria-hidden', 'true');
  return sign;
}
