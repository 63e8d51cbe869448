//! Minimax that scores a leaf for whoever is to move there.

use super::textbook::{Answer, Run, Scores, after, moves};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value, Window};
use mnk::{Board, Cell, Evaluator};

pub(super) const FAULT: Fault = Fault {
    name: "leaf-for-side-to-move",
    correct: Correct {
        algorithm: Algorithm::Minimax,
        evaluator: Evaluator::OpenLines,
        scoring: Scoring::Plain,
        window: Window::FULL,
    },
    code: ["let eyes = ", ";"],
    wrong: "board.side()",
    right: "run.me",
    source: include_str!("leaf_for_side_to_move.rs"),
    depth: 1,
    depths: (1, 9),
    search,
};

const SCORES: Scores = Scores { evaluator: Evaluator::OpenLines, scoring: Scoring::Plain };

fn search(board: &Board, depth: u32, fixed: bool) -> Answer {
    let mut run = Run::new(board, fixed);
    let found = minimax(&mut run, &mut board.clone(), depth, 0);
    run.answer(found)
}

fn minimax(run: &mut Run, board: &mut Board, depth: u32, ply: u32) -> (Option<Cell>, Value) {
    run.nodes += 1;
    let eyes = if run.fixed { run.me } else { board.side() };
    if let Some(value) = SCORES.leaf(board, depth, ply, eyes) {
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
