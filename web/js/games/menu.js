/**
 * The other games to choose from: a button for each size of each of them.
 *
 * @import {App} from '../main.js'
 */
import { h } from '../view/dom.js';
import { t } from '../words/language.js';
import { HUMAN } from '../model/players.js';
import { FAMILIES, slug } from './catalogue.js';
import { decodeMatch, encodeMatch } from './match_address.js';

/** Sizes of a game in the dialog; the view itself has all. */
const SHOWN = 3;

/** The players of the latest game; at first a person against a little depth. @param {App} app */
function players(app) {
  return decodeMatch(app.address.other)?.players ?? { x: HUMAN, o: /** @type {import('../types.js').Player} */ ({ kind: 'depth', depth: 4 }) };
}

/**
 * A button for each game, in the dialog (`other-…`) or in the view itself (`choose-…`).
 * @param {App} app @param {HTMLElement} host @param {'other' | 'choose'} prefix of the ids @param {() => void} close
 */
export function fillMenu(app, host, prefix, close) {
  host.replaceChildren(...FAMILIES.map(({ id, sizes }) => h('div', { class: 'other-game', role: 'group', 'aria-label': t(`games-${id}`) },
    h('b', {}, t(`games-${id}`)),
    h('div', { class: 'other-sizes' }, ...sizes.slice(0, SHOWN).map(({ game, label }) => h('button', {
      type: 'button', id: `${prefix}-${slug(game)}`, class: 'small-button', 'aria-label': `${t(`games-${id}`)} ${label}`,
      click: () => {
        close();
        app.address.visit(encodeMatch({ game, players: players(app), moves: [], at: 0 }));
      },
    }, label))))));
}
