/**
 * What is drawn on the board besides the stones: the last move, move numbers, values, threats, the
 * hint, a line shown for a moment, and the stone to be.
 *
 * @import {BoardView} from './board.js'
 * @import {Side, Threat, Value} from '../types.js'
 */
import { s } from './dom.js';
import { cellIndex, other } from '../model/rules.js';
import { goodFor, shortValue, strength } from '../model/values.js';

/** @param {BoardView} board */
export function drawOverlays(board) {
  const { app } = board;
  const { position, tree } = app.session;
  /** @type {Record<'tints' | 'values' | 'marks', SVGElement[]>} */
  const drawn = { tints: [], values: [], marks: [] };
  const preview = app.preview;
  if (!preview) {
    const threats = byCell(board, app.settings.get('threats') ? app.advice.threats : []);
    for (const shown of cellValues(board)) {
      const sides = new Set(threats.get(shown.cell)?.map(({ side }) => side));
      const shift = sides.size === 1 ? (sides.has('x') ? 0.14 : -0.14) : 0;
      drawValue(board, drawn, shown, position.side, shift, sides.size === 2 ? 0.25 : 0.36);
    }
    for (const [cell, found] of threats) drawThreats(board, drawn.values, cell, found);
  }
  const { hint } = app.advice;
  if (hint && !preview) {
    const [x, y] = board.corner(cellIndex(tree.rules, hint.move) ?? 0);
    drawn.marks.push(s('rect', { class: 'hint-ring', x: x + 0.06, y: y + 0.06, width: 0.88, height: 0.88, rx: 0.14 }));
  }
  if (app.settings.get('numbers')) drawNumbers(board, drawn.marks);
  else if (position.last !== null) drawLast(board, drawn.marks, position.last);
  if (preview) drawPreview(board, drawn.marks, preview);
  else if (board.ghost !== null && position.cells[board.ghost] === null) {
    const ghost = board.stone(board.ghost, position.side);
    ghost.classList.add('ghost');
    drawn.marks.push(ghost);
  }
  for (const [layer, elements] of Object.entries(drawn)) board.layers[layer].replaceChildren(...elements);
}

/** The values on the board: of every cell, else of the best lines. @param {BoardView} board */
export function cellValues(board) {
  const { app } = board;
  const { findings } = app.analysis;
  if (!findings || app.session.outcome || !app.settings.get('everyCell')) return [];
  const lines = findings.thinking?.lines ?? [];
  const best = lines[0];
  const known = new Map((findings.values ?? []).map(({ cell, value }) => [cell, value]));
  // A line that was searched deeper knows better.
  if (findings.values === null || (findings.thinking?.depth ?? 0) >= findings.valuesDepth) {
    for (const { moves, value } of lines) known.set(moves[0], value);
  }
  return [...known].flatMap(([name, value]) => {
    const cell = cellIndex(board.rules, name);
    const plain = best !== undefined && clearlyWorse(value, best.value);
    return cell === null ? [] : [{ cell, value, plain, best: name === best?.moves[0] }];
  });
}

/** Points by which a move is clearly worse than the best one. */
const CLEARLY = 150;

/** Whether a value steps back, so that the moves worth a look stand out. @param {Value} value @param {Value} best */
function clearlyWorse(value, best) {
  if (value.kind === 'loss') return best.kind !== 'loss';
  if (best.kind === 'win') return value.kind !== 'win';
  return value.kind === 'score' && best.kind === 'score' && (best.score ?? 0) - (value.score ?? 0) > CLEARLY;
}

/** @param {BoardView} board @param {Record<string, SVGElement[]>} drawn
 * @param {{cell: number, value: Value, plain: boolean, best: boolean}} shown @param {Side} side
 * @param {number} shift of the text, to make room for signs of threats
 * @param {number} largest size of the text, in cells, for the same reason */
function drawValue(board, drawn, { cell, value, plain, best }, side, shift, largest) {
  const [x, y] = board.corner(cell);
  const good = goodFor(value, side) ?? 'even';
  const classes = `${good}${value.bound === 'exact' ? '' : ' bound'}${value.kind === 'score' ? '' : ' proven'}${best ? ' best' : ''}${plain ? ' plain' : ''}`;
  const tint = s('rect', { class: `tint ${classes}`, x: x + 0.05, y: y + 0.05, width: 0.9, height: 0.9, rx: 0.12 });
  tint.style.setProperty('--strength', (plain ? 0.08 : 0.1 + 0.33 * Math.abs(strength(value))).toFixed(3));
  drawn.tints.push(tint);
  const text = shortValue(value);
  const words = s('text', { class: `value ${classes}`, x: x + 0.5, y: y + 0.52 + shift }, text);
  words.style.setProperty('font-size', `${Math.min(largest, 0.86 / wide(text), 17 / board.cell)}px`);
  drawn.values.push(words);
}

