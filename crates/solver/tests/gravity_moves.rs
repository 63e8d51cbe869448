//! Scores of moves and best lines of games with gravity, against the value of every move by [`openings`].

#![allow(clippy::unwrap_used)] // a panic is how a test fails

use gametree::{Game, Outcome, Stop};
use mnk::{Board, Cell, Rules};
use proptest::prelude::*;
use solver::{Gravity, Problem, Score, SolveError, openings};

const RULES: [&str; 5] =
    ["4x4x3+gravity", "5x4x4+gravity", "7x6x4+gravity", "8x7x4+gravity", "5x5x3+exact+gravity"];

/// After random moves that end no game, with about this many empty cells left.
fn late(rules: Rules, left: usize, choices: &[prop::sample::Index]) -> Board {
    let mut board = Board::new(rules);
    for choice in choices.iter().take(rules.cells().saturating_sub(left)) {
        let mut moves = Vec::new();
        board.moves(&mut moves);
        board.play(*choice.get(&moves));
        if board.outcome().is_some() {
            board.undo(*board.played().last().unwrap());
        }
    }
    board
}

fn scores(gravity: &Gravity, board: &Board) -> Vec<(Cell, Score)> {
    let mut told = Vec::new();
    let mut found = |cell, score| told.push((cell, score));
    let scores = gravity.scores(board, &Stop::new(), &mut found, &mut |_| {}).unwrap();
    assert_eq!(told, scores);
    scores
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn moves_and_lines_agree_with_openings(rules in 0..RULES.len(), choices in prop::collection::vec(any::<prop::sample::Index>(), 64)) {
        let rules: Rules = RULES[rules].parse().unwrap();
        let board = late(rules, 12, &choices);
        let gravity = Gravity::new(&rules, 1 << 16).unwrap();
        let stop = Stop::new();
        let found = scores(&gravity, &board);
        let problem = Problem { rules, moves: board.played(), bytes: 1 << 16, stop: &stop };
        let expected = openings(&problem, 1, None, &mut |_| {}, &mut |_| {}).unwrap();
        for opening in &expected.moves {
            for cell in &opening.cells {
                let score = found.iter().find(|(mv, _)| mv == cell).map(|(_, score)| *score);
                prop_assert_eq!(score, opening.solution.score, "{} {}", board, cell);
            }
        }
        let score = gravity.score_of(&board, &stop, &mut |_| {}).unwrap();
        prop_assert_eq!(Some(score), found.iter().map(|(_, score)| *score).max());

        // The line ends the game as the score says, and when it says.
        let line = gravity.line(&board, score, &stop, &mut |_| {});
        let (mut end, side) = (board.clone(), board.side());
        line.iter().for_each(|&cell| end.try_play(cell).unwrap());
        let winner = end.outcome().and_then(Outcome::winner);
        prop_assert_eq!(winner.map_or(0, |winner| if winner == side { 1 } else { -1 }), score.get().signum());
        let value = score.value(&rules, board.filled());
        prop_assert!(winner.is_none() || value.plies() == Some(line.len() as u32), "{} {:?}", board, line);

        // A board that was set up is the same position.
        let board = Board::from_position(rules, board.to_string().split_once(' ').unwrap().1).unwrap();
        prop_assert_eq!(scores(&gravity, &board), found);
    }
}

#[test]
fn what_is_over_or_stopped_is_refused() {
    let rules: Rules = "4x4x3+gravity".parse().unwrap();
    let gravity = Gravity::new(&rules, 1 << 16).unwrap();
    let mut board = Board::new(rules);
    for cell in ["a1", "b1", "a2", "b2", "a3"] {
        board.try_play_named(cell).unwrap();
    }
    let over = gravity.score_of(&board, &Stop::new(), &mut |_| {});
    assert!(matches!(over, Err(SolveError::Over(_))), "{over:?}");
    let over = gravity.scores(&board, &Stop::new(), &mut |_, _| {}, &mut |_| {});
    assert!(matches!(over, Err(SolveError::Over(_))), "{over:?}");
    let stop = Stop::new();
    stop.stop();
    let connect_four = "7x6x4+gravity".parse().unwrap();
    let gravity = Gravity::new(&connect_four, 1 << 16).unwrap();
    let stopped = gravity.score_of(&Board::new(connect_four), &stop, &mut |_| {});
    assert!(matches!(stopped, Err(SolveError::Stopped)), "{stopped:?}");
}
