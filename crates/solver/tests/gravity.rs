//! Games with gravity: scores against iterative deepening, which counts distances too, and certificates.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;

use common::{long_tests, solved};
use gametree::{Deepening, Game, Limits, Scoring, Search, Stop};
use mnk::{Board, Evaluator, Rules};
use proptest::prelude::*;
use solver::{Problem, Solving, solve};

/// Twelve rules, with odd and even heights, lines of 3, 4 and 5, and exact ones.
const RULES: [&str; 12] = [
    "4x4x3+gravity",
    "5x4x4+gravity",
    "4x5x4+gravity",
    "5x5x3+gravity",
    "6x4x4+gravity",
    "3x7x3+gravity",
    "7x6x4+gravity",
    "6x5x5+gravity",
    "8x3x3+exact+gravity",
    "5x5x3+exact+gravity",
    "7x6x4+exact+gravity",
    "8x7x4+gravity",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if long_tests() { 5_000 } else { 200 }))]

    /// With few empty cells left, so that any search gets to the end.
    #[test]
    fn scores_agree_with_deepening(rules in 0..RULES.len(), choices in prop::collection::vec(any::<prop::sample::Index>(), 64)) {
        let rules: Rules = RULES[rules].parse().unwrap();
        let mut board = Board::new(rules);
        for choice in choices.iter().take(rules.cells().saturating_sub(9)) {
            let mut moves = Vec::new();
            board.moves(&mut moves);
            board.play(*choice.get(&moves));
            if board.outcome().is_some() {
                board.undo(*board.played().last().unwrap());
            }
        }
        let mut search = Deepening::new(Evaluator::Outcome);
        search.options.scoring = Scoring::Distance;
        let report = search.search(&board, &Limits::default(), &mut ());
        let problem =
            Problem { rules, moves: board.played(), bytes: 1 << 16, stop: &Stop::new() };
        let mut certificate = Vec::new();
        let solution = solve(&problem, Some(&mut certificate), &mut |_| {}).unwrap();
        prop_assert_eq!(solution.verdict.value, report.verdict().value, "{}", board);
        let weakly = Solving::new(&problem).unwrap().weakly().search(&mut |_| {}).unwrap();
        prop_assert_eq!((weakly.value, weakly.score), (solution.value, None), "{}", board);
        let checked = certificate::check(&certificate[..]);
        prop_assert!(checked.is_ok(), "{}: {}", board, checked.unwrap_err());
    }
}

/// From the empty board.
#[test]
fn small_boards_have_certificates() {
    for (rules, value) in [("4x4x3+gravity", "X"), ("4x4x4+gravity", "="), ("5x4x4+gravity", "=")] {
        let rules: Rules = rules.parse().unwrap();
        let (solution, certificate) = solved(rules, &[]);
        assert!(solution.verdict.to_string().starts_with(value), "{rules} {}", solution.verdict);
        assert!(certificate::check(&certificate[..]).is_ok(), "{rules}");
    }
}
