import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { BOOK, record } from './explain_record.js';
import { readTrace } from '../web/js/explain/trace_file.js';
import { LocalSource } from '../web/js/explain/source.js';
import { StepState, Stepper } from '../web/js/explain/stepper.js';
import { TreeModel, findLine, layOut, movesTo, wayTo } from '../web/js/explain/tree_model.js';
import { asking, codeOf, litLines, likelihoods, namer, sentence } from '../web/js/explain/sentences.js';
import { CLASSICS } from '../web/js/explain/subject.js';
import { usualDepth } from '../web/js/explain/search_form.js';
import { estimateText, roughly } from '../web/js/explain/cost_line.js';
import { randomTree } from '../web/js/explain/random_tree.js';
import { positionAfter, sceneOf } from '../web/js/model/rules.js';
import { speak } from '../web/js/words/language.js';
import { messages } from './words.js';

const open = (tree, options) => new LocalSource(readTrace(JSON.stringify(record(tree, options))), '');
const started = async (tree) => {
  const model = new TreeModel(open(tree), () => {}, (error) => { throw error; });
  await model.start(0);
  return model;
};
const keys = (model) => model.items().map(({ key }) => key);

test('the depth the page begins with', () => {
  const empty = (game, moves = []) => sceneOf(positionAfter({ game, moves }));
  assert.deepEqual(['3x3x3', '4x4x4', '5x5x4', '15x15x5', '32x32x5'].map((game) => usualDepth(empty(game))), [9, 4, 4, 2, 1]);
  assert.equal(usualDepth(empty('3x3x3', ['a1', 'b2'])), 7);
  assert.deepEqual([1, 4, 24].map((n) => usualDepth({ kind: 'squares', columns: [], rows: [], pieces: [], moves: Array(n) })), [4, 4, 4]);
});

test('only what is opened is there', async () => {
  const model = await started(BOOK);
  assert.deepEqual(keys(model), ['n0', 'n1', 'n5', 'n7']);
  await model.open(model.root.loaded[1]);
  assert.deepEqual(keys(model), ['n0', 'n1', 'n5', 'n6', 'c5', 'n7']);
  assert.deepEqual(model.below(model.root.loaded[1])[1].moves, ['2', '3']);
  const leaf = model.root.loaded[1].loaded[0];
  assert.deepEqual([movesTo(leaf), wayTo(leaf).length], [['2', '1'], 3]);
  model.select(leaf);
  model.close(model.root.loaded[1]);
  model.items();
  assert.equal(model.selected, model.root.loaded[1]);
});

test('of many children the best eight are shown, and eight more at a time', async () => {
  const model = await started(Array.from({ length: 600 }, (_, i) => (i * 7) % 601));
  const shown = () => model.items().filter(({ kind, parent }) => kind === 'node' && parent).map(({ visit }) => visit);
  assert.deepEqual([shown().length, model.items().at(-1).left], [8, 592]);
  // Only what is loaded can be the best, and in the order of the search.
  const loaded = model.root.loaded.map(({ visit }) => Number(visit.value)).sort((a, b) => b - a);
  assert.deepEqual(shown().map(({ value }) => Number(value)).sort((a, b) => b - a), loaded.slice(0, 8));
  assert.deepEqual(shown().map(({ id }) => id), shown().map(({ id }) => id).sort((a, b) => a - b));
  await model.more(model.root);
  assert.deepEqual([shown().length, model.items().at(-1).left], [16, 584]);
  // One that is looked for is there as well, wherever it is.
  await findLine(model, '599');
  assert.deepEqual([shown().length, shown().some(({ move }) => move === '599')], [17, true]);
  // And one that the steps come to, as long as they are there.
  await model.reveal([0, 5], true);
  assert.equal(shown().some(({ id }) => id === 5), true);
  await model.reveal([0, 9], true);
  assert.deepEqual([5, 9].map((wanted) => shown().some(({ id }) => id === wanted)), [false, true]);
  for (let i = 0; i < 80; i++) await model.more(model.root);
  assert.deepEqual([model.items().length, model.items().some(({ kind }) => kind === 'more')], [601, false]);
});

test('a node with a dozen children is no wide one', async () => {
  const model = await started(Array.from({ length: 12 }, (_, i) => i));
  assert.equal(model.items().length, 13);
});

