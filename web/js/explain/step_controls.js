/**
 * A scrubber with its buttons: first, back, play, next, last, to the cuts if wanted, and the speed.
 *
 * @import {Played} from './player.js'
 *
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
import { Player, SPEEDS } from './player.js';

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
