//! Turning and mirroring a board.

use crate::cells::{Cells, each};

/// One way of putting a board onto itself.
#[derive(Clone, Debug)]
pub(crate) struct Symmetry {
    /// Where the cells of each byte go.
    bytes: Vec<[Cells; 256]>,
}

impl Symmetry {
    /// Every way, but for leaving the board as it is.
    pub(crate) fn all(width: usize, height: usize) -> Vec<Symmetry> {
        let ways = if width == height { 1..8 } else { 1..4 };
        let image = |way: usize, cell: usize| {
            let (x, y) = (cell % width, cell / width);
            let x = if way & 1 == 0 { x } else { width - 1 - x };
            let y = if way & 2 == 0 { y } else { height - 1 - y };
            if way & 4 == 0 { y * width + x } else { x * width + y }
        };
        ways.map(|way| Symmetry::new(width * height, |cell| image(way, cell))).collect()
    }

    fn new(cells: usize, image: impl Fn(usize) -> usize) -> Symmetry {
        let mut bytes = vec![[0; 256]; cells.div_ceil(8)];
        for (number, images) in bytes.iter_mut().enumerate() {
            for (byte, images) in images.iter_mut().enumerate() {
                each(byte as Cells, |bit| {
                    let cell = 8 * number + bit;
                    *images |= if cell < cells { 1 << image(cell) } else { 0 };
                });
            }
        }
        Symmetry { bytes }
    }

    /// Where these cells go.
    pub(crate) fn image(&self, cells: Cells) -> Cells {
        let bytes = self.bytes.iter().zip(cells.to_le_bytes());
        bytes.fold(0, |all, (images, byte)| all | images[usize::from(byte)])
    }
}

/// The cells that no symmetry takes to a lower one: one of each kind.
pub(crate) fn first_of_their_kind(cells: usize, symmetries: &[Symmetry]) -> Cells {
    let is_first = |&cell: &usize| symmetries.iter().all(|way| way.image(1 << cell) >= 1 << cell);
    (0..cells).filter(is_first).fold(0, |all, cell| all | 1 << cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::lines;

    #[test]
    fn lines_go_to_lines_and_kinds_are_as_many_as_they_should_be() {
        for (width, height, kinds) in [(3, 3, 3), (4, 3, 4), (5, 5, 6), (8, 4, 8), (8, 8, 10)] {
            let symmetries = Symmetry::all(width, height);
            assert_eq!(symmetries.len(), if width == height { 7 } else { 3 });
            let lines = lines(width, height, 3);
            for way in &symmetries {
                let mut images: Vec<Cells> = lines.iter().map(|&line| way.image(line)).collect();
                images.sort_unstable();
                assert_eq!(images, lines);
            }
            let first = first_of_their_kind(width * height, &symmetries);
            assert_eq!(first.count_ones(), kinds);
        }
    }
}
