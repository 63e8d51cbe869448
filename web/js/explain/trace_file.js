/**
 * Reads a trace file. Nothing in it is trusted: every number, name and link is checked before anything is shown,
 * and what is wrong is told by a code that the page has words for.
 *
 * @typedef {{search: SearchRequest, totals: Totals, nodes: Visit[], events: Step[], skipped: Map<number, string[]>}} Trace
 *
 * Reads a part of the file; `where` it stands is for the message.
 * @typedef {(value: any, where: string) => any} Reader
 */
import { isValue } from '../model/values.js';
import { untruth } from './trace_truth.js';

/** The version we write and read. */
const VERSION = 2;
/** The largest file that is read at all. */
export const MOST_BYTES = 64 * 1024 * 1024;
/** Most entries of any list; no typed tree has more branches at a node, no game more moves. */
const [MOST_ENTRIES, MOST_BRANCHES, MOST_MOVES] = [4_000_000, 65_536, 10_000];

/** What is wrong with a trace file: `code` names the message, `args` its variables. */
export class TraceError extends Error {
  /** @param {'json' | 'truncated' | 'format' | 'newer' | 'wrong' | 'large'} code @param {Record<string, string>} [args] */
  constructor(code, args = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

/** @param {string} where @returns {never} */
const wrong = (where) => {
  throw new TraceError('wrong', { where });
};

/** Something that passes a test. @param {(value: any) => boolean} test @returns {Reader} */
const that = (test) => (value, where) => (test(value) ? value : wrong(where));
/** @param {number} most @param {number} [least] */
const whole = (most, least = 0) => that((value) => Number.isInteger(value) && value >= least && value <= most);
/** @param {number} longest */
const text = (longest) => that((value) => typeof value === 'string' && value.length <= longest);
/** @param {string[]} words */
const word = (...words) => that((value) => words.includes(value));
/** @param {Reader} read @returns {Reader} */
const nullable = (read) => (value, where) => ((value ?? null) === null ? null : read(value, where));
/** @param {Reader} read @returns {Reader} */
const optional = (read) => (value, where) => nullable(read)(value, where) ?? undefined;
/** @param {Reader} read @param {number} [most] @param {number} [least] how many @returns {Reader} */
const list = (read, most = MOST_ENTRIES, least = 0) => (value, where) => (
  Array.isArray(value) && value.length >= least && value.length <= most ? value.map((one, i) => read(one, `${where} ${i}`)) : wrong(where));
/** @param {any} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields; others are left out. @param {Record<string, Reader>} fields @returns {Reader} */
function object(fields) {
  const readers = Object.entries(fields);
  return (value, where) => {
    if (!isObject(value)) wrong(where);
    /** @type {Record<string, unknown>} */
    const found = {};
    for (const [name, read] of readers) found[name] = read(Object.hasOwn(value, name) ? value[name] : undefined, `${where} ${name}`);
    return found;
  };
}

const [count, number, value, side] = [whole(1e12), whole(1e9), that(isValue), word('x', 'o')];
const [name, move] = [text(60), nullable(text(80))];
const moves = list(text(80), MOST_MOVES);

const readSearch = object({
  // Nobody looks for the text of a game to be a property of something.
  game: object({ game: that((game) => /^(\d+x\d+x\d+|tree:|\p{L})/u.test(text(1_000_000)(game, 'game'))), moves, first: optional(side) }),
  algorithm: name, depth: optional(whole(100_000)), evaluator: optional(name), order: optional(name),
  window: optional(list(value, 2, 2)), weights: optional(list(whole(1e8, -1e8), 9, 1)),
  strict_cuts: optional(that((flag) => typeof flag === 'boolean')), seed: optional(whole(Number.MAX_SAFE_INTEGER)), nodes: optional(count), levels: optional(whole(1000)),
  table: optional(count),
});

const readTotals = object({
  nodes: count, leaves: count, evaluations: count, generated: count, cutoffs: count, table_hits: count, deepest: count, events: count,
  value, best: move, line: moves, game: text(200), rounds: list(object({ root: number, depth: number, nodes: count, value, best: move })),
  equal: optional(list(text(80), MOST_BRANCHES)), levels: optional(whole(1000)), ended_early: optional(that((flag) => typeof flag === 'boolean')),
});

const readVisit = object({
  id: number, parent: nullable(number), round: number, ply: whole(100_000), move, name: optional(text(200)), side, alpha: value, beta: value,
  probability: optional(text(20)),
  kind: word('inner', 'chance', 'finished', 'horizon', 'table', 'counted', 'unfinished'), value, best: nullable(number), children: number, skipped: number,
  cut: nullable(object({ alpha: value, beta: value })), source: nullable(number), again: that((flag) => typeof flag === 'boolean'),
  size: number, below: optional(count), first: number, last: number,
});

const STEP = {
  n: number, kind: word('enter', 'leaf', 'table', 'improved', 'cut', 'return', 'round'), node: number, move, alpha: value, beta: value,
  value: nullable(value), side: optional(side), chance: optional(that((flag) => typeof flag === 'boolean')),
};
const readPlainStep = object(STEP);
/** Steps of these kinds have a field more. */
const STEPS = new Map([
  ['leaf', object({ ...STEP, leaf: word('finished', 'horizon') })], ['cut', object({ ...STEP, skipped: number })], ['round', object({ ...STEP, depth: number })],
]);
/** @type {Reader} */
const readStep = (step, where) => (STEPS.get(step?.kind) ?? readPlainStep)(step, where);

/** @param {unknown} skipped the moves that were cut, by the node @returns {Map<number, string[]>} */
function readSkipped(skipped) {
  if (!isObject(skipped)) wrong('file skipped_moves');
  return new Map(Object.entries(/** @type {object} */ (skipped)).map(([key, names]) => {
    if (!/^\d{1,9}$/.test(key)) wrong('file skipped_moves');
    return [Number(key), list(text(80), MOST_BRANCHES)(names, `file skipped_moves ${key}`)];
  }));
}

/** @param {string} content of the file @returns {Trace} */
export function readTrace(content) {
  if (content.length > MOST_BYTES) throw new TraceError('large');
  let file;
  try {
    file = JSON.parse(content);
  } catch {
    throw new TraceError(/^\s*\{\s*"format"\s*:\s*"inarow-trace"/.test(content) ? 'truncated' : 'json');
  }
  if (!isObject(file) || file.format !== 'inarow-trace') throw new TraceError('format');
  if (typeof file.version === 'number' && file.version > VERSION) throw new TraceError('newer', { version: String(file.version).slice(0, 12) });
  if (file.version !== VERSION) throw new TraceError('format');
  /** @type {Trace} */
  const trace = {
    search: readSearch(file.search, 'file search'), totals: readTotals(file.totals, 'file totals'), nodes: list(readVisit)(file.nodes, 'nodes'),
    events: list(readStep)(file.events, 'events'), skipped: readSkipped(file.skipped_moves),
  };
  checkLinks(trace);
  const where = untruth(trace);
  if (where) wrong(where);
  return trace;
}

/** Deeper than any search of ours goes. */
const DEEPEST = 1000;

/** The counters are counts of events. */
const COUNTED = /** @type {const} */ ([['nodes', 'enter'], ['leaves', 'leaf'], ['cutoffs', 'cut'], ['table_hits', 'table']]);

/** Whether the nodes and events of a trace belong together: a tree in preorder, and events that walk it. After this the viewer may
 * follow any link without looking twice. @param {Trace} trace */
function checkLinks({ totals, nodes, events, skipped }) {
  if (nodes.length === 0) wrong('nodes');
  if (totals.events !== events.length) wrong('totals events');
  for (const [counter, wanted] of COUNTED) {
    const told = events.filter(({ kind }) => kind === wanted).length;
    // What was only counted is not told.
    if (totals.levels ? totals[counter] < told : totals[counter] !== told) wrong(`totals ${counter}`);
  }
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
  for (const [at, { id, parent, ply, size, children }] of nodes.entries()) {
    if (id !== at) wrong(`nodes ${at} id`);
    close(id);
    const above = open.at(-1);
    if ((above?.id ?? null) !== parent || ply !== open.length || ply > DEEPEST) wrong(`nodes ${id} parent`);
    if (size < 1 || id + size > (above?.end ?? nodes.length)) wrong(`nodes ${id} size`);
    if (above) above.left -= 1;
    open.push({ end: id + size, left: children, id });
  }
  close(nodes.length);
}

/** Every node is entered once, below the one that is open, and returned from. @param {number} size how many nodes @param {Trace['events']} events */
function checkWalk(size, events) {
  /** @type {number[]} */
  const open = [];
  let entered = 0;
  for (const [at, { n, kind, node }] of events.entries()) {
    if (n !== at) wrong(`events ${at} n`);
    if (kind === 'enter') {
      if (node !== entered) wrong(`events ${n} node`);
      entered += 1;
      open.push(node);
    } else if (kind === 'round') {
      if (open.length > 0 || node >= size) wrong(`events ${n} node`);
    } else if (open.at(-1) !== node) {
      wrong(`events ${n} node`);
    } else if (kind === 'return') {
      open.pop();
    }
  }
  if (entered !== size || open.length > 0) wrong('events');
}
