//! A puzzle: the position, what is asked, and the answer.

use gametree::Side;
use mnk::{Board, Cell, PlayError, Rules};
use serde::{Deserialize, Serialize};

/// What is to be found. What each claims stands in the documentation of the crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// The only move that wins.
    Win {
        /// In so many plies.
        plies: u32,
    },
    /// The only move that begins a VCF.
    Fours {
        /// Of so many plies.
        plies: u32,
    },
    /// The only move that does not lose by force.
    Defence,
}

impl Task {
    /// Which kind it is of.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Task::Win { .. } | Task::Fours { .. } => Kind::Win,
            Task::Defence => Kind::Defence,
        }
    }

    /// In how many plies it wins.
    #[must_use]
    pub fn plies(self) -> Option<u32> {
        match self {
            Task::Win { plies } | Task::Fours { plies } => Some(plies),
            Task::Defence => None,
        }
    }
}

/// Whether a win or a defence is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A win, by whatever or by fours.
    Win,
    /// The only defence.
    Defence,
}

/// How the claims were proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// Every move was searched to the end of the game.
    Exact,
    /// By complete searches for VCFs.
    Fours,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// A win with the second stone; a defence against a win at once.
    Easy,
    /// A win with the third stone; a defence against a win in up to five plies.
    Medium,
    /// Anything longer.
    Hard,
}

/// A position with exactly one right move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The rules, such as `15x15x5+exact`.
    pub game: String,
    /// Who began.
    pub first: Side,
    /// A game that leads to the position, oldest move first.
    pub moves: Vec<String>,
    /// Who is to move.
    pub side: Side,
    /// What is to be found.
    pub task: Task,
    /// How hard that is.
    pub difficulty: Difficulty,
    /// The right move.
    pub answer: String,
    /// The answer and best play after it: to the end of a win, for a defence as far as it is known.
    pub line: Vec<String>,
    /// How the claims were proven.
    pub proof: Proof,
}

impl Puzzle {
    /// The position.
    ///
    /// # Errors
    /// If the moves are none of this game; not for puzzles that were made here.
    pub fn board(&self) -> Result<Board, PlayError> {
        let rules: Rules = self.game.parse().unwrap_or(Rules::TIC_TAC_TOE);
        let mut board = Board::starting_with(rules, self.first);
        for name in &self.moves {
            board.try_play_named(name)?;
        }
        Ok(board)
    }
}

/// Cells by their names.
pub(crate) fn names(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}
