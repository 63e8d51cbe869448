//! Sets of cells.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

/// A set of cells, a bit each in N words of 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cells<const N: usize>([u64; N]);

impl<const N: usize> Cells<N> {
    pub(crate) const NONE: Cells<N> = Cells([0; N]);
    pub(crate) const ALL: Cells<N> = Cells([u64::MAX; N]);

    /// One cell.
    pub(crate) fn of(cell: usize) -> Cells<N> {
        let mut words = [0; N];
        words[cell / 64] = 1 << (cell % 64);
        Cells(words)
    }

    pub(crate) fn has(self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == [0; N]
    }

    pub(crate) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the other set has all cells of this one.
    pub(crate) fn is_within(self, other: Cells<N>) -> bool {
        (self - other).is_empty()
    }

    /// The cells, lowest first.
    pub(crate) fn members(mut self) -> impl Iterator<Item = usize> {
        (0..N).flat_map(move |at| {
            std::iter::from_fn(move || {
                let word = &mut self.0[at];
                let bit = (*word != 0).then(|| word.trailing_zeros() as usize)?;
                *word &= *word - 1;
                Some(64 * at + bit)
            })
        })
    }
}

impl<const N: usize> FromIterator<usize> for Cells<N> {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Cells<N> {
        cells.into_iter().fold(Cells::NONE, |set, cell| set | Cells::of(cell))
    }
}

impl<const N: usize> BitAnd for Cells<N> {
    type Output = Cells<N>;

    fn bitand(self, other: Cells<N>) -> Cells<N> {
        Cells(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl<const N: usize> BitOr for Cells<N> {
    type Output = Cells<N>;

    fn bitor(self, other: Cells<N>) -> Cells<N> {
        Cells(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl<const N: usize> BitOrAssign for Cells<N> {
    fn bitor_assign(&mut self, other: Cells<N>) {
        *self = *self | other;
    }
}

/// The cells of one set that are not in the other.
impl<const N: usize> Sub for Cells<N> {
    type Output = Cells<N>;

    fn sub(self, other: Cells<N>) -> Cells<N> {
        Cells(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }
}
