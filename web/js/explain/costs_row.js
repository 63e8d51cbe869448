/**
 * A row of the strip: every move as a small board with its value, best first. One move of it may be open.
 *
 * @import {Position} from '../model/rules.js'
 * @import {WireGame} from '../types.js'
 * @import {Cost, Costs} from './costs_rows.js'
 */
import { h, s, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { t } from '../words/language.js';
import { SHOWN } from './costs_rows.js';
import { styleOfRow } from './costs_words.js';
import { roving } from './roving.js';
import { spokenValue } from './sentences.js';
import { boardGroup, positionAt, rulesOf } from './small_board.js';
import { goodSide, valueText } from './values.js';

/** Pixels of a small board, and of one cell at least. */
const BOARD = 84;
const CELL = 9;
/** Boards with longer sides have larger cards. */
const LARGE = 9;

export class CostsRow {
  /**
   * @param {{game: WireGame, moves: string[], costs: Costs, algorithm: string}} about `moves` led from the first row here
   * @param {(cell: string) => void} onChoose
   */
  constructor(about, onChoose) {
    this.about = about;
    this.onChoose = onChoose;
    this.style = styleOfRow(about.costs);
    /** @type {string | null} */
    this.open = null;
    this.shown = 0;
    const rules = rulesOf(about.game);
    const isLarge = rules !== null && Math.max(rules.width, rules.height) > LARGE;
    this.cards = h('div', { class: `cost-cards${isLarge ? ' large' : ''}`, role: 'toolbar' });
    this.more = h('button', { type: 'button', class: 'small-button costs-more', click: () => this.#more(true) });
    this.settle = roving(this.cards, '.cost-card');
    this.#more(false);
  }

  get elements() {
    return [this.cards, this.more];
  }

  /** Marks the move that the reader has chosen. @param {string | null} cell */
  mark(cell) {
    this.open = cell;
    for (const card of this.cards.children) {
      const own = card.getAttribute('data-move') === cell;
      card.setAttribute('aria-expanded', String(own));
      card.classList.toggle('yours', own);
      const marks = card.querySelector('.cost-marks');
      const person = marks?.querySelector('[data-mark="you"]');
      if (own && !person) marks?.append(this.#mark('you', 'person'));
      if (!own) person?.remove();
      card.setAttribute('aria-label', this.#words(card.getAttribute('data-move') ?? ''));
    }
  }

  /** @param {boolean} byHand */
  #more(byHand) {
    const { values } = this.about.costs;
    const first = this.shown;
    this.shown = Math.min(values.length, this.shown + SHOWN);
    this.cards.append(...values.slice(first, this.shown).map((cost) => this.#card(cost)));
    this.cards.setAttribute('aria-label', t('explain-costs-row', { n: values.length }));
    show(this.more, this.shown < values.length);
    this.more.textContent = t('explain-costs-more', { n: values.length - this.shown });
    this.settle();
    if (byHand) /** @type {HTMLElement} */ (this.cards.children[first]).focus();
  }

  /** @param {Cost} cost */
  #card({ cell, value }) {
    const { game, moves, costs } = this.about;
    const position = positionAt(game, [...moves, cell]);
    const chosen = costs.chosen === cell;
    const side = goodSide(value);
    return h('button', {
      type: 'button', class: `cost-card${chosen ? ' chosen' : ''}`, 'data-move': cell, 'data-value': value, 'aria-expanded': 'false',
      'aria-label': this.#words(cell), click: () => this.onChoose(cell),
    },
    ...(position ? [picture(position, new Set(position.moves.slice(game.moves.length)))] : []),
    h('span', { class: 'cost-line' }, h('span', {}, cell), ' ', h('span', { class: `worth ${side ?? ''}` }, valueText(value, this.style))),
    h('span', { class: 'cost-marks' }, ...(chosen ? [this.#mark('algorithm', 'cpu')] : [])));
  }

  /** @param {string} who @param {string} sign */
  #mark(who, sign) {
    return h('span', { class: 'cost-mark', 'data-mark': who }, icon(sign));
  }

  /** @param {string} cell */
  #words(cell) {
    const { costs, algorithm } = this.about;
    const value = costs.values.find((cost) => cost.cell === cell)?.value ?? 0;
    return [
      `${cell} ${valueText(value, this.style)}: ${spokenValue(value, 'exact', false, this.style)}`,
      ...(costs.chosen === cell ? [t('explain-costs-chosen', { algorithm })] : []),
      ...(this.open === cell ? [t('explain-costs-yours')] : []),
    ].join(', ');
  }
}

/** The board of a card, whose words say everything. @param {Position} position @param {Set<number>} fresh */
function picture(position, fresh) {
  const { width, height } = position.rules;
  const unit = Math.max(CELL, Math.floor(BOARD / Math.max(width, height)));
  return s('svg', { class: 'cost-board', viewBox: `-1 -1 ${width * unit + 2} ${height * unit + 2}`, 'aria-hidden': 'true' }, boardGroup(position, unit, fresh));
}
