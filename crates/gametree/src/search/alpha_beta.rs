//! Alpha-beta: minimax that leaves out what cannot matter.

use super::root::{Question, search_root};
use super::walk::{Place, Searched, Walk};
use super::{Options, Search};
use crate::evaluate::Evaluate;
use crate::game::Game;
use crate::limits::Limits;
use crate::observe::Observer;
use crate::report::Report;
use crate::value::{Value, Window};

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

    /// The value `v` of the current node, as [`Window`] says: an upper bound of `v` that is
    /// ≤ alpha, a lower bound that is ≥ beta, or `v` itself.
    #[inline]
    fn alpha_beta<G: Game, O: Observer<G>>(
        &self,
        walk: &mut Walk<'_, G, O>,
        at: Place,
        window: Window,
    ) -> Searched
    where
        E: Evaluate<G>,
    {
        match walk.visit(at, window, &self.options, &self.evaluator)? {
            Some(value) => Ok(value),
            None => self.best_child(walk, at, window),
        }
    }

    fn best_child<G: Game, O: Observer<G>>(
        &self,
        walk: &mut Walk<'_, G, O>,
        at: Place,
        window: Window,
    ) -> Searched
    where
        E: Evaluate<G>,
    {
        let Window { mut alpha, beta } = window;
        let mut best = Value::MIN;
        let first = walk.generate();
        for i in first..walk.moves.len() {
            let mv = walk.moves[i];
            let value = walk.descend(mv, |walk, turn| {
                turn.ask(Window { alpha, beta }, |window| self.alpha_beta(walk, at.below(), window))
            })?;
            best = best.max(value);
            if value > alpha {
                walk.improved(at, mv, value, beta)?;
                if value >= beta {
                    walk.cut(at, i, Window { alpha, beta })?;
                    break;
                }
                alpha = value;
            }
        }
        walk.leave_moves(first);
        walk.leave(at, best, window.bound(best))
    }
}

impl<G: Game, E: Evaluate<G>> Search<G> for AlphaBeta<E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let mut walk = Walk::new(game, limits, observer);
        let question = Question {
            depth: limits.depth.unwrap_or(u32::MAX),
            window: self.window,
            options: &self.options,
            evaluator: &self.evaluator,
        };
        search_root(&mut walk, &question, None, |walk, turn, child| {
            turn.ask(child.window, |window| self.alpha_beta(walk, child.at, window))
        })
    }
}
