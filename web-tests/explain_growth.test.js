import assert from 'node:assert/strict';
import { test } from 'node:test';
import './words.js';
import { GrowthModel, PHASES, freshNode, movesOfWay, phaseBeside } from '../web/js/explain/growth_model.js';
import { CODE, answerText, boundsText, changeText, litLine, numbersText, questionText, sentence, shareText } from '../web/js/explain/growth_words.js';
import { layOut } from '../web/js/explain/tree_model.js';
import { speak } from '../web/js/words/language.js';

await speak('en');

const GAME = '3x3x3';
const sampled = (id, parent, move, visits, more = {}) => ({
  id, parent, move, side: visits > 0 ? 'x' : null, children: 0, leaf: null, value: visits > 0 ? '≈+500' : '?', next: false, visits, low: '-inf', high: '+inf', mean: null, explore: null, uct: null, done: false, ...more,
});
const proof = (id, parent, move, pn, dn, more = {}) => ({ id, parent, move, side: 'x', children: 0, leaf: null, value: '?', next: false, proof: pn, disproof: dn, any: true, ...more });

/** The root, its children 1 to `n`, and an iteration that went to child 2. */
function sampling(n = 3, more = {}) {
  const root = sampled(0, null, null, 5, { children: n });
  const children = Array.from({ length: n }, (_, i) => sampled(i + 1, 0, `c${i + 1}`, i === 1 ? 1 : 2));
  const before = { ...children[1], visits: 0, value: '?' };
  return {
    totals: { view: 'mcts', nodes: 20, iterations: 5, kept: 5, grown: n + 1, asked: 0, questions: [] }, iteration: 5, before: false, question: null, root: 0,
    told: { path: [{ before: { ...root, visits: 4 }, after: root }, { before, after: children[1] }], expanded: 0, playout: ['a1', 'b1'], end: 'finished', value: 'X4', reward: 1 },
    nodes: [{ node: root, children }], ...more,
  };
}

function proving(root = proof(0, null, null, 3, 2, { children: 2 })) {
  const children = [proof(1, 0, 'a1', 3, 1), proof(2, 0, 'b1', 0, null, { value: 'X3' })];
  const question = { side: 'x', move: null, threshold: 'X9', any_win: true, draw: false, before: 0, yes: null, value: null };
  return {
    totals: { view: 'pns', asked: 1, questions: [question], kept: 2, iterations: 2 }, iteration: 1, before: false, question: 0, root: 0,
    told: { path: [{ before: proof(0, null, null, 1, 1), after: root }], expanded: 0, playout: [], end: null, value: null, reward: null },
    nodes: [{ node: root, children }],
  };
}

test('phases go on over the border of iterations', () => {
  const walk = (view, from, by, last) => {
    const seen = [from];
    for (let at = from, next = phaseBeside(view, at, by, last); next.iteration !== at.iteration || next.phase !== at.phase; next = phaseBeside(view, at, by, last)) {
      at = next;
      seen.push(at);
    }
    return seen;
  };
  for (const view of ['mcts', 'pns']) {
    const start = { iteration: 0, phase: 'backup' };
    const there = walk(view, start, 1, 3);
    assert.equal(there.length, 1 + 3 * PHASES[view].length);
    assert.deepEqual(there[1], { iteration: 1, phase: 'select' });
    assert.deepEqual(walk(view, there.at(-1), -1, 3).reverse(), there);
  }
});

test('the way is open, and what somebody opens stays', () => {
  let wishes = 0;
  const model = new GrowthModel(() => {}, () => { wishes += 1; });
  model.show(sampling(), 'backup');
  assert.deepEqual(model.items().map(({ key }) => key), ['n0', 'n1', 'n2', 'n3']);
  assert.equal(model.selected, model.root);
  model.toggle(model.root);
  model.show(sampling(), 'backup');
  assert.deepEqual(model.items().map(({ key }) => key), ['n0']);
  model.toggle(model.root);
  assert.equal(wishes, 2);
  model.show(sampling(), 'select');
  // Before the expansion its children are not there.
  assert.deepEqual(model.items().map(({ key }) => key), ['n0']);
  assert.ok(!model.isInner(model.root));
  assert.equal(layOut(model, () => ({ w: 40, h: 40 })).placed.length, 1);
});

test('a wide node shows the best, the way among them, and more on demand', () => {
  const model = new GrowthModel(() => {}, () => {});
  model.show(sampling(30), 'backup');
  const keys = () => model.items().map(({ key }) => key);
  assert.equal(keys().length, 1 + 8 + 1);
  assert.ok(keys().includes('n2') && keys().at(-1) === 'm0');
  assert.equal(model.items().at(-1).left, 22);
  model.more(model.root);
  assert.deepEqual(model.wanted()[0], { node: 0, count: 500 });
  model.show(sampling(30), 'backup');
  assert.equal(keys().length, 1 + 16 + 1);
});

test('every phase has a sentence and a line', () => {
  for (const page of [sampling(), proving()]) {
    const { view } = page.totals;
    const said = PHASES[view].map((phase) => sentence(page, phase, GAME));
    assert.ok(said.every((words) => words.length > 20) && new Set(said).size === said.length, said.join('\n'));
    for (const phase of PHASES[view]) assert.ok(CODE[view][litLine(page, phase)], phase);
    const begin = { ...page, told: null, iteration: 0 };
    assert.ok(sentence(begin, 'backup', GAME) && CODE[view][litLine(begin, 'backup')]);
  }
  assert.match(sentence(sampling(), 'simulate', GAME), /a1 b1.*✕4|a1 b1.*X4/);
  assert.match(sentence(proving(), 'expand', GAME), /Already a yes: 1; already a no: 0/);
  const answered = proving(proof(0, null, null, 0, null, { children: 2 }));
  assert.match(sentence(answered, 'backup', GAME), /the answer is yes/);
  assert.equal(CODE.pns[litLine(answered, 'backup')], '  the answer is yes if pn(root) = 0');
});

test('numbers as text', () => {
  assert.deepEqual(numbersText(sampled(1, 0, 'a1', 0), GAME), ['–', 'n = 0']);
  assert.equal(numbersText(proof(1, 0, 'a1', null, 0), GAME)[0], '∞ / 0');
  assert.equal(shareText(null), '–');
  assert.equal(shareText(0.5), '0.500');
  assert.equal(boundsText(sampled(1, 0, 'a1', 1), GAME), '');
  assert.match(boundsText(sampled(1, 0, 'a1', 1, { low: '0' }), GAME), /^\[0, \+∞\]$/);
  assert.equal(changeText({ before: proof(1, 0, 'a', 1, 1), after: proof(1, 0, 'a', 2, null) }, GAME), '1 / 1 → 2 / ∞');
  assert.deepEqual(movesOfWay(sampling().told), ['c2']);
  assert.equal(freshNode(sampling().told), 2);
  assert.equal(freshNode(null), null);
});

test('questions are asked plainly', () => {
  const ask = (more) => questionText({ side: 'o', move: null, threshold: '+500000000', any_win: false, draw: false, before: 0, yes: null, value: null, ...more }, GAME);
  assert.equal(ask({ any_win: true }), 'Does O win?');
  assert.equal(ask({ draw: true }), 'Does O draw at least?');
  assert.match(ask({ threshold: '-3' }), /-3 or better for O/);
  assert.match(ask({ move: 'b2', draw: true }), /b2 worth = or better/);
  assert.match(answerText({ yes: false, value: '≤=' }, GAME), /^No: ≤=/);
  assert.match(answerText({ yes: null, value: null }, GAME), /ended/);
});
