//! What the tests share: solving with a certificate, and the plain truth about small games.

#![allow(dead_code)] // not every test needs all of it

use gametree::{Deepening, Game, Limits, Search, Side, Stop};
use mnk::{Board, Cell, Evaluator, Rules};
use solver::{Problem, Solution, Value, solve};
use std::cmp::Ordering;

/// Whether to do also what takes many seconds: in optimised code, or where `LONG_TESTS` is set, as by
/// `make test`.
pub fn long_tests() -> bool {
    cfg!(not(debug_assertions)) || std::env::var_os("LONG_TESTS").is_some()
}

/// The solution with its certificate.
pub fn solved(rules: Rules, moves: &[Cell]) -> (Solution, Vec<u8>) {
    let problem = Problem { rules, moves, bytes: 16 << 20, stop: &Stop::new() };
    let mut certificate = Vec::new();
    let solution = solve(&problem, Some(&mut certificate), &mut |_| {}).unwrap();
    (solution, certificate)
}

/// The value of a position by a search that knows nothing of lines, pairs or threats.
pub fn searched(board: &Board) -> Value {
    let mut search = Deepening::new(Evaluator::Outcome);
    search.options.scoring = Evaluator::Outcome.scoring();
    let value = search.search(board, &Limits::default(), &mut ()).value;
    let [mover, other] = match board.side() {
        Side::First => [Value::First, Value::Second],
        Side::Second => [Value::Second, Value::First],
    };
    match value.cmp(&gametree::Value::DRAW) {
        Ordering::Equal => Value::Draw,
        Ordering::Greater => mover,
        Ordering::Less => other,
    }
}
