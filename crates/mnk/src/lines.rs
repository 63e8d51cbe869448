//! The lines of a board: every k cells in a row.

use crate::rules::Rules;

/// The four directions, as steps to the right and down.
pub(crate) const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// k cells in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The indices of the cells, in order.
    pub cells: Box<[u16]>,
    /// Where only exactly k win: the cells next to both ends, as far as they are on the board.
    /// With one more own stone there the line does not win. Empty otherwise.
    pub guards: Box<[u16]>,
}

/// All lines of the board. With k = 1 every cell is a line, once.
pub(crate) fn all_lines(rules: &Rules) -> Vec<Line> {
    let k = rules.k() as i32;
    let index = |column: i32, row: i32| {
        let cell = rules.cell(usize::try_from(column).ok()?, usize::try_from(row).ok()?)?;
        Some(cell.index() as u16)
    };
    // A single cell lies in all four directions at once.
    let directions: &[(i32, i32)] = if k == 1 { &DIRECTIONS[..1] } else { &DIRECTIONS };
    let mut lines = Vec::new();
    for &(dx, dy) in directions {
        for start in 0..rules.cells() as i32 {
            let (x, y) = (start % rules.width() as i32, start / rules.width() as i32);
            let cells: Option<Box<[u16]>> = (0..k).map(|i| index(x + i * dx, y + i * dy)).collect();
            let Some(cells) = cells else { continue };
            let ends = [index(x - dx, y - dy), index(x + k * dx, y + k * dy)];
            let guards = match rules.exact() {
                true => ends.into_iter().flatten().collect(),
                false => Box::default(),
            };
            lines.push(Line { cells, guards });
        }
    }
    lines
}
