//! Alpha-beta that cuts only above beta, not at it.

use super::textbook::{Answer, Run, Scores, after, moves};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value, Window};
use mnk::{Board, Cell, Evaluator};

pub(super) const FAULT: Fault = Fault {
    name: "strict-cut",
    correct: Correct {
        algorithm: Algorithm::AlphaBeta,
        evaluator: Evaluator::LongestRun,
        scoring: Scoring::Plain,
        window: Window::FULL,
    },
    code: ["let enough = ", ";"],
    wrong: "score > beta",
    right: "score >= beta",
    source: include_str!("strict_cut.rs"),
    depth: 9,
    depths: (1, 9),
    search,
};

const SCORES: Scores = Scores { evaluator: Evaluator::LongestRun, scoring: Scoring::Plain };

fn search(board: &Board, depth: u32, fixed: bool) -> Answer {
    let mut run = Run::new(board, fixed);
    let found = alpha_beta(&mut run, &mut board.clone(), depth, 0, Value::MIN, Value::MAX);
    run.answer(found)
}

fn alpha_beta(
    run: &mut Run,
    board: &mut Board,
    depth: u32,
    ply: u32,
    mut alpha: Value,
    beta: Value,
) -> (Option<Cell>, Value) {
    run.nodes += 1;
    if let Some(value) = SCORES.leaf(board, depth, ply, board.side()) {
        return (None, value);
    }
    let (mut best, mut score) = (None, Value::MIN);
    for mv in moves(board) {
        let child = |board: &mut Board| alpha_beta(run, board, depth - 1, ply + 1, -beta, -alpha);
        let value = -after(board, mv, child).1;
        if value > score {
            (best, score) = (Some(mv), value);
        }
        let enough = if run.fixed { score >= beta } else { score > beta };
        if enough {
            break;
        }
        alpha = alpha.max(score);
    }
    (best, score)
}
