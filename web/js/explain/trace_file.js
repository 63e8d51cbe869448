/**
 * Reads a trace file. Nothing in it is trusted: every number, name and link is checked before anything is shown,
 * and what is wrong is told by a code that the page has words for.
 *
 * @import {GameRef} from '../types.js'
 * @import {SearchRequest, Step, Totals, Visit} from './types.js'
 * @typedef {{search: SearchRequest, totals: Totals, nodes: Visit[], events: Step[], skipped: Map<number, string[]>}} Trace
 */
import { isValue } from '../model/values.js';
import { Shape, TraceError } from './trace_shape.js';
import { checkLinks } from './trace_links.js';

/** The version we write and read. */
const VERSION = 2;
/** The largest file that is read at all. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** No weight is larger. */
const MOST_WEIGHT = 1e8;
/** No typed tree has more branches at a node. */
const MOST_MOVES = 65_536;

const KINDS = ['enter', 'leaf', 'table', 'improved', 'cut', 'return', 'round'];

/** @param {string} text @returns {Trace} */
export function readTrace(text) {
  if (text.length > MOST_BYTES) throw new TraceError('large');
  /** @type {unknown} */
  let json;
  try {
    json = JSON.parse(text);
  } catch {
    throw new TraceError(/^\s*\{\s*"format"\s*:\s*"inarow-trace"/.test(text) ? 'truncated' : 'json');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new TraceError('format');
  const file = new Shape(json, 'file');
  if (file.raw('format') !== 'inarow-trace') throw new TraceError('format');
  const version = file.raw('version');
  if (typeof version === 'number' && version > VERSION) throw new TraceError('newer', { version: String(version).slice(0, 12) });
  if (version !== VERSION) throw new TraceError('format');
  const totals = readTotals(file.shape('totals'));
  const nodes = file.list('nodes').map((value, id) => readVisit(new Shape(value, `nodes ${id}`), id));
  const events = file.list('events').map((value, n) => readStep(new Shape(value, `events ${n}`), n));
  const skipped = readSkipped(file.shape('skipped_moves'));
  const trace = { search: readSearch(file.shape('search')), totals, nodes, events, skipped };
  checkLinks(trace);
  return trace;
}

/** @param {Shape} shape @returns {SearchRequest} */
function readSearch(shape) {
  const about = shape.shape('game');
  const name = about.text('game', 1_000_000);
  // Nobody looks for the text of a game to be a property of something.
  if (!/^(\d+x\d+x\d+|tree:|\p{L})/u.test(name)) throw new TraceError('wrong', { where: 'game' });
  /** @type {GameRef} */
  const game = { game: name, moves: about.texts('moves', 10_000, 80), ...(about.optional('first', () => about.word('first', ['x', 'o'])) === 'o' ? { first: 'o' } : {}) };
  const window = shape.optional('window', () => shape.texts('window', 2, 16));
  if (window && !(window.length === 2 && window.every(isValue))) shape.wrong('window');
  const weights = shape.optional('weights', () => shape.numbers('weights', 1, 9, MOST_WEIGHT));
  const word = (/** @type {string} */ field) => shape.optional(field, () => shape.text(field, 60));
  const search = { game, algorithm: shape.text('algorithm', 60), depth: shape.optional('depth', () => shape.whole('depth', 0, 100_000)) };
  return { ...search, ...(window ? { window: /** @type {[string, string]} */ (window) } : {}), ...(weights ? { weights } : {}), evaluator: word('evaluator'), order: word('order') };
}

/** @param {Shape} shape @returns {Totals} */
function readTotals(shape) {
  const count = (/** @type {string} */ name) => shape.whole(name, 0, 1e12);
  return {
    nodes: count('nodes'), leaves: count('leaves'), evaluations: count('evaluations'), generated: count('generated'),
    cutoffs: count('cutoffs'), table_hits: count('table_hits'), deepest: count('deepest'), events: count('events'),
    value: shape.value('value'), best: shape.nullable('best', () => shape.text('best', 80)), line: shape.texts('line', 10_000, 80), game: shape.text('game', 200),
    rounds: shape.list('rounds').map((value, i) => {
      const round = new Shape(value, `rounds ${i}`);
      return {
        root: round.whole('root', 0, 1e9), depth: round.whole('depth', 0, 1e9), nodes: round.whole('nodes', 0, 1e12),
        value: round.value('value'), best: round.nullable('best', () => round.text('best', 80)),
      };
    }),
  };
}

/** @param {Shape} shape @param {number} id @returns {Visit} */
function readVisit(shape, id) {
  const number = (/** @type {string} */ name) => shape.whole(name, 0, 1e9);
  if (number('id') !== id) shape.wrong('id');
  return {
    id, parent: shape.nullable('parent', () => number('parent')), round: number('round'), ply: shape.whole('ply', 0, 100_000),
    move: shape.nullable('move', () => shape.text('move', 80)), ...(shape.has('name') ? { name: shape.text('name', 200) } : {}),
    side: /** @type {any} */ (shape.word('side', ['x', 'o'])), alpha: shape.value('alpha'), beta: shape.value('beta'),
    kind: /** @type {any} */ (shape.word('kind', ['inner', 'finished', 'horizon', 'table'])),
    value: shape.value('value'), best: shape.nullable('best', () => number('best')), children: number('children'), skipped: number('skipped'),
    cut: shape.nullable('cut', () => ({ alpha: shape.shape('cut').value('alpha'), beta: shape.shape('cut').value('beta') })),
    source: shape.nullable('source', () => number('source')), again: shape.flag('again'),
    size: number('size'), first: number('first'), last: number('last'),
  };
}

/** @param {Shape} shape @param {number} n @returns {Step} */
function readStep(shape, n) {
  if (shape.whole('n', 0, 1e9) !== n) shape.wrong('n');
  const kind = /** @type {Step['kind']} */ (shape.word('kind', KINDS));
  return {
    n, kind, node: shape.whole('node', 0, 1e9), move: shape.nullable('move', () => shape.text('move', 80)),
    alpha: shape.value('alpha'), beta: shape.value('beta'), value: shape.nullable('value', () => shape.value('value')),
    ...(shape.has('side') ? { side: /** @type {any} */ (shape.nullable('side', () => shape.word('side', ['x', 'o'])) ?? undefined) } : {}),
    ...(kind === 'leaf' ? { leaf: /** @type {any} */ (shape.word('leaf', ['finished', 'horizon'])) } : {}),
    ...(kind === 'cut' ? { skipped: shape.whole('skipped', 0, 1e9) } : {}),
    ...(kind === 'round' ? { depth: shape.whole('depth', 0, 1e9) } : {}),
  };
}

/** @param {Shape} shape @returns {Map<number, string[]>} */
function readSkipped(shape) {
  return new Map(shape.keys().map((key) => {
    if (!/^\d{1,9}$/.test(key)) shape.wrong('');
    return [Number(key), shape.texts(key, MOST_MOVES, 80)];
  }));
}