test('what a search will cost, in words', async () => {
  await speak('en');
  assert.deepEqual([1, 19, 123, 1_949_999].map(roughly), [1, 19, 120, 1_900_000]);
  const told = { nodes: 449_946, exact: false, time_ms: 2930, most: 1_000_000 };
  assert.equal(estimateText(told), 'About 450,000 nodes, 2.9 sec.');
  assert.equal(estimateText({ ...told, nodes: 927, exact: true }), '927 nodes.');
  assert.match(estimateText({ ...told, nodes: 3_210_000 }), /^About 3,200,000 nodes, 2\.9 sec, but at most 1,000,000 nodes can be shown\./);
});

test('a random tree is asked for within bounds', () => {
  assert.equal(randomTree('3', '3', '7'), 'tree:random:3:3:7');
  assert.equal(randomTree('9', '3', '007'), 'tree:random:9:3:7');
  for (const [b, d, s] of [['0', '3', '7'], ['10', '2', '7'], ['3', '0', '7'], ['1', '13', '7'], ['9', '4', '7'], ['3', '3', ''], ['3', '3', '-1'], ['x', '3', '7']]) {
    assert.equal(randomTree(b, d, s), null, `${b} ${d} ${s}`);
  }
});

test('a line is found, also where it was cut', async () => {
  const model = await started(BOOK);
  assert.equal((await findLine(model, '1 3')).item.visit.id, 4);
  const cut = await findLine(model, '2, 3');
  assert.deepEqual([cut.item.key, cut.missing, cut.cut], ['c5', '3', true]);
  assert.deepEqual([(await findLine(model, '9')).missing, (await findLine(model, '1 9')).cut], ['9', false]);
});

test('the way to a node is opened; what followed the steps is closed again', async () => {
  const model = await started(BOOK);
  assert.equal((await model.reveal([0, 7, 9], true)).visit.id, 9);
  await model.reveal([0, 1, 2], true);
  assert.deepEqual(keys(model), ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n7']);
  await model.open(model.root.loaded[0]);
  await model.reveal([0, 5, 6], true);
  assert.deepEqual(keys(model), ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'c5', 'n7']);
});

test('neighbours never overlap, parents stand over their children', async () => {
  const model = await started(BOOK);
  await model.openAll();
  const { placed, left, right, bottom } = layOut(model, () => ({ w: 50, h: 40 }));
  const rows = Map.groupBy ? Map.groupBy(placed, ({ y }) => y) : new Map([...new Set(placed.map(({ y }) => y))].map((y) => [y, placed.filter((place) => place.y === y)]));
  for (const row of rows.values()) {
    for (let i = 1; i < row.length; i++) assert.ok(row[i].x - row[i - 1].x >= 50, String(i));
  }
  assert.equal(placed.length, 12);
  assert.ok(left >= 0 && right <= 700 && bottom > 100);
  const root = placed[0];
  assert.ok(Math.abs(root.x - (left + right) / 2) < 1);
});

test('the state after every event is that of the events before it', () => {
  const trace = record(BOOK);
  const state = new StepState('x', [], { nodes: 0, leaves: 0, cutoffs: 0, table_hits: 0 });
  for (const event of trace.events) {
    state.apply(event);
    assert.equal(state.frame.id, event.node);
    assert.deepEqual([state.frame.alpha, state.frame.beta], [event.alpha, event.beta]);
    if (event.kind === 'cut') assert.deepEqual([event.alpha, event.beta], ['+3', '+2']);
  }
  assert.deepEqual(state.counts, { nodes: 11, leaves: 7, cutoffs: 1, table_hits: 0 });
});

test('steps forth and back give the same states', async () => {
  const tree = Array.from({ length: 9 }, (_, i) => Array.from({ length: 9 }, (_, j) => [(i * 7 + j * 5) % 11, (i * j) % 7, 40 - i - j]));
  const source = open(tree);
  const { totals } = await source.tree(0, 0, 1);
  const seen = [];
  const show = ({ at, step, state }) => ({ at, step, frames: structuredClone(state.frames), counts: state.counts });
  const stepper = new Stepper(source, totals.events, 'x', () => {}, (error) => { throw error; });
  for (let n = 0; n < totals.events; n++) {
    await stepper.goto(n);
    seen.push(show(stepper));
  }
  assert.ok(stepper.atEnd && totals.events > 500);
  for (let n = totals.events - 1; n >= 0; n--) {
    await stepper.goto(n);
    assert.deepEqual(show(stepper), seen[n]);
  }
  let cuts = 0;
  while (await stepper.seek('next_cut')) cuts += 1;
  assert.equal(cuts, totals.cutoffs);
  await stepper.goto(1e9);
  assert.equal(stepper.at, totals.events - 1);
});