/** About how wide a value is, in letters of size 1. @param {string} text */
const wide = (text) => [...text].reduce((sum, letter) => sum + (letter === 'W' ? 1.1 : '≥≤−+='.includes(letter) ? 0.84 : 0.68), 0);

/** @param {BoardView} board @param {Threat[]} threats @returns {Map<number, Threat[]>} */
function byCell(board, threats) {
  /** @type {Map<number, Threat[]>} */
  const found = new Map();
  for (const threat of threats) {
    const cell = cellIndex(board.rules, threat.cell);
    if (cell !== null) found.set(cell, [...(found.get(cell) ?? []), threat]);
  }
  return found;
}

/** What a stone would make, in stones: 5, 4·4, 4·3 … @param {string} kind @param {number} k */
export function threatSign(kind, k) {
  /** @type {Record<string, string>} */
  const signs = {
    wins: `${k}`, double: `${k - 1}·${k - 1}`, four_three: `${k - 1}·${k - 2}`, four: `${k - 1}`,
    two_threes: `${k - 2}·${k - 2}`, three: `${k - 2}`,
  };
  return signs[kind] ?? '?';
}

/** ✕ in the upper corner, ◯ in the lower one. @param {BoardView} board @param {SVGElement[]} out
 * @param {number} cell @param {Threat[]} threats */
function drawThreats(board, out, cell, threats) {
  const [x, y] = board.corner(cell);
  for (const { side, kind } of threats) {
    const size = Math.min(0.3, 15 / board.cell);
    const sign = threatSign(kind, board.rules.k);
    const [cx, cy] = side === 'x' ? [x + 0.06, y + 0.06] : [x + 0.94, y + 0.94];
    const wide = size * (0.55 + 0.5 * sign.length);
    const high = size * 1.15;
    const left = side === 'x' ? cx : cx - wide;
    const top = side === 'x' ? cy : cy - high;
    out.push(
      s('rect', { class: `threat ${side} ${kind}`, x: left, y: top, width: wide, height: high, rx: size * 0.3 }),
      sized(s('text', { class: `threat-sign ${side} ${kind}`, x: left + wide / 2, y: top + high / 2 }, sign), size * 0.9),
    );
  }
}

/** @param {SVGElement} element @param {number} size in cells */
function sized(element, size) {
  element.style.setProperty('font-size', `${size}px`);
  return element;
}

/** @param {BoardView} board @param {SVGElement[]} out @param {number} cell */
function drawLast(board, out, cell) {
  const [x, y] = board.corner(cell);
  const side = board.app.session.position.cells[cell];
  out.push(s('rect', { class: `last-move ${side}`, x: x + 0.05, y: y + 0.05, width: 0.9, height: 0.9, rx: 0.12 }));
}

/** @param {BoardView} board @param {SVGElement[]} out */
function drawNumbers(board, out) {
  const { position } = board.app.session;
  position.moves.forEach((cell, index) => {
    const [x, y] = board.corner(cell);
    const last = index === position.moves.length - 1 ? ' last' : '';
    out.push(sized(s('text', { class: `number ${position.cells[cell]}${last}`, x: x + 0.5, y: y + 0.52 }, String(index + 1)),
      Math.min(0.42, 20 / board.cell)));
  });
  if (position.last !== null) drawLast(board, out, position.last);
}

/** A line as numbered stones to be. @param {BoardView} board @param {SVGElement[]} out @param {string[]} moves */
function drawPreview(board, out, moves) {
  let { side } = board.app.session.position;
  moves.forEach((name, index) => {
    const cell = cellIndex(board.rules, name);
    if (cell === null) return;
    const [x, y] = board.corner(cell);
    const stone = board.stone(cell, side);
    stone.classList.add('ghost', 'line');
    out.push(stone, sized(s('text', { class: `number ${side}`, x: x + 0.5, y: y + 0.52 }, String(index + 1)),
      Math.min(0.42, 20 / board.cell)));
    side = other(side);
  });
}
