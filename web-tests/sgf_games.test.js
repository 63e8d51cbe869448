import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_GAMES, sgfGames, sgfPlayers } from '../web/js/records/card.js';

test('a file is cut into its games', () => {
  const first = '(;GM[4]PB[Anna];B[hh](;W[ih])(;W[hi]))';
  const second = '( ;GM[4]C[a bracket \\] ) and (; another];B[hh])';
  assert.deepEqual(sgfGames(first), [first]);
  assert.deepEqual(sgfGames(`about (this) [file\n${first}\n\n${second}\n`), [first, second]);
  assert.deepEqual(sgfGames(`${first}(;B[hh`), [first, '(;B[hh']);
  for (const none of ['', 'hello', '(no game)', 'Piskvorky 15x15, 11:11, 0', ')))', '(']) assert.deepEqual(sgfGames(none), []);
});

test('a game says who played it', () => {
  assert.deepEqual(sgfPlayers('(;PB[Anna]PW[Boris \\] junior];B[hh])'), ['Anna', 'Boris ] junior']);
  assert.deepEqual(sgfPlayers('(;GM[4] PW [ Boris\n\\\\ ])'), ['Boris \\']);
  assert.deepEqual(sgfPlayers('(;GM[4]PB[];B[hh])'), []);
});

test('a file with too many games is cut, one that is deep is read', () => {
  assert.equal(sgfGames('(;B[hh])'.repeat(100_000)).length, MOST_GAMES);
  assert.equal(sgfGames(`${'(;'.repeat(1_000_000)}${')'.repeat(1_000_000)}`).length, 1);
});
