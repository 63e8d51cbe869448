/**
 * What a screen reader says of the board and of every cell: "c3, empty, win in 3 plies".
 *
 * @import {BoardView} from './board.js'
 */
import { t } from '../words/language.js';
import { cellName } from '../model/rules.js';
import { cellValues } from './overlays.js';
import { sideName, spokenValue } from './words.js';

/** @param {BoardView} board */
export function cellLabels(board) {
  const { app } = board;
  const { position } = app.session;
  const values = new Map(cellValues(board).map(({ cell, value }) => [cell, spokenValue(value)]));
  /** @type {Map<string, string[]>} */
  const threats = new Map();
  for (const { cell, side, kind } of app.settings.get('threats') ? app.advice.threats : []) {
    const words = t('threat-spoken', { side: sideName(side), threat: t(`threat-${kind.replaceAll('_', '-')}`) });
    threats.set(cell, [...(threats.get(cell) ?? []), words]);
  }
  const numbers = new Map(position.moves.map((cell, index) => [cell, index + 1]));
  const winning = new Set(position.rows.flat());
  board.hits.forEach((hit, cell) => {
    const name = cellName(board.rules, cell);
    const side = position.cells[cell];
    const parts = [name, side ? sideName(side) : t('cell-empty')];
    if (side) parts.push(t('cell-move', { number: numbers.get(cell) ?? 0 }));
    if (cell === position.last) parts.push(t('cell-last'));
    if (winning.has(cell)) parts.push(t('cell-winning'));
    if (app.advice.hint?.move === name) parts.push(t('cell-hint'));
    const value = values.get(cell);
    if (value) parts.push(value);
    parts.push(...(threats.get(name) ?? []));
    const label = parts.join(', ');
    if (hit.getAttribute('aria-label') !== label) hit.setAttribute('aria-label', label);
  });
  board.svg?.setAttribute('aria-label', board.label());
}
