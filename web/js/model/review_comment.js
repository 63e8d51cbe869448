/**
 * What a review says of a move, as one line of a comment in a record, and read back from it:
 *
 *     Review: = -> O9 (draw to loss); better: h10 h11 j9; reply: g8 f8; exact
 *
 * It stands above whatever people say about the position. The values stand before and after the move, in brackets what to think of it: `best`, `good`, `lost much` or how the result changed for
 * its player. Then the best play instead, unless the move is best, and the best play after it, each if known; `exact` if both results are proven.
 */
import { isValue, parse } from './values.js';

/** The judgements as they are written, but for changed results. @type {Record<string, string>} */
const WORDS = { best: 'best', good: 'good', lost: 'lost much' };
const STANDINGS = ['loss', 'draw', 'win'];

/** No line of a comment that is longer is read as a review, and no play of more moves is kept. */
const [LONGEST, MOST_MOVES] = [1200, 24];

/** A move that stays one word of the comment. @param {string} move */
const isPlain = (move) => /^[^\s;()[\]\\]{1,24}$/.test(move);

/** The moves up to the first that cannot be written. @param {string[]} moves */
function plain(moves) {
  const odd = moves.findIndex((move) => !isPlain(move));
  return moves.slice(0, odd < 0 ? MOST_MOVES : Math.min(odd, MOST_MOVES));
}

/** The line for a node; empty if nobody looked at its move. @param {{review: MoveReview | null}} node */
export function reviewComment({ review }) {
  if (!review || review.judgement === 'unknown' || [review.before, review.after].some((value) => !isValue(value))) return '';
  const words = review.judgement === 'changed' ? `${review.from} to ${review.to}` : WORDS[review.judgement];
  // Nothing is better than the best.
  const [best, reply] = [review.judgement === 'best' ? [] : plain(review.best), plain(review.reply)];
  return [
    `Review: ${review.before} -> ${review.after} (${words})`,
    ...(best.length > 0 ? [`better: ${best.join(' ')}`] : []),
    ...(reply.length > 0 ? [`reply: ${reply.join(' ')}`] : []),
    ...(review.exact ? ['exact'] : []),
  ].join('; ');
}

const FORM = /^Review: (\S{1,16}) -> (\S{1,16}) \(([a-z ]{4,12})\)(?:; better: ([^;]+))?(?:; reply: ([^;]+))?(; exact)?$/;

/** @param {string | undefined} text @returns {string[] | null} null if that is no play */
function readMoves(text) {
  const moves = text?.split(' ') ?? [];
  return moves.length <= MOST_MOVES && moves.every(isPlain) ? moves : null;
}

/** What a line says; null if it is no review. @param {string} line @returns {MoveReview | null} */
function readLine(line) {
  if (line.length > LONGEST) return null;
  const [, before, after, words, better, replies, exact] = FORM.exec(line.trim()) ?? [];
  const [best, reply] = [readMoves(better), readMoves(replies)];
  if (words === undefined || !isValue(before) || !isValue(after) || !best || !reply) return null;
  if ([before, after].some((value) => ['unknown', 'infinite'].includes(parse(value).kind))) return null;
  const found = { before, after, best, reply, exact: exact !== undefined };
  const known = Object.keys(WORDS).find((name) => WORDS[name] === words);
  if (known) return { ...found, judgement: /** @type {MoveReview['judgement']} */ (known) };
  const [from, to, more] = words.split(' to ');
  // Only for the worse, or it would not have been a mistake.
  if (more !== undefined || STANDINGS.indexOf(to) < 0 || STANDINGS.indexOf(from) <= STANDINGS.indexOf(to)) return null;
  return { ...found, judgement: 'changed', from: /** @type {Result} */ (from), to: /** @type {Result} */ (to) };
}

/**
 * The review in a comment, and the comment without it. Text that only looks like a review stays in the comment.
 * @param {string} text @returns {{review: MoveReview | null, rest: string}}
 */
export function readReview(text) {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const review = line.startsWith('Review: ') ? readLine(line) : null;
    if (review) return { review, rest: lines.filter((_, i) => i !== at).join('\n') };
  }
  return { review: null, rest: text };
}

/**
 * What a record says about a position: the review first, so that a comment of the greatest length cannot push it out.
 * @param {{review: MoveReview | null, comment: string}} node
 */
export const writeNote = (node) => [reviewComment(node), node.comment].filter(Boolean).join('\n');

/**
 * What a record says about a position, as its node keeps it. There is no review of the beginning, to which no move led.
 * @param {{move: string | null}} node @param {string} note @returns {{review: MoveReview | null, comment: string}}
 */
export function readNote({ move }, note) {
  const { review, rest } = move === null ? { review: null, rest: note } : readReview(note);
  return { review, comment: rest };
}
