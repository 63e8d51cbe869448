/**
 * What the server says about the position besides searching it: a hint, threats, a dead game.
 *
 * @import {Threat, Value} from '../types.js'
 * @import {Bus} from './bus.js'
 * @import {Session} from './session.js'
 * @import {Link, Request} from '../net/socket.js'
 * @import {Node} from '../model/tree.js'
 *
 * @typedef {{node: Node, move: string, reason: {code: string, plies: number | null}, value: Value | null}} Hint
 */

/** How long a computer may think before the position it thinks about is looked at. */
const PATIENCE_MS = 100;

export class Advice {
  /** @param {Bus} bus @param {Session} session @param {Link} link */
  constructor(bus, session, link) {
    this.bus = bus;
    this.session = session;
    this.link = link;
    /** @type {Hint | null} */
    this.hint = null;
    /** @type {Request | null} */
    this.asking = null;
    /** @type {{node: Node, threats: Threat[], dead: boolean} | null} */
    this.known = null;
    /** @type {Request | null} */
    this.state = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    bus.on('game', () => this.#changed());
  }

  /** Threats at the cursor; none while they are not known. */
  get threats() {
    return this.known?.node === this.session.tree.cursor && !this.session.outcome ? this.known.threats : [];
  }

  /** Whether nobody can complete a row any more. */
  get dead() {
    return this.known?.node === this.session.tree.cursor && this.known.dead && !this.session.outcome;
  }

  #changed() {
    const node = this.session.tree.cursor;
    if (this.hint && (this.hint.node !== node || this.session.outcome)) {
      this.hint = null;
      this.bus.emit('hint');
    }
    if (this.asking) {
      this.asking.cancel();
      this.asking = null;
      this.bus.emit('hint');
    }
    this.state?.cancel();
    this.state = null;
    clearTimeout(this.timer);
    if (this.known?.node === node) return;
    // A computer that answers at once makes it a question about the past.
    if (this.session.computerTurn) this.timer = setTimeout(() => this.#look(node), PATIENCE_MS);
    else this.#look(node);
  }

  /** Asks what there is to say about the position. @param {Node} node */
  #look(node) {
    const request = this.link.request('state', { game: this.session.tree.wire() });
    this.state = request;
    request.done.then((state) => {
      if (this.state !== request) return;
      this.state = null;
      this.known = { node, threats: state.threats, dead: state.dead };
      this.bus.emit('server');
    }).catch((error) => console.warn('state:', error.message));
  }

  /** Asks for the best move and its reason. */
  ask() {
    const { session } = this;
    if (this.asking || session.outcome) return;
    const node = session.tree.cursor;
    const request = this.link.request('hint', { game: session.tree.wire() });
    this.asking = request;
    this.bus.emit('hint');
    request.done.then((event) => {
      if (this.asking !== request) return;
      this.asking = null;
      this.hint = { node, move: event.move, reason: event.reason, value: event.value };
      this.bus.emit('hint');
    }).catch((error) => {
      if (this.asking !== request) return;
      this.asking = null;
      this.bus.emit('hint');
      this.bus.emit('message', { error });
    });
  }
}
