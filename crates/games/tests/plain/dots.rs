//! Dots and boxes on sets of points.

use super::{Ending, Plain};
use std::collections::BTreeSet;

type Dot = (i32, i32);

#[derive(Clone)]
pub struct Dots {
    width: i32,
    height: i32,
    drawn: BTreeSet<(Dot, Dot)>,
    /// Boxes of X, boxes of O.
    score: [i32; 2],
    mover: usize,
}

fn name((column, row): Dot) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

impl Dots {
    pub fn new(width: i32, height: i32) -> Dots {
        Dots { width, height, drawn: BTreeSet::new(), score: [0; 2], mover: 0 }
    }

    fn lines(&self) -> Vec<(Dot, Dot)> {
        let mut lines = Vec::new();
        for row in 0..=self.height {
            for column in 0..=self.width {
                if column < self.width {
                    lines.push(((column, row), (column + 1, row)));
                }
                if row < self.height {
                    lines.push(((column, row), (column, row + 1)));
                }
            }
        }
        lines
    }

    /// Boxes all of whose lines are drawn.
    fn closed(&self) -> i32 {
        let is_closed = |&(column, row): &Dot| {
            let [a, b] = [(column, row), (column + 1, row)];
            let [c, d] = [(column, row + 1), (column + 1, row + 1)];
            [(a, b), (c, d), (a, c), (b, d)].iter().all(|line| self.drawn.contains(line))
        };
        let boxes = (0..self.height).flat_map(|row| (0..self.width).map(move |c| (c, row)));
        boxes.filter(is_closed).count() as i32
    }
}

impl Plain for Dots {
    fn next(&self) -> Vec<(String, Dots)> {
        let open = self.lines().into_iter().filter(|line| !self.drawn.contains(line));
        open.map(|line| {
            let mut after = self.clone();
            after.drawn.insert(line);
            let gained = after.closed() - self.closed();
            after.score[self.mover] += gained;
            if gained == 0 {
                after.mover = 1 - self.mover;
            }
            (format!("{}-{}", name(line.0), name(line.1)), after)
        })
        .collect()
    }

    fn first_to_move(&self) -> bool {
        self.mover == 0
    }

    fn ending(&self) -> Option<Ending> {
        (self.drawn.len() == self.lines().len()).then(|| (self.score[0] - self.score[1]).signum())
    }
}

/// By how many boxes the first side wins with best play. Knows nothing of who has how many boxes:
/// only how many more the side to move gets of those still open.
pub fn best_margin(width: usize, height: usize) -> i32 {
    let level = width * (height + 1);
    let upright = |row: usize, column: usize| level + row * (width + 1) + column;
    let mut boxes = Vec::new();
    for row in 0..height {
        for column in 0..width {
            let around = [row * width + column, (row + 1) * width + column];
            let beside = [upright(row, column), upright(row, column + 1)];
            boxes.push(around.iter().chain(&beside).fold(0, |bits, line| bits | 1u32 << line));
        }
    }
    let lines = level + height * (width + 1);
    // From the full board down, so that what follows is known. -99 is below every margin.
    let mut margins = vec![0i8; 1 << lines];
    for drawn in (0..(1u32 << lines) - 1).rev() {
        let mut best = -99;
        for line in (0..lines).filter(|line| drawn & 1 << line == 0) {
            let after = drawn | 1 << line;
            let is_new = |bits: &&u32| after & **bits == **bits && drawn & **bits != **bits;
            let gained = boxes.iter().filter(is_new).count() as i8;
            let rest = margins[after as usize];
            best = best.max(if gained > 0 { gained + rest } else { -rest });
        }
        margins[drawn as usize] = best;
    }
    margins[0].into()
}
