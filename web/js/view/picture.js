/**
 * A picture of the board as a file: one list of shapes, drawn as SVG or on a canvas.
 *
 * @import {App} from '../main.js'
 *
 * @typedef {{d: string, stroke?: string, width?: number, fill?: string}} Shape
 * @typedef {{text: string, x: number, y: number, size: number, fill: string}} Words
 */
import { cellName, columnName } from '../model/rules.js';

/** Pixels of a cell, and room around the board. */
const CELL = 48;
const MARGIN = 34;

/** @param {string} name of a custom property */
const colour = (name) => {
  const probe = document.createElement('span');
  probe.style.setProperty('color', `var(${name})`);
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** @param {App} app */
function scene(app) {
  const { position } = app.session;
  const { width, height } = position.rules;
  const stones = app.settings.get('symbols') === 'stones';
  const [paper, line, mute, x, o, ink] = ['--card', '--line', '--mute', '--x', '--o', '--ink'].map(colour);
  const size = [width * CELL + MARGIN * 2, height * CELL + MARGIN * 2];
  /** @type {Shape[]} */
  const shapes = [{ d: `M0 0H${size[0]}V${size[1]}H0Z`, fill: paper }];
  /** @type {Words[]} */
  const words = [];
  const at = (/** @type {number} */ cell) => [MARGIN + ((cell % width) + 0.5) * CELL, MARGIN + (Math.floor(cell / width) + 0.5) * CELL];
  for (let row = 0; row <= height; row++) shapes.push({ d: `M${MARGIN} ${MARGIN + row * CELL}h${width * CELL}`, stroke: line, width: 1 });
  for (let column = 0; column <= width; column++) shapes.push({ d: `M${MARGIN + column * CELL} ${MARGIN}v${height * CELL}`, stroke: line, width: 1 });
  for (let row = 0; row < height; row++) words.push({ text: String(height - row), x: MARGIN / 2, y: MARGIN + (row + 0.5) * CELL, size: 14, fill: mute });
  for (let column = 0; column < width; column++) {
    words.push({ text: columnName(column), x: MARGIN + (column + 0.5) * CELL, y: size[1] - MARGIN / 2, size: 14, fill: mute });
  }
  const circle = (/** @type {number[]} */ [cx, cy], /** @type {number} */ r) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  position.moves.forEach((cell, index) => {
    const [cx, cy] = at(cell);
    const side = position.cells[cell];
    const own = side === 'x' ? x : o;
    const r = CELL * 0.26;
    if (stones) shapes.push({ d: circle([cx, cy], CELL * 0.4), fill: side === 'x' ? '#1c2431' : '#ffffff', stroke: own, width: 2 });
    else if (side === 'x') shapes.push({ d: `M${cx - r} ${cy - r}l${2 * r} ${2 * r}M${cx + r} ${cy - r}l${-2 * r} ${2 * r}`, stroke: own, width: 5 });
    else shapes.push({ d: circle([cx, cy], CELL * 0.28), stroke: own, width: 5 });
    if (app.settings.get('numbers')) {
      if (!stones) shapes.push({ d: circle([cx, cy], 11), fill: paper });
      words.push({ text: String(index + 1), x: cx, y: cy, size: 16, fill: stones ? (side === 'x' ? '#ffffff' : '#1c2431') : own });
    } else if (cell === position.last) {
      shapes.push({ d: `M${cx - CELL * 0.45} ${cy - CELL * 0.45}h${CELL * 0.9}v${CELL * 0.9}h${-CELL * 0.9}Z`, stroke: own, width: 1.5 });
    }
  });
  for (const row of position.rows) {
    const [from, to] = [at(row[0]), at(row[row.length - 1])];
    shapes.push({ d: `M${from.join(' ')}L${to.join(' ')}`, stroke: ink, width: 6 });
  }
  return { size, shapes, words };
}

/** @param {App} app */
export function svgPicture(app) {
  const { size, shapes, words } = scene(app);
  const { position, tree } = app.session;
  const title = `${tree.wire().rules} ${position.moves.map((cell) => cellName(position.rules, cell)).join(' ')}`;
  const drawn = shapes.map(({ d, stroke, width, fill }) =>
    `<path d="${d}" fill="${fill ?? 'none'}"${stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"` : ''}/>`);
  const written = words.map(({ text, x, y, size: px, fill }) =>
    `<text x="${x}" y="${y}" font-size="${px}" fill="${fill}" text-anchor="middle" dominant-baseline="central">${text}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${size[1]}" width="${size[0]}" height="${size[1]}" font-family="sans-serif">
<title>${title}</title>
${[...drawn, ...written].join('\n')}
</svg>
`;
}

/** @param {App} app @returns {Promise<Blob>} */
export function pngPicture(app) {
  const { size, shapes, words } = scene(app);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size[0] * 2, size[1] * 2];
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('canvas'));
  pen.scale(2, 2);
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
