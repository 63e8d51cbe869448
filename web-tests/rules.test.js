import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Position, cellIndex, cellName, columnName, formatRules, parseRules, positionAfter, problems,
} from '../web/js/model/rules.js';

const rules = (text) => parseRules(text);
const play = (text, names, first = 'x') =>
  positionAfter({ game: text, first, moves: names.split(' ').filter(Boolean) });
const names = (position) => position.rows.map((row) => row.map((cell) => cellName(position.rules, cell)).join(' '));

test('rules are read and written', () => {
  for (const text of ['3x3x3', '15x15x5+exact', '7x6x4+gravity', '32x32x32+exact+gravity', '1x1x1']) {
    assert.equal(formatRules(rules(text)), text);
  }
  for (const text of ['', '3x3', '0x3x3', '33x3x3', '3x3x4', '3x3x0', '3x3x3+fast', 'ax3x3']) {
    assert.equal(rules(text), null, text);
  }
});

test('impossible sizes are told by field', () => {
  assert.deepEqual(problems({ width: 15, height: 15, k: 5 }), {});
  assert.deepEqual(problems({ width: 0, height: 40, k: 5 }), { width: 'side', height: 'side', k: 'row' });
  assert.deepEqual(problems({ width: 3, height: 5, k: 6 }), { k: 'row' });
  assert.deepEqual(problems({ width: 3.5, height: 5, k: NaN }), { width: 'side', k: 'row' });
});

test('cells have names as in chess, after z come aa and ab', () => {
  assert.equal(cellName(rules('15x15x5'), cellIndex(rules('15x15x5'), 'h8')), 'h8');
  assert.equal(cellIndex(rules('3x3x3'), 'a3'), 0);
  assert.equal(cellIndex(rules('3x3x3'), 'd1'), null);
  assert.equal(cellIndex(rules('3x3x3'), 'a4'), null);
  assert.deepEqual([25, 26, 27, 31].map(columnName), ['z', 'aa', 'ab', 'af']);
  const big = rules('32x32x5');
  for (let cell = 0; cell < 1024; cell++) assert.equal(cellIndex(big, cellName(big, cell)), cell);
});

test('a row wins in every direction, with all its cells', () => {
  assert.deepEqual(names(play('3x3x3', 'a1 a2 b1 b2 c1')), ['a1 b1 c1']);
  assert.deepEqual(names(play('3x3x3', 'a1 b1 a2 b2 a3')), ['a3 a2 a1']);
  assert.deepEqual(names(play('3x3x3', 'b2 a1 a3 b1 c1')), ['a3 b2 c1']);
  assert.deepEqual(names(play('3x3x3', 'a1 a2 b2 a3 c3')), ['a1 b2 c3']);
  assert.deepEqual(play('3x3x3', 'a1 a2 b1 b2 c1', 'o').outcome, { winner: 'o' });
});

test('five made by the last stone of six: wins, but not where only exactly five win', () => {
  const six = 'a1 a3 b1 b3 c1 c3 e1 e3 f1 g3 d1';
  assert.deepEqual(names(play('15x15x5', six)), ['a1 b1 c1 d1 e1 f1']);
  assert.equal(play('15x15x5+exact', six).outcome, null);
});

test('two rows at once are both told', () => {
  assert.equal(play('3x3x3', 'a1 b1 a2 b2 b3 c2 c3 c1 a3').rows.length, 2);
});

test('a full board without a row is a draw', () => {
  assert.deepEqual(play('3x3x3', 'b2 a1 a3 c1 b1 b3 a2 c2 c3').outcome, { winner: null });
  assert.deepEqual(play('2x1x2', 'a1 b1').outcome, { winner: null });
});

test('stones fall, a full column is refused', () => {
  const position = play('7x6x4+gravity', 'd1 d2 d3 d4 d5');
  assert.equal(cellName(position.rules, position.landing(cellIndex(position.rules, 'd1'))), 'd6');
  position.play(cellIndex(position.rules, 'd1'));
  assert.equal(position.refusal(cellIndex(position.rules, 'd6')), 'full');
  assert.throws(() => position.play(cellIndex(position.rules, 'd6')));
});

test('illegal moves are refused and change nothing', () => {
  const position = play('3x3x3', 'b2');
  assert.equal(position.refusal(4), 'taken');
  assert.equal(position.refusal(9), 'outside');
  assert.throws(() => position.play(4));
  assert.equal(position.moves.length, 1);
  assert.equal(play('3x3x3', 'a1 a2 b1 b2 c1').refusal(8), 'over');
});

test('with k = 1 the first stone wins', () => {
  assert.deepEqual(new Position(rules('3x3x1+exact')).play(4).outcome, { winner: 'x' });
});
