/**
 * What was measured, put together by position and evaluator: the cells as a table, and plots of them by depth, one line for each
 * algorithm, with the same as a table for those who cannot see it.
 *
 * @typedef {'nodes' | 'time' | 'cutoffs' | 'branching'} PlotKind
 * @typedef {{name: string, points: [number, number][]}} PlotLine
 * @typedef {{from: number, to: number, ticks: number[], logarithmic: boolean, at: (value: number) => number}} Axis
 *   `at` is 0 at the beginning of the axis and 1 at its end
 */
import { h, s } from '../view/dom.js';
import { language, number, t } from '../words/language.js';
import { goodFor } from '../model/values.js';
import { spokenValue, valueText } from '../view/words.js';
import { missing, scrolled, timeText } from './words.js';

/** Cells of one position with one evaluator are compared with each other. @param {Cell[]} cells @returns {Group[]} in the order in which they come */
export function groupsOf(cells) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const cell of cells) {
    const key = `${cell.game}\n${cell.evaluator}`;
    const group = groups.get(key) ?? { label: cell.game, evaluator: cell.evaluator, algorithms: [], depths: [], cells: [] };
    groups.set(key, group);
    group.cells.push(cell);
    if (!group.algorithms.includes(cell.algorithm)) group.algorithms.push(cell.algorithm);
    if (!group.depths.includes(cell.depth)) group.depths.push(cell.depth);
  }
  for (const group of groups.values()) group.depths.sort((a, b) => a - b);
  return [...groups.values()];
}

/** @param {Group} group @param {string} algorithm @param {number} depth */
export const cellOf = (group, algorithm, depth) => group.cells.find((cell) => cell.algorithm === algorithm && cell.depth === depth);

/** Whether a search came to its end. @param {Cell | undefined} cell @returns {cell is Cell & Done} */
export const isDone = (cell) => cell?.state === 'done';

/**
 * The b of nodes = 1 + b + b² + … + b^depth: how many children every inner node of an even tree would have.
 * @param {number} nodes @param {number} depth
 */
export function branching(nodes, depth) {
  const size = (/** @type {number} */ b) => {
    let sum = 0;
    for (let ply = 0; ply <= depth; ply++) sum = sum * b + 1;
    return sum;
  };
  let [low, high] = [0, nodes];
  for (let halving = 0; halving < 128; halving++) {
    const middle = (low + high) / 2;
    if (size(middle) < nodes) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The share of inner nodes at which moves were left out, from 0 to 1; null if a program does not tell its leaves. @param {Done} cell */
export function cutoffShare({ nodes, leaves, table_hits: hits, cutoffs }) {
  if (leaves === 0) return null;
  const inner = nodes - leaves - hits;
  return inner > 0 ? cutoffs / inner : 0;
}

/** What a plot shows of a cell; null if that was not measured. @param {PlotKind} kind @param {Cell | undefined} cell */
export function plotValue(kind, cell) {
  if (!isDone(cell)) return null;
  switch (kind) {
    case 'nodes': return cell.nodes;
    case 'time': return cell.time_ms;
    case 'cutoffs': {
      const share = cutoffShare(cell);
      return share === null ? null : 100 * share;
    }
    default: return branching(cell.nodes, cell.depth);
  }
}

/** The lines of a plot. @param {Group} group @param {PlotKind} kind @returns {PlotLine[]} */
export function plotLines(group, kind) {
  return group.algorithms.map((name) => ({
    name,
    points: group.depths.flatMap((depth) => {
      const value = plotValue(kind, cellOf(group, name, depth));
      return value === null ? [] : [/** @type {[number, number]} */ ([depth, value])];
    }),
  }));
}

/** The most numbers along an axis. */
const MOST_TICKS = 8;
const MOST_DEPTHS = 14;

/** Powers of ten, as many as are needed; what is not above 0 has no place on it. @param {number[]} values @returns {Axis} */
export function logAxis(values) {
  const shown = values.filter((value) => value > 0);
  let bottom = Math.floor(Math.log10(Math.min(...shown)) + 1e-9);
  let top = Math.ceil(Math.log10(Math.max(...shown)) - 1e-9);
  if (shown.length === 0) [bottom, top] = [0, 1];
  if (top <= bottom) top = bottom + 1;
  const step = Math.ceil((top - bottom) / MOST_TICKS);
  const ticks = [];
  for (let power = bottom; power <= top; power += step) ticks.push(power < 0 ? 1 / 10 ** -power : 10 ** power);
  return { from: 10 ** bottom, to: 10 ** top, ticks, logarithmic: true, at: (value) => (Math.log10(value) - bottom) / (top - bottom) };
}

/** From 0, in round steps. @param {number[]} values @returns {Axis} */
export function linearAxis(values) {
  const most = Math.max(0, ...values);
  // 1, 2, 5, 10, 20 … and their tenths: about five steps.
  const least = (most || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((digit) => digit * power >= least - 1e-12) ?? 10);
  const count = Math.max(1, Math.ceil(most / step - 1e-9));
  const to = count * step;
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)));
  return { from: 0, to, ticks, logarithmic: false, at: (value) => value / to };
}

