//! A static test for Breaker, the side that only defends: a pairing strategy for some lines, and the
//! Erdős–Selfridge criterion for the rest.
//!
//! *Pairing strategy*: cells are paired, and whenever the attacker takes one cell of a pair, the
//! defender takes the other; a line with both cells of a pair is never completed. *Erdős–Selfridge*:
//! with the attacker to move, Breaker holds if the sum of (1/2)^(missing cells) over the lines is
//! below 1/2, always taking the cell that lowers the sum most. docs/certificate.md has the proof.

use crate::cells::Cells;
use std::cell::RefCell;

/// The weight of a line without missing cells; each missing cell halves it.
const WHOLE: i32 = 1 << 20;
/// Below this potential the defender holds, although the attacker is to move.
const HALF: i32 = WHOLE / 2;
/// Missing cells beyond this many are not counted, which only makes the potential larger.
const MOST: u32 = 20;

/// Pairs, and the Erdős–Selfridge potential of the lines they do not block.
#[derive(Debug)]
pub(crate) struct Pairing {
    pub pairs: Vec<[usize; 2]>,
    /// The defender holds if [`is_safe`](Pairing::is_safe); otherwise the lower the better.
    pub potential: i32,
}

impl Pairing {
    pub(crate) fn is_safe(&self) -> bool {
        self.potential < HALF
    }

    /// How far from safe: the potential in sixteenths of what is just not safe, plus one. It is never 0,
    /// which as a disproof number would be a disproof.
    pub(crate) fn distance(&self) -> u32 {
        const STEP: u32 = HALF.unsigned_abs() / 16;
        1 + self.potential.unsigned_abs() / STEP
    }

    /// Looks for pairs that hold the attacker's `lines`, with the attacker to move.
    ///
    /// A pair blocks the lines with both its cells. A line with only one of them loses that cell,
    /// because the attacker may get it, so its weight doubles. Greedily adds the pair that lowers the
    /// potential most, until the potential is low enough or no pair lowers it.
    pub(crate) fn find<const N: usize>(lines: &[Cells<N>]) -> Pairing {
        thread_local! {
            // Allocating it anew each time would take longer than the search.
            static COUNTS: RefCell<Counts> = RefCell::default();
        }
        let pairing = Pairing { pairs: Vec::new(), potential: potential(lines) };
        if pairing.is_safe() {
            return pairing;
        }
        COUNTS.with_borrow_mut(|counts| pairing.extended(lines, counts))
    }

    fn extended<const N: usize>(mut self, lines: &[Cells<N>], counts: &mut Counts) -> Pairing {
        let all = lines.iter().fold(Cells::NONE, |all, &line| all | line);
        counts.reset(all.iter());
        let mut lines: Vec<Cells<N>> = lines.to_vec();
        lines.iter().for_each(|&line| counts.add(line, 1));
        while let Some([a, b]) = counts.best_pair() {
            let pair = Cells::of(a) | Cells::of(b);
            lines.retain_mut(|line| {
                let left = *line - pair;
                if left == *line {
                    return true;
                }
                counts.add(*line, -1);
                if pair.is_within(*line) {
                    self.potential -= weight(*line);
                    return false;
                }
                self.potential += weight(left) - weight(*line);
                *line = left;
                counts.add(left, 1);
                true
            });
            self.pairs.push([a, b]);
            if self.is_safe() {
                break;
            }
        }
        self
    }
}

fn weight<const N: usize>(line: Cells<N>) -> i32 {
    WHOLE >> line.len().min(MOST)
}

fn potential<const N: usize>(lines: &[Cells<N>]) -> i32 {
    lines.iter().map(|&line| weight(line)).sum()
}

/// The weights of the lines through each cell, and through each two cells. The cells are numbered
/// anew, without gaps.
#[derive(Debug, Default)]
struct Counts {
    old: Vec<usize>,
    /// By old number.
    new: Vec<usize>,
    through: Vec<i32>,
    /// The lower cell first.
    both: Vec<i32>,
}

impl Counts {
    fn reset(&mut self, cells: impl Iterator<Item = usize>) {
        self.old.clear();
        self.old.extend(cells);
        self.new.resize(self.old.last().map_or(0, |last| last + 1), 0);
        self.old.iter().enumerate().for_each(|(new, &old)| self.new[old] = new);
        let number = self.old.len();
        self.through.clear();
        self.through.resize(number, 0);
        self.both.clear();
        self.both.resize(number * number, 0);
    }

    fn add<const N: usize>(&mut self, line: Cells<N>, sign: i32) {
        let (weight, number) = (sign * weight(line), self.old.len());
        let (mut left, new) = (line, &self.new);
        while let Some(a) = left.first() {
            left = left.rest();
            let a = new[a];
            self.through[a] += weight;
            let both = &mut self.both[a * number..][..number];
            left.iter().for_each(|b| both[new[b]] += weight);
        }
    }

    /// The pair that lowers the potential most, if any does.
    fn best_pair(&self) -> Option<[usize; 2]> {
        let (mut most, mut best) = (0, None);
        let number = self.old.len();
        for a in 0..number {
            let a_alone = self.through[a];
            // No pair gains more than the weight of either cell.
            if a_alone <= most {
                continue;
            }
            let both = &self.both[a * number..][a + 1..number];
            let gains = both.iter().zip(&self.through[a + 1..]).map(|(both, b)| 3 * both - b);
            // First the largest, then its place: the first loop then has no branch.
            let largest = gains.clone().max().unwrap_or(0);
            if largest - a_alone > most {
                most = largest - a_alone;
                best = gains.clone().position(|gain| gain == largest).map(|at| [a, a + 1 + at]);
            }
        }
        best.map(|pair| pair.map(|cell| self.old[cell]))
    }
}
