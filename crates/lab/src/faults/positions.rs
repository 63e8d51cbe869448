//! Every position of noughts and crosses in which a move is to be made.

use gametree::{Game, Outcome, Side};
use mnk::{Board, Cell, Rules};
use rustc_hash::{FxHashMap, FxHashSet};

/// All positions of 3x3x3 that games from the empty board can come to, and their true results.
pub struct Positions {
    /// Those that are not over, fewest stones first, each once and with a way of reaching it.
    pub open: Vec<Board>,
    /// The result with best play, +1, 0 or −1 for the side to move, by key; also of finished games.
    results: FxHashMap<u64, i8>,
}

/// Goes through the whole game.
#[must_use]
pub fn positions() -> Positions {
    let (mut open, mut over) = (Vec::new(), Vec::new());
    let mut seen: FxHashSet<u64> = FxHashSet::default();
    let mut ply = vec![Board::new(Rules::TIC_TAC_TOE)];
    while !ply.is_empty() {
        let below: Vec<Board> = ply
            .iter()
            .flat_map(|board| children(board).map(|(_, child)| child))
            .filter(|child| seen.insert(child.key()))
            .collect();
        open.append(&mut ply);
        for child in below {
            if child.outcome().is_some() { over.push(child) } else { ply.push(child) }
        }
    }
    let mut results: FxHashMap<u64, i8> =
        over.iter().map(|board| (board.key(), finished(board))).collect();
    // Children have more stones, so they are known before their parents.
    for board in open.iter().rev() {
        let values =
            children(board).map(|(_, child)| -results.get(&child.key()).copied().unwrap_or(0));
        let best = values.max().unwrap_or(0);
        results.insert(board.key(), best);
    }
    Positions { open, results }
}

impl Positions {
    /// +1, 0 or −1: what the side to move gets with best play.
    #[must_use]
    pub fn result(&self, board: &Board) -> i8 {
        self.results.get(&board.key()).copied().unwrap_or(0)
    }

    /// Whether a move gives a better result away, whatever the opponent does.
    #[must_use]
    pub fn loses_result(&self, board: &Board, mv: Cell) -> bool {
        -self.result(&played(board, mv)) < self.result(board)
    }
}

/// The position after a move.
pub(super) fn played(board: &Board, mv: Cell) -> Board {
    let mut child = board.clone();
    child.play(mv);
    child
}

/// The moves of a position and where they lead.
pub(super) fn children(board: &Board) -> impl Iterator<Item = (Cell, Board)> + '_ {
    let mut moves = Vec::new();
    board.moves(&mut moves);
    moves.into_iter().map(|mv| (mv, played(board, mv)))
}

fn finished(board: &Board) -> i8 {
    let won = |winner: Side| if winner == board.side() { 1 } else { -1 };
    match board.outcome() {
        Some(Outcome::Win(winner)) => won(winner),
        _ => 0,
    }
}
