//! Alpha-beta: minimax that leaves out what cannot matter.

use super::root::{Question, search_root};
use super::walk::{Place, Searched, Walk};
use super::{Options, Search};
use crate::{Evaluate, Game, Limits, Observer, Report, Value, Window};

/// Fail-soft alpha-beta without a table, in the order in which the game lists its moves.
///
/// It visits exactly the nodes that the fail-hard version of the textbooks visits with the same
/// window; outside the window its bounds are tighter.
#[derive(Clone, Debug)]
pub struct AlphaBeta<E> {
    /// Scores positions at the depth limit.
    pub evaluator: E,
    /// Scoring and ties.
    pub options: Options,
    /// The window at the root.
    pub window: Window,
}

impl<E> AlphaBeta<E> {
    /// With the default options and the full window.
    pub fn new(evaluator: E) -> AlphaBeta<E> {
        AlphaBeta { evaluator, options: Options::default(), window: Window::FULL }
    }
}

impl<G: Game, E: Evaluate<G>, O: Observer<G>> Walk<'_, G, E, O> {
    /// The value `v` of the current node, as [`Window`] says: an upper bound of `v` that is
    /// ≤ alpha, a lower bound that is ≥ beta, or `v` itself. With strict cuts bounds are < alpha and
    /// > beta, and the window may be a single value.
    #[inline]
    fn alpha_beta(&mut self, at: Place, window: Window) -> Searched {
        match self.visit(at, window)? {
            Some(value) => Ok(value),
            None => self.best_child(at, window),
        }
    }

    fn best_child(&mut self, at: Place, window: Window) -> Searched {
        let Window { mut alpha, beta } = window;
        let mut best = Value::MIN;
        let first = self.generate();
        for i in first..self.moves.len() {
            let mv = self.moves[i];
            let value = self.descend(mv, |walk, turn| {
                turn.ask(Window { alpha, beta }, |window| walk.alpha_beta(at.below(), window))
            })?;
            best = best.max(value);
            if value > alpha {
                self.improved(at, mv, value, beta)?;
                if self.refutes(value, beta) {
                    self.cut(at, i, Window { alpha, beta })?;
                    break;
                }
                alpha = value;
            }
        }
        self.leave_moves(first);
        self.leave(at, best, self.bound(window, best))
    }
}

impl<G: Game, E: Evaluate<G>> Search<G> for AlphaBeta<E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let AlphaBeta { evaluator, options, window } = self;
        let mut walk = Walk::new(game, evaluator, options.scoring, limits, observer);
        walk.strict_cuts = options.strict_cuts;
        let question = Question::new(limits, *window, options);
        search_root(&mut walk, &question, |walk, turn, child| {
            turn.ask(child.window, |window| walk.alpha_beta(child.at, window))
        })
    }
}
