//! Rows of moves with their costs, the row below counted from its own beginning.

use super::textbook::{Found, Run};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Value};
use mnk::Evaluator;

pub(super) const FAULT: Fault = Fault {
    name: "unequal-depths",
    correct: Correct::new(Algorithm::Minimax, Evaluator::QuickWin, Scoring::Distance),
    code: ["let first = ", ";"],
    wrong: "0",
    right: "above + 1",
    source: include_str!("unequal_depths.rs"),
    depth: 9,
    depths: (9, 9),
    search,
};

fn search(run: &mut Run, depth: u32) -> Found {
    let (mut row, above) = (minimax(run, depth), 0);
    if let Some(best) = row.0 {
        run.board.play(best);
        if run.board.outcome().is_none() && depth > 1 {
            let first = if run.fixed { above + 1 } else { 0 };
            run.ply = first;
            row.1 = minimax(run, depth - 1).1;
        }
    }
    row
}

fn minimax(run: &mut Run, depth: u32) -> Found {
    if let Some(value) = run.leaf(depth, run.me) {
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
