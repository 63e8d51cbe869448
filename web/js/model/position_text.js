/**
 * Positions in one line, `3x3x3 x1o/1x1/3 o`: a game is found that leads to them, because a game is
 * its moves.
 */
import { Position, cellName, formatRules, other, parseRules } from './rules.js';

/** How many orders of the stones are tried. */
const PATIENCE = 200_000;

/** Whether a text is meant as a position. @param {string} text */
export const looksLikePosition = (text) => /^\s*\d+x\d+x\d+\S*\s+[xo\d/]+\s+[xo]\s*$/i.test(text);

/**
 * A game that leads to a position, or null if none does.
 * @param {string} text
 * @returns {GameRef | null}
 */
export function gameOfPosition(text) {
  const [rulesText, rowsText, sideText] = text.trim().toLowerCase().split(/\s+/);
  const rules = parseRules(rulesText);
  const cells = rules && readRows(rules, rowsText);
  if (!rules || !cells) return null;
  const side = /** @type {Side} */ (sideText);
  /** @type {Record<Side, number[]>} */
  const stones = { x: [], o: [] };
  cells.forEach((stone, cell) => stone && stones[stone].push(cell));
  const total = stones.x.length + stones.o.length;
  const first = total % 2 === 0 ? side : other(side);
  if (stones[first].length !== Math.ceil(total / 2)) return null;
  const moves = order(rules, first, stones, total);
  return moves && { game: formatRules(rules), first, moves: moves.map((cell) => cellName(rules, cell)) };
}

/** @param {Rules} rules @param {string} text @returns {(Side | null)[] | null} */
function readRows(rules, text) {
  const rows = text.split('/').map((row) => [...row.matchAll(/\d+|[xo]/g)].flatMap(([part]) =>
    (part === 'x' || part === 'o' ? [part] : new Array(Math.min(Number(part), 99)).fill(null))));
  const fits = rows.length === rules.height && rows.every((row) => row.length === rules.width);
  return fits ? rows.flat() : null;
}

/** An order in which nobody wins before the last stone. @param {Rules} rules @param {Side} first
 * @param {Record<Side, number[]>} stones @param {number} total @returns {number[] | null} */
function order(rules, first, stones, total) {
  let left = PATIENCE;
  const placed = new Set();
  /** @param {number[]} moves @returns {number[] | null} */
  const from = (moves) => {
    if (moves.length === total) return moves;
    const side = moves.length % 2 === 0 ? first : other(first);
    for (const cell of [...stones[side]].reverse()) {
      if (placed.has(cell) || left-- <= 0) continue;
      const position = new Position(rules, first);
      for (const move of moves) position.play(move);
      if (position.landing(cell) !== cell) continue;
      position.play(cell);
      if (position.outcome && moves.length + 1 < total) continue;
      placed.add(cell);
      const found = from([...moves, cell]);
      if (found) return found;
      placed.delete(cell);
    }
    return null;
  };
  return from([]);
}
