//! Winning lines as bit sets, and which of them still matter.
//!
//! For a side that attacks, a position is the set of cells it still *needs* on each line that the
//! opponent has not blocked. Lists of such sets are kept minimal (no set contains another one) and
//! sorted by size, the shortest first.

use mnk::{Rules, WinningLine};

/// A set of cells, one bit each; so no board has more than 64.
pub(crate) type Cells = u64;

/// The winning lines of a board, lowest first.
pub(crate) fn lines(rules: &Rules) -> Vec<Cells> {
    let set = |line: &WinningLine| line.cells.iter().fold(0, |set, cell| set | 1 << cell.index());
    let mut lines: Vec<Cells> = rules.lines().iter().map(set).collect();
    lines.sort_unstable();
    lines
}

/// What a side still needs of each line that it can complete. Lines with a stone of the opponent are
/// dropped, and so is every line that contains another one.
pub(crate) fn open(lines: &[Cells], own: Cells, other: Cells) -> Vec<Cells> {
    minimal(lines.iter().filter(|&&line| line & other == 0).map(|&line| line & !own).collect())
}

/// The sets that contain no other set, the smallest first.
pub(crate) fn minimal(lines: Vec<Cells>) -> Vec<Cells> {
    let sizes = lines.iter().map(|line| line.count_ones());
    let (Some(least), Some(most)) = (sizes.clone().min(), sizes.max()) else { return lines };
    let mut kept = Vec::with_capacity(lines.len());
    for size in least..=most {
        for &line in lines.iter().filter(|line| line.count_ones() == size) {
            if !kept.iter().any(|smaller| smaller & !line == 0) {
                kept.push(line);
            }
        }
    }
    kept
}

/// A minimal, sorted list of lines after their owner has taken a cell.
pub(crate) fn taken(lines: &[Cells], cell: usize) -> Vec<Cells> {
    let cell = 1 << cell;
    let shorter: Vec<Cells> =
        lines.iter().filter(|&line| line & cell != 0).map(|line| line & !cell).collect();
    let mut left = Vec::with_capacity(lines.len());
    let mut next = shorter.iter().copied().peekable();
    for &line in lines.iter().filter(|&line| line & cell == 0) {
        while let Some(line) = next.next_if(|shorter| shorter.count_ones() <= line.count_ones()) {
            left.push(line);
        }
        // Only a line that became shorter can be contained in another one now.
        if !shorter.iter().any(|shorter| shorter & !line == 0) {
            left.push(line);
        }
    }
    left.extend(next);
    left
}

/// A minimal, sorted list of lines after the opponent of their owner has taken a cell.
pub(crate) fn without(lines: &[Cells], cell: usize) -> Vec<Cells> {
    lines.iter().copied().filter(|line| line >> cell & 1 == 0).collect()
}

/// The cells worth a move: those on a line, except dominated ones. A cell dominates another if it is
/// on every line through the other, and either on more lines or lower.
///
/// A move on the dominated cell can be answered as if it were on the dominating one: see
/// docs/certificate.md.
pub(crate) fn worthwhile(lines: impl IntoIterator<Item = Cells>) -> Cells {
    let mut all = 0;
    // The intersection of all lines through a cell: the cells that are on all of them.
    let mut common = [Cells::MAX; 64];
    for line in lines {
        all |= line;
        each(line, |cell| common[cell] &= line);
    }
    let mut kept = 0;
    each(all, |cell| {
        let mut dominated = false;
        each(common[cell] & !(1 << cell), |other| {
            // `other` is on all lines of `cell`, and on no more if the converse holds too.
            dominated |= common[other] >> cell & 1 == 0 || other < cell;
        });
        if !dominated {
            kept |= 1 << cell;
        }
    });
    kept
}

/// Calls `visit` with each cell, lowest first.
pub(crate) fn each(mut cells: Cells, mut visit: impl FnMut(usize)) {
    while cells != 0 {
        visit(cells.trailing_zeros() as usize);
        cells &= cells - 1;
    }
}

/// The cells, lowest first.
pub(crate) fn list(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (cells != 0).then(|| cells.trailing_zeros() as usize)?;
        cells &= cells - 1;
        Some(cell)
    })
}
