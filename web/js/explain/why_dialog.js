/**
 * Why was this cut? The window, the line that refutes coming here, what was skipped, and what plain minimax would
 * have spent on it.
 *
 * @import {Positions} from '../app/positions.js'
 * @import {Current} from './shell.js'
 * @import {Visit, Why} from './types.js'
 */
import { h } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { announce } from '../view/messages.js';
import { number, t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { bare, shortValue, windowText } from '../model/values.js';
import { cutSentence } from './sentences.js';
import { after, showBoard } from './small_board.js';

const BOARD = 190;

/** @param {Visit[]} way from the root */
const movesOf = (way) => way.flatMap(({ move }) => (move === null ? [] : [move]));

export class WhyDialog {
  /** @param {Positions} positions @param {{stepTo: (event: number) => void, goTo: (node: number) => void, failed: (error: unknown) => void}} hands */
  constructor(positions, hands) {
    this.positions = positions;
    this.hands = hands;
    /** @type {{current: Current, why: Why} | null} */
    this.shown = null;
    /** How often was asked: only the latest answer is shown. */
    this.asked = 0;
    /** How many moves of the refutation are on the board. */
    this.ply = 0;
    this.body = h('div', { class: 'dialog-body' });
    this.dialog = /** @type {HTMLDialogElement} */ (h('dialog', { id: 'why-dialog', 'aria-labelledby': 'why-title' },
      h('div', { class: 'dialog-head' }, h('h1', { id: 'why-title', 'data-l10n': 'explain-why' }),
        h('button', { class: 'quiet', type: 'button', id: 'why-close', 'data-icon': 'close', 'data-l10n-label': 'close', click: () => this.dialog.close() })),
      this.body));
    this.dialog.addEventListener('click', (event) => event.target === this.dialog && this.dialog.close());
  }

  /** @param {Current} current @param {number} node */
  async open(current, node) {
    this.asked += 1;
    const { asked } = this;
    try {
      const why = await current.source.why(node);
      if (this.asked !== asked || this.dialog.closest('[hidden]')) return;
      this.shown = { current, why };
    } catch (error) {
      if (this.asked === asked) this.hands.failed(error);
      return;
    }
    this.ply = this.shown.why.refutation.length;
    this.render();
    if (!this.dialog.open) this.dialog.showModal();
  }

  render() {
    if (!this.shown) return;
    const { current, why } = this.shown;
    const { game: { game }, nameAt } = current;
    const looks = looksOf(game);
    const { node } = why;
    const before = movesOf([...why.path, node]);
    const above = movesOf(why.path.slice(0, why.path.findIndex(({ id }) => id === why.elsewhere?.node) + 1));
    const value = (/** @type {import('../types.js').Value} */ text) => shortValue(bare(text), looks);
    const limit = node.side === 'x' ? node.beta : node.alpha;
    const fromAbove = why.elsewhere !== null && !why.elsewhere.scout;
    const fact = (/** @type {string} */ label, /** @type {string} */ text, id = '') => [h('dt', {}, t(label)), h('dd', id ? { id } : {}, text)];
    const minimax = why.minimax && t(why.minimax.exact ? 'explain-why-minimax' : 'explain-why-minimax-more', { n: why.minimax.nodes, shown: number(why.minimax.nodes) });
    this.body.replaceChildren(
      h('p', { id: 'why-sentence', class: 'step-sentence' }, cutSentence({
        side: node.side, game, value: value(why.value), elsewhere: value(fromAbove && why.elsewhere ? why.elsewhere.value : limit),
        skipped: node.skipped, byWindow: !fromAbove,
      })),
      h('dl', { class: 'facts-list' },
        ...fact('explain-fact-window', windowText(node.alpha, node.beta, looks), 'why-window'),
        ...(node.cut ? fact('explain-why-after', `${windowText(node.cut.alpha, node.cut.beta, looks)}  α ≥ β`, 'why-after') : []),
        ...(why.elsewhere ? fact('explain-why-elsewhere', `${why.elsewhere.move === null ? '' : `${nameAt([...above, why.elsewhere.move])}: `}${value(why.elsewhere.value)} (#${why.elsewhere.node})`, 'why-elsewhere') : []),
        ...fact('explain-why-skipped', `${t('explain-skipped', { n: node.skipped })}: ${why.skipped_moves.map((move) => nameAt([...before, move])).join(' ')}`, 'why-skipped'),
        ...(minimax ? fact('explain-why-spent', minimax, 'why-minimax') : [])),
      this.#line(current, why),
      h('div', { class: 'buttons' },
        h('button', { id: 'why-step', type: 'button', click: () => this.#leave(() => this.hands.stepTo(node.last - 1)) }, t('explain-why-step')),
        h('button', { id: 'why-node', type: 'button', click: () => this.#leave(() => this.hands.goTo(node.id)) }, t('explain-why-node'))));
  }

  /** @param {() => void} then */
  #leave(then) {
    this.dialog.close();
    then();
  }

  /** The refuting line, on a board where there is one. @param {Current} current @param {Why} why */
  #line({ game, typed, nameAt }, why) {
    const before = movesOf([...why.path, why.node]);
    const moves = why.refutation.slice(0, this.ply);
    const step = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {number} */ by) => {
      const off = this.ply + by < 0 || this.ply + by > why.refutation.length;
      return h('button', {
        id, type: 'button', 'aria-label': t(`explain-${id}`), title: t(`explain-${id}`), 'aria-disabled': String(off),
        click: () => !off && this.#show(this.ply + by, id),
      }, icon(sign));
    };
    const line = h('p', { id: 'why-line', class: 'why-line' }, ...why.refutation.map((_, i) =>
      h('span', { class: i < this.ply ? 'played' : 'to-come' }, `${nameAt([...before, ...why.refutation.slice(0, i + 1)])} `)));
    const board = h('div', { id: 'why-board', class: 'step-board', hidden: typed });
    if (!typed) showBoard(board, this.positions, after(game, [...before, ...moves]), BOARD, moves.length);
    return h('section', { class: 'why-refutation' }, h('h2', {}, t('explain-why-line')), board,
      h('div', { class: 'why-bar' }, step('why-back', 'previous', -1), line, step('why-forth', 'next', 1)));
  }

  /** @param {number} ply @param {string} focus */
  #show(ply, focus) {
    this.ply = ply;
    this.render();
    /** @type {HTMLElement | null} */ (this.dialog.querySelector(`#${focus}`))?.focus();
    announce(this.shown?.why.refutation.slice(0, ply).join(' ') ?? '');
  }
}
