//! The exact value of every move, by searching to the end of the game: for boards with few empty cells,
//! and for the later part of games with gravity.

use crate::work::{Interrupted, Work};
use gametree::{Game, Outcome, Stop, Value};
use mnk::{Board, Cell};
use rustc_hash::FxHashMap;
use solver::Gravity;

/// Without gravity the game is searched to its end where no more cells are empty.
const EMPTY: usize = 12;
/// And only on boards of up to this many cells.
const CELLS: usize = 64;
/// With gravity: the empty cells times the columns, as from move 14 of Connect Four.
const GRAVITY_WORK: usize = 28 * 7;
/// The memory of the solver of games with gravity.
const TABLE: usize = 1 << 20;

/// Whether every move of this position can be valued exactly in a few milliseconds.
pub(crate) fn reaches(board: &Board) -> bool {
    reached(board, 0)
}

/// Whether that was so already this many moves ago.
pub(crate) fn reached(board: &Board, moves: usize) -> bool {
    let rules = board.rules();
    let empty = (rules.cells() - board.filled()).saturating_add(moves);
    if uses_solver(board) {
        return empty.saturating_mul(rules.width()) <= GRAVITY_WORK;
    }
    empty <= EMPTY && rules.cells() <= CELLS
}

fn uses_solver(board: &Board) -> bool {
    // Its values are those of freestyle rows.
    Gravity::supports(board.rules()) && !board.rules().exact()
}

/// Values moves of positions of one game, and remembers what it found.
pub(crate) struct Exact {
    gravity: Option<Gravity>,
    known: FxHashMap<u64, (i32, i32)>,
}

impl Exact {
    /// For positions of the game of this board.
    pub(crate) fn new(board: &Board) -> Exact {
        let gravity = uses_solver(board).then(|| Gravity::new(board.rules(), TABLE).ok()).flatten();
        Exact { gravity, known: FxHashMap::default() }
    }

    /// Forgets what it found: positions of different plays of a game are seldom the same.
    pub(crate) fn forget(&mut self) {
        self.known.clear();
    }

    /// What every move is worth to the side to move, distances told from before the move, best first;
    /// equals in the order of the cells. None if the game is over.
    pub(crate) fn moves(
        &mut self,
        board: &Board,
        work: &mut Work<'_>,
    ) -> Result<Vec<(Cell, Value)>, Interrupted> {
        if board.outcome().is_some() {
            return Ok(Vec::new());
        }
        let mut moves = match &self.gravity {
            Some(gravity) => by_solver(gravity, board, work.stop())?,
            None => self.by_search(board, work)?,
        };
        moves.sort_by_key(|&(cell, value)| (std::cmp::Reverse(value), cell.index()));
        Ok(moves)
    }

    /// Best play from here to the end: the quickest win, the longest defence.
    pub(crate) fn line(
        &mut self,
        board: &Board,
        work: &mut Work<'_>,
    ) -> Result<Vec<Cell>, Interrupted> {
        let (mut board, mut line) = (board.clone(), Vec::new());
        while let Some(&(cell, _)) = self.moves(&board, work)?.first() {
            board.play(cell);
            line.push(cell);
        }
        Ok(line)
    }

    fn by_search(
        &mut self,
        board: &Board,
        work: &mut Work<'_>,
    ) -> Result<Vec<(Cell, Value)>, Interrupted> {
        let mut board = board.clone();
        let most = board.rules().cells() as i32 + 1;
        let mut moves = Vec::new();
        board.moves(&mut moves);
        let mut valued = Vec::new();
        for cell in moves {
            board.play(cell);
            let score = self.search(&mut board, -most, most, work);
            board.undo(cell);
            valued.push((cell, value(-score?, &board)));
        }
        Ok(valued)
    }

    /// The score of a position for the side to move, exact if it is between `alpha` and `beta`, else a
    /// bound: 0 for a draw; for a win the number of cells that stay empty and one more, so that it
    /// does not depend on where the search began; for a loss the negative of that.
    fn search(
        &mut self,
        board: &mut Board,
        mut alpha: i32,
        mut beta: i32,
        work: &mut Work<'_>,
    ) -> Result<i32, Interrupted> {
        let empty = (board.rules().cells() - board.filled()) as i32;
        match board.outcome() {
            Some(Outcome::Win(side)) => {
                return Ok(if side == board.side() { empty + 1 } else { -empty - 1 });
            }
            Some(_) => return Ok(0),
            None => work.step()?,
        }
        let key = board.key();
        let (least, most) = self.known.get(&key).copied().unwrap_or((-empty, empty));
        (alpha, beta) = (alpha.max(least), beta.min(most));
        if alpha >= beta {
            return Ok(if alpha > most { most } else { alpha });
        }
        let (mut best, from) = (-empty - 1, alpha);
        let mut moves = Vec::new();
        board.moves(&mut moves);
        let wins = |cell: &Cell, board: &mut Board| {
            board.play(*cell);
            let won = matches!(board.outcome(), Some(Outcome::Win(_)));
            board.undo(*cell);
            won
        };
        if let Some(at) = moves.iter().position(|cell| wins(cell, board)) {
            moves.swap(0, at);
            moves.truncate(1);
        }
        for cell in moves {
            board.play(cell);
            let score = self.search(board, -beta, -alpha, work);
            board.undo(cell);
            best = best.max(-score?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let known = match best {
            _ if best >= beta => (best, most),
            _ if best <= from => (least, best),
            _ => (best, best),
        };
        self.known.insert(key, known);
        Ok(best)
    }
}

/// A score of the side to move of `board` with its distance from there.
fn value(score: i32, board: &Board) -> Value {
    let empty = (board.rules().cells() - board.filled()) as i32;
    let plies = (empty + 1 - score.abs()) as u32;
    match score {
        0 => Value::DRAW,
        1.. => Value::win_in(plies),
        _ => Value::loss_in(plies),
    }
}

fn by_solver(
    gravity: &Gravity,
    board: &Board,
    stop: &Stop,
) -> Result<Vec<(Cell, Value)>, Interrupted> {
    let scores = gravity.scores(board, stop, &mut |_, _| {}, &mut |_| {});
    let scores = scores.map_err(|_| Interrupted::Stopped)?;
    let told =
        |(cell, score): (Cell, solver::Score)| (cell, score.value(board.rules(), board.filled()));
    Ok(scores.into_iter().map(told).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_changes_no_value_and_can_be_forgotten() {
        let rules = "4x4x3".parse().unwrap();
        let stop = Stop::new();
        let mut exact = Exact::new(&Board::new(rules));
        for moves in ["b2 c3 b3 c2 a1", "c2 b2 b3 c3 a4", "a1 a2 a3 a4 d1"] {
            let mut board = Board::new(rules);
            moves.split(' ').for_each(|mv| board.play(rules.parse_cell(mv).unwrap()));
            let work = || Work::new(1_000_000, &stop);
            let afresh = Exact::new(&board).moves(&board, &mut work()).unwrap();
            assert_eq!(exact.moves(&board, &mut work()).unwrap(), afresh, "{moves}");
            assert!(!exact.known.is_empty());
            exact.forget();
            assert!(exact.known.is_empty());
            assert_eq!(exact.moves(&board, &mut work()).unwrap(), afresh, "{moves}");
        }
    }
}
