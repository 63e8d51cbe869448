/**
 * The rules of k in a row: which values are possible, which move is legal, who has won. And positions in one line.
 *
 * The same as the crate `mnk`, so that a stone appears at once and no illegal move is ever sent.
 * A cell is its index: row by row from the top left corner.
 */

/** A size as it is written, never broken into two lines. @param {number | string} width @param {number | string} height */
export const sizeText = (width, height) => `${width}\u00a0×\u00a0${height}`;

/** The longest side of a board. */
export const MAX_SIDE = 32;

/** The four directions, as steps to the right and down. */
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === 'x' ? 'o' : 'x');

/**
 * What is wrong with a size, by field: an empty object if nothing is.
 * @param {{width: number, height: number, k: number}} size
 * @returns {{width?: 'side', height?: 'side', k?: 'row'}}
 */
export function problems({ width, height, k }) {
  /** @type {{width?: 'side', height?: 'side', k?: 'row'}} */
  const found = {};
  const side = (/** @type {number} */ n) => Number.isInteger(n) && n >= 1 && n <= MAX_SIDE;
  if (!side(width)) found.width = 'side';
  if (!side(height)) found.height = 'side';
  const longer = Math.max(side(width) ? width : 1, side(height) ? height : 1);
  if (!Number.isInteger(k) || k < 1 || k > longer) found.k = 'row';
  return found;
}

/**
 * Rules from text such as `15x15x5+exact`, or null.
 * @param {string} text
 * @returns {Rules | null}
 */
export function parseRules(text) {
  const match = /^(\d{1,3})x(\d{1,3})x(\d{1,3})((?:\+(?:exact|gravity))*)$/.exec(text.toLowerCase());
  if (!match) return null;
  const [width, height, k] = match.slice(1, 4).map(Number);
  if (Object.keys(problems({ width, height, k })).length > 0) return null;
  return { width, height, k, exact: match[4].includes('exact'), gravity: match[4].includes('gravity') };
}

/** @param {Rules} rules */
export function formatRules(rules) {
  const options = (rules.exact ? '+exact' : '') + (rules.gravity ? '+gravity' : '');
  return `${rules.width}x${rules.height}x${rules.k}${options}`;
}

/** The name of a column: a to z, then aa, ab … @param {number} column */
export function columnName(column) {
  const letter = (/** @type {number} */ n) => String.fromCharCode(97 + n);
  return column < 26 ? letter(column) : letter(Math.floor(column / 26) - 1) + letter(column % 26);
}

/** The name of a cell, such as h8. @param {Rules} rules @param {number} cell */
export function cellName(rules, cell) {
  return columnName(cell % rules.width) + (rules.height - Math.floor(cell / rules.width));
}

/**
 * The cell of this name, or null if the board has none.
 * @param {Rules} rules @param {string} name
 */
export function cellIndex(rules, name) {
  const match = /^([a-z]{1,2})([1-9]\d?)$/.exec(name.toLowerCase());
  if (!match) return null;
  const [first, second] = [...match[1]].map((c) => c.charCodeAt(0) - 97);
  const column = second === undefined ? first : (first + 1) * 26 + second;
  const row = rules.height - Number(match[2]);
  return column < rules.width && row >= 0 ? row * rules.width + column : null;
}

/** A position: the stones, whose turn it is, and how it ended. */
export class Position {
  /** @param {Rules} rules @param {Side} [first] */
  constructor(rules, first = 'x') {
    this.rules = rules;
    /** @type {(Side | null)[]} */
    this.cells = new Array(rules.width * rules.height).fill(null);
    /** @type {Side} */
    this.side = first;
    /** @type {number[]} */
    this.moves = [];
    /** @type {{winner: Side | null} | null} */
    this.outcome = null;
    /** The winning rows, each with all its cells in order. @type {number[][]} */
    this.rows = [];
  }

  /**
   * Where a stone put on this cell comes to lie: with gravity the lowest empty cell of the column,
   * null if the column is full.
   * @param {number} cell @returns {number | null}
   */
  landing(cell) {
    if (!this.rules.gravity) return cell;
    const { width, height } = this.rules;
    for (let row = height - 1; row >= 0; row--) {
      const at = row * width + (cell % width);
      if (this.cells[at] === null) return at;
    }
    return null;
  }

