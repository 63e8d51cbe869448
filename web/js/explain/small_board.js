/**
 * A small board as a few SVG paths: the net, the crosses, the noughts, the last stone, the winning rows.
 *
 * @import {Position} from '../model/rules.js'
 * @import {WireGame} from '../types.js'
 */
import { s } from '../view/dom.js';
import { Position as Board, cellIndex, parseRules } from '../model/rules.js';
import { t } from '../words/language.js';

/** Boards up to this side are drawn at every node. */
const LARGEST_DRAWN = 5;

/** @param {WireGame | undefined} game */
export function rulesOf(game) {
  return game ? parseRules(game.rules) : null;
}

/** Whether the nodes of a search are drawn as boards. @param {WireGame | undefined} game */
export function drawsBoards(game) {
  const rules = rulesOf(game);
  return rules !== null && rules.width <= LARGEST_DRAWN && rules.height <= LARGEST_DRAWN;
}

/** The position after more moves of a game; a move that cannot be ends it. @param {WireGame} game @param {string[]} moves */
export function positionAt(game, moves) {
  const rules = rulesOf(game);
  if (!rules) return null;
  const position = new Board(rules, game.first ?? 'x');
  for (const name of [...game.moves, ...moves]) {
    const cell = cellIndex(rules, name);
    if (cell === null || position.refusal(cell) !== null) break;
    position.play(cell);
  }
  return position;
}

/**
 * @param {Position} position @param {number} unit pixels of a cell
 * @param {Set<number>} [fresh] stones that are drawn as belonging to a line
 * @returns {SVGElement}
 */
export function boardGroup(position, unit, fresh = new Set()) {
  const { rules: { width, height }, cells, last, rows } = position;
  const stones = document.documentElement.dataset.symbols === 'stones';
  const group = s('g', { class: 'small-board' });
  const net = [
    ...Array.from({ length: height + 1 }, (_, row) => `M0 ${row * unit}h${width * unit}`),
    ...Array.from({ length: width + 1 }, (_, column) => `M${column * unit} 0v${height * unit}`),
  ].join('');
  const corner = (/** @type {number} */ cell) => [(cell % width) * unit, Math.floor(cell / width) * unit];
  group.append(s('path', { class: 'net', d: net }));
  for (const side of /** @type {const} */ (['x', 'o'])) {
    for (const isFresh of [false, true]) {
      const own = cells.flatMap((stone, cell) => (stone === side && fresh.has(cell) === isFresh ? [corner(cell)] : []));
      if (own.length === 0) continue;
      const d = own.map(([x, y]) => (side === 'x' && !stones ? cross(x, y, unit) : ring(x, y, unit, stones ? 0.4 : 0.3))).join('');
      group.append(s('path', { class: `small-stone ${side}${stones ? ' as-stone' : ''}${isFresh ? ' fresh' : ''}`, d }));
    }
  }
  if (last !== null) {
    const [x, y] = corner(last);
    group.append(s('path', { class: `small-last ${cells[last]}`, d: `M${x + 1} ${y + 1}h${unit - 2}v${unit - 2}h${2 - unit}z` }));
  }
  for (const row of rows) {
    const [from, to] = [corner(row[0]), corner(row[row.length - 1])].map(([x, y]) => `${x + unit / 2} ${y + unit / 2}`);
    group.append(s('path', { class: 'small-row', d: `M${from}L${to}` }));
  }
  return group;
}

/** @param {number} x @param {number} y @param {number} unit */
function cross(x, y, unit) {
  const [a, b] = [unit * 0.25, unit * 0.5];
  return `M${x + a} ${y + a}l${b} ${b}M${x + a + b} ${y + a}l${-b} ${b}`;
}

/** @param {number} x @param {number} y @param {number} unit @param {number} share */
function ring(x, y, unit, share) {
  const r = unit * share;
  return `M${x + unit / 2 - r} ${y + unit / 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A board as a picture of its own. @param {Position} position @param {number} most pixels of its longer side
 * @param {Set<number>} [fresh] @returns {SVGElement} */
export function boardPicture(position, most, fresh) {
  const { width, height } = position.rules;
  const unit = Math.max(6, Math.min(44, Math.floor(most / Math.max(width, height))));
  const [w, h] = [width * unit + 2, height * unit + 2];
  return s('svg', {
    class: 'board-picture', role: 'img', viewBox: `-1 -1 ${w} ${h}`, width: w, height: h, 'aria-label': boardWords(position),
  }, boardGroup(position, unit, fresh));
}

/** A position in one line, for who listens: the rows from the top. @param {Position} position */
function boardWords({ cells, rules: { width, height } }) {
  const rows = Array.from({ length: height }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).map((stone) => stone ?? '-').join(' '));
  return t('explain-board', { rows: rows.join(', ') });
}
