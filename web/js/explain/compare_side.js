/**
 * One of the two searches side by side: its fields, its counters, and the step that is shown.
 *
 * @import {Positions} from '../app/positions.js'
 * @import {Current} from './shell.js'
 * @import {Stepper} from './stepper.js'
 * @typedef {Current} Compared
 */
import { h, s, setText, show } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { windowText } from '../model/values.js';
import { valueText } from '../view/words.js';
import { hasWindow } from './pseudocode.js';
import { SearchForm } from './search_form.js';
import { sentence } from './sentences.js';
import { after, showBoard } from './small_board.js';

const BOARD = 132;
export const COUNTERS = /** @type {const} */ (['nodes', 'leaves', 'cutoffs', 'table_hits']);
/** Pixels of the drawing of a bar. */
const BAR = 100;

export class CompareSide {
  /** @param {Positions} positions @param {'a' | 'b'} letter */
  constructor(positions, letter) {
    this.positions = positions;
    const id = (/** @type {string} */ part) => `compare-${letter}-${part}`;
    this.form = new SearchForm(`compare-${letter}`, { windows: false });
    this.letter = letter.toUpperCase();
    this.title = h('h2', { id: id('title') }, this.letter);
    this.state = h('span', { id: id('state'), class: 'small' });
    this.counters = h('dl', { id: id('counts'), class: 'counters' });
    this.words = h('p', { id: id('sentence'), class: 'step-sentence' });
    this.board = h('div', { id: id('board'), class: 'step-board' });
    this.path = h('p', { id: id('path'), class: 'small compare-path' });
    this.result = h('p', { id: id('result'), class: 'totals' });
    this.fieldset = h('fieldset', { class: 'compare-fields' }, h('legend', {}, this.letter), this.form.element, this.form.problem);
    this.element = h('section', { class: 'card compare-side', id: `compare-${letter}`, 'aria-labelledby': id('title') },
      h('div', { class: 'heading' }, this.title, this.state), this.counters,
      h('div', { class: 'now-line' }, this.words, this.board), this.path, this.result);
  }

  /**
   * @param {Compared} compared @param {string} name what tells it from the other one @param {Stepper} stepper
   * @param {Record<string, number>} most the largest count of both at the end, for the bars
   */
  render(compared, name, stepper, most) {
    const { algorithm, game, typed, totals, nameAt } = compared;
    const { step, state } = stepper;
    if (!step) return;
    setText(this.title, name === this.letter ? name : `${this.letter} · ${name}`);
    setText(this.state, stepper.atEnd ? t('explain-compare-ended', { n: number(stepper.events) })
      : t('explain-step-at', { n: number(stepper.at + 1), of: number(stepper.events) }));
    this.counters.replaceChildren(...COUNTERS.map((name) => counter(name, state.counts[name], most[name])));
    setText(this.words, sentence(step, state, compared));
    setText(this.path, [nameAt([]) ?? t('explain-root'), ...state.moves.map((_, i) => nameAt(state.moves.slice(0, i + 1)))].join(' › ')
      + (state.frame && hasWindow(algorithm) ? `  ${windowText(state.frame.alpha, state.frame.beta, looksOf(game.game))}` : ''));
    show(this.board, !typed);
    if (!typed) showBoard(this.board, this.positions, after(game, state.moves), BOARD, state.moves.length);
    show(this.result, stepper.atEnd);
    setText(this.result, t(totals.best === null ? 'explain-result-none' : 'explain-result', {
      algorithm, best: totals.best === null ? '' : nameAt([totals.best]) ?? '', value: valueText(totals.value, game.game),
    }));
  }
}

/** A count as number and bar. @param {string} name @param {number} count @param {number} most */
function counter(name, count, most) {
  return h('div', { 'data-counter': name, 'data-count': count }, h('dt', {}, t(`explain-count-${name.replace('_', '-')}`)), h('dd', {}, number(count)),
    s('svg', { viewBox: `0 0 ${BAR} 6`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      s('rect', { class: 'bar-back', width: BAR, height: 6 }), s('rect', { class: 'bar-full', width: most > 0 ? (count / most) * BAR : 0, height: 6 })));
}
