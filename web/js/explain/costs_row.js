/**
 * A row of the strip: every move as a small board with its value, best first. One move of it may be open. And whether a row
 * agrees with the one above.
 *
 * @import {GameRef, MoveValue, Value} from '../types.js'
 * @import {Positions} from '../app/positions.js'
 * @typedef {{exact: boolean, depth: number, values: MoveValue[], chosen: string | null, nodes: number}} Costs
 */
import { h, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { t } from '../words/language.js';
import { parseRules } from '../model/rules.js';
import { compare, earlier, goodFor } from '../model/values.js';
import { moveName, spokenValue, valueText } from '../view/words.js';
import { after, showBoard } from './small_board.js';
import { roving } from './tab_list.js';

/** Cards of a row that are shown at first, and how many more at a time. */
const SHOWN = 24;
/** Pixels of a small board; boards with longer sides than nine have larger cards. */
const [BOARD, LARGE_BOARD] = [84, 140];
const LONG = 9;

/** An answer about row `row`, its distances counted from the position of the first one. @param {Costs} costs @param {number} row @returns {Costs} */
export const countFromFirst = (costs, row) => ({ ...costs, values: costs.values.map((cost) => ({ ...cost, value: earlier(cost.value, row) })) });

/**
 * The depth to send for a row, so that it agrees with the one above.
 * @param {number} wanted of the first row @param {number} row @param {Costs | null} above
 */
export function depthOfRow(wanted, row, above) {
  return Math.max(1, above && !above.exact ? above.depth - 1 : wanted - row);
}

/**
 * Whether the best value of a row is what the opened move was worth in the row above. It is, unless the two had to
 * be searched to different depths.
 * @param {Costs} above @param {string} move @param {Costs} below both counted from the first row
 * @returns {{same: boolean, value: Value, best: Value}}
 */
export function agreement(above, move, below) {
  const value = above.values.find((cost) => cost.move === move)?.value ?? '?';
  const best = below.values[0]?.value ?? '?';
  return { same: compare(value, best) === 0, value, best };
}

/**
 * Who is to move and what is best; and below the first row, whether it agrees with the one above.
 * @param {string} side to move @param {string} game @param {string[]} moves from the first row here @param {Costs} costs @param {Costs | null} above
 */
export function headWords(side, game, moves, costs, above) {
  const [best] = costs.values;
  const args = { side, moves: moves.map(moveName).join(' '), best: moveName(best.move), value: spokenValue(best.value, game) };
  const head = t(above ? 'explain-costs-head-after' : 'explain-costs-head', args);
  const words = [`${head} ${costs.exact ? t('explain-costs-exact') : t('explain-costs-depth', { depth: costs.depth })}`];
  if (!above) return words;
  const move = moves[moves.length - 1];
  const found = agreement(above, move, costs);
  return [...words, t(found.same ? 'explain-costs-same' : 'explain-costs-other', {
    move: moveName(move), value: valueText(found.value, game), best: valueText(found.best, game), above: above.depth, below: costs.depth,
  })];
}

export class CostsRow {
  /**
   * @param {Positions} positions @param {{game: GameRef, moves: string[], costs: Costs, algorithm: string}} about `moves` led from the first
   *   row here @param {(move: string) => void} onChoose
   */
  constructor(positions, about, onChoose) {
    this.positions = positions;
    this.about = about;
    this.onChoose = onChoose;
    /** @type {string | null} */
    this.open = null;
    this.shown = 0;
    const rules = parseRules(about.game.game);
    this.large = rules !== null && Math.max(rules.width, rules.height) > LONG;
    this.cards = h('div', { class: `cost-cards${this.large ? ' large' : ''}`, role: 'toolbar' });
    this.more = h('button', { type: 'button', class: 'small-button costs-more', click: () => this.#more(true) });
    this.settle = roving(this.cards, '.cost-card');
    this.#more(false);
  }

  get elements() {
    return [this.cards, this.more];
  }

  /** Marks the move that the reader has chosen. @param {string | null} move */
  mark(move) {
    this.open = move;
    for (const card of this.cards.children) {
      const own = card.getAttribute('data-move') === move;
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

  /** @param {MoveValue} cost */
  #card({ move, value }) {
    const { game, moves, costs } = this.about;
    const chosen = costs.chosen === move;
    // Its words say everything.
    const board = h('span', { class: 'cost-board' });
    showBoard(board, this.positions, after(game, [...moves, move]), this.large ? LARGE_BOARD : BOARD, moves.length + 1, true);
    return h('button', {
      type: 'button', class: `cost-card${chosen ? ' chosen' : ''}`, 'data-move': move, 'data-value': value, 'aria-expanded': 'false',
      'aria-label': this.#words(move), click: () => this.onChoose(move),
    },
    board,
    h('span', { class: 'cost-line' }, h('span', {}, moveName(move)), ' ', h('span', { class: `worth ${goodFor(value) ?? ''}` }, valueText(value, game.game))),
    h('span', { class: 'cost-marks' }, ...(chosen ? [this.#mark('algorithm', 'cpu')] : [])));
  }

  /** @param {string} who @param {string} sign */
  #mark(who, sign) {
    return h('span', { class: 'cost-mark', 'data-mark': who }, icon(sign));
  }

  /** @param {string} move */
  #words(move) {
    const { game: { game }, costs, algorithm } = this.about;
    const value = costs.values.find((cost) => cost.move === move)?.value ?? '?';
    return [
      `${moveName(move)} ${valueText(value, game)}: ${spokenValue(value, game)}`,
      ...(costs.chosen === move ? [t('explain-costs-chosen', { algorithm })] : []),
      ...(this.open === move ? [t('explain-costs-yours')] : []),
    ].join(', ');
  }
}
