//! Sets of cells, and winning lines as the side sees them that wants to complete them.
//!
//! For a side that attacks, a position is the set of cells it still *misses* on each line that the
//! opponent has not blocked. Lists of lines are sorted by the number of missing cells, the fewest first.

use crate::table::mix;
use mnk::{Cell, Rules, WinningLine};
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

/// A set of cells, one bit each, in N words: of boards of up to 64 N cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Cells<const N: usize>([u64; N]);

impl<const N: usize> Cells<N> {
    pub(crate) const NONE: Cells<N> = Cells([0; N]);
    pub(crate) const ALL: Cells<N> = Cells([u64::MAX; N]);

    /// One cell.
    #[inline(always)]
    pub(crate) fn of(cell: usize) -> Cells<N> {
        let mut words = [0; N];
        words[cell / 64] = 1 << (cell % 64);
        Cells(words)
    }

    /// The cells 0 to `number - 1`.
    pub(crate) fn first_cells(number: usize) -> Cells<N> {
        (0..number).map(Cells::of).fold(Cells::NONE, BitOr::bitor)
    }

    /// The first 64 cells as a word.
    pub(crate) fn word(self) -> u64 {
        self.0[0]
    }

    #[inline(always)]
    pub(crate) fn has(self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline(always)]
    pub(crate) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is just one cell. Quicker than counting them.
    #[inline(always)]
    pub(crate) fn is_single(self) -> bool {
        !self.is_empty() && self.rest().is_empty()
    }

    /// Whether there are just two.
    #[inline(always)]
    pub(crate) fn is_pair(self) -> bool {
        self.rest().is_single()
    }

    /// The lowest cell.
    #[inline(always)]
    pub(crate) fn first(self) -> Option<usize> {
        let at = self.0.iter().position(|&word| word != 0)?;
        Some(64 * at + self.0[at].trailing_zeros() as usize)
    }

    /// All but the lowest cell.
    #[inline(always)]
    pub(crate) fn rest(mut self) -> Cells<N> {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
    }

    /// Whether the two sets have a cell in common.
    #[inline(always)]
    pub(crate) fn meets(self, other: Cells<N>) -> bool {
        !(self & other).is_empty()
    }

    #[inline(always)]
    pub(crate) fn is_within(self, other: Cells<N>) -> bool {
        (self - other).is_empty()
    }

    /// The cells, lowest first.
    #[inline(always)]
    pub(crate) fn iter(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            let cell = self.first()?;
            self = self.rest();
            Some(cell)
        })
    }

    #[inline(always)]
    pub(crate) fn hash(self) -> u64 {
        self.0.iter().fold(0, |hash, word| mix(hash ^ word))
    }
}

impl<const N: usize> FromIterator<usize> for Cells<N> {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Cells<N> {
        cells.into_iter().fold(Cells::NONE, |set, cell| set | Cells::of(cell))
    }
}

impl<const N: usize> BitAnd for Cells<N> {
    type Output = Cells<N>;

