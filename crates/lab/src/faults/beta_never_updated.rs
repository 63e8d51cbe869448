//! Alpha-beta whose minimising side lowers alpha, so that nothing is ever cut.

use super::textbook::{Found, Run};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value};
use mnk::Evaluator;

pub(super) const FAULT: Fault = Fault {
    name: "beta-never-updated",
    correct: Correct::new(Algorithm::AlphaBeta, Evaluator::LinePower, Scoring::Plain),
    code: ["let lowered = ", ";"],
    wrong: "(alpha.min(score), beta)",
    right: "(alpha, beta.min(score))",
    source: include_str!("beta_never_updated.rs"),
    depth: 9,
    depths: (1, 9),
    search: |run, depth| alpha_beta(run, depth, Value::MIN, Value::MAX),
};

fn alpha_beta(run: &mut Run, depth: u32, mut alpha: Value, mut beta: Value) -> Found {
    if let Some(value) = run.leaf(depth, run.me) {
        return (None, value);
    }
    let maximizes = run.board.side() == run.me;
    let (mut best, mut score) = (None, if maximizes { Value::MIN } else { Value::MAX });
    for mv in run.moves() {
        let (_, value) = run.after(mv, |run| alpha_beta(run, depth - 1, alpha, beta));
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
