import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOOK, record } from './explain_record.js';
import { readTrace } from '../web/js/explain/trace_file.js';
import { LocalSource } from '../web/js/explain/source.js';
import './words.js';
import { agreement, countFromFirst, depthOfRow } from '../web/js/explain/costs_tab.js';
import { LockStep, fewerNodes, namesOf } from '../web/js/explain/compare_tab.js';
import { Stepper } from '../web/js/explain/stepper.js';
import { QuizMaker, cutQuestion, readAnswer, seeded, shuffled, ticksRight, valueQuestion, windowQuestion } from '../web/js/explain/quiz_maker.js';
import { readWeights, tint, usualWeights, weightCount } from '../web/js/explain/workbench_tab.js';
import { keyTarget } from '../web/js/explain/tab_list.js';

const open = (tree, options) => new LocalSource(readTrace(JSON.stringify(record(tree, options))), '');
const raise = (error) => { throw error; };
const V = (n) => (n > 0 ? `+${n}` : String(n));

/** A tree with many values, three plies deep. */
const LARGE = Array.from({ length: 6 }, (_, i) => Array.from({ length: 5 }, (_, j) => Array.from({ length: 4 }, (_, k) => ((i * 7 + j * 5 + k * 3) % 19) - 9)));

test('an opened move is worth the best of the row below', () => {
  const row = (exact, depth, ...values) => ({ exact, depth, chosen: null, nodes: 1, values: values.map((value, i) => ({ move: `a${i + 1}`, value })) });
  const first = row(true, 6, '=', 'X2', 'X2');
  // The server counts from the position of each row.
  const second = countFromFirst(row(true, 5, 'X1', 'X3', 'X3'), 1);
  assert.deepEqual(agreement(first, 'a2', second), { same: true, value: 'X2', best: 'X2' });
  const third = countFromFirst(row(true, 4, 'X2', 'X2'), 2);
  assert.equal(agreement(second, 'a2', third).same, true);
  assert.equal(agreement(row(false, 1, '+10'), 'a1', countFromFirst(row(false, 1, '+40'), 1)).same, false);
});

test('rows to a depth go one ply less deep each, exact ones as far as they were asked to', () => {
  assert.equal(depthOfRow(4, 0, null), 4);
  assert.equal(depthOfRow(4, 1, { exact: false, depth: 2 }), 1);
  assert.equal(depthOfRow(4, 2, { exact: false, depth: 1 }), 1);
  assert.equal(depthOfRow(4, 1, { exact: true, depth: 16 }), 3);
  assert.equal(depthOfRow(2, 5, { exact: true, depth: 4 }), 1);
});

test('two searches in locked step: who has ended waits, and the counters are those of each', async () => {
  const sources = [open(LARGE, { prune: false }), open(LARGE)];
  const pages = await Promise.all(sources.map((source) => source.tree(0, 0, 1)));
  const lock = new LockStep(sources.map((source, i) => new Stepper(source, pages[i].totals.events, 'x', () => {}, raise)));
  const [plain, cut] = lock.steppers;
  assert.equal(lock.last, pages[0].totals.events - 1);
  for (const n of [0, 1, 17, cut.last, cut.last + 1, lock.last]) {
    await lock.goto(n);
    assert.deepEqual([lock.at, plain.at, cut.at], [n, n, Math.min(n, cut.last)]);
    for (const stepper of lock.steppers) {
      const events = (await stepper.source.steps(0, 100_000)).events.slice(0, stepper.at + 1);
      assert.equal(stepper.state.counts.nodes, events.filter(({ kind }) => kind === 'enter').length);
      assert.equal(stepper.state.counts.cutoffs, events.filter(({ kind }) => kind === 'cut').length);
    }
  }
  assert.ok(lock.atEnd && lock.settled);
  lock.steppers.forEach(({ state }, i) => {
    const { nodes, leaves, cutoffs } = pages[i].totals;
    assert.deepEqual(state.counts, { nodes, leaves, cutoffs, table_hits: 0 });
  });
  await lock.goto(-5);
  assert.equal(lock.at, 0);
});

test('two searches are told apart, and the smaller one by its share', () => {
  const search = { algorithm: 'alpha-beta', depth: 4, evaluator: 'line-power', order: 'row' };
  assert.deepEqual(namesOf([{ ...search, algorithm: 'minimax' }, search]), ['minimax', 'alpha-beta']);
  assert.deepEqual(namesOf([search, { ...search, order: 'center' }]), ['alpha-beta, row', 'alpha-beta, center']);
  assert.deepEqual(namesOf([search, search]), ['A', 'B']);
  assert.deepEqual(fewerNodes([{ nodes: 549_946 }, { nodes: 18_297 }]), { less: 1, share: 18_297 / 549_946, few: 18_297, many: 549_946 });
  assert.equal(fewerNodes([{ nodes: 5 }, { nodes: 5 }]), null);
});

