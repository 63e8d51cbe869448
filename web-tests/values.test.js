import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count, forX, goodFor, negated, shortScore, shortValue, strength } from '../web/js/model/values.js';

const score = (n, bound = 'exact') => ({ kind: 'score', score: n, bound });

test('values are short', () => {
  assert.deepEqual([31, -64, 0, 1234, -56_789, 2_000_000].map(shortScore), ['+31', '−64', '0', '+1.2k', '−57k', '+2M']);
  assert.equal(shortValue({ kind: 'win', plies: 3, bound: 'exact' }), 'W3');
  assert.equal(shortValue({ kind: 'loss', plies: 4, bound: 'exact' }), 'L4');
  assert.equal(shortValue({ kind: 'draw', bound: 'exact' }), '=');
  assert.equal(shortValue(score(-20, 'upper')), '≤−20');
  assert.equal(shortValue(score(5, 'lower')), '≥+5');
});

test('a value is good for one side, and turns with the eyes that look', () => {
  assert.equal(goodFor(score(5), 'o'), 'o');
  assert.equal(goodFor(score(-5), 'o'), 'x');
  assert.equal(goodFor(score(0), 'x'), null);
  assert.equal(goodFor({ kind: 'loss', plies: 2, bound: 'exact' }, 'x'), 'o');
  assert.deepEqual(negated(score(-20, 'upper')), score(20, 'lower'));
  assert.deepEqual(forX({ kind: 'win', plies: 3, bound: 'exact' }, 'o'), { kind: 'loss', plies: 3, bound: 'exact' });
});

test('strength is between −1 and 1', () => {
  assert.equal(strength({ kind: 'win', plies: 1, bound: 'exact' }), 1);
  assert.equal(strength({ kind: 'draw', bound: 'exact' }), 0);
  assert.ok(strength(score(1e6)) < 1 && strength(score(-1e6)) > -1);
});

test('counts are for people', () => {
  assert.equal(count(4177, 'en'), '4,177');
  assert.equal(count(1_840_000, 'en'), '1.84\u00a0M');
});
