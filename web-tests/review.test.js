import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReview, reviewComment } from '../web/js/model/review_comment.js';
import { judged, mistakes, nextMistake } from '../web/js/review/model.js';
import { Tree } from '../web/js/model/tree.js';

/** A generator with a seed, so that every run makes the same cases. */
function random(seed) {
  let state = seed;
  return (n) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * n);
  };
}

const changed = { before: '=', after: 'O9', best: ['h10', 'h11', 'j9'], reply: ['g8', 'f8'], exact: true, judgement: 'changed', from: 'draw', to: 'loss' };

test('a review is one line that people can read', () => {
  assert.equal(reviewComment({ review: changed }), 'Review: = -> O9 (draw to loss); better: h10 h11 j9; reply: g8 f8; exact');
  const lost = { before: '+120', after: '-63', best: ['pass'], reply: [], exact: false, judgement: 'lost' };
  assert.equal(reviewComment({ review: lost }), 'Review: +120 -> -63 (lost much); better: pass');
  // Nothing is better than the best; files that say so are read.
  const best = { before: '=', after: '=', best: ['c3', 'b3'], reply: [], exact: false, judgement: 'best' };
  assert.equal(reviewComment({ review: best }), 'Review: = -> = (best)');
  assert.deepEqual(readReview('Review: = -> = (best); better: c3 b3').review, best);
  assert.equal(reviewComment({ review: null }), '');
  assert.equal(reviewComment({ review: { ...lost, judgement: 'unknown' } }), '');
});

test('what is written is read back, whatever stands around it', () => {
  const next = random(16);
  const pick = (list) => list[next(list.length)];
  const values = ['=', 'X', 'O', 'X0', 'X3', 'O14', '0', '+63', '-7', '≥X13', '≤O8', '≥=', '≈+250', '+999899998'];
  const moves = ['h8', 'aa32', 'c3:e5:g7', 'a1-b1', 'pass', '1', 'b1'];
  const kinds = [
    { judgement: 'best' }, { judgement: 'good' }, { judgement: 'lost' }, { judgement: 'changed', from: 'win', to: 'draw' },
    { judgement: 'changed', from: 'win', to: 'loss' }, { judgement: 'changed', from: 'draw', to: 'loss' },
  ];
  const around = ['', 'A fine move.', 'two\nlines', 'Review: of the press', 'čárka; středník (závorka)', '\n', 'Review: = -> X3'];
  for (let i = 0; i < 2000; i += 1) {
    const line = () => Array.from({ length: next(24) }, () => pick(moves));
    const review = { before: pick(values), after: pick(values), best: line(), reply: line(), exact: next(2) === 1, ...pick(kinds) };
    if (review.judgement === 'best') review.best = [];
    const [above, below] = [pick(around), pick(around)];
    const comment = reviewComment({ review });
    assert.ok(!/[\n\]\\]/.test(comment), comment);
    const read = readReview([above, comment, below].join('\n'));
    assert.deepEqual(read.review, review);
    assert.equal(read.rest, [above, below].join('\n'));
  }
});

test('what only looks like a review stays a comment', () => {
  const long = `Review: = -> O9 (draw to loss); better: ${'h8 '.repeat(500)}`;
  for (const text of [
    '', 'hello', 'Review:', 'Review: X3', 'review: = -> = (best)', 'Review: = -> O9 (draw to win)', 'Review: = -> O9 (draw to draw)',
    'Review: = -> O9 (loss to loss to loss)', 'Review: ? -> O9 (best)', 'Review: = -> +inf (best)', 'Review: = -> <b> (best)', 'Review: = -> = (constructor)',
    'Review: = -> = (__proto__)', 'Review: = -> = (best); better:', 'Review: = -> = (best); better: h8  h9', 'Review: = -> = (best); exactly', 'x Review: = -> = (best)',
    `Review: = -> = (best); better: ${'a'.repeat(30)}`, `Review: = -> = (best); reply: ${'h8 '.repeat(30).trim()}`, long, 'Review: '.repeat(100_000),
    `Review: = -> = (best)${'; exact'.repeat(3)}`, 'Review: 1e9 -> = (best)', 'Review: 99999999999 -> = (best)',
  ]) {
    assert.deepEqual(readReview(text), { review: null, rest: text }, text.slice(0, 80));
  }
  // Moves that would break the line are left out.
  const odd = { ...changed, best: ['h8', 'a b', 'c'], reply: ['x;y'] };
  assert.equal(reviewComment({ review: odd }), 'Review: = -> O9 (draw to loss); better: h8; exact');
});

test('the mistakes of a line, one after the other', () => {
  const tree = new Tree('3x3x3');
  for (const move of ['b2', 'b1', 'b3', 'a1']) tree.play(move);
  const line = tree.line();
  const review = { before: '=', after: '=', best: [], reply: [], exact: true };
  ['best', 'changed', 'lost', 'good'].forEach((judgement, i) => {
    line[i + 1].review = { ...review, judgement };
  });
  assert.deepEqual(mistakes(line).map(({ move }) => move), ['b1', 'b3']);
  assert.equal(nextMistake(line, line[0], 1)?.move, 'b1');
  assert.equal(nextMistake(line, line[2], 1)?.move, 'b3');
  assert.equal(nextMistake(line, line[4], 1)?.move, 'b1', 'round again');
  assert.equal(nextMistake(line, line[3], -1)?.move, 'b1');
  assert.equal(nextMistake(line, line[1], -1)?.move, 'b3');
  assert.equal(nextMistake(line.slice(0, 2), line[0], 1), null);
  const counts = judged(line);
  assert.deepEqual(counts.x, { moves: 2, changed: 0, missed: 0, lost: 1, best: 1, exact: 2, unknown: 0 });
  assert.deepEqual([counts.o.changed, counts.o.missed, counts.o.moves], [1, 0, 2]);
});
