/**
 * The game being played, whichever it is: its tree, its players, and whether the computer is held back. And the bus by
 * which the parts of the page hear of each other. Its topics:
 *
 * `game` the position, the players or the pause changed (detail: {@link GameChange});
 * `thinking` the computer's thinking; `analysis`; `hint`; `server` the server's view of the position;
 * `connection`; `settings`; `language`; `preview` a line shown on the board; `message` a sentence for the user;
 * `view` another view of the page; `solution` what the solver knows of the position; `comment` what is said about a position;
 * `review` what is known of the moves of the game; `puzzle` the puzzle, if there is one.
 *
 * @import {Node} from '../model/tree.js'
 *
 * @typedef {'game' | 'thinking' | 'analysis' | 'hint' | 'server' | 'connection' | 'settings' | 'language'
 *   | 'preview' | 'message' | 'view' | 'solution' | 'comment' | 'review' | 'puzzle'} Topic
 * `scene`: the server has told what the position looks like.
 * @typedef {{kind: 'new' | 'move' | 'goto' | 'players' | 'pause' | 'load' | 'scene', by?: 'human' | 'computer'}} GameChange
 */
import { Tree } from '../model/tree.js';
import { other } from '../model/rules.js';
import { exchangedAt, stageAt, turned } from '../model/opening.js';
import { outcomeOf } from '../model/scene.js';
import { HUMAN, humans, isHuman } from '../model/players.js';

export class Bus {
  /** @type {Map<Topic, ((detail: any) => void)[]>} */
  #listeners = new Map();

  /** @param {Topic | Topic[]} topics @param {(detail: any) => void} listener */
  on(topics, listener) {
    for (const topic of [topics].flat()) {
      this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener]);
    }
  }

  /** @param {Topic} topic @param {any} [detail] */
  emit(topic, detail) {
    for (const listener of this.#listeners.get(topic) ?? []) listener(detail);
  }
}

export class Session {
  /** @param {Bus} bus @param {Positions} positions */
  constructor(bus, positions) {
    this.bus = bus;
    this.positions = positions;
    this.tree = new Tree('3x3x3');
    /** Who plays, each where they sat before an opening settled the sides. @type {Players} */
    this.seats = { x: HUMAN, o: 'engine:1' };
    /** What a record calls the people who play. @type {Record<Side, string | null>} */
    this.names = { x: null, o: null };
    /**
     * Whether the computer waits: `nav` after going through the moves, until the human plays on;
     * `user` until told to go.
     * @type {'none' | 'nav' | 'user'}
     */
    this.hold = 'none';
    /** What is on the board. @type {{node: Node, scene: Scene} | null} */
    this.shown = null;
    /** The position that the server is asked about. @type {Node | null} */
    this.asking = null;
  }

  /** Who plays which side at the cursor. @returns {Players} */
  get players() {
    return this.#seated(this.seats);
  }

  set players(players) {
    this.seats = this.#seated(players);
  }

