/**
 * What is drawn on the board besides the pieces: the last move, what is clicked and where one can go on, move numbers,
 * values, threats, the hint, a line shown for a moment, and the stone to be. And what a screen reader says of every place.
 *
 * @import {BoardView} from './board.js'
 * @typedef {{place: string, value: Value, plain: boolean, best: boolean}} Shown
 */
import { s } from './dom.js';
import { other, sizeText } from '../model/rules.js';
import { begunWith, linePath, middle, openPlaces, spot } from '../model/scene.js';
import { best as bestFor, cellValue, compare, goodFor, isDecided, parse, strength } from '../model/values.js';
import { t } from '../words/language.js';
import { spokenScores } from './scores.js';
import { gameName, sideName, spokenValue, standingText, threatText } from './words.js';

/** @param {BoardView} board */
export function drawOverlays(board) {
  const { app } = board;
  const scene = /** @type {Scene} */ (board.scene);
  const { tree, side } = app.session;
  /** @type {Record<'tints' | 'values' | 'marks', SVGElement[]>} */
  const drawn = { tints: [], values: [], marks: [] };
  const { preview } = app;
  /** Where a value stands, which says as well that one can go there. @type {Set<string>} */
  const valued = new Set();
  if (!preview) {
    const threats = byPlace(app.settings.get('threats') ? app.advice.threats : []);
    for (const shown of placeValues(board)) {
      valued.add(shown.place);
      const sides = new Set(threats.get(shown.place)?.map((threat) => threat.side));
      const shift = sides.size === 1 ? (sides.has('x') ? 0.14 : -0.14) : 0;
      drawValue(board, drawn, shown, shift, sides.size === 2 ? 0.25 : 0.36);
    }
    if (app.settings.get('threats')) drawn.values.push(...app.advice.standing.flatMap((row) => standingLines(scene, row)));
    for (const [place, found] of threats) drawThreats(board, drawn.values, place, found);
  }
  for (const node of app.settings.get('numbers') && scene.kind === 'cells' ? tree.cursor.path() : []) {
    drawn.marks.push(number(board, node.places[0], node.ply, `${node.side}${node === tree.cursor ? ' last' : ''}`));
  }
  if (!preview || (scene.kind === 'cells' && !app.instead)) drawLast(board, drawn.marks);
  for (const [place, stone] of board.stones) stone.classList.toggle('aside', preview !== null && app.instead && place === tree.cursor.move);
  drawBetter(board, drawn.marks);
  if (preview) drawPreview(board, drawn.marks, preview);
  else {
    drawOpen(board, drawn.marks, valued);
    const hint = app.advice.hint && app.session.moveNamed(app.advice.hint.move)?.path.at(-1);
    const at = hint && middle(scene, hint);
    if (at) drawn.marks.push(s('rect', { class: 'hint-ring', x: at[0] - 0.44, y: at[1] - 0.44, width: 0.88, height: 0.88, rx: board.round ? 0.44 : 0.14 }));
    if (board.ghost !== null && side && scene.kind === 'cells' && !scene.pieces.some((piece) => piece.at === board.ghost)) {
      if (tree.rules?.gravity) drawn.marks.push(s('rect', { class: 'column-here', x: spot(scene, board.ghost)[0], y: 0, width: 1, height: scene.rows.length }));
      // A stone over a value would leave neither to be read.
      if (!valued.has(board.ghost)) {
        const ghost = board.stone(board.ghost, side);
        ghost.classList.add('ghost');
        drawn.marks.push(ghost);
      }
    }
  }
  for (const [layer, elements] of Object.entries(drawn)) board.layers[layer].replaceChildren(...elements);
  board.svg?.classList.toggle('preview', Boolean(preview && !tree.rules));
  board.svg?.classList.toggle('numbered', app.settings.get('numbers'));
}

