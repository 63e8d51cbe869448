//! What the exhibits share: leaves, moves, and the answer of a search.

use gametree::{Evaluate, Game, Scoring, Side, Value};
use mnk::{Board, Cell, Evaluator};

/// What a search of the museum says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What it thinks the position is worth to the side to move.
    pub value: Value,
    /// The moves it calls best, the one it plays first; only where it lists ties more than one.
    pub moves: Vec<Cell>,
    /// Calls of its recursive function, the first one and finished games included.
    pub nodes: u64,
}

/// One search under way.
pub(super) struct Run {
    /// Whether the wrong line is fixed.
    pub fixed: bool,
    /// Who searches: the side to move at the root.
    pub me: Side,
    /// Calls so far.
    pub nodes: u64,
}

impl Run {
    pub(super) fn new(board: &Board, fixed: bool) -> Run {
        Run { fixed, me: board.side(), nodes: 0 }
    }

    pub(super) fn answer(&self, (best, value): (Option<Cell>, Value)) -> Answer {
        Answer { value, moves: best.into_iter().collect(), nodes: self.nodes }
    }
}

/// How leaves are scored.
#[derive(Clone, Copy)]
pub(super) struct Scores {
    pub evaluator: Evaluator,
    pub scoring: Scoring,
}

impl Scores {
    /// What a leaf is worth to `side`; `None` if it is no leaf.
    pub(super) fn leaf(self, board: &Board, depth: u32, ply: u32, side: Side) -> Option<Value> {
        if let Some(outcome) = board.outcome() {
            return Some(Value::of(outcome, side, ply, self.scoring));
        }
        let mine = || Value::score(self.evaluator.evaluate(board));
        (depth == 0).then(|| if side == board.side() { mine() } else { -mine() })
    }
}

/// The moves, row by row from the top.
pub(super) fn moves(board: &Board) -> Vec<Cell> {
    let mut moves = Vec::new();
    board.moves(&mut moves);
    moves
}

/// Runs `search` on the position after a move.
pub(super) fn after<T>(board: &mut Board, mv: Cell, search: impl FnOnce(&mut Board) -> T) -> T {
    board.play(mv);
    let result = search(board);
    board.undo(mv);
    result
}
