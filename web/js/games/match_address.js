/**
 * Another game in the address: `#view=games&game=reversi&x=human&o=depth:4&moves=d3.c3&at=1`.
 *
 * The moves are separated by dots. `at` says how many of them are on the board; it is left out if all are.
 * No browser.
 *
 * @import {Player} from '../types.js'
 * @import {Match} from './types.js'
 */
import { BARE } from '../model/address.js';
import { formatPlayer, parsePlayer, HUMAN } from '../model/players.js';
import { isGame } from './catalogue.js';

/** No game is longer, however it was typed. */
const LONGEST = 6000;

/** @param {Match} match */
export function encodeMatch({ game, players, moves, at }) {
  const parts = [BARE, `game=${game}`, `x=${formatPlayer(players.x)}`, `o=${formatPlayer(players.o)}`];
  if (moves.length > 0) parts.push(`moves=${moves.join('.')}`);
  if (at < moves.length) parts.push(`at=${at}`);
  return parts.join('&');
}

/** The game of an address; null if it names none. @param {string} hash @returns {Match | null} */
export function decodeMatch(hash) {
  let text = hash;
  try {
    text = decodeURIComponent(hash);
  } catch {
    return null;
  }
  const fields = new Map(text.replace(/^#/, '').split('&').map((pair) => {
    const [key, ...rest] = pair.split('=');
    return [key, rest.join('=')];
  }));
  const game = (fields.get('game') ?? '').toLowerCase();
  if (fields.get('view') !== 'games' || !isGame(game)) return null;
  const moves = (fields.get('moves') ?? '').split('.').filter(Boolean).slice(0, LONGEST);
  const at = fields.get('at') ?? '';
  return {
    game,
    players: { x: player(fields.get('x')), o: player(fields.get('o')) },
    moves,
    at: /^\d{1,4}$/.test(at) ? Math.min(Number(at), moves.length) : moves.length,
  };
}

/** The first player of an address that there is not in these games. @param {string} hash @returns {string | null} */
export function unknownPlayer(hash) {
  const texts = [...hash.matchAll(/&[xo]=([^&]*)/g)].map(([, text]) => text);
  return texts.find((text) => text !== 'human' && player(text) === HUMAN) ?? null;
}

/** A player of these games: they have no levels. @param {string | undefined} text @returns {Player} */
function player(text) {
  const found = parsePlayer(text ?? '');
  return found && found.kind !== 'level' ? found : HUMAN;
}
