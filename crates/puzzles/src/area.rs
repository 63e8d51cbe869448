//! Where a hint points.

use mnk::{Cell, Rules};
use serde::{Deserialize, Serialize};

/// Sides of so many cells are cut into three parts, shorter ones are not.
const LONG: usize = 6;

/// A part of the board, by the names of two corners.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    /// The one at the bottom left.
    pub from: String,
    /// The one at the top right.
    pub to: String,
}

impl Area {
    /// The part that a cell is in: about a ninth of a large board, a row of a small one, half of one with
    /// gravity.
    #[must_use]
    pub fn around(rules: &Rules, cell: Cell) -> Area {
        let (width, height) = (rules.width(), rules.height());
        let (columns, rows) = match rules.gravity() {
            true => (2, 1),
            false => (if width < LONG { 1 } else { 3 }, if height < LONG { height } else { 3 }),
        };
        let part = |size: usize, at: usize, parts: usize| {
            let number = at * parts / size;
            let begin = |number: usize| (number * size).div_ceil(parts);
            (begin(number), begin(number + 1) - 1)
        };
        let (left, right) = part(width, cell.column(), columns);
        let (top, bottom) = part(height, height - 1 - cell.row(), rows);
        let corner = |column, row| rules.cell(column, row).unwrap_or(cell).to_string();
        Area { from: corner(left, bottom), to: corner(right, top) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_the_cell_and_is_not_all_of_the_board() {
        for game in [
            "3x3x3",
            "4x4x3",
            "5x4x4",
            "5x5x4",
            "7x6x4+gravity",
            "10x10x5",
            "15x15x5",
            "20x7x5",
            "3x20x3",
        ] {
            let rules: Rules = game.parse().unwrap();
            for cell in rules.all_cells() {
                let area = Area::around(&rules, cell);
                let [from, to] = [&area.from, &area.to].map(|name| rules.parse_cell(name).unwrap());
                let columns = from.column()..=to.column();
                let rows = from.row()..=to.row();
                assert!(columns.contains(&cell.column()), "{game} {cell} {area:?}");
                assert!(rows.contains(&cell.row()), "{game} {cell} {area:?}");
                let size = columns.count() * rows.count();
                assert!(size > 1 && 10 * size <= 6 * rules.cells(), "{game} {cell} {area:?}");
            }
        }
    }
}
