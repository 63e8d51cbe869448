//! When a side that only defends holds without thinking: by pairs of cells and a sum.

use crate::cells::{Cells, each, list};

/// The weight of a line with no cells left; halved for every cell that is.
const WHOLE: i32 = 1 << 20;
/// Below this sum whoever defends holds although the attacker is to move.
const HALF: i32 = WHOLE / 2;
/// Cells of a line beyond this many are not counted, which only makes the sum larger.
const MOST: u32 = 20;

/// How a position may be held: whenever the attacker takes a cell of a pair, the defender takes the
/// other one, and in the rest takes the cell that lowers the sum most.
#[derive(Debug)]
pub(crate) struct Hold {
    pub pairs: Vec<[u8; 2]>,
    /// What is left of the sum. It holds if [`is_safe`](Hold::is_safe); otherwise the less the better.
    pub left: i32,
}

impl Hold {
    pub(crate) fn is_safe(&self) -> bool {
        self.left < HALF
    }

    /// How far from safe, from 1 on.
    pub(crate) fn distance(&self) -> u32 {
        1 + 2 * self.left.unsigned_abs() / HALF.unsigned_abs()
    }

    /// Looks for pairs with which the attacker's `lines` are held, the attacker being to move.
    ///
    /// A line with both cells of a pair is never completed. One with a single cell of a pair is
    /// taken to be that cell shorter, because the attacker may get it. So a pair gains the lines
    /// with both and loses once more the lines with one; the best one is taken as long as one gains.
    pub(crate) fn find(lines: &[Cells]) -> Hold {
        let mut hold = Hold { pairs: Vec::new(), left: sum(lines) };
        if hold.is_safe() {
            return hold;
        }
        let all = lines.iter().fold(0, |all, line| all | line);
        // The cells that matter by new numbers without gaps.
        let old: Vec<u8> = list(all).map(|cell| cell as u8).collect();
        let mut lines: Vec<Cells> = lines.iter().map(|&line| renumber(line, all)).collect();
        let mut counts = Counts::new(old.len());
        lines.iter().for_each(|&line| counts.add(line, 1));
        while let Some([a, b]) = counts.best_pair() {
            let pair = 1 << a | 1 << b;
            let mut i = 0;
            while i < lines.len() {
                let line = lines[i];
                if line & pair == 0 {
                    i += 1;
                    continue;
                }
                counts.add(line, -1);
                if line & pair == pair {
                    lines.swap_remove(i);
                    continue;
                }
                lines[i] = line & !pair;
                counts.add(lines[i], 1);
                i += 1;
            }
            hold.pairs.push([old[a], old[b]]);
            hold.left = sum(&lines);
            if hold.is_safe() {
                break;
            }
        }
        hold
    }
}

fn weight(line: Cells) -> i32 {
    WHOLE >> line.count_ones().min(MOST)
}

fn sum(lines: &[Cells]) -> i32 {
    lines.iter().map(|&line| weight(line)).sum()
}

/// Every cell of `line` by its number within `all`.
fn renumber(line: Cells, all: Cells) -> Cells {
    let mut new = 0;
    each(line, |cell| new |= 1 << (all & ((1 << cell) - 1)).count_ones());
    new
}

/// The weights of the lines through a cell, and through two cells.
struct Counts {
    cells: usize,
    through: Vec<i32>,
    /// Only with the lower cell first.
    both: Vec<i32>,
}

impl Counts {
    fn new(cells: usize) -> Counts {
        Counts { cells, through: vec![0; cells], both: vec![0; cells * cells] }
    }

    fn add(&mut self, line: Cells, sign: i32) {
        let weight = sign * weight(line);
        each(line, |a| {
            self.through[a] += weight;
            let above = line & (Cells::MAX << a << 1);
            each(above, |b| self.both[a * self.cells + b] += weight);
        });
    }

    /// The pair that gains most, if any does.
    fn best_pair(&self) -> Option<[usize; 2]> {
        let (mut most, mut best) = (0, None);
        for a in 0..self.cells {
            let both = &self.both[a * self.cells..][a + 1..self.cells];
            let gains = both.iter().zip(&self.through[a + 1..]).map(|(both, b)| 3 * both - b);
            // The largest first and its place later: so the first runs without a branch.
            let largest = gains.clone().max().unwrap_or(0);
            if largest - self.through[a] > most {
                most = largest - self.through[a];
                best = gains.clone().position(|gain| gain == largest).map(|at| [a, a + 1 + at]);
            }
        }
        best
    }
}
