//! Principal variation search: prove that the other moves are worse instead of measuring them.

use super::root::{Question, search_root};
use super::walk::{Place, Searched, Walk};
use super::{Options, Search};
use crate::{Evaluate, Game, Limits, Observer, Report, Value, Window};

/// Alpha-beta that searches every move but the first with an empty window, which only asks
/// whether the move is better, and searches again those that are.
#[derive(Clone, Debug)]
pub struct Pvs<E> {
    /// Scores positions at the depth limit.
    pub evaluator: E,
    /// Scoring and ties.
    pub options: Options,
    /// The window at the root.
    pub window: Window,
}

impl<E> Pvs<E> {
    /// With the default options and the full window.
    pub fn new(evaluator: E) -> Pvs<E> {
        Pvs { evaluator, options: Options::default(), window: Window::FULL }
    }
}

impl<G: Game, E: Evaluate<G>, O: Observer<G>> Walk<'_, G, E, O> {
    /// As [`Window`] says: an upper bound that is ≤ alpha, a lower bound that is ≥ beta, or exact.
    fn pvs(&mut self, at: Place, window: Window) -> Searched {
        if let Some(value) = self.visit(at, window)? {
            return Ok(value);
        }
        let Window { mut alpha, beta } = window;
        let mut best = Value::MIN;
        let first = self.generate();
        for i in first..self.moves.len() {
            let mv = self.moves[i];
            let value = self.descend(mv, |walk, turn| {
                scout(Window { alpha, beta }, i == first, |window| {
                    walk.again(mv);
                    turn.ask(window, |window| walk.pvs(at.below(), window))
                })
            })?;
            best = best.max(value);
            if value > alpha {
                self.improved(at, mv, value, beta)?;
                if value >= beta {
                    self.cut(at, i, Window { alpha, beta })?;
                    break;
                }
                alpha = value;
            }
        }
        self.leave_moves(first);
        self.leave(at, best, window.bound(best))
    }
}

/// Searches a move the way of principal variation search. `search` takes a window and answers with
/// a value, both from the point of view of the parent, and so does this.
#[inline]
pub(crate) fn scout(
    window: Window,
    first: bool,
    mut search: impl FnMut(Window) -> Searched,
) -> Searched {
    if first {
        return search(window);
    }
    let empty = Window { alpha: window.alpha, beta: window.alpha.above() };
    let value = search(empty)?;
    // Better than expected, and the empty window cannot tell by how much.
    if value > window.alpha && value < window.beta && empty.beta < window.beta {
        return search(window);
    }
    Ok(value)
}

impl<G: Game, E: Evaluate<G>> Search<G> for Pvs<E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let Pvs { evaluator, options, window } = self;
        let mut walk = Walk::new(game, evaluator, options.scoring, limits, observer);
        let question = Question::new(limits, *window, options);
        search_root(&mut walk, &question, |walk, turn, child| {
            scout(child.window, child.first, |window| {
                walk.again(child.mv);
                turn.ask(window, |window| walk.pvs(child.at, window))
            })
        })
    }
}
