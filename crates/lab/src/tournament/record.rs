//! A game as a file: SGF for k in a row, a list of moves for other games.

use games::Position;
use gametree::{Outcome, Side};
use mnk::{Board, Record};

/// What the names of such files end in.
pub(super) fn extension(position: &Position) -> &'static str {
    if position.game::<Board>().is_some() { "sgf" } else { "txt" }
}

/// The file of a game, of which `end` is the last position.
pub(super) fn write(
    end: &Position,
    [first, second]: &[String; 2],
    outcome: Outcome,
    moves: &[String],
    opening: usize,
) -> String {
    if let Some(Ok(record)) = end.game::<Board>().map(Record::from_board) {
        return record.with_name(Side::First, first).with_name(Side::Second, second).to_sgf();
    }
    format!(
        "game: {}\nX: {first}\nO: {second}\nopening: {opening} plies\nresult: {outcome}\n\
         moves: {}\n",
        end.name(),
        moves.join(" ")
    )
}
