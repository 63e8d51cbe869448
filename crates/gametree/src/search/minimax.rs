//! Minimax, as it is taught: one side maximises, the other minimises.

use super::root::{Question, search_root};
use super::walk::{Place, Searched, Turn, Walk};
use super::{Options, Search};
use crate::evaluate::Evaluate;
use crate::game::{Game, Side};
use crate::limits::Limits;
use crate::observe::Observer;
use crate::report::Report;
use crate::value::{Bound, Value, Window};

/// Plain minimax: the yardstick of all other searches. Looks at everything.
#[derive(Clone, Debug)]
pub struct Minimax<E> {
    /// Scores positions at the depth limit.
    pub evaluator: E,
    /// Scoring and ties.
    pub options: Options,
}

impl<E> Minimax<E> {
    /// With the default options.
    pub fn new(evaluator: E) -> Minimax<E> {
        Minimax { evaluator, options: Options::default() }
    }

    /// The value of the current node from the point of view of `max`, the side that searches.
    fn minimax<G: Game, O: Observer<G>>(
        &self,
        walk: &mut Walk<'_, G, O>,
        at: Place,
        max: Side,
    ) -> Searched
    where
        E: Evaluate<G>,
    {
        // Everything outside this function speaks of the side to move.
        let eyes = if walk.side() == max { Turn::Kept } else { Turn::Passed };
        if let Some(value) = walk.visit(at, Window::FULL, &self.options, &self.evaluator)? {
            return Ok(eyes.value(value));
        }
        let maximise = eyes == Turn::Kept;
        let mut best = if maximise { Value::MIN } else { Value::MAX };
        let first = walk.generate();
        for i in first..walk.moves.len() {
            let mv = walk.moves[i];
            let value = walk.descend(mv, |walk, _| self.minimax(walk, at.below(), max))?;
            if if maximise { value > best } else { value < best } {
                best = value;
                walk.improved(at, mv, eyes.value(best), Value::MAX)?;
            }
        }
        walk.leave_moves(first);
        walk.leave(at, eyes.value(best), Bound::Exact)?;
        Ok(best)
    }
}

impl<G: Game, E: Evaluate<G>> Search<G> for Minimax<E> {
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
        let max = game.side();
        search_root(&mut walk, &question, None, |walk, _, child| self.minimax(walk, child.at, max))
    }
}
