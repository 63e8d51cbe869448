/**
 * Going through the steps of a search: a scrubber with its buttons, and the card of one search with its counters.
 *
 * @typedef {{at: number, wanted: number, settled: boolean, atEnd: boolean, goto: (n: number) => Promise<void>}} Played
 * @typedef {{
 *   played: () => Played | null,
 *   go: (n: number) => void,
 *   seek?: (which: 'next_cut' | 'previous_cut') => void,
 *   stepped?: (speed: number) => void,
 *   usual?: string,
 * }} Hands `seek` goes to a cut, `stepped` hears of every step that is played, `usual` is the speed at first
 */
import { h, setText } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { number, t } from '../words/language.js';
import { announce } from '../view/messages.js';
import { Stepper } from './stepper.js';

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
  /** @param {{changed: (stepper: Stepper, follow: boolean) => void, sentence: () => string, failed: (error: unknown) => void}} hands */
  constructor(hands) {
    this.hands = hands;
    /** @type {Stepper | null} */
    this.stepper = null;
    this.controls = new StepControls('step', {
      played: () => (this.stepper && this.stepper.events > 1 ? this.stepper : null),
      go: (n) => this.go(n),
      seek: (which) => this.seek(which),
      stepped: (speed) => speed <= SPOKEN && announce(hands.sentence()),
      usual: USUAL,
    });
    this.follow = /** @type {HTMLInputElement} */ (h('input', { id: 'step-follow', type: 'checkbox', checked: true }));
    this.counts = h('span', { id: 'step-counts', class: 'small' });
    this.element = this.controls.element;
    this.element.id = 'step-card';
    this.controls.options.append(h('label', { class: 'check' }, this.follow, h('span', { 'data-l10n': 'explain-follow' })));
    this.controls.options.after(this.counts);
    this.follow.addEventListener('change', () => this.stepper && hands.changed(this.stepper, this.follow.checked));
  }

  /** @param {Current} current */
  load(current) {
    this.stop();
    this.stepper?.close();
    const { source, totals, root } = current;
    this.stepper = new Stepper(source, totals.events, root.side, () => this.render(), this.hands.failed);
    // The finished search is shown first.
    this.stepper.goto(totals.events - 1);
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
    const { nodes, leaves, cutoffs, table_hits: hits } = stepper.state.counts;
    setText(this.counts, [
      t('explain-nodes', { n: nodes, shown: number(nodes) }), t('explain-leaves', { n: leaves, shown: number(leaves) }),
      t('explain-cuts', { n: cutoffs, shown: number(cutoffs) }), ...(hits > 0 ? [t('explain-hits', { n: hits, shown: number(hits) })] : []),
    ].join(' · '));
    this.hands.changed(stepper, this.follow.checked);
  }

  /** To an event, by hand. @param {number} n */
  async go(n) {
    this.stop();
    await this.stepper?.goto(Math.min(n, this.stepper.last));
    announce(this.hands.sentence());
  }

  /** @param {'next_cut' | 'previous_cut'} which */
  async seek(which) {
    this.stop();
    const found = await this.stepper?.seek(which);
    announce(found ? this.hands.sentence() : t('explain-no-cut'));
  }

  stop() {
    this.controls.player.stop();
  }
}
