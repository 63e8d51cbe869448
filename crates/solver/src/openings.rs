//! The value of each move of a position.

use crate::gravity::Book;
use crate::solve::{Method, Problem, Solution, SolveError, set_up};
use crate::work::Work;
use gametree::{Game, Outcome};
use mnk::{Board, Canonical, Cell};
use std::sync::Arc;

/// A move and its symmetric ones, with their value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The move and those that are symmetric to it, by index.
    pub cells: Vec<Cell>,
    /// The value of the move: distance and score are told from before it.
    pub solution: Solution,
}

/// The value of a position and of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Openings {
    /// The value of the position itself.
    pub solution: Solution,
    /// Every move, symmetric ones together.
    pub moves: Vec<Opening>,
}

/// Solves the position after every move, once for symmetric moves, with this many threads and perhaps a book. Calls `found`
/// with each as soon as it is solved, and `progress` now and then with the number of positions searched so far.
///
/// # Errors
/// If the question makes no sense, or the search was stopped.
pub fn openings(
    problem: &Problem<'_>,
    threads: usize,
    book: Option<Arc<Book>>,
    found: &mut dyn FnMut(&Opening),
    progress: &mut dyn FnMut(u64),
) -> Result<Openings, SolveError> {
    let Problem { rules, moves, bytes, stop } = *problem;
    let mut board = set_up(rules, moves)?;
    let mut method = Method::new(&rules, bytes, false)?;
    method.set_threads(threads);
    method.set_book(book);
    let mut work = Work::new(stop, progress);
    // If the empty board is drawn, so is the position after every first move. The first player wins
    // by none of them. Neither does the second: without that stone they would be the first player of
    // the same game, and an extra stone never harms its owner. With gravity it may, and where longer rows
    // do not win.
    let all_draw = moves.is_empty()
        && !rules.gravity()
        && !rules.exact()
        && method.settle(&board, &mut work)?.value == Outcome::Draw;
    let mut list = Vec::new();
    for cells in orbits(&mut board) {
        board.play(cells[0]);
        let solution = match board.outcome() {
            Some(outcome) => Solution::over(outcome, &board),
            None if all_draw => Solution::over(Outcome::Draw, &board),
            None => method.settle(&board, &mut work)?.a_ply_before(),
        };
        board.undo(cells[0]);
        let opening = Opening { cells, solution };
        found(&opening);
        list.push(opening);
    }
    let side = board.side();
    let best = list.iter().map(|opening| opening.solution);
    let best = best.max_by_key(|solution| solution.verdict.value.for_first(side));
    // The game is not over, so there is a move.
    let best = best.unwrap_or_else(|| Solution::over(Outcome::Draw, &board));
    Ok(Openings { solution: Solution { nodes: work.nodes, ..best }, moves: list })
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
