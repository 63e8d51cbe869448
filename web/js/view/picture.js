/**
 * A picture of the board as a file: one list of shapes, drawn as SVG or on a canvas.
 *
 * @import {App} from '../main.js'
 * @import {Scene} from '../types.js'
 *
 * @typedef {{d: string, stroke?: string, width?: number, fill?: string}} Painted
 * @typedef {{text: string, x: number, y: number, size: number, fill: string}} Words
 */
import { looksOf } from '../app/positions.js';
import { middle } from '../model/scene.js';
import { extent, sceneShapes } from './scene_shapes.js';

/** Pixels of a cell, and room around the board. */
const CELL = 48;
const MARGIN = 34;
const DARK = '#1c2431';

/** @param {string} name of a custom property */
const colour = (name) => {
  const probe = document.createElement('span');
  probe.style.setProperty('color', `var(${name})`);
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** How the shapes of a scene are painted. @param {App} app @param {Scene} scene */
function painted(app, scene) {
  const { tree } = app.session;
  const looks = looksOf(tree.game);
  const [paper, net, mute, x, o, ink] = ['--card', '--line', '--mute', '--x', '--o', '--ink'].map(colour);
  const [columns, rows] = extent(scene);
  const size = [columns * CELL + MARGIN * 2, rows * CELL + MARGIN * 2];
  const numbers = app.settings.get('numbers') && scene.kind === 'cells';
  const own = (/** @type {string | undefined} */ side) => (side === 'o' ? o : x);
  /** @type {Painted[]} */
  const shapes = [{ d: `M${-MARGIN} ${-MARGIN}H${size[0]}V${size[1]}H${-MARGIN}Z`, fill: paper }];
  for (const { kind, d, look, side } of sceneShapes(scene, CELL, looks, { last: numbers ? [] : tree.cursor.places })) {
    const stone = look === 'black' ? DARK : '#ffffff';
    /** @type {Record<string, Omit<Painted, 'd'>>} */
    const ways = {
      ground: { fill: scene.kind === 'squares' ? '#dde7d9' : '#fbf6ea' }, dark: { fill: '#d9cfba' }, net: { stroke: net, width: 1 }, box: { fill: own(side) },
      line: { stroke: ink, width: 3 }, dot: { fill: ink }, piece: look === 'x' || look === 'o' ? { stroke: own(side), width: 5 } : { fill: stone, stroke: DARK, width: 2 },
      crown: { fill: '#e0a52e' }, last: { stroke: own(side), width: 1.5 }, row: { stroke: ink, width: 6 },
    };
    shapes.push({ d, ...ways[kind] });
  }
  /** @type {Words[]} */
  const words = scene.rows.map((text, y) => ({ text, x: -MARGIN / 2, y: (y + 0.5) * CELL, size: 14, fill: mute }));
  words.push(...scene.columns.map((text, i) => ({ text, x: (i + 0.5) * CELL, y: size[1] - MARGIN * 1.5, size: 14, fill: mute })));
  for (const node of numbers ? tree.cursor.path() : []) {
    const [cx, cy] = (middle(scene, node.places[0]) ?? [0, 0]).map((n) => n * CELL);
    const stones = looks[0] === 'black';
    if (!stones) shapes.push({ d: `M${cx - 11} ${cy}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z`, fill: paper });
    words.push({ text: String(node.ply), x: cx, y: cy, size: 16, fill: !stones ? own(node.side ?? 'x') : node.side === 'x' ? '#ffffff' : DARK });
  }
  return { size, shapes, words };
}

/** @param {App} app @param {Scene} scene */
export function svgPicture(app, scene) {
  const { size, shapes, words } = painted(app, scene);
  const { game, moves } = app.session.tree.wire();
  const drawn = shapes.map(({ d, stroke, width, fill }) =>
    `<path d="${d}" fill="${fill ?? 'none'}"${stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"` : ''}/>`);
  const written = words.map(({ text, x, y, size: px, fill }) =>
    `<text x="${x}" y="${y}" font-size="${px}" fill="${fill}" text-anchor="middle" dominant-baseline="central">${text}</text>`);
  const title = [game, ...moves].join(' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${size[0]} ${size[1]}" width="${size[0]}" height="${size[1]}" font-family="sans-serif">
<title>${title}</title>
${[...drawn, ...written].join('\n')}
</svg>
`;
}

/** @param {App} app @param {Scene} scene @returns {Promise<Blob>} */
export function pngPicture(app, scene) {
  const { size, shapes, words } = painted(app, scene);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size[0] * 2, size[1] * 2];
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('canvas'));
  pen.scale(2, 2);
  pen.translate(MARGIN, MARGIN);
  Object.assign(pen, { lineCap: 'round', textAlign: 'center', textBaseline: 'middle' });
  for (const { d, stroke, width, fill } of shapes) {
    const path = new Path2D(d);
    if (fill) {
      pen.fillStyle = fill;
      pen.fill(path);
    }
    if (stroke) {
      pen.strokeStyle = stroke;
      pen.lineWidth = width ?? 1;
      pen.stroke(path);
    }
  }
  for (const { text, x, y, size: px, fill } of words) {
    pen.font = `${px}px sans-serif`;
    pen.fillStyle = fill;
    pen.fillText(text, x, y);
  }
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('png'))), 'image/png'));
}
