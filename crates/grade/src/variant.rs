//! The searches that a submission is compared with: those of the textbooks, right ones that differ by
//! a convention, and wrong ones that differ by one slip.

use gametree::{Stats, Value, Window};
use lab::faults::Fault;
use serde::{Deserialize, Serialize};

/// How a textbook writes a search down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// One function, the largest value on one's own turns and the smallest on the opponent's.
    Minimax,
    /// The same with values for X: the largest value on the turns of X and the smallest on those of O,
    /// whoever searches.
    ForX,
    /// One function, the largest of the negated values.
    Negamax,
}

/// What a program counts as a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// Every visit to a position, the root and finished games included.
    #[default]
    Visits,
    /// Every move that is tried: the visits but for the root.
    Moves,
    /// Positions from which moves are tried.
    Inner,
    /// Positions from which none are tried.
    Leaves,
    /// The legal moves of every position visited, also of those at the depth limit.
    Generated,
}

impl Counting {
    /// All of them, the usual one first.
    pub const ALL: [Counting; 5] =
        [Counting::Visits, Counting::Moves, Counting::Inner, Counting::Leaves, Counting::Generated];

    /// So many nodes, by what a search has counted.
    #[must_use]
    pub fn of(self, stats: &Stats) -> u64 {
        let Stats { nodes, leaves, generated, .. } = *stats;
        match self {
            Counting::Visits => nodes,
            Counting::Moves => nodes.saturating_sub(1),
            Counting::Inner => nodes.saturating_sub(leaves),
            Counting::Leaves => leaves,
            Counting::Generated => generated,
        }
    }
}

/// When alpha-beta leaves moves out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Equality {
    /// Where alpha is at least beta.
    #[default]
    Prune,
    /// Only where alpha is larger than beta.
    Keep,
}

/// The window at the root.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// From minus infinity to infinity.
    #[default]
    Full,
    /// From a loss to a win: a win that is found ends the search.
    Decided,
}

impl Start {
    pub(crate) fn window(self) -> Window {
        match self {
            Start::Full => Window::FULL,
            Start::Decided => Window { alpha: Value::LOSS, beta: Value::WIN },
        }
    }
}

/// One thing that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slip {
    /// Looks one ply less than asked.
    DepthShort,
    /// Looks one ply more than asked.
    DepthLong,
    /// Leaves are scored for the side to move, where values are those of the side that searches.
    LeafForSideToMove,
    /// Leaves are scored for the side that searches, where values are those of the side to move.
    LeafForRoot,
    /// Leaves are scored for X, where values are those of the side to move.
    LeafForX,
    /// The value of a leaf has the wrong sign.
    LeafSign,
    /// A draw is worth as much as a loss.
    DrawAsLoss,
    /// A draw is worth as much as a win.
    DrawAsWin,
    /// At the depth limit it is not looked whether the game is over.
    TerminalLate,
    /// The value of a reply is not negated.
    NotNegated,
    /// Both sides take the largest value.
    AlwaysMax,
    /// The smallest value is taken where the largest belongs, and the other way round.
    MaxMinExchanged,
    /// The root takes the smallest value.
    RootMinimises,
    /// The best value begins at 0 rather than below everything.
    BestFromZero,
    /// The last move is never tried.
    LastMoveIgnored,
    /// Only the first move that is not worse than a draw is looked at.
    FirstGoodMove,
    /// The side that minimises lowers alpha, not beta, so nothing is ever left out. A window that is not
    /// handed down looks the same.
    BetaNeverUpdated,
    /// Every move of the root is searched with the full window, whatever the ones before it are worth.
    RootWindowOpen,
    /// The window of the root is handed down to every node.
    WindowNotPassed,
    /// Only one end of the window is handed down, so what was found more than one ply above cuts nothing.
    ShallowCuts,
    /// The lower bound becomes the value of a move, also if that is smaller.
    LowWithoutMax,
    /// The lower bound becomes the value of every move, also of one that is worse than another before.
    LowIsLast,
    /// The window is negated for the reply, but its ends are not exchanged.
    WindowNotSwapped,
    /// Moves are left out as soon as a value is above alpha.
    CutAtAlpha,
    /// Of moves that alpha-beta only knows to be at most as good, the last one is played.
    BoundsAsTies,
    /// Values are told for the side to move, not for X.
    ValueForSideToMove,
    /// The evaluator sees only the stones of the side that searches, with the sign of whoever moved last.
    OneSidedEvaluator,
    /// The evaluator sees only the stones of the side that searches.
    OwnStonesOnly,
    /// A win is a win, however far away.
    NoDistance,
    /// Plies to a win are counted from the position after the move, not from the one it is made in.
    UnequalDepths,
}

impl Slip {
    /// All of them. Of two that look alike in some test the first is named.
    pub const ALL: [Slip; 30] = [
        Slip::NoDistance,
        Slip::UnequalDepths,
        Slip::DepthShort,
        Slip::DepthLong,
        Slip::ValueForSideToMove,
        Slip::LeafForSideToMove,
        Slip::LeafForRoot,
        Slip::LeafForX,
        Slip::LeafSign,
        Slip::DrawAsLoss,
        Slip::DrawAsWin,
        Slip::TerminalLate,
        Slip::NotNegated,
        Slip::AlwaysMax,
        Slip::MaxMinExchanged,
        Slip::RootMinimises,
        Slip::BestFromZero,
        Slip::LastMoveIgnored,
        Slip::FirstGoodMove,
        Slip::BetaNeverUpdated,
        Slip::WindowNotPassed,
        Slip::RootWindowOpen,
        Slip::ShallowCuts,
        Slip::LowWithoutMax,
        Slip::LowIsLast,
        Slip::WindowNotSwapped,
        Slip::CutAtAlpha,
        Slip::BoundsAsTies,
        Slip::OneSidedEvaluator,
        Slip::OwnStonesOnly,
    ];

