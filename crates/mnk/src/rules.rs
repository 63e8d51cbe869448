//! The rules: the size of the board, how many in a row win, and the options `exact` and `gravity`.

use crate::cell::{Cell, column_name};
use std::fmt::{self, Display};
use std::str::FromStr;

/// The longest side of a board.
pub const MAX_SIDE: u8 = 32;

/// The rules of one game of k in a row, such as `3x3x3`, `15x15x5+exact` or `7x6x4+gravity`.
///
/// Always valid: every side is 1 to 32 cells long, and `k` at most the longer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    width: u8,
    height: u8,
    k: u8,
    exact: bool,
    gravity: bool,
}

impl Rules {
    /// Tic-tac-toe.
    pub const TIC_TAC_TOE: Rules =
        Rules { width: 3, height: 3, k: 3, exact: false, gravity: false };
    /// Connect Four.
    pub const CONNECT_FOUR: Rules =
        Rules { width: 7, height: 6, k: 4, exact: false, gravity: true };

    /// `width` × `height` with `k` or more in a row, without options.
    ///
    /// # Errors
    /// If a side is not 1 to 32, or `k` is not 1 to the longer side.
    pub fn new(width: u32, height: u32, k: u32) -> Result<Rules, RulesError> {
        let side = |name, value| match u8::try_from(value) {
            Ok(side @ 1..=MAX_SIDE) => Ok(side),
            _ => Err(RulesError::Side { name, value }),
        };
        let (width, height) = (side("width", width)?, side("height", height)?);
        let longer = width.max(height);
        match u8::try_from(k) {
            Ok(k) if (1..=longer).contains(&k) => {
                Ok(Rules { width, height, k, exact: false, gravity: false })
            }
            _ => Err(RulesError::Row { k, longer }),
        }
    }

    /// The same with or without `exact`: a row of more than `k` does not win.
    #[must_use]
    pub const fn with_exact(mut self, exact: bool) -> Rules {
        self.exact = exact;
        self
    }

    /// The same with or without `gravity`: stones fall to the bottom of their column.
    #[must_use]
    pub const fn with_gravity(mut self, gravity: bool) -> Rules {
        self.gravity = gravity;
        self
    }

    /// The number of columns.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width as usize
    }

    /// The number of rows.
    #[must_use]
    pub const fn height(&self) -> usize {
        self.height as usize
    }

    /// How many stones in a row win.
    #[must_use]
    pub const fn k(&self) -> usize {
        self.k as usize
    }

    /// Whether only rows of exactly `k` win.
    #[must_use]
    pub const fn exact(&self) -> bool {
        self.exact
    }

    /// Whether stones fall.
    #[must_use]
    pub const fn gravity(&self) -> bool {
        self.gravity
    }

    /// The number of cells.
    #[must_use]
    pub const fn cells(&self) -> usize {
        self.width() * self.height()
    }

    /// The cell in this column, from 0 on the left, and this row, from 0 at the **top**.
    #[must_use]
    pub fn cell(&self, column: usize, row_from_top: usize) -> Option<Cell> {
        (column < self.width() && row_from_top < self.height()).then(|| {
            Cell::new(
                row_from_top * self.width() + column,
                column,
                self.height() - 1 - row_from_top,
            )
        })
    }

    /// The cell with this index, counted row by row from the top left corner.
    #[must_use]
    pub fn cell_at(&self, index: usize) -> Option<Cell> {
        self.cell(index % self.width(), index / self.width())
    }

    /// All cells, row by row from the top left corner.
    pub fn all_cells(self) -> impl Iterator<Item = Cell> {
        (0..self.cells()).filter_map(move |index| self.cell_at(index))
    }

    /// The name of the top right corner: the board goes from a1 to this cell.
    #[must_use]
    pub fn last_cell_name(&self) -> String {
        format!("{}{}", column_name(self.width() - 1), self.height)
    }
}

impl Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}x{}", self.width, self.height, self.k)?;
        if self.exact {
            f.write_str("+exact")?;
        }
        if self.gravity {
            f.write_str("+gravity")?;
        }
        Ok(())
    }
}

/// Why rules are invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum RulesError {
    #[error("'{0}' is not a set of rules; write WIDTHxHEIGHTxK, such as 3x3x3 or 15x15x5+exact")]
    Form(String),
    #[error("'{part}' in '{text}' is not a positive number; write WIDTHxHEIGHTxK, such as 3x3x3")]
    Number { part: String, text: String },
    #[error("the {name} must be 1 to {MAX_SIDE}, got {value} (example: 15x15x5)")]
    Side { name: &'static str, value: u32 },
    #[error("k must be 1 to {longer}, the longer side of the board, got {k}")]
    Row { k: u32, longer: u8 },
    #[error("there is no option '{0}'; the options are +exact and +gravity")]
    Option(String),
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Rules, RulesError> {
        let mut parts = text.split('+');
        let size = parts.next().unwrap_or_default();
        let numbers: Vec<&str> = size.split(['x', 'X', '×']).collect();
        let [width, height, k] = numbers[..] else {
            return Err(RulesError::Form(shorten(text)));
        };
        let number = |part: &str| {
            part.parse::<u32>()
                .map_err(|_| RulesError::Number { part: shorten(part), text: shorten(text) })
        };
        let mut rules = Rules::new(number(width)?, number(height)?, number(k)?)?;
        for option in parts {
            rules = rules.with_option(option)?;
        }
        Ok(rules)
    }
}

impl Rules {
    /// The same with the option of this name.
    pub(crate) fn with_option(self, option: &str) -> Result<Rules, RulesError> {
        match option {
            "exact" => Ok(self.with_exact(true)),
            "gravity" => Ok(self.with_gravity(true)),
            other => Err(RulesError::Option(shorten(other))),
        }
    }
}

/// The beginning of an input, on one line, for messages.
#[must_use]
pub fn shorten(text: &str) -> String {
    let mut short: String =
        text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(40).collect();
    if text.chars().count() > 40 {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_written_as_they_are_read() {
        for text in ["3x3x3", "15x15x5+exact", "7x6x4+gravity", "32x1x32", "5x4x3+exact+gravity"] {
            assert_eq!(text.parse::<Rules>().unwrap().to_string(), text);
        }
        assert_eq!("3×3×3".parse::<Rules>(), Ok(Rules::TIC_TAC_TOE));
    }

    #[test]
    fn invalid_rules_are_explained() {
        let message = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
        assert!(message("0x3x3").contains("width must be 1 to 32, got 0"));
        assert!(message("3x99x5").contains("height must be 1 to 32, got 99"));
        assert!(message("3x3x9").contains("k must be 1 to 3, the longer side of the board, got 9"));
        assert!(message("3x3x0").contains("got 0"));
        assert!(message("-1x3x3").contains("'-1' in '-1x3x3'"));
        assert!(message("3x3").contains("'3x3' is not a set of rules"));
        assert!(message("3xax3").contains("'a' in '3xax3'"));
        assert!(message("3x3x3+wrap").contains("'wrap'"));
        assert!(message("3x99999999999x3").contains("99999999999"));
    }
}
