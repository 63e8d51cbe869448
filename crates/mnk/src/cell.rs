//! Cells and their names: `h8` is column h, row 8, with row 1 at the bottom.

use crate::rules::{Rules, shorten};
use std::fmt::{self, Display};

/// A cell of a board; as a move, a stone on it. Only [`Rules`] make cells, so it lies on their board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    index: u16,
    column: u8,
    row: u8,
}

impl Cell {
    pub(crate) fn new(index: usize, column: usize, row: usize) -> Cell {
        Cell { index: index as u16, column: column as u8, row: row as u8 }
    }

    /// The index, counted row by row from the top left corner, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// The column, from 0 on the left.
    #[must_use]
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// The row, from 0 at the **bottom**.
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }
}

impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{}", column_name(self.column()), self.row() + 1))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

/// `a` to `z`, then `aa`, `ab`, …
#[must_use]
pub fn column_name(column: usize) -> String {
    let letter = |i: usize| char::from(b'a' + (i % 26) as u8);
    match column / 26 {
        0 => letter(column).to_string(),
        more => format!("{}{}", letter(more - 1), letter(column)),
    }
}

/// Why a name is not that of a cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum CellError {
    #[error("'{0}' is not a cell; write a column letter and a row number, such as b2")]
    Form(String),
    #[error("{name} is outside the {rules} board, which goes from a1 to {last}")]
    Outside { name: String, rules: Rules, last: String },
}

impl Rules {
    /// The cell called `name`, in lower or upper case.
    ///
    /// # Errors
    /// If `name` is not the name of a cell, or the cell is not on the board.
    pub fn parse_cell(&self, name: &str) -> Result<Cell, CellError> {
        let malformed = || CellError::Form(shorten(name));
        let digits = name.find(|c: char| c.is_ascii_digit()).ok_or_else(malformed)?;
        let (letters, number) = name.split_at(digits);
        let column = parse_column(letters).ok_or_else(malformed)?;
        if number.len() > 4 || !number.bytes().all(|b| b.is_ascii_digit()) {
            return Err(malformed());
        }
        let row: usize = number.parse().map_err(|_| malformed())?;
        let from_top = (1..=self.height()).contains(&row).then(|| self.height() - row);
        let cell = from_top.and_then(|from_top| self.cell(column, from_top));
        cell.ok_or_else(|| self.outside(name))
    }

    /// No cell of the board has this name.
    pub(crate) fn outside(&self, name: &str) -> CellError {
        let (name, last) = (name.to_ascii_lowercase(), self.last_cell_name());
        CellError::Outside { name, rules: *self, last }
    }
}

/// The column with this name, from 0.
pub(crate) fn parse_column(letters: &str) -> Option<usize> {
    let value = |b: u8| b.is_ascii_alphabetic().then(|| usize::from(b.to_ascii_lowercase() - b'a'));
    match *letters.as_bytes() {
        [only] => value(only),
        [first, second] => Some((value(first)? + 1) * 26 + value(second)?),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        for rules in ["1x1x1", "32x32x5", "15x15x5", "7x6x4"] {
            let rules: Rules = rules.parse().unwrap();
            for index in 0..rules.cells() {
                let cell = rules.cell_at(index).unwrap();
                assert_eq!(cell.index(), index);
                assert_eq!(rules.parse_cell(&cell.to_string()), Ok(cell));
            }
        }
    }

    #[test]
    fn row_one_is_at_the_bottom() {
        let rules: Rules = "15x15x5".parse().unwrap();
        assert_eq!(rules.cell(0, 0).unwrap().to_string(), "a15");
        assert_eq!(rules.cell(7, 7).unwrap().to_string(), "h8");
        assert_eq!(column_name(27), "ab");
    }

    #[test]
    fn bad_names_are_explained() {
        let rules = Rules::TIC_TAC_TOE;
        for name in ["", "b", "2", "bb", "2b", "b2x", "é2", "abc1", "b99999999999"] {
            assert!(matches!(rules.parse_cell(name), Err(CellError::Form(_))), "{name}");
        }
        for name in ["d1", "a4", "a0", "z26", "aa1"] {
            let error = rules.parse_cell(name).unwrap_err().to_string();
            assert!(error.contains("a1 to c3"), "{error}");
        }
    }
}
