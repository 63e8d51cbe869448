import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tree } from '../web/js/model/tree.js';
import { decode, encode, linkIn, placeOf } from '../web/js/model/address.js';
import { HUMAN, humans, parsePlayer, playerText } from '../web/js/model/players.js';

const play = (tree, text) => text.split(' ').forEach((name) => tree.play(name));
const players = { x: HUMAN, o: 'engine:6' };
const line = (tree) => tree.line().slice(1).map(({ move }) => move).join(' ');

test('a branch keeps what was there, and can be returned to', () => {
  const tree = new Tree('15x15x5');
  play(tree, 'h8 i9 g9');
  const end = tree.cursor;
  tree.goto(end.parent.parent);
  play(tree, 'i8 g7');
  assert.equal(line(tree), 'h8 i8 g7');
  tree.goto(end);
  assert.equal(line(tree), 'h8 i9 g9');
  assert.deepEqual(tree.wire(), { game: '15x15x5', moves: ['h8', 'i9', 'g9'] });
  assert.deepEqual(tree.cursor.path().map(({ side }) => side), ['x', 'o', 'x']);
});

test('going back and playing the same move enters the old branch', () => {
  const tree = new Tree('15x15x5');
  play(tree, 'h8 i9 g9');
  tree.goto(tree.root);
  play(tree, 'h8');
  assert.equal(tree.nodes().length, 4);
  assert.equal(line(tree), 'h8 i9 g9');
});

test('a branch can be removed, the cursor leaves it', () => {
  const tree = new Tree('15x15x5');
  play(tree, 'h8 i9');
  tree.goto(tree.cursor.parent);
  play(tree, 'i8');
  tree.remove(tree.cursor);
  assert.equal(line(tree), 'h8 i9');
});

test('the address holds the whole game', () => {
  const tree = new Tree('15x15x5', 'o');
  play(tree, 'h8 i9 g9');
  tree.goto(tree.cursor.parent);
  play(tree, 'g7 f6');
  tree.goto(tree.root);
  play(tree, 'a1');
  tree.cursor.resigned = 'x';
  const text = encode({ tree, players });
  assert.equal(text, '#15x15x5&x=human&o=engine:6&first=o&moves=h8.(a1~x).i9.g9.(g7.f6)&at=6');
  const again = decode(text);
  assert.equal(encode(again), text);
  assert.equal(again.illegal, null);
  assert.deepEqual([again.tree.cursor.resigned, again.tree.wire().first, again.tree.cursor.side], ['x', 'o', 'o']);
});

test('the address says which view is looked at', () => {
  const tree = new Tree('15x15x5');
  play(tree, 'h8 i9');
  const text = encode({ tree, players }, 'explain');
  assert.equal(text, '#15x15x5&x=human&o=engine:6&moves=h8.i9&view=explain');
  assert.deepEqual(['', '#3x3x3', '#3x3x3&view=elsewhere', text].map((hash) => placeOf(hash).view), ['play', 'play', 'play', 'explain']);
});

test('nested branches survive', () => {
  const tree = new Tree('9x9x4');
  play(tree, 'a1 b1 c1 d1');
  tree.goto(tree.root.children[0]);
  play(tree, 'b2 c2 d2');
  tree.goto(tree.cursor.parent);
  play(tree, 'e5 f5');
  const text = encode({ tree, players });
  assert.equal(text, '#9x9x4&x=human&o=engine:6&moves=a1.b1.(b2.c2.d2.(e5.f5)).c1.d1&at=9');
  assert.equal(encode(decode(text)), text);
});

test('a strange address is refused, a strange move told', () => {
  for (const text of ['', '#', '#3x3x9', '#7', '#x=human', '#%E0%A4%A']) assert.equal(decode(text), null);
  const game = decode('#3x3x3&moves=b2.b2.a1');
  assert.equal(game.illegal, 'b2');
  assert.equal(line(game.tree), 'b2');
  assert.equal(decode('#3x3x3&moves=b2)').illegal, ')');
  assert.equal(decode('#3x3x3&moves=(b2').illegal, '(');
  assert.deepEqual([decode('#3x3x3&x=engine:11&o=pipe:./mine').players, decode('#3x3x3&x=engine:11').unknown], [{ x: HUMAN, o: HUMAN }, 'engine:11']);
  assert.equal(decode('#7x6x4%2Bgravity').tree.rules.gravity, true);
});

