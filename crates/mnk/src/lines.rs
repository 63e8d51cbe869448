//! The winning lines of a board: every k cells in a row.

use crate::{Cell, Rules};

/// The four directions of a line, as steps to the right and **down**: a row, a column and the two
/// diagonals.
pub const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// k cells in a row: whoever has a stone on all of them has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinningLine {
    /// The cells in order.
    pub cells: Box<[Cell]>,
    /// With `exact`, the cells just beyond both ends, as far as they are on the board: an own stone
    /// there makes the row too long, so that this line does not win. Empty without `exact`.
    pub guards: Box<[Cell]>,
}

impl Rules {
    /// Every winning line of the board, direction by direction in the order of [`DIRECTIONS`], and
    /// within a direction by the index of its first cell. With k = 1 every cell is a line, once.
    ///
    /// ```
    /// let lines = mnk::Rules::TIC_TAC_TOE.lines();
    /// assert_eq!(lines.len(), 8);
    /// assert_eq!(lines[0].cells.iter().map(ToString::to_string).collect::<String>(), "a3b3c3");
    /// ```
    #[must_use]
    pub fn lines(&self) -> Vec<WinningLine> {
        let k = self.k() as i32;
        let at = |column: i32, row: i32| {
            self.cell(usize::try_from(column).ok()?, usize::try_from(row).ok()?)
        };
        // A single cell lies in all four directions at once.
        let directions = if k == 1 { &DIRECTIONS[..1] } else { &DIRECTIONS };
        let mut lines = Vec::new();
        for &(dx, dy) in directions {
            for start in 0..self.cells() as i32 {
                let (x, y) = (start % self.width() as i32, start / self.width() as i32);
                let cells: Option<Box<[Cell]>> =
                    (0..k).map(|i| at(x + i * dx, y + i * dy)).collect();
                let Some(cells) = cells else { continue };
                let ends = [at(x - dx, y - dy), at(x + k * dx, y + k * dy)];
                let guards = match self.exact() {
                    true => ends.into_iter().flatten().collect(),
                    false => Box::default(),
                };
                lines.push(WinningLine { cells, guards });
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_lines_as_the_formula_says() {
        for (rules, count) in [
            ("3x3x3", 8),
            ("15x15x5", 572),
            ("7x6x4", 69),
            ("4x1x2", 3),
            ("5x2x3", 6),
            ("3x2x1", 6),
        ] {
            assert_eq!(rules.parse::<Rules>().unwrap().lines().len(), count, "{rules}");
        }
    }

    #[test]
    fn exact_lines_are_guarded_at_both_ends() {
        let rules: Rules = "5x1x3+exact".parse().unwrap();
        let guards = rules
            .lines()
            .into_iter()
            .map(|line| line.guards.iter().map(|cell| cell.column()).collect::<Vec<_>>());
        assert_eq!(guards.collect::<Vec<_>>(), [vec![3], vec![0, 4], vec![1]]);
    }
}
