/**
 * Whether a trace file can be true: its values follow from each other, its result from its nodes, and in k in a row every move is one that
 * the rules allow. A file that was changed by hand is refused, and not explained.
 *
 * @import {Trace} from './trace_file.js'
 */
import { bare, compare, goodFor, parse } from '../model/values.js';
import { Position, cellIndex, other, parseRules } from '../model/rules.js';

/** What is wrong, or null. @param {Trace} trace @returns {string | null} */
export const untruth = (trace) => wrongValue(trace) ?? wrongResult(trace) ?? wrongEvent(trace) ?? wrongMove(trace);

/** Whether one value is better than another for a side. @param {Side} side @param {Value} a @param {Value} b */
const isBetter = (side, a, b) => (side === 'x' ? compare(a, b) : compare(b, a)) > 0;

/** An inner node has the value of its best child, and none of those that counted is better. @param {Trace} trace */
function wrongValue({ nodes }) {
  for (const { id, kind, side, value, best, children, size } of nodes) {
    // The limit came before it was known.
    if (kind === 'unfinished') continue;
    if (kind === 'chance') {
      if (children === 0 || best !== null || !isAverage(nodes, id)) return `nodes ${id} value`;
      continue;
    }
    if (kind !== 'inner') {
      if (children > 0 || best !== null) return `nodes ${id} kind`;
      continue;
    }
    if (children === 0) continue;
    if (best === null || compare(nodes[best].value, value) !== 0) return `nodes ${id} value`;
    for (let child = id + 1; child < id + size; child += nodes[child].size) {
      const next = nodes[child + nodes[child].size];
      // A search that was made again counts the second time only.
      const isAgain = next?.parent === id && next.again;
      if (!isAgain && isBetter(side, nodes[child].value, value)) return `nodes ${child} value`;
    }
  }
  return null;
}

/** A chance node is worth the average of its branches, as likely as they are. @param {Visit[]} nodes @param {number} id */
function isAverage(nodes, id) {
  let [sum, all] = [0, 0];
  for (let child = id + 1; child < id + nodes[id].size; child += nodes[child].size) {
    const [of, outOf = '1'] = (nodes[child].probability ?? '').split('/');
    const likely = /^\d{1,7}$/.test(of) && /^[1-9]\d{0,6}$/.test(outOf) ? Number(of) / Number(outOf) : NaN;
    sum += likely * parse(nodes[child].value).rank;
    all += likely;
  }
  const isNear = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));
  return isNear(all, 1) && isNear(sum, parse(nodes[id].value).rank);
}

/** The result is that of the last root. @param {Trace} trace */
function wrongResult({ totals, nodes }) {
  // The answer is that of the last round that was done, or of the moves that were.
  if (totals.ended_early) return null;
  const roots = totals.rounds.map(({ root }) => root);
  const root = nodes[roots.at(-1) ?? nodes.findLastIndex(({ parent }) => parent === null)];
  const moveOf = (/** @type {Visit} */ { best }) => (best === null ? null : nodes[best].move);
  if (bare(totals.value) !== bare(root.value) && compare(totals.value, root.value) !== 0) return 'totals value';
  if (parse(totals.value).bound !== parse(root.value).bound && parse(root.value).bound !== 'exact') return 'totals value';
  // By lot among equals, of which the tree knows the first.
  if (totals.best !== moveOf(root) && !(totals.equal?.includes(totals.best ?? '') && totals.equal.includes(moveOf(root) ?? ''))) return 'totals best';
  if (totals.line.length > 0 && totals.line[0] !== totals.best) return 'totals line';
  for (const [i, round] of totals.rounds.entries()) {
    if (compare(round.value, nodes[round.root].value) !== 0 || round.best !== moveOf(nodes[round.root])) return `totals rounds ${i}`;
  }
  return null;
}

/** Events tell of their nodes what these are. @param {Trace} trace */
function wrongEvent({ nodes, events }) {
  for (const { n, kind, node: id, move, value } of events) {
    const node = nodes[id];
    if (kind === 'enter' && move !== node.move) return `events ${n} move`;
    if ((kind === 'return' || kind === 'leaf' || kind === 'table') && (value === null || compare(value, node.value) !== 0)) return `events ${n} value`;
  }
  return null;
}

/** In k in a row: every move is legal where it is made, and a game is over exactly where it says so. @param {Trace} trace */
function wrongMove({ search: { game: { game, first = 'x', moves } }, nodes, skipped }) {
  const rules = parseRules(game);
  if (!rules) return game.startsWith('tree:') ? wrongBranch(nodes, moves) : null;
  const position = new Position(rules, first);
  const legal = (/** @type {string | null} */ move) => {
    const cell = move === null ? null : cellIndex(rules, move);
    return cell !== null && position.refusal(cell) === null && position.landing(cell) === cell ? cell : null;
  };
  for (const move of moves) {
    const cell = legal(move);
    if (cell === null) return 'search game moves';
    position.play(cell);
  }
  const before = position.moves.length;
  for (const { id, move, ply, side, kind, value } of nodes) {
    while (position.moves.length > before + Math.max(0, ply - 1)) takeBack(position);
    if (ply > 0) {
      const cell = legal(move);
      if (cell === null) return `nodes ${id} move`;
      position.play(cell);
    } else if (move !== null) return `nodes ${id} move`;
    if (side !== position.side) return `nodes ${id} side`;
    if ((kind === 'finished') !== (position.outcome !== null)) return `nodes ${id} kind`;
    if (position.outcome && goodFor(value) !== position.outcome.winner) return `nodes ${id} value`;
    if ((skipped.get(id) ?? []).some((left) => legal(left) === null)) return `skipped_moves ${id}`;
  }
  return null;
}

/** @param {Position} position */
function takeBack(position) {
  const cell = position.moves.pop();
  if (cell === undefined) return;
  position.cells[cell] = null;
  position.side = other(position.side);
  [position.outcome, position.rows] = [null, []];
}

/** In a typed tree: a move is the number of a branch, and no two of a node are the same unless searched again. @param {Visit[]} nodes @param {string[]} moves */
function wrongBranch(nodes, moves) {
  const isBranch = (/** @type {string | null} */ move) => move !== null && /^[1-9]\d{0,5}$/.test(move);
  if (!moves.every(isBranch)) return 'search game moves';
  /** The branches seen at each node. @type {Map<number, Set<string | null>>} */
  const seen = new Map();
  for (const { id, ply, move, parent, again } of nodes) {
    if (ply > 0 ? !isBranch(move) : move !== null) return `nodes ${id} move`;
    if (parent === null) continue;
    const branches = seen.get(parent) ?? new Set();
    if (branches.has(move) !== again) return `nodes ${id} move`;
    seen.set(parent, branches.add(move));
  }
  return null;
}
