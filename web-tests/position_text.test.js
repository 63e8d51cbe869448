import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameOfPosition, looksLikePosition, positionAfter } from '../web/js/model/rules.js';

const shown = (text) => {
  const game = gameOfPosition(text);
  return game && positionAfter(game);
};

test('a position is reached by some game', () => {
  const position = shown('3x3x3 x1o/1x1/3 o');
  assert.deepEqual(position.cells.map((side) => side ?? '.').join(''), 'x.o.x....');
  assert.equal(position.side, 'o');
});

test('a won position ends with the winning stone', () => {
  assert.deepEqual(shown('3x3x3 x2/1x1/oox o').outcome, { winner: 'x' });
});

test('stones that fall are put from below', () => {
  assert.equal(shown('7x6x4+gravity 7/7/3o3/3x3/3o3/3x3 x').moves.length, 4);
  assert.equal(gameOfPosition('7x6x4+gravity 7/7/7/3x3/7/7 o'), null);
});

test('six in a row where five win is built without five', () => {
  assert.equal(shown('9x9x5+exact 9/9/9/xxxxxx3/9/9/9/9/oooo1oo2 x').outcome, null);
});

test('what cannot be is refused', () => {
  for (const text of ['3x3x3 xxx/3/3 x', '3x3x3 x1o/1x1 o', '3x3x3 x1o/1x2/3 o', '9x9 9 x']) assert.equal(gameOfPosition(text), null, text);
  assert.ok(looksLikePosition('15x15x5+exact 15/15 x'));
  assert.ok(!looksLikePosition('Piskvorky 15x15'));
});
