/**
 * A scene as a short list of paths, from the ground up, for small boards and for pictures; and a picture of the board as a file, drawn as
 * SVG or on a canvas.
 *
 * `fresh`: of the moves that are looked at; `look` and `side`: whose.
 * @typedef {{kind: 'ground' | 'dark' | 'wood' | 'net' | 'star' | 'frame' | 'hole' | 'box' | 'line' | 'dot' | 'piece' | 'crown' | 'last' | 'row', d: string, look?: Look, side?: Side, fresh?: boolean}} Shape
 * @typedef {{d: string, stroke?: string, width?: number, fill?: string}} Painted
 * @typedef {{text: string, x: number, y: number, size: number, fill: string}} Words
 */
import { linePath, middle, spot } from '../model/scene.js';
import { isGoban, looksOf } from '../app/positions.js';

/** @param {number} cx @param {number} cy @param {number} r */
const circle = (cx, cy, r) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** @param {number} cx @param {number} cy @param {number} r */
const cross = (cx, cy, r) => `M${cx - r} ${cy - r}l${2 * r} ${2 * r}M${cx + r} ${cy - r}l${-2 * r} ${2 * r}`;
/** @param {number} x @param {number} y @param {number} w */
const square = (x, y, w) => `M${x} ${y}h${w}v${w}h${-w}z`;

