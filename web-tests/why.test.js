import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from '../web/js/model/address.js';
import { engineOf, engineWish, wishOf } from '../web/js/explain/wish.js';

const searchOf = (wish) => placeOf(`#3x3x3&view=explain&search=${wish}`).search;

test('a search is written into a link and read back', () => {
  assert.equal(wishOf({ algorithm: 'minimax', depth: 1, evaluator: 'open-lines' }), 'minimax:1:open-lines');
  assert.equal(wishOf({ algorithm: 'pvs', depth: 3, order: 'center' }), 'pvs:3:');
  assert.equal(wishOf({ algorithm: 'alpha-beta', depth: 5, order: 'center', seed: 7 }), 'alpha-beta:5:::7:center');
  assert.equal(wishOf({ algorithm: 'mcts', nodes: 500, seed: 7 }), 'mcts:::500:7');
  const all = { algorithm: 'deepening', evaluator: 'corners', depth: 12, nodes: 400, seed: 4294967295, order: 'row', levels: 120, table: 33554432 };
  for (const search of [all, { algorithm: 'mcts', nodes: 500, seed: 7 }, { algorithm: 'pvs', depth: 8, levels: 120 }, { algorithm: 'mtdf', depth: 8, table: 1 }]) {
    assert.equal(searchOf(wishOf(search)), wishOf(search));
  }
});

test('so is the search of an engine', () => {
  for (const search of [
    { player: 'engine:6', seed: 12, looks: [], solved: false }, { player: 'engine:8:6d:500n', seed: 2 ** 40, looks: [3, 17], solved: false, table: 33554432 },
    { player: 'exact', seed: 0, looks: [], solved: true },
  ]) {
    const wish = engineWish(search);
    assert.equal(searchOf(wish), wish);
    assert.deepEqual(engineOf(wish), search);
  }
  assert.equal(engineOf('alpha-beta:6:'), null);
});

test('nothing else is a search', () => {
  for (const wish of ['engine:6@x@@0', 'engine:6@1', '<b>', 'pvs:9999', 'engine:6@1@1,2@0', `engine@1@${'1.'.repeat(300)}@0`]) assert.equal(searchOf(wish), '', wish);
});
