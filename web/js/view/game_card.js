/** The card of the game: the rules, the players, what the computer thinks, and the rarer buttons. */
import { $, afterPaint, h, setText, show } from './dom.js';
import { icon, sideMark } from './icons.js';
import { duration, knows, language, t } from '../words/language.js';
import { familyOf } from '../app/positions.js';
import { count, goodFor } from '../model/values.js';
import { isHuman } from '../model/players.js';
import { gameName, moveName, playerName, spokenValue, valueText } from './words.js';

/** Least ms between two moves of two computers. */
const PACES = [2000, 1200, 600, 250, 0];

/** @param {App} app */
export function setUpGameCard(app) {
  const render = afterPaint(() => {
    renderPlayers(app);
    renderThinking(app);
  });
  app.bus.on(['game', 'thinking', 'language', 'settings', 'connection', 'view'], render);
  app.bus.on('language', () => fillPaces(app));
  $('swap').addEventListener('click', () => app.session.swap());
  $('resign').addEventListener('click', () => {
    if (app.session.resigner) /** @type {HTMLDialogElement} */ ($('resign-dialog')).showModal();
  });
  $('resign-yes').addEventListener('click', () => app.session.resign());
  $('pace').addEventListener('change', (event) =>
    app.settings.set('pace', Number(/** @type {HTMLSelectElement} */ (event.target).value)));
}

/** @param {App} app */
function fillPaces(app) {
  $('pace').replaceChildren(...PACES.map((pace) =>
    h('option', { value: pace, selected: pace === app.settings.get('pace') }, pace === 0 ? t('pace-full') : t('pace-move', { time: duration(pace) }))));
}

/** @param {App} app */
function renderPlayers(app) {
  const { session, computer } = app;
  const { scene, tree: { game } } = session;
  setText($('game-title'), gameName(game, scene));
  document.title = `${gameName(game, scene)} · inarow`;
  const counted = `games-score-${familyOf(game, app.link.welcome)}`;
  $('players').replaceChildren(.../** @type {Side[]} */ (['x', 'o']).map((side) => {
    const active = session.side === side;
    const score = scene?.score?.[side === 'x' ? 0 : 1];
    const time = computer.times[side];
    const won = session.outcome?.winner === side;
    const note = won ? t('note-won') : active ? t('note-turn') : time !== null ? duration(time) : '';
    const player = session.players[side];
    return h('div', { class: `player${active ? ' on' : ''}`, 'data-player': side },
      sideMark(side, game), icon(isHuman(player) ? 'person' : 'cpu'), h('span', { class: 'name' }, playerName(player)),
      score === undefined ? null : h('span', { class: 'score' }, knows(counted) ? t(counted, { n: score }) : String(score)), h('span', { class: 'small' }, note));
  }));
  show($('pace-row'), session.humans === 0);
  $('resign').setAttribute('aria-disabled', String(session.resigner === null));
}

/** @param {App} app */
function renderThinking(app) {
  const { computer } = app;
  const { thinking } = computer;
  show($('thinking'), computer.busy || thinking !== null);
  if (!computer.busy && !thinking) return;
  const share = thinking?.share ?? 0;
  const bar = /** @type {HTMLProgressElement} */ (h('progress', { max: 1, 'aria-label': t('progress'), 'data-testid': 'thinking-progress' }));
  bar.value = share;
  if (!thinking) {
    $('thinking').replaceChildren(bar, h('p', { class: 'small' }, app.link.connected ? t('thinking-begins') : t('thinking-offline')));
    return;
  }
  const [line] = thinking.lines;
  const { game } = app.session.tree;
  const value = line?.value && line.value !== '?'
    ? h('b', { class: `worth ${goodFor(line.value) ?? ''}`, title: spokenValue(line.value, game) }, valueText(line.value, game)) : null;
  $('thinking').replaceChildren(...[
    computer.busy ? bar : null,
    h('p', { class: 'facts' }, ...[
      sideMark(thinking.side, game), value,
      fact('fact-depth', { depth: thinking.depth }),
      fact('fact-nodes', { n: thinking.nodes, nodes: count(thinking.nodes, language()) }),
      thinking.nps > 0 ? fact('fact-speed', { speed: count(thinking.nps, language()) }) : null,
      fact('fact-time', { time: duration(thinking.time_ms) }),
    ].filter((part) => part !== null)),
    line ? h('p', { class: 'variation', 'data-testid': 'thinking-line' }, line.moves.slice(0, 12).map(moveName).join(' ')) : null,
  ].filter((part) => part !== null));
}

/** @param {string} id @param {import('../words/fluent.js').Arguments} args */
const fact = (id, args) => h('span', { class: 'small', 'data-testid': id }, t(id, args));
