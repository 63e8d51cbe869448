//! The tactical positions of `tests/data/tactics.txt`: proven again, and solved by the engine.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

mod prover;

use engine::{Engine, Limits};
use gametree::{Game, Outcome, Side};
use mnk::{Board, Cell};
use proptest::prelude::*;
use prover::tactic::{Claim, Tactic, is_near_border};
use prover::text::read;
use prover::{Attack, Prover};
use std::collections::HashMap;

/// Positions the prover may look at for one line of the file.
const PROOF: u64 = 150_000;
/// Positions the engine may look at: a second is time for several times as many.
const THOUGHT: u64 = 100_000;

fn tactics() -> Vec<Tactic> {
    read(include_str!("../../../tests/data/tactics.txt")).unwrap()
}

#[test]
fn there_are_many_of_every_kind() {
    let tactics = tactics();
    assert!(tactics.len() >= 100, "only {}", tactics.len());
    let mut kinds: HashMap<&str, usize> = HashMap::new();
    for tactic in &tactics {
        *kinds.entry(&tactic.kind).or_default() += 1;
    }
    for kind in ["fours", "threes", "defence", "overline", "edge", "gravity"] {
        assert!(kinds.remove(kind).unwrap_or(0) >= 10, "too few of {kind}");
    }
    assert!(kinds.is_empty(), "unknown: {kinds:?}");
    for k in [4, 5, 6] {
        let count = tactics.iter().filter(|tactic| tactic.rules.k() == k).count();
        assert!(count >= 10, "only {count} with {k} in a row");
    }
    let mut boards: Vec<String> = tactics.iter().map(|t| t.rules.to_string()).collect();
    boards.sort();
    boards.dedup();
    assert!(boards.len() >= 15, "{boards:?}");
    let mut positions: Vec<String> = tactics.iter().map(|t| t.board().to_string()).collect();
    positions.sort();
    positions.dedup();
    assert_eq!(positions.len(), tactics.len(), "the same position twice");
}

#[test]
fn all_claims_are_proven_again() {
    let wrong: Vec<String> =
        tactics().iter().filter_map(|t| Some(format!("{t}: {}", t.prove(PROOF).err()?))).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn positions_are_of_their_kind() {
    for tactic in tactics() {
        let rules = tactic.rules;
        let fours = || Prover::new(&tactic.board(), Attack::Fours, PROOF).fewest(16).unwrap();
        let right = match (tactic.kind.as_str(), tactic.claim) {
            ("fours", Claim::Win(plies) | Claim::WinWithin(plies)) => {
                fours() == Some(plies.div_ceil(2))
            }
            ("threes", Claim::Win(_) | Claim::WinWithin(_)) => fours().is_none(),
            ("defence", claim) => matches!(claim, Claim::Hold(..) | Claim::HoldForGood),
            ("overline", _) => rules.exact() && tactic.trap.is_some(),
            ("edge", _) => tactic.answers.iter().all(|&cell| is_near_border(&rules, cell)),
            (kind, _) => kind == "gravity" && rules.gravity(),
        };
        assert!(right, "{tactic}");
    }
}

#[test]
fn the_engine_finds_the_answers() {
    let mut wrong = Vec::new();
    for tactic in tactics() {
        let limits = Limits { nodes: Some(THOUGHT), ..Limits::default() };
        let thought = Engine::new(16 << 20).think(&tactic.board(), &limits, |_| {}).unwrap();
        let line = &thought.lines[0];
        let said = line.value.plies().filter(|_| line.value.is_win());
        let sooner = match (tactic.claim, said) {
            (Claim::Win(plies), Some(said)) => said < plies,
            _ => false,
        };
        if sooner || !tactic.answers.contains(&line.pv[0]) {
            wrong.push(format!("{tactic}: {} {}", line.pv[0], line.value));
        }
    }
    assert!(wrong.is_empty(), "{} missed:\n{}", wrong.len(), wrong.join("\n"));
}

/// A position of a small board with some random stones on it, and nobody having won.
fn small_position() -> impl Strategy<Value = Board> {
    let rules = prop::sample::select(vec![
        "5x5x4",
        "4x4x3",
        "5x4x4+exact",
        "5x4x3+exact",
        "4x4x3+gravity",
        "5x4x4+gravity",
        "6x3x3",
        "5x5x5",
        "4x5x3+gravity+exact",
    ]);
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 25);
    (rules, choices, 6usize..14).prop_map(|(rules, choices, empty)| {
        let mut board = Board::new(rules.parse().unwrap());
        for choice in choices {
            let mut moves = Vec::new();
            board.moves(&mut moves);
            moves.retain(|&cell: &Cell| {
                let mut after = board.clone();
                after.play(cell);
                after.outcome().is_none()
            });
            if moves.is_empty() || board.rules().cells() - board.filled() <= empty {
                break;
            }
            board.play(moves[choice.index(moves.len())]);
        }
        board
    })
}

/// Whether `side` wins within `plies`, by trying everything.
fn really_wins(board: &mut Board, side: Side, plies: u32) -> bool {
    if let Some(outcome) = board.outcome() {
        return outcome == Outcome::Win(side);
    }
    if plies == 0 {
        return false;
    }
    let mine = board.side() == side;
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let wins = |cell: Cell| {
        board.play(cell);
        let won = really_wins(board, side, plies - 1);
        board.undo(cell);
        won == mine
    };
    moves.into_iter().any(wins) == mine
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn the_prover_says_what_trying_everything_says(board in small_position(), stones in 1u32..5) {
        prop_assume!(board.rules().cells() - board.filled() <= 14);
        let plies = 2 * stones - 1;
        let real = really_wins(&mut board.clone(), board.side(), plies);
        for attack in [Attack::Fours, Attack::Threats, Attack::Wide, Attack::All] {
            let said = Prover::new(&board, attack, u64::MAX).wins(stones).unwrap();
            prop_assert!(real || !said, "{board} {attack:?} {stones}");
            prop_assert!(said || !real || attack != Attack::All, "{board} {stones}");
        }
        let mut moves = Vec::new();
        board.moves(&mut moves);
        let fewer = really_wins(&mut board.clone(), board.side(), plies.saturating_sub(2));
        if real && !fewer {
            let side = board.side();
            moves.retain(|&cell| {
                let mut after = board.clone();
                after.play(cell);
                really_wins(&mut after, side, plies - 1)
            });
            let found = Prover::new(&board, Attack::All, u64::MAX).winning_moves(stones).unwrap();
            prop_assert_eq!(found, moves, "{} {}", board, stones);
        }
    }
}
