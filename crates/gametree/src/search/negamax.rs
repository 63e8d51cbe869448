//! Negamax: minimax with one rule for both sides, since what is good for one is bad for the other.

use super::root::{Question, search_root};
use super::walk::{Place, Searched, Walk};
use super::{Options, Search};
use crate::{Bound, Evaluate, Game, Limits, Observer, Report, Value, Window};

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
}

impl<G: Game, E: Evaluate<G>, O: Observer<G>> Walk<'_, G, E, O> {
    /// The value of the current node from the point of view of its side to move.
    fn negamax(&mut self, at: Place) -> Searched {
        if let Some(value) = self.visit(at, Window::FULL)? {
            return Ok(value);
        }
        let mut best = Value::MIN;
        let first = self.generate();
        for i in first..self.moves.len() {
            let mv = self.moves[i];
            let value = self.descend(mv, |walk, turn| Ok(turn.value(walk.negamax(at.below())?)))?;
            if value > best {
                best = value;
                self.improved(at, mv, best, Value::MAX)?;
            }
        }
        self.leave_moves(first);
        self.leave(at, best, Bound::Exact)
    }
}

impl<G: Game, E: Evaluate<G>> Search<G> for Negamax<E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let Negamax { evaluator, options } = self;
        let mut walk = Walk::new(game, evaluator, options.scoring, limits, observer);
        let question = Question::new(limits, Window::FULL, options);
        search_root(&mut walk, &question, |walk, turn, child| {
            Ok(turn.value(walk.negamax(child.at)?))
        })
    }
}
