/**
 * A puzzle that is waited for, or those of a game.
 *
 * @import {Request} from '../net/socket.js'
 */

/** Most puzzles are there sooner, in ms; a longer wait is told beside a puzzle on the board, too. */
const SLOW_MS = 400;

export class Wait {
  /** @param {Link} link @param {'puzzle' | 'puzzles'} op @param {object} fields @param {() => void} told hears that there is more to know of it */
  constructor(link, op, fields, told) {
    /** How much of a game is looked through. @type {number | null} */
    this.share = op === 'puzzles' ? 0 : null;
    this.slow = false;
    /** @type {Request} */
    this.request = link.request(op, fields, (event) => {
      if (event.event !== 'combing') return;
      this.share = event.share;
      told();
    });
    setTimeout(() => {
      this.slow = true;
      if (!this.request.cancelled) told();
    }, SLOW_MS);
  }
}
