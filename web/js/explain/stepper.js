/**
 * The events of a search one by one: what it knows after some of them, and going through them page by page.
 *
 * `alpha` and `beta` are the window now, `entry` that it was entered with;
 * `best` and `value` what the node has found so far; `leaf` how it ended without looking further.
 * @typedef {{alpha: Value, beta: Value}} Window
 * @typedef {{id: number, ply: number, move: string | null, side: Side, alpha: Value, beta: Value, entry: Window,
 *   best: string | null, value: Value | null, leaf: 'leaf' | 'table' | null}} Frame
 */
import { other } from '../model/rules.js';

/** @param {OpenNode['node']['kind']} kind @returns {Frame['leaf']} */
const leafOf = (kind) => (kind === 'inner' ? null : kind === 'table' ? 'table' : 'leaf');

/** What a search knows after some of its events: the nodes that are open, their windows, and the counters. */
export class StepState {
  /** @param {Side} rootSide @param {OpenNode[]} open @param {Counts} counts */
  constructor(rootSide, open, counts) {
    this.rootSide = rootSide;
    this.counts = { ...counts };
    /** From the root down. @type {Frame[]} */
    this.frames = open.map(({ node, alpha, beta, best, value }) => ({
      id: node.id, ply: node.ply, move: node.move, side: node.side, alpha, beta,
      entry: { alpha: node.alpha, beta: node.beta }, best, value, leaf: leafOf(node.kind),
    }));
    /** Whether the innermost node has returned, and is shown for the last time. */
    this.returned = false;
  }

  /** The node the last event was about. @returns {Frame | null} */
  get frame() {
    return this.frames.at(-1) ?? null;
  }

  /** The node above it. @returns {Frame | null} */
  get parent() {
    return this.frames.at(-2) ?? null;
  }

  /** The moves from the root to the innermost node. */
  get moves() {
    return this.frames.flatMap(({ move }) => (move === null ? [] : [move]));
  }

  /** @param {Step} step */
  apply(step) {
    if (this.returned) this.frames.pop();
    this.returned = false;
    if (step.kind === 'enter') {
      this.#enter(step);
      return;
    }
    const { frame } = this;
    if (!frame || step.kind === 'round') return;
    [frame.alpha, frame.beta] = [step.alpha, step.beta];
    if (step.kind === 'leaf') this.counts.leaves += 1;
    if (step.kind === 'table') this.counts.table_hits += 1;
    if (step.kind === 'leaf' || step.kind === 'table') frame.leaf = step.kind;
    if (step.kind === 'improved') frame.best = step.move;
    if (step.kind === 'cut') {
      this.counts.cutoffs += 1;
      return;
    }
    frame.value = step.value;
    this.returned = step.kind === 'return';
  }

  /** @param {Step} step */
  #enter(step) {
    this.counts.nodes += 1;
    const ply = this.frames.length;
    this.frames.push({
      id: step.node, ply, move: step.move, side: step.side ?? (ply % 2 === 0 ? this.rootSide : other(this.rootSide)),
      alpha: step.alpha, beta: step.beta, entry: { alpha: step.alpha, beta: step.beta }, best: null, value: null, leaf: null,
    });
  }
}

/** Events of a page, and pages kept. */
const PAGE = 250;
const PAGES_KEPT = 60;

/** Goes through the events: loads pages of them, ahead of where one is, and tells the state after the event that is shown. */
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
    if (this.pages.size > PAGES_KEPT) this.pages.delete(/** @type {number} */ (this.pages.keys().next().value));
    return page;
  }
}
