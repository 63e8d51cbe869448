import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decode, encode, placeOf } from '../web/js/model/address.js';
import { parseDepths } from '../web/js/lab/compare_tab.js';
import { command, tournamentReport } from '../web/js/lab/cross_table.js';
import { branching, cutoffShare, depthAxis, groupsOf, linearAxis, logAxis, plotLines, plotValue } from '../web/js/lab/plots.js';
import { evaluatorsFor, isPossible, textOf } from '../web/js/lab/tournament_tab.js';
import { labelName, longTime, missing, timeText } from '../web/js/lab/words.js';
import { gameName } from '../web/js/view/words.js';
import { speak, t } from '../web/js/words/language.js';
import { CODES } from './words.js';

const cell = (algorithm, depth, nodes, more = {}) => ({
  game: '3x3x3', algorithm, evaluator: 'open-lines', depth, forecast_ms: 1, state: 'done', nodes, leaves: nodes / 2, evaluations: 0,
  generated: 0, cutoffs: nodes / 4, table_hits: 0, time_ms: nodes / 1000, time_min_ms: 0, time_max_ms: nodes, repeats: 3, best: 'b2',
  value: '0', ...more,
});

test('depths are read as they are written', () => {
  for (const [text, depths] of [['1-3', [1, 2, 3]], ['4', [4]], ['6, 1-2,2', [1, 2, 6]], ['9–9', [9]]]) {
    assert.deepEqual(parseDepths(text, 100), depths);
  }
  for (const text of ['', '0', '101', '3-1', '1,,2', 'deep', '-3', '1-']) assert.equal(parseDepths(text, 100), null, text);
});

test('cells of one position and evaluator are compared with each other', () => {
  const cells = [cell('minimax', 1, 10), cell('minimax', 2, 82), cell('pvs', 1, 10), { ...cell('pvs', 1, 9), evaluator: 'outcome' }];
  const [first, second, ...rest] = groupsOf(cells);
  assert.equal(rest.length, 0);
  assert.deepEqual([first.algorithms, first.depths, second.evaluator], [['minimax', 'pvs'], [1, 2], 'outcome']);
  assert.deepEqual(plotLines(first, 'nodes'), [{ name: 'minimax', points: [[1, 10], [2, 82]] }, { name: 'pvs', points: [[1, 10]] }]);
  assert.equal(plotValue('nodes', { ...cells[0], state: 'not-run' }), null);
});

test('branching and cutoffs are those of the report', () => {
  for (const [nodes, depth, b] of [[10, 1, 9], [13, 2, 3], [1_111_111, 6, 10], [7, 6, 1], [1, 4, 0]]) {
    assert.ok(Math.abs(branching(nodes, depth) - b) < 1e-9, `${nodes} ${depth}`);
  }
  assert.equal(cutoffShare(cell('pvs', 2, 100)), 0.5);
  assert.equal(cutoffShare(cell('pvs', 2, 1, { leaves: 1, cutoffs: 0 })), 0);
  assert.equal(cutoffShare(cell('mine', 2, 100, { leaves: 0, cutoffs: 0 })), null);
  assert.equal(plotValue('cutoffs', cell('mine', 2, 100, { leaves: 0, cutoffs: 0 })), null);
});

test('axes have room for what they show', () => {
  const log = logAxis([10, 549_946, 0]);
  assert.deepEqual([log.from, log.to, log.at(10), log.at(1e6)], [10, 1e6, 0, 1]);
  assert.deepEqual(logAxis([0.002]).ticks, [0.001, 0.01]);
  assert.deepEqual(logAxis([]).ticks, [1, 10]);
  assert.ok(logAxis([1e-3, 1e15]).ticks.length <= 10);
  const linear = linearAxis([3.1, 8.7]);
  assert.deepEqual([linear.ticks, linear.at(10)], [[0, 2, 4, 6, 8, 10], 1]);
  assert.deepEqual(linearAxis([]).ticks.at(0), 0);
  assert.deepEqual(depthAxis([1, 2, 3]).ticks, [1, 2, 3]);
  assert.deepEqual(depthAxis([4]).ticks, [4]);
  assert.ok(depthAxis([1, 100]).ticks.length <= 15);
  for (const axis of [linearAxis([0.3]), logAxis([5]), depthAxis([])]) {
    for (const tick of axis.ticks) assert.ok(axis.at(tick) >= -1e-9 && axis.at(tick) <= 1 + 1e-9);
  }
});

