//! Games in which a row of more than k does not win, against a plain search; and boards of more than 64
//! cells.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;

use certificate::{Claim, check};
use common::{after_choices, searched, solved};
use mnk::{Board, Rules};
use proptest::prelude::*;
use solver::value_name;

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

/// What it proves of the position after these moves, as its certificate says too.
fn proven(game: &str, moves: &str) -> &'static str {
    let rules = rules(game);
    let moves: Vec<_> =
        moves.split_whitespace().map(|name| rules.parse_cell(name).unwrap()).collect();
    let (solution, proof) = solved(rules, &moves);
    let verdict = check(&proof[..]).unwrap_or_else(|fault| panic!("{game}: {fault}"));
    let claimed = match verdict.header.claim {
        Claim::First => "first",
        Claim::Second => "second",
        Claim::Draw => "draw",
    };
    assert_eq!(claimed, value_name(solution.value), "{game}");
    claimed
}

#[test]
fn every_exact_board_of_up_to_sixteen_cells_has_the_value_of_a_plain_search() {
    for width in 1..=16 {
        // Mirror images at the diagonal have the same value.
        for height in (1..=width).filter(|height| width * height <= 16) {
            for k in 1..=width {
                let rules = Rules::new(width, height, k).unwrap().with_exact(true);
                let expected = value_name(searched(&Board::new(rules)));
                assert_eq!(proven(&rules.to_string(), ""), expected, "{rules}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn exact_positions_have_the_value_of_a_plain_search(
        game in 0..7usize,
        choices in prop::collection::vec(0..100usize, 0..8),
    ) {
        // The larger the board, the more stones are on it before a plain search is asked.
        let (game, stones) = [
            ("4x3x2+exact", 0), ("4x3x3+exact", 2), ("4x4x2+exact", 4), ("4x4x3+exact", 6),
            ("5x4x3+exact", 9), ("6x3x4+exact", 8), ("5x5x4+exact", 14),
        ][game];
        let rules = rules(game);
        let (board, played) = after_choices(rules, choices, stones);
        let (solution, proof) = solved(rules, &played);
        prop_assert_eq!(solution.value, searched(&board), "{}", board);
        let verdict = check(&proof[..]);
        prop_assert!(verdict.is_ok(), "{} {:?}", board, verdict);
    }
}

/// The stone that completes a line makes it too long.
#[test]
fn a_stone_may_harm_its_owner() {
    // With c1 the first player has four in a row, and the other one threatens b2 and d2.
    let moves = "a1 a2 b1 c2 d1 e2";
    assert_eq!(proven("5x2x3", moves), "first");
    assert_eq!(proven("5x2x3+exact", moves), "second");
}

/// A double three that the other player does not answer, on boards of up to a thousand cells.
#[test]
fn a_vcf_wins_on_large_boards() {
    let fight = "h8 a1 i8 a3 j8 a5 h9 c1 h10 c3 e2 c5";
    for game in ["9x9x5", "11x11x5+exact"] {
        let fight = fight.replace('j', "g").replace('h', "e").replace('i', "f");
        assert_eq!(proven(game, &fight.replace("10", "6").replace("e2", "b8")), "first", "{game}");
    }
    for game in ["15x15x5", "15x15x5+exact", "20x20x5", "32x32x5+exact"] {
        assert_eq!(proven(game, fight), "first", "{game}");
    }
}
