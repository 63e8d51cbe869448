//! The algorithms, one file each, and what they share.

mod algorithm;
mod alpha_beta;
mod deepening;
mod expectimax;
mod mcts;
mod minimax;
mod mtdf;
mod negamax;
mod pns;
mod pvs;
mod root;
mod table_search;
mod walk;

pub use algorithm::{Algorithm, Traits, UnknownAlgorithm, View};
pub use alpha_beta::AlphaBeta;
pub use deepening::Deepening;
pub use expectimax::Expectimax;
pub use mcts::{Mcts, exploration_term};
pub use minimax::Minimax;
pub use mtdf::Mtdf;
pub use negamax::Negamax;
pub use pns::Pns;
pub use pvs::Pvs;

use crate::{Game, Limits, Observer, Report, Scoring};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A way to find the best move.
///
/// To a depth limit every algorithm here answers the same question, "what is the value of this
/// position when it is searched that deep?", and when it ends [`Ended::Complete`] gives the same
/// value; they differ in what it costs. When a limit ends the search early, the report holds the
/// best result that was completed.
///
/// [`Ended::Complete`]: crate::Ended::Complete
pub trait Search<G: Game> {
    /// Searches `game` within `limits` and tells `observer` about it.
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move>;
}

/// What every search can be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// How finished games are scored.
    pub scoring: Scoring,
    /// Which of several equally good moves to play.
    pub ties: Ties,
    /// How much memory it may use.
    pub memory: Memory,
    /// For [`AlphaBeta`]: leave moves out only above beta and not at it, as some courses teach it.
    /// The value is the same, and values *equal* to a bound are then exact too, so that all equally
    /// good moves can be told; it costs nodes. The other algorithms have no such choice: those with
    /// empty windows would never cut.
    pub strict_cuts: bool,
}

/// How much memory a search may use, where that is not to be the usual amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Memory {
    /// Bytes of the transposition table, for [`Deepening`] and [`Mtdf`]; 64 MB if not given.
    pub table: Option<usize>,
    /// The most nodes of a tree kept in memory, for [`Mcts`] and [`Pns`]; their own bound if that
    /// is less, or if not given.
    pub tree: Option<usize>,
}

/// The most nodes of a tree kept in memory, unless asked for fewer.
const MOST_NODES: usize = 4_000_000;

/// Which of several *exactly* equal moves to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ties {
    /// The first one found; the others are not looked for.
    #[default]
    First,
    /// Any of them, by this seed. Finding out which moves are exactly equal costs nodes: the
    /// window must be left open by one at the root.
    Random(u64),
}

impl Ties {
    /// The move to play, of `tied` ones; `None` if there are none.
    fn choose<M: Copy>(self, tied: &[M]) -> Option<M> {
        match self {
            _ if tied.is_empty() => None,
            Ties::First => Some(tied[0]),
            Ties::Random(seed) => {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                Some(tied[rng.random_range(0..tied.len())])
            }
        }
    }
}
