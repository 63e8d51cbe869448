/**
 * The game being played: its tree, its players, and whether the computer is held back.
 *
 * @import {Player, Players, Rules, Side} from '../types.js'
 * @import {Bus} from './bus.js'
 * @import {Node} from '../model/tree.js'
 */
import { Tree } from '../model/tree.js';
import { cellIndex, other } from '../model/rules.js';
import { HUMAN, humans, isHuman } from '../model/players.js';

export class Session {
  /** @param {Bus} bus */
  constructor(bus) {
    this.bus = bus;
    this.tree = new Tree({ width: 3, height: 3, k: 3, exact: false, gravity: false });
    /** @type {Players} */
    this.players = { x: HUMAN, o: { kind: 'level', level: 5 } };
    /**
     * Whether the computer waits: `nav` after going through the moves, until the human plays on;
     * `user` until told to go.
     * @type {'none' | 'nav' | 'user'}
     */
    this.hold = 'none';
  }

  get position() {
    return this.tree.position;
  }

  get outcome() {
    return this.tree.outcome;
  }

  /** The player to move. */
  get mover() {
    return this.players[this.position.side];
  }

  get humans() {
    return humans(this.players);
  }

  /** Whether the computer is to move now, and not held back. */
  get computerTurn() {
    return !this.outcome && !isHuman(this.mover) && this.hold === 'none';
  }

  /** Whether the computer is to move, but waits. */
  get waiting() {
    return !this.outcome && !isHuman(this.mover) && this.hold !== 'none';
  }

  /** @param {Rules} rules @param {Side} first @param {Players} players */
  newGame(rules, first, players) {
    this.tree = new Tree(rules, first);
    this.players = players;
    // Two computers begin when they are told to.
    this.hold = this.humans === 0 ? 'user' : 'none';
    this.bus.emit('game', { kind: 'new' });
  }

  /** A game from an address or a file; the computer waits. @param {Tree} tree @param {Players} players
   * @param {'load' | 'new'} [kind] */
  load(tree, players, kind = 'load') {
    this.tree = tree;
    this.players = players;
    this.hold = this.humans === 0 ? 'user' : 'nav';
    this.bus.emit('game', { kind });
  }

  /**
   * A stone of a person. Says why not, or null.
   * @param {number} cell
   * @returns {'over' | 'outside' | 'taken' | 'full' | 'turn' | null}
   */
  play(cell) {
    if (this.outcome) return 'over';
    if (this.computerTurn) return 'turn';
    const refusal = this.position.refusal(cell);
    if (refusal) return refusal;
    // Playing on for oneself lets the computer answer again; setting its stone does not.
    if (this.hold === 'nav' && isHuman(this.mover)) this.hold = 'none';
    this.tree.play(cell);
    this.bus.emit('game', { kind: 'move', by: 'human' });
    return null;
  }

  /** The computer's move at the cursor. @param {string} name */
  computerPlay(name) {
    const cell = cellIndex(this.tree.rules, name);
    if (cell === null || this.position.refusal(cell)) throw new Error(`the computer played ${name}, which is illegal`);
    this.tree.play(cell);
    this.bus.emit('game', { kind: 'move', by: 'computer' });
  }

  /** Takes a line of moves over into the game. @param {string[]} names */
  adopt(names) {
    for (const name of names) {
      const cell = cellIndex(this.tree.rules, name);
      if (cell === null || this.outcome || this.position.refusal(cell)) break;
      this.tree.play(cell);
    }
    this.#holdBack();
    this.bus.emit('game', { kind: 'move', by: 'human' });
  }

  /** Shows another position of the game. @param {Node} node */
  goto(node) {
    if (node === this.tree.cursor) return;
    this.tree.goto(node);
    this.#holdBack();
    this.bus.emit('game', { kind: 'goto' });
  }

  #holdBack() {
    if (this.hold === 'none' && (this.humans === 0 || !isHuman(this.mover))) {
      this.hold = this.humans === 0 ? 'user' : 'nav';
    }
  }

  previous() {
    if (this.tree.cursor.parent) this.goto(this.tree.cursor.parent);
  }

  next() {
    const next = this.tree.next();
    if (next) this.goto(next);
  }

  first() {
    this.goto(this.tree.root);
  }

  last() {
    this.goto(/** @type {Node} */ (this.tree.line().at(-1)));
  }

  get canUndo() {
    return this.tree.cursor.parent !== null || this.tree.cursor.resigned !== null;
  }

  get canRedo() {
    return this.tree.next() !== null;
  }

  /** Takes back a resignation, or a move; against the computer a whole turn. */
  undo() {
    const { cursor } = this.tree;
    if (cursor.resigned) {
      cursor.resigned = null;
      this.#holdBack();
      this.bus.emit('game', { kind: 'goto' });
      return;
    }
    let node = cursor.parent;
    while (node?.parent && !this.#humanAt(node)) node = node.parent;
    if (node) this.goto(node);
  }

  redo() {
    let node = this.tree.next();
    for (let next = node; next; next = this.tree.next(next)) {
      node = next;
      if (this.#humanAt(node)) break;
    }
    if (node) this.goto(node);
  }

  /** Whether undo and redo may halt here: the one human is to move, or there is not one. @param {Node} node */
  #humanAt(node) {
    if (this.humans !== 1) return true;
    const side = node.ply % 2 === 0 ? this.tree.first : other(this.tree.first);
    return isHuman(this.players[side]);
  }

  /** The players change sides. */
  swap() {
    this.players = { x: this.players.o, o: this.players.x };
    if (this.humans > 0) this.hold = 'none';
    this.bus.emit('game', { kind: 'players' });
  }

  /** Who would give up now: the one human, or of two the one to move. @returns {Side | null} */
  get resigner() {
    if (this.outcome || this.humans === 0) return null;
    if (this.humans === 2) return this.position.side;
    return isHuman(this.players.x) ? 'x' : 'o';
  }

  resign() {
    const side = this.resigner;
    if (!side) return;
    this.tree.cursor.resigned = side;
    this.bus.emit('game', { kind: 'move', by: 'human' });
  }

  /** The same players again, the other side begins. */
  rematch() {
    this.newGame(this.tree.rules, other(this.tree.first), this.players);
    if (this.humans === 0) this.go();
  }

  go() {
    this.hold = 'none';
    this.bus.emit('game', { kind: 'pause' });
  }

  pause() {
    this.hold = 'user';
    this.bus.emit('game', { kind: 'pause' });
  }
}
