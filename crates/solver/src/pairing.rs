//! A static test for Breaker, the side that only defends: a pairing strategy for some lines, and the
//! Erdős–Selfridge criterion for the rest.
//!
//! *Pairing strategy*: cells are paired, and whenever the attacker takes one cell of a pair, the
//! defender takes the other; a line with both cells of a pair is never completed. *Erdős–Selfridge*:
//! with the attacker to move, Breaker holds if the sum of (1/2)^(missing cells) over the lines is
//! below 1/2, always taking the cell that lowers the sum most. docs/certificate.md has the proof.

use crate::cells::{Cells, each, list};

/// The weight of a line without missing cells; each missing cell halves it.
const WHOLE: i32 = 1 << 20;
/// Below this potential the defender holds, although the attacker is to move.
const HALF: i32 = WHOLE / 2;
/// Missing cells beyond this many are not counted, which only makes the potential larger.
const MOST: u32 = 20;

/// Pairs, and the Erdős–Selfridge potential of the lines they do not block.
#[derive(Debug)]
pub(crate) struct Pairing {
    pub pairs: Vec<[u8; 2]>,
    /// The defender holds if [`is_safe`](Pairing::is_safe); otherwise the lower the better.
    pub potential: i32,
}

impl Pairing {
    pub(crate) fn is_safe(&self) -> bool {
        self.potential < HALF
    }

    /// How far from safe: at least 1.
    pub(crate) fn distance(&self) -> u32 {
        1 + 2 * self.potential.unsigned_abs() / HALF.unsigned_abs()
    }

    /// Looks for pairs that hold the attacker's `lines`, with the attacker to move.
    ///
    /// A pair blocks the lines with both its cells. A line with only one of them loses that cell,
    /// because the attacker may get it, so its weight doubles. Greedily adds the pair that lowers the
    /// potential most, until the potential is low enough or no pair lowers it.
    pub(crate) fn find(lines: &[Cells]) -> Pairing {
        let mut pairing = Pairing { pairs: Vec::new(), potential: potential(lines) };
        if pairing.is_safe() {
            return pairing;
        }
        let all = lines.iter().fold(0, |all, line| all | line);
        // Renumbers the cells on lines without gaps.
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
            pairing.pairs.push([old[a], old[b]]);
            pairing.potential = potential(&lines);
            if pairing.is_safe() {
                break;
            }
        }
        pairing
    }
}

fn weight(line: Cells) -> i32 {
    WHOLE >> line.count_ones().min(MOST)
}

fn potential(lines: &[Cells]) -> i32 {
    lines.iter().map(|&line| weight(line)).sum()
}

/// The cells of `line` by their numbers within `all`.
fn renumber(line: Cells, all: Cells) -> Cells {
    let mut new = 0;
    each(line, |cell| new |= 1 << (all & ((1 << cell) - 1)).count_ones());
    new
}

/// The weights of the lines through each cell, and through each two cells.
struct Counts {
    cells: usize,
    through: Vec<i32>,
    /// The lower cell first.
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

    /// The pair that lowers the potential most, if any does.
    fn best_pair(&self) -> Option<[usize; 2]> {
        let (mut most, mut best) = (0, None);
        for a in 0..self.cells {
            let both = &self.both[a * self.cells..][a + 1..self.cells];
            let gains = both.iter().zip(&self.through[a + 1..]).map(|(both, b)| 3 * both - b);
            // First the largest, then its place: the first loop then has no branch.
            let largest = gains.clone().max().unwrap_or(0);
            if largest - self.through[a] > most {
                most = largest - self.through[a];
                best = gains.clone().position(|gain| gain == largest).map(|at| [a, a + 1 + at]);
            }
        }
        best
    }
}
