//! How much one request may cost.

pub use gametree::Stop;
use std::time::Duration;

/// What no request may exceed, whatever it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// How long a search may take.
    pub time: Duration,
    /// How many positions it may look at.
    pub nodes: u64,
    /// How long the highest level, or a textbook search without a depth, may think about a move.
    pub move_time: Duration,
    /// How long a hint may take.
    pub hint_time: Duration,
    /// The longest message, in bytes. Kept by whoever reads messages.
    pub message: usize,
}

impl Bounds {
    /// The most lines an analysis shows.
    pub const LINES: u64 = 20;
    /// The largest depth that can be asked for: more than the engine ever reaches.
    pub const DEPTH: u64 = 120;
    /// The most bytes the tables of a textbook search take.
    pub(crate) const TABLE: usize = 16 << 20;
    /// The most bytes the tables of the solver take.
    pub(crate) const SOLVER: usize = 64 << 20;
    /// The most bytes of the values of all positions of a game: enough for 16 cells.
    pub(crate) const STRONG: usize = 4 << 20;
    /// The most nodes a tree in memory has, of about 60 bytes each.
    pub(crate) const TREE: usize = 400_000;
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            time: Duration::from_secs(60),
            nodes: 1_000_000_000,
            move_time: Duration::from_secs(3),
            hint_time: Duration::from_secs(1),
            message: 64 << 10,
        }
    }
}
