/** The games there are besides k in a row, as they are called on the wire and in the words. No browser. */
import { sizeText, writtenSize } from '../model/rules.js';

/** Each family with its sizes, the usual one first. @type {{id: string, sizes: {game: string, label: string}[]}[]} */
export const FAMILIES = [
  { id: 'reversi', sizes: [['reversi', 8], ['reversi:6', 6], ['reversi:4', 4]].map(([game, n]) => ({ game: String(game), label: sizeText(n, n) })) },
  { id: 'draughts', sizes: [{ game: 'draughts', label: sizeText(8, 8) }] },
  {
    id: 'dots',
    sizes: [['dots', 3], ['dots:4x4', 4], ['dots:5x5', 5], ['dots:6x6', 6], ['dots:2x2', 2]].map(([game, n]) => ({ game: String(game), label: sizeText(n, n) })),
  },
];

/** The family of a game. @param {string} game */
export const familyOf = (game) => game.split(':')[0].toLowerCase();

/** Whether this can be a game; the server knows for sure. @param {string} game */
export const isGame = (game) => /^(reversi(:[468])?|draughts|dots(:[1-6]x[1-6])?)$/.test(game);

/** How large the board is, as it is written. @param {string} game */
export function sizeOf(game) {
  const known = FAMILIES.flatMap(({ sizes }) => sizes).find((size) => size.game === game);
  return known?.label ?? writtenSize(game.split(':')[1] ?? '');
}

/** The game as part of an id. @param {string} game */
export const slug = (game) => (game.includes(':') ? game.replace(':', '-') : game);
