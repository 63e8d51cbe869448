/**
 * A scene as a short list of paths, from the ground up: for small boards and for pictures. No browser.
 *
 * @import {Look, Scene, Side} from '../types.js'
 *
 * `fresh`: of the moves that are looked at; `look` and `side`: whose.
 * @typedef {{kind: 'ground' | 'dark' | 'net' | 'box' | 'line' | 'dot' | 'piece' | 'crown' | 'last' | 'row', d: string, look?: Look, side?: Side, fresh?: boolean}} Shape
 */
import { linePath, middle, spot } from '../model/scene.js';

/** @param {number} cx @param {number} cy @param {number} r */
const circle = (cx, cy, r) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** @param {number} cx @param {number} cy @param {number} r */
const cross = (cx, cy, r) => `M${cx - r} ${cy - r}l${2 * r} ${2 * r}M${cx + r} ${cy - r}l${-2 * r} ${2 * r}`;
/** @param {number} x @param {number} y @param {number} w */
const square = (x, y, w) => `M${x} ${y}h${w}v${w}h${-w}z`;

/** The sizes of a board in its units. @param {Scene} scene */
export const extent = ({ columns, rows }) => [columns.length, rows.length];

/** The squares and the net of a board that has them. @param {Scene} scene @param {number} u @returns {Shape[]} */
function ground({ kind, columns, rows }, u) {
  if (kind === 'dots') return [];
  const [w, h] = [columns.length, rows.length];
  const dark = kind !== 'chequered' ? [] : rows.flatMap((_, y) => columns.flatMap((__, x) => ((h - 1 - y + x) % 2 === 0 ? [square(x * u, y * u, u)] : [])));
  const net = [...rows, ''].map((_, y) => `M0 ${y * u}h${w * u}`).concat([...columns, ''].map((_, x) => `M${x * u} 0v${h * u}`));
  return [
    ...(kind === 'cells' ? [] : [/** @type {Shape} */ ({ kind: 'ground', d: `M0 0h${w * u}v${h * u}h${-w * u}z` })]),
    ...(dark.length > 0 ? [/** @type {Shape} */ ({ kind: 'dark', d: dark.join('') })] : []), { kind: 'net', d: net.join('') },
  ];
}

/**
 * @param {Scene} scene @param {number} u pixels of a square @param {readonly Look[]} looks
 * @param {{fresh?: Set<string>, last?: string[]}} [marked] places of the moves that are looked at, and of the last one
 * @returns {Shape[]}
 */
export function sceneShapes(scene, u, looks, { fresh = new Set(), last = [] } = {}) {
  const shapes = ground(scene, u);
  const at = (/** @type {string} */ place) => (middle(scene, place) ?? [0, 0]).map((n) => n * u);
  const look = (/** @type {Side} */ side) => looks[side === 'x' ? 0 : 1];
  const add = (/** @type {Shape} */ shape) => shape.d && shapes.push(shape);
  for (const side of /** @type {Side[]} */ (['x', 'o'])) {
    const boxes = scene.boxes.filter((box) => box.side === side).map((box) => spot(scene, box.at));
    // The dot is its lower left corner.
    add({ kind: 'box', side, d: boxes.map(([x, y]) => square((x + 0.5) * u, (y - 0.5) * u, u)).join('') });
  }
  for (const isFresh of [false, true]) add({ kind: 'line', fresh: isFresh, d: scene.lines.filter((name) => fresh.has(name) === isFresh).map((name) => linePath(scene, name, u)).join('') });
  if (scene.kind === 'dots') add({ kind: 'dot', d: scene.rows.flatMap((row) => scene.columns.map((column) => circle(at(column + row)[0], at(column + row)[1], u * 0.07))).join('') });
  for (const side of /** @type {Side[]} */ (['x', 'o'])) {
    const own = look(side);
    const sign = (/** @type {string} */ place) => {
      const [cx, cy] = at(place);
      return own === 'x' ? cross(cx, cy, u * 0.25) : circle(cx, cy, u * (own === 'o' ? 0.28 : 0.4));
    };
    const pieces = scene.pieces.filter((piece) => piece.side === side);
    for (const isFresh of [false, true]) {
      add({ kind: 'piece', side, look: own, fresh: isFresh, d: pieces.filter((piece) => fresh.has(piece.at) === isFresh).map((piece) => sign(piece.at)).join('') });
    }
    add({ kind: 'crown', side, look: own, d: pieces.filter(({ king }) => king).map((piece) => circle(at(piece.at)[0], at(piece.at)[1], u * 0.18)).join('') });
  }
  if (scene.kind !== 'dots') {
    const here = last.map((place) => spot(scene, place)).filter(([x, y]) => x >= 0 && y >= 0);
    add({ kind: 'last', side: scene.pieces.find((piece) => piece.at === last.at(-1))?.side, d: here.map(([x, y]) => square(x * u + 1, y * u + 1, u - 2)).join('') });
  }
  add({ kind: 'row', d: scene.wins.map((row) => `M${at(row[0]).join(' ')}L${at(row[row.length - 1]).join(' ')}`).join('') });
  return shapes;
}
