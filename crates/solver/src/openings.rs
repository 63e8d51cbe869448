//! The value of each move of a position.

use crate::settle::Solver;
use crate::solve::{Problem, SolveError, set_up, stones};
use crate::work::Work;
use gametree::{Game, Outcome, Scoring, Value};
use mnk::{Board, Canonical, Cell};

/// A move and its symmetric ones, with their value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The move and those that are symmetric to it, by index.
    pub cells: Vec<Cell>,
    /// The value of the position after it.
    pub value: Outcome,
    /// How many positions were searched for it.
    pub nodes: u64,
}

/// The value of a position and of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Openings {
    /// The value of the position itself.
    pub value: Outcome,
    /// Every move, symmetric ones together.
    pub moves: Vec<Opening>,
    /// How many positions were searched in all.
    pub nodes: u64,
}

/// Solves the position after every move, once for symmetric moves. Calls `found` with each as soon as
/// it is solved, and `progress` now and then with the number of positions searched so far.
///
/// # Errors
/// If the question makes no sense, or the search was stopped.
pub fn openings(
    problem: &Problem<'_>,
    found: &mut dyn FnMut(&Opening),
    progress: &mut dyn FnMut(u64),
) -> Result<Openings, SolveError> {
    let Problem { rules, moves, bytes, stop } = *problem;
    let (mut board, _) = set_up(rules, moves)?;
    let mut solver = Solver::new(&rules, [bytes / 2; 2]);
    let mut work = Work::new(stop, progress);
    // If the empty board is drawn, so is the position after every first move. The first player wins
    // by none of them. Neither does the second: without that stone they would be the first player of
    // the same game, and an extra stone never harms its owner.
    let all_draw = moves.is_empty() && solver.settle([0, 0], &mut work)?.value() == Outcome::Draw;
    let mut list = Vec::new();
    for cells in orbits(&mut board) {
        let before = work.nodes;
        board.play(cells[0]);
        let value = match board.outcome() {
            Some(outcome) => outcome,
            None if all_draw => Outcome::Draw,
            None => solver.settle(stones(board.played()), &mut work)?.value(),
        };
        board.undo(cells[0]);
        let opening = Opening { cells, value, nodes: work.nodes - before };
        found(&opening);
        list.push(opening);
    }
    let side = board.side();
    let worth = |outcome: &Outcome| Value::of(*outcome, side, 0, Scoring::Plain);
    let best = list.iter().map(|opening| opening.value).max_by_key(worth);
    // The game is not over, so there is a move.
    Ok(Openings { value: best.unwrap_or(Outcome::Draw), moves: list, nodes: work.nodes })
}

/// The moves, those that lead to the same position up to symmetry together.
fn orbits(board: &mut Board) -> Vec<Vec<Cell>> {
    let mut moves = Vec::new();
    board.moves(&mut moves);
    moves.sort_by_key(|cell| cell.index());
    let mut orbits: Vec<(Canonical, Vec<Cell>)> = Vec::new();
    for cell in moves {
        board.play(cell);
        let canonical = board.canonical();
        board.undo(cell);
        match orbits.iter_mut().find(|(known, _)| *known == canonical) {
            Some((_, cells)) => cells.push(cell),
            None => orbits.push((canonical, vec![cell])),
        }
    }
    orbits.into_iter().map(|(_, cells)| cells).collect()
}
