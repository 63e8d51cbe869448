import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, encode } from '../web/js/model/address.js';
import { exchangedAt, hasOpenings, stageAt } from '../web/js/model/opening.js';

const at = (moves, opening = 'swap2', more = '') => decode(`#15x15x5&x=human&o=engine:3${more}&opening=${opening}&moves=${moves}`);
const stage = (...args) => {
  const { tree } = at(...args);
  const found = stageAt(tree, tree.cursor);
  return found && `${found.act} ${found.seat}${found.two ? ' two' : ''}`;
};

test('every stage says who is to do what', () => {
  for (const [moves, expected] of [
    ['', 'put x'], ['h8.i9', 'put x'], ['h8.i9.l10', 'choose o two'], ['h8.i9.l10~take-x', null], ['h8.i9.l10~take-o.g7', null],
    ['h8.i9.l10~two', 'two o'], ['h8.i9.l10~two.g7', 'two o'], ['h8.i9.l10~two.g7.j7', 'choose x'], ['h8.i9.l10~two.g7.j7~take-o', null],
    ['h8.i9.l10.g7', null], ['h8.i9.l10~two.g7.j7.f6', null],
  ]) assert.equal(stage(moves), expected, moves);
  assert.equal(stage('h8.i9.l10', 'swap'), 'choose o');
  assert.equal(stage('h8.i9.l10', 'swap2', '&first=o'), 'choose x two');
});

test('whoever takes the other side than they sat at changes it, and who plays on takes the side to move', () => {
  for (const [moves, exchanged] of [
    ['h8.i9.l10', false], ['h8.i9.l10~take-x', true], ['h8.i9.l10~take-o', false], ['h8.i9.l10.g7', false],
    ['h8.i9.l10~two.g7.j7', false], ['h8.i9.l10~two.g7.j7~take-x', false], ['h8.i9.l10~two.g7.j7~take-o', true], ['h8.i9.l10~two.g7.j7.f6', true],
  ]) {
    const { tree, players } = at(moves);
    assert.equal(exchangedAt(tree, tree.cursor), exchanged, moves);
    assert.equal(players.x, exchanged ? 'engine:3' : 'human', moves);
    assert.equal(exchangedAt(tree, tree.root), false);
  }
});

test('an opening is in the address as it was played', () => {
  for (const moves of ['h8.i9.l10~take-x.g7', 'h8.i9.l10~two.g7.j7~take-o.f6', 'h8.i9.l10~take-o.g7.(a1).j7~x']) {
    const hash = `#15x15x5&x=human&o=engine:3&opening=swap2&moves=${moves}`;
    assert.equal(encode(decode(hash)), hash);
  }
  const variation = '#15x15x5&x=human&o=human&opening=swap&moves=h8.i9.l10~take-x.(k9~take-o.b2).g7';
  assert.equal(encode(decode(variation)), variation);
});

test('what is no choice there is told, and other games have no openings', () => {
  for (const [moves, opening] of [['h8~take-x', 'swap2'], ['h8.i9.l10~two', 'swap'], ['h8.i9.l10~two.g7~take-x', 'swap2'], ['h8.i9.l10~take-x', 'pro']]) {
    assert.match(at(moves, opening).illegal ?? '', /^~t/, moves);
  }
  for (const [game, has] of [['15x15x5', true], ['9x9x5+exact', true], ['8x9x5', false], ['15x15x6', false], ['9x9x5+gravity', false], ['reversi', false]]) {
    assert.equal(hasOpenings(game), has, game);
    assert.equal(decode(`#${game}&x=human&o=human&opening=swap`)?.tree.opening ?? null, has ? 'swap' : null);
  }
});
