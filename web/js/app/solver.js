/**
 * The exact value of the position on the board and, in games with gravity, the score of every column. Asked for by the Solve cards
 * or, with the scores below the columns switched on, after every move: one request in both cases. What is proven is kept.
 *
 * `asked`: somebody pressed Solve there.
 * @import {Request} from '../net/socket.js'
 * @typedef {{value: Value, moves: MoveValue[] | null, nodes: number, time_ms: number, share: number}} Solving
 * @typedef {{value: Value, moves: MoveValue[] | null, nodes: number, time_ms: number, ended: string}} Solved
 * @typedef {{key: string, asked: boolean, request: Request | null, progress: Solving | null, solved: Solved | null, error: unknown}} Solution
 */
import { keyOf } from '../model/scene.js';

/** The most solutions that are kept. */
const MOST_KEPT = 500;

/** @param {string} key @returns {Solution} */
const unsolved = (key) => ({ key, asked: false, request: null, progress: null, solved: null, error: null });

export class Solver {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** The complete ones, by position. @type {Map<string, Solution>} */
    this.kept = new Map();
    /** Of the position on the board. */
    this.here = unsolved(this.#key);
    app.bus.on('game', () => this.#moved());
    app.bus.on(['thinking', 'settings', 'server'], () => this.#update());
  }

  get #key() {
    return keyOf(this.app.session.tree.wire());
  }

  /** Whether the position has a value to be found. Until the server has told, it may have. */
  get solvable() {
    const { session, positions } = this.app;
    return session.tree.rules !== null && session.outcome === null && !positions.unsolvable(session.tree.game);
  }

  /** Whether every position is solved as it comes, for the scores below the columns. */
  get follows() {
    const { session: { tree }, positions, settings, puzzle } = this.app;
    // They would give a puzzle away.
    return !puzzle && settings.get('scores') && tree.rules?.gravity === true && positions.unsolvable(tree.game) === null;
  }

  /** What is known of the value and of the moves. */
  get found() {
    return this.here.solved ?? this.here.progress;
  }

  /** Another position: what runs is about the old one. */
  #moved() {
    const key = this.#key;
    if (key !== this.here.key) {
      this.here.request?.cancel();
      this.here = this.kept.get(key) ?? unsolved(key);
      this.app.bus.emit('solution');
    }
    this.#update();
  }

  /** Follows the position, if that is wanted. */
  #update() {
    const { here } = this;
    // Who plays has the processor.
    const wanted = this.follows && this.solvable && !this.app.computer.busy;
    if (wanted && !here.request && !here.solved && here.error === null) this.#begin();
    else if (!wanted && !here.asked && here.request) {
      here.request.cancel();
      this.here = unsolved(here.key);
      this.app.bus.emit('solution');
    }
  }

  /** Solves the position on the board, if it can be solved and is not yet. */
  start() {
    const { here } = this;
    here.asked = true;
    if (this.solvable && !here.request && here.solved?.ended !== 'complete') this.#begin();
    else this.app.bus.emit('solution');
  }

  stop() {
    this.here.request?.stop();
  }

  #begin() {
    const { here, app: { bus, link, session } } = this;
    const request = link.request('solve', { game: session.tree.wire() }, (event) => {
      if (here.request !== request || event.event !== 'solving') return;
      here.progress = /** @type {any} */ (event);
      bus.emit('solution');
    });
    Object.assign(here, { request, progress: null, solved: null, error: null });
    bus.emit('solution');
    request.done.then((event) => {
      here.solved = /** @type {any} */ (event);
      if (here.solved?.ended === 'complete') this.#keep(here);
    }, (error) => {
      here.error = error;
    }).then(() => {
      here.request = null;
      bus.emit('solution');
    });
  }

  /** @param {Solution} solution */
  #keep(solution) {
    this.kept.set(solution.key, solution);
    if (this.kept.size > MOST_KEPT) this.kept.delete([...this.kept.keys()][0]);
  }
}
