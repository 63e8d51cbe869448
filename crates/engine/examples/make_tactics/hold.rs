//! Positions with one or two moves that do not lose, and positions searched to the end.

use crate::prover::rows::Rows;
use crate::prover::tactic::{Claim, holding};
use crate::prover::{Attack, Prover};
use crate::sift::{ANSWERS, EFFORT, Found, HELD, Length, fewest};
use gametree::Game;
use mnk::Board;

/// A position where all but one or two moves lose, and not at once.
pub fn defence(board: &Board, plies: Length) -> Found {
    if fewest(board, Attack::Threats, 5)?.is_some() {
        return None; // attack is better
    }
    let left = (board.rules().cells() - board.filled()) as u32;
    if left <= 14 {
        return hold_for_good(board);
    }
    let weights = Rows::new(board).weigh([0, 0]);
    let mut moves = Vec::new();
    board.moves(&mut moves);
    moves.sort_by_key(|cell| weights[cell.index()]);
    let (mut answers, mut longest) = (Vec::new(), 0);
    for cell in moves {
        let mut after = board.clone();
        after.play(cell);
        match fewest(&after, Attack::Threats, 6)? {
            Some(stones) => longest = longest.max(2 * stones),
            None => answers.push(cell),
        }
        if answers.len() > ANSWERS {
            return None;
        }
    }
    if answers.is_empty() || !plies.contains(&longest) {
        return None;
    }
    answers.sort_by_key(|cell| cell.index());
    let holds = |stones| {
        let held = holding(board, Attack::All, stones, &mut 0, EFFORT).ok()?;
        answers.iter().all(|cell| held.contains(cell)).then_some(2 * stones)
    };
    let hold = holds(4).or_else(|| holds(3))?;
    Some((Claim::Hold(hold, longest), answers, Attack::Threats, None))
}

/// The only win of a position, searched to the end of the game, or where it is to be held the only
/// move that does not lose.
pub fn to_the_end(board: &Board, plies: Length) -> Found {
    let left = (board.rules().cells() - board.filled()) as u32;
    if left > 24 {
        return None;
    }
    if plies == HELD {
        return hold_for_good(board);
    }
    let mut prover = Prover::new(board, Attack::All, EFFORT);
    let stones = prover.fewest(left.div_ceil(2)).ok()??;
    let answers = prover.winning_moves(left.div_ceil(2)).ok()?;
    let clear = answers.len() == 1 && plies.contains(&(2 * stones - 1));
    clear.then_some((Claim::Win(2 * stones - 1), answers, Attack::All, None))
}

/// The only move that does not lose, searched to the end of the game, where none wins.
fn hold_for_good(board: &Board) -> Found {
    let left = (board.rules().cells() - board.filled()) as u32;
    if Prover::new(board, Attack::All, EFFORT).wins(left.div_ceil(2)).ok()? {
        return None;
    }
    let answers = holding(board, Attack::All, left / 2, &mut 0, EFFORT).ok()?;
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let clear = answers.len() == 1 && moves.len() >= 4;
    clear.then_some((Claim::HoldForGood, answers, Attack::All, None))
}