test('the same seed gives the same numbers', () => {
  const draw = (seed) => Array.from({ length: 5 }, seeded(seed));
  assert.deepEqual(draw('1 0'), draw('1 0'));
  assert.notDeepEqual(draw('1 0'), draw('1 1'));
  assert.ok(draw('x').every((n) => n >= 0 && n < 1));
  assert.deepEqual(shuffled([1, 2, 3, 4], seeded('a')).sort(), [1, 2, 3, 4]);
});

test('what the node of the book is worth', async () => {
  const source = open(BOOK);
  const question = valueQuestion(await source.tree(1, 0, 100));
  assert.deepEqual([question.answer, question.best, question.varied], ['+3', '1', true]);
  assert.deepEqual(question.branches.map(({ value }) => value), ['+3', '+12', '+8']);
  assert.equal(valueQuestion(await source.tree(2, 0, 100)), null, 'a leaf has no branches');
  assert.equal(valueQuestion(await source.tree(5, 0, 100)), null, 'one branch is no choice');
  assert.equal(valueQuestion(await source.tree(0, 0, 2)), null, 'not all branches are known');
});

test('which branches of the book are cut', async () => {
  const page = await open(BOOK).tree(5, 0, 100);
  const branches = [2, 4, 6].map((n, i) => ({ move: String(i + 1), value: V(n) }));
  const question = cutQuestion(page, branches);
  assert.deepEqual([question.answer, question.by, question.alpha, question.beta], [[false, true, true], 0, '+3', '+inf']);
  assert.equal(cutQuestion(page, branches.slice(1)), null, 'a value is missing');
  assert.equal(cutQuestion(page, branches.map((branch) => ({ ...branch, value: V(Number(branch.value) + 9) }))), null, 'with these nothing would be cut there');
});

test('of many branches those around the cut are shown, with the window of then', async () => {
  const source = open([[5], [...Array.from({ length: 20 }, (_, i) => 40 - i), 1, ...Array.from({ length: 9 }, () => 7)]]);
  const page = await source.tree(3, 0, 100);
  const values = [...Array.from({ length: 20 }, (_, i) => 40 - i), 1, ...Array.from({ length: 9 }, () => 7)];
  const question = cutQuestion(page, values.map((n, i) => ({ move: String(i + 1), value: V(n) })));
  assert.deepEqual([question.left, question.branches.length, question.by], [17, 10, 3]);
  assert.deepEqual([question.alpha, question.beta], ['+5', '+24']);
  assert.deepEqual(question.answer, [false, false, false, false, true, true, true, true, true, true]);
});

test('α and β follow from what the nodes above have found', async () => {
  const source = open(LARGE);
  const { totals } = await source.tree(0, 0, 1);
  let asked = 0;
  for (let id = 0; id < totals.nodes; id++) {
    const page = await source.tree(id, 0, 100);
    const question = windowQuestion(page, (await source.steps(page.node.first, 1)).open);
    if (!question) continue;
    asked += 1;
    assert.deepEqual([question.alpha, question.beta], [page.node.alpha, page.node.beta]);
    assert.equal(question.way.length, page.path.length);
  }
  assert.ok(asked > 10, String(asked));
});

test('a quiz: the same seed the same questions, all kinds, every answer right, none twice', async () => {
  const about = async (tree, prune = true) => {
    const source = open(tree, { prune });
    return { source, search: source.search, totals: (await source.tree(0, 0, 1)).totals };
  };
  const plain = open(LARGE, { prune: false });
  const quiz = async (seed, count = 12) => {
    const maker = new QuizMaker(await about(LARGE), seed, () => plain);
    const questions = [];
    for (let i = 0; i < count; i++) questions.push(await maker.next());
    return questions;
  };
  const first = await quiz('7');
  assert.deepEqual(first, await quiz('7'));
  assert.notDeepEqual(first, await quiz('8'));
  const keys = first.map(({ kind, node }) => `${kind} ${node.id}`);
  assert.equal(new Set(keys).size, keys.length);
  for (const kind of ['value', 'cut', 'window']) assert.equal(first.slice(0, 3).filter((question) => question.kind === kind).length, 1, kind);
  for (const question of first) {
    if (question.kind === 'value') assert.equal(question.answer, question.node.value.replace(/[≥≤]/, ''));
    if (question.kind === 'window') assert.deepEqual([question.alpha, question.beta], [question.node.alpha, question.node.beta]);
    if (question.kind === 'cut') {
      assert.equal(question.answer.filter(Boolean).length, question.node.skipped);
      const worth = question.moves.reduce((tree, move) => tree[Number(move) - 1], LARGE);
      const value = (tree, max) => (Array.isArray(tree) ? Math[max ? 'max' : 'min'](...tree.map((below) => value(below, !max))) : tree);
      question.branches.forEach((branch) => assert.equal(branch.value, V(value(worth[Number(branch.move) - 1], question.moves.length % 2 === 1))));
    }
  }
});

