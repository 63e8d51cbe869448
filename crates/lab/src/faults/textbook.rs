//! What the exhibits share: one search under way with its leaves and moves, and its answer.

use super::Correct;
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

/// The best move, if there is one, and the value.
pub(super) type Found = (Option<Cell>, Value);

/// One search under way.
pub(super) struct Run {
    /// Whether the wrong line is fixed.
    pub fixed: bool,
    /// Who searches: the side to move at the root.
    pub me: Side,
    pub evaluator: Evaluator,
    pub scoring: Scoring,
    /// The position it has come to, and how many plies that is from the root.
    pub board: Board,
    pub ply: u32,
    /// Calls so far.
    pub nodes: u64,
    /// The best moves, where the search lists ties.
    pub tied: Vec<Cell>,
}

impl Run {
    pub(super) fn new(correct: Correct, board: &Board, fixed: bool) -> Run {
        let Correct { evaluator, scoring, .. } = correct;
        let (me, board, tied) = (board.side(), board.clone(), Vec::new());
        Run { fixed, me, evaluator, scoring, board, ply: 0, nodes: 0, tied }
    }

    pub(super) fn answer(self, (best, value): Found) -> Answer {
        Answer { value, moves: best.into_iter().chain(self.tied).collect(), nodes: self.nodes }
    }

    /// Counts a call. What a leaf is worth to `side`; `None` if it is no leaf.
    pub(super) fn leaf(&mut self, depth: u32, side: Side) -> Option<Value> {
        self.nodes += 1;
        if let Some(outcome) = self.board.outcome() {
            return Some(Value::of(outcome, side, self.ply, self.scoring));
        }
        let mine = || Value::score(self.evaluator.evaluate(&self.board));
        (depth == 0).then(|| if side == self.board.side() { mine() } else { -mine() })
    }

    /// The moves, row by row from the top.
    pub(super) fn moves(&self) -> Vec<Cell> {
        let mut moves = Vec::new();
        self.board.moves(&mut moves);
        moves
    }

    /// Runs `search` on the position after a move.
    pub(super) fn after<T>(&mut self, mv: Cell, search: impl FnOnce(&mut Run) -> T) -> T {
        self.board.play(mv);
        self.ply += 1;
        let result = search(self);
        self.ply -= 1;
        self.board.undo(mv);
        result
    }
}
