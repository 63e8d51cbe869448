//! What to compare.

use super::depths::DepthsError;
use gametree::Scoring;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What is compared unless something else is asked for: those that look at a tree move by move.
pub const DEFAULT_ALGORITHMS: [&str; 6] =
    ["minimax", "negamax", "alpha-beta", "pvs", "deepening", "mtdf"];

/// The most cells of one comparison.
pub(super) const MOST_CELLS: usize = 10_000;
/// The most times a search is repeated.
const MOST_REPEATS: u32 = 1_000;
/// The longest time for a cell: a week.
const LONGEST_MS: u64 = 7 * 24 * 3_600_000;

/// What to compare. All names are those of command lines; [`Comparison::new`] checks them.
///
/// Two runs of equal settings find the same counts, so these are kept beside results to tell
/// whether they belong together.
///
/// [`Comparison::new`]: super::Comparison::new
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Games, such as `3x3x3`.
    pub games: Vec<String>,
    /// Positions: moves from the beginning, separated by spaces; each in every game. None is the
    /// same as one without moves.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Algorithms, such as `alpha-beta`.
    pub algorithms: Vec<String>,
    /// Evaluators; of each game those that it has. None: one for each game, `open-lines` where there
    /// is one and else the game's usual one.
    #[serde(default)]
    pub evaluators: Vec<String>,
    /// Depths in plies, ascending.
    pub depths: Vec<u32>,
    /// How often each search is timed.
    pub repeats: u32,
    /// How long one cell may take, in milliseconds, all its repeats together.
    pub cell_limit_ms: u64,
    /// How finished games count: plain as in textbooks (but for the evaluator `quick-win`), or by
    /// distance (but for the evaluator `outcome`).
    pub scoring: Scoring,
}

impl Settings {
    /// The usual settings for these games: six algorithms to depth 6, three repeats, ten seconds
    /// for a cell.
    #[must_use]
    pub fn of_games(games: &[&str]) -> Settings {
        Settings {
            games: games.iter().map(|&game| game.to_owned()).collect(),
            moves: Vec::new(),
            algorithms: DEFAULT_ALGORITHMS.map(str::to_owned).to_vec(),
            evaluators: Vec::new(),
            depths: (1..=6).collect(),
            repeats: 3,
            cell_limit_ms: 10_000,
            scoring: Scoring::Plain,
        }
    }

    /// How long one cell may take.
    #[must_use]
    pub fn cell_limit(&self) -> Duration {
        Duration::from_millis(self.cell_limit_ms)
    }

    /// Checks what can be checked without knowing the games.
    pub(super) fn check(&self) -> Result<(), SettingsError> {
        let nothing = |what| Err(SettingsError::Nothing(what));
        if self.algorithms.is_empty() {
            return nothing("algorithm");
        }
        if self.depths.is_empty() {
            return nothing("depth");
        }
        for &depth in &self.depths {
            super::depths::check(depth)?;
        }
        if !self.depths.is_sorted() {
            return Err(SettingsError::Order);
        }
        if !(1..=MOST_REPEATS).contains(&self.repeats) {
            return Err(SettingsError::Repeats(self.repeats));
        }
        if !(1..=LONGEST_MS).contains(&self.cell_limit_ms) {
            return Err(SettingsError::Limit);
        }
        Ok(())
    }
}

/// Why settings cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say what the fields are
pub enum SettingsError {
    /// There is none of something that is needed.
    #[error("there is no {0} to compare")]
    Nothing(&'static str),
    /// A game that there is not.
    #[error(transparent)]
    Game(#[from] games::GameError),
    /// A move that cannot be played.
    #[error("{game}, {error}")]
    Move { game: String, error: games::IllegalMove },
    /// There is nothing to search any more.
    #[error("after {moves} the game {game} is over, so there is nothing to search")]
    Over { game: String, moves: String },
    /// An algorithm that there is not.
    #[error(transparent)]
    Algorithm(#[from] games::UnknownSearch),
    /// An evaluator that no game has.
    #[error("no evaluator is called '{name}'; {game} has {there}")]
    Evaluator { name: String, game: String, there: String },
    /// None of the evaluators asked for.
    #[error("{game} has none of the evaluators {asked}; it has {there}")]
    NoEvaluator { game: String, asked: String, there: String },
    /// A depth that cannot be searched to.
    #[error(transparent)]
    Depth(#[from] DepthsError),
    /// Depths out of order.
    #[error("depths must ascend")]
    Order,
    /// Too few or too many repeats.
    #[error("repeats must be 1 to {MOST_REPEATS}, got {0}")]
    Repeats(u32),
    /// A time that is no time.
    #[error("the limit of a cell must be a millisecond to a week")]
    Limit,
    /// More than anybody would wait for.
    #[error("these are {0} cells; at most {MOST_CELLS} can be compared at once")]
    TooMany(usize),
}
