//! Negamax: minimax with one rule for both sides, since what is good for one is bad for the other.

use super::root::{Question, search_root};
use super::walk::{Place, Searched, Walk};
use super::{Options, Search};
use crate::evaluate::Evaluate;
use crate::game::Game;
use crate::limits::Limits;
use crate::observe::Observer;
use crate::report::Report;
use crate::value::{Bound, Value, Window};

/// Minimax from the point of view of whoever is to move. Visits the same nodes.
#[derive(Clone, Debug)]
pub struct Negamax<E> {
    /// Scores positions at the depth limit.
    pub evaluator: E,
    /// Scoring and ties.
    pub options: Options,
}

impl<E> Negamax<E> {
    /// With the default options.
    pub fn new(evaluator: E) -> Negamax<E> {
        Negamax { evaluator, options: Options::default() }
    }

    /// The value of the current node from the point of view of its side to move.
    fn negamax<G: Game, O: Observer<G>>(&self, walk: &mut Walk<'_, G, O>, at: Place) -> Searched
    where
        E: Evaluate<G>,
    {
        if let Some(value) = walk.visit(at, Window::FULL, &self.options, &self.evaluator)? {
            return Ok(value);
        }
        let mut best = Value::MIN;
        let first = walk.generate();
        for i in first..walk.moves.len() {
            let mv = walk.moves[i];
            let value =
                walk.descend(mv, |walk, turn| Ok(turn.value(self.negamax(walk, at.below())?)))?;
            if value > best {
                best = value;
                walk.improved(at, mv, best, Value::MAX)?;
            }
        }
        walk.leave_moves(first);
        walk.leave(at, best, Bound::Exact)
    }
}

impl<G: Game, E: Evaluate<G>> Search<G> for Negamax<E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let mut walk = Walk::new(game, limits, observer);
        let question = Question {
            depth: limits.depth.unwrap_or(u32::MAX),
            window: Window::FULL,
            options: &self.options,
            evaluator: &self.evaluator,
        };
        search_root(&mut walk, &question, None, |walk, turn, child| {
            Ok(turn.value(self.negamax(walk, child.at)?))
        })
    }
}
