import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOOK, record } from './explain_record.js';
import { readTrace } from '../web/js/explain/trace_file.js';
import { LocalSource } from '../web/js/explain/source.js';

const text = (trace) => JSON.stringify(trace);
const open = (trace) => new LocalSource(readTrace(text(trace)), '');
/** The code of what is wrong with a trace that was changed. */
const fault = (change, from = record(BOOK)) => {
  const trace = JSON.parse(text(from));
  const changed = change(trace) ?? trace;
  try {
    readTrace(typeof changed === 'string' ? changed : text(changed));
  } catch (error) {
    return error.code;
  }
  return null;
};

test('a trace is read, with all its counts', () => {
  const { totals, nodes, events } = readTrace(text(record(BOOK)));
  assert.deepEqual([totals.nodes, totals.leaves, totals.cutoffs, totals.value], [11, 7, 1, '+3']);
  assert.equal(nodes.length, 11);
  assert.equal(events.length, totals.events);
});

test('what is no trace is told apart', () => {
  assert.equal(fault(() => 'hello'), 'json');
  assert.equal(fault(() => ''), 'json');
  assert.equal(fault((trace) => text(trace).slice(0, -40)), 'truncated');
  assert.equal(fault(() => '[]'), 'format');
  assert.equal(fault(() => '{}'), 'format');
  assert.equal(fault(() => 'null'), 'format');
  assert.equal(fault((trace) => { trace.version = 3; }), 'newer');
  assert.equal(fault((trace) => { trace.version = '2'; }), 'format');
  assert.equal(fault((trace) => { trace.format = 'other'; }), 'format');
});

test('hostile traces are refused', () => {
  const changes = {
    'parents in a circle': (trace) => { trace.nodes[1].parent = 2; },
    'a node that is its own parent': (trace) => { trace.nodes[3].parent = 3; },
    'a second root': (trace) => { trace.nodes[3].parent = null; },
    'sizes that reach too far': (trace) => { trace.nodes[1].size = 1e9; },
    'sizes that stand still': (trace) => { trace.nodes[2].size = 0; },
    'children that are not there': (trace) => { trace.nodes[1].children = 4; },
    'a best child elsewhere': (trace) => { trace.nodes[0].best = 7.5; },
    'a best child of another node': (trace) => { trace.nodes[0].best = 2; },
    'a best child that does not exist': (trace) => { trace.nodes[0].best = 1e6; },
    'a source out of range': (trace) => { trace.nodes[4].source = 11; },
    'numbers for values': (trace) => { trace.nodes[0].value = 3; },
    'values out of order': (trace) => { trace.search.window = ['+3']; },
    'no numbers': (trace) => { trace.nodes[0].alpha = '<script>'; },
    'infinity as null': (trace) => { trace.nodes[0].beta = null; },
    'an unknown side': (trace) => { trace.nodes[0].side = '__proto__'; },
    'an unknown event': (trace) => { trace.events[3].kind = 'constructor'; },
    'events of no node': (trace) => { trace.events[3].node = 99; },
    'events out of order': (trace) => { [trace.events[2], trace.events[3]] = [trace.events[3], trace.events[2]]; },
    'a first event elsewhere': (trace) => { trace.nodes[2].first = 0; },
    'a last event beyond the end': (trace) => { trace.nodes[2].last = 1e6; },
    'fewer events than told': (trace) => { trace.totals.events = 5; },
    'no nodes': (trace) => { trace.nodes = []; trace.events = []; trace.totals.events = 0; },
    'cut moves that are not told': (trace) => { trace.skipped_moves = {}; },
    'cut moves of a strange node': (trace) => { trace.skipped_moves.__proto__x = ['1']; },
    'no game': (trace) => { trace.search.game.game = '<b>'; },
    'an algorithm that is none': (trace) => { trace.search.algorithm = 7; },
    'a round that begins inside': (trace) => { trace.totals.rounds = [{ root: 4, depth: 1, nodes: 1, value: '0', best: null }]; },
    'a name as long as a book': (trace) => { trace.nodes[0].name = 'x'.repeat(10_000); },
    'lists instead of objects': (trace) => { trace.nodes[0] = []; },
    'another result': (trace) => { trace.totals.value = '+4'; },
    'another best move': (trace) => { trace.totals.best = '2'; },
    'a value that does not follow': (trace) => { trace.nodes[5].value = '≤+9'; },
    'a leaf that is better than the best': (trace) => { trace.nodes[3].value = '+1'; },
    'an event with another value': (trace) => { trace.events.find(({ kind }) => kind === 'leaf').value = '+4'; },
    'a branch that is none': (trace) => { trace.nodes[6].move = 'x'; },
    'a branch twice': (trace) => { trace.nodes[3].move = trace.nodes[2].move; trace.events.find(({ kind, node }) => kind === 'enter' && node === 3).move = trace.nodes[2].move; },
  };
  for (const [name, change] of Object.entries(changes)) assert.equal(fault(change), 'wrong', name);
});

