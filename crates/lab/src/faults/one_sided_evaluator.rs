//! An evaluator that sees only its own stones, with the sign of whoever moved last.

use super::textbook::{Answer, Run, after, moves};
use super::{Correct, Fault};
use gametree::{Algorithm, Game, Scoring, Side, Value, Window};
use mnk::{Board, Cell, Evaluator};

pub(super) const FAULT: Fault = Fault {
    name: "one-sided-evaluator",
    correct: Correct {
        algorithm: Algorithm::Minimax,
        evaluator: Evaluator::LinePower,
        scoring: Scoring::Plain,
        window: Window::FULL,
    },
    code: ["", ""],
    wrong: "sign * mine",
    right: "mine - power(board, run.me.opponent())",
    source: include_str!("one_sided_evaluator.rs"),
    depth: 2,
    depths: (1, 8),
    search,
};

fn search(board: &Board, depth: u32, fixed: bool) -> Answer {
    let mut run = Run::new(board, fixed);
    let found = minimax(&mut run, &mut board.clone(), depth, 0);
    run.answer(found)
}

fn minimax(run: &mut Run, board: &mut Board, depth: u32, ply: u32) -> (Option<Cell>, Value) {
    run.nodes += 1;
    if let Some(outcome) = board.outcome() {
        return (None, Value::of(outcome, run.me, ply, Scoring::Plain));
    }
    if depth == 0 {
        return (None, Value::score(evaluate(run, board)));
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