/** A rectangle with round corners. @param {number} at of its corner, both ways @param {number} w @param {number} h @param {number} r */
const rounded = (at, w, h, r) => `M${at + r} ${at}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** The sizes of a board in its units. @param {Scene} scene */
export const extent = ({ columns, rows }) => [columns.length, rows.length];

/** Where the star points of a goban lie along one side: the middle too, if there is one. @param {number} n */
function stars(n) {
  const edge = n < 13 ? 2 : 3;
  return n % 2 === 1 ? [edge, (n - 1) / 2, n - 1 - edge] : [edge, n - 1 - edge];
}

/** A goban: wood, lines through the middles of the places, star points. @param {number} w @param {number} h @param {number} u @returns {Shape[]} */
function goban(w, h, u) {
  const lines = Array.from({ length: h }, (_, y) => `M${u / 2} ${(y + 0.5) * u}h${(w - 1) * u}`).concat(Array.from({ length: w }, (_, x) => `M${(x + 0.5) * u} ${u / 2}v${(h - 1) * u}`));
  // In the corners, and where both sides have a middle there: on larger boards at the sides, too.
  const points = stars(w).flatMap((x, i) => stars(h).flatMap((y, j) => {
    const middles = Number(stars(w).length === 3 && i === 1) + Number(stars(h).length === 3 && j === 1);
    return middles === 1 && Math.min(w, h) < 19 ? [] : [circle((x + 0.5) * u, (y + 0.5) * u, u * 0.1)];
  }));
  return [{ kind: 'wood', d: `M0 0h${w * u}v${h * u}h${-w * u}z` }, { kind: 'net', d: lines.join('') }, { kind: 'star', d: points.join('') }];
}

/** A frame with round holes. @param {number} w @param {number} h @param {number} u @returns {Shape[]} */
function frame(w, h, u) {
  const holes = Array.from({ length: w * h }, (_, i) => circle(((i % w) + 0.5) * u, (Math.floor(i / w) + 0.5) * u, u * 0.41));
  return [{ kind: 'frame', d: rounded(-0.06 * u, w * u + 0.12 * u, h * u + 0.12 * u, 0.16 * u) }, { kind: 'hole', d: holes.join('') }];
}

/** What a board looks like without pieces. @param {Scene} scene @param {number} u @param {readonly Look[]} looks @returns {Shape[]} */
export function ground(scene, u, looks) {
  const { kind, columns, rows } = scene;
  if (kind === 'dots') return [];
  const [w, h] = [columns.length, rows.length];
  if (isGoban(scene, looks)) return goban(w, h, u);
  if (looks[0] === 'red') return frame(w, h, u);
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
  const shapes = ground(scene, u, looks);
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
      return own === 'x' ? cross(cx, cy, u * 0.25) : circle(cx, cy, u * (own === 'o' ? 0.28 : isGoban(scene, looks) ? 0.45 : 0.4));
    };
    const pieces = scene.pieces.filter((piece) => piece.side === side);
    for (const isFresh of [false, true]) {
      add({ kind: 'piece', side, look: own, fresh: isFresh, d: pieces.filter((piece) => fresh.has(piece.at) === isFresh).map((piece) => sign(piece.at)).join('') });
    }
    add({ kind: 'crown', side, look: own, d: pieces.filter(({ king }) => king).map((piece) => circle(at(piece.at)[0], at(piece.at)[1], u * 0.18)).join('') });
  }
  if (scene.kind !== 'dots' && (isGoban(scene, looks) || looks[0] === 'red')) {
    add({ kind: 'last', side: scene.pieces.find((piece) => piece.at === last.at(-1))?.side, d: last.map((place) => circle(at(place)[0], at(place)[1], u * 0.14)).join('') });
  } else if (scene.kind !== 'dots') {
    const here = last.map((place) => spot(scene, place)).filter(([x, y]) => x >= 0 && y >= 0);
    add({ kind: 'last', side: scene.pieces.find((piece) => piece.at === last.at(-1))?.side, d: here.map(([x, y]) => square(x * u + 1, y * u + 1, u - 2)).join('') });
  }
  add({ kind: 'row', d: scene.wins.map((row) => `M${at(row[0]).join(' ')}L${at(row[row.length - 1]).join(' ')}`).join('') });
  return shapes;
}

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
  const onWood = isGoban(scene, looks);
  const round = onWood || looks[0] === 'red';
  /** @type {Painted[]} */
  const shapes = [{ d: `M${-MARGIN} ${-MARGIN}H${size[0]}V${size[1]}H${-MARGIN}Z`, fill: paper }];
  for (const { kind, d, look, side } of sceneShapes(scene, CELL, looks, { last: numbers ? [] : tree.cursor.places })) {
    const stone = { black: DARK, red: '#cf3528', yellow: '#f2b705' }[/** @type {string} */ (look)] ?? '#ffffff';
    /** @type {Record<string, Omit<Painted, 'd'>>} */
    const ways = {
      ground: { fill: scene.kind === 'squares' ? '#dde7d9' : '#fbf6ea' }, dark: { fill: '#d9cfba' }, net: { stroke: onWood ? '#6b4d22' : net, width: 1 }, box: { fill: own(side) },
      wood: { fill: '#e3bd7d' }, star: { fill: '#6b4d22' }, frame: { fill: '#2458b0' }, hole: { fill: '#e6ecf7' },
      line: { stroke: ink, width: 3 }, dot: { fill: ink }, piece: look === 'x' || look === 'o' ? { stroke: own(side), width: 5 } : { fill: stone, stroke: DARK, width: 2 },
      crown: { fill: '#e0a52e' }, last: round ? { fill: onWood ? '#e4572e' : '#ffffff' } : { stroke: own(side), width: 1.5 },
      row: { stroke: onWood ? '#e4572e' : round ? '#ffffff' : ink, width: 6 },
    };
    shapes.push({ d, ...ways[kind] });
  }
  /** @type {Words[]} */
  const words = scene.rows.map((text, y) => ({ text, x: -MARGIN / 2, y: (y + 0.5) * CELL, size: 14, fill: mute }));
  words.push(...scene.columns.map((text, i) => ({ text, x: (i + 0.5) * CELL, y: size[1] - MARGIN * 1.5, size: 14, fill: mute })));
  for (const node of numbers ? tree.cursor.path() : []) {
    const [cx, cy] = (middle(scene, node.places[0]) ?? [0, 0]).map((n) => n * CELL);
    const stones = looks[0] !== 'x';
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
