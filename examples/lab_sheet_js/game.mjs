/**
 * The game: noughts and crosses on a board of any size. The state of the game, its moves, and an evaluator.
 *
 * X is 1 and O is -1, so that the opponent of `side` is `-side`.
 */

/** A win; more than any evaluator says. */
export const WIN = 1000;

export class State {
  /** The empty board. @param {number} width @param {number} height @param {number} k how many in a row win */
  constructor(width, height, k) {
    [this.width, this.height] = [width, height];
    /** Row by row from the top left corner: 1 for X, -1 for O, 0 for an empty cell. */
    this.cells = new Array(width * height).fill(0);
    /** The rows of k cells, by the numbers of their cells, and those through each cell. */
    this.lines = linesOf(width, height, k);
    this.through = this.cells.map((_, cell) => this.lines.filter((line) => line.includes(cell)));
    /** Whose turn it is. */
    this.side = 1;
    this.moves = [];
  }

  /** The beginning of a game such as 3x3x3; null if it is another kind of game. @param {string} name */
  static of(name) {
    const sizes = /^(\d+)x(\d+)x(\d+)$/.exec(name);
    return sizes && new State(...sizes.slice(1).map(Number));
  }

  /** The cells to which a stone can move, from the top left corner. */
  legal() {
    return this.cells.flatMap((stone, cell) => (stone === 0 ? [cell] : []));
  }

  /** Puts a stone of the side to move. @param {number} cell */
  play(cell) {
    this.cells[cell] = this.side;
    this.moves.push(cell);
    this.side = -this.side;
  }

  /** Takes the last stone back. */
  undo() {
    this.cells[this.moves.pop()] = 0;
    this.side = -this.side;
  }

  /** 1 or -1 if that side has won, 0 for a draw, null if the game goes on. Only the last move can have won. */
  result() {
    const last = this.moves.at(-1);
    if (last !== undefined) {
      const stone = this.cells[last];
      if (this.through[last].some((line) => line.every((cell) => this.cells[cell] === stone))) return stone;
    }
    return this.moves.length === this.cells.length ? 0 : null;
  }

  /** A cell by its name: `a1` is the bottom left corner. @param {string} name */
  cellOf(name) {
    return (this.height - Number(name.slice(1))) * this.width + name.charCodeAt(0) - 'a'.charCodeAt(0);
  }

  /** The name of a cell. @param {number} cell */
  nameOf(cell) {
    return String.fromCharCode('a'.charCodeAt(0) + (cell % this.width)) + (this.height - Math.floor(cell / this.width));
  }
}

/** All rows of k cells: to the right, down, and both ways diagonally. */
function linesOf(width, height, k) {
  const lines = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [-1, 1]]) {
        const [endX, endY] = [x + dx * (k - 1), y + dy * (k - 1)];
        if (endX < 0 || endX >= width || endY >= height) continue;
        lines.push(Array.from({ length: k }, (_, i) => (y + dy * i) * width + x + dx * i));
      }
    }
  }
  return lines;
}

/** The evaluators: what a position that is not over is worth to X. */
export const EVALUATORS = {
  /** Only the end counts. */
  outcome: () => 0,
  /** The lines that X can still fill, less those that O can. @param {State} state */
  'open-lines': ({ cells, lines }) => {
    const open = (side) => lines.filter((line) => line.every((cell) => cells[cell] !== -side)).length;
    return open(1) - open(-1);
  },
};
