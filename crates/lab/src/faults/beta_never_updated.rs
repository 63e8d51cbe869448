//! Alpha-beta whose minimising side lowers alpha, so that nothing is ever cut.

use super::textbook::{Answer, Run, Scores, after, moves};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value, Window};
use mnk::{Board, Cell, Evaluator};

pub(super) const FAULT: Fault = Fault {
    name: "beta-never-updated",
    correct: Correct {
        algorithm: Algorithm::AlphaBeta,
        evaluator: Evaluator::LinePower,
        scoring: Scoring::Plain,
        window: Window::FULL,
    },
    code: ["let lowered = ", ";"],
    wrong: "(alpha.min(score), beta)",
    right: "(alpha, beta.min(score))",
    source: include_str!("beta_never_updated.rs"),
    depth: 9,
    depths: (1, 9),
    search,
};

const SCORES: Scores = Scores { evaluator: Evaluator::LinePower, scoring: Scoring::Plain };

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
    mut beta: Value,
) -> (Option<Cell>, Value) {
    run.nodes += 1;
    if let Some(value) = SCORES.leaf(board, depth, ply, run.me) {
        return (None, value);
    }
    let maximizes = board.side() == run.me;
    let (mut best, mut score) = (None, if maximizes { Value::MIN } else { Value::MAX });
    for mv in moves(board) {
        let child = |board: &mut Board| alpha_beta(run, board, depth - 1, ply + 1, alpha, beta);
        let (_, value) = after(board, mv, child);
        let better = if maximizes { value > score } else { value < score };
        if better {
            (best, score) = (Some(mv), value);
        }
        if maximizes {
            alpha = alpha.max(score);
        } else {
            let lowered =
                if run.fixed { (alpha, beta.min(score)) } else { (alpha.min(score), beta) };
            (alpha, beta) = lowered;
        }
        if alpha >= beta {
            break;
        }
    }
    (best, score)
}
