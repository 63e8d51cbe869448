//! Positions: no text panics, and a position is read as it is written and keeps its promises.
#![no_main]

use gametree::{Game, Outcome};
use libfuzzer_sys::fuzz_target;
use mnk::Board;

fuzz_target!(|text: &str| {
    let Ok(board) = text.parse::<Board>() else { return };
    assert_eq!(board.to_string().parse(), Ok(board.clone()));
    assert_eq!(board.key(), board.key_from_scratch());
    let won = matches!(board.outcome(), Some(Outcome::Win(_)));
    assert_eq!(won, !board.winning_lines().is_empty());
    assert_eq!(board.picture().lines().count(), board.rules().height() + 1);
});
