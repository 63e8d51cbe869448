/**
 * The events of a search one by one: what it knows after some of them, going through them page by page, and the card to do so.
 *
 * @import {Tab} from './tree_tab.js'
 *
 * `alpha` and `beta` are the window now, `entry` that it was entered with;
 * `best` and `value` what the node has found so far; `leaf` how it ended without looking further.
 * @typedef {{alpha: Value, beta: Value}} Window
 * @typedef {{id: number, ply: number, move: string | null, side: Side, alpha: Value, beta: Value, entry: Window,
 *   best: string | null, value: Value | null, leaf: 'leaf' | 'table' | null, chance: boolean, seen: {move: string, value: Value}[]}} Frame
 * `chance`: nobody chooses there; `seen` are then its branches that have returned
 * @typedef {{at: number, wanted: number, settled: boolean, atEnd: boolean, goto: (n: number) => Promise<void>}} Played
 * @typedef {{
 *   played: () => Played | null,
 *   go: (n: number) => void,
 *   seek?: (which: 'next_cut' | 'previous_cut') => void,
 *   stepped?: (speed: number) => void,
 *   usual?: string,
 * }} Hands `seek` goes to a cut, `stepped` hears of every step that is played, `usual` is the speed at first
 */
import { other } from '../model/rules.js';
import { Kept } from '../net/socket.js';
import { h, setText } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { number, t } from '../words/language.js';
import { announce } from '../view/messages.js';
import { countTexts } from './sentences.js';

/** The moves that lead along some nodes. @param {{move: string | null}[]} way */
export const movesOf = (way) => way.flatMap(({ move }) => (move === null ? [] : [move]));

