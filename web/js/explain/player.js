/**
 * Plays steps at a speed that may change meanwhile: one step, or several, per frame of the screen.
 *
 * @typedef {{at: number, wanted: number, settled: boolean, atEnd: boolean, goto: (n: number) => Promise<void>}} Played
 */

/** Steps a second. */
export const SPEEDS = [1, 2, 5, 20, 100, 1000];

export class Player {
  /** @param {{speed: () => number, changed: (playing: boolean) => void, stepped: () => void}} hands */
  constructor(hands) {
    this.hands = hands;
    /** @type {Played | null} */
    this.played = null;
    this.playing = false;
    /** @type {number | null} */
    this.frame = null;
  }

  /** @param {Played} played */
  toggle(played) {
    if (this.playing) this.stop();
    else this.#start(played);
  }

  stop() {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    if (!this.playing) return;
    this.playing = false;
    this.hands.changed(false);
  }

  /** @param {Played} played */
  async #start(played) {
    this.played = played;
    this.playing = true;
    this.hands.changed(true);
    if (played.atEnd) await played.goto(0);
    let [from, start, speed] = [played.at, performance.now(), this.hands.speed()];
    const tick = (/** @type {number} */ now) => {
      if (!this.playing || this.played !== played) return;
      if (this.hands.speed() !== speed) [from, start, speed] = [played.at, now, this.hands.speed()];
      const due = from + Math.floor(((now - start) / 1000) * speed);
      if (due > played.wanted && played.settled) {
        played.goto(due);
        this.hands.stepped();
      }
      if (played.atEnd) this.stop();
      else this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }
}
