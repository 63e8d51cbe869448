//! Alpha-beta that forgets the bound it was given.

use super::textbook::{Answer, Run, Scores, after, moves};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value, Window};
use mnk::{Board, Cell, Evaluator};

pub(super) const FAULT: Fault = Fault {
    name: "low-without-max",
    correct: Correct {
        algorithm: Algorithm::AlphaBeta,
        evaluator: Evaluator::OpenLines,
        scoring: Scoring::Plain,
        window: Window::WIN_OR_LOSS,
    },
    code: ["low = ", ";"],
    wrong: "value",
    right: "low.max(value)",
    source: include_str!("low_without_max.rs"),
    depth: 6,
    depths: (1, 9),
    search,
};

const SCORES: Scores = Scores { evaluator: Evaluator::OpenLines, scoring: Scoring::Plain };

fn search(board: &Board, depth: u32, fixed: bool) -> Answer {
    let mut run = Run::new(board, fixed);
    let found = alpha_beta(&mut run, &mut board.clone(), depth, 0, Value::LOSS, Value::WIN);
    run.answer(found)
}

fn alpha_beta(
    run: &mut Run,
    board: &mut Board,
    depth: u32,
    ply: u32,
    mut low: Value,
    high: Value,
) -> (Option<Cell>, Value) {
    run.nodes += 1;
    if let Some(value) = SCORES.leaf(board, depth, ply, board.side()) {
        return (None, value);
    }
    let (mut best, mut score) = (None, Value::MIN);
    for mv in moves(board) {
        let child = |board: &mut Board| alpha_beta(run, board, depth - 1, ply + 1, -high, -low);
        let value = -after(board, mv, child).1;
        if value > score {
            low = if run.fixed { low.max(value) } else { value };
            (best, score) = (Some(mv), value);
        }
        if low >= high {
            break;
        }
    }
    (best, score)
}
