/**
 * The other games in the dialog for a new game: a button for each size of each of them.
 *
 * @import {App} from '../main.js'
 */
import { h } from '../view/dom.js';
import { t } from '../words/language.js';
import { read } from '../app/settings.js';
import { HUMAN } from '../model/players.js';
import { FAMILIES, slug } from './catalogue.js';
import { decodeMatch, encodeMatch } from './match_address.js';

/** Sizes of a game in the dialog; the view itself has all. */
const SHOWN = 3;
/** Where the latest game is kept. */
export const KEY = 'inarow.other';

/** The players of the latest game; at first a person against a little depth. */
function players() {
  const stored = read(KEY);
  const latest = typeof stored === 'string' ? decodeMatch(stored) : null;
  return latest?.players ?? { x: HUMAN, o: /** @type {import('../types.js').Player} */ ({ kind: 'depth', depth: 4 }) };
}

/** @param {App} app @param {HTMLElement} host @param {() => void} close */
export function fillMenu(app, host, close) {
  host.replaceChildren(...FAMILIES.map(({ id, sizes }) => h('div', { class: 'other-game', role: 'group', 'aria-label': t(`games-${id}`) },
    h('b', {}, t(`games-${id}`)),
    h('div', { class: 'other-sizes' }, ...sizes.slice(0, SHOWN).map(({ game, label }) => h('button', {
      type: 'button', id: `other-${slug(game)}`, class: 'small-button', 'aria-label': `${t(`games-${id}`)} ${label}`,
      click: () => {
        close();
        app.address.visit(encodeMatch({ game, players: players(), moves: [], at: 0 }));
      },
    }, label))))));
}
