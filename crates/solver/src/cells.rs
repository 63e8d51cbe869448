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
pub(crate) fn minimal(mut lines: Vec<Cells>) -> Vec<Cells> {
    lines.sort_unstable_by_key(|line| (line.count_ones(), *line));
    let mut kept = 0;
    for i in 0..lines.len() {
        let line = lines[i];
        if !lines[..kept].iter().any(|smaller| smaller & !line == 0) {
            lines[kept] = line;
            kept += 1;
        }
    }
    lines.truncate(kept);
    lines
}

/// The cells worth a move, lowest first: those on a line, but for cells that another one beats. A cell
/// beats another if it is on every line that the other one is on, and on more or comes first.
///
/// Whoever plays the other one could do as if it were this one: see docs/certificate.md.
pub(crate) fn worthwhile(lines: &[Cells]) -> Cells {
    let all = lines.iter().fold(0, |all, line| all | line);
    // What is common to all lines through a cell: the cells that are on all of them.
    let mut common = [Cells::MAX; 64];
    for &line in lines {
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

/// One cell of each class under the symmetries of the board.
pub(crate) fn first_of_their_kind(width: usize, height: usize) -> Cells {
    let mut kept = 0;
    for cell in 0..width * height {
        let (x, y) = (cell % width, cell / width);
        let (right, down) = (width - 1 - x, height - 1 - y);
        let mut images = vec![(right, y), (x, down), (right, down)];
        if width == height {
            images.extend([(y, x), (down, x), (y, right), (down, right)]);
        }
        if images.iter().all(|(x, y)| y * width + x >= cell) {
            kept |= 1 << cell;
        }
    }
    kept
}
