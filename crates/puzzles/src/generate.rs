//! Puzzles by seed.

use crate::exact;
use crate::find::Finder;
use crate::puzzle::{Difficulty, Kind, Puzzle};
use crate::self_play;
use gametree::{Game, Stop};
use mnk::{Board, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use solver::Gravity;

/// The games that puzzles are made of if none is asked for.
pub const GAMES: [&str; 8] =
    ["3x3x3", "4x4x3", "5x4x4", "5x5x4", "7x6x4+gravity", "10x10x5", "15x15x5", "15x15x5+exact"];

/// Games that may be played to find one puzzle.
const ATTEMPTS: u64 = 1_000;
/// After so many, what was chosen by lot is given up.
const PATIENCE: u64 = 30;
/// Boards of up to this many cells are for chance and exact values, larger ones for fours.
const SMALL: usize = 36;

/// Which puzzle is wanted. What is left out is chosen by the seed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The rules.
    pub game: Option<Rules>,
    /// A win or a defence.
    pub kind: Option<Kind>,
    /// How hard.
    pub difficulty: Option<Difficulty>,
}

/// Why there is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum GenerateError {
    /// Nothing can be proven there.
    #[error(
        "no puzzles are made of {0}; they are made of boards of 3x3 to 20x20 with 3 to 6 in a row, \
         with gravity of up to 64 cells, one row more included (examples: 5x5x4, 7x6x4+gravity, 15x15x5)"
    )]
    Unsupported(String),
    /// None was found.
    #[error("no such puzzle of {0} was found; try another seed, kind or level")]
    NotFound(String),
    /// It was stopped.
    #[error("stopped before a puzzle was found")]
    Stopped,
}

/// The seed of the puzzle of a day: the same for everybody on that date.
#[must_use]
pub fn day_seed(year: u32, month: u32, day: u32) -> u64 {
    u64::from(year) * 10_000 + u64::from(month) * 100 + u64::from(day)
}

/// A puzzle: the same for the same seed and wishes.
///
/// # Errors
/// If the game is not supported, no such puzzle is found in 1000 games of it (of each of
/// [`GAMES`] if none is asked for), or it was stopped.
pub fn generate(seed: u64, wanted: &Wanted, stop: &Stop) -> Result<Puzzle, GenerateError> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    if let Some(rules) = wanted.game {
        return of_game(rules, wanted, &mut rng, stop);
    }
    // Some games have no puzzles of some kinds.
    let from = rng.random_range(0..GAMES.len());
    for name in GAMES.iter().cycle().skip(from).take(GAMES.len()) {
        let rules = name.parse().unwrap_or(Rules::TIC_TAC_TOE);
        match of_game(rules, wanted, &mut rng, stop) {
            Err(GenerateError::NotFound(_)) => {}
            found => return found,
        }
    }
    Err(GenerateError::NotFound("any game".to_owned()))
}

fn of_game(
    rules: Rules,
    wanted: &Wanted,
    rng: &mut ChaCha8Rng,
    stop: &Stop,
) -> Result<Puzzle, GenerateError> {
    if !is_supported(&rules) {
        return Err(GenerateError::Unsupported(rules.to_string()));
    }
    // What is not asked for is chosen by lot, so that what is rare comes about as well; but only for so
    // long, since there may be no such puzzle.
    let kind = [Kind::Win, Kind::Win, Kind::Defence][rng.random_range(0..3)];
    let any_difficulty = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];
    let difficulty = any_difficulty[rng.random_range(0..3)];
    let suits = |puzzle: &Puzzle, attempt: u64| {
        let (of_kind, so_hard) = (puzzle.task.kind(), puzzle.difficulty);
        // A block of a win at once is nothing to think about.
        let is_dull = of_kind == Kind::Defence && so_hard == Difficulty::Easy;
        wanted.kind.unwrap_or(if attempt < PATIENCE { kind } else { of_kind }) == of_kind
            && match wanted.difficulty {
                Some(difficulty) => difficulty == so_hard,
                None if attempt < PATIENCE => difficulty == so_hard && !is_dull,
                None => attempt > ATTEMPTS / 2 || !is_dull,
            }
    };
    let mut finder = Finder::new(&Board::new(rules));
    for attempt in 0..ATTEMPTS {
        if stop.is_stopped() {
            return Err(GenerateError::Stopped);
        }
        // The positions of a thousand games would fill the memory.
        finder.forget();
        for board in candidates(rules, rng) {
            let puzzle = finder.look(&board, stop);
            if let Some(puzzle) = puzzle.filter(|puzzle| suits(puzzle, attempt)) {
                return Ok(puzzle);
            }
        }
    }
    Err(GenerateError::NotFound(rules.to_string()))
}

fn is_supported(rules: &Rules) -> bool {
    let (width, height, k) = (rules.width(), rules.height(), rules.k());
    let sides = (3..=20).contains(&width) && (3..=20).contains(&height);
    let gravity = !rules.gravity() || (Gravity::supports(rules) && !rules.exact());
    sides && (3..=6).contains(&k) && gravity
}

/// Positions of one game that may be puzzles.
fn candidates(rules: Rules, rng: &mut ChaCha8Rng) -> Vec<Board> {
    let cells = rules.cells();
    if rules.gravity() || cells <= SMALL {
        let most = if rules.gravity() { 16 } else { 11 };
        let empty = rng.random_range(cells.min(5) - 1..=most.min(cells - 2));
        let board = self_play::by_chance(rules, empty, rng);
        return board.into_iter().filter(exact::reaches).collect();
    }
    // The last moves of a game: where it was decided.
    let game = self_play::by_rows(rules, rng);
    let last = game.played().len();
    let (mut board, mut boards) = (Board::new(rules), Vec::new());
    for (ply, &cell) in game.played().iter().enumerate() {
        if (3..12).contains(&(last - ply)) {
            boards.push(board.clone());
        }
        board.play(cell);
    }
    // By lot, so that not only the shortest wins are found.
    let from = rng.random_range(0..boards.len().max(1));
    boards.rotate_left(from);
    boards
}
