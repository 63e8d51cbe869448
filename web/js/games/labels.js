/**
 * What a screen reader says of the board and of every place: "d3, empty, can be played".
 *
 * @import {Board} from './board.js'
 */
import { t } from '../words/language.js';
import { openPlaces } from './clicks.js';
import { gameName, nameOf } from './words.js';

/** @param {Board} board */
export function placeLabels(board) {
  const { scene } = board;
  if (!scene) return;
  const open = board.open ? openPlaces(scene.moves, board.clicked) : new Set();
  const last = new Set(scene.played.at(-1)?.path ?? []);
  const pieces = new Map(scene.pieces.map((piece) => [piece.at, piece]));
  const drawn = new Set(scene.lines);
  for (const [place, hit] of board.hits) {
    const piece = pieces.get(place);
    const parts = [place];
    if (scene.kind === 'dots') parts.push(t(drawn.has(place) ? 'games-line-drawn' : 'games-line-open'));
    else if (piece) parts.push(piece.king ? t('games-king', { side: nameOf(scene, piece.side) }) : nameOf(scene, piece.side));
    else parts.push(t('cell-empty'));
    if (last.has(place)) parts.push(t('cell-last'));
    if (board.clicked.includes(place)) parts.push(t('games-chosen'));
    if (open.has(place) && scene.kind !== 'dots') parts.push(t('games-can'));
    const label = parts.join(', ');
    if (hit.getAttribute('aria-label') !== label) hit.setAttribute('aria-label', label);
  }
  board.svg?.setAttribute('aria-label', gameName(scene.game));
}
