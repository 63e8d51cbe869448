//! Alpha-beta that lists moves as equally good from bounds.

use super::textbook::{Answer, Run, Scores, after, moves};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value, Window};
use mnk::{Board, Evaluator};

pub(super) const FAULT: Fault = Fault {
    name: "bounds-as-ties",
    correct: Correct {
        algorithm: Algorithm::AlphaBeta,
        evaluator: Evaluator::QuickWin,
        scoring: Scoring::Distance,
        window: Window::FULL,
    },
    code: ["let alpha = ", ";"],
    wrong: "score",
    right: "score.below()",
    source: include_str!("bounds_as_ties.rs"),
    depth: 9,
    depths: (9, 9),
    search,
};

const SCORES: Scores = Scores { evaluator: Evaluator::QuickWin, scoring: Scoring::Distance };

fn search(board: &Board, depth: u32, fixed: bool) -> Answer {
    let mut run = Run::new(board, fixed);
    run.nodes += 1;
    if let Some(value) = SCORES.leaf(board, depth, 0, board.side()) {
        return run.answer((None, value));
    }
    let board = &mut board.clone();
    let (mut best, mut score) = (Vec::new(), Value::MIN);
    for mv in moves(board) {
        let alpha = if run.fixed { score.below() } else { score };
        let child =
            |board: &mut Board| -alpha_beta(&mut run, board, depth - 1, 1, Value::MIN, -alpha);
        let value = after(board, mv, child);
        if value > score {
            best.clear();
        }
        if value >= score {
            best.push(mv);
        }
        score = score.max(value);
    }
    Answer { value: score, moves: best, nodes: run.nodes }
}

fn alpha_beta(
    run: &mut Run,
    board: &mut Board,
    depth: u32,
    ply: u32,
    mut alpha: Value,
    beta: Value,
) -> Value {
    run.nodes += 1;
    if let Some(value) = SCORES.leaf(board, depth, ply, board.side()) {
        return value;
    }
    let mut score = Value::MIN;
    for mv in moves(board) {
        let child = |board: &mut Board| -alpha_beta(run, board, depth - 1, ply + 1, -beta, -alpha);
        score = score.max(after(board, mv, child));
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    score
}
