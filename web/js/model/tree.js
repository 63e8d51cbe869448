/**
 * A game as a tree: the moves played, and every variation that branched off.
 *
 * The cursor is the position on the board. The first child of a node is its main line; `chosen` is
 * the child gone to last, where "next" leads.
 *
 * @import {Outcome, Rules, Side, Value, Findings} from '../types.js'
 */
import { Position, formatRules, cellName, other } from './rules.js';

/** @param {Node | null} parent @returns {number} */
const depthBelow = (parent) => (parent ? parent.ply + 1 : 0);

/** One move, and what is known about the position after it. */
export class Node {
  /** @param {number | null} move @param {Node | null} parent */
  constructor(move, parent) {
    this.move = move;
    this.parent = parent;
    /** @type {Node[]} */
    this.children = [];
    /** @type {Node | null} */
    this.chosen = null;
    this.ply = depthBelow(parent);
    /** Who gave up here. @type {Side | null} */
    this.resigned = null;
    /** The value in the eyes of ✕, for the chart. @type {Value | null} */
    this.value = null;
    /** @type {Findings | null} */
    this.findings = null;
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
  /** @param {Rules} rules @param {Side} [first] */
  constructor(rules, first = 'x') {
    this.rules = rules;
    /** @type {Side} */
    this.first = first;
    this.root = new Node(null, null);
    this.cursor = this.root;
    /** @type {{node: Node, position: Position} | null} */
    this.cache = null;
  }

  /** The position at the cursor. */
  get position() {
    if (this.cache?.node !== this.cursor) {
      this.cache = { node: this.cursor, position: this.positionAt(this.cursor) };
    }
    return this.cache.position;
  }

  /** @param {Node} node */
  positionAt(node) {
    const position = new Position(this.rules, this.first);
    for (const { move } of node.path()) position.play(/** @type {number} */ (move));
    return position;
  }

  /** How the game at the cursor ended, a resignation included. @returns {Outcome | null} */
  get outcome() {
    const { resigned } = this.cursor;
    return resigned ? { winner: other(resigned), resigned: true } : this.position.outcome;
  }

  /** The side that made the move of a node. @param {Node} node @returns {Side} */
  sideOf(node) {
    return node.ply % 2 === 1 ? this.first : other(this.first);
  }

  /** @param {Node} node */
  nameOf(node) {
    return node.move === null ? '' : cellName(this.rules, node.move);
  }

  /** Puts a stone at the cursor, which is legal there; an old branch is entered, a new one begun. @param {number} cell */
  play(cell) {
    const move = this.position.landing(cell);
    if (this.position.refusal(cell) !== null || move === null) throw new Error(`illegal move ${cell}`);
    let node = this.cursor.children.find((child) => child.move === move);
    if (!node) {
      node = new Node(move, this.cursor);
      this.cursor.children.push(node);
    }
    this.goto(node);
    return node;
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

  /** The game up to a node as it is sent to the server. @param {Node} [node] */
  wire(node = this.cursor) {
    return {
      rules: formatRules(this.rules),
      first: this.first,
      moves: node.path().map((step) => this.nameOf(step)),
    };
  }
}
