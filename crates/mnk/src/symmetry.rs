//! Turning and mirroring a board: positions that are the same but for where one stands.

use crate::board::Board;
use crate::layer::Stones;
use crate::rules::Rules;
use gametree::{Game, Side};

/// A position up to symmetry, and with gravity up to mirroring. Two boards of the same rules are
/// the same up to symmetry if and only if their canonical forms are equal.
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

    /// The canonical form, and how many different positions share it.
    #[must_use]
    pub fn canonical_and_orbit(&self) -> (Canonical, usize) {
        let mut images: Vec<Stones> =
            self.geometry().symmetries().iter().map(|to| self.layer().permuted(to)).collect();
        images.sort_unstable();
        images.dedup();
        let orbit = images.len();
        // The identity is among the symmetries, so there is at least one image.
        (Canonical { stones: images.swap_remove(0), side: self.side() }, orbit)
    }

    /// How many symmetries the rules have: 8 on a square, 4 on a rectangle, 2 with gravity.
    #[must_use]
    pub fn symmetries(&self) -> usize {
        self.geometry().symmetries().len()
    }
}

/// Where each symmetry of the board takes each cell. The identity is the first.
pub(crate) fn permutations(rules: &Rules) -> Vec<Vec<u16>> {
    let (width, height) = (rules.width(), rules.height());
    let mut maps: Vec<Vec<u16>> = Vec::new();
    for transpose in [false, true] {
        for upside_down in [false, true] {
            for mirrored in [false, true] {
                if (transpose && width != height) || (rules.gravity() && (transpose || upside_down))
                {
                    continue;
                }
                let image = |cell: usize| {
                    let (mut x, mut y) = (cell % width, cell / width);
                    if transpose {
                        (x, y) = (y, x);
                    }
                    if mirrored {
                        x = width - 1 - x;
                    }
                    if upside_down {
                        y = height - 1 - y;
                    }
                    (y * width + x) as u16
                };
                maps.push((0..rules.cells()).map(image).collect());
            }
        }
    }
    maps
}
