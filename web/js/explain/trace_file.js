/**
 * Reads a trace file. Nothing in it is trusted: every number, name and link is checked before anything is shown,
 * and what is wrong is told by a code that the page has words for.
 *
 * @import {GameRef} from '../types.js'
 * @import {SearchRequest, Step, Totals, Visit} from './types.js'
 * @typedef {{search: SearchRequest, totals: Totals, nodes: Visit[], events: Step[], skipped: Map<number, string[]>}} Trace
 */
import { isValue } from '../model/values.js';

/** Most entries of any list. */
const MOST_ENTRIES = 4_000_000;

/** What is wrong with a trace file: `code` names the message, `args` its variables. */
export class TraceError extends Error {
  /** @param {'json' | 'truncated' | 'format' | 'newer' | 'wrong' | 'large'} code @param {Record<string, string>} [args] */
  constructor(code, args = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

export class Shape {
  /** @param {unknown} value @param {string} where for the message */
  constructor(value, where) {
    this.where = where;
    this.object = /** @type {Record<string, unknown>} */ (value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) this.wrong('');
  }

  /** @param {string} name @returns {never} */
  wrong(name) {
    throw new TraceError('wrong', { where: `${this.where} ${name}`.trim() });
  }

  /** @param {string} name */
  has(name) {
    return Object.hasOwn(this.object, name) && this.object[name] !== undefined;
  }

  /** @param {string} name */
  raw(name) {
    return this.has(name) ? this.object[name] : undefined;
  }

  keys() {
    return Object.keys(this.object);
  }

  /** @param {string} name @param {number} least @param {number} most */
  whole(name, least, most) {
    const value = this.raw(name);
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) return this.wrong(name);
    return value;
  }

  /** A value of the search. @param {string} name */
  value(name) {
    const value = this.raw(name);
    return isValue(value) ? value : this.wrong(name);
  }

  /** @param {string} name */
  flag(name) {
    const value = this.raw(name);
    return typeof value === 'boolean' ? value : this.wrong(name);
  }

  /** @param {string} name @param {number} longest */
  text(name, longest) {
    const value = this.raw(name);
    return typeof value === 'string' && value.length <= longest ? value : this.wrong(name);
  }

  /** @param {string} name @param {string[]} words */
  word(name, words) {
    const value = this.raw(name);
    return typeof value === 'string' && words.includes(value) ? value : this.wrong(name);
  }

  /** @param {string} name */
  list(name) {
    const value = this.raw(name);
    return Array.isArray(value) && value.length <= MOST_ENTRIES ? value : this.wrong(name);
  }

  /** @param {string} name @param {number} most @param {number} longest */
  texts(name, most, longest) {
    const list = this.list(name);
    if (list.length > most || list.some((word) => typeof word !== 'string' || word.length > longest)) this.wrong(name);
    return /** @type {string[]} */ (list);
  }

  /** @param {string} name @param {number} least @param {number} most how many @param {number} largest */
  numbers(name, least, most, largest) {
    const list = this.list(name);
    const fine = list.length >= least && list.length <= most
      && list.every((value) => Number.isInteger(value) && Math.abs(value) <= largest);
    return fine ? /** @type {number[]} */ (list) : this.wrong(name);
  }

  /** @param {string} name */
  shape(name) {
    return new Shape(this.raw(name), `${this.where} ${name}`);
  }

  /** @template T @param {string} name @param {() => T} read @returns {T | null} */
  nullable(name, read) {
    return this.raw(name) === null || !this.has(name) ? null : read();
  }

  /** @template T @param {string} name @param {() => T} read @returns {T | undefined} */
  optional(name, read) {
    return this.nullable(name, read) ?? undefined;
  }
}

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

/** Deeper than any search of ours goes. */
const DEEPEST = 1000;

/** The counters are counts of events. */
const COUNTED = /** @type {const} */ ([['nodes', 'enter'], ['leaves', 'leaf'], ['cutoffs', 'cut'], ['table_hits', 'table']]);

/** @param {Trace['events']} events @param {string} wanted */
const count = (events, wanted) => events.reduce((sum, { kind }) => sum + (kind === wanted ? 1 : 0), 0);

/** @param {string} where @returns {never} */
const wrong = (where) => {
  throw new TraceError('wrong', { where });
};

/** Whether the nodes and events of a trace belong together: a tree in preorder, and events that walk it. After this the viewer may
 * follow any link without looking twice. @param {Trace} trace */
function checkLinks({ totals, nodes, events, skipped }) {
  if (nodes.length === 0) wrong('nodes');
  if (totals.events !== events.length) wrong('totals events');
  for (const [name, kind] of COUNTED) if (totals[name] !== count(events, kind)) wrong(`totals ${name}`);
  checkTree(nodes);
  for (const node of nodes) {
    const inside = (/** @type {number} */ id) => id > node.id && id < node.id + node.size;
    if (node.best !== null && !(inside(node.best) && nodes[node.best].parent === node.id)) wrong(`nodes ${node.id} best`);
    if (node.source !== null && node.source >= nodes.length) wrong(`nodes ${node.id} source`);
    if (node.last >= events.length || node.first > node.last) wrong(`nodes ${node.id} first`);
    if (events[node.first].node !== node.id || events[node.first].kind !== 'enter') wrong(`nodes ${node.id} first`);
    if (events[node.last].node !== node.id || events[node.last].kind !== 'return') wrong(`nodes ${node.id} last`);
    if (node.skipped > 0 && (!node.cut || skipped.get(node.id)?.length !== node.skipped)) wrong(`nodes ${node.id} skipped`);
  }
  for (const id of skipped.keys()) if (id >= nodes.length) wrong(`skipped_moves ${id}`);
  // Each begins at a root of its own, so there are no more rounds than roots.
  totals.rounds.forEach(({ root }, i) => {
    if (nodes[root]?.parent !== null || (i > 0 && root <= totals.rounds[i - 1].root)) wrong('totals rounds');
  });
  checkWalk(nodes.length, events);
}

/** Parents and sizes agree with the order of the nodes. @param {Trace['nodes']} nodes */
function checkTree(nodes) {
  /** The nodes whose subtrees are not over, with how many children are still to come. @type {{end: number, left: number, id: number}[]} */
  const open = [];
  const close = (/** @type {number} */ id) => {
    while (open.length > 0 && open[open.length - 1].end <= id) {
      const { left, id: done } = /** @type {{left: number, id: number}} */ (open.pop());
      if (left !== 0) wrong(`nodes ${done} children`);
    }
  };
  for (const { id, parent, ply, size, children } of nodes) {
    close(id);
    const above = open.at(-1);
    if ((above?.id ?? null) !== parent || ply !== open.length || ply > DEEPEST) wrong(`nodes ${id} parent`);
    if (size < 1 || id + size > (above?.end ?? nodes.length)) wrong(`nodes ${id} size`);
    if (above) above.left -= 1;
    open.push({ end: id + size, left: children, id });
  }
  close(nodes.length);
}

/** Every node is entered once, below the one that is open, and returned from. @param {number} count @param {Trace['events']} events */
function checkWalk(count, events) {
  /** @type {number[]} */
  const open = [];
  let entered = 0;
  for (const { n, kind, node } of events) {
    if (kind === 'enter') {
      if (node !== entered) wrong(`events ${n} node`);
      entered += 1;
      open.push(node);
    } else if (kind === 'round') {
      if (open.length > 0 || node >= count) wrong(`events ${n} node`);
    } else if (open.at(-1) !== node) {
      wrong(`events ${n} node`);
    } else if (kind === 'return') {
      open.pop();
    }
  }
  if (entered !== count || open.length > 0) wrong('events');
}
