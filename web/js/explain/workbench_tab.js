/**
 * The tab "Workbench": an evaluator of k in a row on the board, line by line and cell by cell, with weights of one's own and
 * their effect on the move.
 *
 * @import {Shell} from './shell.js'
 *
 * The answer of the server; everything from X's point of view:
 * @typedef {{cells: string[], side: Side, stones: number, worth: number}} WeighedLine
 * @typedef {{best: string, values: MoveValue[]}} Choice
 * @typedef {{lines: WeighedLine[], cells: {cell: string, worth: number}[], total: number, usual: Choice, changed: Choice}} Weighed
 */
import { form, h, labelled, options, s, setText, show } from '../view/dom.js';
import { FaultLine, announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { keyOf, spot } from '../model/scene.js';
import { goodFor, shortSum, signed } from '../model/values.js';
import { boardGroup } from './small_board.js';
import { sideMark } from '../view/icons.js';
import { sideName, valueText } from '../view/words.js';
import { LongList, roving } from './tab_list.js';
import { parseRules } from '../model/rules.js';
import { WorkingTab } from './shell.js';

/** The evaluators that have weights. */
const WEIGHTED = ['line-power', 'open-lines'];
/** The largest size of a weight. */
const LARGEST = 100_000_000;
const MOST_WEIGHTS = 9;

/** How many weights there are: for lines with 1, 2 … stones, up to one less than win.
 * @param {string} evaluator @param {Rules} rules */
export const weightCount = (evaluator, { k }) => (evaluator === 'open-lines' ? 1 : Math.max(1, Math.min(MOST_WEIGHTS, k - 1)));

/** The usual weights. @param {string} evaluator @param {Rules} rules */
export const usualWeights = (evaluator, rules) =>
  Array.from({ length: weightCount(evaluator, rules) }, (_, i) => (evaluator === 'open-lines' ? 1 : Math.min(LARGEST, 10 ** (i + 1))));

/** The weights, or which of them are none: whole numbers within ±10⁸. @param {string[]} texts
 * @returns {{weights: number[], bad: number[]}} */
export function readWeights(texts) {
  const weights = texts.map((text) => {
    const word = text.trim().replace(/[−–]/g, '-');
    return /^[+-]?\d{1,9}$/.test(word) && Math.abs(Number(word)) <= LARGEST ? Number(word) : NaN;
  });
  return { weights, bad: weights.flatMap((weight, i) => (Number.isNaN(weight) ? [i] : [])) };
}

/** How strongly a worth is tinted, from 0 to 1; roots, because weights grow tenfold. @param {number} worth @param {number} most */
export const tint = (worth, most) => (most > 0 ? Math.sqrt(Math.abs(worth) / most) : 0);

/** The depths that are offered. */
const DEPTHS = [1, 2, 3, 4, 5, 6];

/** The evaluator, its weights as a person types them, and how deep to look for their effect. */
export class WeightsForm {
  /** @param {() => void} onChange when there are weights that are possible */
  constructor(onChange) {
    this.onChange = onChange;
    /** @type {Rules | null} */
    this.rules = null;
    this.evaluator = h('select', { id: 'bench-evaluator' }, ...options(WEIGHTED, 'line-power'));
    this.depth = h('select', { id: 'bench-depth' }, ...options(DEPTHS, 2));
    this.weights = h('div', { class: 'bench-weights', id: 'bench-weights', role: 'group', 'data-l10n-aria': 'explain-bench-weights' });
    this.problem = new FaultLine('bench-problem');
    this.reset = h('button', { id: 'bench-reset', type: 'button', 'data-icon': 'again', 'data-l10n': 'explain-bench-reset', click: () => this.#usual(true) });
    this.element = form({ id: 'bench-form', class: 'card search-form bench-form' }, () => {},
      labelled('evaluator', this.evaluator), labelled('explain-depth', this.depth), this.weights, this.reset, this.problem.element);
    this.weights.addEventListener('input', () => this.#typed());
    this.depth.addEventListener('change', onChange);
    this.evaluator.addEventListener('change', () => this.#usual(true));
  }

  /** Shows the fields, or hides them where there are no weights. @param {boolean} shown */
  only(shown) {
    for (const part of this.element.querySelectorAll('label, .bench-weights, #bench-reset')) show(/** @type {HTMLElement} */ (part), shown);
  }

  /** @param {Rules} rules @param {number} depth that is quickly searched */
  load(rules, depth) {
    this.rules = rules;
    this.depth.value = String(depth);
    this.#usual(false);
  }

  /** @returns {HTMLInputElement[]} */
  get #inputs() {
    return [...this.weights.querySelectorAll('input')];
  }

  /** The usual weights. @param {boolean} byHand */
  #usual(byHand) {
    if (!this.rules) return;
    const usual = usualWeights(this.evaluator.value, this.rules);
    this.weights.replaceChildren(...usual.map((weight, i) => h('label', { class: 'row', for: `weight-${i + 1}` }, h('span', { 'data-stones': i + 1 }),
      h('input', { id: `weight-${i + 1}`, type: 'number', inputmode: 'numeric', step: 1, min: -LARGEST, max: LARGEST, value: weight, 'aria-describedby': 'bench-problem' }))));
    this.render();
    this.#typed();
    if (byHand) announce(t('explain-bench-usual-now', { weights: usual.join(', ') }));
  }

  #typed() {
    const { bad } = readWeights(this.#inputs.map(({ value }) => value));
    const told = this.problem.shown;
    this.#inputs.forEach((field, i) => field.setAttribute('aria-invalid', String(bad.includes(i))));
    this.problem.show(bad.length > 0 ? t('explain-bench-bad', { most: LARGEST }) : '');
    if (bad.length === 0) this.onChange();
    else if (!told) this.problem.repeat();
  }

  render() {
    for (const span of this.weights.querySelectorAll('span')) {
      setText(span, this.evaluator.value === 'open-lines' ? t('explain-bench-open-line') : t('explain-bench-stones', { n: Number(span.dataset.stones) }));
    }
  }

  /** What is asked for; null if a weight is impossible. */
  value() {
    const { weights, bad } = readWeights(this.#inputs.map(({ value }) => value));
    return bad.length > 0 ? null : { evaluator: this.evaluator.value, weights, depth: Number(this.depth.value) };
  }
}

/** Pixels of a cell in the drawing, and of the margin for the coordinates. */
const UNIT = 40;
const MARGIN = 22;

/** The board of the workbench: stones, the worth of every cell as tint and number, the best moves, and one line. */
class BenchBoard {
  constructor() {
    this.element = h('div', { class: 'bench-board', id: 'bench-board', tabindex: 0, role: 'group', 'data-l10n-aria': 'explain-bench-cells' });
    /** @type {Scene | null} */
    this.scene = null;
    this.line = s('g', { class: 'bench-line' });
  }

  /** @param {Scene} scene @param {GameRef} ref @param {Weighed} weighed */
  render(scene, ref, weighed) {
    this.scene = scene;
    const [width, height] = [scene.columns.length, scene.rows.length];
    const stones = new Set(scene.pieces.map(({ at }) => at));
    const most = Math.max(0, ...weighed.cells.map(({ worth }) => Math.abs(worth)));
    const [w, tall] = [width * UNIT + MARGIN + 2, height * UNIT + MARGIN + 2];
    this.line = s('g', { class: 'bench-line' });
    const tints = weighed.cells.filter(({ worth }) => worth !== 0).map(({ cell, worth }) => {
      const [x, y] = this.#corner(cell);
      return s('rect', { class: `bench-tint ${worth > 0 ? 'x' : 'o'}`, x, y, width: UNIT, height: UNIT, 'fill-opacity': (0.08 + 0.37 * tint(worth, most)).toFixed(2) });
    });
    const numbers = weighed.cells.map(({ cell, worth }) => {
      const [x, y] = this.#corner(cell);
      const stone = stones.has(cell);
      return s('text', { class: `bench-number${stone ? ' on-stone' : ''}`, 'data-worth': cell, x: x + UNIT / 2, y: y + UNIT * (stone ? 0.86 : 0.5) }, shortSum(worth));
    });
    const names = [
      ...scene.columns.map((name, i) => s('text', { class: 'bench-name', x: (i + 0.5) * UNIT, y: height * UNIT + MARGIN / 2 + 1 }, name)),
      ...scene.rows.map((name, i) => s('text', { class: 'bench-name', x: -MARGIN / 2, y: (i + 0.5) * UNIT }, name)),
    ];
    // A cell of a small board would be as large as a hand, and its numbers with it.
    this.element.style.setProperty('--columns', String(width));
    this.element.replaceChildren(s('svg', { class: 'bench-svg', viewBox: `${-MARGIN} -1 ${w} ${tall}`, role: 'img', 'aria-label': t('explain-bench-board') },
      ...tints, boardGroup(scene, looksOf(ref.game), UNIT, { last: ref.moves.slice(-1) }), this.line, ...numbers, ...this.#marks(weighed), ...names));
  }

  /** The upper left corner of a cell. @param {string} name @returns {[number, number]} */
  #corner(name) {
    const [x, y] = spot(/** @type {Scene} */ (this.scene), name);
    return [x * UNIT, y * UNIT];
  }

  /** The best move by the usual weights: a dashed frame; by the changed ones: a full one with a dot. @param {Weighed} weighed */
  #marks({ usual, changed }) {
    const [ux, uy] = this.#corner(usual.best);
    const [cx, cy] = this.#corner(changed.best);
    return [
      s('rect', { class: 'bench-best usual', 'data-best': 'usual', 'data-move': usual.best, x: ux + 3, y: uy + 3, width: UNIT - 6, height: UNIT - 6, rx: 4 }),
      s('g', { class: 'bench-best changed', 'data-best': 'changed', 'data-move': changed.best },
        s('rect', { x: cx + 1, y: cy + 1, width: UNIT - 2, height: UNIT - 2, rx: 6 }), s('circle', { cx: cx + UNIT - 7, cy: cy + 7, r: 3.5 })),
    ];
  }

  /** Draws one line, or none. @param {WeighedLine | null} line */
  draw(line) {
    this.line.replaceChildren();
    if (!line) return;
    const centres = line.cells.map((cell) => this.#corner(cell).map((n) => n + UNIT / 2));
    this.line.append(s('path', { class: `bench-through ${line.side}`, 'data-cells': line.cells.join(' '), d: `M${centres.map((point) => point.join(' ')).join('L')}` }));
  }
}

/** Entries of a list that are shown at first, and how many more at a time. */
const SHOWN = 12;

/** What each line contributes. */
class LinesCard {
  /** @param {(line: WeighedLine | null) => void} onLine the line that is looked at */
  constructor(onLine) {
    /** @type {WeighedLine[]} */
    this.lines = [];
    this.game = '';
    this.list = h('ul', { class: 'bench-lines', id: 'bench-lines' });
    const settle = roving(this.list, 'button');
    this.long = new LongList(this.list, { id: 'bench-lines-more', class: 'small-button' }, SHOWN, (i) => this.#entry(this.lines[i], onLine), settle);
    this.total = h('p', { id: 'bench-total', class: 'totals' });
    this.element = h('section', { class: 'card', id: 'bench-lines-card' }, h('h2', { 'data-l10n': 'explain-bench-lines' }), this.total, this.list, this.long.more);
    this.list.addEventListener('focusout', () => onLine(null));
    // A line that was tapped stays, so that one can look up to the board.
    this.list.addEventListener('pointerleave', () => onLine(this.lines[[...this.list.children].findIndex((entry) => entry.contains(document.activeElement))] ?? null));
  }

  /** @param {Weighed} weighed @param {string} game */
  render({ lines, total }, game) {
    this.game = game;
    // The heaviest first; equals as the board has them.
    this.lines = [...lines].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
    const sum = (/** @type {Side} */ of) => lines.reduce((all, { side, worth }) => all + (side === of ? worth : 0), 0);
    setText(this.total, t('explain-bench-total', { x: signed(sum('x')), o: signed(sum('o')), total: signed(total), n: lines.length }));
    this.long.fill(lines.length);
  }

  /** @param {WeighedLine} line @param {(line: WeighedLine | null) => void} onLine */
  #entry(line, onLine) {
    const { cells, side, stones, worth } = line;
    const span = `${cells[0]}–${cells[cells.length - 1]}`;
    const look = () => onLine(line);
    const button = h('button', { type: 'button', class: 'bench-entry', 'data-cells': cells.join(' '), focus: look, pointerenter: look, click: look },
      sideMark(side, this.game), h('span', { class: 'bench-span' }, span), h('span', { class: 'small' }, t('explain-bench-stones', { n: stones })),
      h('b', { class: `worth ${side}` }, signed(worth)));
    return h('li', {}, button);
  }
}

/** What each move is worth. */
class MovesTable {
  constructor() {
    /** @type {{move: string, usual: Value, changed: Value}[]} */
    this.moves = [];
    this.game = '';
    /** @type {Weighed | null} */
    this.weighed = null;
    this.body = h('tbody', { id: 'bench-moves' });
    this.long = new LongList(this.body, { id: 'bench-moves-more', class: 'small-button' }, SHOWN, (i) => this.#row(i));
    this.effect = h('p', { id: 'bench-effect', class: 'step-sentence' });
    this.legend = h('ul', { class: 'costs-legend bench-legend' },
      ...['usual', 'changed'].map((kind) => h('li', {}, h('span', { class: `bench-sign ${kind}` }), h('span', { 'data-l10n': `explain-bench-best-${kind}` }))));
    this.element = h('section', { class: 'card', id: 'bench-moves-card' }, h('h2', { 'data-l10n': 'explain-bench-moves' }), this.effect, this.legend,
      h('table', { class: 'bench-table' }, h('thead', {}, h('tr', {},
        ...['move', 'usual', 'changed'].map((name) => h('th', { scope: 'col', 'data-l10n': `explain-bench-column-${name}` })))), this.body), this.long.more);
  }

  /** @param {Weighed} weighed @param {string} side whose move it is @param {string} game */
  render(weighed, side, game) {
    this.weighed = weighed;
    this.game = game;
    const { usual, changed } = weighed;
    const before = new Map(usual.values.map(({ move, value }) => [move, value]));
    this.moves = changed.values.map(({ move, value }) => ({ move, usual: before.get(move) ?? '?', changed: value }));
    setText(this.effect, t(usual.best === changed.best ? 'explain-bench-effect-same' : 'explain-bench-effect', { side, usual: usual.best, changed: changed.best }));
    this.long.fill(this.moves.length);
  }

  /** @param {number} index */
  #row(index) {
    const { move, usual, changed } = this.moves[index];
    const signs = ['usual', 'changed'].filter((kind) => this.weighed?.[/** @type {'usual' | 'changed'} */ (kind)].best === move);
    const value = (/** @type {Value} */ text) => h('td', { class: `worth ${goodFor(text) ?? ''}` }, valueText(text, this.game));
    return h('tr', { 'data-move': move },
      h('th', { scope: 'row' }, move, ...signs.map((kind) => h('span', { class: `bench-sign ${kind}`, role: 'img', 'aria-label': t(`explain-bench-best-${kind}`) }))),
      value(usual), value(changed));
  }
}

/** After the last key, before the server is asked. */
const WAIT_MS = 250;
/** On larger boards two plies take a while. */
const MANY_CELLS = 120;
/** Wider boards need more room for their numbers. */
const WIDE = 9;

export class Tab extends WorkingTab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    super(shell, host, 'bench');
    /** @type {GameRef | null} */
    this.game = null;
    /** @type {Weighed | null} */
    this.weighed = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.form = new WeightsForm(() => this.#later());
    this.board = new BenchBoard();
    this.lines = new LinesCard((line) => this.board.draw(line));
    this.moves = new MovesTable();
    this.status = h('p', { class: 'small', id: 'bench-status' });
    this.form.element.append(this.fault.element, this.status);
    this.body = h('div', { class: 'bench-body', hidden: true },
      h('section', { class: 'card bench-board-card' }, h('h2', { 'data-l10n': 'explain-bench-cells' }), this.board.element, h('p', { class: 'small', 'data-l10n': 'explain-bench-note' })),
      this.lines.element, this.moves.element);
    host.append(this.form.element, this.body);
  }

  shown() {
    const { game } = this.shell;
    if (this.shell.app.address.view !== 'explain' || (this.game && keyOf(this.game) === keyOf(game))) return;
    const rules = parseRules(game.game);
    const isNew = this.game?.game !== game.game;
    this.game = game;
    this.weighed = null;
    show(this.body, false);
    this.form.only(rules !== null);
    this.fault.say(rules ? '' : t('explain-bench-only'));
    if (!rules) return;
    if (isNew) this.form.load(rules, rules.width * rules.height > MANY_CELLS ? 1 : 2);
    else this.#later();
  }

  /** What is not done yet is begun again when the tab comes back. */
  hidden() {
    clearTimeout(this.timer);
    if (this.drop() || !this.weighed) this.game = null;
  }

  #later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#weigh(), this.weighed ? WAIT_MS : 0);
  }

  #weigh() {
    const asked = this.form.value();
    const { game } = this;
    if (!asked || !game) return;
    this.work(async () => {
      this.weighed = await this.request('weigh', { game, ...asked });
      this.render();
      announce(`${this.lines.total.textContent} ${this.moves.effect.textContent}`);
    });
  }

  renderStatus() {
    setText(this.status, this.busy ? t('explain-searching') : '');
  }

  render() {
    this.form.render();
    this.renderStatus();
    const scene = this.game && this.shell.app.positions.scene(this.game);
    show(this.body, this.weighed !== null);
    if (!scene || !this.game || !this.weighed) return;
    const { game } = this.game;
    this.body.classList.toggle('large', scene.columns.length > WIDE);
    this.board.render(scene, this.game, this.weighed);
    this.lines.render(this.weighed, game);
    this.moves.render(this.weighed, scene.side ? sideName(scene.side, game) : '', game);
  }
}
