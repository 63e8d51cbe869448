//! A win is a win, however far away.

use super::textbook::{Found, Run};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value};
use mnk::Evaluator;

pub(super) const FAULT: Fault = Fault {
    name: "no-distance",
    correct: Correct::new(Algorithm::Negamax, Evaluator::QuickWin, Scoring::Distance),
    code: ["let scoring = ", ";"],
    wrong: "Scoring::Plain",
    right: "Scoring::Distance",
    source: include_str!("no_distance.rs"),
    depth: 9,
    depths: (9, 9),
    search: negamax,
};

fn negamax(run: &mut Run, depth: u32) -> Found {
    let scoring = if run.fixed { Scoring::Distance } else { Scoring::Plain };
    run.scoring = scoring;
    if let Some(value) = run.leaf(depth, run.board.side()) {
        return (None, value);
    }
    let (mut best, mut score) = (None, Value::MIN);
    for mv in run.moves() {
        let value = -run.after(mv, |run| negamax(run, depth - 1)).1;
        if value > score {
            (best, score) = (Some(mv), value);
        }
    }
    (best, score)
}
