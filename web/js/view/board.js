/**
 * The board of any game, drawn from its scene: an SVG whose unit is one square, in layers from the paper up to the places
 * one can click; or text. Moves without a place are buttons below it. Nothing here knows a rule.
 *
 * Places are `role=gridcell` with `data-place="h8"`; everything drawn below them is hidden from screen
 * readers, because the labels of the places say it.
 *
 * @import {Place} from '../model/scene.js'
 */
import { $, afterPaint, h, perFrame, s, show } from './dom.js';
import { isGoban, looksOf } from '../app/positions.js';
import { buttonMoves, linePath, placeRows, spot } from '../model/scene.js';
import { goodFor } from '../model/values.js';
import { celebrate, drawOverlays, placeLabels, valueOf } from './overlays.js';
import { drawScores } from './scores.js';
import { moveName, spokenValue, valueText } from './words.js';
import { ground } from './picture.js';

/** A phone on its side, as in layout.css: the board has the height of the screen. */
const LYING = '(max-height: 520px) and (min-width: 600px)';
/** Boards of so many rows leave room for the doors below them. */
const ROOMY = 9;
/** Room for the coordinates, in px, and the largest square. */
const MARGIN = 26;
const BARE = 6;
/** Room below the columns of a game with gravity, for their scores, in px. */
const SCORES = 34;
const LARGEST = 150;
/** So much of the squares around the dots at the edge is left out. */
const INSET = 0.3;
/** The drawn line goes this far beyond the centres of its ends. */
const BEYOND = 0.32;

export class BoardView {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.host = $('board');
    /** What is drawn. @type {Scene | null} */
    this.scene = null;
    /** The end of a line that is shown for a moment, in a game whose rules the page does not know. @type {State | null} */
    this.peek = null;
    /** @type {SVGElement | null} */
    this.svg = null;
    /** @type {Record<string, SVGElement>} */
    this.layers = {};
    /** @type {Place[][]} */
    this.rows = [];
    /** @type {Map<string, SVGElement>} */
    this.hits = new Map();
    /** Stones of k in a row by place. @type {Map<string, SVGElement>} */
    this.stones = new Map();
    this.built = '';
    this.drawnRows = '';
    /** Whether stones lie on crossings, and whether places are round. */
    [this.goban, this.round] = [false, false];
    /** Pixels of one square. */
    this.cell = 40;
    /** A place shown as a stone to be: under the pointer, or waiting for a second tap. @type {string | null} */
    this.ghost = null;
    /** What is clicked of a move already. @type {string[]} */
    this.clicked = [];
    /** Where the keyboard is: row and column of the places. @type {[number, number]} */
    this.focus = [0, 0];
    this.refresh = perFrame(() => this.decorate());
    this.speak = afterPaint(() => this.svg && placeLabels(this));
    app.bus.on('game', (change) => {
      if (change.kind !== 'scene') this.clicked = [];
      this.render();
      if (change.kind === 'move' && app.session.won) celebrate(this);
    });
    app.bus.on(['analysis', 'hint', 'server', 'thinking', 'solution'], () => this.refresh());
    app.bus.on('preview', () => this.#preview());
    app.bus.on(['settings', 'language'], () => this.render());
    new ResizeObserver(() => this.fit()).observe($('table'));
    addEventListener('resize', () => this.fit());
    app.bus.on('view', () => this.fit());
  }

  get looks() {
    return looksOf(this.app.session.tree.game);
  }

  /** Whether a person may move now: also for a computer that waits. */
  get open() {
    const { session, preview } = this.app;
    return session.side !== null && !session.computerTurn && session.stage?.act !== 'choose' && !preview;
  }

  /** Everything that follows from the position, at once. Until the server has told what it looks like, the one before stays. */
  render() {
    const { session, settings } = this.app;
    const scene = this.peek?.scene ?? session.scene;
    document.documentElement.dataset.sides = this.looks[0] === 'red' ? 'discs' : '';
    this.host.setAttribute('aria-busy', String(!scene));
    if (!scene) return;
    this.scene = scene;
    const key = [session.tree.game, scene.kind, scene.columns.length, scene.rows.length, settings.get('coordinates'), this.looks].join(' ');
    if (key !== this.built) this.#build(scene, key);
    if (scene.kind === 'cells') this.#drawStones(scene);
    else if (scene.kind === 'dots') this.#drawLines(scene);
    else if (scene.kind === 'text') this.host.replaceChildren(h('pre', { class: 'board-text', tabindex: 0 }, scene.text ?? ''));
    else this.#drawPieces(scene);
    this.#drawRows(scene);
    this.decorate();
  }

  /** What lies on and under the pieces: values, hints, labels. */
  decorate() {
    if (!this.scene) return;
    this.#buttons(this.scene);
    if (!this.svg) return;
    drawOverlays(this);
    drawScores(this);
    this.speak();
  }