test('players are written as on the command line', () => {
  const text = (kind, n, evaluator = 'open-lines') => textOf({ kind, number: n, evaluator });
  assert.deepEqual([text('random', ''), text('exact', '')], ['random', 'exact']);
  assert.equal(text('engine', '4'), 'engine:4');
  assert.equal(text('mcts', '2000'), 'mcts:2000n:open-lines');
  assert.equal(text('alpha-beta', '03'), 'alpha-beta:3:open-lines');
  assert.deepEqual(evaluatorsFor(['', 'b', 'c'], ['a', 'b']), ['a', 'b', 'a']);
  assert.deepEqual(evaluatorsFor(['b'], []), ['b']);
  for (const [kind, n, possible] of [['engine', '11', false], ['pvs', '0', false], ['pvs', '', false], ['pvs', '1.5', false], ['mcts', '5000', true], ['random', '', true]]) {
    assert.equal(isPossible({ kind, number: n, evaluator: '' }), possible, `${kind} ${n}`);
  }
});

test('the lab has an address, with and without a game', () => {
  assert.deepEqual(placeOf('#view=lab&tab=museum'), { view: 'lab', tab: 'museum', search: '' });
  assert.deepEqual(placeOf('#view=lab&tab=<script>'), { view: 'lab', tab: '', search: '' });
  assert.deepEqual(placeOf('#%E0%A4%A'), { view: 'play', tab: '', search: '' });
  assert.equal(decode('#view=lab&tab=museum'), null);
  const game = decode('#3x3x3&x=human&o=human&moves=b2&view=lab&tab=compare');
  assert.equal(encode(/** @type {any} */ (game), 'lab', 'compare'), '#3x3x3&x=human&o=human&moves=b2&view=lab&tab=compare');
});

test('an address may lead to Explain with a search', () => {
  const link = '#3x3x3&x=human&o=human&moves=b2.a1&view=explain&search=minimax:1:open-lines';
  assert.deepEqual(placeOf(link), { view: 'explain', tab: '', search: 'minimax:1:open-lines' });
  assert.equal(decode(link)?.tree.wire().moves.join(' '), 'b2 a1');
});

test('games, times and values are told in every language', async () => {
  for (const language of CODES) {
    await speak(language);
    for (const name of ['reversi', 'reversi:6', 'draughts', 'dots', 'dots:3x2', '15x15x5']) assert.match(gameName(name), /[\p{L}\d]{2}/u);
    assert.match(labelName('3x3x3 b2 a1'), /b2 a1$/);
    for (const ms of [0.001, 1, 999, 5e3, 3e5, 1e7, 1e9, 1e12, 1e21]) assert.ok(longTime(ms).length > 2, String(ms));
    assert.match(missing({ ...cell('minimax', 8, 1), state: 'not-run', forecast_ms: 1e7 }), /3/);
    for (const why of ['time', 'memory', 'playouts']) assert.ok(missing({ ...cell('mcts', 8, 1), state: 'stopped', why, after_ms: 5 }).length > 5);
  }
  await speak('en');
  assert.deepEqual([timeText(0.0123), timeText(1.26), timeText(250.4), timeText(61_000)], ['12 µs', '1.3 ms', '250 ms', '1 min']);
  assert.equal(longTime(1.08e7), '3 hr');
});

test('a tournament is told with its table and the command that repeats it', async () => {
  await speak('en');
  const [a, b] = [{ won: 3, drawn: 1, lost: 0 }, { won: 0, drawn: 1, lost: 3 }];
  const none = { won: 0, drawn: 0, lost: 0 };
  const standing = (player, score, points, elo) => ({ player, score, points, share: points / 4, share_range: [points / 4 - 0.1, points / 4 + 0.1], elo, elo_error: 99.4, nodes_a_move: 12.3 });
  const played = {
    game: '3x3x3', players: ['pvs:2', 'random'], games_each: 4, openings: 'random:2', seed: 7, done: 4, size: 6, ended: 'stopped', games: null,
    table: { scores: [[none, a], [b, none]], standings: [standing('pvs:2', a, 3.5, 0), standing('random', b, 0.5, -300.2)] },
  };
  const text = tournamentReport(/** @type {any} */ (played), '3 × 3');
  assert.match(text, /^# Tournament: 3 × 3$/m);
  assert.match(text, /^\| 1 \| `pvs:2` \| · \| 3.5 \| 3.5 \| 4 \| 87.5% \[77.5, 97.5\] \| 0 ± 99 \| 12 \|$/m);
  assert.match(text, /4 of 6 games were played/);
  assert.ok(text.includes(`    ${command('3x3x3', played.players, 4, 'random:2', 7)}\n`));
  assert.equal(command('3x3x3', ['a', 'b'], 2, '1', 0), 'inarow lab tournament 3x3x3 --players a,b --games 2 --openings 1 --seed 0');
});

test('every exhibit has its words', async () => {
  const names = readFileSync(new URL('../tests/data/faults.txt', import.meta.url), 'utf8');
  await speak('cs');
  for (const name of ['leaf-for-side-to-move', 'one-sided-evaluator', 'no-distance', 'unequal-depths', 'bounds-as-ties', 'beta-never-updated', 'strict-cut', 'low-without-max']) {
    assert.ok(names.includes(name), name);
    for (const id of [`lab-fault-${name}`, `fault-${name}`]) assert.notEqual(t(id), id);
  }
});
