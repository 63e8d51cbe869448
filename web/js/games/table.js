/**
 * The other game being played: its moves, its players, and the scene that the server makes of them.
 *
 * The page knows no rules here. It sends the moves and gets back what to draw and what can be done; scenes that
 * were seen are kept, so that going back and forth asks nobody.
 *
 * @import {Player, Side} from '../types.js'
 * @import {Link, Request} from '../net/socket.js'
 * @import {Match, PlayedMove, Scene, SceneMove} from './types.js'
 *
 * What has happened: a move `by` somebody, a game begun, another position of it looked at, or less.
 * @typedef {{kind: 'new' | 'load' | 'move' | 'goto' | 'players' | 'pause' | 'scene', by?: 'human' | 'computer'}} Change
 */
import { ServerError } from '../net/socket.js';
import { humans, isHuman } from '../model/players.js';

/** Scenes that are remembered. */
const KEPT = 300;

export class Table {
  /** @param {Link} link @param {Match} match */
  constructor(link, match) {
    this.link = link;
    this.match = match;
    /** What is on the board; null until it is known. @type {Scene | null} */
    this.scene = null;
    /** Who made each of the moves. @type {PlayedMove[]} */
    this.played = [];
    /**
     * Whether the computer waits: `nav` after going through the moves, until a person plays on; `user` until
     * told to go.
     * @type {'none' | 'nav' | 'user'}
     */
    this.hold = 'none';
    /** A question that is not answered yet. @type {Request | null} */
    this.asking = null;
    /** By the game and its moves. @type {Map<string, Scene>} */
    this.seen = new Map();
    /** @type {((change: Change) => void)[]} */
    this.listeners = [];
    /** @type {(error: unknown, move: string | null) => void} */
    this.onFault = () => {};
  }

  /** @param {(change: Change) => void} listener */
  listen(listener) {
    this.listeners.push(listener);
  }

  /** @param {Change} change */
  #tell(change) {
    for (const listener of this.listeners) listener(change);
  }

  get humans() {
    return humans(this.match.players);
  }

  /** Who is to move; null if the game is over or not known yet. @returns {Player | null} */
  get mover() {
    return this.scene?.side ? this.match.players[this.scene.side] : null;
  }

  get over() {
    return this.scene?.outcome ?? null;
  }

  get computerTurn() {
    return this.mover !== null && !isHuman(this.mover) && this.hold === 'none';
  }

  get waiting() {
    return this.mover !== null && !isHuman(this.mover) && this.hold !== 'none';
  }

  /** Another game. Two computers begin when they are told to. @param {string} game */
  begin(game) {
    this.#set({ ...this.match, game, moves: [], at: 0 }, this.humans === 0 ? 'user' : 'none', { kind: 'new' });
  }

  /** A game of an address; the computer waits. @param {Match} match */
  load(match) {
    const hold = humans(match.players) === 0 ? 'user' : 'nav';
    this.#set(match, hold, { kind: 'load' });
  }

  /** @param {Match} match @param {'none' | 'nav' | 'user'} hold @param {Change} change */
  #set(match, hold, change) {
    const same = match.game === this.match.game && match.moves.every((move, i) => this.played[i]?.name === move);
    this.match = match;
    this.hold = hold;
    if (same) this.played.length = match.moves.length;
    else this.played = [];
    // All moves first: they are checked then, and who made them is known.
    if (same) this.#show(change);
    else this.#ask(match.moves, () => this.#show(change));
  }

  /** Puts the position of the match on the board. @param {Change} change */
  #show(change) {
    const { moves, at } = this.match;
    this.#ask(moves.slice(0, at), (scene) => {
      this.scene = scene;
      this.#tell(change);
    });
  }

  /** Finds out what a position looks like, then goes on. @param {string[]} moves @param {(scene: Scene) => void} then */
  #ask(moves, then) {
    const { game } = this.match;
    const key = `${game} ${moves.join(' ')}`;
    this.asking?.cancel();
    this.asking = null;
    const known = this.seen.get(key);
    if (known) {
      this.#learn(known);
      then(known);
      return;
    }
    const request = this.link.request('scene', { game: { game, moves } });
    this.asking = request;
    request.done.then((event) => {
      if (this.asking !== request) return;
      this.asking = null;
      const scene = /** @type {Scene} */ (/** @type {unknown} */ (event));
      if (this.seen.size >= KEPT) this.seen.delete(/** @type {string} */ (this.seen.keys().next().value));
      this.seen.set(key, scene);
      this.#learn(scene);
      then(scene);
    }).catch((error) => {
      if (this.asking !== request) return;
      this.asking = null;
      this.#failed(error);
    });
  }

  /** Who made the moves, as they are written. @param {Scene} scene */
  #learn(scene) {
    this.match.game = scene.game;
    // Other games have other evaluators.
    for (const player of Object.values(this.match.players)) {
      if (player.kind === 'algorithm' && !scene.evaluators.includes(player.evaluator)) [player.evaluator] = scene.evaluators;
    }
    if (scene.played.length < this.played.length) return;
    this.played = [...scene.played];
    scene.played.forEach(({ name }, i) => {
      this.match.moves[i] = name;
    });
  }

  /** A move that cannot be: those before it are shown. @param {unknown} error */
  #failed(error) {
    const at = error instanceof ServerError && error.code === 'move' ? error.event.at : null;
    const { match } = this;
    if (typeof at === 'number' && at < match.moves.length) {
      this.onFault(error, match.moves[at]);
      const moves = match.moves.slice(0, at);
      this.#set({ ...match, moves, at: Math.min(match.at, at) }, this.hold, { kind: 'load' });
    } else {
      this.onFault(error, null);
    }
  }

  /** Plays a legal move of the scene. @param {SceneMove} move @param {'human' | 'computer'} by */
  play(move, by) {
    const { scene, match, mover } = this;
    if (!scene?.side || this.asking) return;
    if (by === 'human' && this.hold === 'nav' && mover && isHuman(mover)) this.hold = 'none';
    const moves = [...match.moves.slice(0, match.at), move.name];
    this.played = [...this.played.slice(0, match.at), { ...move, side: scene.side }];
    this.match = { ...match, moves, at: moves.length };
    this.#show({ kind: 'move', by });
  }

  /** Shows the position after so many moves. @param {number} at */
  goto(at) {
    if (at === this.match.at || at < 0 || at > this.match.moves.length) return;
    this.match = { ...this.match, at };
    this.#holdBack();
    this.#show({ kind: 'goto' });
  }

  #holdBack() {
    if (this.hold === 'none') this.hold = this.humans === 0 ? 'user' : 'nav';
  }

  get canUndo() {
    return this.match.at > 0;
  }

  get canRedo() {
    return this.match.at < this.match.moves.length;
  }

  /** Takes a move back; against the computer a whole turn. */
  undo() {
    let at = this.match.at - 1;
    while (at > 0 && !this.#haltsAt(at)) at -= 1;
    this.goto(at);
  }

  redo() {
    let at = this.match.at + 1;
    while (at < this.match.moves.length && !this.#haltsAt(at)) at += 1;
    this.goto(at);
  }

  /** Whether the one person is to move after so many moves, or there is not one. @param {number} at */
  #haltsAt(at) {
    const next = this.played[at];
    return this.humans !== 1 || !next || isHuman(this.match.players[next.side]);
  }

  /** @param {Side} side @param {Player} player */
  setPlayer(side, player) {
    this.match = { ...this.match, players: { ...this.match.players, [side]: player } };
    this.hold = this.humans === 0 ? 'user' : 'none';
    this.#tell({ kind: 'players' });
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
