import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tree } from '../web/js/model/tree.js';
import { cellIndex, parseRules } from '../web/js/model/rules.js';
import { decode, encode } from '../web/js/model/address.js';
import { formatPlayer, parsePlayer, HUMAN } from '../web/js/model/players.js';

const rules = parseRules('15x15x5');
const play = (tree, text) => text.split(' ').forEach((name) => tree.play(cellIndex(tree.rules, name)));
const players = { x: HUMAN, o: { kind: 'level', level: 6 } };
const line = (tree) => tree.line().slice(1).map((node) => tree.nameOf(node)).join(' ');

test('a branch keeps what was there, and can be returned to', () => {
  const tree = new Tree(rules);
  play(tree, 'h8 i9 g9');
  const end = tree.cursor;
  tree.goto(end.parent.parent);
  play(tree, 'i8 g7');
  assert.equal(line(tree), 'h8 i8 g7');
  tree.goto(end);
  assert.equal(line(tree), 'h8 i9 g9');
  assert.equal(tree.position.moves.length, 3);
});

test('going back and playing the same move enters the old branch', () => {
  const tree = new Tree(rules);
  play(tree, 'h8 i9 g9');
  tree.goto(tree.root);
  play(tree, 'h8');
  assert.equal(tree.nodes().length, 4);
  assert.equal(line(tree), 'h8 i9 g9');
});

test('a branch can be removed, the cursor leaves it', () => {
  const tree = new Tree(rules);
  play(tree, 'h8 i9');
  tree.goto(tree.cursor.parent);
  play(tree, 'i8');
  tree.remove(tree.cursor);
  assert.equal(line(tree), 'h8 i9');
});

test('the address holds the whole game', () => {
  const tree = new Tree(rules, 'o');
  play(tree, 'h8 i9 g9');
  tree.goto(tree.cursor.parent);
  play(tree, 'g7 f6');
  tree.goto(tree.root);
  play(tree, 'a1');
  tree.cursor.resigned = 'x';
  const text = encode({ tree, players });
  assert.equal(text, '#15x15x5&x=human&o=level:6&first=o&moves=h8.(a1~x).i9.g9.(g7.f6)&at=6');
  const again = decode(text);
  assert.equal(encode(again), text);
  assert.equal(again.illegal, null);
  assert.deepEqual(again.tree.outcome, { winner: 'o', resigned: true });
});

test('the address says which view is looked at', () => {
  const tree = new Tree(rules);
  play(tree, 'h8 i9');
  const text = encode({ tree, players }, 'explain');
  assert.equal(text, '#15x15x5&x=human&o=level:6&moves=h8.i9&view=explain');
  assert.equal(decode(text).view, 'explain');
  assert.equal(decode('#3x3x3').view, 'play');
  assert.equal(decode('#3x3x3&view=elsewhere').view, 'play');
});

test('nested branches survive', () => {
  const tree = new Tree(parseRules('9x9x4'));
  play(tree, 'a1 b1 c1 d1');
  tree.goto(tree.root.children[0]);
  play(tree, 'b2 c2 d2');
  tree.goto(tree.cursor.parent);
  play(tree, 'e5 f5');
  const text = encode({ tree, players });
  assert.equal(text, '#9x9x4&x=human&o=level:6&moves=a1.b1.(b2.c2.d2.(e5.f5)).c1.d1&at=9');
  assert.equal(encode(decode(text)), text);
});

test('a strange address is refused, a strange move told', () => {
  for (const text of ['', '#', '#hello', '#3x3x9', '#%E0%A4%A']) assert.equal(decode(text), null);
  const game = decode('#3x3x3&moves=b2.b2.a1');
  assert.equal(game.illegal, 'b2');
  assert.equal(line(game.tree), 'b2');
  assert.equal(decode('#3x3x3&moves=b2)').illegal, ')');
  assert.equal(decode('#3x3x3&moves=(b2').illegal, '(');
  assert.deepEqual(decode('#3x3x3&x=level:11&o=nobody').players, { x: HUMAN, o: HUMAN });
  assert.equal(decode('#7x6x4%2Bgravity').tree.rules.gravity, true);
});

test('players are read and written', () => {
  for (const text of ['human', 'level:6', 'depth:4', 'time:500', 'alpha-beta:5:line-power', 'mcts::outcome']) {
    assert.equal(formatPlayer(parsePlayer(text)), text);
  }
  for (const [text, whole] of [['mcts', 'mcts::line-power'], ['alpha-beta:5', 'alpha-beta:5:line-power']]) assert.equal(formatPlayer(parsePlayer(text)), whole);
  for (const text of ['', 'level', 'level:0', 'depth:x', 'minimax', 'mcts:x', 'nobody', 'nobody:3', 'a b:1:c']) assert.equal(parsePlayer(text), null, text);
});
