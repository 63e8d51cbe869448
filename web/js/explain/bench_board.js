/**
 * The board of the workbench: stones, the worth of every cell as tint and number, the best moves, and one line.
 *
 * @import {Position} from '../model/rules.js'
 * @import {Weighed, WeighedLine} from './workbench_tab.js'
 */
import { h, s } from '../view/dom.js';
import { cellIndex, columnName } from '../model/rules.js';
import { t } from '../words/language.js';
import { boardGroup } from './small_board.js';
import { shortWorth, tint } from './weights.js';

/** Pixels of a cell in the drawing, and of the margin for the coordinates. */
const UNIT = 40;
const MARGIN = 22;

export class BenchBoard {
  constructor() {
    this.element = h('div', { class: 'bench-board', id: 'bench-board', tabindex: 0, role: 'group', 'data-l10n-aria': 'explain-bench-cells' });
    /** @type {Position | null} */
    this.position = null;
    this.line = s('g', { class: 'bench-line' });
  }

  /** @param {Position} position @param {Weighed} weighed */
  render(position, weighed) {
    this.position = position;
    const { width, height } = position.rules;
    const most = Math.max(0, ...weighed.cells.map(({ worth }) => Math.abs(worth)));
    const [w, tall] = [width * UNIT + MARGIN + 2, height * UNIT + MARGIN + 2];
    this.line = s('g', { class: 'bench-line' });
    const tints = weighed.cells.filter(({ worth }) => worth !== 0).map(({ cell, worth }) => {
      const [x, y] = this.#corner(cell);
      return s('rect', { class: `bench-tint ${worth > 0 ? 'x' : 'o'}`, x, y, width: UNIT, height: UNIT, 'fill-opacity': (0.08 + 0.37 * tint(worth, most)).toFixed(2) });
    });
    const numbers = weighed.cells.map(({ cell, worth }) => {
      const [x, y] = this.#corner(cell);
      const stone = position.cells[cellIndex(position.rules, cell) ?? -1] ?? null;
      return s('text', { class: `bench-number${stone ? ' on-stone' : ''}`, 'data-worth': cell, x: x + UNIT / 2, y: y + UNIT * (stone ? 0.86 : 0.5) }, shortWorth(worth));
    });
    this.element.replaceChildren(s('svg', { class: 'bench-svg', viewBox: `${-MARGIN} -1 ${w} ${tall}`, role: 'img', 'aria-label': t('explain-bench-board') },
      ...tints, boardGroup(position, UNIT), this.line, ...numbers, ...this.#marks(weighed), ...this.#names(width, height)));
  }

  /** The upper left corner of a cell. @param {string} name @returns {[number, number]} */
  #corner(name) {
    const { rules } = /** @type {Position} */ (this.position);
    const cell = cellIndex(rules, name) ?? 0;
    return [(cell % rules.width) * UNIT, Math.floor(cell / rules.width) * UNIT];
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

  /** @param {number} width @param {number} height */
  #names(width, height) {
    return [
      ...Array.from({ length: width }, (_, i) => s('text', { class: 'bench-name', x: (i + 0.5) * UNIT, y: height * UNIT + MARGIN / 2 + 1 }, columnName(i))),
      ...Array.from({ length: height }, (_, i) => s('text', { class: 'bench-name', x: -MARGIN / 2, y: (i + 0.5) * UNIT }, String(height - i))),
    ];
  }

  /** Draws one line, or none. @param {WeighedLine | null} line */
  draw(line) {
    if (!line) {
      this.line.replaceChildren();
      return;
    }
    const centres = line.cells.map((cell) => this.#corner(cell).map((n) => n + UNIT / 2));
    this.line.replaceChildren(s('path', { class: `bench-through ${line.side}`, 'data-cells': line.cells.join(' '), d: `M${centres.map((point) => point.join(' ')).join('L')}` }));
  }
}
