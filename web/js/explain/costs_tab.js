/**
 * The tab "Costs": every move of the position as a small board with its value; a click opens the replies below.
 *
 * @import {Shell} from './shell.js'
 * @typedef {{exact: boolean, depth: number, values: MoveValue[], chosen: string | null, nodes: number}} Costs
 * @typedef {{moves: string[], costs: Costs, view: CostsRow, scene: Scene}} Row
 */
import { form, h, setText, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { t } from '../words/language.js';
import { parseRules } from '../model/rules.js';
import { compare, earlier, goodFor } from '../model/values.js';
import { moveName, sideName, sidesKey, spokenValue, valueText } from '../view/words.js';
import { after, showBoard } from './small_board.js';
import { LongList, roving } from './tab_list.js';
import { announce } from '../view/messages.js';
import { keyOf, outcomeOf } from '../model/scene.js';
import { SearchForm } from './search_form.js';
import { WorkingTab } from './shell.js';

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

/**
 * A row of the strip: every move as a small board with its value, best first. One move of it may be open. And whether a row
 * agrees with the one above.
 */
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
    const rules = parseRules(about.game.game);
    this.large = rules !== null && Math.max(rules.width, rules.height) > LONG;
    this.cards = h('div', { class: `cost-cards${this.large ? ' large' : ''}`, role: 'toolbar' });
    const { values } = about.costs;
    this.cards.setAttribute('aria-label', t('explain-costs-row', { n: values.length }));
    const list = new LongList(this.cards, { class: 'small-button costs-more' }, SHOWN, (i) => this.#card(values[i]), roving(this.cards, '.cost-card'));
    list.more.addEventListener('click', () => /** @type {HTMLElement} */ (this.cards.children[list.before]).focus());
    list.fill(values.length);
    this.elements = [this.cards, list.more];
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

export class Tab extends WorkingTab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    super(shell, host, 'costs');
    this.form = new SearchForm('costs', { windows: false, equality: false });
    /** The position of the first row. @type {GameRef | null} */
    this.game = null;
    /** @type {Row[]} */
    this.rows = [];
    this.run = h('button', { id: 'costs-run', type: 'submit', class: 'main', 'data-l10n': 'explain-costs-run' });
    this.status = h('p', { class: 'totals', id: 'costs-status' });
    this.strip = h('div', { class: 'costs-strip', id: 'costs-strip' });
    this.line = h('span', { id: 'costs-line', class: 'costs-line' });
    this.play = h('button', { id: 'costs-play', type: 'button', 'data-icon': 'play', 'data-l10n': 'explain-costs-play', click: () => this.#adopt() });
    this.foot = h('div', { class: 'card costs-foot', hidden: true }, h('span', { 'data-l10n': 'explain-costs-line' }), this.line, this.play);
    this.legend = h('ul', { class: 'costs-legend', id: 'costs-legend' });
    host.append(
      form({ id: 'costs-form', class: 'card search-form' }, () => this.#begin(),
        h('div', { class: 'fields' }, this.form.element, this.run), this.form.problem.element, this.fault.element, this.status),
      this.legend, this.strip, this.foot);
    this.render();
  }

  /** The position may be another one now. */
  async shown() {
    const { shell, game } = this;
    const wanted = shell.game;
    if (shell.app.address.view !== 'explain' || (game && keyOf(game) === keyOf(wanted))) return;
    this.game = wanted;
    const isNew = game?.game !== wanted.game || this.form.value() === null;
    await shell.offer(this.form, wanted, isNew);
    if (this.game === wanted && !this.host.hidden) this.#begin();
  }

  /** What is not done yet is begun again when the tab comes back. */
  hidden() {
    if (this.drop()) this.game = null;
  }

  /** The first row anew. */
  #begin() {
    const fields = this.form.submitted();
    if (!fields) return;
    this.game = this.shell.game;
    this.fields = fields;
    this.rows = [];
    this.strip.replaceChildren();
    this.#renderLegend();
    this.#ask([]);
  }

  /** Asks for the moves after `moves`, and shows them as the next row. @param {string[]} moves */
  #ask(moves) {
    const { game, fields } = this;
    if (!game || !fields) return;
    this.work(async (isLatest) => {
      const row = this.rows.length;
      const ref = after(game, moves);
      const scene = await this.shell.app.positions.look(ref);
      if (!isLatest()) return;
      const over = outcomeOf(scene.outcome);
      if (over) {
        const words = t(over.winner ? 'explain-costs-won' : 'explain-costs-drawn', { side: over.winner ? sideName(over.winner, game.game) : '' });
        this.strip.append(h('section', { class: 'card costs-row over', 'data-row': row }, h('p', {}, words)));
        announce(words);
        return;
      }
      const { algorithm, evaluator, order, depth = 1 } = fields;
      const asked = { game: ref, algorithm, evaluator, order, depth: depthOfRow(depth, row, this.rows.at(-1)?.costs ?? null) };
      const { section, words } = this.#add(moves, countFromFirst(await this.request('costs', asked), row), scene);
      if (moves.length > 0) section.scrollIntoView({ block: 'nearest' });
      announce(words.join(' '));
    });
  }

  /** Shows a row. @param {string[]} moves @param {Costs} costs @param {Scene} scene */
  #add(moves, costs, scene) {
    const row = this.rows.length;
    const game = /** @type {GameRef} */ (this.game);
    const view = new CostsRow(this.shell.app.positions, { game, moves, costs, algorithm: this.fields?.algorithm ?? '' }, (move) => this.#choose(row, move));
    const words = headWords(scene.side ? sideName(scene.side, game.game) : '', game.game, moves, costs, this.rows[row - 1]?.costs ?? null);
    this.rows.push({ moves, costs, view, scene });
    const section = h('section', { class: 'card costs-row', 'data-row': row, 'aria-label': words[0] },
      h('p', { class: 'costs-head' }, words[0]), ...words.slice(1).map((text) => h('p', { class: 'small costs-agree' }, text)), ...view.elements);
    this.strip.append(section);
    return { section, words };
  }

  /** Opens a move, or closes it if it is open. @param {number} row @param {string} move */
  #choose(row, move) {
    const { view, moves } = this.rows[row];
    const closing = view.open === move;
    this.rows.length = row + 1;
    while (this.strip.childElementCount > row + 1) this.strip.lastElementChild?.remove();
    view.mark(closing ? null : move);
    this.drop();
    if (closing) announce(t('explain-costs-closed', { move: moveName(move) }));
    else this.#ask([...moves, move]);
  }

  /** The opened moves. */
  get #path() {
    return this.rows.flatMap(({ view }) => (view.open === null ? [] : [view.open]));
  }

  /** Takes the opened moves over into the game. */
  #adopt() {
    const path = this.#path;
    if (path.length === 0) return;
    this.shell.app.session.adopt(path);
    this.run.focus();
    announce(t('explain-costs-played', { moves: path.map(moveName).join(' ') }));
  }

  renderStatus() {
    const path = this.#path;
    show(this.foot, path.length > 0);
    setText(this.line, path.map(moveName).join(' '));
    setText(this.status, this.busy ? t('explain-searching') : '');
  }

  /** Everything that has words, after the language has changed. */
  render() {
    this.form.update();
    this.#renderLegend();
    const { rows } = this;
    if (rows.length === 0) return;
    const path = this.#path;
    this.rows = [];
    this.strip.replaceChildren();
    for (const { moves, costs, scene } of rows) {
      this.#add(moves, costs, scene);
      this.rows.at(-1)?.view.mark(path[this.rows.length - 1] ?? null);
    }
    if (path.length < rows.length) return;
    // Only the end of the game has no row of its own.
    if (this.host.hidden || this.shell.app.address.view !== 'explain') this.game = null;
    else this.#ask(path);
  }

  #renderLegend() {
    const sign = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {string} */ words) =>
      h('li', {}, h('span', { class: `cost-sign ${kind}` }, icon(name)), h('span', {}, t(words)));
    this.legend.replaceChildren(sign('chosen', 'cpu', 'explain-costs-legend-algorithm'), sign('yours', 'person', 'explain-costs-legend-you'),
      h('li', {}, h('span', {}, [t('explain-costs-legend-values'), ...(this.game ? sidesKey(this.game.game) : [])].join(' '))));
  }
}
