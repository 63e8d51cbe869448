/**
 * A game as a tree: the moves played, and every variation that branched off. Of any game; a move is its name.
 *
 * The cursor is the position on the board. The first child of a node is its main line; `chosen` is
 * the child gone to last, where "next" leads.
 */
import { readNote, writeNote } from './review_comment.js';
import { formatRules, other, parseRules } from './rules.js';

/** One move, and what is known about the position after it. */
export class Node {
  /** @param {string | null} move @param {Node | null} parent */
  constructor(move, parent) {
    this.move = move;
    this.parent = parent;
    /** @type {Node[]} */
    this.children = [];
    /** @type {Node | null} */
    this.chosen = null;
    /** @type {number} */
    this.ply = parent ? parent.ply + 1 : 0;
    /** Who made the move, and the places it went through; of other games than k in a row known when the server has said so.
     * @type {Side | null} */
    this.side = null;
    /** @type {string[]} */
    this.places = [];
    /** What people say about the position here: plain text, saved in records. */
    this.comment = '';
    /** Who gave up here. @type {Side | null} */
    this.resigned = null;
    /** What was chosen here, in an opening. @type {import('./opening.js').OpeningChoice | null} */
    this.choice = null;
    /** What was chosen here before that was taken back. @type {import('./opening.js').OpeningChoice | null} */
    this.undone = null;
    /** @type {Value | null} */
    this.value = null;
    /** @type {Findings | null} */
    this.findings = null;
    /** What is known of the move, if somebody looked at the game. @type {MoveReview | null} */
    this.review = null;
    /** How the computer came to the move, if it was one of its. @type {Choice | null} */
    this.made = null;
  }

  /** The nodes from the first move to this one. */
  path() {
    /** @type {Node[]} */
    const path = [];
    /** @type {Node | null} */
    let node = this;
    for (; node?.parent; node = node.parent) path.push(node);
    return path.reverse();
  }
}

export class Tree {
  /** @param {string} game as it is written: `15x15x5`, `reversi:6` @param {Side} [first] who begins, in k in a row */
  constructor(game, first = 'x') {
    /** Of k in a row; null in other games. */
    this.rules = parseRules(game);
    this.game = this.rules ? formatRules(this.rules) : game;
    /** @type {Side} */
    this.first = this.rules ? first : 'x';
    /** How it was begun. @type {import('./opening.js').OpeningRule | null} */
    this.opening = null;
    this.root = new Node(null, null);
    this.cursor = this.root;
  }

  /** Goes on from the cursor with a legal move; an old branch is entered, a new one begun. @param {string} move
   * @param {{side?: Side | null, path?: string[]}} [about] */
  play(move, about = {}) {
    let node = this.cursor.children.find((child) => child.move === move);
    if (!node) {
      node = new Node(move, this.cursor);
      node.side = this.rules ? (node.ply % 2 === 1 ? this.first : other(this.first)) : about.side ?? null;
      node.places = this.rules ? [move] : about.path ?? [];
      this.cursor.children.push(node);
    }
    this.goto(node);
    return node;
  }

  /** What the server says about the moves to a node. @param {Node} node @param {PlayedMove[]} played */
  learn(node, played) {
    node.path().forEach((step, i) => {
      if (played[i]) [step.move, step.side, step.places] = [played[i].name, played[i].side, played[i].path];
    });
  }

  /** Who is to move at a node, as far as the moves tell; null if they do not. @param {Node} node @returns {Side | null} */
  sideAt(node) {
    if (this.rules) return node.ply % 2 === 0 ? this.first : other(this.first);
    return node.children.find(({ side }) => side !== null)?.side ?? null;
  }

  /** Moves the cursor, and makes "next" lead here. @param {Node} node */
  goto(node) {
    for (const step of node.path()) {
      if (step.parent) step.parent.chosen = step;
    }
    this.cursor = node;
  }

  /** The child "next" leads to. @param {Node} [node] @returns {Node | null} */
  next(node = this.cursor) {
    return node.chosen ?? node.children[0] ?? null;
  }

  /** The nodes of the line through the cursor, from the root to its end. */
  line() {
    const line = [this.root, ...this.cursor.path()];
    for (let node = this.next(); node; node = this.next(node)) line.push(node);
    return line;
  }

  /** All nodes, parents first and main lines first; the order of the address. @returns {Node[]} */
  nodes() {
    /** @type {Node[]} */
    const found = [];
    const stack = [this.root];
    for (let node = stack.pop(); node; node = stack.pop()) {
      found.push(node);
      stack.push(...[...node.children].reverse());
    }
    return found;
  }

  /** Removes the branch that begins with this node. @param {Node} node */
  remove(node) {
    const { parent } = node;
    if (!parent) return;
    if ([this.root, ...this.cursor.path()].includes(node)) this.goto(parent);
    parent.children = parent.children.filter((child) => child !== node);
    if (parent.chosen === node) parent.chosen = null;
  }

  /** The game of a record, at the end of its main line. @param {{game: string, first: Side, nodes: GameNode[]}} record */
  static of({ game, first, nodes }) {
    const tree = new Tree(game, first);
    /** @type {Node[]} */
    const known = [tree.root];
    nodes.forEach(({ parent, move, comment }, i) => {
      if (i > 0) {
        tree.cursor = known[parent ?? 0];
        known[i] = tree.play(move ?? '');
      }
      Object.assign(known[i], readNote(known[i], comment ?? ''));
    });
    let end = tree.root;
    for (const node of tree.nodes()) node.chosen = null;
    while (end.children[0]) [end] = end.children;
    tree.goto(end);
    return tree;
  }

  /** All of it as a record has it: the beginning, then parents first and main lines first. @returns {GameNode[]} */
  record() {
    const nodes = this.nodes();
    const index = new Map(nodes.map((node, i) => [node, i]));
    return nodes.map((node) => {
      const [{ parent, move }, comment] = [node, writeNote(node)];
      return { parent: parent && (index.get(parent) ?? 0), move, ...(comment ? { comment } : {}) };
    });
  }

  /** The game up to a node as it is sent to the server. @param {Node} [node] @returns {GameRef} */
  wire(node = this.cursor) {
    const moves = node.path().map(({ move }) => move ?? '');
    return this.first === 'o' ? { game: this.game, first: 'o', moves } : { game: this.game, moves };
  }
}