  /** @param {Players} players @param {Node} [node] */
  #seated(players, node = this.tree.cursor) {
    return exchangedAt(this.tree, node) ? turned(players) : players;
  }

  /** What is to be done in the opening, if it is not over. */
  get stage() {
    const stage = stageAt(this.tree, this.tree.cursor);
    return stage && this.outcome ? null : stage;
  }

  /** Who puts a stone or takes a side now, by where they sit; null if nobody does or it is not known yet. */
  get turn() {
    return this.side && (this.stage?.seat ?? this.side);
  }

  /** What the position on the board looks like; null until the server has told. @returns {Scene | null} */
  get scene() {
    const { cursor } = this.tree;
    if (this.shown?.node !== cursor) {
      const scene = this.positions.scene(this.tree.wire());
      this.shown = scene && { node: cursor, scene };
    }
    return this.shown?.scene ?? null;
  }

  /** The side to move, null if nobody is or it is not known yet. */
  get side() {
    return this.outcome ? null : this.scene?.side ?? null;
  }

  /** How the game at the cursor ended, a resignation included. @returns {Outcome | null} */
  get outcome() {
    return this.outcomeAt(this.tree.cursor);
  }

  /** How the game ended at a node, as far as it is known. @param {Node} node @returns {Outcome | null} */
  outcomeAt(node) {
    if (node.resigned) return { winner: other(node.resigned), resigned: true };
    const scene = node === this.tree.cursor ? this.scene : this.positions.scene(this.tree.wire(node));
    return outcomeOf(scene?.outcome ?? null);
  }

  /** Whether the game is over and won by the one person who plays against a computer. */
  get won() {
    const winner = this.outcome?.winner;
    return this.humans === 1 && Boolean(winner && isHuman(this.players[winner]));
  }

  /** The player to move; null if nobody is or it is not known yet. */
  get mover() {
    return this.turn && this.players[this.turn];
  }

  get humans() {
    return humans(this.players);
  }

  get #computer() {
    return this.mover !== null && !isHuman(this.mover);
  }

  /** Whether the computer is to move now, and not held back. */
  get computerTurn() {
    return this.#computer && this.hold === 'none';
  }

  /** Whether the computer is to move, but waits. */
  get waiting() {
    return this.#computer && this.hold !== 'none';
  }

  /** Tells everybody, and asks the server what the position looks like if nobody knows. @param {GameChange} change */
  #tell(change) {
    const { tree } = this;
    const node = tree.cursor;
    const known = tree.rules ? null : this.positions.state(tree.wire());
    if (known) tree.learn(node, known.played);
    this.bus.emit('game', change);
    if (this.scene || this.asking === node) return;
    this.asking = node;
    this.positions.ask(tree.wire()).then((state) => {
      if (this.asking === node) this.asking = null;
      tree.learn(node, state.played);
      if (this.tree === tree && tree.cursor === node) this.bus.emit('game', { kind: 'scene' });
    }).catch((error) => {
      if (this.asking === node) this.asking = null;
      if (this.tree === tree) this.#refused(node, error);
    });
  }

  /** A move that cannot be goes, with all behind it; a game that does not exist gives way to the first one.
   * @param {Node} node @param {any} error */
  #refused(node, error) {
    const bad = node.path()[error.event?.at ?? -1];
    if (bad) {
      // The same may be told about several lines.
      if (!bad.parent?.children.includes(bad)) return;
      this.tree.remove(bad);
      this.#tell({ kind: 'load' });
      this.bus.emit('message', { id: 'address-move', args: { move: (bad.move ?? '').slice(0, 12) }, bad: true });
    } else if (error.code === 'rules' && !this.tree.rules) {
      this.load(new Tree('3x3x3'), this.players);
      this.bus.emit('message', { id: 'address-rules', bad: true });
    } else {
      this.bus.emit('message', { error });
    }
  }

  /** Whether the moves of an address are possible, and who made them, of games whose rules the page does not know. @param {Tree} tree */
  async #check(tree) {
    if (tree.rules) return;
    for (const end of tree.nodes().filter((node) => node.parent && node.children.length === 0)) {
      try {
        tree.learn(end, (await this.positions.ask(tree.wire(end))).played);
      } catch (error) {
        if (this.tree === tree) this.#refused(end, error);
      }
    }
    if (this.tree === tree) this.bus.emit('game', { kind: 'scene' });
  }

  /** @param {string} game @param {Side} first @param {Players} players
   * @param {import('../model/opening.js').OpeningRule | null} [opening] who begins then opens */
  newGame(game, first, players, opening = null) {
    this.tree = new Tree(game, first);
    this.tree.opening = opening;
    this.players = players;
    this.names = { x: null, o: null };
    // Two computers begin when they are told to.
    this.hold = this.humans === 0 ? 'user' : 'none';
    this.#tell({ kind: 'new' });
  }

  /** A game from an address or a file; the computer waits. @param {Tree} tree @param {Players} players
   * @param {'load' | 'new'} [kind] */
  load(tree, players, kind = 'load') {
    if (this.tree !== tree) this.names = { x: null, o: null };
    this.tree = tree;
    this.players = players;
    this.hold = this.humans === 0 ? 'user' : 'nav';
    this.#tell({ kind });
    this.#check(tree);
  }

  /** A legal move of a person. @param {SceneMove} move */
  play(move) {
    if (!this.side || this.computerTurn || this.stage?.act === 'choose') return;
    // Playing on for oneself lets the computer answer again; moving for it does not.
    if (this.hold === 'nav' && !this.#computer) this.hold = 'none';
    this.tree.play(move.name, { side: this.side, path: move.path });
    this.#tell({ kind: 'move', by: 'human' });
  }

  /** A person takes a side in the opening, or is going to put two more stones. @param {import('../model/opening.js').OpeningChoice} choice */
  choose(choice) {
    if (this.stage?.act !== 'choose' || this.computerTurn || (choice === 'two' && !this.stage.two)) return;
    if (this.hold === 'nav' && !this.#computer) this.hold = 'none';
    this.#settle(this.tree.cursor, choice);
    this.#tell({ kind: 'players' });
  }

  /** What the computer does in the opening at the cursor: it puts stones, or takes a side. @param {{put: string[], take: Side | null}} opened */
  computerOpen({ put, take }) {
    if (take || this.stage?.act === 'choose') this.#settle(this.tree.cursor, take ?? 'two');
    for (const name of put) {
      const move = this.moveNamed(name);
      if (!move) throw new Error(`the computer put ${name}, which is illegal`);
      this.tree.play(move.name, { side: this.side, path: move.path });
    }
    this.#tell(take ? { kind: 'players' } : { kind: 'move', by: 'computer' });
  }

  /** @param {Node} node @param {import('../model/opening.js').OpeningChoice | null} choice */
  #settle(node, choice) {
    const before = exchangedAt(this.tree, this.tree.cursor);
    [node.choice, node.undone] = [choice, null];
    if (exchangedAt(this.tree, node) !== before) this.names = turned(this.names);
    // What was chosen behind two more stones is about those.
    for (const later of node.children.flatMap(({ children }) => children)) later.choice = null;
  }

  /** A legal move by its name; null if it is none. @param {string} name */
  moveNamed(name) {
    return this.scene?.moves.find((move) => move.name === name) ?? null;
  }

  /** The computer's move at the cursor. @param {string} name */
  computerPlay(name) {
    const move = this.moveNamed(name);
    if (!move) throw new Error(`the computer played ${name}, which is illegal`);
    this.tree.play(move.name, { side: this.side, path: move.path });
    this.#tell({ kind: 'move', by: 'computer' });
  }

  /** Takes a line of legal moves over into the game. @param {string[]} names */
  adopt(names) {
    for (const name of names) this.tree.play(name, this.moveNamed(name) ?? {});
    this.#holdBack();
    this.#tell({ kind: 'move', by: 'human' });
  }

  /** Shows another position of the game, if there is one. @param {Node | null | undefined} node */
  goto(node) {
    if (!node || node === this.tree.cursor) return;
    // Moves that were made after a choice stay those after it.
    for (const step of node.parent?.path() ?? []) if (step.undone) this.#settle(step, step.undone);
    this.tree.goto(node);
    this.#holdBack();
    this.#tell({ kind: 'goto' });
  }

  #holdBack() {
    if (this.hold === 'none' && (this.humans === 0 || this.#computer || !this.scene)) this.hold = this.humans === 0 ? 'user' : 'nav';
  }

  /** Takes back a resignation, or a move; against the computer a whole turn. */
  undo() {
    const { cursor } = this.tree;
    if (cursor.resigned) {
      cursor.resigned = null;
      this.#holdBack();
      this.#tell({ kind: 'goto' });
      return;
    }
    if (this.#unsettle(cursor)) return;
    let node = cursor.parent;
    while (node?.parent && !this.#humanAt(node)) {
      if (this.#unsettle(node)) return;
      node = node.parent;
    }
    this.goto(node);
  }

  /** Takes back what a person, or one of two computers, has chosen in the opening at a node. @param {Node} node */
  #unsettle(node) {
    const { choice } = node;
    node.choice = null;
    const own = choice !== null && this.#humanAt(node);
    node.choice = choice;
    if (!own) return false;
    this.#settle(node, null);
    node.undone = choice;
    this.tree.goto(node);
    this.#holdBack();
    this.#tell({ kind: 'goto' });
    return true;
  }

  redo() {
    const { cursor } = this.tree;
    if (cursor.undone) {
      this.#settle(cursor, cursor.undone);
      if (!this.tree.next() || this.#humanAt(cursor)) {
        this.#holdBack();
        this.#tell({ kind: 'goto' });
        return;
      }
    }
    let node = this.tree.next();
    for (let next = node; next; next = this.tree.next(next)) {
      node = next;
      if (this.#humanAt(node)) break;
    }
    this.goto(node);
  }

  /** Whether undo and redo may halt here: the one human is to move, or there is not one. @param {Node} node */
  #humanAt(node) {
    if (this.humans !== 1) return true;
    const side = stageAt(this.tree, node)?.seat ?? this.tree.sideAt(node);
    return side === null || isHuman(this.#seated(this.seats, node)[side]);
  }

  /** Removes a variation. @param {Node} branch */
  remove(branch) {
    const { cursor } = this.tree;
    this.tree.remove(branch);
    if (this.tree.cursor !== cursor && this.hold === 'none') this.hold = 'nav';
    this.#tell({ kind: 'goto' });
  }

  /** @param {Players} players */
  setPlayers(players) {
    this.players = players;
    if (this.humans > 0) this.hold = 'none';
    this.#tell({ kind: 'players' });
  }

  /** The players change sides. */
  swap() {
    this.names = { x: this.names.o, o: this.names.x };
    this.setPlayers({ x: this.players.o, o: this.players.x });
  }

  /** Who would give up now: the one human, or of two the one to move. @returns {Side | null} */
  get resigner() {
    if (!this.side || this.stage || this.humans === 0) return null;
    if (this.humans === 2) return this.side;
    return isHuman(this.players.x) ? 'x' : 'o';
  }

  resign() {
    const side = this.resigner;
    if (!side) return;
    this.tree.cursor.resigned = side;
    this.#tell({ kind: 'move', by: 'human' });
  }

  /** The same players again, the other one begins: where the rules say who does, they change sides. */
  rematch() {
    const { tree: { rules, game, first, opening }, players, seats } = this;
    if (rules) this.newGame(game, other(first), opening ? seats : players, opening);
    else this.newGame(game, first, { x: players.o, o: players.x });
    if (this.humans === 0) this.go();
  }

  go() {
    this.hold = 'none';
    this.#tell({ kind: 'pause' });
  }

  pause() {
    this.hold = 'user';
    this.#tell({ kind: 'pause' });
  }
}