test('a quiz about a small tree goes on, one without cuts asks for values, a leaf gives no question', async () => {
  const make = async (tree, prune) => {
    const source = open(tree, { prune });
    return new QuizMaker({ source, search: source.search, totals: (await source.tree(0, 0, 1)).totals }, '1', () => null);
  };
  const small = await make(BOOK, true);
  for (let i = 0; i < 12; i++) assert.ok(await small.next(), String(i));
  const plain = await make(BOOK, false);
  for (let i = 0; i < 4; i++) assert.equal((await plain.next()).kind, 'value');
  assert.equal(await (await make([3], true)).next(), null);
});

test('answers as people write them', () => {
  const read = (text, right = '0') => readAnswer(text, right).value;
  for (const text of ['X3', 'x3', ' x 3 ', 'x wins in 3', 'X wygrywa w 3', 'Х3', '●3', '✕3']) assert.equal(read(text), 'X3', text);
  for (const text of ['O4', 'o wins in 4 plies', 'О4', '○ 4']) assert.equal(read(text), 'O4', text);
  for (const text of ['=', 'draw', 'Remis', 'remíza', 'ничья']) assert.equal(read(text), '=', text);
  for (const text of ['0', '+0', '-0']) assert.equal(read(text), '0', text);
  for (const text of ['-inf', '−∞', '-infinity', '–∞', '- inf']) assert.equal(read(text), '-inf', text);
  for (const text of ['+inf', '∞', 'inf', '+∞']) assert.equal(read(text), '+inf', text);
  for (const text of ['12', '+12', '≥12', ' 12 ']) assert.equal(read(text), '+12', text);
  for (const text of ['3.25', '+3.25']) assert.equal(read(text), '+3.25', text);
  for (const text of ['-98', '−98', '≤ −98']) assert.equal(read(text), '-98', text);
  for (const text of ['', '  ']) assert.equal(readAnswer(text, '+1').problem, 'empty');
  for (const text of ['hello', '1.5.2', 'X3x', '3 4', '--3', 'winner 3', 'oxen', '<script>']) assert.equal(readAnswer(text, '+1').problem, 'value', text);
  assert.equal(readAnswer('X', 'X3').problem, 'distance');
  assert.equal(read('O', 'X3'), 'O');
  assert.ok(ticksRight([true, false], [true, false]) && !ticksRight([true, true], [true, false]));
});

test('weights are whole numbers of a size', () => {
  const rules = (k) => ({ width: 15, height: 15, k, exact: false, gravity: false });
  assert.deepEqual(usualWeights('line-power', rules(5)), [10, 100, 1000, 10_000]);
  assert.deepEqual(usualWeights('open-lines', rules(5)), [1]);
  assert.equal(usualWeights('line-power', rules(15)).at(-1), 100_000_000);
  assert.deepEqual([1, 2, 3, 12].map((k) => weightCount('line-power', rules(k))), [1, 1, 2, 9]);
  assert.deepEqual(readWeights(['10', '-5', '−7', '+3']), { weights: [10, -5, -7, 3], bad: [] });
  assert.deepEqual([tint(0, 10), tint(-10, 10), tint(5, 0)], [0, 1, 0]);
  assert.deepEqual(readWeights(['', '1.5', 'x', '100000001', '1e3', '100000000']).bad, [0, 1, 2, 3, 4]);
});

test('keys go through a group', () => {
  assert.deepEqual(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map((key) => keyTarget(key, 2, 4)), [1, 3, 0, 3, null]);
  assert.deepEqual([keyTarget('ArrowLeft', 0, 4), keyTarget('ArrowRight', 3, 4)], [0, 3]);
});
