/**
 * What the server says about the position on the board: the computer's move; an analysis; a hint; of k
 * in a row threats and a dead game.
 *
 * @import {GameChange} from './session.js'
 * @import {Request} from '../net/socket.js'
 * @import {Node} from '../model/tree.js'
 * @typedef {{node: Node, move: string, reason: {code: string, plies: number | null}, value: Value | null}} Hint
 */
import { isHuman, parsePlayer } from '../model/players.js';
import { isDecided } from '../model/values.js';

/** The computer as a player: asks the server for a move whenever it is its turn. */
export class Computer {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** A step is one move although the computer is held back; `act`: of what stage of an opening.
     * @type {{node: Node, request: Request, step: boolean, act: string | undefined} | null} */
    this.running = null;
    /** What it thought last, and for which side. @type {(Thinking & {side: Side, final: boolean}) | null} */
    this.thinking = null;
    /** What it did last in an opening, and where. @type {(Opened & {node: Node, player: string, seat: Side}) | null} */
    this.opened = null;
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
    if (this.running && (this.running.node !== node || this.running.act !== session.stage?.act || session.outcome
      || (session.hold !== 'none' && !(this.running.step && change.kind !== 'pause')))) {
      this.running.request.cancel();
      [this.running, this.thinking] = [null, null];
      this.app.bus.emit('thinking');
    }
    clearTimeout(this.timer);
    if (!session.computerTurn || this.running) return;
    // Two computers keep a pace that can be watched.
    const pace = session.humans === 0 && session.tree.cursor.parent ? this.app.settings.get('pace') : 0;
    const wait = this.lastMove + pace - performance.now();
    if (wait > 5) this.timer = setTimeout(() => this.app.session.computerTurn && !this.running && this.think(), wait);
    else this.think();
  }

  /** One move of the computer at the cursor, also when it is held back. */
  think() {
    const { session } = this.app;
    const { turn: side, mover: player, stage } = session;
    if (!side || !player || isHuman(player) || this.running) return;
    const node = session.tree.cursor;
    const seed = Math.floor(Math.random() * 2 ** 32);
    this.thinking = null;
    const game = session.tree.wire();
    const asked = stage ? { game, player, seed, rule: session.tree.opening } : { game, player, seed };
    const request = this.app.link.request(stage ? 'opening' : 'move', asked, (event) => {
      if (this.running?.request !== request || event.event !== 'thinking') return;
      this.thinking = { .../** @type {any} */ (event), side, final: false };
      this.app.bus.emit('thinking');
    });
    this.running = { node, request, step: session.hold !== 'none', act: stage?.act };
    this.app.bus.emit('thinking');
    request.done.then((moved) => {
      if (this.running?.request !== request) return;
      this.running = null;
      this.lastMove = performance.now();
      this.times[side] = moved.time_ms;
      if (stage) {
        this.opened = { .../** @type {any} */ (moved), node, player, seat: side };
        session.computerOpen(/** @type {any} */ (moved));
        this.app.bus.emit('thinking');
        return;
      }
      const { depth, nodes, time_ms: time, move, value } = moved;
      const nps = time > 0 ? Math.round((nodes * 1000) / time) : this.thinking?.nps ?? 0;
      this.thinking = { depth, lines: [{ moves: moved.line?.length ? moved.line : [move], value }], nodes, nps, time_ms: time, share: 1, side, final: true };
      this.#remember(node, moved.value, player);
      session.computerPlay(moved.move);
      this.#remember(session.tree.cursor, moved.value, player);
      this.#keep(session.tree.cursor, { player, value, depth, ...moved.made });
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

  /** How it came to its move: at the node, and for a reload. @param {Node} node @param {Choice} choice */
  #keep(node, choice) {
    const { tree } = this.app.session;
    node.made = choice;
    import('../why/choices.js').then(({ keepChoice }) => keepChoice(tree, node), () => {});
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

/** What was found is kept at the node, so going back shows it at once. */
export class Analysis {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.on = false;
    /** Stopped by hand at this node. @type {Node | null} */
    this.stopped = null;
    /** @type {{node: Node, request: Request} | null} */
    this.running = null;
    app.bus.on(['game', 'thinking'], () => this.update());
    app.bus.on('settings', (name) => {
      if (['lines', 'analysisMs', 'everyMove'].includes(name)) this.update();
    });
  }

  /** What is known about the position on the board, while the analysis is on. */
  get findings() {
    return this.on ? this.app.session.tree.cursor.findings : null;
  }

  /** @param {boolean} on */
  switch(on) {
    this.on = on;
    this.stopped = null;
    this.update();
    this.app.bus.emit('analysis');
  }

  stop() {
    this.stopped = this.app.session.tree.cursor;
    this.running?.request.stop();
    this.app.bus.emit('analysis');
  }

  /** Goes on after a stop. */
  resume() {
    this.stopped = null;
    this.app.session.tree.cursor.findings = null;
    this.update();
  }

  /** Starts, ends or leaves alone what runs, as the position and the settings ask. */
  update() {
    const { session, settings } = this.app;
    const node = session.tree.cursor;
    // Who plays has the processor; two searches at once would slow the move down.
    const wanted = this.on && session.side !== null && !this.app.computer.busy && !session.computerTurn && this.stopped !== node;
    const asked = { lines: settings.get('lines'), everyMove: settings.get('everyMove'), ms: settings.get('analysisMs') };
    const { findings } = node;
    const fits = findings !== null && findings.lines >= asked.lines && findings.ms >= asked.ms
      && (findings.everyMove || !asked.everyMove);
    if (this.running && (!wanted || this.running.node !== node || !fits)) {
      this.running.request.cancel();
      if (this.running.node.findings?.ended === null) this.running.node.findings.ended = 'stopped';
      this.running = null;
      this.app.bus.emit('analysis');
    }
    if (!wanted || this.running || (fits && findings.ended && findings.ended !== 'stopped')) return;
    this.#start(node, asked);
  }

  /** @param {Node} node @param {{lines: number, everyMove: boolean, ms: number}} asked */
  #start(node, asked) {
    const { tree } = this.app.session;
    // What was found before stays in sight until there is more, and the lines where the pointer is.
    const thinking = node.findings?.thinking ? { ...node.findings.thinking, share: 0 } : null;
    /** @type {Findings} */
    const findings = { thinking, values: null, valuesDepth: 0, ended: null, proven: false, ...asked };
    node.findings = findings;
    const fields = { game: tree.wire(node), lines: asked.lines, every_move: asked.everyMove, limit: { ms: asked.ms } };
    const request = this.app.link.request('analyse', fields, (event) => this.#heard(node, findings, event));
    this.running = { node, request };
    this.app.bus.emit('analysis');
    request.done.then((event) => {
      [findings.ended, findings.proven] = [event.ended, event.proven];
      this.#heard(node, findings, event);
      if (this.running?.request === request) this.running = null;
      this.app.bus.emit('analysis');
    }).catch((error) => {
      if (this.running?.request === request) this.running = null;
      findings.ended = 'stopped';
      this.stopped = node;
      this.app.bus.emit('analysis');
      this.app.bus.emit('message', { error });
    });
  }

  /** @param {Node} node @param {Findings} findings @param {any} event */
  #heard(node, findings, event) {
    if (event.event === 'moves' || (event.event === 'analysed' && event.values)) {
      findings.values = event.values;
      findings.valuesDepth = event.depth;
    }
    if (event.event !== 'moves' && event.lines?.length > 0) {
      findings.thinking = /** @type {Thinking} */ (event);
      node.value = event.lines[0].value;
    }
    this.app.bus.emit('analysis');
  }
}

/** How long a computer may think before the position it thinks about is looked at. */
const PATIENCE_MS = 100;
/** About as long as a frame. */
const A_FRAME_MS = 20;

/** What the server says about the position besides searching it: a hint, and of k in a row threats and a dead game. */
export class Advice {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Hint | null} */
    this.hint = null;
    /** @type {Request | null} */
    this.asking = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    app.bus.on('game', () => this.#changed());
  }

  get #known() {
    const { session } = this.app;
    return session.outcome || !session.tree.rules ? null : this.app.positions.state(session.tree.wire())?.in_a_row ?? null;
  }

  /** Threats at the cursor; none while they are not known. */
  get threats() {
    return this.#known?.threats ?? [];
  }

  /** Rows on the board that are one or two stones short; none while they are not known. */
  get standing() {
    return this.#known?.standing ?? [];
  }

  /** Whether nobody can complete a row any more. */
  get dead() {
    return this.#known?.dead ?? false;
  }

  #changed() {
    const node = this.app.session.tree.cursor;
    if (this.hint && (this.hint.node !== node || this.app.session.outcome)) {
      this.hint = null;
      this.app.bus.emit('hint');
    }
    if (this.asking) {
      this.asking.cancel();
      this.asking = null;
      this.app.bus.emit('hint');
    }
    clearTimeout(this.timer);
    // Of other games the session has asked already.
    if (!this.app.session.tree.rules || this.#known) return;
    // A computer that answers at once makes it a question about the past; and the stone is drawn first.
    this.timer = setTimeout(() => this.#look(), this.app.session.computerTurn ? PATIENCE_MS : A_FRAME_MS);
  }

  /** Asks what there is to say about the position. */
  #look() {
    this.app.positions.ask(this.app.session.tree.wire()).then(() => this.app.bus.emit('server'), (error) => console.warn('state:', error.message));
  }

  /** Asks for the best move and its reason. */
  ask() {
    const { session } = this.app;
    if (this.asking || !session.side || session.stage) return;
    const node = session.tree.cursor;
    const request = this.app.link.request('hint', { game: session.tree.wire() });
    this.asking = request;
    this.app.bus.emit('hint');
    request.done.then((event) => {
      if (this.asking !== request) return;
      this.asking = null;
      this.hint = { node, move: event.move, reason: event.reason, value: event.value };
      this.app.bus.emit('hint');
    }).catch((error) => {
      if (this.asking !== request) return;
      this.asking = null;
      this.app.bus.emit('hint');
      this.app.bus.emit('message', { error });
    });
  }
}
