//! Lines as sets of cells, and what can be left out of them.

/// A set of cells, a bit each; so no board has more than 64.
pub(crate) type Cells = u64;

/// Every line of `k` cells on a board.
pub(crate) fn lines(width: usize, height: usize, k: usize) -> Vec<Cells> {
    let mut lines = Vec::new();
    for y in 0..height {
        for x in 0..width {
            for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let at = |step: usize| {
                    let x = x as isize + dx * step as isize;
                    let y = y + dy * step;
                    ((0..width as isize).contains(&x) && y < height)
                        .then(|| 1 << (y * width + x as usize))
                };
                let line = (0..k).map(at).try_fold(0, |line, cell| Some(line | cell?));
                lines.extend(line.filter(|line: &Cells| line.count_ones() as usize == k));
            }
        }
    }
    // A single cell is a line in every direction, and one line all the same.
    lines.sort_unstable();
    lines.dedup();
    lines
}

/// What a side still needs of each line that it can complete: lines with a stone of the other side
/// are gone, and so is every line that contains another one.
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

/// What is left to do of these lines, of which none contains another one and the shortest come first,
/// after their owner has taken a cell.
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
        // Only those that became shorter can be contained in another one now.
        if !shorter.iter().any(|shorter| shorter & !line == 0) {
            left.push(line);
        }
    }
    left.extend(next);
    left
}

/// What is left of such lines after the other side has taken a cell.
pub(crate) fn without(lines: &[Cells], cell: usize) -> Vec<Cells> {
    lines.iter().copied().filter(|line| line >> cell & 1 == 0).collect()
}

/// The cells worth a move, lowest first: those on a line, but for cells that another one beats. A cell
/// beats another if it is on every line that the other one is on, and on more or comes first.
///
/// Whoever plays the other one could do as if it were this one: see docs/certificate.md.
pub(crate) fn worthwhile(lines: impl IntoIterator<Item = Cells>) -> Cells {
    let mut all = 0;
    // What is common to all lines through a cell: the cells that are on all of them.
    let mut common = [Cells::MAX; 64];
    for line in lines {
        all |= line;
        each(line, |cell| common[cell] &= line);
    }
    let mut kept = 0;
    each(all, |cell| {
        let mut beaten = false;
        each(common[cell] & !(1 << cell), |other| {
            // On all lines of `cell`; and on no more if that holds the other way round too.
            beaten |= common[other] >> cell & 1 == 0 || other < cell;
        });
        if !beaten {
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