    #[inline(always)]
    fn bitand(self, other: Cells<N>) -> Cells<N> {
        Cells(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl<const N: usize> BitOr for Cells<N> {
    type Output = Cells<N>;

    #[inline(always)]
    fn bitor(self, other: Cells<N>) -> Cells<N> {
        Cells(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl<const N: usize> BitOrAssign for Cells<N> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Cells<N>) {
        *self = *self | other;
    }
}

/// The cells of one set that are not in the other.
impl<const N: usize> Sub for Cells<N> {
    type Output = Cells<N>;

    #[inline(always)]
    fn sub(self, other: Cells<N>) -> Cells<N> {
        Cells(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}

/// A line that is open to a side. Freestyle, that is the set of its missing cells.
pub(crate) trait Line<const N: usize>: Copy + Debug + Send + Sync + 'static {
    /// Whether longer rows do not win, so that a stone may harm its owner.
    const EXACT: bool;

    /// A line of the empty board, with the cells at its ends where an own stone makes the row too
    /// long.
    fn new(cells: Cells<N>, guards: Cells<N>) -> Self;

    fn missing(self) -> Cells<N>;

    /// The empty cells where an own stone closes the line.
    fn guards(self) -> Cells<N>;

    /// The line after its owner has taken a cell that is not a guard of it.
    fn with(self, cell: usize) -> Self;

    /// What a side misses of each line that it can complete.
    fn open(lines: &[Self], own: Cells<N>, other: Cells<N>) -> Vec<Self>;

    /// A sorted list after the owner of the lines has taken a cell.
    fn taken(lines: &[Self], cell: usize) -> Vec<Self>;

    /// A sorted list after the opponent has.
    fn without(lines: &[Self], cell: usize) -> Vec<Self>;

    /// The missing cells of the lines as minimal sets: none contains another one.
    fn sets(lines: &[Self]) -> Cow<'_, [Cells<N>]>;

    /// All lines of a board, in a fixed order.
    fn all(rules: &Rules) -> Vec<Self> {
        let set = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect::<Cells<N>>();
        let line = |line: &WinningLine| (set(&line.cells), set(&line.guards));
        let mut lines: Vec<_> = rules.lines().iter().map(line).collect();
        lines.sort_unstable();
        lines.into_iter().map(|(cells, guards)| Self::new(cells, guards)).collect()
    }
}

/// Lists are minimal: whoever completes a line that contains another one has completed the other.
impl<const N: usize> Line<N> for Cells<N> {
    const EXACT: bool = false;

    fn new(cells: Cells<N>, _: Cells<N>) -> Cells<N> {
        cells
    }

    #[inline(always)]
    fn missing(self) -> Cells<N> {
        self
    }

    #[inline(always)]
    fn guards(self) -> Cells<N> {
        Cells::NONE
    }

    #[inline(always)]
    fn with(self, cell: usize) -> Cells<N> {
        self - Cells::of(cell)
    }

    fn open(lines: &[Cells<N>], own: Cells<N>, other: Cells<N>) -> Vec<Cells<N>> {
        minimal(lines.iter().filter(|line| !line.meets(other)).map(|&line| line - own).collect())
    }

    fn taken(lines: &[Cells<N>], cell: usize) -> Vec<Cells<N>> {
        taken(lines, cell)
    }

    fn without(lines: &[Cells<N>], cell: usize) -> Vec<Cells<N>> {
        without(lines, cell)
    }

    fn sets(lines: &[Cells<N>]) -> Cow<'_, [Cells<N>]> {
        Cow::Borrowed(lines)
    }
}

/// A line where longer rows do not win: an own stone on a guard closes it for ever.
///
/// No line is left out because it contains another one: that one may be closed by then.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExactLine<const N: usize> {
    missing: Cells<N>,
    guards: Cells<N>,
}

impl<const N: usize> Line<N> for ExactLine<N> {
    const EXACT: bool = true;

    fn new(missing: Cells<N>, guards: Cells<N>) -> ExactLine<N> {
        ExactLine { missing, guards }
    }

    #[inline(always)]
    fn missing(self) -> Cells<N> {
        self.missing
    }

    #[inline(always)]
    fn guards(self) -> Cells<N> {
        self.guards
    }

    #[inline(always)]
    fn with(self, cell: usize) -> ExactLine<N> {
        ExactLine { missing: self.missing - Cells::of(cell), ..self }
    }

    fn open(lines: &[ExactLine<N>], own: Cells<N>, other: Cells<N>) -> Vec<ExactLine<N>> {
        let open =
            lines.iter().filter(|line| !line.missing.meets(other) && !line.guards.meets(own));
        let left = |line: &ExactLine<N>| ExactLine {
            missing: line.missing - own,
            guards: line.guards - other,
        };
        sorted(open.map(left).collect())
    }

    fn taken(lines: &[ExactLine<N>], cell: usize) -> Vec<ExactLine<N>> {
        let open = lines.iter().filter(|line| !line.guards.has(cell));
        sorted(open.map(|line| line.with(cell)).collect())
    }

    fn without(lines: &[ExactLine<N>], cell: usize) -> Vec<ExactLine<N>> {
        let taken = Cells::of(cell);
        let open = lines.iter().filter(|line| !line.missing.has(cell));
        open.map(|line| ExactLine { guards: line.guards - taken, ..*line }).collect()
    }

    fn sets(lines: &[ExactLine<N>]) -> Cow<'_, [Cells<N>]> {
        Cow::Owned(minimal(lines.iter().map(|line| line.missing).collect()))
    }
}

fn sorted<const N: usize>(mut lines: Vec<ExactLine<N>>) -> Vec<ExactLine<N>> {
    lines.sort_by_key(|line| line.missing.len());
    lines
}

/// The sets that contain no other set, the smallest first.
pub(crate) fn minimal<const N: usize>(lines: Vec<Cells<N>>) -> Vec<Cells<N>> {
    let sizes = lines.iter().map(|line| line.len());
    let (Some(least), Some(most)) = (sizes.clone().min(), sizes.max()) else { return lines };
    let mut kept = Vec::with_capacity(lines.len());
    for size in least..=most {
        for &line in lines.iter().filter(|line| line.len() == size) {
            if !kept.iter().any(|smaller: &Cells<N>| smaller.is_within(line)) {
                kept.push(line);
            }
        }
    }
    kept
}

/// A minimal, sorted list of sets after a cell was taken from them.
pub(crate) fn taken<const N: usize>(lines: &[Cells<N>], cell: usize) -> Vec<Cells<N>> {
    let cell = Cells::of(cell);
    let shorter: Vec<Cells<N>> =
        lines.iter().filter(|line| line.meets(cell)).map(|&line| line - cell).collect();
    let mut left = Vec::with_capacity(lines.len());
    let mut next = shorter.iter().copied().peekable();
    for &line in lines.iter().filter(|line| !line.meets(cell)) {
        while let Some(line) = next.next_if(|shorter| shorter.len() <= line.len()) {
            left.push(line);
        }
        // Only a line that became shorter can be contained in another one now.
        if !shorter.iter().any(|shorter| shorter.is_within(line)) {
            left.push(line);
        }
    }
    left.extend(next);
    left
}

/// The sets without this cell.
pub(crate) fn without<const N: usize>(lines: &[Cells<N>], cell: usize) -> Vec<Cells<N>> {
    lines.iter().copied().filter(|line| !line.has(cell)).collect()
}

/// The cells worth a move: those on a line, except dominated ones. A cell dominates another if it is
/// on every line through the other, and either on more lines or lower.
///
/// A move on the dominated cell can be answered as if it were on the dominating one: see
/// docs/certificate.md.
pub(crate) fn worthwhile<const N: usize>(lines: impl IntoIterator<Item = Cells<N>>) -> Cells<N> {
    let mut all = Cells::NONE;
    // The intersection of all lines through a cell: the cells that are on all of them.
    let mut common = [[Cells::<N>::ALL; 64]; N];
    for line in lines {
        all |= line;
        line.iter().for_each(|cell| {
            let common = &mut common[cell / 64][cell % 64];
            *common = *common & line;
        });
    }
    let common = |cell: usize| common[cell / 64][cell % 64];
    // `other` is on all lines of `cell`, and on no more if the converse holds too.
    let dominates = |other: usize, cell: usize| !common(other).has(cell) || other < cell;
    all.iter()
        .filter(|&cell| {
            !(common(cell) - Cells::of(cell)).iter().any(|other| dominates(other, cell))
        })
        .collect()
}

/// Pairs of sets that were met.
pub(crate) type Met<const N: usize> = FxHashSet<[Cells<N>; 2]>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_several_words_are_like_those_of_one() {
        let cells = [0, 1, 63, 64, 127, 128, 255];
        let set: Cells<4> = cells.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        assert_eq!((set.len(), set.first()), (7, Some(0)));
        assert!(cells.iter().all(|&cell| set.has(cell)) && !set.has(65));
        let pair = Cells::of(63) | Cells::of(200);
        assert!(pair.is_pair() && !pair.is_single() && pair.rest() == Cells::of(200));
        assert!(pair.meets(set) && !pair.is_within(set) && (pair & set).is_within(set));
        assert_eq!(pair - set, Cells::of(200));
        assert!(!Cells::<4>::NONE.is_single() && !Cells::<4>::NONE.is_pair());
        assert_eq!(Cells::<4>::first_cells(70).len(), 70);
    }
}
