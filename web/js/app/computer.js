/**
 * The computer as a player: asks the server for a move whenever it is its turn.
 *
 * @import {GameChange} from './session.js'
 * @import {Request} from '../net/socket.js'
 * @import {Node} from '../model/tree.js'
 */
import { isHuman, parsePlayer } from '../model/players.js';
import { isDecided } from '../model/values.js';

export class Computer {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** A step is one move although the computer is held back. @type {{node: Node, request: Request, step: boolean} | null} */
    this.running = null;
    /** What it thought last, and for which side. @type {(Thinking & {side: Side, final: boolean}) | null} */
    this.thinking = null;
    /** Time of the last move of each side, in ms. @type {Record<Side, number | null>} */
    this.times = { x: null, o: null };
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.lastMove = 0;
    app.bus.on('game', (change) => this.#changed(change));
  }

  get busy() {
    return this.running !== null;
  }

  /** @param {GameChange} change */
  #changed(change) {
    const { session } = this.app;
    if (change.kind === 'new' || change.kind === 'load') {
      this.times = { x: null, o: null };
      this.thinking = null;
      this.app.bus.emit('thinking');
    }
    const node = session.tree.cursor;
    if (this.running && (this.running.node !== node || session.outcome
      || (session.hold !== 'none' && !(this.running.step && change.kind !== 'pause')))) this.#drop();
    clearTimeout(this.timer);
    if (!session.computerTurn || this.running) return;
    // Two computers keep a pace that can be watched.
    const pace = session.humans === 0 && session.tree.cursor.parent ? this.app.settings.get('pace') : 0;
    const wait = this.lastMove + pace - performance.now();
    if (wait > 5) this.timer = setTimeout(() => this.app.session.computerTurn && !this.running && this.think(), wait);
    else this.think();
  }

  #drop() {
    this.running?.request.cancel();
    this.running = null;
    this.thinking = null;
    this.app.bus.emit('thinking');
  }

  /** One move of the computer at the cursor, also when it is held back. */
  think() {
    const { session } = this.app;
    const { side, mover: player } = session;
    if (!side || !player || isHuman(player) || this.running) return;
    const node = session.tree.cursor;
    const seed = Math.floor(Math.random() * 2 ** 32);
    this.thinking = null;
    const request = this.app.link.request('move', { game: session.tree.wire(), player, seed }, (event) => {
      if (this.running?.request !== request || event.event !== 'thinking') return;
      this.thinking = { .../** @type {any} */ (event), side, final: false };
      this.app.bus.emit('thinking');
    });
    this.running = { node, request, step: session.hold !== 'none' };
    this.app.bus.emit('thinking');
    request.done.then((moved) => {
      if (this.running?.request !== request) return;
      this.running = null;
      this.lastMove = performance.now();
      this.times[side] = moved.time_ms;
      this.thinking = this.#summary(moved, side);
      this.#remember(node, moved.value, player);
      session.computerPlay(moved.move);
      this.#remember(session.tree.cursor, moved.value, player);
      this.app.bus.emit('thinking');
    }).catch((error) => {
      if (this.running?.request !== request) return;
      this.running = null;
      this.app.bus.emit('thinking');
      if (error.code === 'busy' || error.code === 'closing') {
        this.timer = setTimeout(() => session.computerTurn && this.think(), 1000);
        return;
      }
      session.pause();
      this.app.bus.emit('message', { error });
    });
  }

  /** @param {any} moved @param {Side} side */
  #summary(moved, side) {
    const nps = moved.time_ms > 0 ? Math.round((moved.nodes * 1000) / moved.time_ms) : this.thinking?.nps ?? 0;
    const line = { moves: moved.line?.length ? moved.line : [moved.move], value: moved.value };
    return { depth: moved.depth, lines: [line], nodes: moved.nodes, nps, time_ms: moved.time_ms, share: 1, side, final: true };
  }

  /** Keeps a value for the chart; scores of the textbooks' evaluators have scales of their own.
   * @param {Node} node @param {Value} value @param {string} player */
  #remember(node, value, player) {
    if (!value || value === '?' || node.value || (parsePlayer(player)?.kind === 'algorithm' && !isDecided(value))) return;
    node.value = value;
  }

  /** Plays the best move found so far, at once. */
  stop() {
    this.running?.request.stop();
    this.app.bus.emit('thinking');
  }
}
