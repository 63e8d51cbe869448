//! Which lines there are between dots, and which boxes lie beside each.

use super::Size;
use crate::names::name;
use std::fmt::{self, Debug, Display};

/// A line between two neighbouring dots, and so a move: drawing it. Made by a game, so it lies on
/// its board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Line {
    index: u8,
    column: u8,
    row: u8,
    upright: bool,
}

impl Line {
    /// Its number: the level lines row by row from the bottom left, then the upright ones.
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Its two dots by column and row, from 0 at the bottom left; the left or lower one first.
    #[must_use]
    pub const fn dots(self) -> [(usize, usize); 2] {
        let (column, row) = (self.column as usize, self.row as usize);
        let end = if self.upright { (column, row + 1) } else { (column + 1, row) };
        [(column, row), end]
    }

    pub(super) const fn bit(self) -> u128 {
        1 << self.index
    }
}

impl Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.dots().map(|(column, row)| name(column, row));
        f.pad(&format!("{one}-{other}"))
    }
}

impl Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

/// Stands for the box beyond the edge of the board.
const NO_BOX: u8 = u8::MAX;

/// Everything about a board that no move changes.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub size: Size,
    pub lines: Vec<Line>,
    /// All lines as bits.
    pub all: u128,
    /// The four lines around each box, as bits; boxes row by row from the bottom left.
    around: Vec<u128>,
    /// The boxes beside each line.
    beside: Vec<[u8; 2]>,
}

impl Layout {
    pub fn new(size: Size) -> Layout {
        let (width, height) = (usize::from(size.width), usize::from(size.height));
        let level = (0..=height).flat_map(|row| (0..width).map(move |column| (column, row, false)));
        let upright =
            (0..height).flat_map(|row| (0..=width).map(move |column| (column, row, true)));
        let lines: Vec<Line> = level
            .chain(upright)
            .enumerate()
            .map(|(i, (column, row, upright))| Line {
                index: i as u8,
                column: column as u8,
                row: row as u8,
                upright,
            })
            .collect();
        let mut around = vec![0; width * height];
        let mut beside = Vec::new();
        for line in &lines {
            let (column, row) = (usize::from(line.column), usize::from(line.row));
            // The box to the right of it or above it has the same column and row.
            let before = match line.upright {
                true => column.checked_sub(1).map(|column| (column, row)),
                false => row.checked_sub(1).map(|row| (column, row)),
            };
            beside.push([before, Some((column, row))].map(|place| match place {
                Some((column, row)) if column < width && row < height => {
                    around[row * width + column] |= line.bit();
                    (row * width + column) as u8
                }
                _ => NO_BOX,
            }));
        }
        let all = lines.iter().fold(0, |all, line| all | line.bit());
        Layout { size, lines, all, around, beside }
    }

    /// The boxes beside a line all of whose lines are among `drawn`, as bits.
    #[inline]
    pub fn closed(&self, line: Line, drawn: u128) -> u64 {
        let closed = |number: u8| match self.around.get(usize::from(number)) {
            Some(&around) if around & !drawn == 0 => 1 << number,
            _ => 0,
        };
        let [one, other] = self.beside[line.index()];
        closed(one) | closed(other)
    }

    /// The line between two dots, if they are neighbours.
    pub fn line(&self, one: (usize, usize), other: (usize, usize)) -> Option<Line> {
        let ends = if one < other { [one, other] } else { [other, one] };
        self.lines.iter().copied().find(|line| line.dots() == ends)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_box_has_four_lines_and_every_line_a_name() {
        for (width, height) in [(1, 1), (3, 2), (6, 6)] {
            let size = Size::new(width, height).unwrap();
            let layout = Layout::new(size);
            assert_eq!(layout.lines.len(), size.lines());
            assert!(layout.around.iter().all(|around| around.count_ones() == 4));
            for &line in &layout.lines {
                let [one, other] = line.dots();
                assert_eq!(layout.line(other, one), Some(line));
                assert_eq!(layout.lines[line.index()], line);
            }
            assert_eq!(layout.line((0, 0), (1, 1)), None);
        }
    }
}
