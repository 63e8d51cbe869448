//! A win is a win, however far away.

use super::textbook::{Answer, Run, Scores, after, moves};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value, Window};
use mnk::{Board, Cell, Evaluator};

pub(super) const FAULT: Fault = Fault {
    name: "no-distance",
    correct: Correct {
        algorithm: Algorithm::Negamax,
        evaluator: Evaluator::QuickWin,
        scoring: Scoring::Distance,
        window: Window::FULL,
    },
    code: ["let scoring = ", ";"],
    wrong: "Scoring::Plain",
    right: "Scoring::Distance",
    source: include_str!("no_distance.rs"),
    depth: 9,
    depths: (9, 9),
    search,
};

fn search(board: &Board, depth: u32, fixed: bool) -> Answer {
    let mut run = Run::new(board, fixed);
    let found = negamax(&mut run, &mut board.clone(), depth, 0);
    run.answer(found)
}

fn negamax(run: &mut Run, board: &mut Board, depth: u32, ply: u32) -> (Option<Cell>, Value) {
    run.nodes += 1;
    let scoring = if run.fixed { Scoring::Distance } else { Scoring::Plain };
    let scores = Scores { evaluator: Evaluator::Outcome, scoring };
    if let Some(value) = scores.leaf(board, depth, ply, board.side()) {
        return (None, value);
    }
    let (mut best, mut score) = (None, Value::MIN);
    for mv in moves(board) {
        let value = -after(board, mv, |board| negamax(run, board, depth - 1, ply + 1)).1;
        if value > score {
            (best, score) = (Some(mv), value);
        }
    }
    (best, score)
}