test('every event lights a line of the code, a cut the line that breaks', () => {
  for (const algorithm of ['minimax', 'negamax', 'alpha-beta', 'pvs', 'deepening', 'mtdf']) {
    const trace = record(BOOK, { prune: algorithm !== 'minimax' && algorithm !== 'negamax' });
    const state = new StepState('x', [], { nodes: 0, leaves: 0, cutoffs: 0, table_hits: 0 });
    for (const event of trace.events) {
      state.apply(event);
      const { line, caller } = litLines(algorithm, event, state);
      const code = codeOf(algorithm);
      assert.ok(code[line].trim() !== '');
      if (event.kind === 'cut') assert.match(code[line], /break/);
      if (event.kind === 'return') assert.match(code[line], /return/);
      if (caller !== null) assert.match(code[caller], /= /);
    }
  }
});

test('a scout and a search again are told apart', () => {
  const state = new StepState('x', [], { nodes: 0, leaves: 0, cutoffs: 0, table_hits: 0 });
  const enter = (node, move, alpha, beta) => state.apply({ n: 0, kind: 'enter', node, move, alpha, beta, value: null });
  const back = (node, value) => state.apply({ n: 0, kind: 'return', node, move: null, alpha: '0', beta: '0', value });
  enter(0, null, '-inf', '+inf');
  enter(1, '1', '-inf', '+inf');
  assert.equal(asking('pvs', state), 'call');
  back(1, '+3');
  enter(2, '2', '+3', '+4');
  assert.equal(asking('pvs', state), 'scout');
  back(2, '≥+4');
  enter(3, '2', '+3', '+inf');
  assert.equal(asking('pvs', state), 'again');
  assert.equal(asking('alpha-beta', state), 'call');
});

test('every event is told, values without their marks', async () => {
  await speak('en');
  const trace = record(BOOK);
  const about = { search: trace.search, totals: trace.totals, nameAt: namer(trace.search.game.game) };
  const state = new StepState('x', [], { nodes: 0, leaves: 0, cutoffs: 0, table_hits: 0 });
  const told = trace.events.map((event) => {
    state.apply(event);
    return sentence(event, state, about);
  });
  assert.ok(told.every((text) => /\p{L}{2}.*[.]$/u.test(text) && !/[≥≤{]/.test(text)), told.join('\n'));
  assert.equal(told[0], 'The search begins. MAX is to move, and nothing is known yet: the window is [-∞, +∞].');
  assert.ok(told.includes('MIN already has a reply worth +2 here, so MAX, who can get +3 elsewhere, will never come here: the remaining 2 moves are cut.'));
  assert.equal(told.at(-1), 'The search is done: 1 is best, worth +3.');
});

test('the names of a typed tree, by the way to them', () => {
  const nameAt = namer('tree:A(3 B(c=5 -2) (1 D(e=win)))');
  assert.deepEqual([[], ['1'], ['2'], ['2', '1'], ['2', '2'], ['3'], ['3', '2'], ['3', '2', '1']].map(nameAt), ['A', '1', 'B', 'c', '2', '3', 'D', 'e']);
  assert.deepEqual([[], ['b2', 'a1']].map(namer('3x3x3')), [null, 'a1']);
  const tree = 'tree:A(safe{3 1} C{1/4:B(c=1 2) 0.75:d=-2})';
  assert.deepEqual([['1'], ['2'], ['2', '1'], ['2', '1', '1'], ['2', '2']].map(namer(tree)), ['safe', 'C', 'B', 'c', 'd']);
  assert.deepEqual([...likelihoods(tree)], [['1.1', '1/2'], ['1.2', '1/2'], ['2.1', '1/4'], ['2.2', '0.75']]);
});

test('the trees of the textbooks have brackets that close', () => {
  for (const { id, tree } of CLASSICS) assert.equal(tree.split('(').length, tree.split(')').length, id);
});

test('every message that a part of Explain is built with exists', () => {
  const known = messages();
  const folder = new URL('../web/js/explain/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const code = readFileSync(new URL(name, folder), 'utf8');
    for (const [, id] of code.matchAll(/'data-l10n(?:-[a-z]+)?': '([a-z-]+)'/g)) assert.ok(known.has(id), `${name} ${id}`);
    for (const line of code.split('\n').filter((words) => /\bt\(/.test(words))) {
      for (const [, id] of line.matchAll(/'(explain-[a-z-]+)'/g)) assert.ok(known.has(id), `${name} ${id}`);
    }
  }
});
