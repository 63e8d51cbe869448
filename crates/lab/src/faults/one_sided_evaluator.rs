//! An evaluator that sees only its own stones, with the sign of whoever moved last.

use super::textbook::{Found, Run};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Side, Value};
use mnk::{Board, Evaluator};

pub(super) const FAULT: Fault = Fault {
    name: "one-sided-evaluator",
    correct: Correct::new(Algorithm::Minimax, Evaluator::LinePower, Scoring::Plain),
    code: ["", ""],
    wrong: "sign * mine",
    right: "mine - power(board, run.me.opponent())",
    source: include_str!("one_sided_evaluator.rs"),
    depth: 2,
    depths: (1, 8),
    search: minimax,
};

fn minimax(run: &mut Run, depth: u32) -> Found {
    if let Some(value) = run.leaf(depth, run.me) {
        let is_over = run.board.outcome().is_some();
        return (None, if is_over { value } else { Value::score(evaluate(run, &run.board)) });
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

fn evaluate(run: &Run, board: &Board) -> i32 {
    let mine = power(board, run.me);
    let sign = if board.side() == run.me { -1 } else { 1 };
    if run.fixed { mine - power(board, run.me.opponent()) } else { sign * mine }
}

/// The lines of the board, by the index of their cells.
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// Σ 10^(stones of `side`) over the lines that have some and none of the opponent's.
fn power(board: &Board, side: Side) -> i32 {
    let stones = |line: [usize; 3], of: Side| {
        let cells = line.iter().filter_map(|&index| board.rules().cell_at(index));
        cells.filter(|&cell| board.stone(cell) == Some(of)).count() as u32
    };
    let open = LINES.into_iter().filter(|&line| stones(line, side.opponent()) == 0);
    open.map(|line| stones(line, side)).filter(|&own| own > 0).map(|own| 10i32.pow(own)).sum()
}
