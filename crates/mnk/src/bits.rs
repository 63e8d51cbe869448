//! Sets of cells as single machine words, for boards of up to 64 and up to 128 cells.

use crate::lines::WinningLine;
use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl};

/// A word with one bit per cell; bit i is the cell with index i, row by row from the top left:
///
/// ```text
///  3 × 3   0 1 2
///          3 4 5
///          6 7 8
/// ```
pub(crate) trait Word:
    Copy
    + Debug
    + Eq
    + Ord
    + std::hash::Hash
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<usize, Output = Self>
{
    const ZERO: Self;
    const ONE: Self;

    fn lowest(self) -> usize;
    fn ones(self) -> usize;
    /// Without its lowest bit.
    fn rest(self) -> Self;

    #[inline]
    fn bit(index: usize) -> Self {
        Self::ONE << index
    }

    #[inline]
    fn has(self, index: usize) -> bool {
        self & Self::bit(index) != Self::default()
    }

    #[inline]
    fn is_empty(self) -> bool {
        self == Self::default()
    }
}

macro_rules! word {
    ($type:ty) => {
        impl Word for $type {
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn ones(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn rest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    };
}

word!(u64);
word!(u128);

/// The cells of a set, lowest index first.
#[inline]
pub(crate) fn ones<W: Word>(mut set: W) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (!set.is_empty()).then(|| {
            let lowest = set.lowest();
            set = set.rest();
            lowest
        })
    })
}

/// A line of k cells as words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineWords<W> {
    /// The cells.
    pub cells: W,
    /// The cells, and with `exact` their guards, which must not be the winner's too.
    pub span: W,
}

impl<W: Word> LineWords<W> {
    /// Whether `own` stones make this line.
    fn is_made(self, own: W) -> bool {
        own & self.span == self.cells
    }
}

/// The lines of a board: all of them, and those through each cell.
#[derive(Clone, Debug)]
pub(crate) struct WordLines<W> {
    pub all: Vec<LineWords<W>>,
    /// The cells of the lines through each cell, padded with repetitions to the same number for every
    /// cell: the processor predicts a loop of constant length, and this one runs for every move of a
    /// search.
    through: Vec<Vec<W>>,
    /// Whether any line has guards.
    guarded: bool,
    /// Every cell of the board.
    pub board: W,
}

impl<W: Word> WordLines<W> {
    pub(crate) fn new(cells: usize, lines: &[WinningLine]) -> WordLines<W> {
        let word = |cells: &mut dyn Iterator<Item = usize>| {
            cells.fold(W::ZERO, |set, cell| set | W::bit(cell))
        };
        let all: Vec<LineWords<W>> = lines
            .iter()
            .map(|line| {
                let cells = word(&mut line.cells.iter().map(|cell| cell.index()));
                let guards = word(&mut line.guards.iter().map(|cell| cell.index()));
                LineWords { cells, span: cells | guards }
            })
            .collect();
        let through = |cell| all.iter().map(|line| line.cells).filter(move |line| line.has(cell));
        let mut through: Vec<Vec<W>> = (0..cells).map(|cell| through(cell).collect()).collect();
        let most = through.iter().map(Vec::len).max().unwrap_or(0);
        let board = word(&mut (0..cells));
        for lines in &mut through {
            // Where a cell has no line, pad with one that nobody can make.
            let filler = lines.first().copied().unwrap_or(!W::ZERO);
            lines.resize(most, filler);
        }
        let guarded = all.iter().any(|line| line.cells != line.span);
        WordLines { all, through, guarded, board }
    }

    /// Whether `own` stones, one of which is on `cell`, make a line through it.
    #[inline]
    pub(crate) fn is_any_made(&self, cell: usize, own: W) -> bool {
        let missing = !own;
        let lines = self.through[cell].iter();
        let full = lines.fold(false, |full, &line| full | (line & missing).is_empty());
        full && (!self.guarded || self.is_any_made_exactly(cell, own))
    }

    /// The same with the guards. Rare enough to go through all lines.
    #[inline(never)]
    fn is_any_made_exactly(&self, cell: usize, own: W) -> bool {
        self.all.iter().any(|line| line.cells.has(cell) && line.is_made(own))
    }
}
