//! All about one fault, as plain data.

use super::Fault;
use super::positions::Positions;
use super::study::{Effect, Findings, examine};
use super::textbook::Answer;
use gametree::{Bound, Game, Verdict};
use mnk::Board;
use serde::{Deserialize, Serialize};

/// A fault as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exhibit {
    /// What it is called.
    pub name: String,
    /// The algorithm that it would be, for a look at how the correct one searches.
    pub algorithm: String,
    /// The evaluator along with it.
    pub evaluator: String,
    /// The line with the fault.
    pub line: String,
    /// The line in its place that fixes it.
    pub fix: String,
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
    /// What it says when fixed.
    pub fixed: Said,
}

/// An answer, told from the first player's point of view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// What it thinks the position is worth.
    pub value: Verdict,
    /// The moves it calls best, the one it plays first.
    pub moves: Vec<String>,
    /// Nodes visited.
    pub nodes: u64,
}

impl Said {
    fn new(answer: &Answer, board: &Board, depth: u32) -> Said {
        // To the end of the game no evaluator has a say.
        let proven = depth as usize >= empty(board);
        Said {
            value: Verdict::new(answer.value, Bound::Exact, proven, board.side()),
            moves: answer.moves.iter().map(ToString::to_string).collect(),
            nodes: answer.nodes,
        }
    }
}

/// Everything about a fault at the depth at which it is looked at first.
#[must_use]
pub fn exhibit(fault: &Fault, positions: &Positions) -> Exhibit {
    let mut smallest: Option<(&Board, Effect, [Answer; 2])> = None;
    let rank = |board: &Board, effect: Effect| (effect, empty(board), stones(board));
    let findings = examine(fault, positions, fault.depth, |board, effect, answers| {
        let smaller = smallest.as_ref().is_none_or(|&(other, other_effect, _)| {
            rank(board, effect) < rank(other, other_effect)
        });
        if smaller {
            smallest = Some((board, effect, answers));
        }
    });
    Exhibit {
        name: fault.name.to_owned(),
        algorithm: fault.correct.algorithm.to_string(),
        evaluator: fault.correct.evaluator.to_string(),
        line: fault.line(),
        fix: fault.fix(),
        findings,
        smallest: smallest.map(|(board, effect, [faulty, fixed])| CounterExample {
            effect,
            position: board.to_string(),
            moves: board.played().iter().map(ToString::to_string).collect(),
            picture: plain(board).picture(),
            empty: empty(board),
            faulty: Said::new(&faulty, board, fault.depth),
            fixed: Said::new(&fixed, board, fault.depth),
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
