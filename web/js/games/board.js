/**
 * The board of any of the other games, drawn from its scene in SVG: squares with pieces, or dots with lines.
 *
 * One unit of the drawing is one square, or the way between two dots. Nothing here knows a rule.
 *
 * @import {Scene} from './types.js'
 * @import {Place} from './places.js'
 */
import { s } from '../view/dom.js';
import { openPlaces } from './clicks.js';
import { placeLabels } from './labels.js';
import { ends, placeRows, spot } from './places.js';
import { lookOf } from './words.js';

/** Room for the coordinates, in px, and the largest square. */
const MARGIN = 26;
const BARE = 6;
const LARGEST = 150;
/** So much of the squares around the dots at the edge is left out. */
const INSET = 0.3;

export class Board {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {SVGElement | null} */
    this.svg = null;
    /** @type {Record<string, SVGElement>} */
    this.layers = {};
    /** @type {Place[][]} */
    this.rows = [];
    /** @type {Map<string, SVGElement>} */
    this.hits = new Map();
    /** What is clicked of a move already. @type {string[]} */
    this.clicked = [];
    /** Whether a person may move now. */
    this.open = false;
    /** Where the keyboard is: row and column of the places. @type {[number, number]} */
    this.focus = [0, 0];
    this.built = '';
    new ResizeObserver(() => this.fit()).observe(host);
    addEventListener('resize', () => this.fit());
  }

  /** Draws a scene. @param {Scene} scene @param {string[]} clicked @param {boolean} open */
  render(scene, clicked, open) {
    this.scene = scene;
    this.clicked = clicked;
    this.open = open;
    const key = `${scene.kind} ${scene.columns.join()} ${scene.rows.join()}`;
    if (key !== this.built) this.#build(scene, key);
    if (scene.kind === 'dots') this.#drawLines(scene);
    else this.#drawPieces(scene);
    this.#drawMarks(scene);
    this.svg?.classList.toggle('over', scene.outcome !== null);
    placeLabels(this);
  }

  /** @param {Scene} scene @param {string} key */
  #build(scene, key) {
    this.built = key;
    const dots = scene.kind === 'dots';
    const [width, height] = [scene.columns.length, scene.rows.length];
    this.svg = s('svg', { class: `grid games-grid ${scene.kind}`, role: 'grid', id: 'games-grid' });
    for (const name of ['squares', 'lines', 'names', 'boxes', 'pieces', 'marks', 'dots']) {
      this.layers[name] = s('g', { class: name, 'aria-hidden': 'true' });
      this.svg.append(this.layers[name]);
    }
    if (!dots) this.layers.squares.append(s('rect', { class: 'ground', width, height }));
    if (scene.kind === 'chequered') {
      const dark = scene.rows.flatMap((_, y) => scene.columns.flatMap((__, x) => ((height - 1 - y + x) % 2 === 0 ? [`M${x} ${y}h1v1h-1z`] : [])));
      this.layers.squares.append(s('path', { class: 'dark', d: dark.join('') }));
    }
    if (!dots) {
      const net = [...scene.rows, ''].map((_, y) => `M0 ${y}H${width}`).concat([...scene.columns, ''].map((_, x) => `M${x} 0V${height}`));
      this.layers.lines.append(s('path', { d: net.join('') }));
    }
    const inset = dots ? INSET : 0;
    scene.columns.forEach((name, x) => this.layers.names.append(s('text', { x: x + 0.5, y: height - inset, class: 'column' }, name)));
    scene.rows.forEach((name, y) => this.layers.names.append(s('text', { x: inset, y: y + 0.5, class: 'row' }, name)));
    if (dots) {
      const all = scene.rows.flatMap((_, y) => scene.columns.map((__, x) => s('circle', { class: 'dot', cx: x + 0.5, cy: y + 0.5, r: 0.07 })));
      this.layers.dots.append(...all);
    }
    this.#buildHits(scene);
    this.host.replaceChildren(this.svg);
    this.fit();
  }

  /** What is clicked and what the keyboard goes through. @param {Scene} scene */
  #buildHits(scene) {
    this.rows = placeRows(scene);
    this.hits.clear();
    const middle = Math.floor(this.rows.length / 2);
    this.focus = [middle, Math.floor(this.rows[middle].length / 2)];
    this.svg?.setAttribute('aria-rowcount', String(this.rows.length));
    this.svg?.setAttribute('aria-colcount', String(scene.columns.length));
    this.rows.forEach((places, row) => {
      const group = s('g', { role: 'row', 'aria-rowindex': row + 1 });
      places.forEach((place, column) => {
        const here = row === this.focus[0] && column === this.focus[1];
        const hit = s(scene.kind === 'dots' ? 'path' : 'rect', {
          class: 'hit', role: 'gridcell', ...shape(scene, place), tabindex: here ? 0 : -1, 'aria-colindex': column + 1,
          'data-place': place.name, 'data-row': row, 'data-column': column,
        });
        this.hits.set(place.name, hit);
        group.append(hit);
      });
      this.svg?.append(group);
    });
  }

  /** Gives the board the size that fits, with squares of whole pixels so that lines are crisp. */
  fit() {
    if (!this.svg || !this.scene || this.host.clientWidth === 0) return;
    const inset = this.scene.kind === 'dots' ? INSET : 0;
    const [width, height] = [this.scene.columns.length - 2 * inset, this.scene.rows.length - 2 * inset];
    const narrow = matchMedia('(max-width: 860px)').matches;
    const room = [this.host.clientWidth, narrow ? innerHeight * 0.72 : this.host.clientHeight];
    const fits = Math.min((room[0] - MARGIN - BARE) / width, (room[1] - MARGIN - BARE) / height, LARGEST);
    const cell = Math.max(12, Math.floor(fits));
    const [left, rest] = [MARGIN / cell, BARE / cell];
    this.svg.setAttribute('viewBox', `${inset - left} ${inset - rest} ${width + left + rest} ${height + left + rest}`);
    this.svg.setAttribute('width', String(width * cell + MARGIN + BARE));
    this.svg.setAttribute('height', String(height * cell + MARGIN + BARE));
    this.svg.style.setProperty('--px', `${1 / cell}px`);
  }

  /** @param {Scene} scene */
  #drawPieces(scene) {
    this.layers.pieces.replaceChildren(...scene.pieces.map(({ at, side, king }) => {
      const [x, y] = spot(scene, at);
      const crown = king ? s('path', { class: 'crown', d: 'M-.2 .14L-.23 -.1L-.1 .02L0 -.17L.1 .02L.23 -.1L.2 .14z' }) : null;
      return s('g', {
        class: `piece ${lookOf(scene, side)}`, 'data-piece': at, 'data-side': side, 'data-king': king ? 'true' : null,
        transform: `translate(${x + 0.5} ${y + 0.5})`,
      }, s('circle', { r: 0.39 }), scene.kind === 'chequered' ? s('circle', { class: 'rim', r: 0.29 }) : null, crown);
    }));
  }

  /** @param {Scene} scene */
  #drawLines(scene) {
    this.layers.boxes.replaceChildren(...scene.boxes.map(({ at, side }) => {
      const [x, y] = spot(scene, at);
      const look = lookOf(scene, side);
      const sign = look === 'x' ? s('path', { d: `M${x + 0.82} ${y - 0.18}l.36 .36m0 -.36l-.36 .36` }) : s('circle', { cx: x + 1, cy: y, r: 0.2 });
      // The dot is its lower left corner.
      return s('g', { class: `box ${look}`, 'data-box': at, 'data-side': side }, s('rect', { x: x + 0.5, y: y - 0.5, width: 1, height: 1 }), sign);
    }));
    const last = scene.played.at(-1);
    this.layers.pieces.replaceChildren(...scene.lines.map((line) => s('path', {
      class: `drawn-line${last?.path[0] === line ? ` last ${last.side}` : ''}`, 'data-line': line, d: between(scene, line),
    })));
  }

  /** The last move, what is clicked, and where one can go on. @param {Scene} scene */
  #drawMarks(scene) {
    const dots = scene.kind === 'dots';
    const box = (/** @type {string} */ place, /** @type {string} */ name) => {
      const [x, y] = spot(scene, place);
      return s('rect', { class: name, x: x + 0.04, y: y + 0.04, width: 0.92, height: 0.92 });
    };
    // Of a line its colour tells.
    const last = dots ? [] : scene.played.at(-1)?.path ?? [];
    const marks = last.map((place) => box(place, 'last-place'));
    if (!this.open) {
      this.layers.marks.replaceChildren(...marks);
      return;
    }
    const open = [...openPlaces(scene.moves, this.clicked)].map((place) => {
      if (dots) return s('path', { class: 'open-line', 'data-open': place, d: between(scene, place) });
      const [x, y] = spot(scene, place);
      const taken = scene.pieces.some(({ at }) => at === place);
      return s('circle', { class: taken ? 'open-piece' : 'open-dot', 'data-open': place, cx: x + 0.5, cy: y + 0.5, r: taken ? 0.44 : 0.13 });
    });
    this.layers.marks.replaceChildren(...marks, ...this.clicked.map((place) => box(place, 'clicked-place')), ...open);
  }

  /** Moves the keyboard to a place. @param {number} row @param {number} column @param {boolean} [grab] */
  focusPlace(row, column, grab = true) {
    this.#hitAt(this.focus)?.setAttribute('tabindex', '-1');
    this.focus = [row, column];
    this.#hitAt(this.focus)?.setAttribute('tabindex', '0');
    if (grab) this.grab();
  }

  /** Puts the focus on the board. */
  grab() {
    this.#hitAt(this.focus)?.focus();
  }

  /** @param {[number, number]} at */
  #hitAt([row, column]) {
    const place = this.rows[row]?.[column];
    return place ? this.hits.get(place.name) : undefined;
  }
}

/** A line between two dots. @param {Scene} scene @param {string} line */
function between(scene, line) {
  const [[x1, y1], [x2, y2]] = ends(line).map((dot) => spot(scene, dot));
  return `M${x1 + 0.5} ${y1 + 0.5}L${x2 + 0.5} ${y2 + 0.5}`;
}

/** Where a place can be clicked: a square, or as much around a line as is no other's. @param {Scene} scene @param {Place} place */
function shape(scene, { x, y, upright }) {
  if (scene.kind !== 'dots') return { x, y, width: 1, height: 1 };
  const [cx, cy] = [x + 0.5, y + 0.5];
  return { d: upright ? `M${cx} ${cy - 0.5}L${cx + 0.45} ${cy}L${cx} ${cy + 0.5}L${cx - 0.45} ${cy}z` : `M${cx - 0.5} ${cy}L${cx} ${cy - 0.45}L${cx + 0.5} ${cy}L${cx} ${cy + 0.45}z` };
}
