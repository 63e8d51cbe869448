//! Alpha-beta that cuts only above beta, not at it: a convention of some courses that costs nodes. The
//! values are right, so `gametree` has it too: `Options::strict_cuts`.

use super::textbook::{Found, Run};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value};
use mnk::Evaluator;

pub(super) const FAULT: Fault = Fault {
    name: "strict-cut",
    correct: Correct::new(Algorithm::AlphaBeta, Evaluator::LongestRun, Scoring::Plain),
    code: ["let enough = ", ";"],
    wrong: "score > beta",
    right: "score >= beta",
    source: include_str!("strict_cut.rs"),
    depth: 9,
    depths: (1, 9),
    search: |run, depth| alpha_beta(run, depth, Value::MIN, Value::MAX),
};

fn alpha_beta(run: &mut Run, depth: u32, mut alpha: Value, beta: Value) -> Found {
    if let Some(value) = run.leaf(depth, run.board.side()) {
        return (None, value);
    }
    let (mut best, mut score) = (None, Value::MIN);
    for mv in run.moves() {
        let value = -run.after(mv, |run| alpha_beta(run, depth - 1, -beta, -alpha)).1;
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
