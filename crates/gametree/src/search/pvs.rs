//! Principal variation search: prove that the other moves are worse instead of measuring them.

use super::root::{Question, search_root};
use super::walk::{Place, Searched, Walk};
use super::{Options, Search};
use crate::evaluate::Evaluate;
use crate::game::Game;
use crate::limits::Limits;
use crate::observe::Observer;
use crate::report::Report;
use crate::value::{Value, Window};

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

    /// As [`Window`] says: an upper bound that is ≤ alpha, a lower bound that is ≥ beta, or exact.
    fn pvs<G: Game, O: Observer<G>>(
        &self,
        walk: &mut Walk<'_, G, O>,
        at: Place,
        window: Window,
    ) -> Searched
    where
        E: Evaluate<G>,
    {
        if let Some(value) = walk.visit(at, window, &self.options, &self.evaluator)? {
            return Ok(value);
        }
        let Window { mut alpha, beta } = window;
        let mut best = Value::MIN;
        let first = walk.generate();
        for i in first..walk.moves.len() {
            let mv = walk.moves[i];
            let value = walk.descend(mv, |walk, turn| {
                scout(Window { alpha, beta }, i == first, |window| {
                    walk.again(mv);
                    turn.ask(window, |window| self.pvs(walk, at.below(), window))
                })
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
        let mut walk = Walk::new(game, limits, observer);
        let question = Question {
            depth: limits.depth.unwrap_or(u32::MAX),
            window: self.window,
            options: &self.options,
            evaluator: &self.evaluator,
        };
        search_root(&mut walk, &question, None, |walk, turn, child| {
            scout(child.window, child.first, |window| {
                walk.again(child.mv);
                turn.ask(window, |window| self.pvs(walk, child.at, window))
            })
        })
    }
}