  /** A line that somebody points at, of a game whose moves only the server can play. */
  #preview() {
    const { preview, instead, session, positions } = this.app;
    const had = this.peek !== null;
    this.peek = null;
    if (preview && !session.tree.rules) {
      const { cursor } = session.tree;
      const ref = session.tree.wire(instead && cursor.parent ? cursor.parent : cursor);
      positions.ask({ ...ref, moves: [...ref.moves, ...preview] }).then((state) => {
        if (this.app.preview !== preview) return;
        this.peek = state;
        this.render();
      }, () => {});
    }
    if (had) this.render();
    else this.refresh();
  }

  /** @param {Scene} scene @param {string} key */
  #build(scene, key) {
    this.built = key;
    this.stones.clear();
    this.hits.clear();
    this.drawnRows = '';
    this.rows = placeRows(scene);
    this.svg = null;
    // Depends on the game alone, so that nothing moves during one.
    $('play').classList.toggle('roomy', scene.rows.length <= ROOMY);
    $('table').classList.toggle('texts', scene.kind === 'text');
    if (scene.kind === 'text') return;
    const hadFocus = this.host.contains(document.activeElement);
    const [width, height, dots, { looks }] = [scene.columns.length, scene.rows.length, scene.kind === 'dots', this];
    this.goban = isGoban(scene, looks);
    this.round = this.goban || looks[0] === 'red';
    const look = this.goban ? ' goban with-stones' : looks[0] === 'red' ? ' discs with-stones' : looks[0] === 'black' ? ' with-stones' : '';
    const svg = s('svg', {
      class: `grid ${scene.kind}${this.app.session.tree.rules?.gravity ? ' gravity' : ''}${look}`, role: 'grid', id: 'grid',
      'aria-rowcount': this.rows.length, 'aria-colcount': width,
    });
    this.svg = svg;
    for (const name of ['ground', 'lines', 'tints', 'names', 'boxes', 'stones', 'frame', 'values', 'marks', 'rows', 'dots']) {
      this.layers[name] = s('g', { class: name, 'aria-hidden': 'true' });
      svg.append(this.layers[name]);
    }
    const shapes = ground(scene, 1, looks);
    if (this.goban) svg.prepend(stoneShades());
    for (const { kind, d } of shapes) {
      if (kind === 'hole') continue;
      // Discs fall behind the frame, and are seen through its holes.
      const holes = kind === 'frame' ? shapes.find((shape) => shape.kind === 'hole')?.d ?? '' : '';
      this.layers[{ net: 'lines', star: 'lines', frame: 'frame' }[/** @type {string} */ (kind)] ?? 'ground'].append(s('path', { class: kind === 'ground' ? 'light' : kind, d: d + holes }));
      if (holes) this.layers.ground.append(s('path', { class: 'hole', d }));
    }
    if (dots) this.layers.dots.append(...scene.rows.flatMap((_, y) => scene.columns.map((__, x) => s('circle', { class: 'dot', cx: x + 0.5, cy: y + 0.5, r: 0.07 }))));
    if (this.app.settings.get('coordinates')) {
      const inset = dots ? INSET : 0;
      this.layers.names.append(...scene.columns.map((name, x) => s('text', { x: x + 0.5, y: height - inset, class: 'column' }, name)),
        ...scene.rows.map((name, y) => s('text', { x: inset, y: y + 0.5, class: 'row' }, name)));
    }
    this.#hits(svg, scene);
    this.layers.scores = s('g', { class: 'scores' });
    svg.append(this.layers.scores);
    this.host.replaceChildren(svg);
    this.fit();
    if (hadFocus) this.grab();
  }

  /** What is clicked and what the keyboard goes through. @param {SVGElement} svg @param {Scene} scene */
  #hits(svg, scene) {
    const middleRow = Math.floor(this.rows.length / 2);
    this.focus = [middleRow, Math.floor(this.rows[middleRow].length / 2)];
    this.rows.forEach((places, row) => {
      const group = s('g', { role: 'row', 'aria-rowindex': row + 1 });
      places.forEach((place, column) => {
        const here = row === this.focus[0] && column === this.focus[1];
        const hit = s(scene.kind === 'dots' ? 'path' : 'rect', {
          class: 'hit', role: 'gridcell', ...shape(scene, place), tabindex: here ? 0 : -1, 'aria-colindex': column + 1, 'data-place': place.name,
          ...(scene.kind === 'cells' ? { 'data-cell': place.name } : {}), 'data-row': row, 'data-column': column,
        });
        this.hits.set(place.name, hit);
        group.append(hit);
      });
      svg.append(group);
    });
  }

  /** Gives the board the size that fits, with squares of whole pixels so that lines are crisp. */
  fit() {
    if (!this.svg || !this.scene || this.host.clientWidth === 0) return;
    const inset = this.scene.kind === 'dots' ? INSET : 0;
    const [width, height] = [this.scene.columns.length - 2 * inset, this.scene.rows.length - 2 * inset];
    const [margin, bare] = [this.app.settings.get('coordinates') ? MARGIN : BARE, BARE];
    const narrow = matchMedia('(max-width: 860px)').matches && !matchMedia(LYING).matches;
    const room = [this.host.clientWidth, narrow ? innerHeight * 0.72 : this.host.clientHeight];
    const below = this.app.session.tree.rules?.gravity ? SCORES : 0;
    const fits = Math.min((room[0] - margin - bare) / width, (room[1] - margin - bare - below) / height, LARGEST);
    this.cell = Math.max(12, Math.floor(fits));
    const [left, rest] = [margin / this.cell, bare / this.cell];
    this.svg.setAttribute('viewBox', `${inset - left} ${inset - rest} ${width + left + rest} ${height + left + rest + below / this.cell}`);
    this.svg.setAttribute('width', String(width * this.cell + margin + bare));
    this.svg.setAttribute('height', String(height * this.cell + margin + bare + below));
    this.svg.style.setProperty('--px', `${1 / this.cell}px`);
    this.svg.style.setProperty('--scores', `${height + left}px`);
    this.svg.classList.toggle('tiny', this.cell < 30);
  }

  /** Stones that were there stay, so that only a new one moves. @param {Scene} scene */
  #drawStones(scene) {
    const { tree } = this.app.session;
    const sides = new Map(scene.pieces.map(({ at, side }) => [at, side]));
    const added = scene.pieces.filter(({ at }) => !this.stones.has(at)).length;
    for (const [place, stone] of this.stones) {
      if (sides.get(place) === stone.dataset.side) continue;
      stone.remove();
      this.stones.delete(place);
    }
    for (const [place, side] of sides) {
      if (this.stones.has(place)) continue;
      const stone = this.stone(place, side);
      if (added === 1 && place === tree.cursor.move) {
        stone.classList.add('new');
        stone.style.setProperty('--fall', String(tree.rules?.gravity ? spot(scene, place)[1] + 1 : 0));
      }
      this.stones.set(place, stone);
      this.layers.stones.append(stone);
    }
  }

  /** A stone of a side on a cell. @param {string} place @param {Side} side */
  stone(place, side) {
    const [x, y] = spot(/** @type {Scene} */ (this.scene), place);
    const look = this.looks[side === 'x' ? 0 : 1];
    const round = (/** @type {string} */ name, /** @type {number} */ r, more = {}) => s('circle', { class: name, cx: 0.5, cy: 0.5, r, ...more });
    const drawn = look === 'x' ? [s('path', { d: 'M.24 .24L.76 .76M.76 .24L.24 .76', pathLength: 1 })]
      : look === 'o' ? [round('ring', 0.28, { pathLength: 1 })]
        : look === 'black' || look === 'white' ? [round('as-stone', this.goban ? 0.45 : 0.4, this.goban ? { fill: `url(#stone-${look})` } : {})]
          // They differ by their pattern, too.
          : [round('as-stone', 0.45), round('pattern', 0.26)];
    return s('g', { class: `stone ${side}`, 'data-side': side, transform: `translate(${x} ${y})` }, s('g', { class: 'drawn' }, ...drawn));
  }

  /** @param {Scene} scene */
  #drawPieces(scene) {
    this.layers.stones.replaceChildren(...scene.pieces.map(({ at, side, king }) => {
      const [x, y] = spot(scene, at);
      const crown = king ? s('path', { class: 'crown', d: 'M-.2 .14L-.23 -.1L-.1 .02L0 -.17L.1 .02L.23 -.1L.2 .14z' }) : null;
      const look = scene.looks[side === 'x' ? 0 : 1];
      const sign = look === 'x' ? s('path', { d: 'M-.26 -.26L.26 .26M.26 -.26L-.26 .26' }) : s('circle', { r: look === 'o' ? 0.28 : 0.39 });
      return s('g', { class: `piece ${look}`, 'data-piece': at, 'data-side': side, 'data-king': king ? 'true' : null, transform: `translate(${x + 0.5} ${y + 0.5})` },
        sign, scene.kind === 'chequered' ? s('circle', { class: 'rim', r: 0.29 }) : null, crown);
    }));
  }

  /** @param {Scene} scene */
  #drawLines(scene) {
    this.layers.boxes.replaceChildren(...scene.boxes.map(({ at, side }) => {
      const [x, y] = spot(scene, at);
      const look = scene.looks[side === 'x' ? 0 : 1];
      const sign = look === 'x' ? s('path', { d: `M${x + 0.82} ${y - 0.18}l.36 .36m0 -.36l-.36 .36` }) : s('circle', { cx: x + 1, cy: y, r: 0.2 });
      // The dot is its lower left corner.
      return s('g', { class: `box ${side}`, 'data-box': at, 'data-side': side }, s('rect', { x: x + 0.5, y: y - 0.5, width: 1, height: 1 }), sign);
    }));
    const { cursor } = this.app.session.tree;
    this.layers.stones.replaceChildren(...scene.lines.map((line) => s('path', {
      class: `drawn-line${!this.peek && cursor.places[0] === line ? ` last ${cursor.side}` : ''}`, 'data-line': line, d: linePath(scene, line),
    })));
  }

  /** The line through every cell of a winning row. @param {Scene} scene */
  #drawRows(scene) {
    this.svg?.classList.toggle('over', this.app.session.outcome !== null);
    const key = JSON.stringify(scene.wins);
    if (key === this.drawnRows || !this.svg) return;
    this.drawnRows = key;
    this.layers.rows.replaceChildren(...scene.wins.map((row) => {
      const [from, to] = [spot(scene, row[0]), spot(scene, row[row.length - 1])];
      const [dx, dy] = [Math.sign(to[0] - from[0]) * BEYOND, Math.sign(to[1] - from[1]) * BEYOND];
      const side = scene.pieces.find(({ at }) => at === row[0])?.side;
      return s('path', {
        class: `row-line ${side}`, pathLength: 1, 'data-cells': row.join(' '),
        d: `M${from[0] + 0.5 - dx} ${from[1] + 0.5 - dy}L${to[0] + 0.5 + dx} ${to[1] + 0.5 + dy}`,
      });
    }));
  }

  /** The moves that are no places, with what they are worth. @param {Scene} scene */
  #buttons(scene) {
    const host = $('move-buttons');
    const { session, advice } = this.app;
    const moves = this.open ? buttonMoves(scene) : [];
    show(host, moves.length > 0);
    const values = moves.map(({ name }) => valueOf(this.app, name));
    const key = JSON.stringify([moves, values, advice.hint?.move, document.documentElement.lang, this.looks]);
    if (host.dataset.key === key) return;
    host.dataset.key = key;
    const focused = document.activeElement instanceof HTMLElement && host.contains(document.activeElement) ? document.activeElement.dataset.move : null;
    host.replaceChildren(...moves.map((move, i) => h('button', {
      type: 'button', 'data-move': move.name, class: `${moves.length === 1 ? 'main' : ''}${advice.hint?.move === move.name ? ' hinted' : ''}`, click: () => session.play(move),
    }, h('span', {}, moveName(move.name)), values[i] ? h('b', { class: `value ${goodFor(values[i]) ?? ''}`, title: spokenValue(values[i], session.tree.game) }, valueText(values[i], session.tree.game)) : null)));
    if (focused) /** @type {HTMLElement | null} */ (host.querySelector(`[data-move="${CSS.escape(focused)}"]`))?.focus();
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
    const hit = this.#hitAt(this.focus) ?? $('move-buttons').querySelector('button') ?? this.host.querySelector('pre');
    /** @type {HTMLElement | SVGElement | null} */ (hit)?.focus();
  }

  /** @param {[number, number]} at */
  #hitAt([row, column]) {
    const place = this.rows[row]?.[column];
    return place ? this.hits.get(place.name) : undefined;
  }

  /** @param {string | null} place */
  setGhost(place) {
    if (place === this.ghost) return;
    this.ghost = place;
    this.refresh();
  }
}

/** The light on the stones of a goban. */
const stoneShades = () => s('defs', {}, ...[['black', '#555c66', '#0d1014'], ['white', '#ffffff', '#cfd2d6']].map(([look, light, dark]) => s(
  'radialGradient', { id: `stone-${look}`, cx: 0.35, cy: 0.3, r: 0.8 }, s('stop', { offset: 0, 'stop-color': light }), s('stop', { offset: 1, 'stop-color': dark }))));

/** Where a place can be clicked: a square, or as much around a line as is no other's. @param {Scene} scene @param {Place} place */
function shape(scene, { x, y, upright }) {
  if (scene.kind !== 'dots') return { x, y, width: 1, height: 1 };
  const [cx, cy] = [x + 0.5, y + 0.5];
  return { d: upright ? `M${cx} ${cy - 0.5}L${cx + 0.45} ${cy}L${cx} ${cy + 0.5}L${cx - 0.45} ${cy}z` : `M${cx - 0.5} ${cy}L${cx} ${cy - 0.45}L${cx + 0.5} ${cy}L${cx} ${cy + 0.45}z` };
}
