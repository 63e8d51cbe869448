/**
 * The computer in the other games: asks the server for a move whenever it is its turn and the view is looked at.
 *
 * @import {Player, Side, Thinking} from '../types.js'
 * @import {App} from '../main.js'
 * @import {Request} from '../net/socket.js'
 * @import {Table} from './table.js'
 */
import { formatPlayer, isHuman } from '../model/players.js';

export class Opponent {
  /** @param {App} app @param {Table} table */
  constructor(app, table) {
    this.app = app;
    this.table = table;
    /** For one move although it is held back: `step`. @type {{request: Request, key: string, step: boolean} | null} */
    this.running = null;
    /** What it thought last. @type {(Thinking & {side: Side, final: boolean}) | null} */
    this.thinking = null;
    /** Whether the view is in sight. */
    this.shown = true;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.lastMove = 0;
    /** @type {() => void} */
    this.onThinking = () => {};
    /** @type {(error: unknown) => void} */
    this.onFault = () => {};
    table.listen((change) => {
      if (change.kind === 'new' || change.kind === 'load') this.thinking = null;
      this.update();
    });
  }

  get busy() {
    return this.running !== null;
  }

  /** The position and who is to move, as one text. */
  get #key() {
    const { mover, match: { game, moves, at } } = this.table;
    return `${mover ? formatPlayer(mover) : ''} ${game} ${moves.slice(0, at).join(' ')}`;
  }

  /** @param {boolean} shown */
  visible(shown) {
    this.shown = shown;
    this.update();
  }

  /** Starts, ends or leaves alone what runs, as the position asks. */
  update() {
    const { table, running } = this;
    clearTimeout(this.timer);
    const allowed = running?.step ? table.waiting : table.computerTurn;
    if (running && (running.key !== this.#key || !allowed || !this.shown)) this.#drop();
    if (this.running || !table.computerTurn || !this.shown) return;
    // Two computers keep a pace that can be watched.
    const pace = table.humans === 0 && table.match.at > 0 ? this.app.settings.get('pace') : 0;
    const wait = this.lastMove + pace - performance.now();
    if (wait > 5) this.timer = setTimeout(() => this.update(), wait);
    else this.think();
  }

  #drop() {
    this.running?.request.cancel();
    this.running = null;
    this.thinking = null;
    this.onThinking();
  }

  /** One move, also when it is held back. */
  think() {
    const { table } = this;
    const { mover, scene } = table;
    if (!mover || isHuman(mover) || !scene?.side || this.running || table.asking) return;
    const { side } = scene;
    const { game, moves, at } = table.match;
    const fields = { game: { game, moves: moves.slice(0, at) }, player: wirePlayer(mover), seed: Math.floor(Math.random() * 2 ** 32) };
    this.thinking = null;
    const request = this.app.link.request('reply', fields, (event) => {
      if (this.running?.request !== request || event.event !== 'thinking') return;
      this.thinking = { .../** @type {any} */ (event), side, final: false };
      this.onThinking();
    });
    this.running = { request, key: this.#key, step: table.hold !== 'none' };
    this.onThinking();
    request.done.then((replied) => {
      if (this.running?.request !== request) return;
      this.running = null;
      this.lastMove = performance.now();
      this.thinking = /** @type {any} */ ({ ...replied, lines: [{ moves: replied.line, value: replied.value }], share: 1, nps: 0, side, final: true });
      const move = scene.moves.find(({ name }) => name === replied.move);
      if (move) table.play(move, 'computer');
      this.onThinking();
    }).catch((error) => {
      if (this.running?.request !== request) return;
      this.running = null;
      this.onThinking();
      if (error.code === 'busy' || error.code === 'closing') {
        this.timer = setTimeout(() => this.update(), 1000);
        return;
      }
      table.pause();
      this.onFault(error);
    });
  }

  /** Plays the best move found so far, at once. */
  stop() {
    this.running?.request.stop();
  }
}

/** A player as the server wants it. @param {Player} player */
function wirePlayer(player) {
  if (player.kind !== 'algorithm' || player.depth !== null) return player;
  const { depth: _, ...rest } = player;
  return rest;
}
