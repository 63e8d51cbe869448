//! What to compare. Depths are also text: `1-9`, `4`, `1-3,6`.

use gametree::Scoring;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What is compared unless something else is asked for: those that look at a tree move by move.
pub const DEFAULT_ALGORITHMS: [&str; 6] =
    ["minimax", "negamax", "alpha-beta", "pvs", "deepening", "mtdf"];

/// The largest depth that can be asked for. Every algorithm recurses as deep as it searches.
pub const MAX_DEPTH: u32 = 100;
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
            check_depth(depth)?;
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

/// Why a text is no list of depths.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DepthsError {
    /// Not numbers and ranges.
    #[error("'{0}' is not a depth; write a number or a range, such as 4 or 1-9")]
    Form(String),
    /// Nothing can be searched to this depth.
    #[error("depth {0} is out of range; depths go from 1 to {MAX_DEPTH}")]
    Range(String),
    /// The range ends before it begins.
    #[error("the range {0}-{1} ends before it begins")]
    Backwards(u32, u32),
}

/// The depths in a text, in ascending order, each once.
///
/// # Errors
/// If a part of it is no depth from 1 to [`MAX_DEPTH`].
pub fn parse_depths(text: &str) -> Result<Vec<u32>, DepthsError> {
    let mut depths = Vec::new();
    for part in text.split(',') {
        let part = part.trim();
        match part.split_once('-') {
            // A minus sign in front is not a range.
            Some((from, to)) if !from.trim().is_empty() => {
                let (from, to) = (depth(from)?, depth(to)?);
                if from > to {
                    return Err(DepthsError::Backwards(from, to));
                }
                depths.extend(from..=to);
            }
            _ => depths.push(depth(part)?),
        }
    }
    depths.sort_unstable();
    depths.dedup();
    Ok(depths)
}

fn depth(text: &str) -> Result<u32, DepthsError> {
    let text = text.trim();
    let short = || text.chars().take(20).collect::<String>();
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(DepthsError::Form(short()));
    }
    match text.parse() {
        Ok(depth) if check_depth(depth).is_ok() => Ok(depth),
        _ => Err(DepthsError::Range(short())),
    }
}

/// Whether a depth can be searched to.
fn check_depth(depth: u32) -> Result<(), DepthsError> {
    match (1..=MAX_DEPTH).contains(&depth) {
        true => Ok(()),
        false => Err(DepthsError::Range(depth.to_string())),
    }
}

/// Ascending depths as a person would write them: `1-3,6`.
#[must_use]
pub fn depths_text(depths: &[u32]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &depth in depths {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == depth => *last = depth,
            _ => runs.push((depth, depth)),
        }
    }
    let parts = runs.iter().map(|&(from, to)| match from == to {
        true => from.to_string(),
        false => format!("{from}-{to}"),
    });
    parts.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depths_are_read_as_they_are_written() {
        for (text, depths) in
            [("1-3", vec![1, 2, 3]), ("4", vec![4]), ("6, 1-2,2", vec![1, 2, 6]), ("9-9", vec![9])]
        {
            assert_eq!(parse_depths(text), Ok(depths.clone()), "{text}");
            assert_eq!(parse_depths(&depths_text(&depths)), Ok(depths));
        }
    }

    #[test]
    fn what_is_no_depth_is_refused() {
        use DepthsError::{Backwards, Form, Range};
        let range = |text: &str| Range(text.to_owned());
        let form = |text: &str| Form(text.to_owned());
        for (text, error) in [
            ("0", range("0")),
            ("1-1000", range("1000")),
            ("99999999999999999999", range("99999999999999999999")),
            ("-3", range("-3")),
            ("3-1", Backwards(3, 1)),
            ("", form("")),
            ("1-", form("")),
            ("1,,2", form("")),
            ("deep", form("deep")),
        ] {
            assert_eq!(parse_depths(text), Err(error), "{text}");
        }
    }
}
