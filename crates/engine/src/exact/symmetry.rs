//! The symmetries of a small board, quick enough for every node of a search.

use super::SMALL;
use super::small::Set;
use mnk::Rules;

/// One way to turn or mirror a board: what it makes of every five cells.
#[derive(Debug)]
pub(super) struct Symmetry {
    fives: [[Set; 32]; SMALL / 5],
}

impl Symmetry {
    /// All of the board but the one that changes nothing: 7 on a square, 3 on a rectangle, 1 with
    /// gravity.
    pub(super) fn all(rules: &Rules) -> Vec<Symmetry> {
        let (width, height) = (rules.width(), rules.height());
        let mut found = Vec::new();
        for number in 1..8 {
            let (mirrored, upside_down, transposed) =
                (number & 1 != 0, number & 2 != 0, number & 4 != 0);
            if (transposed && width != height) || (rules.gravity() && number > 1) {
                continue;
            }
            let image = |cell: usize| {
                let (x, y) = (cell % width, cell / width);
                let x = if mirrored { width - 1 - x } else { x };
                let y = if upside_down { height - 1 - y } else { y };
                if transposed { x * width + y } else { y * width + x }
            };
            found.push(Symmetry::new((0..rules.cells()).map(image).collect()));
        }
        found
    }

    /// Takes each cell to where `to` says.
    fn new(to: Vec<usize>) -> Symmetry {
        let fives = std::array::from_fn(|i| {
            std::array::from_fn(|five| {
                let cells = (0..5).filter(|bit| five >> bit & 1 == 1).map(|bit| 5 * i + bit);
                // Beyond the board there are no stones to be moved.
                cells.filter_map(|cell| to.get(cell)).fold(0, |set, to| set | 1 << to)
            })
        });
        Symmetry { fives }
    }

    /// Where the cells of a set go.
    #[inline]
    pub(super) fn image(&self, set: Set) -> Set {
        let fives = self.fives.iter().enumerate();
        fives.fold(0, |to, (i, five)| to | five[(set >> (5 * i)) as usize & 31])
    }
}
