//! Minimax that scores a leaf for whoever is to move there.

use super::textbook::{Found, Run};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value};
use mnk::Evaluator;

pub(super) const FAULT: Fault = Fault {
    name: "leaf-for-side-to-move",
    correct: Correct::new(Algorithm::Minimax, Evaluator::OpenLines, Scoring::Plain),
    code: ["let eyes = ", ";"],
    wrong: "board.side()",
    right: "run.me",
    source: include_str!("leaf_for_side_to_move.rs"),
    depth: 1,
    depths: (1, 9),
    search: minimax,
};

fn minimax(run: &mut Run, depth: u32) -> Found {
    let board = &run.board;
    let eyes = if run.fixed { run.me } else { board.side() };
    if let Some(value) = run.leaf(depth, eyes) {
        return (None, value);
    }
    let maximizes = run.board.side() == run.me;
    let (mut best, mut score) = (None, if maximizes { Value::MIN } else { Value::MAX });
    for mv in run.moves() {
        let (_, value) = run.after(mv, |run| minimax(run, depth - 1));
        let better = if maximizes { value > score } else { value < score };
        if better {
            (best, score) = (Some(mv), value);
        }
    }
    (best, score)
}