test('moves and games of any name survive', () => {
  const tree = new Tree('my game (new)');
  play(tree, 'c3:e5 take.2 (x)~&y=1 é');
  const text = encode({ tree, players });
  assert.match(text, /^#[\w!;&=:.+*/-]+$/);
  const again = decode(text);
  assert.deepEqual([again.tree.game, line(again.tree)], ['my game (new)', 'c3:e5 take.2 (x)~&y=1 é']);
  assert.equal(decode('#7x6x4+gravity&moves=d6.d6').tree.wire().moves.join(' '), 'd1 d2');
});

test('players are read and written', () => {
  for (const text of ['human', 'random', 'exact', 'engine:6', 'engine:2s', 'engine:500ms', 'engine:6d', 'engine:100000n', 'engine:10:50000n', 'alpha-beta:5:line-power', 'mcts:20000n',
    'mcts:outcome', 'deepening:2s:mobility', 'alpha-beta:6', 'my-search:3']) assert.equal(playerText(parsePlayer(text)), text);
  assert.deepEqual(parsePlayer('alpha-beta:6:open-lines'), { kind: 'algorithm', algorithm: 'alpha-beta', level: null, depth: 6, nodes: null, ms: null, evaluator: 'open-lines' });
  assert.equal(playerText(parsePlayer('engine:1.5s')), 'engine:1500ms');
  for (const text of ['', 'engine', 'engine:0', 'engine:11', 'engine:x', 'engine:4:5', 'human:3', 'mcts:0n', 'alpha-beta:3:4', 'a b:1:c', 'pvs:3:a:b', 'pipe:rm']) assert.equal(parsePlayer(text), null, text);
  assert.equal(humans({ x: 'human', o: 'engine:3' }), 1);
});

test('a record is a tree with comments, and becomes one again', () => {
  const nodes = [
    { parent: null, move: null, comment: 'before' },
    { parent: 0, move: 'b2' }, { parent: 1, move: 'a1', comment: '<b>"bold"</b>' }, { parent: 1, move: 'c1' }, { parent: 0, move: 'a3' },
  ];
  const tree = Tree.of({ game: '3x3x3', first: 'x', nodes });
  assert.equal(line(tree), 'b2 a1');
  assert.equal(tree.cursor.comment, '<b>"bold"</b>');
  assert.equal(tree.root.comment, 'before');
  assert.deepEqual(tree.record(), nodes);
  assert.deepEqual(new Tree('reversi').record(), [{ parent: null, move: null }]);
  // A review is a line of the comment, and the first one; the beginning has none.
  const review = 'Review: = -> X5 (draw to loss); better: b2; exact';
  const reviewed = nodes.map((node) => ({ ...node, comment: [review, node.comment].filter(Boolean).join('\n') }));
  const read = Tree.of({ game: '3x3x3', first: 'x', nodes: reviewed });
  assert.deepEqual(read.nodes().map((node) => node.review?.judgement), [undefined, 'changed', 'changed', 'changed', 'changed']);
  assert.deepEqual(read.nodes().map(({ comment }) => comment), [`${review}\nbefore`, '', '<b>"bold"</b>', '', '']);
  assert.deepEqual(read.record(), reviewed);
  // 20,000 nodes, none of them too deep.
  const many = Array.from({ length: 20_000 }, (_, i) => (i === 0 ? { parent: null, move: null } : { parent: i > 200 ? i - 200 : i - 1, move: `m${i}` }));
  assert.equal(Tree.of({ game: 'reversi', first: 'x', nodes: many }).nodes().length, 20_000);
});

test('links are found in what people paste', () => {
  const hash = '#15x15x5&x=human&o=engine:6&moves=h8.i9.(i8.g9).h9';
  for (const text of [hash, `http://127.0.0.1:8765/${hash}`, `Look: <https://example.org/${hash}>, nice!`, `(see ${hash}).`, `a # b ${hash}\nbye`, `"${hash}"`]) {
    assert.equal(linkIn(text), hash, text);
  }
  assert.equal(linkIn('(http://x/#3x3x3&moves=b2.(a1))'), '#3x3x3&moves=b2.(a1)');
  assert.equal(linkIn('#3x3x3'), '#3x3x3');
  assert.equal(linkIn('http://x/#reversi:6&x=human&o=human'), '#reversi:6&x=human&o=human');
  assert.equal(linkIn('Today: http://x/#puzzle=2026-11-18.'), '#puzzle=2026-11-18');
  assert.equal(linkIn('#puzzle=77&game=15x15x5+exact&level=hard'), '#puzzle=77&game=15x15x5+exact&level=hard');
  for (const none of ['', '#', '#hello', '#puzzle', '#puzzle=', 'issue #16', '3x3x3 x1o/1x1/3 o', `(;GM[4]C[${hash}];B[hh])`, `Piskvorky 15x15, 11:11, 0\n${hash}`, '#99x99x5&x=human', '#%']) {
    assert.equal(linkIn(none), null, none);
  }
});
