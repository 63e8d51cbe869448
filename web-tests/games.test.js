import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAMILIES, familyOf, isGame, sizeOf, slug } from '../web/js/games/catalogue.js';
import { click, openPlaces, passOf } from '../web/js/games/clicks.js';
import { decodeMatch, encodeMatch } from '../web/js/games/match_address.js';
import { placeRows, spot, step } from '../web/js/games/places.js';
import { Table } from '../web/js/games/table.js';
import { obstacle } from '../web/js/solve/solvable.js';

const move = (name, ...path) => ({ name, path });

test('games have names, sizes and ids of their own', () => {
  const games = FAMILIES.flatMap(({ sizes }) => sizes.map(({ game }) => game));
  assert.equal(new Set(games.map(slug)).size, games.length);
  for (const game of games) {
    assert.ok(isGame(game), game);
    assert.match(sizeOf(game), /^\d\u00a0×\u00a0\d$/);
  }
  assert.deepEqual([familyOf('dots:2x1'), sizeOf('dots:2x1'), sizeOf('draughts')], ['dots', '2\u00a0×\u00a01', '8\u00a0×\u00a08']);
  for (const bad of ['', 'chess', 'reversi:5', 'dots:7x1', 'draughts:8', '3x3x3']) assert.ok(!isGame(bad), bad);
});

test('an address is read as it is written', () => {
  const match = {
    game: 'draughts', players: { x: { kind: 'human' }, o: { kind: 'algorithm', algorithm: 'alpha-beta', depth: 4, evaluator: 'material' } },
    moves: ['c3-d4', 'f6:d4', 'e3:c5:a7'], at: 2,
  };
  const hash = encodeMatch(match);
  assert.equal(hash, '#view=games&game=draughts&x=human&o=alpha-beta:4:material&moves=c3-d4.f6:d4.e3:c5:a7&at=2');
  assert.deepEqual(decodeMatch(hash), match);
  assert.deepEqual(decodeMatch(encodeMatch({ ...match, at: 3 })).at, 3);
  assert.deepEqual(decodeMatch(encodeMatch({ ...match, moves: [], at: 0 })), { ...match, moves: [], at: 0 });
});

test('addresses that name no game, and players these games do not have', () => {
  for (const bad of ['', '#', '#view=games', '#view=games&game=chess', '#game=reversi', '#3x3x3', '#view=games&game=%']) {
    assert.equal(decodeMatch(bad), null, bad);
  }
  const { players, at } = decodeMatch('#view=games&game=REVERSI&x=level:5&o=nobody&moves=d3&at=99');
  assert.deepEqual([players.x.kind, players.o.kind, at], ['human', 'human', 1]);
});

test('a move of one place is whole at once', () => {
  const moves = [move('d3', 'd3'), move('c4', 'c4')];
  assert.deepEqual([...openPlaces(moves, [])], ['d3', 'c4']);
  assert.equal(click(moves, [], 'd3').move.name, 'd3');
  assert.equal(click(moves, [], 'a1'), null);
  assert.equal(passOf(moves), null);
  assert.equal(passOf([move('pass')]).name, 'pass');
  assert.deepEqual([...openPlaces([move('pass')], [])], []);
});

test('a longer move goes from place to place, and its end will do where it leaves no doubt', () => {
  const moves = [move('c3:e5:c7', 'c3', 'e5', 'c7'), move('c3:e5:g7', 'c3', 'e5', 'g7'), move('a1:c1', 'a1', 'c1')];
  const first = click(moves, [], 'c3');
  assert.deepEqual(first, { move: null, clicked: ['c3'] });
  assert.deepEqual([...openPlaces(moves, ['c3'])], ['e5']);
  const second = click(moves, first.clicked, 'e5');
  assert.deepEqual([...openPlaces(moves, second.clicked)].sort(), ['c7', 'g7']);
  assert.equal(click(moves, second.clicked, 'g7').move.name, 'c3:e5:g7');
  assert.equal(click(moves, ['c3'], 'c7').move.name, 'c3:e5:c7');
  assert.deepEqual(click(moves, ['c3'], 'a1'), { move: null, clicked: ['a1'] }, 'another piece');
  assert.equal(click(moves, ['c3'], 'h8'), null);
  const both = [move('b', 'a1', 'b2', 'c3'), move('d', 'a1', 'd4', 'c3')];
  assert.equal(click(both, ['a1'], 'c3'), null, 'two ways to the same end');
});

