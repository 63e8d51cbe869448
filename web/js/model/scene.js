/**
 * A scene is what a board shows and what can be done on it, of any game. Here: where its places lie, and how clicks
 * become moves. No browser.
 *
 * Places are names: `d3` is a square, at its column and row from the top left; `a1-b1` the line between two dots, at the
 * middle of them.
 *
 * @typedef {{name: string, x: number, y: number, upright: boolean}} Place
 */

/** The result as the page tells it. @param {WireOutcome | null} outcome @returns {Outcome | null} */
export function outcomeOf(outcome) {
  if (!outcome || 'winner' in outcome) return outcome;
  return { winner: outcome.points > 0 ? 'x' : outcome.points < 0 ? 'o' : null, points: Math.abs(outcome.points) };
}

/** A position as one text. @param {GameRef} ref */
export const keyOf = ({ game, first = 'x', moves }) => `${game} ${first} ${moves.join(' ')}`;

/** Where a square or a dot lies. @param {Scene} scene @param {string} name @returns {[number, number]} */
export function spot(scene, name) {
  const [, column, row] = /^([a-z]+)(\d+)$/.exec(name) ?? ['', '', ''];
  return [scene.columns.indexOf(column), scene.rows.indexOf(row)];
}

/** The middle of any place; null if there is none of this name. @param {Scene} scene @param {string} name @returns {[number, number] | null} */
export function middle(scene, name) {
  const spots = name.split('-').map((part) => spot(scene, part));
  if (spots.some(([x, y]) => x < 0 || y < 0)) return null;
  const sum = (/** @type {0 | 1} */ i) => spots.reduce((all, at) => all + at[i], 0) / spots.length + 0.5;
  return [sum(0), sum(1)];
}

/** A line between two dots, as a path. @param {Scene} scene @param {string} line @param {number} [unit] */
export const linePath = (scene, line, unit = 1) => `M${line.split('-').map((dot) => (middle(scene, dot) ?? [0, 0]).map((n) => n * unit).join(' ')).join('L')}`;

/** All places, row by row from the top; none where the board is text. @param {Scene} scene @returns {Place[][]} */
export function placeRows(scene) {
  const { columns, rows } = scene;
  if (scene.kind === 'text') return [];
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

/** The moves that begin with these places. @param {SceneMove[]} moves @param {string[]} clicked */
export const begunWith = (moves, clicked) => moves.filter(({ path }) => path.length >= clicked.length && clicked.every((place, i) => path[i] === place));

/** The places that lead on: where a move begins, or where the one begun goes next. @param {SceneMove[]} moves @param {string[]} clicked */
export const openPlaces = (moves, clicked) => new Set(
  begunWith(moves, clicked).filter(({ path }) => path.length > clicked.length).map(({ path }) => path[clicked.length]));

/**
 * What a click on a place means after those before it: a whole move, a longer way, or neither.
 *
 * Of a long way its end will do, if only one move ends there. A click on another beginning begins anew.
 * @param {SceneMove[]} moves @param {string[]} clicked @param {string} place
 * @returns {{move: SceneMove | null, clicked: string[]} | null} null if nothing can be done there
 */
export function click(moves, clicked, place) {
  const begun = begunWith(moves, clicked);
  const next = begun.filter(({ path }) => path[clicked.length] === place);
  if (next.length > 0) {
    const whole = next.find(({ path }) => path.length === clicked.length + 1);
    return whole ? { move: whole, clicked: [] } : { move: null, clicked: [...clicked, place] };
  }
  const ending = clicked.length > 0 ? begun.filter(({ path }) => path.at(-1) === place) : [];
  if (ending.length === 1) return { move: ending[0], clicked: [] };
  if (moves.some(({ path }) => path[0] === place)) return { move: null, clicked: [place] };
  return null;
}

/** The moves without a place, which are offered as buttons: a pass, and all moves of a board that is text. @param {Scene} scene */
export const buttonMoves = ({ moves }) => moves.filter(({ path }) => path.length === 0);