/** A ring where the better move ends, while a mistake is shown; a frame where a hint says to look. @param {BoardView} board @param {SVGElement[]} out */
function drawBetter({ app, scene }, out) {
  if (app.area && scene) {
    const [[left, bottom], [right, top]] = [spot(scene, app.area.from), spot(scene, app.area.to)];
    out.push(s('rect', { class: 'hint-area', x: left, y: top, width: right - left + 1, height: bottom - top + 1 }));
  }
  const place = app.better === null ? undefined : app.session.moveNamed(app.better)?.path.at(-1);
  const at = place && scene && middle(scene, place);
  if (at) out.push(s('circle', { class: 'better-ring', 'data-better': place, cx: at[0], cy: at[1], r: 0.4 }));
}

/** What is known about every move, else about the first moves of the best lines. @param {App} app @returns {Map<string, Value>} */
function known({ analysis, session, settings }) {
  const { findings } = analysis;
  if (!findings || !session.side || !settings.get('everyMove')) return new Map();
  const values = new Map((findings.values ?? []).map(({ move, value }) => [move, value]));
  // A line that was searched deeper knows better.
  if (findings.values === null || (findings.thinking?.depth ?? 0) >= findings.valuesDepth) {
    for (const { moves, value } of findings.thinking?.lines ?? []) values.set(moves[0], value);
  }
  return values;
}

/** What a move is worth, if that is known. @param {App} app @param {string} move */
export const valueOf = (app, move) => known(app).get(move) ?? null;

/** The values on the board, each where its move ends; of several moves to one place that of the best. @param {BoardView} board @returns {Shown[]} */
export function placeValues({ app, scene, clicked }) {
  const { side } = app.session;
  const values = known(app);
  if (values.size === 0 || !scene || !side) return [];
  const first = app.analysis.findings?.thinking?.lines[0];
  /** @type {Map<string, Shown>} */
  const shown = new Map();
  for (const { name, path } of begunWith(scene.moves, clicked)) {
    const [value, place] = [values.get(name), path.at(-1)];
    if (value === undefined || value === '?' || place === undefined) continue;
    const before = shown.get(place);
    if (before && bestFor(side, [before.value, value]) === before.value) continue;
    shown.set(place, { place, value, plain: first !== undefined && clearlyWorse(value, first.value, side), best: name === first?.moves[0] || before?.best === true });
  }
  return [...shown.values()];
}

/** Points by which a move is clearly worse than the best one. */
const CLEARLY = 150;

/** Whether a value steps back, so that the moves worth a look stand out. @param {Value} value @param {Value} best @param {Side} side */
function clearlyWorse(value, best, side) {
  const [a, b] = [parse(value), parse(best)];
  const wins = (/** @type {typeof a} */ it, /** @type {Side} */ who) => it.kind === 'win' && it.side === who;
  if (wins(a, other(side))) return !wins(b, other(side));
  if (wins(b, side)) return !wins(a, side);
  return a.kind === 'score' && b.kind === 'score' && Math.abs(compare(best, value)) > CLEARLY;
}

/** @param {BoardView} board @param {Record<string, SVGElement[]>} drawn @param {Shown} shown
 * @param {number} shift of the text, to make room for signs of threats
 * @param {number} largest size of the text, in cells, for the same reason */
