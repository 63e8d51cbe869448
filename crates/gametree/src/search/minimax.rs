//! Minimax, as it is taught: one side maximises, the other minimises.

use super::root::{Question, search_root};
use super::walk::{Place, Searched, Turn, Walk};
use super::{Options, Search};
use crate::{Bound, Evaluate, Game, Limits, Observer, Report, Side, Value, Window};

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
}

impl<G: Game, E: Evaluate<G>, O: Observer<G>> Walk<'_, G, E, O> {
    /// The value of the current node from the point of view of `max`, the side that searches.
    fn minimax(&mut self, at: Place, max: Side) -> Searched {
        // Everything outside this function speaks of the side to move.
        let eyes = if self.side() == max { Turn::Kept } else { Turn::Passed };
        if let Some(value) = self.visit(at, Window::FULL)? {
            return Ok(eyes.value(value));
        }
        let maximise = eyes == Turn::Kept;
        let mut best = if maximise { Value::MIN } else { Value::MAX };
        let first = self.generate();
        for i in first..self.moves.len() {
            let mv = self.moves[i];
            let value = self.descend(mv, |walk, _| walk.minimax(at.below(), max))?;
            if if maximise { value > best } else { value < best } {
                best = value;
                self.improved(at, mv, eyes.value(best), Value::MAX)?;
            }
        }
        self.leave_moves(first);
        self.leave(at, eyes.value(best), Bound::Exact)?;
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
        let Minimax { evaluator, options } = self;
        let mut walk = Walk::new(game, evaluator, options.scoring, limits, observer);
        let question = Question::new(limits, Window::FULL, options);
        search_root(&mut walk, &question, |walk, _, child| walk.minimax(child.at, game.side()))
    }
}
