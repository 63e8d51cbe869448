//! Names of squares and dots, and what to say about a text that is none.

use crate::playable::MoveError;
use std::fmt::Display;

/// A square by column and row, both from 0: `(3, 2)` is d3.
pub(crate) fn name(column: usize, row: usize) -> String {
    format!("{}{}", mnk::column_name(column), row + 1)
}

/// The names of this many columns.
pub(crate) fn column_names(width: usize) -> Vec<String> {
    (0..width).map(mnk::column_name).collect()
}

/// The columns and rows of all squares, row by row.
pub(crate) fn places(width: usize, height: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..height).flat_map(move |row| (0..width).map(move |column| (column, row)))
}

/// The column and row that a name such as `d3` stands for, if it is on a board of this size.
pub(crate) fn parse(text: &str, width: usize, height: usize) -> Option<(usize, usize)> {
    let [letter, digit] = *text.as_bytes() else { return None };
    let column = letter.to_ascii_lowercase().checked_sub(b'a')?.into();
    let row = digit.checked_sub(b'1')?.into();
    (column < width && row < height).then_some((column, row))
}

/// Enough of an input to recognise it by, in a message of one line.
#[must_use]
pub fn quote(text: &str) -> String {
    format!("'{}'", mnk::shorten(text))
}

/// A text that is no legal move, with the moves that there are.
pub(crate) fn no_move<M: Display>(text: &str, why: &str, moves: &[M]) -> MoveError {
    const MOST: usize = 12;
    let mut listed: Vec<String> = moves.iter().take(MOST).map(M::to_string).collect();
    if moves.len() > MOST {
        listed.push("…".to_owned());
    }
    MoveError::new(match listed.is_empty() {
        true => format!("{} cannot be played: the game is over", quote(text)),
        false => format!("{} {why}; the moves are {}", quote(text), listed.join(" ")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for (column, row) in [(0, 0), (3, 2), (7, 7)] {
            assert_eq!(parse(&name(column, row), 8, 8), Some((column, row)));
        }
        assert_eq!(parse("D3", 8, 8), Some((3, 2)));
        for text in ["", "d", "d0", "d9", "i1", "d10", "3d", "é", "@1", "e1"] {
            assert_eq!(parse(text, 4, 8), None, "{text}");
        }
    }
}
