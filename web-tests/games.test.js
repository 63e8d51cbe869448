import assert from 'node:assert/strict';
import { test } from 'node:test';
import './words.js';
import { Positions, familyOf, looksOf } from '../web/js/app/positions.js';
import { Bus, Session } from '../web/js/app/session.js';
import { decode, encode } from '../web/js/model/address.js';
import { buttonMoves, click, middle, openPlaces, outcomeOf, placeRows, spot, step } from '../web/js/model/scene.js';
import { positionAfter, sceneOf } from '../web/js/model/rules.js';
import { sceneShapes } from '../web/js/view/picture.js';
import { gameName, sizeOf } from '../web/js/view/words.js';
import { speak } from '../web/js/words/language.js';

const move = (name, ...path) => ({ name, path });

test('a move of one place is whole at once', () => {
  const moves = [move('d3', 'd3'), move('c4', 'c4')];
  assert.deepEqual([...openPlaces(moves, [])], ['d3', 'c4']);
  assert.equal(click(moves, [], 'd3').move.name, 'd3');
  assert.equal(click(moves, [], 'a1'), null);
  assert.deepEqual(buttonMoves({ moves: [...moves, move('pass')] }), [move('pass')]);
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
  assert.deepEqual([middle(dots, 'a1-b1'), middle(squares, 'b2'), middle(squares, 'z9')], [[1, 1.5], [1.5, 1.5], null]);
  assert.deepEqual(placeRows({ kind: 'text', columns: [], rows: [] }), []);
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

test('scenes of k in a row are predicted, and every scene is drawn as a few paths', () => {
  const scene = sceneOf(positionAfter({ game: '3x3x3', moves: ['a1', 'a2', 'b1', 'b2', 'c1'] }));
  assert.deepEqual([scene.outcome, scene.side, scene.wins, scene.moves], [{ winner: 'x' }, null, [['a1', 'b1', 'c1']], []]);
  assert.deepEqual(sceneOf(positionAfter({ game: '7x6x4+gravity', moves: ['d1'] })).moves.map(({ name }) => name), ['d2', 'a1', 'b1', 'c1', 'e1', 'f1', 'g1']);
  assert.deepEqual(sceneShapes(scene, 10, ['x', 'o'], { last: ['c1'] }).map(({ kind }) => kind), ['net', 'piece', 'piece', 'last', 'row']);
  const board = { ...scene, kind: 'chequered', looks: ['white', 'black'], wins: [], pieces: [{ at: 'a1', side: 'x', king: true }] };
  assert.deepEqual(sceneShapes(board, 10, board.looks).map(({ kind, look }) => [kind, look]), [['ground', undefined], ['dark', undefined], ['net', undefined], ['piece', 'white'], ['crown', 'white']]);
  const lines = { ...scene, ...dots, pieces: [], wins: [], lines: ['a1-b1'], boxes: [{ at: 'a1', side: 'o' }] };
  assert.deepEqual(sceneShapes(lines, 10, ['x', 'o'], { fresh: new Set(['a1-b1']) }).map(({ kind, fresh }) => [kind, fresh]), [['box', undefined], ['line', true], ['dot', undefined]]);
  assert.deepEqual([outcomeOf({ points: -5 }), outcomeOf({ winner: null }), outcomeOf(null)], [{ winner: 'o', points: 5 }, { winner: null }, null]);
});

/** A server with a game of three moves, `a`, `b` and `c`, in which the second side moves twice; `b` may also be `d`. */
function server() {
  const sides = ['x', 'o', 'o'];
  const asked = [];
  const next = [['a'], ['b', 'd'], ['c']];
  return {
    asked,
    request(op, { game: { game, moves } }) {
      asked.push(moves.join(' '));
      const bad = moves.findIndex((name, i) => !next[i]?.includes(name));
      const fail = (code, at) => ({ done: Promise.reject(Object.assign(new Error(code), { code, event: { at } })) });
      if (game !== 'nim') return fail('rules');
      if (bad >= 0) return fail('move', bad);
      const side = sides[moves.length] ?? null;
      const scene = {
        kind: 'text', columns: [], rows: [], looks: ['black', 'white'], pieces: [], lines: [], boxes: [], wins: [], text: '...', score: null, side,
        outcome: side ? null : { points: 2 }, decision: null, moves: (next[moves.length] ?? []).map((name) => move(name)),
      };
      return { done: Promise.resolve({ game, family: game, scene, played: moves.map((name, i) => ({ name, side: sides[i], path: [] })), evaluators: ['e'], orders: [], engine: false, in_a_row: null }) };
    },
  };
}

const settled = () => new Promise((resolve) => { setTimeout(resolve, 5); });

test('a game whose rules the page does not know: undo, redo, branches, all by the words of the server', async () => {
  const link = server();
  const bus = new Bus();
  const said = [];
  bus.on('message', ({ id }) => said.push(id));
  const session = new Session(bus, new Positions(link));
  session.newGame('nim', 'x', { x: 'human', o: 'engine:2' });
  assert.deepEqual([session.scene, session.side, session.computerTurn], [null, null, false]);
  await settled();
  assert.deepEqual([session.side, session.scene.text, looksOf('nim')], ['x', '...', ['black', 'white']]);
  session.play(session.moveNamed('a'));
  await settled();
  assert.ok(session.computerTurn);
  session.computerPlay('b');
  await settled();
  assert.ok(session.computerTurn, 'it moves again');
  session.computerPlay('c');
  await settled();
  assert.deepEqual([session.outcome, session.tree.cursor.path().map(({ side }) => side)], [{ winner: 'x', points: 2 }, ['x', 'o', 'o']]);
  session.undo();
  assert.equal(session.tree.cursor, session.tree.root, 'the first position in which the person is to move');
  session.redo();
  assert.equal(session.tree.cursor.ply, 3);
  session.goto(session.tree.cursor.parent.parent);
  assert.ok(session.waiting && !session.computerTurn, 'it waits');
  const before = link.asked.length;
  session.adopt(['d', 'c']);
  await settled();
  assert.equal(link.asked.length, before + 1, 'only what was not seen before is asked for');
  assert.equal(encode(session), '#nim&x=human&o=engine:2&moves=a.b.(d.c).c&at=5');
  const again = decode(encode(session));
  session.load(again.tree, again.players);
  await settled();
  assert.deepEqual(session.tree.nodes().map(({ move: name, side }) => `${name}${side}`), ['nullnull', 'ax', 'bo', 'co', 'do', 'co']);
  assert.deepEqual(said, []);
});

test('an address of such a game is checked by the server', async () => {
  const bus = new Bus();
  const said = [];
  bus.on('message', ({ id, args }) => said.push(`${id} ${args?.move ?? ''}`));
  const session = new Session(bus, new Positions(server()));
  const load = async (hash) => {
    const { tree, players } = decode(hash);
    session.load(tree, players);
    await settled();
    return session.tree.nodes().length;
  };
  assert.equal(await load('#nim&moves=a.z.c'), 2);
  assert.equal(await load('#nim&moves=a.b.(z).c'), 4);
  assert.deepEqual(said, ['address-move z', 'address-move z']);
  await load('#chess');
  assert.deepEqual([said.at(-1), session.tree.game], ['address-rules ', '3x3x3']);
});

test('games have names', async () => {
  await speak('en');
  assert.deepEqual(['3x3x3', 'reversi:6', 'dots:3x2', 'nim'].map((game) => gameName(game)), ['3\u00a0×\u00a03 · 3 in a row', 'Reversi · 6\u00a0×\u00a06', 'Dots and boxes · 3\u00a0×\u00a02', 'nim']);
  assert.equal(sizeOf('dots', dots), '2\u00a0×\u00a01');
  assert.deepEqual([familyOf('15x15x5'), familyOf('reversi:6'), familyOf('Nim', { games: [{ id: 'nim-game', games: ['Nim'] }] })], ['in-a-row', 'reversi', 'nim-game']);
});
