//! The value of every move is that of the position after it.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;

use common::searched;
use gametree::{Game, Outcome, Side, Stop};
use mnk::{Board, Rules};
use solver::{Opening, Openings, Problem, SolveError, openings};

fn all(rules: &str, moves: &str) -> Openings {
    let rules: Rules = rules.parse().unwrap();
    let moves: Vec<_> =
        moves.split_whitespace().map(|name| rules.parse_cell(name).unwrap()).collect();
    let mut told: Vec<Opening> = Vec::new();
    let problem = Problem { rules, moves: &moves, bytes: 16 << 20, stop: &Stop::new() };
    let mut found = |opening: &Opening| told.push(opening.clone());
    let openings = openings(&problem, 1, None, &mut found, &mut |_| {}).unwrap();
    assert_eq!(told, openings.moves);
    openings
}

#[test]
fn openings_agree_with_alpha_beta() {
    for (rules, moves) in [
        ("3x3x3", ""),
        ("4x3x3", ""),
        ("2x2x2", ""),
        ("1x1x1", ""),
        ("3x3x3", "b2"),
        ("3x3x3", "a1 a2"),
        ("3x3x3", "a1 b2 c3"),
        ("4x3x3", "a1"),
        ("4x4x4", "b2 c3 b3 c2 a1 d4"),
        ("3x3x3+gravity", ""),
        ("4x4x3+gravity", "b1 b2"),
    ] {
        let openings = all(rules, moves);
        let rules: Rules = rules.parse().unwrap();
        let mut board = Board::new(rules);
        moves.split_whitespace().for_each(|name| {
            board.try_play_named(name).unwrap();
        });
        assert_eq!(openings.solution.value, searched(&board), "{rules} {moves}");
        let mut seen = Vec::new();
        for opening in &openings.moves {
            for &cell in &opening.cells {
                board.play(cell);
                let value = match board.outcome() {
                    Some(outcome) => outcome,
                    None => searched(&board),
                };
                assert_eq!(opening.solution.value, value, "{rules} {moves} {cell}");
                board.undo(cell);
                seen.push(cell);
            }
        }
        let mut legal = Vec::new();
        board.moves(&mut legal);
        seen.sort_by_key(|cell| cell.index());
        legal.sort_by_key(|cell| cell.index());
        assert_eq!(seen, legal, "every move is there once");
    }
}

#[test]
fn symmetric_moves_are_grouped() {
    let sizes = |rules: &str, moves: &str| -> Vec<usize> {
        all(rules, moves).moves.iter().map(|opening| opening.cells.len()).collect()
    };
    assert_eq!(sizes("3x3x3", ""), [4, 4, 1]);
    assert_eq!(sizes("4x4x4", ""), [4, 8, 4]);
    assert_eq!(sizes("4x3x3", ""), [4, 4, 2, 2]);
    assert_eq!(sizes("3x3x3", "b2"), [4, 4]);
    assert_eq!(sizes("3x3x3", "a1 b1"), [1; 7]);
}

#[test]
fn known_openings() {
    // All sixteen of 4,4,4 draw; 4,3,3 is won, but not from every cell.
    assert!(all("4x4x4", "").moves.iter().all(|opening| opening.solution.value == Outcome::Draw));
    let values: Vec<Outcome> =
        all("4x3x3", "").moves.iter().map(|opening| opening.solution.value).collect();
    let won = Outcome::Win(Side::First);
    assert!(values.contains(&won) && values.iter().any(|&value| value != won));
}

#[test]
fn unsupported_games_are_refused() {
    let ask = |rules: &str| {
        let stop = Stop::new();
        let problem = Problem { rules: rules.parse().unwrap(), moves: &[], bytes: 1, stop: &stop };
        openings(&problem, 1, None, &mut |_| {}, &mut |_| {})
    };
    assert!(matches!(ask("9x7x4+gravity"), Err(SolveError::TooLarge(_))));
}
