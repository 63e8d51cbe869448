import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysInARow, hashOf, scoreOf, withFault, withSolved } from '../web/js/puzzle/streak.js';
import { addressOf, another, isDate, ofDay, requestOf, today, wishOf } from '../web/js/puzzle/wish.js';
import { purposeText, refutation } from '../web/js/puzzle/words.js';
import { speak } from '../web/js/words/language.js';
import './words.js';

const NONE = scoreOf(null);

test('the puzzle of a day has the seed of its date, all over the world', () => {
  assert.equal(today(new Date('2026-11-18T23:59:59Z')), '2026-11-18');
  assert.equal(today(new Date('2026-11-18T23:30:00-05:00')), '2026-11-19');
  assert.deepEqual(requestOf(ofDay('2026-11-18')), { seed: 20_261_118 });
  assert.equal(addressOf(ofDay('2026-11-18')), '#puzzle=2026-11-18');
  assert.deepEqual(wishOf('#puzzle=daily'), ofDay(today()));
  for (const date of ['2026-02-29', '2026-13-01', '2026-1-1', '', '99999-01-01', '2026-11-18x']) assert.ok(!isDate(date), date);
  assert.ok(isDate('2028-02-29'));
});

test('a wish survives its address, and what is none is refused', () => {
  const wish = another({ game: '7x6x4+gravity', kind: 'win', level: 'hard' }, () => 0.5);
  assert.equal(addressOf(wish), '#puzzle=2147483648&game=7x6x4+gravity&kind=win&level=hard');
  assert.deepEqual(wishOf(addressOf(wish)), wish);
  assert.deepEqual(requestOf(wish), { seed: 2_147_483_648, game: '7x6x4+gravity', kind: 'win', level: 'hard' });
  assert.deepEqual(requestOf(another({ game: '', kind: '', level: '' }, () => 0)), { seed: 0 });
  for (const hash of [
    '', '#', '#3x3x3', '#puzzle', '#puzzle=', '#puzzle=-1', '#puzzle=1.5', '#puzzle=1e9', '#puzzle=99999999999999999', '#puzzle=7&game=reversi', '#puzzle=7&game=0x3x3',
    '#puzzle=7&level=extreme', '#puzzle=7&kind=draw', '#puzzle=7&toString=x', '#puzzle=7&__proto__=x', '#puzzle=7&level', '#puzzle=7=8', '#puzzle=2026-02-30', '#puzzle=2026-11-18&level=hard',
  ]) assert.equal(wishOf(hash), null, hash);
});

test('days in a row are counted once each, and end with a day without', () => {
  let score = NONE;
  for (const [date, days] of [['2026-02-27', 1], ['2026-02-28', 2], ['2026-02-28', 2], ['2026-03-01', 3], ['2026-03-03', 1]]) {
    score = withSolved(score, { puzzle: `#puzzle=${date}`, alone: false, date });
    assert.equal(score.days, days, date);
  }
  assert.equal(score.solved, 4);
  assert.equal(daysInARow(score, '2026-03-04'), 1);
  assert.equal(daysInARow(score, '2026-03-05'), 0);
  // Whoever has looked at the solution has not solved it; whoever has solved it may look.
  const given = withFault(score, '#puzzle=2026-03-04', true);
  assert.deepEqual(withSolved(given, { puzzle: '#puzzle=2026-03-04', alone: false, date: '2026-03-04' }), given);
  assert.equal(daysInARow(withFault(score, '#puzzle=2026-03-03', true), '2026-03-03'), 1);
  // A clock that was wrong does not last.
  assert.equal(daysInARow({ ...score, day: '2999-01-01', days: 40 }, '2026-03-05'), 0);
});

test('a row is of puzzles solved alone, each once', () => {
  const solve = (score, puzzle, alone) => withSolved(score, { puzzle, alone, date: '' });
  let score = solve(solve(NONE, 'a', true), 'b', true);
  assert.deepEqual([score.row, score.solved, score.days], [2, 2, 0]);
  score = solve(score, 'b', true);
  assert.deepEqual([score.row, score.solved], [2, 2]);
  // A wrong move in a puzzle that was solved before costs nothing.
  assert.equal(withFault(score, 'b', false).row, 2);
  score = withFault(score, 'c', false);
  assert.equal(score.row, 0);
  score = solve(score, 'c', false);
  assert.deepEqual([score.row, score.solved], [0, 3]);
  // After the solution was shown it counts no more.
  score = solve(withFault(score, 'd', true), 'd', true);
  assert.deepEqual([score.row, score.solved], [0, 3]);
  for (let i = 0; i < 1000; i += 1) score = solve(score, `puzzle ${i}${'x'.repeat(200)}`, true);
  assert.ok(JSON.stringify(score).length < 40_000);
  assert.deepEqual(scoreOf(JSON.parse(JSON.stringify(score))), score);
  assert.notEqual(hashOf('3x3x3 x b2 a1'), hashOf('3x3x3 x b2 a2'));
});

test('whatever was stored, there is a score', () => {
  for (const stored of [
    null, undefined, 7, 'text', [], [1], {}, { day: 7 }, { day: '2026-02-31', days: 9 }, { days: 9 }, { row: -1 }, { row: 1.5 }, { row: '9' }, { solved: Number.NaN },
    { done: 'x' }, { done: [1, null, {}] }, { done: ['x'.repeat(10_000)] }, { day: { toString: () => '2026-01-01' }, days: 3 },
  ]) assert.deepEqual(scoreOf(stored), NONE, JSON.stringify(stored));
  assert.deepEqual(scoreOf({ row: 1e300, solved: 1e15 }), { ...NONE, row: 1_000_000, solved: 1_000_000 });
  assert.equal(scoreOf({ done: Array.from({ length: 5000 }, (_, i) => String(i)) }).done.length, 300);
});

test('what a move is for, and why another one is wrong', async () => {
  await speak('en');
  assert.equal(purposeText({ code: 'makes_four', plies: null }, 5), 'The right move makes a four: it has to be answered.');
  assert.equal(purposeText({ code: 'blocks_win', plies: null }, 5), 'The right move blocks a row that would win at once.');
  assert.equal(purposeText({ code: 'best', plies: null }, 5), '');
  assert.equal(refutation('b2', ['c3', 'a1'], 'O3'), 'b2 loses: c3 a1. Try again.');
  assert.equal(refutation('b2', Array.from({ length: 9 }, (_, i) => `a${i}`), '≤O9'), 'b2 loses: a0 a1 a2 a3 a4 a5 a6 …. Try again.');
  assert.equal(refutation('b2', ['c3'], '='), 'b2 only draws: c3. Try again.');
  assert.equal(refutation('b2', ['c3'], '?'), 'b2 does not win by force: c3 stops it. Try again.');
  assert.equal(refutation('b2', [], '?'), 'b2 does not win by force. Try again.');
});
