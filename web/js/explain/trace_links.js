/**
 * Whether the nodes and events of a trace belong together: a tree in preorder, and events that walk it.
 *
 * After this the viewer may follow any link without looking twice.
 *
 * @import {Trace} from './trace_file.js'
 */
import { TraceError } from './trace_shape.js';

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

/** @param {Trace} trace */
export function checkLinks({ totals, nodes, events, skipped }) {
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
