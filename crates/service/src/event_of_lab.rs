//! What is told about the lab. Field by field as in `docs/protocol.md`.

use crate::event::{Ended, File};
use lab::compare::{Cell, CellId, Results};
use lab::faults::Exhibit;
use lab::tournament::CrossTable;
use serde::{Deserialize, Serialize};

/// What the lab can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LabOffer {
    /// Games to begin with, of every kind.
    pub games: Vec<LabGame>,
    /// What no request may exceed.
    pub most: LabMost,
}

/// A game by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LabGame {
    /// Such as `reversi:6`.
    pub name: String,
    /// Its evaluators, the usual one first.
    pub evaluators: Vec<String>,
}

/// What no request to the lab may exceed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LabMost {
    /// Cells of a comparison.
    pub cells: usize,
    /// Positions of a comparison, with an evaluator each.
    pub groups: usize,
    /// Repeats of a search.
    pub repeats: u32,
    /// Players of a tournament.
    pub players: usize,
    /// Games of a tournament.
    pub games: usize,
    /// Plies.
    pub depth: u32,
    /// Milliseconds of a run.
    pub ms: u64,
}

/// How far a comparison has come.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Comparing {
    /// How many cells there are.
    pub size: usize,
    /// How many of them are done, or will not be run.
    pub done: usize,
    /// How many will not be run because each would take too long, as forecast at the beginning.
    pub too_long: usize,
    /// How long the run was to take, as forecast at the beginning.
    pub forecast_ms: f64,
    /// How long the rest will take.
    pub rest_ms: f64,
    /// The cell that runs.
    pub running: Option<CellId>,
}

/// A cell that is done, or will not be run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Compared {
    /// The cell.
    pub cell: Cell,
    /// How many are done now.
    pub done: usize,
}

/// The end of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ComparisonEnd {
    /// What was found.
    pub results: Results,
    /// Why it ended.
    pub ended: Ended,
}

/// A file that is no text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Binary {
    /// To save it under.
    pub name: String,
    /// Its media type.
    pub mime: String,
    /// What is in it.
    pub base64: String,
}

/// How far a tournament has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Games played.
    pub done: usize,
    /// Games to play.
    pub size: usize,
    /// Who scored what so far.
    pub table: CrossTable,
}

/// The end of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TournamentEnd {
    /// The game by name.
    pub game: String,
    /// The players, in the order of the table.
    pub players: Vec<String>,
    /// Games of each pair, had it been played to the end.
    pub games_each: usize,
    /// How the games began.
    pub openings: String,
    /// The seed.
    pub seed: u64,
    /// Games played.
    pub done: usize,
    /// Games that were to be played.
    pub size: usize,
    /// Who scored what.
    pub table: CrossTable,
    /// The games as one file; none if there are none, or if they are too many bytes.
    pub games: Option<File>,
    /// Why it ended.
    pub ended: Ended,
}

/// The museum of faults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Museum {
    /// The game that the faulty searches play.
    pub game: String,
    /// The faults, one exhibit each.
    pub faults: Vec<Exhibit>,
}