function drawValue(board, drawn, { place, value, plain, best }, shift, largest) {
  const scene = /** @type {Scene} */ (board.scene);
  const at = middle(scene, place);
  if (!at) return;
  const [x, y] = at;
  const { bound } = parse(value);
  const classes = `${goodFor(value) ?? 'even'}${bound === 'exact' ? '' : ' bound'}${isDecided(value) ? ' proven' : ''}${best ? ' best' : ''}${plain ? ' plain' : ''}`;
  const half = scene.kind === 'dots' ? 0.24 : board.round ? 0.42 : 0.45;
  const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: board.goban ? 0.2 : board.round ? half : 0.12 };
  // On wood and in front of a frame, values stand on paper.
  if (board.goban) drawn.tints.push(s('rect', { class: 'tint-base', ...box, ...(plain ? { y: y - 0.24, height: 0.48 } : {}) }));
  const tint = s('rect', { class: `tint ${classes}`, ...box, ...(plain && board.goban ? { y: y - 0.24, height: 0.48 } : {}) });
  tint.style.setProperty('--strength', (plain ? 0.08 : 0.1 + 0.33 * Math.abs(strength(value))).toFixed(3));
  drawn.tints.push(tint);
  const long = cellValue(value, board.looks);
  // The dashed frame says that it is a bound.
  const text = (2 * half * board.cell) / wide(long) >= LEAST ? long : shorter(long);
  const size = Math.max(Math.min(largest, (1.9 * half) / wide(text), 17 / board.cell), Math.min(LEAST, (board.cell * 2) / wide(text) / 2) / board.cell);
  drawn.values.push(sized(s('text', { class: `value ${classes}`, x, y: y + 0.02 + shift }, text), size));
}

/** Values are at least so large, in px, where there is room. */
const LEAST = 11;

/** A value in at most four letters: +1234 as +1k. @param {string} text */
const shorter = (text) => text.replace(/^[≥≤≈]/, '').replace(/^([+-]\d+)\.\d([kM])$/, '$1$2').replace(/^([+-]\d{1,3})\d{3}$/, '$1k');

/** About how wide a value is, in letters of size 1. @param {string} text */
const wide = (text) => [...text].reduce((sum, letter) => sum + ('●○O≥≤≈+='.includes(letter) ? 0.8 : letter === '-' ? 0.45 : letter === '.' ? 0.3 : 0.62), 0);

/** @param {Threat[]} threats */
function byPlace(threats) {
  /** @type {Map<string, Threat[]>} */
  const found = new Map();
  for (const threat of threats) found.set(threat.cell, [...(found.get(threat.cell) ?? []), threat]);
  return found;
}

/** What a stone would make, in stones: 5, 4·4, 4·3 … @param {string} kind @param {number} k */
export function threatSign(kind, k) {
  /** @type {Record<string, string>} */
  const signs = {
    wins: `${k}`, double: `${k - 1}·${k - 1}`, four_three: `${k - 1}·${k - 2}`, four: `${k - 1}`,
    two_threes: `${k - 2}·${k - 2}`, three: `${k - 2}`,
  };
  return signs[kind] ?? '?';
}

/** A thin line through the stones of a row that stands, with an edge so that it shows on stones too. @param {Scene} scene @param {StandingRow} row */
function standingLines(scene, { side, kind, cells }) {
  const [[x1, y1], [x2, y2]] = [cells[0], cells.at(-1) ?? cells[0]].map((cell) => middle(scene, cell) ?? [0, 0]);
  return ['standing-edge', `standing ${side} ${kind}`].map((name) => s('line', { class: name, x1, y1, x2, y2 }));
}

/** X in the upper corner, O in the lower one. @param {BoardView} board @param {SVGElement[]} out
 * @param {string} place @param {Threat[]} threats */
function drawThreats(board, out, place, threats) {
  const [x, y] = spot(/** @type {Scene} */ (board.scene), place);
  for (const { side, kind } of threats) {
    const size = Math.min(0.3, 15 / board.cell);
    const sign = threatSign(kind, board.app.session.tree.rules?.k ?? 0);
    const [cx, cy] = side === 'x' ? [x + 0.06, y + 0.06] : [x + 0.94, y + 0.94];
    const [broad, high] = [size * (0.55 + 0.5 * sign.length), size * 1.15];
    const [left, top] = side === 'x' ? [cx, cy] : [cx - broad, cy - high];
    out.push(
      s('rect', { class: `threat ${side} ${kind}`, x: left, y: top, width: broad, height: high, rx: size * 0.3 }),
      sized(s('text', { class: `threat-sign ${side} ${kind}`, x: left + broad / 2, y: top + high / 2 }, sign), size * 0.9),
    );
  }
}

