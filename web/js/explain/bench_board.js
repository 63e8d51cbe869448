/**
 * The board of the workbench: stones, the worth of every cell as tint and number, the best moves, and one line.
 *
 * @import {GameRef, Scene} from '../types.js'
 * @import {Weighed, WeighedLine} from './workbench_tab.js'
 */
import { h, s } from '../view/dom.js';
import { looksOf } from '../app/positions.js';
import { spot } from '../model/scene.js';
import { shortSum } from '../model/values.js';
import { t } from '../words/language.js';
import { boardGroup } from './small_board.js';
import { tint } from './weights_form.js';

/** Pixels of a cell in the drawing, and of the margin for the coordinates. */
const UNIT = 40;
const MARGIN = 22;

export class BenchBoard {
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
    this.element.replaceChildren(s('svg', { class: 'bench-svg', viewBox: `${-MARGIN} -1 ${w} ${tall}`, role: 'img', 'aria-label': t('explain-bench-board') },
      ...tints, boardGroup(scene, looksOf(ref.game), UNIT, { last: ref.moves.slice(-1) }), this.line, ...numbers, ...this.#marks(weighed), ...this.#names(scene)));
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

  /** @param {Scene} scene */
  #names({ columns, rows }) {
    return [
      ...columns.map((name, i) => s('text', { class: 'bench-name', x: (i + 0.5) * UNIT, y: rows.length * UNIT + MARGIN / 2 + 1 }, name)),
      ...rows.map((name, i) => s('text', { class: 'bench-name', x: -MARGIN / 2, y: (i + 0.5) * UNIT }, name)),
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
