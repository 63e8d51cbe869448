//! A position on a board with gravity.

use super::size::{Masks, Size};
use mnk::{Board, Cell, Rules};

/// The stones of the player to move, and all stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Position {
    pub own: u64,
    pub taken: u64,
}

impl Position {
    /// The position on a board with gravity.
    pub(crate) fn new(board: &Board) -> Position {
        let played = board.played().iter();
        played.fold(Position::default(), |at, cell| at.after(bit(board.rules(), *cell)))
    }

    /// After a move.
    pub(crate) fn after(self, mv: u64) -> Position {
        Position { own: self.own ^ self.taken, taken: self.taken | mv }
    }

    /// How many stones there are.
    pub(crate) fn ply(self) -> u32 {
        self.taken.count_ones()
    }

    /// The cells that can be played.
    pub(crate) fn moves(self, size: impl Size) -> u64 {
        let Masks { bottom, board, .. } = size.masks();
        (self.taken + bottom) & board
    }

    /// The moves that win at once.
    pub(crate) fn wins(self, size: impl Size) -> u64 {
        size.completing(self.own) & self.moves(size)
    }

    /// The score of a win at once.
    pub(crate) fn most(self, size: impl Size) -> i32 {
        (size.cells() + 1 - self.ply()) as i32 / 2
    }

    /// A number that no other position has; if `mirrored` the same as that of the mirror image.
    #[inline(always)]
    pub(crate) fn key(self, size: impl Size, mirrored: bool) -> u64 {
        // In each column the stones of the other player as zeros, below a one.
        let key = self.own + self.taken;
        if !mirrored {
            return key;
        }
        let (width, step) = (size.width(), size.height() + 1);
        let column = |x: u32| key >> (x * step) & (!0 >> (64 - step));
        let image = (0..width).fold(0, |image, x| image | column(x) << ((width - 1 - x) * step));
        key.min(image)
    }
}

/// The bit of a cell.
pub(crate) fn bit(rules: &Rules, cell: Cell) -> u64 {
    1 << (cell.column() * (rules.height() + 1) + cell.row())
}
