//! The root of a recursive search: choosing among moves, ties, and what to say when interrupted.

use super::walk::{Interrupted, Place, Searched, Turn, Walk};
use super::{Options, Ties};
use crate::{Bound, Ended, Evaluate, Game, Limits, Observer, Report, Value, Window};

/// What to find out at the root.
pub(crate) struct Question<M> {
    /// Plies to search; `u32::MAX` for all of them.
    pub depth: u32,
    pub window: Window,
    pub ties: Ties,
    /// Tried first, if it is legal.
    pub hint: Option<M>,
}

impl<M> Question<M> {
    /// As deep as the limits allow, in the order of the game.
    pub(crate) fn new(limits: &Limits, window: Window, options: &Options) -> Question<M> {
        let depth = limits.depth.unwrap_or(u32::MAX);
        Question { depth, window, ties: options.ties, hint: None }
    }
}

/// What a child is asked.
pub(crate) struct Child<M> {
    /// The move that led to it.
    pub mv: M,
    pub at: Place,
    /// From the point of view of the root.
    pub window: Window,
    /// Whether it is the first move, the one expected to be best.
    pub first: bool,
}

/// Searches the root with `child` for everything below it, which finds a move already played and
/// answers from the point of view of the root.
///
/// On interruption the report covers the moves completed so far.
pub(crate) fn search_root<G: Game, E: Evaluate<G>, O: Observer<G>>(
    walk: &mut Walk<'_, G, E, O>,
    question: &Question<G::Move>,
    child: impl FnMut(&mut Walk<'_, G, E, O>, Turn, Child<G::Move>) -> Searched,
) -> Report<G::Move> {
    let mut root = Root { value: Value::MIN, tied: Vec::new(), pv: Vec::new(), fallback: None };
    let (horizon, side) = (walk.horizon(), walk.side());
    let done = root.search(walk, question, child);
    let bound = match done {
        Ok(()) => walk.bound(question.window, root.value),
        Err(Interrupted) => Bound::Lower,
    };
    if done.is_err() && root.value <= question.window.alpha {
        // The moves completed so far have only upper bounds, and others are still to come.
        root.value = Value::MIN;
    }
    let exact = bound == Bound::Exact;
    let best = match exact {
        true => question.ties.choose(&root.tied),
        false => root.tied.first().copied(),
    };
    let best = best.or(root.fallback);
    // The line was recorded for the first of the tied moves.
    if root.pv.first() != best.as_ref() {
        root.pv = best.into_iter().collect();
    }
    Report {
        side,
        best,
        value: root.value,
        bound,
        pv: root.pv,
        tied: if exact { root.tied } else { Vec::new() },
        depth: if walk.horizon() == horizon { walk.stats.deepest } else { question.depth },
        proven: walk.horizon() == horizon && root.value != Value::MIN,
        points: walk.points,
        parts: 1,
        stats: walk.stats,
        ended: if done.is_ok() { Ended::Complete } else { walk.ended },
    }
}

struct Root<M> {
    value: Value,
    /// Completed moves with this value; with [`Ties::First`] only the first of them.
    tied: Vec<M>,
    pv: Vec<M>,
    /// A legal move, for want of a better one.
    fallback: Option<M>,
}

impl<M: Copy + Eq> Root<M> {
    fn search<G: Game<Move = M>, E: Evaluate<G>, O: Observer<G>>(
        &mut self,
        walk: &mut Walk<'_, G, E, O>,
        question: &Question<M>,
        mut child: impl FnMut(&mut Walk<'_, G, E, O>, Turn, Child<M>) -> Searched,
    ) -> Result<(), Interrupted> {
        let at = Place::root(question.depth);
        let window = question.window;
        self.fallback = first_move(&walk.game, at);
        if let Some(value) = walk.visit(at, window)? {
            self.value = value;
            return Ok(());
        }
        let first = walk.generate();
        bring_forward(&mut walk.moves[first..], question.hint);
        let list_ties = matches!(question.ties, Ties::Random(_));
        for i in first..walk.moves.len() {
            let mv = walk.moves[i];
            // To tell an equal move from a worse one, equality must lie inside the window; with
            // strict cuts the ends belong to it.
            let open = list_ties && !walk.strict_cuts;
            let alpha = if open { self.value.below() } else { self.value };
            let asked = Child {
                mv,
                at: at.below(),
                window: Window { alpha: window.alpha.max(alpha), beta: window.beta },
                first: i == first,
            };
            let value = walk.descend(mv, |walk, turn| child(walk, turn, asked))?;
            if value > self.value {
                self.value = value;
                self.tied.clear();
                self.tied.push(mv);
                if value > window.alpha {
                    walk.improved(at, mv, value, Value::MAX)?;
                    self.pv = walk.line().to_vec();
                }
                if walk.refutes(value, window.beta) {
                    walk.cut(at, i, window)?;
                    break;
                }
            } else if list_ties && value == self.value {
                self.tied.push(mv);
            }
        }
        walk.leave_moves(first);
        walk.leave(at, self.value, walk.bound(window, self.value))?;
        Ok(())
    }
}

/// The first legal move, where the search looks at moves at all.
pub(crate) fn first_move<G: Game>(game: &G, at: Place) -> Option<G::Move> {
    if at.depth > 0 { game.legal_moves().first().copied() } else { None }
}

/// Moves `wanted` to the front of `moves`, keeping the order of the others.
pub(crate) fn bring_forward<M: Copy + Eq>(moves: &mut [M], wanted: Option<M>) {
    if let Some(i) = wanted.and_then(|mv| moves.iter().position(|&m| m == mv)) {
        moves[..=i].rotate_right(1);
    }
}
