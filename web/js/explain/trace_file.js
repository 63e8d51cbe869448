/**
 * Reads a trace file. Nothing in it is trusted: every number, name and link is checked before anything is shown,
 * and what is wrong is told by a code that the page has words for.
 *
 * @import {WireGame} from '../types.js'
 * @import {SearchRequest, Step, Totals, Visit} from './types.js'
 * @typedef {{search: SearchRequest, totals: Totals, nodes: Visit[], events: Step[], skipped: Map<number, string[]>}} Trace
 */
import { parseRules } from '../model/rules.js';
import { positionAt } from './small_board.js';
import { Shape, TraceError } from './trace_shape.js';
import { checkLinks } from './trace_links.js';
import { INFINITE } from './values.js';

/** The version we write and read. */
const VERSION = 1;
/** The largest file that is read at all. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** No weight is larger. */
const MOST_WEIGHT = 1e8;
/** No typed tree has more branches at a node. */
const MOST_MOVES = 65_536;

const ALGORITHMS = ['minimax', 'negamax', 'alpha-beta', 'pvs', 'deepening'];
const BOUNDS = ['exact', 'lower', 'upper'];
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
  const algorithm = /** @type {SearchRequest['algorithm']} */ (shape.word('algorithm', ALGORITHMS));
  const depth = shape.optional('depth', () => shape.whole('depth', 0, 100_000));
  const window = shape.optional('window', () => /** @type {[number, number]} */ (shape.numbers('window', 2, 2, INFINITE)));
  const weights = shape.optional('weights', () => shape.numbers('weights', 1, 9, MOST_WEIGHT));
  const common = { algorithm, depth, ...(window ? { window } : {}) };
  if (shape.has('tree')) return { tree: shape.text('tree', 1_000_000), ...common };
  const text = shape.shape('game');
  const rules = text.text('rules', 40);
  if (!parseRules(rules)) throw new TraceError('wrong', { where: 'game rules' });
  /** @type {WireGame} */
  const game = { rules, first: text.has('first') && text.word('first', ['x', 'o']) === 'o' ? 'o' : 'x', moves: text.texts('moves', 1024, 8) };
  if (!positionAt(game, [])) throw new TraceError('wrong', { where: 'game moves' });
  return {
    game,
    ...common,
    ...(weights ? { weights } : {}),
    evaluator: shape.optional('evaluator', () => shape.text('evaluator', 60)),
    order: shape.optional('order', () => shape.text('order', 60)),
  };
}

/** @param {Shape} shape @returns {Totals} */
function readTotals(shape) {
  const count = (/** @type {string} */ name) => shape.whole(name, 0, 1e12);
  return {
    nodes: count('nodes'), leaves: count('leaves'), evaluations: count('evaluations'), generated: count('generated'),
    cutoffs: count('cutoffs'), table_hits: count('table_hits'), deepest: count('deepest'), events: count('events'),
    value: shape.value('value'), bound: /** @type {any} */ (shape.word('bound', BOUNDS)),
    best: shape.nullable('best', () => shape.text('best', 80)), line: shape.texts('line', 1024, 80),
    rounds: shape.list('rounds').map((value, i) => {
      const round = new Shape(value, `rounds ${i}`);
      return {
        root: round.whole('root', 0, 1e9), depth: round.whole('depth', 0, 1e9), nodes: round.whole('nodes', 0, 1e12),
        value: round.value('value'), best: round.nullable('best', () => round.text('best', 80)),
      };
    }),
    rules: shape.nullable('rules', () => shape.text('rules', 40)),
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
    value: shape.value('value'), bound: /** @type {any} */ (shape.word('bound', BOUNDS)),
    best: shape.nullable('best', () => number('best')), children: number('children'), skipped: number('skipped'),
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
    bound: shape.nullable('bound', () => /** @type {any} */ (shape.word('bound', BOUNDS))),
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
