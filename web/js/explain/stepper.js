/**
 * Goes through the events of a search: loads pages of events, ahead of where one is, and tells the state
 * after the event that is shown.
 *
 * @import {Side} from '../types.js'
 * @import {Source, Step, StepPage} from './types.js'
 */
import { StepState } from './step_state.js';

/** Events of a page, and pages kept. */
const PAGE = 250;
const KEPT = 60;

export class Stepper {
  /**
   * @param {Source} source @param {number} events @param {Side} rootSide
   * @param {(stepper: Stepper) => void} onChange @param {(error: unknown) => void} onError
   */
  constructor(source, events, rootSide, onChange, onError) {
    this.source = source;
    this.events = events;
    this.rootSide = rootSide;
    this.onChange = onChange;
    this.onError = onError;
    /** The event that is shown; -1 before the first one arrives. */
    this.at = -1;
    /** @type {Step | null} */
    this.step = null;
    this.state = new StepState(rootSide, [], { nodes: 0, leaves: 0, cutoffs: 0, table_hits: 0 });
    /** @type {Map<number, Promise<StepPage>>} */
    this.pages = new Map();
    this.wanted = -1;
    this.busy = false;
    this.closed = false;
  }

  get last() {
    return this.events - 1;
  }

  get atEnd() {
    return this.at >= this.last;
  }

  /** Whether everything asked for is shown. */
  get settled() {
    return this.wanted === this.at;
  }

  /** Shows an event; of several asked for in a hurry only the latest. @param {number} n */
  async goto(n) {
    this.wanted = Math.max(0, Math.min(this.last, Math.round(n)));
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.wanted !== this.at && !this.closed) await this.#show(this.wanted);
    } catch (error) {
      this.wanted = this.at;
      if (!this.closed) this.onError(error);
    } finally {
      this.busy = false;
    }
  }

  /** To the next or previous cut; false if there is none. @param {'next_cut' | 'previous_cut'} seek */
  async seek(seek) {
    try {
      const { events } = await this.source.steps(Math.max(0, this.at), 1, seek);
      if (events.length === 0 || this.closed) return false;
      await this.goto(events[0].n);
    } catch (error) {
      if (!this.closed) this.onError(error);
    }
    return true;
  }

  /** Nobody looks any more. */
  close() {
    this.closed = true;
  }

  /** @param {number} n */
  async #show(n) {
    const first = n - (n % PAGE);
    const page = await this.#page(first);
    if (this.closed) return;
    const state = new StepState(this.rootSide, page.open, page.counts);
    const steps = page.events.slice(0, n - first + 1);
    for (const step of steps) state.apply(step);
    this.at = n;
    this.step = steps.at(-1) ?? null;
    this.state = state;
    this.onChange(this);
    // Ahead, so that the next page is there before it is needed.
    for (const near of [first + PAGE, first - PAGE]) {
      if (near >= 0 && near < this.events) this.#page(near).catch(() => {});
    }
  }

  /** @param {number} first @returns {Promise<StepPage>} */
  #page(first) {
    const known = this.pages.get(first);
    if (known) return known;
    const page = this.source.steps(first, Math.min(PAGE, this.events - first));
    this.pages.set(first, page);
    page.catch(() => this.pages.delete(first));
    if (this.pages.size > KEPT) this.pages.delete(/** @type {number} */ (this.pages.keys().next().value));
    return page;
  }
}
