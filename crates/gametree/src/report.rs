//! What a search found out.

use crate::limits::Ended;
use crate::stats::Stats;
use crate::value::{Bound, Value};

/// The answer of a search. Every value is in the eyes of the side to move at the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// The move to play; `None` if the game is over, or if the depth limit is 0. A search that was
    /// interrupted before it had finished any move names a legal one all the same.
    pub best: Option<M>,
    /// What the position is worth.
    pub value: Value,
    /// Whether `value` is exact. A search that was interrupted before it had seen every move knows
    /// a lower bound; one that had finished no move at all says [`Value::MIN`].
    pub bound: Bound,
    /// `best` and the best replies after it, as far as the search knows them.
    pub pv: Vec<M>,
    /// Moves known to be worth exactly `value`, `best` among them. With
    /// [`Ties::Random`](crate::Ties::Random) and a search that ended [`Ended::Complete`] these are
    /// *all* such moves. Empty while `value` is a bound.
    pub tied: Vec<M>,
    /// The depth this answer was searched to, in plies; the deepest ply reached if the search
    /// never came to its depth limit.
    pub depth: u32,
    /// Whether no evaluator and no sampling had a say, so that `value`, or what its bound says of
    /// it, is a fact about the game itself.
    pub proven: bool,
    /// What it cost, over all iterations.
    pub stats: Stats,
    /// Why the search ended.
    pub ended: Ended,
}

/// A result of the game that a report has established.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proven {
    /// The side to move wins, in this many plies where the distance is known.
    Win(Option<u32>),
    /// Nobody can force a win.
    Draw,
    /// The side to move loses, in this many plies where the distance is known.
    Loss(Option<u32>),
}

impl<M> Report<M> {
    /// The result with best play, if the search has proven one. Evaluator scores never count, and
    /// neither do bounds that leave more than one result open.
    #[must_use]
    pub fn outcome(&self) -> Option<Proven> {
        let from_below = matches!(self.bound, Bound::Exact | Bound::Lower);
        let from_above = matches!(self.bound, Bound::Exact | Bound::Upper);
        let distance = if self.bound == Bound::Exact { self.value.plies() } else { None };
        if self.value.is_win() && from_below {
            Some(Proven::Win(distance))
        } else if self.value.is_loss() && from_above {
            Some(Proven::Loss(distance))
        } else if self.proven && self.value == Value::DRAW && self.bound == Bound::Exact {
            Some(Proven::Draw)
        } else {
            None
        }
    }
}