/** @param {SVGElement} element @param {number} size in cells */
function sized(element, size) {
  element.style.setProperty('font-size', `${size}px`);
  return element;
}

/** A frame around a square. @param {Scene} scene @param {string} place @param {string} name */
function frame(scene, place, name) {
  const [x, y] = spot(scene, place);
  return s('rect', { class: name, x: x + 0.05, y: y + 0.05, width: 0.9, height: 0.9, rx: scene.kind === 'cells' ? 0.12 : 0 });
}

/** The squares of the last move; of a line its colour tells. @param {BoardView} board @param {SVGElement[]} out */
function drawLast({ app, scene, round }, out) {
  const { places, side } = app.session.tree.cursor;
  if (!scene || scene.kind === 'dots') return;
  const name = scene.kind === 'cells' ? `last-move ${side}` : 'last-place';
  if (!round) out.push(...places.map((place) => frame(scene, place, name)));
  // On a stone, unless its number stands there.
  else if (!app.settings.get('numbers')) {
    out.push(...places.map((place) => {
      const [cx, cy] = middle(scene, place) ?? [0, 0];
      return s('circle', { class: name, cx, cy, r: 0.13 });
    }));
  }
}

/** Sparks of a celebration. */
const SPARKS = 20;

/** A modest celebration, from the middle of the winning row; nothing where motion is not wanted. It moves nothing else. @param {BoardView} board */
export function celebrate({ svg, scene }) {
  if (!svg || !scene || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const row = scene.wins[0] ?? [];
  const ends = row.length > 0 ? [row[0], row[row.length - 1]].map((place) => middle(scene, place) ?? [0, 0]) : [[0, 0], [scene.columns.length, scene.rows.length]];
  const [cx, cy] = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2];
  const far = Math.max(scene.columns.length, scene.rows.length) * 0.32;
  const sparks = s('g', { class: 'sparks', 'aria-hidden': 'true' }, ...Array.from({ length: SPARKS }, (_, i) => {
    const [angle, way] = [(i / SPARKS) * 2 * Math.PI, far * (0.55 + 0.45 * ((i * 7) % 5) / 4)];
    const spark = s('circle', { class: `spark s${i % 4}`, cx, cy, r: far * 0.035 });
    spark.style.setProperty('--dx', `${way * Math.cos(angle)}px`);
    spark.style.setProperty('--dy', `${way * Math.sin(angle)}px`);
    return spark;
  }));
  svg.append(sparks);
  setTimeout(() => sparks.remove(), 1500);
}

/** What is clicked, and where one can go on; in k in a row every empty cell says that by itself. @param {BoardView} board @param {SVGElement[]} out
 * @param {Set<string>} valued */
function drawOpen({ scene, clicked, open }, out, valued) {
  if (!scene || !open || scene.kind === 'cells') return;
  out.push(...clicked.map((place) => frame(scene, place, 'clicked-place')));
  for (const place of openPlaces(scene.moves, clicked)) {
    const seen = valued.has(place) ? ' valued' : '';
    if (scene.kind === 'dots') out.push(s('path', { class: `open-line${seen}`, 'data-open': place, d: linePath(scene, place) }));
    else {
      const [cx, cy] = middle(scene, place) ?? [0, 0];
      const taken = scene.pieces.some(({ at }) => at === place);
      out.push(s('circle', { class: taken ? 'open-piece' : `open-dot${seen}`, 'data-open': place, cx, cy, r: taken ? 0.44 : 0.13 }));
    }
  }
}

/** @param {BoardView} board @param {string} place @param {number} n @param {string} name */
function number(board, place, n, name) {
  const [x, y] = middle(/** @type {Scene} */ (board.scene), place) ?? [0, 0];
  return sized(s('text', { class: `number ${name}`, x, y: y + 0.02 }, String(n)), Math.min(0.42, 20 / board.cell));
}

