/**
 * The places of a board and where they lie, in the rows in which arrow keys go through them. No browser.
 *
 * A square lies at its column and row from the top left; a line between two dots at the middle of them.
 *
 * @import {Scene} from './types.js'
 * @typedef {{name: string, x: number, y: number, upright: boolean}} Place
 */

/** Where a square or a dot lies. @param {Scene} scene @param {string} name @returns {[number, number]} */
export function spot(scene, name) {
  const [, column, row] = /^([a-z]+)(\d+)$/.exec(name) ?? ['', '', ''];
  return [scene.columns.indexOf(column), scene.rows.indexOf(row)];
}

/** The two dots of a line. @param {string} line @returns {[string, string]} */
export const ends = (line) => /** @type {[string, string]} */ (line.split('-'));

/** All places, row by row from the top. @param {Scene} scene @returns {Place[][]} */
export function placeRows(scene) {
  const { columns, rows } = scene;
  if (scene.kind !== 'dots') {
    return rows.map((row, y) => columns.map((column, x) => ({ name: column + row, x, y, upright: false })));
  }
  const level = (/** @type {string} */ row, /** @type {number} */ y) => columns.slice(1).map((column, i) => (
    { name: `${columns[i]}${row}-${column}${row}`, x: i + 0.5, y, upright: false }));
  // The lower dot is named first.
  const upright = (/** @type {number} */ y) => columns.map((column, x) => (
    { name: `${column}${rows[y + 1]}-${column}${rows[y]}`, x, y: y + 0.5, upright: true }));
  return rows.flatMap((row, y) => (y + 1 < rows.length ? [level(row, y), upright(y)] : [level(row, y)]));
}

/**
 * Where a key leads from a place; null if it is not for moving.
 * @param {Place[][]} rows @param {number} row @param {number} column @param {string} key @param {boolean} far with Ctrl
 * @returns {[number, number] | null} row and column
 */
export function step(rows, row, column, key, far) {
  const within = (/** @type {number} */ r, /** @type {number} */ c) => {
    const there = Math.max(0, Math.min(rows.length - 1, r));
    return /** @type {[number, number]} */ ([there, Math.max(0, Math.min(rows[there].length - 1, c))]);
  };
  switch (key) {
    case 'ArrowLeft': return within(row, column - 1);
    case 'ArrowRight': return within(row, column + 1);
    case 'ArrowUp': return within(row - 1, column);
    case 'ArrowDown': return within(row + 1, column);
    case 'Home': return within(far ? 0 : row, 0);
    case 'End': return within(far ? rows.length - 1 : row, Infinity);
    case 'PageUp': return within(0, column);
    case 'PageDown': return within(rows.length - 1, column);
    default: return null;
  }
}
