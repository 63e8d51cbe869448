/**
 * The lists of the workbench: what each line contributes, and what each move is worth.
 *
 * @import {Side, Value} from '../types.js'
 * @import {Weighed, WeighedLine} from './workbench_tab.js'
 */
import { h, setText, show } from '../view/dom.js';
import { sideMark } from '../view/icons.js';
import { valueText } from '../view/words.js';
import { t } from '../words/language.js';
import { goodFor, signed } from '../model/values.js';
import { roving } from './tab_list.js';

/** Entries that are shown at first, and how many more at a time. */
const SHOWN = 12;

/** A list that shows its best entries, and more on demand. */
class LongList {
  /** @param {HTMLElement} host @param {string} id of the button for more @param {(index: number) => HTMLElement} entry
   * @param {() => void} [settled] */
  constructor(host, id, entry, settled = () => {}) {
    this.host = host;
    this.entry = entry;
    this.settled = settled;
    this.length = 0;
    this.more = h('button', { id, type: 'button', class: 'small-button', click: () => this.#show(this.host.childElementCount + SHOWN) });
  }

  /** @param {number} length */
  fill(length) {
    const kept = Math.max(SHOWN, Math.min(length, this.length === length ? this.host.childElementCount : 0));
    this.length = length;
    this.host.replaceChildren();
    this.#show(kept);
  }

  /** @param {number} count */
  #show(count) {
    const from = this.host.childElementCount;
    const to = Math.min(this.length, count);
    for (let i = from; i < to; i++) this.host.append(this.entry(i));
    show(this.more, to < this.length);
    setText(this.more, t('explain-costs-more', { n: this.length - to }));
    this.settled();
  }
}

export class LinesCard {
  /** @param {(line: WeighedLine | null) => void} onLine the line that is looked at */
  constructor(onLine) {
    /** @type {WeighedLine[]} */
    this.lines = [];
    this.game = '';
    this.list = h('ul', { class: 'bench-lines', id: 'bench-lines' });
    const settle = roving(this.list, 'button');
    this.long = new LongList(this.list, 'bench-lines-more', (i) => this.#entry(this.lines[i], onLine), settle);
    this.total = h('p', { id: 'bench-total', class: 'totals' });
    this.element = h('section', { class: 'card', id: 'bench-lines-card' }, h('h2', { 'data-l10n': 'explain-bench-lines' }), this.total, this.list, this.long.more);
    this.list.addEventListener('focusout', () => onLine(null));
    // A line that was tapped stays, so that one can look up to the board.
    this.list.addEventListener('pointerleave', () => onLine(this.#focused()));
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

  #focused() {
    const at = [...this.list.children].findIndex((entry) => entry.contains(document.activeElement));
    return this.lines[at] ?? null;
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

export class MovesTable {
  constructor() {
    /** @type {{move: string, usual: Value, changed: Value}[]} */
    this.moves = [];
    this.game = '';
    /** @type {Weighed | null} */
    this.weighed = null;
    this.body = h('tbody', { id: 'bench-moves' });
    this.long = new LongList(this.body, 'bench-moves-more', (i) => this.#row(i));
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