/** What a search knows after some of its events: the nodes that are open, their windows, and the counters. */
export class StepState {
  /** @param {Side} rootSide @param {OpenNode[]} open @param {Counts} counts */
  constructor(rootSide, open, counts) {
    this.rootSide = rootSide;
    this.counts = { ...counts };
    /** From the root down. @type {Frame[]} */
    this.frames = open.map(({ node, alpha, beta, best, value }) => ({
      id: node.id, ply: node.ply, move: node.move, side: node.side, alpha, beta,
      entry: { alpha: node.alpha, beta: node.beta }, best, value, leaf: node.kind === 'table' ? 'table' : node.kind === 'finished' || node.kind === 'horizon' ? 'leaf' : null,
      chance: node.kind === 'chance', seen: [],
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
    return movesOf(this.frames);
  }

  /** @param {Step} step */
  apply(step) {
    if (this.returned) this.frames.pop();
    this.returned = false;
    if (step.kind === 'enter') {
      this.counts.nodes += 1;
      const { node: id, move, alpha, beta } = step;
      const ply = this.frames.length;
      const side = step.side ?? (ply % 2 === 0 ? this.rootSide : other(this.rootSide));
      this.frames.push({ id, ply, move, side, alpha, beta, entry: { alpha, beta }, best: null, value: null, leaf: null, chance: step.chance ?? false, seen: [] });
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
    if (this.returned && this.parent?.chance && frame.move !== null && step.value !== null) this.parent.seen.push({ move: frame.move, value: step.value });
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
    this.pages = new Kept(PAGES_KEPT);
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
    return this.pages.get(first, () => this.source.steps(first, Math.min(PAGE, this.events - first)));
  }
}

/** Steps a second. */
const SPEEDS = [1, 2, 5, 20, 100, 1000];

/** Plays steps at a speed that may change meanwhile: one step, or several, per frame of the screen. */
class Player {
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

/** A scrubber with its buttons: first, back, play, next, last, to the cuts if wanted, and the speed. */
export class StepControls {
  /** @param {string} prefix of the ids @param {Hands} hands */
  constructor(prefix, { played, go, seek, stepped = () => {}, usual = '5' }) {
    this.usual = usual;
    const button = (/** @type {string} */ name, /** @type {string[]} */ signs, /** @type {() => void} */ click) =>
      h('button', { id: `${prefix}-${name}`, type: 'button', 'data-l10n-label': `explain-step-${name}`, click }, ...signs.map(icon));
    const by = (/** @type {number} */ n) => go((played()?.wanted ?? 0) + n);
    this.range = /** @type {HTMLInputElement} */ (h('input', { id: `${prefix}-range`, type: 'range', min: 0, max: 0, step: 1, value: 0, 'data-l10n-aria': 'explain-range' }));
    this.range.addEventListener('input', () => go(Number(this.range.value)));
    this.count = h('span', { id: `${prefix}-at`, class: 'small step-at' });
    this.speed = /** @type {HTMLSelectElement} */ (h('select', { id: `${prefix}-speed`, 'data-l10n-label': 'explain-speed' }));
    const speed = () => Number(this.speed.value);
    this.player = new Player({ speed, changed: () => this.#sign(), stepped: () => stepped(speed()) });
    this.play = button('play', ['play'], () => {
      const now = played();
      if (now) this.player.toggle(now);
    });
    this.options = h('span', { class: 'step-options' }, this.speed);
    this.element = h('section', { class: 'card step-card', 'data-l10n-aria': 'explain-steps' },
      h('div', { class: 'step-line' }, this.range, this.count),
      h('div', { class: 'step-bar', role: 'group', 'data-l10n-aria': 'explain-steps' },
        h('span', { class: 'group' },
          button('first', ['first'], () => go(0)),
          seek ? button('cut-back', ['previous', 'scissors'], () => seek('previous_cut')) : null,
          button('back', ['previous'], () => by(-1)),
          this.play,
          button('next', ['next'], () => by(1)),
          seek ? button('cut-next', ['scissors', 'next'], () => seek('next_cut')) : null,
          button('last', ['last'], () => go(Infinity))),
        this.options));
  }

  /** After a change of language. */
  render() {
    const chosen = this.speed.value || this.usual;
    this.speed.replaceChildren(...SPEEDS.map((value) => h('option', { value, selected: String(value) === chosen }, t('explain-per-second', { n: value }))));
    this.#sign();
  }

  /** @param {number} at @param {number} last */
  place(at, last) {
    this.range.max = String(last);
    this.range.value = String(at);
    const words = t('explain-step-at', { n: number(at + 1), of: number(last + 1) });
    this.range.setAttribute('aria-valuetext', words);
    setText(this.count, words);
  }

  #sign() {
    this.play.replaceChildren(icon(this.player.playing ? 'pause' : 'play'));
    const id = this.player.playing ? 'explain-step-pause' : 'explain-step-play';
    this.play.dataset.l10nLabel = id;
    this.play.setAttribute('aria-label', t(id));
    this.play.title = t(id);
  }
}

/** Steps a second at first: each can be followed. */
const USUAL = '2';
/** Not faster than this, each sentence can be listened to. */
const SPOKEN = 1;

/** The steps of one search: its controls, its counters, and whether the tree follows. */
export class StepView {
  /** @param {Tab} tab */
  constructor(tab) {
    this.tab = tab;
    /** @type {Stepper | null} */
    this.stepper = null;
    this.controls = new StepControls('step', {
      played: () => (this.stepper && this.stepper.events > 1 ? this.stepper : null),
      go: (n) => this.go(n),
      seek: (which) => this.seek(which),
      stepped: (speed) => speed <= SPOKEN && announce(this.#sentence),
      usual: USUAL,
    });
    this.follow = h('input', { id: 'step-follow', type: 'checkbox', checked: true });
    this.counts = h('span', { id: 'step-counts', class: 'small' });
    this.element = this.controls.element;
    this.element.id = 'step-card';
    this.controls.options.append(h('label', { class: 'check' }, this.follow, h('span', { 'data-l10n': 'explain-follow' })));
    this.controls.count.before(this.counts);
    this.follow.addEventListener('change', () => this.render());
  }

  /** @param {Current} current */
  load(current) {
    this.controls.player.stop();
    this.stepper?.close();
    const { source, totals, root } = current;
    this.stepper = new Stepper(source, totals.events, root.side, () => this.render(), (error) => this.tab.failed(error));
    // The finished search is shown first.
    return this.stepper.goto(totals.events - 1);
  }

  /** Everything with words. */
  renderWords() {
    this.controls.render();
    this.render();
  }

  render() {
    const { stepper } = this;
    if (!stepper) return;
    this.controls.place(stepper.at, stepper.last);
    const { counts } = stepper.state;
    setText(this.counts, countTexts(counts, counts.table_hits > 0).join(' · '));
    const { shell: { current }, now, tree } = this.tab;
    if (current) now.render(current, stepper);
    tree.moment(stepper, this.follow.checked);
  }

  get #sentence() {
    return this.tab.now.words.textContent ?? '';
  }

  /** To an event, by hand. @param {number} n */
  async go(n) {
    this.controls.player.stop();
    await this.stepper?.goto(Math.min(n, this.stepper.last));
    announce(this.#sentence);
  }

  /** @param {'next_cut' | 'previous_cut'} which */
  async seek(which) {
    this.controls.player.stop();
    const found = await this.stepper?.seek(which);
    announce(found ? this.#sentence : t('explain-no-cut'));
  }
}
