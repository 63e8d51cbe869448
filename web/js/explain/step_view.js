/**
 * The controls of the steps: the scrubber, back and forth, to the cuts, playing.
 *
 * @import {Current} from './shell.js'
 */
import { h, setText } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { announce } from '../view/messages.js';
import { number, t } from '../words/language.js';
import { Stepper } from './stepper.js';

/** Events a second. */
const SPEEDS = [1, 2, 5, 20, 100, 1000];
const USUAL = '2';
/** Slower than this, each sentence can be listened to. */
const SPOKEN = 1;

export class StepView {
  /** @param {{changed: (stepper: Stepper, follow: boolean) => void, sentence: () => string, failed: (error: unknown) => void}} hands */
  constructor(hands) {
    this.hands = hands;
    /** @type {Stepper | null} */
    this.stepper = null;
    this.playing = false;
    /** @type {number | null} */
    this.frame = null;
    const button = (/** @type {string} */ id, /** @type {string[]} */ signs, /** @type {() => void} */ click) =>
      h('button', { id, type: 'button', 'data-l10n-label': `explain-${id}`, click }, ...signs.map(icon));
    this.range = /** @type {HTMLInputElement} */ (h('input', { id: 'step-range', type: 'range', min: 0, max: 0, step: 1, value: 0, 'data-l10n-aria': 'explain-range' }));
    this.play = button('step-play', ['play'], () => this.toggle());
    this.speed = /** @type {HTMLSelectElement} */ (h('select', { id: 'step-speed', 'data-l10n-label': 'explain-speed' }));
    this.follow = /** @type {HTMLInputElement} */ (h('input', { id: 'step-follow', type: 'checkbox', checked: true }));
    this.count = h('span', { id: 'step-at', class: 'small step-at' });
    this.counts = h('span', { id: 'step-counts', class: 'small' });
    this.element = h('section', { class: 'card step-card', id: 'step-card', 'data-l10n-aria': 'explain-steps' },
      h('div', { class: 'step-line' }, this.range, this.count),
      h('div', { class: 'step-bar', role: 'group', 'data-l10n-aria': 'explain-steps' },
        h('span', { class: 'group' },
          button('step-first', ['first'], () => this.go(0)),
          button('step-cut-back', ['previous', 'scissors'], () => this.seek('previous_cut')),
          button('step-back', ['previous'], () => this.go((this.stepper?.wanted ?? 0) - 1)),
          this.play,
          button('step-next', ['next'], () => this.go((this.stepper?.wanted ?? 0) + 1)),
          button('step-cut-next', ['scissors', 'next'], () => this.seek('next_cut')),
          button('step-last', ['last'], () => this.go(Infinity))),
        h('span', { class: 'step-options' }, this.speed,
          h('label', { class: 'check' }, this.follow, h('span', { 'data-l10n': 'explain-follow' }))),
        this.counts));
    this.range.addEventListener('input', () => this.go(Number(this.range.value)));
    this.follow.addEventListener('change', () => this.stepper && this.hands.changed(this.stepper, this.follow.checked));
  }

  /** @param {Current} current */
  load(current) {
    this.stop();
    this.stepper?.close();
    const { source, totals, root } = current;
    this.range.max = String(totals.events - 1);
    this.stepper = new Stepper(source, totals.events, root.side, () => this.render(), this.hands.failed);
    // The finished search is shown first.
    this.stepper.goto(totals.events - 1);
  }

  /** Everything with words. */
  renderWords() {
    const chosen = this.speed.value || USUAL;
    this.speed.replaceChildren(...SPEEDS.map((value) => h('option', { value, selected: String(value) === chosen }, t('explain-per-second', { n: value }))));
    this.#sign();
    this.render();
  }

  render() {
    const { stepper } = this;
    if (!stepper) return;
    this.range.value = String(stepper.at);
    this.range.setAttribute('aria-valuetext', t('explain-step-at', { n: number(stepper.at + 1), of: number(stepper.events) }));
    setText(this.count, t('explain-step-at', { n: number(stepper.at + 1), of: number(stepper.events) }));
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

  toggle() {
    if (this.playing) this.stop();
    else this.#start();
  }

  stop() {
    this.playing = false;
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    this.#sign();
  }

  async #start() {
    const { stepper } = this;
    if (!stepper || stepper.events < 2) return;
    this.playing = true;
    this.#sign();
    if (stepper.atEnd) await stepper.goto(0);
    let [from, start] = [stepper.at, performance.now()];
    let speed = Number(this.speed.value);
    const tick = (/** @type {number} */ now) => {
      if (!this.playing || this.stepper !== stepper) return;
      if (Number(this.speed.value) !== speed) [from, start, speed] = [stepper.at, now, Number(this.speed.value)];
      const due = from + Math.floor(((now - start) / 1000) * speed);
      if (due > stepper.wanted && stepper.settled) {
        stepper.goto(due);
        if (speed <= SPOKEN) announce(this.hands.sentence());
      }
      if (stepper.atEnd) this.stop();
      else this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  #sign() {
    this.play.replaceChildren(icon(this.playing ? 'pause' : 'play'));
    const words = t(this.playing ? 'explain-step-pause' : 'explain-step-play');
    this.play.setAttribute('aria-label', words);
    this.play.title = words;
    this.play.dataset.l10nLabel = this.playing ? 'explain-step-pause' : 'explain-step-play';
  }
}
