//! What each move of a position is worth.

use crate::settle::Solver;
use crate::solve::{Problem, SolveError, Value, set_up, stones};
use crate::work::Work;
use gametree::Game;
use mnk::{Board, Canonical, Cell};

/// A move with its value, and the moves that are the same but for symmetry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The move, and all that are the same but for symmetry, in the order of the cells.
    pub cells: Vec<Cell>,
    /// The value of the position after it.
    pub value: Value,
    /// The positions searched for it.
    pub nodes: u64,
}

/// What a position and its moves are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Openings {
    /// The value of the position itself.
    pub value: Value,
    /// Every move once up to symmetry.
    pub moves: Vec<Opening>,
    /// The positions searched for all of it.
    pub nodes: u64,
}

/// Solves the position after every move, once for each kind of moves under the symmetries of the
/// position. `found` hears of each at once, and `told` of the positions searched so far.
///
/// # Errors
/// If the question makes no sense, or the search was stopped.
pub fn openings(
    problem: &Problem<'_>,
    found: &mut dyn FnMut(&Opening),
    told: &mut dyn FnMut(u64),
) -> Result<Openings, SolveError> {
    let Problem { rules, moves, bytes, stop } = *problem;
    let (mut board, _) = set_up(rules, moves)?;
    let mut solver = Solver::new(&rules, [bytes / 2; 2]);
    let mut work = Work::new(stop, told);
    // A game that is drawn from the empty board is drawn after every first move. The first player
    // does not win by any; nor does the second: without that stone on the board they would be the
    // first player of the same game, and a stone too many does no harm to the one who has it.
    let all_draw = moves.is_empty() && solver.settle([0, 0], &mut work)?.value() == Value::Draw;
    let mut list = Vec::new();
    for cells in kinds(&mut board) {
        let before = work.nodes;
        board.play(cells[0]);
        let value = match board.outcome() {
            Some(outcome) => outcome.into(),
            None if all_draw => Value::Draw,
            None => solver.settle(stones(board.played()), &mut work)?.value(),
        };
        board.undo(cells[0]);
        let opening = Opening { cells, value, nodes: work.nodes - before };
        found(&opening);
        list.push(opening);
    }
    let side = board.side();
    let best = list.iter().map(|opening| opening.value).max_by_key(|value| value.liked_by(side));
    // The position is not decided, so there is a move.
    Ok(Openings { value: best.unwrap_or(Value::Draw), moves: list, nodes: work.nodes })
}

/// The moves, those that lead to the same position up to symmetry together.
fn kinds(board: &mut Board) -> Vec<Vec<Cell>> {
    let mut moves = Vec::new();
    board.moves(&mut moves);
    moves.sort_by_key(|cell| cell.index());
    let mut kinds: Vec<(Canonical, Vec<Cell>)> = Vec::new();
    for cell in moves {
        board.play(cell);
        let canonical = board.canonical();
        board.undo(cell);
        match kinds.iter_mut().find(|(known, _)| *known == canonical) {
            Some((_, cells)) => cells.push(cell),
            None => kinds.push((canonical, vec![cell])),
        }
    }
    kinds.into_iter().map(|(_, cells)| cells).collect()
}
