import assert from 'node:assert/strict';
import { test } from 'node:test';
import './words.js';
import { Positions } from '../web/js/app/positions.js';
import { Bus, Session } from '../web/js/app/session.js';
import { Solver } from '../web/js/app/solver.js';
import { positionAfter, sceneOf } from '../web/js/model/rules.js';
import { movesFor } from '../web/js/solve/card.js';
import { columnScores } from '../web/js/view/scores.js';
import { unsolvable } from '../web/js/view/words.js';
import { speak } from '../web/js/words/language.js';

const FOUR = '7x6x4+gravity';
const value = (move, worth, score) => ({ move, value: worth, score });

test('each column has its score, from the left; one that is full has none', () => {
  const scene = sceneOf(positionAfter({ game: FOUR, moves: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'a1'] }));
  const found = { value: 'O5', moves: [value('c1', 'O5', 4), value('a2', '=', 0), value('g1', 'O5', 4)] };
  assert.deepEqual(columnScores(scene, found).map(({ column, place, score, best }) => [column, place, score, best]), [
    ['a', 'a2', 0, false], ['b', 'b1', null, false], ['c', 'c1', 4, true], ['e', 'e1', null, false], ['f', 'f1', null, false], ['g', 'g1', 4, true],
  ]);
  assert.deepEqual(new Set(columnScores(scene, null).map(({ score, best }) => `${score} ${best}`)), new Set(['null false']));
});

test('the moves of a way to end are told with their scores, the best first', () => {
  const moves = [value('c1', 'X9', 1), value('d1', 'X5', 3), value('e1', '=', 0), { move: 'a1', value: 'O' }];
  assert.deepEqual([movesFor(moves, 'x'), movesFor(moves, null), movesFor(moves, 'o')], [['d1\u00a0(+3)', 'c1\u00a0(+1)'], ['e1'], ['a1']]);
});

/** A page without a view, and a server whose answers the test gives. */
function page(game, scores) {
  const sent = [];
  const link = {
    request(op, fields, onEvent) {
      const request = { op, ...fields, onEvent, stopped: false, cancelled: false };
      request.done = new Promise((resolve, reject) => Object.assign(request, { resolve, reject }));
      request.stop = () => { request.stopped = true; };
      request.cancel = () => { request.cancelled = true; };
      sent.push(request);
      return request;
    },
  };
  const bus = new Bus();
  const positions = new Positions(link);
  const session = new Session(bus, positions);
  const app = { bus, link, positions, session, computer: { busy: false }, settings: { get: () => scores } };
  app.solver = new Solver(app);
  session.newGame(game, 'x', { x: 'human', o: 'human' });
  const play = (name) => session.play(session.moveNamed(name));
  const told = (reason) => {
    positions.obstacles.set(session.tree.game, reason);
    bus.emit('server');
  };
  return { app, solver: app.solver, sent, play, told };
}

const solved = (worth, ended = 'complete') => ({ event: 'solved', value: worth, moves: [], nodes: 1, time_ms: 1, ended });
const settle = () => new Promise((done) => { setTimeout(done); });

test('what is solved once is known when one comes back', async () => {
  const { solver, sent, play, app } = page('3x3x3', false);
  assert.equal(sent.length, 0, 'nobody asked');
  solver.start();
  solver.start();
  assert.equal(sent.length, 1, 'a second press asks for nothing more');
  sent[0].onEvent({ event: 'solving', value: '?', moves: [], nodes: 5, share: 0.5 });
  assert.equal(solver.found.nodes, 5);
  sent[0].resolve(solved('='));
  await settle();
  assert.deepEqual([solver.found.value, solver.here.request], ['=', null]);
  play('b2');
  assert.deepEqual([solver.found, solver.here.asked], [null, false]);
  app.session.goto(app.session.tree.root);
  assert.deepEqual([solver.found.value, solver.here.asked], ['=', true]);
  solver.start();
  assert.equal(sent.length, 1);
});

test('what was stopped can be asked for again, and a move ends it', async () => {
  const { solver, sent, play } = page('8x8x5', false);
  solver.start();
  solver.stop();
  assert.ok(sent[0].stopped);
  sent[0].resolve(solved('?', 'stopped'));
  await settle();
  assert.equal(solver.found.ended, 'stopped');
  solver.start();
  assert.deepEqual([sent.length, solver.found], [2, null]);
  play('d4');
  assert.deepEqual([sent[1].cancelled, solver.here.request], [true, null]);
});

test('with scores every position of a game with gravity is solved, but not while the computer thinks', async () => {
  const { solver, sent, play, told, app } = page(FOUR, true);
  assert.equal(sent.length, 0, 'until the server has said that it can be solved');
  told(null);
  assert.deepEqual([sent.length, sent[0].op, sent[0].game.moves], [1, 'solve', []]);
  play('d1');
  assert.ok(sent[0].cancelled);
  assert.deepEqual([sent.length, sent[1].game.moves], [2, ['d1']]);
  app.computer.busy = true;
  app.bus.emit('thinking');
  assert.deepEqual([sent[1].cancelled, solver.here.request], [true, null]);
  app.computer.busy = false;
  app.bus.emit('thinking');
  assert.equal(sent.length, 3);
  sent[2].reject(new Error('busy'));
  await settle();
  app.bus.emit('thinking');
  assert.deepEqual([sent.length, solver.here.error.message], [3, 'busy'], 'a refusal is not asked about again and again');
});

test('what cannot be solved has the reason of the server, and is not asked about', async () => {
  await speak('en');
  const { solver, sent, told, app } = page('9x7x4+gravity', true);
  assert.equal(unsolvable(app), '');
  told({ name: 'solve_large', most: '64', cells: '72' });
  solver.start();
  assert.deepEqual([sent.length, solver.follows, solver.solvable], [0, false, false]);
  assert.match(unsolvable(app), /up to 64 cells.*this one has 72/);
  const over = page('3x3x3', false);
  'a1 a2 b1 b2 c1'.split(' ').forEach(over.play);
  assert.match(unsolvable(over.app), /The game is over/);
});