const squares = { kind: 'squares', columns: ['a', 'b'], rows: ['1', '2'] };
const dots = { kind: 'dots', columns: ['a', 'b', 'c'], rows: ['2', '1'] };

test('places lie where their names say, whichever row is on top', () => {
  assert.deepEqual(spot(squares, 'b1'), [1, 0]);
  assert.deepEqual(spot({ ...squares, rows: ['2', '1'] }, 'b1'), [1, 1]);
  assert.deepEqual(placeRows(squares).map((row) => row.map(({ name }) => name)), [['a1', 'b1'], ['a2', 'b2']]);
  const lines = placeRows(dots);
  assert.deepEqual(lines.map((row) => row.map(({ name }) => name)), [['a2-b2', 'b2-c2'], ['a1-a2', 'b1-b2', 'c1-c2'], ['a1-b1', 'b1-c1']]);
  assert.deepEqual(lines[1][2], { name: 'c1-c2', x: 2, y: 0.5, upright: true });
});

test('arrow keys reach every place and never leave the board', () => {
  const rows = placeRows(dots);
  const seen = new Set(['0 0']);
  const walk = [[0, 0]];
  while (walk.length > 0) {
    const [row, column] = walk.pop();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']) {
      const [r, c] = step(rows, row, column, key, false);
      assert.ok(rows[r][c], `${row} ${column} ${key}`);
      if (!seen.has(`${r} ${c}`)) walk.push([r, c]);
      seen.add(`${r} ${c}`);
    }
  }
  assert.equal(seen.size, 7);
  assert.deepEqual(step(rows, 0, 0, 'End', true), [2, 1]);
  assert.equal(step(rows, 0, 0, 'Enter', false), null);
});

/** A server that plays a game of three moves in which the second side moves twice. */
function link() {
  const sides = ['x', 'o', 'o'];
  const asked = [];
  return {
    asked,
    request(op, { game }) {
      asked.push(game.moves.join(' '));
      const played = game.moves.map((name, i) => ({ name, side: sides[i], path: [name] }));
      const side = sides[game.moves.length] ?? null;
      const scene = { event: 'scene', game: game.game, played, side, outcome: side ? null : { winner: 'x', reason: 'count' }, moves: [], evaluators: ['boxes'] };
      return { done: Promise.resolve(scene), cancel() {} };
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a whole turn is taken back against the computer, and a scene is asked for once', async () => {
  const server = link();
  const players = { x: { kind: 'human' }, o: { kind: 'algorithm', algorithm: 'pvs', depth: 1, evaluator: 'corners' } };
  const table = new Table(server, { game: 'dots', players, moves: [], at: 0 });
  table.load({ game: 'dots', players, moves: ['a', 'b', 'c'], at: 3 });
  await settled();
  assert.equal(table.match.players.o.evaluator, 'boxes', 'the game has no other');
  assert.ok(table.over);
  table.undo();
  await settled();
  assert.equal(table.match.at, 0, 'the first position in which the person is to move');
  table.redo();
  await settled();
  assert.equal(table.match.at, 3);
  table.goto(1);
  await settled();
  assert.ok(table.waiting && !table.computerTurn, 'it waits');
  const before = server.asked.length;
  table.goto(3);
  table.goto(0);
  await settled();
  assert.equal(server.asked.length, before);
  table.play({ name: 'a', path: ['a'] }, 'human');
  await settled();
  assert.deepEqual(table.match.moves, ['a'], 'what was taken back is gone');
  assert.ok(table.computerTurn, 'playing on lets it answer');
});

test('what cannot be solved has a reason', () => {
  const rules = { width: 8, height: 8, k: 5, exact: false, gravity: false };
  assert.equal(obstacle(rules, null), null);
  assert.equal(obstacle(rules, { winner: null }).id, 'solve-over');
  assert.equal(obstacle({ ...rules, gravity: true }, null).id, 'solve-rules');
  assert.equal(obstacle({ ...rules, exact: true }, null).args.k, 5);
  assert.deepEqual(obstacle({ ...rules, width: 9 }, null).args, { most: 64, cells: 72 });
});
