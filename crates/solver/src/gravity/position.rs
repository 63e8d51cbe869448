//! A position on a board with gravity.

use super::size::{Masks, Size};
use gametree::Game;
use mnk::{Board, Cell, Rules};

/// The stones of the player to move, and all stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Position {
    pub own: u64,
    pub taken: u64,
}

impl Position {
    /// The position on a board with gravity, however it came about.
    pub(crate) fn new(board: &Board) -> Position {
        let (rules, side) = (board.rules(), board.side());
        rules.all_cells().fold(Position::default(), |Position { own, taken }, cell| {
            let stone = board.stone(cell);
            let at = |is_there: bool| if is_there { bit(rules, cell) } else { 0 };
            Position { own: own | at(stone == Some(side)), taken: taken | at(stone.is_some()) }
        })
    }

    /// The position with this key.
    pub(crate) fn of(key: u64, size: impl Size) -> Position {
        let step = size.height() + 1;
        let column = |at: Position, x: u32| {
            // The stones of the player to move, and a one above them.
            let column = (key >> (x * step) & (!0 >> (64 - step))) + 1;
            let height = column.ilog2();
            let taken = at.taken | ((1 << height) - 1) << (x * step);
            Position { own: at.own | (column ^ 1 << height) << (x * step), taken }
        };
        (0..size.width()).fold(Position::default(), column)
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

    /// The empty cells where the player not to move would complete a line.
    pub(crate) fn threats(self, size: impl Size) -> u64 {
        size.completing(self.own ^ self.taken) & size.masks().board & !self.taken
    }

    /// The moves that do not lose at once.
    pub(crate) fn safe_moves(self, size: impl Size) -> u64 {
        let (moves, threats) = (self.moves(size), self.threats(size));
        match moves & threats {
            0 => moves & !(threats >> 1),
            forced if forced.is_power_of_two() => forced & !(threats >> 1),
            _ => 0,
        }
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
        // Of each column the stones of the player to move, and as much as a one above them less one.
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
