/**
 * The step that is shown: its sentence and board, the line of the pseudocode with the variables, and the nodes
 * that are open.
 *
 * @import {Current} from './shell.js'
 * @import {Stepper} from './stepper.js'
 * @import {Frame} from './step_state.js'
 * @import {Positions} from '../app/positions.js'
 * @import {Value} from '../types.js'
 */
import { h, s, setText, show } from '../view/dom.js';
import { t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { bare, shortValue, windowText } from '../model/values.js';
import { codeOf, hasWindow, litLines, negates } from './pseudocode.js';
import { sentence } from './sentences.js';
import { after, showBoard } from './small_board.js';

/** Pixels of the board. */
const BOARD = 150;

export class NowView {
  /** @param {Positions} positions @param {{goTo: (node: number) => void}} hands */
  constructor(positions, hands) {
    this.positions = positions;
    this.hands = hands;
    this.words = h('p', { id: 'step-sentence', class: 'step-sentence' });
    this.board = h('div', { id: 'step-board', class: 'step-board' });
    this.code = h('ol', { id: 'pseudocode', class: 'code', 'data-l10n-aria': 'explain-code' });
    this.variables = h('dl', { id: 'variables', class: 'variables' });
    this.eyes = h('p', { class: 'small', 'data-l10n': 'explain-eyes', hidden: true });
    this.path = h('ol', { id: 'open-path', class: 'open-path' });
    this.algorithm = '';
    this.elements = [
      h('section', { class: 'card now-card', id: 'now-card' }, h('h2', { 'data-l10n': 'explain-now' }), h('div', { class: 'now-line' }, this.words, this.board)),
      h('section', { class: 'card code-card', id: 'code-card' }, h('h2', { 'data-l10n': 'explain-code' }),
        h('div', { class: 'code-box', tabindex: 0, role: 'group', 'data-l10n-aria': 'explain-code' }, this.code), this.variables, this.eyes),
      h('section', { class: 'card', id: 'path-card' }, h('h2', { 'data-l10n': 'explain-open-path' }), this.path),
    ];
  }

  /** @param {Current} current @param {Stepper} stepper */
  render(current, stepper) {
    const { step, state } = stepper;
    if (!step) return;
    setText(this.words, sentence(step, state, current));
    this.#renderBoard(current, stepper);
    this.#renderCode(current, stepper);
    this.#renderVariables(current, stepper);
    this.path.replaceChildren(...state.frames.map((frame, i) => this.#frame(current, state.moves.slice(0, i), frame, i === state.frames.length - 1)));
  }

  /** @param {Current} current @param {Stepper} stepper */
  #renderBoard({ game, typed }, { state }) {
    show(this.board, !typed);
    if (!typed) showBoard(this.board, this.positions, after(game, state.moves), BOARD, state.moves.length);
  }

  /** @param {Current} current @param {Stepper} stepper */
  #renderCode({ algorithm }, { step, state }) {
    if (this.algorithm !== algorithm) {
      this.algorithm = algorithm;
      show(this.eyes, negates(algorithm));
      this.code.replaceChildren(...codeOf(algorithm).map((line) => h('li', {}, h('code', {}, line === '' ? '\u00a0' : line))));
    }
    if (!step) return;
    const lit = litLines(algorithm, step, state);
    [...this.code.children].forEach((line, i) => {
      if (i === lit.line) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
      line.classList.toggle('caller', i === lit.caller && i !== lit.line);
    });
  }

  /** @param {Current} current @param {Stepper} stepper */
  #renderVariables({ algorithm, game, nameAt }, { state: { frame, moves }, step }) {
    const looks = looksOf(game.game);
    const value = (/** @type {Value | null | undefined} */ text) => (text ? shortValue(text, looks) : '–');
    /** @type {[string, string][]} */
    const shown = [['node', frame ? `#${frame.id}` : '–'], ['move', (step?.kind !== 'enter' && step?.move ? nameAt([...moves, step.move]) : frame?.move && nameAt(moves)) || '–']];
    if (hasWindow(algorithm)) shown.push(['α', value(frame?.alpha)], ['β', value(frame?.beta)]);
    shown.push(['best', frame?.best ? `${nameAt([...moves, frame.best])} ${value(frame.value && bare(frame.value))}` : '–'], ['v', value(step?.value)]);
    this.variables.replaceChildren(...shown.map(([name, text]) => h('div', { 'data-variable': name }, h('dt', {}, name), h('dd', {}, text))));
  }

  /** @param {Current} current @param {string[]} moves @param {Frame} frame @param {boolean} innermost */
  #frame({ algorithm, game, nameAt }, moves, frame, innermost) {
    const looks = looksOf(game.game);
    const words = [nameAt(moves) ?? t('explain-root'), ...(hasWindow(algorithm) ? [windowText(frame.alpha, frame.beta, looks)] : []),
      ...(frame.best ? [`${nameAt([...moves, frame.best])} ${shortValue(bare(frame.value ?? '?'), looks)}`] : [])];
    return h('li', {}, h('button', {
      type: 'button', class: 'crumb', 'data-node': frame.id, ...(innermost ? { 'aria-current': 'true' } : {}), click: () => this.hands.goTo(frame.id),
    }, s('svg', { class: 'turn-icon', viewBox: '0 0 12 12', 'aria-hidden': 'true' }, s('path', { class: `turn-sign ${frame.side}`, d: frame.side === 'x' ? 'M1 11L6 1L11 11z' : 'M1 1L6 11L11 1z' })),
    words.join('  ')));
  }
}
