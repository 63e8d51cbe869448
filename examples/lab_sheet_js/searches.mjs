/**
 * The searches: minimax, negamax and alpha-beta. They know of a game only `legal`, `play`, `undo`, `result` and `side`.
 *
 * Each answers with the value of the position for X, the best move, and what it has counted.
 */
import { WIN } from './game.mjs';

/** What the three have in common: the counters, and the leaves. */
class Search {
  constructor(state, evaluate) {
    [this.state, this.evaluate] = [state, evaluate];
    this.counts = { nodes: 0, leaves: 0, evaluations: 0, cutoffs: 0 };
    this.best = null;
  }

  /** Counts a visit. The value for X if the game is over, or if this is deep enough; null if not. */
  leaf(depth) {
    this.counts.nodes += 1;
    const result = this.state.result();
    if (result === null && depth > 0) return null;
    this.counts.leaves += 1;
    if (result !== null) return result * WIN;
    this.counts.evaluations += 1;
    return this.evaluate(this.state);
  }

  /** The value for X: the largest one for X to move, the smallest for O. */
  minimax(depth, isRoot = true) {
    const leaf = this.leaf(depth);
    if (leaf !== null) return leaf;
    const { state } = this;
    const maximise = state.side === 1;
    let best = maximise ? -Infinity : Infinity;
    for (const move of state.legal()) {
      state.play(move);
      const value = this.minimax(depth - 1, false);
      state.undo();
      if (maximise ? value > best : value < best) {
        best = value;
        if (isRoot) this.best = move;
      }
    }
    return best;
  }

  /** The value for the side to move: the largest one, of values that change their sign with the side. */
  negamax(depth, isRoot = true) {
    const { state } = this;
    const leaf = this.leaf(depth);
    if (leaf !== null) return leaf * state.side;
    let best = -Infinity;
    for (const move of state.legal()) {
      state.play(move);
      const value = -this.negamax(depth - 1, false);
      state.undo();
      if (value > best) {
        best = value;
        if (isRoot) this.best = move;
      }
    }
    return best;
  }

  /** The same, but moves are left out as soon as the opponent would not let it come to this position. */
  alphaBeta(depth, alpha = -WIN, beta = WIN, isRoot = true) {
    const { state } = this;
    const leaf = this.leaf(depth);
    if (leaf !== null) return leaf * state.side;
    let best = -Infinity;
    const moves = state.legal();
    for (const move of moves) {
      state.play(move);
      const value = -this.alphaBeta(depth - 1, -beta, -alpha, false);
      state.undo();
      if (value > best) {
        best = value;
        if (isRoot) this.best = move;
      }
      alpha = Math.max(alpha, value);
      if (alpha >= beta) {
        if (move !== moves.at(-1)) this.counts.cutoffs += 1;
        break;
      }
    }
    return best;
  }
}

/** The algorithms by name. */
export const ALGORITHMS = {
  minimax: (search, depth) => search.minimax(depth),
  negamax: (search, depth) => search.negamax(depth) * search.state.side,
  'alpha-beta': (search, depth) => search.alphaBeta(depth) * search.state.side,
};

/** Searches a position to a depth in plies. */
export function find(algorithm, state, evaluate, depth) {
  const search = new Search(state, evaluate);
  const value = ALGORITHMS[algorithm](search, depth);
  return { value, best: search.best, counts: search.counts };
}
