//! Values as they are told: what is proven, what is a score, and what is only a bound.

use engine::thinks_in_patterns;
use gametree::{Bound, Game, Proven, Report, Value};
use mnk::Board;
use serde::{Deserialize, Serialize};

/// What a value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoundKind {
    /// It is this; a score, as seen from the depth reached.
    Exact,
    /// At least this. A win: in so many plies or sooner.
    Lower,
    /// At most this. A loss: in so many plies or sooner.
    Upper,
    /// A mean over samples.
    Estimate,
}

/// The worth of a position in the eyes of its side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum WireValue {
    /// Won, proven.
    Win {
        /// Until the row is complete; none if only the result is known.
        plies: Option<u32>,
        /// About the distance.
        bound: BoundKind,
    },
    /// Lost, proven.
    Loss {
        /// Until the row is complete; none if only the result is known.
        plies: Option<u32>,
        /// About the distance. A lower bound says nothing: it may be anything better.
        bound: BoundKind,
    },
    /// A draw, proven.
    Draw {
        /// Always exact.
        bound: BoundKind,
    },
    /// What the engine or an evaluator makes of it, positive if good.
    Score {
        /// On a scale of its own.
        score: i32,
        /// Whether it is exact for the depth.
        bound: BoundKind,
    },
}

/// What is known about a value beside the value itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// The search was ended before it had looked at every move once.
    pub partial: bool,
    /// Every line was searched to the end of the game.
    pub to_the_end: bool,
}

impl WireValue {
    /// Proven for `board`, the position it is about, as far as the engine can prove.
    pub(crate) fn of_engine(value: Value, board: &Board, known: Known) -> WireValue {
        let patterns = thinks_in_patterns(board.rules());
        if known.partial {
            return WireValue::new(value, BoundKind::Lower);
        }
        if let Some(plies) = value.plies() {
            // Patterns prove the result, but a quicker way may be there, unless there cannot be.
            let quickest = if value.is_win() { 3 } else { 2 };
            let bound = match (patterns && plies > quickest, value.is_win()) {
                (false, _) => BoundKind::Exact,
                (true, true) => BoundKind::Lower,
                (true, false) => BoundKind::Upper,
            };
            return WireValue::new(value, bound);
        }
        let drawn = value == Value::DRAW && !patterns && known.to_the_end;
        if drawn || board.is_dead() {
            return WireValue::Draw { bound: BoundKind::Exact };
        }
        WireValue::new(value, BoundKind::Exact)
    }

    /// What a textbook search reports.
    pub(crate) fn of_report<M>(report: &Report<M>) -> WireValue {
        let bound = match report.bound {
            Bound::Exact => BoundKind::Exact,
            Bound::Lower => BoundKind::Lower,
            Bound::Upper => BoundKind::Upper,
            Bound::Estimate => BoundKind::Estimate,
        };
        match report.outcome() {
            Some(Proven::Draw) => WireValue::Draw { bound: BoundKind::Exact },
            Some(Proven::Win(_)) => WireValue::Win { plies: report.value.plies(), bound },
            Some(Proven::Loss(_)) => WireValue::Loss { plies: report.value.plies(), bound },
            None => WireValue::new(report.value, bound),
        }
    }

    /// Whether the result of the game is known.
    pub(crate) fn is_proven(&self) -> bool {
        match self {
            WireValue::Win { bound, .. } => *bound != BoundKind::Upper,
            WireValue::Loss { bound, .. } => *bound != BoundKind::Lower,
            WireValue::Draw { .. } => true,
            WireValue::Score { .. } => false,
        }
    }

    /// The same in the eyes of the other side, a ply before.
    pub(crate) fn a_ply_earlier(self) -> WireValue {
        let turned = |bound| match bound {
            BoundKind::Lower => BoundKind::Upper,
            BoundKind::Upper => BoundKind::Lower,
            other => other,
        };
        let later = |plies: Option<u32>| plies.map(|plies| plies + 1);
        match self {
            WireValue::Win { plies, bound } => {
                WireValue::Loss { plies: later(plies), bound: turned(bound) }
            }
            WireValue::Loss { plies, bound } => {
                WireValue::Win { plies: later(plies), bound: turned(bound) }
            }
            WireValue::Draw { bound } => WireValue::Draw { bound },
            WireValue::Score { score, bound } => {
                WireValue::Score { score: -score, bound: turned(bound) }
            }
        }
    }

    fn new(value: Value, bound: BoundKind) -> WireValue {
        if value.is_win() {
            WireValue::Win { plies: value.plies(), bound }
        } else if value.is_loss() {
            WireValue::Loss { plies: value.plies(), bound }
        } else if value <= Value::MIN {
            // Nothing is known: at least the worst there is.
            WireValue::Loss { plies: Some(0), bound: BoundKind::Lower }
        } else if value >= Value::MAX {
            WireValue::Win { plies: Some(0), bound: BoundKind::Upper }
        } else {
            WireValue::Score { score: value.raw(), bound }
        }
    }
}

/// How many cells are still empty.
pub(crate) fn empty_cells(board: &Board) -> usize {
    if board.outcome().is_some() { 0 } else { board.rules().cells() - board.filled() }
}
