//! Alpha-beta that forgets the bound it was given.

use super::textbook::{Found, Run};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value, Window};
use mnk::Evaluator;

pub(super) const FAULT: Fault = Fault {
    name: "low-without-max",
    correct: Correct {
        window: Window::WIN_OR_LOSS,
        ..Correct::new(Algorithm::AlphaBeta, Evaluator::OpenLines, Scoring::Plain)
    },
    code: ["low = ", ";"],
    wrong: "value",
    right: "low.max(value)",
    source: include_str!("low_without_max.rs"),
    depth: 6,
    depths: (1, 9),
    search: |run, depth| alpha_beta(run, depth, Value::LOSS, Value::WIN),
};

fn alpha_beta(run: &mut Run, depth: u32, mut low: Value, high: Value) -> Found {
    if let Some(value) = run.leaf(depth, run.board.side()) {
        return (None, value);
    }
    let (mut best, mut score) = (None, Value::MIN);
    for mv in run.moves() {
        let value = -run.after(mv, |run| alpha_beta(run, depth - 1, -high, -low)).1;
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
