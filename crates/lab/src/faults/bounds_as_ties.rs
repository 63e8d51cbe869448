//! Alpha-beta that lists moves as equally good from bounds.

use super::textbook::{Found, Run};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value};
use mnk::Evaluator;

pub(super) const FAULT: Fault = Fault {
    name: "bounds-as-ties",
    correct: Correct::new(Algorithm::AlphaBeta, Evaluator::QuickWin, Scoring::Distance),
    code: ["let alpha = ", ";"],
    wrong: "score",
    right: "score.below()",
    source: include_str!("bounds_as_ties.rs"),
    depth: 9,
    depths: (9, 9),
    search,
};

fn search(run: &mut Run, depth: u32) -> Found {
    if let Some(value) = run.leaf(depth, run.me) {
        return (None, value);
    }
    let mut score = Value::MIN;
    for mv in run.moves() {
        let alpha = if run.fixed { score.below() } else { score };
        let value = -run.after(mv, |run| alpha_beta(run, depth - 1, Value::MIN, -alpha));
        if value > score {
            run.tied.clear();
        }
        if value >= score {
            run.tied.push(mv);
        }
        score = score.max(value);
    }
    (None, score)
}

fn alpha_beta(run: &mut Run, depth: u32, mut alpha: Value, beta: Value) -> Value {
    if let Some(value) = run.leaf(depth, run.board.side()) {
        return value;
    }
    let mut score = Value::MIN;
    for mv in run.moves() {
        score = score.max(-run.after(mv, |run| alpha_beta(run, depth - 1, -beta, -alpha)));
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    score
}