    /// Its name in files and in the catalogues of words.
    #[must_use]
    pub fn name(self) -> String {
        match serde_json::to_value(self) {
            Ok(serde_json::Value::String(name)) => name,
            _ => String::new(),
        }
    }

    /// Whether a search of this kind can have it.
    #[must_use]
    pub fn applies(self, form: Form, prunes: bool) -> bool {
        match self {
            Slip::LeafForSideToMove | Slip::AlwaysMax => form != Form::Negamax,
            Slip::DrawAsLoss | Slip::DrawAsWin | Slip::OneSidedEvaluator | Slip::OwnStonesOnly => {
                true
            }
            // All others are the same whoever the values are for.
            _ if form == Form::ForX => false,
            Slip::MaxMinExchanged => form == Form::Minimax,
            Slip::LeafForRoot | Slip::LeafForX | Slip::NotNegated => form == Form::Negamax,
            Slip::WindowNotSwapped => prunes && form == Form::Negamax,
            Slip::BetaNeverUpdated
            | Slip::WindowNotPassed
            | Slip::RootWindowOpen
            | Slip::ShallowCuts
            | Slip::LowWithoutMax
            | Slip::LowIsLast
            | Slip::CutAtAlpha
            | Slip::BoundsAsTies => prunes,
            _ => true,
        }
    }

    /// Whether it changes what is counted, rather than what comes out.
    pub(crate) fn is_about_nodes(self) -> bool {
        matches!(
            self,
            Slip::DepthShort
                | Slip::DepthLong
                | Slip::LastMoveIgnored
                | Slip::BetaNeverUpdated
                | Slip::WindowNotPassed
                | Slip::RootWindowOpen
                | Slip::ShallowCuts
                | Slip::LowWithoutMax
                | Slip::LowIsLast
                | Slip::CutAtAlpha
        )
    }

    /// Whether it is about how far away a win is.
    pub(crate) fn is_about_distance(self) -> bool {
        matches!(self, Slip::NoDistance | Slip::UnequalDepths)
    }

    /// Whether only the move that is chosen gives it away.
    pub(crate) fn is_about_moves(self) -> bool {
        self == Slip::BoundsAsTies
    }

    /// The fault of the museum that it is, if it is one: they have the same names.
    #[must_use]
    pub fn exhibit(self) -> Option<Fault> {
        Fault::named(&self.name()).ok()
    }
}

/// A search to compare with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// How it is written down.
    pub form: Form,
    /// Whether it is alpha-beta.
    pub prunes: bool,
    /// When it leaves moves out.
    pub equality: Equality,
    /// Its window at the root.
    pub start: Start,
    /// Whether its values stay within the window (fail-hard).
    pub hard: bool,
    /// What is wrong with it.
    pub slip: Option<Slip>,
}

impl Variant {
    /// The same without its slip.
    #[must_use]
    pub fn sound(self) -> Variant {
        Variant { slip: None, hard: false, ..self }
    }

    /// The right ones for an algorithm of this name, the usual one first. `None` if it is not one
    /// that can be marked.
    #[must_use]
    pub fn right(algorithm: &str) -> Option<Vec<Variant>> {
        let plain = |form, prunes| Variant {
            form,
            prunes,
            equality: Equality::Prune,
            start: Start::Full,
            hard: false,
            slip: None,
        };
        match algorithm {
            "minimax" => Some(vec![plain(Form::Minimax, false)]),
            "negamax" => Some(vec![plain(Form::Negamax, false)]),
            "alpha-beta" => {
                let all = [Start::Full, Start::Decided].into_iter().flat_map(|start| {
                    [Equality::Prune, Equality::Keep].map(|equality| Variant {
                        equality,
                        start,
                        ..plain(Form::Minimax, true)
                    })
                });
                Some(all.collect())
            }
            _ => None,
        }
    }

    /// The wrong ones: each of the right ones, in either form, with one slip.
    #[must_use]
    pub fn wrong(algorithm: &str) -> Vec<Variant> {
        let right = Variant::right(algorithm).unwrap_or_default();
        // What looks alike in both forms is named as in the one that is likelier.
        let forms = match algorithm {
            "negamax" => [Form::Negamax, Form::Minimax, Form::ForX],
            _ => [Form::Minimax, Form::ForX, Form::Negamax],
        };
        let mut wrong = Vec::new();
        for form in forms {
            for slip in Slip::ALL {
                let able = right.iter().filter(|variant| slip.applies(form, variant.prunes));
                // Which bounds look like ties depends on what is returned beyond the window.
                let hard = if slip.is_about_moves() { &[false, true][..] } else { &[false] };
                wrong.extend(able.flat_map(|&right| {
                    hard.iter().map(move |&hard| Variant { form, hard, slip: Some(slip), ..right })
                }));
            }
        }
        wrong
    }
}
