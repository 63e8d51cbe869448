/**
 * The steps of one search: its controls, its counters, and whether the tree follows.
 *
 * @import {Current} from './shell.js'
 */
import { h, setText } from '../view/dom.js';
import { announce } from '../view/messages.js';
import { number, t } from '../words/language.js';
import { StepControls } from './step_controls.js';
import { Stepper } from './stepper.js';

/** Steps a second at first: each can be followed. */
const USUAL = '2';
/** Not faster than this, each sentence can be listened to. */
const SPOKEN = 1;

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
