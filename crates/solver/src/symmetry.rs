//! The symmetries of a board as lookup tables for sets of cells.

use crate::cells::Cells;
use mnk::{Cell, Rules};

/// A symmetry, as what it makes of every eight cells.
#[derive(Clone, Debug)]
pub(crate) struct SymmetryTable {
    bytes: Vec<[Cells; 256]>,
}

impl SymmetryTable {
    /// All symmetries of the board but the identity.
    pub(crate) fn all(rules: &Rules) -> Vec<SymmetryTable> {
        let symmetries = rules.symmetries();
        symmetries[1..].iter().map(|symmetry| SymmetryTable::new(symmetry.images())).collect()
    }

    /// Takes each cell to where `to` says.
    fn new(to: &[Cell]) -> SymmetryTable {
        let bytes = to.chunks(8).map(|to| {
            std::array::from_fn(|byte| {
                let to = to.iter().enumerate().filter(|(bit, _)| byte >> bit & 1 == 1);
                to.fold(0, |set, (_, to)| set | 1 << to.index())
            })
        });
        SymmetryTable { bytes: bytes.collect() }
    }

    /// The image of a set.
    pub(crate) fn image(&self, cells: Cells) -> Cells {
        let bytes = self.bytes.iter().zip(cells.to_le_bytes());
        bytes.fold(0, |all, (images, byte)| all | images[usize::from(byte)])
    }
}

/// One cell of each orbit: the lowest, which no symmetry takes to a lower one.
pub(crate) fn orbit_representatives(cells: usize, symmetries: &[SymmetryTable]) -> Cells {
    let is_lowest = |&cell: &usize| symmetries.iter().all(|to| to.image(1 << cell) >= 1 << cell);
    (0..cells).filter(is_lowest).fold(0, |all, cell| all | 1 << cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::lines;

    #[test]
    fn lines_map_to_lines_and_orbits_are_counted() {
        for (rules, count) in
            [("3x3x3", 3), ("4x3x3", 4), ("5x5x3", 6), ("8x4x3", 8), ("8x8x3", 10)]
        {
            let rules: Rules = rules.parse().unwrap();
            let symmetries = SymmetryTable::all(&rules);
            let lines = lines(&rules);
            for symmetry in &symmetries {
                let mut images: Vec<Cells> =
                    lines.iter().map(|&line| symmetry.image(line)).collect();
                images.sort_unstable();
                assert_eq!(images, lines);
            }
            let orbits = orbit_representatives(rules.cells(), &symmetries);
            assert_eq!(orbits.count_ones(), count, "{rules}");
        }
    }
}