/** Two cells and two moves each way, as a game of k in a row. */
function smallGame() {
  const trace = record([[0], [0]], { prune: false });
  trace.search.game.game = '2x1x2';
  const cells = [null, 'a1', 'b1', 'b1', 'a1'];
  trace.nodes.forEach((node, i) => { node.move = cells[i]; });
  for (const event of trace.events) {
    if (event.kind === 'enter') event.move = cells[event.node];
    else if (event.move !== null) event.move = event.node === 0 ? 'a1' : cells[event.node + 1];
  }
  trace.totals.best = 'a1';
  return trace;
}

test('moves that the rules do not allow are refused', () => {
  assert.equal(fault(() => undefined, smallGame()), null);
  const move = (node, to) => (trace) => {
    trace.nodes[node].move = to;
    trace.events[trace.nodes[node].first].move = to;
  };
  const changes = {
    'no cell': move(2, 'z9'), 'no cell at all': move(2, 'pass'), 'a taken cell': move(2, 'a1'), 'a root with a move': move(0, 'a1'),
    'a game that cannot be': (trace) => { trace.search.game.moves = ['c3']; },
    'a game that is over already': (trace) => { trace.search.game.moves = ['a1', 'b1']; },
    'the other side to move': (trace) => { trace.nodes[1].side = 'x'; },
    'an end that is none': (trace) => { trace.search.game.game = '3x1x3'; },
    'a win where nobody has won': (trace) => {
      for (const at of [...trace.nodes, ...trace.events, trace.totals]) if (at.value === '0') at.value = 'X2';
    },
  };
  for (const [name, change] of Object.entries(changes)) assert.equal(fault(change, smallGame()), 'wrong', name);
});

test('deep nesting is refused without a stack of its depth', () => {
  assert.equal(fault(() => '['.repeat(5_000_000)), 'json');
  let deep = 1;
  for (let i = 0; i < 1500; i++) deep = [deep];
  assert.equal(fault(() => undefined, record(deep)), 'wrong');
});

test('names are kept as they are: they are only ever text', async () => {
  const trace = record(BOOK);
  trace.nodes[0].name = '<img src=x onerror=alert(1)>';
  const { node } = await open(trace).tree(0, 0, 10);
  assert.equal(node.name, trace.nodes[0].name);
});

test('pages of children, with the way to the node and what was cut', async () => {
  const source = open(record(BOOK));
  const root = await source.tree(0, 0, 2);
  assert.deepEqual(root.children.map(({ id }) => id), [1, 5]);
  assert.deepEqual((await source.tree(0, 2, 2)).children.map(({ id }) => id), [7]);
  const second = await source.tree(5, 0, 100);
  assert.deepEqual(second.path.map(({ id }) => id), [0]);
  assert.deepEqual(second.skipped_moves, ['2', '3']);
});

test('why: the reply, what was skipped, and what the other side has elsewhere', async () => {
  const why = await open(record(BOOK)).why(5);
  assert.deepEqual([why.by, why.value, why.refutation, why.skipped_moves], ['1', '+2', ['1'], ['2', '3']]);
  assert.deepEqual(why.elsewhere, { node: 0, move: '1', value: '+3' });
  assert.equal(why.minimax, null);
});

test('a deep cut has its bound from far above', async () => {
  const source = open(record([5, [[[4, 9], [2, 7]], 8], 3]));
  const { elsewhere } = await source.why(4);
  assert.deepEqual(elsewhere, { node: 0, move: '1', value: '+5' });
});

test('steps from anywhere, and to the cuts', async () => {
  const trace = record(BOOK);
  const source = open(trace);
  const cut = trace.events.find(({ kind }) => kind === 'cut').n;
  assert.equal((await source.steps(0, 1, 'next_cut')).from, cut);
  assert.equal((await source.steps(cut, 1, 'next_cut')).events.length, 0);
  assert.equal((await source.steps(trace.events.length - 1, 1, 'previous_cut')).from, cut);
  const { open: frames, counts } = await source.steps(cut, 1);
  assert.deepEqual(frames.map(({ node, best, value }) => [node.id, best, value]), [[0, '1', '+3'], [5, '1', '+2']]);
  assert.deepEqual(counts, { nodes: 7, leaves: 4, cutoffs: 0, table_hits: 0 });
});
