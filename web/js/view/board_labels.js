/**
 * What a screen reader says of the board and of every place: "c3, empty, X wins in 3 plies".
 *
 * @import {BoardView} from './board.js'
 */
import { t } from '../words/language.js';
import { sizeText } from '../model/rules.js';
import { openPlaces } from '../model/scene.js';
import { placeValues } from './overlays.js';
import { gameName, sideName, spokenValue } from './words.js';

/** @param {BoardView} board */
export function placeLabels(board) {
  const { app, scene } = board;
  if (!scene) return;
  const { tree: { game, cursor, rules } } = app.session;
  const name = (/** @type {import('../types.js').Side} */ side) => sideName(side, game);
  const values = new Map(placeValues(board).map(({ place, value }) => [place, spokenValue(value, game)]));
  /** @type {Map<string, string[]>} */
  const threats = new Map();
  for (const { cell, side, kind } of app.settings.get('threats') ? app.advice.threats : []) {
    const words = t('threat-spoken', { side: name(side), threat: t(`threat-${kind.replaceAll('_', '-')}`) });
    threats.set(cell, [...(threats.get(cell) ?? []), words]);
  }
  // In k in a row every place is taken once, and any empty one can be played.
  const numbers = new Map(rules ? cursor.path().map(({ move, ply }) => [move, ply]) : []);
  const open = board.open && !rules && scene.kind !== 'dots' ? openPlaces(scene.moves, board.clicked) : new Set();
  const pieces = new Map(scene.pieces.map((piece) => [piece.at, piece]));
  const winning = new Set(scene.wins.flat());
  const hint = app.advice.hint && app.session.moveNamed(app.advice.hint.move)?.path.at(-1);
  for (const [place, hit] of board.hits) {
    const piece = pieces.get(place);
    const parts = [place];
    if (scene.kind === 'dots') parts.push(t(scene.lines.includes(place) ? 'games-line-drawn' : 'games-line-open'));
    else parts.push(piece ? (piece.king ? t('games-king', { side: name(piece.side) }) : name(piece.side)) : t('cell-empty'));
    if (numbers.has(place)) parts.push(t('cell-move', { number: numbers.get(place) ?? 0 }));
    if (cursor.places.includes(place)) parts.push(t('cell-last'));
    if (winning.has(place)) parts.push(t('cell-winning'));
    if (board.clicked.includes(place)) parts.push(t('games-chosen'));
    if (open.has(place)) parts.push(t('games-can'));
    if (hint === place) parts.push(t('cell-hint'));
    const value = values.get(place);
    if (value) parts.push(value);
    parts.push(...(threats.get(place) ?? []));
    const label = parts.join(', ');
    if (hit.getAttribute('aria-label') !== label) hit.setAttribute('aria-label', label);
  }
  board.svg?.setAttribute('aria-label', rules ? t('board-label', { size: sizeText(rules.width, rules.height) }) : gameName(game, scene));
}
