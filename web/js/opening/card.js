/**
 * The opening with swap or swap2 while it lasts: the choice above the board, the card that says what happens and why, and what the computer
 * did. Loaded with the first game that begins like this.
 *
 * @import {OpeningChoice} from '../model/opening.js'
 */
import { $, h, show } from '../view/dom.js';
import { sideMark } from '../view/icons.js';
import { announce, say } from '../view/messages.js';
import { openingWords } from '../view/toolbar.js';
import { sideName, valueText } from '../view/words.js';
import { thought } from '../view/cards.js';
import { other } from '../model/rules.js';
import { t } from '../words/language.js';

let begun = false;

/** Shows the opening of the game on the board, now and from now on. @param {App} app */
export function openingCard(app) {
  if (begun) return;
  begun = true;
  let told = app.computer.opened;
  const tell = () => {
    const { computer: { opened }, session: { tree: { cursor } } } = app;
    // White's move follows at once, and is no reason to say nothing of the choice.
    const again = opened !== null && opened.take !== null && cursor.parent === opened.node && opened.player === app.session.players[cursor.side ?? 'x'];
    if (opened === told && !again) return;
    told = opened;
    if (opened) say(deed(app));
  };
  const render = () => {
    renderChoices(app);
    renderCard(app);
  };
  app.bus.on('game', (change) => {
    render();
    if (change.kind !== 'goto') tell();
    if (change.kind !== 'load' && asked(app)) announce(`${$('message').textContent} ${openingWords(app.session)}`.trim());
  });
  app.bus.on(['language', 'settings'], render);
  render();
  tell();
}

/** Who advises. */
const ADVISER = 'engine:20000n';

/** What the engine would do here, by position. @type {WeakMap<import('../model/tree.js').Node, string>} */
const hints = new WeakMap();

/** Says what the engine would do in the opening on the board. @param {App} app */
export async function openingHint(app) {
  const { session: { tree, stage }, link } = app;
  const { cursor, game, opening } = tree;
  say(t('hint-thinking'));
  try {
    const { put, take, value } = /** @type {any} */ (await link.request('opening', { game: tree.wire(), rule: opening, player: ADVISER }).done);
    if (app.session.tree.cursor !== cursor || app.session.stage?.act !== stage?.act) return;
    const what = take ? t('opening-take', { side: sideName(take, game) }) : put.join(' ');
    hints.set(cursor, `${t('hint')}: ${what} · ${thought(value, game, ADVISER)}, ${valueText(value, game)}`);
    say(hints.get(cursor) ?? '');
    renderCard(app);
  } catch (error) {
    app.bus.emit('message', { error });
  }
}

/** Whether a person is to choose now. @param {App} app */
const asked = ({ session }) => session.stage?.act === 'choose' && !session.computerTurn;

/** @param {App} app */
function renderChoices(app) {
  const { session } = app;
  const { tree: { game, first }, stage } = session;
  const host = $('opening-choices');
  show(host, asked(app));
  if (!asked(app)) return;
  const button = (/** @type {OpeningChoice} */ choice, /** @type {string | null} */ label, /** @type {(Node | string)[]} */ ...words) => h('button', {
    id: choice === 'two' ? 'opening-two' : `opening-take-${choice}`, type: 'button', title: label, 'aria-label': label,
    click: () => {
      const who = stage?.seat === first ? 'first' : 'second';
      session.choose(choice);
      // The buttons are gone.
      $('board').focus({ preventScroll: true });
      if (choice !== 'two') announce(t('opening-takes', { who, side: sideName(choice, game) }));
    },
  }, ...words);
  const side = (/** @type {Side} */ it) => button(it, t('opening-take', { side: sideName(it, game) }), sideMark(it, game, true), ' ', sideName(it, game));
  host.replaceChildren(side(first), side(other(first)), ...(stage?.two ? [button('two', null, t('opening-two'))] : []));
}

/** @param {App} app */
function renderCard(app) {
  const { session: { tree: { game, first, opening, cursor }, stage } } = app;
  const card = $('opening-card');
  show(card, stage !== null);
  if (!stage || !opening) return;
  const sides = { first: sideName(first, game), second: sideName(other(first), game) };
  const steps = ['opening-step-put', `opening-step-${opening}`, ...(opening === 'swap2' ? ['opening-step-last'] : [])];
  const now = cursor.ply < 3 ? 0 : cursor.ply < 5 ? 1 : 2;
  card.replaceChildren(
    h('h2', {}, t('opening-heading', { rule: opening })),
    h('ol', { class: 'opening-steps' }, ...steps.map((id, i) => h('li', { 'aria-current': i === now ? 'step' : null }, t(id, sides)))),
    h('p', {}, t('opening-why')),
    ...(stage.act === 'choose' ? [h('p', {}, t('opening-next', sides))] : []),
    h('p', { id: 'opening-said', class: 'small' }, hints.get(cursor) ?? said(app)));
}

/** What the computer did on the way here. @param {App} app */
function said(app) {
  const { opened } = app.computer;
  return opened && [app.session.tree.root, ...app.session.tree.cursor.path()].includes(opened.node) ? deed(app) : '';
}

/** What the computer did last in the opening, and why. @param {App} app */
function deed({ session, computer: { opened } }) {
  if (!opened) return '';
  const { tree: { game } } = session;
  const { put, take, value, reason, player, seat } = opened;
  const who = session.humans > 0 ? 'computer' : seat === session.tree.first ? 'first' : 'second';
  const what = take ? t('opening-takes', { who, side: sideName(take, game) }) : t('opening-puts', { who, cells: put.join(' ') });
  const score = /^[+-]|^0$/.test(value) ? `, ${valueText(value, game)}` : '';
  return `${what}: ${reason === 'lot' ? t('opening-lot') : value === '?' ? t('opening-unknown') : `${thought(value, game, player)}${player.startsWith('engine') ? score : ''}`}`;
}
