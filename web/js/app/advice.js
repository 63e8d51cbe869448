/**
 * What the server says about the position besides searching it: a hint, and of k in a row threats and a dead game.
 *
 * @import {Value} from '../types.js'
 * @import {Bus, Session} from './session.js'
 * @import {Positions} from './positions.js'
 * @import {Link, Request} from '../net/socket.js'
 * @import {Node} from '../model/tree.js'
 *
 * @typedef {{node: Node, move: string, reason: {code: string, plies: number | null}, value: Value | null}} Hint
 */

/** How long a computer may think before the position it thinks about is looked at. */
const PATIENCE_MS = 100;

export class Advice {
  /** @param {Bus} bus @param {Session} session @param {Positions} positions @param {Link} link */
  constructor(bus, session, positions, link) {
    this.bus = bus;
    this.session = session;
    this.positions = positions;
    this.link = link;
    /** @type {Hint | null} */
    this.hint = null;
    /** @type {Request | null} */
    this.asking = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    bus.on('game', () => this.#changed());
  }

  get #known() {
    const { session } = this;
    return session.outcome || !session.tree.rules ? null : this.positions.state(session.tree.wire())?.in_a_row ?? null;
  }

  /** Threats at the cursor; none while they are not known. */
  get threats() {
    return this.#known?.threats ?? [];
  }

  /** Whether nobody can complete a row any more. */
  get dead() {
    return this.#known?.dead ?? false;
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
    clearTimeout(this.timer);
    // Of other games the session has asked already.
    if (!this.session.tree.rules || this.#known) return;
    // A computer that answers at once makes it a question about the past.
    if (this.session.computerTurn) this.timer = setTimeout(() => this.#look(), PATIENCE_MS);
    else this.#look();
  }

  /** Asks what there is to say about the position. */
  #look() {
    this.positions.ask(this.session.tree.wire()).then(() => this.bus.emit('server'), (error) => console.warn('state:', error.message));
  }

  /** Asks for the best move and its reason. */
  ask() {
    const { session } = this;
    if (this.asking || !session.side) return;
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
