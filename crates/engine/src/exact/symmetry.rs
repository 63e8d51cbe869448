//! The symmetries of a small board as lookup tables, quick enough for every node of a search.

use super::SMALL;
use super::small::Set;
use mnk::{Cell, Rules};

/// A symmetry, as what it makes of every five cells.
#[derive(Debug)]
pub(super) struct SymmetryTable {
    fives: [[Set; 32]; SMALL / 5],
}

impl SymmetryTable {
    /// All symmetries of the board but the identity.
    pub(super) fn all(rules: &Rules) -> Vec<SymmetryTable> {
        let symmetries = rules.symmetries();
        symmetries[1..].iter().map(|symmetry| SymmetryTable::new(symmetry.images())).collect()
    }

    /// Takes each cell to where `to` says.
    fn new(to: &[Cell]) -> SymmetryTable {
        let fives = std::array::from_fn(|i| {
            std::array::from_fn(|five| {
                let cells = (0..5).filter(|bit| five >> bit & 1 == 1).map(|bit| 5 * i + bit);
                // Beyond the board there are no stones to be moved.
                cells.filter_map(|cell| to.get(cell)).fold(0, |set, to| set | 1 << to.index())
            })
        });
        SymmetryTable { fives }
    }

    /// Where the cells of a set go.
    #[inline]
    pub(super) fn image(&self, set: Set) -> Set {
        let fives = self.fives.iter().enumerate();
        fives.fold(0, |to, (i, five)| to | five[(set >> (5 * i)) as usize & 31])
    }
}
