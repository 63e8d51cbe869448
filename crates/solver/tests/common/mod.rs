//! What the tests share: solving with a certificate, and the values of small games by alpha-beta.

#![allow(dead_code)] // not every test needs all of it

use gametree::{Deepening, Game, Limits, Outcome, Search, Stop};
use mnk::{Board, Cell, Evaluator, Rules};
use solver::{Problem, Solution, solve};

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

/// The value of a position by a search that knows nothing of lines, pairings or threats.
pub fn searched(board: &Board) -> Outcome {
    let mut search = Deepening::new(Evaluator::Outcome);
    search.options.scoring = Evaluator::Outcome.scoring();
    let report = search.search(board, &Limits::default(), &mut ());
    report.verdict().outcome().unwrap()
}

/// A board after these choices among its moves, and some more stones, up to the last move that does not
/// end the game; and the moves.
pub fn after_choices(rules: Rules, choices: Vec<usize>, stones: usize) -> (Board, Vec<Cell>) {
    let mut board = Board::new(rules);
    for choice in choices.into_iter().chain(std::iter::repeat_n(1, stones)) {
        let mut moves = Vec::new();
        board.moves(&mut moves);
        let cell = moves[choice % moves.len()];
        board.play(cell);
        if board.outcome().is_some() {
            board.undo(cell);
            break;
        }
    }
    let played = board.played().to_vec();
    (board, played)
}