  /**
   * Why no stone may be put on this cell, or null if one may.
   * @param {number} cell @returns {'over' | 'outside' | 'taken' | 'full' | null}
   */
  refusal(cell) {
    if (this.outcome) return 'over';
    if (!Number.isInteger(cell) || cell < 0 || cell >= this.cells.length) return 'outside';
    const at = this.landing(cell);
    if (at === null) return 'full';
    return this.cells[at] === null ? null : 'taken';
  }

  /** Plays a move that is legal. @param {number} cell @returns {Position} itself */
  play(cell) {
    const at = this.landing(cell);
    if (this.refusal(cell) !== null || at === null) throw new Error(`illegal move ${cell}`);
    this.cells[at] = this.side;
    this.moves.push(at);
    this.rows = this.#rowsThrough(at, this.side);
    if (this.rows.length > 0) this.outcome = { winner: this.side };
    else if (this.moves.length === this.cells.length) this.outcome = { winner: null };
    this.side = other(this.side);
    return this;
  }

  /** The winning rows of a side through a cell. @param {number} cell @param {Side} side */
  #rowsThrough(cell, side) {
    const { k, exact } = this.rules;
    // With k = 1 the first stone wins; it lies in all four directions at once.
    if (k === 1) return [[cell]];
    const rows = [];
    for (const [dx, dy] of DIRECTIONS) {
      const run = [
        ...this.#run(cell, side, -dx, -dy).reverse(), cell, ...this.#run(cell, side, dx, dy),
      ];
      if (exact ? run.length === k : run.length >= k) rows.push(run);
    }
    return rows;
  }

  /** The cells of a side next to a cell in one direction. @param {number} cell @param {Side} side
   * @param {number} dx @param {number} dy */
  #run(cell, side, dx, dy) {
    const { width, height } = this.rules;
    const run = [];
    let [column, row] = [(cell % width) + dx, Math.floor(cell / width) + dy];
    while (column >= 0 && column < width && row >= 0 && row < height) {
      const at = row * width + column;
      if (this.cells[at] !== side) break;
      run.push(at);
      [column, row] = [column + dx, row + dy];
    }
    return run;
  }
}

/**
 * The position after the moves of a game; null if it is not k in a row. A move that cannot be ends it.
 * @param {GameRef} ref
 */
export function positionAfter({ game, first = 'x', moves }) {
  const rules = parseRules(game);
  if (!rules) return null;
  const position = new Position(rules, first);
  for (const name of moves) {
    const cell = cellIndex(rules, name);
    if (cell === null || position.refusal(cell) !== null) break;
    position.play(cell);
  }
  return position;
}

/** The scene that the server would send. @param {Position} position @returns {Scene} */
export function sceneOf(position) {
  const { rules, cells, outcome } = position;
  const { width, height } = rules;
  const name = (/** @type {number} */ cell) => cellName(rules, cell);
  const playable = outcome ? [] : cells.flatMap((stone, cell) => (stone === null && position.landing(cell) === cell ? [name(cell)] : []));
  return {
    kind: 'cells', columns: Array.from({ length: width }, (_, column) => columnName(column)), rows: Array.from({ length: height }, (_, row) => String(height - row)),
    looks: ['x', 'o'], pieces: cells.flatMap((side, cell) => (side ? [{ at: name(cell), side, king: false }] : [])), lines: [], boxes: [],
    wins: position.rows.map((row) => row.map(name)), text: null, score: null, side: outcome ? null : position.side, outcome,
    decision: outcome ? 'row' : null, moves: playable.map((cell) => ({ name: cell, path: [cell] })),
  };
}

/** How many orders of the stones are tried. */
const PATIENCE = 200_000;

/** Whether a text is meant as a position. @param {string} text */
export const looksLikePosition = (text) => /^\s*\d+x\d+x\d+\S*\s+[xo\d/]+\s+[xo]\s*$/i.test(text);

/**
 * A game that leads to a position such as `3x3x3 x1o/1x1/3 o`, or null if none does: a game is its moves.
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
