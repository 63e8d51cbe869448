//! A game as a file: SGF for k in a row, a list of moves for other games.

use super::match_play::Winner;
use super::player::as_board;
use games::Playable;
use gametree::Side;
use mnk::Record;

/// What the names of such files end in.
pub(super) fn extension<G: Playable>(game: &G) -> &'static str {
    if as_board(game).is_some() { "sgf" } else { "txt" }
}

/// The file of a game, of which `end` is the last position.
pub(super) fn write<G: Playable>(
    end: &G,
    [first, second]: &[String; 2],
    winner: Winner,
    moves: &[String],
    opening: usize,
) -> String {
    if let Some(Ok(record)) = as_board(end).map(Record::from_board) {
        return record.with_name(Side::First, first).with_name(Side::Second, second).to_sgf();
    }
    let result = match winner {
        Winner::First => "the first side wins",
        Winner::Second => "the second side wins",
        Winner::Nobody => "draw",
    };
    format!(
        "game: {}\nfirst: {first}\nsecond: {second}\nopening: {opening} plies\nresult: {result}\n\
         moves: {}\n",
        end.name(),
        moves.join(" ")
    )
}