/** A line as numbered stones to be; in other games, whose end is drawn already, as numbers where its moves end.
 * @param {BoardView} board @param {SVGElement[]} out @param {string[]} moves */
function drawPreview(board, out, moves) {
  const { instead, session: { tree } } = board.app;
  let side = instead ? tree.cursor.side : board.app.session.side;
  if (!tree.rules) {
    const played = board.peek?.played.slice(-moves.length) ?? [];
    out.push(...played.flatMap(({ path, side: by }, i) => (path.length > 0 ? [number(board, /** @type {string} */ (path.at(-1)), i + 1, `${by} previewed`)] : [])));
    return;
  }
  moves.forEach((place, index) => {
    if (!side) return;
    const stone = board.stone(place, side);
    stone.classList.add('ghost', 'line');
    out.push(stone, number(board, place, index + 1, side));
    side = other(side);
  });
}

/** What a screen reader says of the board and of every place: "c3, empty, X wins in 3 plies". @param {BoardView} board */
export function placeLabels(board) {
  const { app, scene } = board;
  if (!scene) return;
  const { tree: { game, cursor, rules } } = app.session;
  const name = (/** @type {Side} */ side) => sideName(side, game);
  // What is proven rather than what a search thinks.
  const values = new Map([...placeValues(board).map(({ place, value }) => /** @type {const} */ ([place, spokenValue(value, game)])), ...spokenScores(board)]);
  /** @type {Map<string, string[]>} */
  const threats = new Map();
  for (const { cell, side, kind } of app.settings.get('threats') ? app.advice.threats : []) {
    const words = t('threat-spoken', { side: name(side), threat: threatText(kind, rules?.k ?? 0) });
    threats.set(cell, [...(threats.get(cell) ?? []), words]);
  }
  for (const { cells, kind } of app.settings.get('threats') ? app.advice.standing : []) {
    const words = t('standing-spoken', { row: standingText(kind, rules?.k ?? 0) });
    for (const cell of cells) threats.set(cell, [...(threats.get(cell) ?? []), words]);
  }
  // In k in a row every place is taken once, and any empty one can be played.
  const numbers = new Map(rules ? cursor.path().map(({ move, ply }) => [move, ply]) : []);
  const open = board.open && !rules && scene.kind !== 'dots' ? openPlaces(scene.moves, board.clicked) : new Set();
  const pieces = new Map(scene.pieces.map((piece) => [piece.at, piece]));
  const winning = new Set(scene.wins.flat());
  const hint = app.advice.hint && app.session.moveNamed(app.advice.hint.move)?.path.at(-1);
  for (const [place, hit] of board.hits) {
    const piece = pieces.get(place);
    const parts = [place];
    if (scene.kind === 'dots') parts.push(t(scene.lines.includes(place) ? 'games-line-drawn' : 'games-line-open'));
    else parts.push(piece ? (piece.king ? t('games-king', { side: name(piece.side) }) : name(piece.side)) : t('cell-empty'));
    if (numbers.has(place)) parts.push(t('cell-move', { number: numbers.get(place) ?? 0 }));
    if (cursor.places.includes(place)) parts.push(t('cell-last'));
    if (winning.has(place)) parts.push(t('cell-winning'));
    if (board.clicked.includes(place)) parts.push(t('games-chosen'));
    if (open.has(place)) parts.push(t('games-can'));
    if (hint === place) parts.push(t('cell-hint'));
    const value = values.get(place);
    if (value) parts.push(value);
    parts.push(...(threats.get(place) ?? []));
    const label = parts.join(', ');
    if (hit.getAttribute('aria-label') !== label) hit.setAttribute('aria-label', label);
  }
  board.svg?.setAttribute('aria-label', rules ? t('board-label', { size: sizeText(rules.width, rules.height) }) : gameName(game, scene));
}