/** Whole depths. @param {number[]} depths @returns {Axis} */
export function depthAxis(depths) {
  let [from, to] = [Math.min(...depths), Math.max(...depths)];
  if (depths.length === 0) [from, to] = [1, 2];
  if (from === to) [from, to] = [from - 0.5, to + 0.5];
  const step = Math.max(1, Math.ceil((to - from) / MOST_DEPTHS));
  const ticks = [];
  for (let depth = Math.ceil(from); depth <= to; depth += step) ticks.push(depth);
  return { from, to, ticks, logarithmic: false, at: (value) => (value - from) / (to - from) };
}

/** @type {PlotKind[]} */
export const PLOTS = ['nodes', 'time', 'cutoffs', 'branching'];
const [WIDTH, HEIGHT] = [440, 290];
const FRAME = { left: 62, right: 14, top: 12, bottom: 44 };
/** Half the size of a mark. */
const MARK = 4.6;

/** Each line has a mark of its own, since colour alone tells some people nothing. @type {((x: number, y: number) => string)[]} */
const MARKS = [
  (x, y) => `M${x - MARK} ${y}a${MARK} ${MARK} 0 1 0 ${2 * MARK} 0a${MARK} ${MARK} 0 1 0 ${-2 * MARK} 0z`,
  (x, y) => `M${x - MARK} ${y - MARK}l${2 * MARK} ${2 * MARK}M${x + MARK} ${y - MARK}l${-2 * MARK} ${2 * MARK}`,
  (x, y) => `M${x - MARK} ${y - MARK}h${2 * MARK}v${2 * MARK}h${-2 * MARK}z`,
  (x, y) => `M${x} ${y - MARK - 1}l${MARK + 1} ${2 * MARK}h${-2 * MARK - 2}z`,
  (x, y) => `M${x} ${y - MARK - 1}l${MARK + 1} ${MARK + 1}l${-MARK - 1} ${MARK + 1}l${-MARK - 1} ${-MARK - 1}z`,
  (x, y) => `M${x} ${y + MARK + 1}l${MARK + 1} ${-2 * MARK}h${-2 * MARK - 2}z`,
  (x, y) => `M${x - MARK} ${y}h${2 * MARK}M${x} ${y - MARK}v${2 * MARK}M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`,
  (x, y) => `M${x - MARK} ${y}h${2 * MARK}M${x} ${y - MARK}v${2 * MARK}`,
];

/** @param {PlotKind} kind @param {number} value */
function plotText(kind, value) {
  switch (kind) {
    case 'nodes': return number(value);
    case 'time': return timeText(value);
    case 'cutoffs': return t('percent', { n: number(value, { maximumFractionDigits: 1 }) });
    default: return number(value, { maximumFractionDigits: 2 });
  }
}

/** @param {Group} group @param {PlotKind} kind @param {string} id @returns {HTMLElement} */
export function plotFigure(group, kind, id) {
  const lines = plotLines(group, kind);
  const title = t(`lab-plot-${kind}`);
  const caption = h('figcaption', { id: `${id}-title` }, title);
  const table = h('details', { class: 'lab-as-table' }, h('summary', { id: `${id}-table` }, t('lab-as-table')), plotTable(group, kind, title));
  return h('figure', { class: 'lab-plot', id, 'data-kind': kind }, caption, drawing(group, kind, lines), legend(lines), table);
}

/** @param {Group} group @param {PlotKind} kind @param {PlotLine[]} lines */
function drawing(group, kind, lines) {
  const values = lines.flatMap(({ points }) => points.map(([, value]) => value));
  const across = depthAxis(group.depths);
  const up = kind === 'nodes' || kind === 'time' ? logAxis(values) : linearAxis(values);
  const x = (/** @type {number} */ depth) => round(FRAME.left + 10 + across.at(depth) * (WIDTH - FRAME.left - FRAME.right - 20));
  const y = (/** @type {number} */ value) => round(HEIGHT - FRAME.bottom - up.at(value) * (HEIGHT - FRAME.top - FRAME.bottom));
  return s('svg', { class: 'lab-svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': t('lab-plot-alt', { plot: t(`lab-plot-${kind}`) }) },
    ...frame(kind, across, up, x, y),
    ...lines.map(({ points }, i) => curve(points.filter(([, value]) => !up.logarithmic || value > 0), i, lines, x, y)));
}

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** The axes with their numbers. @param {PlotKind} kind @param {Axis} across @param {Axis} up
 * @param {(n: number) => number} x @param {(n: number) => number} y */
function frame(kind, across, up, x, y) {
  const right = WIDTH - FRAME.right;
  return [
    ...up.ticks.map((value) => s('g', {}, s('path', { class: 'lab-net', d: `M${FRAME.left} ${y(value)}H${right}` }),
      s('text', { class: 'lab-tick up', x: FRAME.left - 7, y: y(value) }, tickText(kind, value)))),
    s('path', { class: 'lab-axis', d: `M${FRAME.left} ${FRAME.top}V${HEIGHT - FRAME.bottom}H${right}` }),
    ...across.ticks.map((depth) => s('text', { class: 'lab-tick', x: x(depth), y: HEIGHT - FRAME.bottom + 19 }, number(depth))),
    s('text', { class: 'lab-tick', x: (FRAME.left + right) / 2, y: HEIGHT - 6 }, t('lab-column-depth')),
  ];
}

