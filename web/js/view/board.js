/**
 * The board: an SVG whose unit is one cell, in layers from the paper up to the cells one can click.
 *
 * Cells are `role=gridcell` with `data-cell="h8"`; everything drawn below them is hidden from screen
 * readers, because the labels of the cells say it.
 *
 * @import {App} from '../main.js'
 * @import {Rules, Side} from '../types.js'
 */
import { $, afterPaint, perFrame, s } from './dom.js';
import { cellName, columnName, formatRules, sizeText } from '../model/rules.js';
import { drawOverlays } from './overlays.js';
import { cellLabels } from './cell_labels.js';
import { t } from '../words/language.js';

/** Room for the coordinates, in px, and the largest cell. */
const MARGIN = 26;
const BARE = 6;
const LARGEST = 150;
/** The drawn line goes this far beyond the centres of its ends. */
const BEYOND = 0.32;

export class BoardView {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.host = $('board');
    /** @type {SVGElement | null} */
    this.svg = null;
    /** @type {Record<string, SVGElement>} */
    this.layers = {};
    /** @type {SVGElement[]} */
    this.hits = [];
    /** Stones on the board by cell. @type {Map<number, SVGElement>} */
    this.stones = new Map();
    this.built = '';
    this.drawnRows = '';
    /** Pixels of one cell. */
    this.cell = 40;
    /** A cell shown as a stone to be: under the pointer, or waiting for a second tap. @type {number | null} */
    this.ghost = null;
    /** The cell the keyboard is on. */
    this.focus = 0;
    this.refresh = perFrame(() => this.decorate());
    this.speak = afterPaint(() => this.svg && cellLabels(this));
    app.bus.on('game', () => this.render());
    app.bus.on(['analysis', 'hint', 'server', 'preview', 'thinking'], () => this.refresh());
    app.bus.on(['settings', 'language'], () => {
      this.built = '';
      this.render();
    });
    new ResizeObserver(() => this.fit()).observe($('table'));
    addEventListener('resize', () => this.fit());
  }

  get rules() {
    return this.app.session.tree.rules;
  }

  /** Everything that follows from the position, at once. */
  render() {
    const key = `${formatRules(this.rules)} ${this.app.settings.get('coordinates')} ${this.app.settings.get('symbols')}`;
    if (key !== this.built) this.#build(key);
    this.#renderStones();
    this.#renderRows();
    this.decorate();
  }

  /** What lies on and under the stones: values, hints, labels. */
  decorate() {
    if (!this.svg) return;
    drawOverlays(this);
    this.speak();
  }

  /** @param {string} key */
  #build(key) {
    const { rules } = this;
    const { width, height } = rules;
    this.built = key;
    this.stones.clear();
    this.drawnRows = '';
    this.focus = Math.floor(height / 2) * width + Math.floor(width / 2);
    const layer = (/** @type {string} */ name) => {
      this.layers[name] = s('g', { class: name, 'aria-hidden': 'true' });
      return this.layers[name];
    };
    this.svg = s('svg', {
      class: `grid${rules.gravity ? ' gravity' : ''}`, role: 'grid', id: 'grid', 'aria-rowcount': height, 'aria-colcount': width,
    });
    this.svg.append(...['tints', 'lines', 'names', 'stones', 'values', 'marks', 'rows'].map(layer));
    const lines = [
      ...Array.from({ length: height + 1 }, (_, row) => `M0 ${row}H${width}`),
      ...Array.from({ length: width + 1 }, (_, column) => `M${column} 0V${height}`),
    ];
    this.layers.lines.append(s('path', { d: lines.join('') }));
    if (this.app.settings.get('coordinates')) this.#names(rules);
    this.hits = [];
    for (let row = 0; row < height; row++) {
      const group = s('g', { role: 'row', 'aria-rowindex': row + 1 });
      for (let column = 0; column < width; column++) {
        const cell = row * width + column;
        const hit = s('rect', {
          class: 'hit', role: 'gridcell', x: column, y: row, width: 1, height: 1, tabindex: cell === this.focus ? 0 : -1,
          'aria-colindex': column + 1, 'data-cell': cellName(rules, cell), 'data-index': cell,
        });
        this.hits.push(hit);
        group.append(hit);
      }
      this.svg.append(group);
    }
    this.host.replaceChildren(this.svg);
    this.fit();
  }

  /** The names of columns and rows. @param {Rules} rules */
  #names({ width, height }) {
    for (let column = 0; column < width; column++) {
      this.layers.names.append(s('text', { x: column + 0.5, y: height, class: 'column' }, columnName(column)));
    }
    for (let row = 0; row < height; row++) {
      this.layers.names.append(s('text', { x: 0, y: row + 0.5, class: 'row' }, String(height - row)));
    }
  }

  /** Gives the board the size that fits, with cells of whole pixels so that lines are crisp. */
  fit() {
    if (!this.svg) return;
    const { width, height } = this.rules;
    const named = this.app.settings.get('coordinates');
    const [margin, bare] = [named ? MARGIN : BARE, BARE];
    const narrow = matchMedia('(max-width: 860px)').matches;
    const room = [this.host.clientWidth, narrow ? innerHeight * 0.72 : this.host.clientHeight];
    const fits = Math.min((room[0] - margin - bare) / width, (room[1] - margin - bare) / height, LARGEST);
    this.cell = Math.max(12, Math.floor(fits));
    const [left, rest] = [margin / this.cell, bare / this.cell];
    this.svg.setAttribute('viewBox', `${-left} ${-rest} ${width + left + rest} ${height + left + rest}`);
    this.svg.setAttribute('width', String(width * this.cell + margin + bare));
    this.svg.setAttribute('height', String(height * this.cell + margin + bare));
    this.svg.style.setProperty('--px', `${1 / this.cell}px`);
    this.svg.classList.toggle('tiny', this.cell < 30);
  }

  #renderStones() {
    const { position, tree } = this.app.session;
    const added = position.cells.filter((side, cell) => side && !this.stones.has(cell)).length;
    for (const [cell, stone] of this.stones) {
      if (position.cells[cell] === stone.dataset.side) continue;
      stone.remove();
      this.stones.delete(cell);
    }
    position.cells.forEach((side, cell) => {
      if (!side || this.stones.has(cell)) return;
      const stone = this.stone(cell, side);
      if (added === 1 && cell === tree.cursor.move) {
        stone.classList.add('new');
        stone.style.setProperty('--fall', `${this.rules.gravity ? -Math.floor(cell / this.rules.width) - 1 : 0}px`);
      }
      this.stones.set(cell, stone);
      this.layers.stones.append(stone);
    });
  }

  /** A stone of a side on a cell. @param {number} cell @param {Side} side */
  stone(cell, side) {
    const [x, y] = this.corner(cell);
    const group = s('g', { class: `stone ${side}`, 'data-side': side, transform: `translate(${x} ${y})` });
    const inner = s('g', { class: 'drawn' });
    if (this.app.settings.get('symbols') === 'stones') inner.append(s('circle', { class: 'as-stone', cx: 0.5, cy: 0.5, r: 0.4 }));
    else if (side === 'x') inner.append(s('path', { d: 'M.24 .24L.76 .76M.76 .24L.24 .76', pathLength: 1 }));
    else inner.append(s('circle', { class: 'ring', cx: 0.5, cy: 0.5, r: 0.28, pathLength: 1 }));
    group.append(inner);
    return group;
  }

  /** @param {number} cell @returns {[number, number]} column and row */
  corner(cell) {
    return [cell % this.rules.width, Math.floor(cell / this.rules.width)];
  }

  /** The line through every cell of a winning row. */
  #renderRows() {
    const { position, outcome } = this.app.session;
    const key = JSON.stringify(position.rows);
    this.svg?.classList.toggle('over', outcome !== null);
    if (key === this.drawnRows) return;
    this.drawnRows = key;
    this.layers.rows.replaceChildren(...position.rows.map((row) => {
      const [from, to] = [this.corner(row[0]), this.corner(row[row.length - 1])];
      const [dx, dy] = [Math.sign(to[0] - from[0]) * BEYOND, Math.sign(to[1] - from[1]) * BEYOND];
      const side = position.cells[row[0]];
      return s('path', {
        class: `row-line ${side}`, pathLength: 1, 'data-cells': row.map((cell) => cellName(this.rules, cell)).join(' '),
        d: `M${from[0] + 0.5 - dx} ${from[1] + 0.5 - dy}L${to[0] + 0.5 + dx} ${to[1] + 0.5 + dy}`,
      });
    }));
  }

  /** Moves the keyboard to a cell. @param {number} cell @param {boolean} [grab] */
  focusCell(cell, grab = true) {
    this.hits[this.focus]?.setAttribute('tabindex', '-1');
    this.focus = cell;
    this.hits[cell]?.setAttribute('tabindex', '0');
    if (grab) this.hits[cell]?.focus();
  }

  /** @param {number | null} cell */
  setGhost(cell) {
    if (cell === this.ghost) return;
    this.ghost = cell;
    this.refresh();
  }

  label() {
    return t('board-label', { size: sizeText(this.rules.width, this.rules.height) });
  }
}
