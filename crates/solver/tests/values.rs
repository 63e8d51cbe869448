//! The solver agrees with published values and with alpha-beta, and the checker with the solver.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;

use certificate::Claim;
use common::{after_choices, searched, solved};
use gametree::{Outcome, Side};
use mnk::{Board, Rules};
use proptest::prelude::*;
use solver::value_name;

fn claim(value: Outcome) -> Claim {
    match value.winner() {
        Some(Side::First) => Claim::First,
        Some(Side::Second) => Claim::Second,
        None => Claim::Draw,
    }
}

/// Only the quick ones of the data file; the others are for `inarow solve --table`.
#[test]
fn the_known_values_are_proven() {
    for line in include_str!("../../inarow/data/solved.txt")
        .lines()
        .filter(|line| line.starts_with("quick"))
    {
        let [_, rules, value, ref facts @ ..] = line.split_whitespace().collect::<Vec<_>>()[..]
        else {
            panic!("{line}");
        };
        let (solution, proof) = solved(rules.parse().unwrap(), &[]);
        assert_eq!(value_name(solution.value), value, "{rules}");
        if let Some(most) = facts.iter().find_map(|fact| fact.strip_prefix("nodes=")) {
            assert!(
                solution.nodes <= most.parse().unwrap(),
                "{rules}: {} positions",
                solution.nodes
            );
        }
        let verdict =
            certificate::check(&proof[..]).unwrap_or_else(|fault| panic!("{rules}: {fault}"));
        assert_eq!(verdict.header.claim, claim(solution.value), "{rules}");
        assert_eq!(verdict.bytes, proof.len() as u64);
    }
}

#[test]
fn every_board_of_up_to_twelve_cells_has_the_value_of_a_plain_search() {
    for width in 1..=12 {
        for height in (1..=12).filter(|height| width * height <= 12) {
            for k in 1..=width.max(height) {
                let rules = Rules::new(width, height, k).unwrap();
                let (solution, proof) = solved(rules, &[]);
                assert_eq!(solution.value, searched(&Board::new(rules)), "{rules}");
                assert!(certificate::check(&proof[..]).is_ok(), "{rules}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn positions_have_the_value_of_a_plain_search(
        game in 0..4usize,
        choices in prop::collection::vec(0..100usize, 0..9),
    ) {
        // The larger the board, the more stones are on it before a plain search is asked.
        let (rules, stones) = [("3x3x3", 0), ("4x3x3", 2), ("4x4x4", 7), ("4x4x3", 6)][game];
        let rules: Rules = rules.parse().unwrap();
        let (board, played) = after_choices(rules, choices, stones);
        let (solution, proof) = solved(rules, &played);
        prop_assert_eq!(solution.value, searched(&board), "{}", board);
        let verdict = certificate::check(&proof[..]);
        prop_assert!(verdict.is_ok(), "{} {:?}", board, verdict);
    }
}