/** Short enough for an axis. @param {PlotKind} kind @param {number} value */
function tickText(kind, value) {
  if (kind === 'time') return timeText(value);
  const short = new Intl.NumberFormat(language(), { notation: value >= 1e4 ? 'compact' : 'standard', maximumFractionDigits: 2 }).format(value);
  return kind === 'cutoffs' ? t('percent', { n: short }) : short;
}

/** A line with its marks. Of lines that coincide both can be seen: the later one is narrower. @param {[number, number][]} points
 * @param {number} i @param {PlotLine[]} lines @param {(n: number) => number} x @param {(n: number) => number} y */
function curve(points, i, lines, x, y) {
  const at = points.map(([depth, value]) => /** @type {[number, number]} */ ([x(depth), y(value)]));
  const covered = points.length > 0 && lines.slice(i + 1).some((other) => JSON.stringify(other.points) === JSON.stringify(lines[i].points));
  return s('g', { class: `lab-curve c${i % MARKS.length}${covered ? ' covered' : ''}`, 'data-algorithm': lines[i].name, 'data-points': points.length },
    s('path', { class: 'lab-line-path', d: at.map(([px, py], n) => `${n === 0 ? 'M' : 'L'}${px} ${py}`).join('') }),
    s('path', { class: 'lab-mark', d: at.map(([px, py]) => MARKS[i % MARKS.length](px, py)).join('') }));
}

/** @param {PlotLine[]} lines */
function legend(lines) {
  return h('ul', { class: 'lab-legend' }, ...lines.map(({ name }, i) => h('li', {},
    s('svg', { viewBox: '0 0 26 14', width: 26, height: 14, 'aria-hidden': 'true', class: `lab-curve c${i % MARKS.length}` },
      s('path', { class: 'lab-line-path', d: 'M0 7H26' }), s('path', { class: 'lab-mark', d: MARKS[i % MARKS.length](13, 7) })), h('span', {}, name))));
}

/** Depths down, algorithms across. @param {Group} group @param {PlotKind} kind @param {string} title */
function plotTable(group, kind, title) {
  const head = h('tr', {}, h('th', { scope: 'col' }, t('lab-column-depth')), ...group.algorithms.map((name) => h('th', { scope: 'col' }, name)));
  return scrolled(title, head, group.depths.map((depth) => h('tr', {}, h('th', { scope: 'row' }, number(depth)), ...group.algorithms.map((name) => {
    const value = plotValue(kind, cellOf(group, name, depth));
    return h('td', {}, value === null ? '–' : plotText(kind, value));
  }))));
}

/** The columns of the table of cells; those that are words and not numbers. */
const COLUMNS = ['algorithm', 'depth', 'nodes', 'leaves', 'evaluations', 'cutoffs', 'branching', 'time', 'best', 'value'];
const WORDS = new Set(['algorithm', 'best', 'value']);

/** @param {Group} group @param {string} caption @returns {HTMLElement} */
export function cellTable(group, caption) {
  const head = h('tr', {}, ...COLUMNS.map((name) => h('th', { scope: 'col', class: WORDS.has(name) ? 'words' : '' }, t(`lab-column-${name}`))));
  return scrolled(caption, head, group.cells.map(cellRow));
}

/** @param {Cell} cell */
function cellRow(cell) {
  const start = [h('th', { scope: 'row', class: 'words' }, cell.algorithm), h('td', {}, number(cell.depth))];
  const props = { 'data-algorithm': cell.algorithm, 'data-depth': cell.depth, 'data-state': cell.state };
  if (!isDone(cell)) return h('tr', props, ...start, h('td', { class: 'words lab-missing', colspan: COLUMNS.length - 2 }, missing(cell)));
  const { nodes, leaves, evaluations, cutoffs, time_ms: time, time_min_ms: least, time_max_ms: most, best } = cell;
  const [game] = cell.game.split(' ');
  const spread = cell.repeats > 1 ? t('lab-time-spread', { least: timeText(least), most: timeText(most), n: cell.repeats }) : '';
  return h('tr', props, ...start,
    // Every search comes to a leaf; what a program does not tell is not 0.
    ...[nodes, leaves, evaluations, cutoffs].map((count) => h('td', {}, count > 0 || leaves > 0 ? number(count) : '–')),
    h('td', {}, number(branching(nodes, cell.depth), { minimumFractionDigits: 2, maximumFractionDigits: 2 })),
    h('td', spread ? { title: spread } : {}, timeText(time)), h('td', { class: 'words' }, best ?? ''), h('td', { class: `words worth ${goodFor(cell.value) ?? ''}`, title: spokenValue(cell.value, game) }, valueText(cell.value, game)));
}
