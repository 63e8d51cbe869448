//! Rows of moves with their costs, the row below counted from its own beginning.

use super::textbook::{Answer, Run, Scores, after, moves};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value, Window};
use mnk::{Board, Cell, Evaluator};

pub(super) const FAULT: Fault = Fault {
    name: "unequal-depths",
    correct: Correct {
        algorithm: Algorithm::Minimax,
        evaluator: Evaluator::QuickWin,
        scoring: Scoring::Distance,
        window: Window::FULL,
    },
    code: ["let first = ", ";"],
    wrong: "0",
    right: "above + 1",
    source: include_str!("unequal_depths.rs"),
    depth: 9,
    depths: (9, 9),
    search,
};

const SCORES: Scores = Scores { evaluator: Evaluator::QuickWin, scoring: Scoring::Distance };

fn search(board: &Board, depth: u32, fixed: bool) -> Answer {
    let mut run = Run::new(board, fixed);
    let board = &mut board.clone();
    let (mut row, above) = (minimax(&mut run, board, depth, 0), 0);
    if let Some(best) = row.0 {
        board.play(best);
        if board.outcome().is_none() && depth > 1 {
            let first = if run.fixed { above + 1 } else { 0 };
            row.1 = minimax(&mut run, board, depth - 1, first).1;
        }
    }
    run.answer(row)
}

fn minimax(run: &mut Run, board: &mut Board, depth: u32, ply: u32) -> (Option<Cell>, Value) {
    run.nodes += 1;
    if let Some(value) = SCORES.leaf(board, depth, ply, run.me) {
        return (None, value);
    }
    let maximizes = board.side() == run.me;
    let (mut best, mut score) = (None, if maximizes { Value::MIN } else { Value::MAX });
    for mv in moves(board) {
        let (_, value) = after(board, mv, |board| minimax(run, board, depth - 1, ply + 1));
        let better = if maximizes { value > score } else { value < score };
        if better {
            (best, score) = (Some(mv), value);
        }
    }
    (best, score)
}
