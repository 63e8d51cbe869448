//! The symmetries of a board, and positions up to symmetry.

use crate::layer::Stones;
use crate::{Board, Cell, Rules};
use gametree::{Game, Side};

/// A rotation or reflection that maps the board onto itself, and with it the lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    images: Box<[Cell]>,
}

impl Symmetry {
    /// Where it takes a cell of its board.
    #[must_use]
    pub fn image(&self, cell: Cell) -> Cell {
        self.images[cell.index()]
    }

    /// Where it takes each cell, in the order of their indices.
    #[must_use]
    pub fn images(&self) -> &[Cell] {
        &self.images
    }
}

impl Rules {
    /// The symmetries of the game, the identity first: 8 on a square, 4 on a rectangle, 2 with
    /// gravity.
    ///
    /// ```
    /// use mnk::Rules;
    ///
    /// let mirrored = &Rules::CONNECT_FOUR.symmetries()[1];
    /// let corner = Rules::CONNECT_FOUR.parse_cell("a1")?;
    /// assert_eq!(mirrored.image(corner).to_string(), "g1");
    /// # Ok::<(), mnk::CellError>(())
    /// ```
    #[must_use]
    pub fn symmetries(&self) -> Vec<Symmetry> {
        let (width, height) = (self.width(), self.height());
        let mut symmetries = Vec::new();
        for transposed in [false, true] {
            for upside_down in [false, true] {
                for mirrored in [false, true] {
                    if (transposed && width != height)
                        || (self.gravity() && (transposed || upside_down))
                    {
                        continue;
                    }
                    let image = |index: usize| {
                        let (mut x, mut y) = (index % width, index / width);
                        if transposed {
                            (x, y) = (y, x);
                        }
                        if mirrored {
                            x = width - 1 - x;
                        }
                        if upside_down {
                            y = height - 1 - y;
                        }
                        self.cell(x, y)
                    };
                    let images = (0..self.cells()).filter_map(image).collect();
                    symmetries.push(Symmetry { images });
                }
            }
        }
        symmetries
    }
}

/// A position up to symmetry. Two boards of the same rules are the same up to symmetry if and only
/// if their canonical forms are equal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Canonical {
    stones: Stones,
    side: Side,
}

impl Board {
    /// The canonical form of this position.
    #[must_use]
    pub fn canonical(&self) -> Canonical {
        self.canonical_and_orbit().0
    }

    /// The canonical form, and the size of the orbit: how many different positions share it.
    #[must_use]
    pub fn canonical_and_orbit(&self) -> (Canonical, usize) {
        let mut images: Vec<Stones> =
            self.geometry().symmetries().iter().map(|to| self.layer().image(to)).collect();
        images.sort_unstable();
        images.dedup();
        let orbit = images.len();
        // The identity is among the symmetries, so there is at least one image.
        (Canonical { stones: images.swap_remove(0), side: self.side() }, orbit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_are_different_permutations_that_keep_the_lines() {
        for (rules, count) in [("3x3x3", 8), ("4x3x3", 4), ("3x3x3+gravity", 2), ("5x5x4+exact", 8)]
        {
            let rules: Rules = rules.parse().unwrap();
            let symmetries = rules.symmetries();
            assert_eq!(symmetries.len(), count, "{rules}");
            let sorted = |cells: &[Cell]| {
                let mut cells = cells.to_vec();
                cells.sort_unstable();
                cells
            };
            let all: Vec<Cell> = symmetries[0].images().to_vec();
            assert!(all.iter().enumerate().all(|(index, cell)| cell.index() == index));
            let lines: Vec<Vec<Cell>> =
                rules.lines().iter().map(|line| sorted(&line.cells)).collect();
            for (number, symmetry) in symmetries.iter().enumerate() {
                assert!(!symmetries[..number].contains(symmetry));
                assert_eq!(sorted(symmetry.images()), all);
                for line in &lines {
                    let image: Vec<Cell> = line.iter().map(|&cell| symmetry.image(cell)).collect();
                    assert!(lines.contains(&sorted(&image)), "{rules}");
                }
            }
        }
    }
}
