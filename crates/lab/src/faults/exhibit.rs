//! All about one fault, as plain data.

use super::Fault;
use super::positions::Positions;
use super::study::{Effect, Findings, Pair, examine};
use super::textbook::Answer;
use mnk::Board;
use serde::{Deserialize, Serialize};

/// A fault as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exhibit {
    /// What it is called.
    pub name: String,
    /// In which programs it was seen.
    pub seen: Vec<String>,
    /// What goes wrong, in one sentence.
    pub sentence: String,
    /// The algorithm, the evaluator, and how a finished game counts.
    pub setting: String,
    /// The algorithm that it would be, for a look at how the correct one searches.
    pub algorithm: String,
    /// The evaluator along with it.
    pub evaluator: String,
    /// The line with the fault.
    pub line: String,
    /// The line in its place that mends it.
    pub mend: String,
    /// What it does at the depth at which it is looked at first.
    pub findings: Findings,
    /// The smallest position in which it does the gravest that it does at that depth: with the
    /// fewest empty cells, and of these the first, counting from the top row and X before O before
    /// an empty cell.
    pub smallest: Option<CounterExample>,
}

/// A position in which a fault shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CounterExample {
    /// What shows.
    pub effect: Effect,
    /// The position in one line, rules included.
    pub position: String,
    /// Moves that lead to it.
    pub moves: Vec<String>,
    /// The board, several lines.
    pub picture: String,
    /// Cells that are empty.
    pub empty: usize,
    /// What the search says.
    pub faulty: Said,
    /// What it says when mended.
    pub mended: Said,
}

/// An answer in words; values are in the eyes of the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// What it thinks the position is worth.
    pub value: String,
    /// The same as a bare number; see [`Value::raw`](gametree::Value::raw).
    pub raw: i32,
    /// The moves it calls best, the one it plays first.
    pub moves: Vec<String>,
    /// Nodes visited.
    pub nodes: u64,
}

impl From<&Answer> for Said {
    fn from(answer: &Answer) -> Said {
        Said {
            value: answer.value.to_string(),
            raw: answer.value.raw(),
            moves: answer.moves.iter().map(ToString::to_string).collect(),
            nodes: answer.nodes,
        }
    }
}

/// Everything about a fault at the depth at which it is looked at first.
#[must_use]
pub fn exhibit(fault: &Fault, positions: &Positions) -> Exhibit {
    let mut smallest: Option<(&Board, Effect, Pair)> = None;
    let rank = |board: &Board, effect: Effect| (effect, empty(board), stones(board));
    let findings = examine(fault, positions, fault.depth, |board, effect, pair| {
        let smaller = smallest.as_ref().is_none_or(|&(other, other_effect, _)| {
            rank(board, effect) < rank(other, other_effect)
        });
        if smaller {
            smallest = Some((board, effect, pair));
        }
    });
    Exhibit {
        name: fault.name.to_owned(),
        seen: fault.seen.iter().map(|&program| program.to_owned()).collect(),
        sentence: fault.sentence.to_owned(),
        setting: fault.setting.to_owned(),
        algorithm: fault.correct.algorithm.to_string(),
        evaluator: fault.correct.evaluator.to_string(),
        line: fault.line(),
        mend: fault.mend(),
        findings,
        smallest: smallest.map(|(board, effect, pair)| CounterExample {
            effect,
            position: board.to_string(),
            moves: board.played().iter().map(ToString::to_string).collect(),
            picture: plain(board).picture(),
            empty: empty(board),
            faulty: Said::from(&pair.faulty),
            mended: Said::from(&pair.mended),
        }),
    }
}

fn empty(board: &Board) -> usize {
    board.rules().cells() - board.filled()
}

/// The stones from the top row on: X, O, empty.
fn stones(board: &Board) -> Vec<usize> {
    let cells = (0..board.rules().cells()).filter_map(|index| board.rules().cell_at(index));
    cells.map(|cell| board.stone(cell).map_or(2, gametree::Side::index)).collect()
}

/// The same position without its last move, which a picture would mark.
fn plain(board: &Board) -> Board {
    board.to_string().parse().unwrap_or_else(|_| board.clone())
}
