//! The Maker–Breaker game: Maker, the attacker, completes lines; Breaker, the defender, only blocks.
//!
//! Also called the *weak* game. A defence that holds here holds in the game itself, whatever the
//! defender's own lines are worth; and most draws are proven here. A depth-first search with a table,
//! whose leaves are settled by [`Pairing`].

use crate::cells::{Cells, taken, without, worthwhile};
use crate::pairing::Pairing;
use crate::table::Table;
use crate::work::{Interrupted, Work};

/// Searches the Maker–Breaker game of one board, and remembers the results.
#[derive(Clone, Debug)]
pub(crate) struct MakerBreaker {
    /// The reply that holds each position with Breaker to move.
    replies: Table,
}

/// The result of a position with Breaker to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    Lost,
    Reply(usize),
}

impl MakerBreaker {
    pub(crate) fn new(bytes: usize) -> MakerBreaker {
        MakerBreaker { replies: Table::new(bytes) }
    }

    /// The transposition table.
    pub(crate) fn table(&self) -> Table {
        self.replies.clone()
    }

    /// Whether Breaker holds these lines, with Maker to move. Maker tries only `first`, if given.
    pub(crate) fn holds<const N: usize>(
        &mut self,
        lines: &[Cells<N>],
        first: Option<Cells<N>>,
        work: &mut Work<'_>,
    ) -> Result<bool, Interrupted> {
        if lines.is_empty() {
            return Ok(true);
        }
        if wins_at_once(lines) {
            return Ok(false);
        }
        if Pairing::find(lines).is_safe() {
            return Ok(true);
        }
        work.count()?;
        let moves = first.unwrap_or(Cells::ALL) & worthwhile(lines.iter().copied());
        for cell in by_weight(lines, moves) {
            if self.reply(&taken(lines, cell), work)?.is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A move of Breaker that holds these lines, if there is one.
    pub(crate) fn reply<const N: usize>(
        &mut self,
        lines: &[Cells<N>],
        work: &mut Work<'_>,
    ) -> Result<Option<usize>, Interrupted> {
        let Some(&shortest) = lines.first() else { return Ok(Some(0)) }; // any move will do
        let Some(cell) = shortest.first() else { return Ok(None) };
        if shortest.is_single() {
            let is_lost = lines.get(1).is_some_and(|line| line.is_single())
                || !self.holds(&without(lines, cell), None, work)?;
            return Ok((!is_lost).then_some(cell));
        }
        let key = key(lines);
        if let Some(known) = self.replies.get(key) {
            return Ok(unpack(known).reply());
        }
        let known = self.search(lines, work)?;
        self.replies.put(key, pack(known));
        Ok(known.reply())
    }

    /// The share of Maker's moves, 0 to 1, to which a reply is known, looking this many plies ahead;
    /// `None` if one is known to win.
    pub(crate) fn settled<const N: usize>(
        &self,
        lines: &[Cells<N>],
        first: Option<Cells<N>>,
        plies: u32,
    ) -> Option<f64> {
        if wins_at_once(lines) {
            return None;
        }
        if plies == 0 {
            return Some(0.0);
        }
        if Pairing::find(lines).is_safe() {
            return Some(1.0);
        }
        let moves = first.unwrap_or(Cells::ALL) & worthwhile(lines.iter().copied());
        let mut sum = 0.0;
        for cell in moves.iter() {
            sum += self.answered(&taken(lines, cell), plies - 1)?;
        }
        Some(sum / f64::from(moves.len()))
    }

    /// The same with Breaker to move.
    pub(crate) fn answered<const N: usize>(&self, lines: &[Cells<N>], plies: u32) -> Option<f64> {
        match self.replies.get(key(lines)).map(unpack) {
            Some(Known::Lost) => return None,
            Some(Known::Reply(_)) => return Some(1.0),
            None if plies == 0 => return Some(0.0),
            None => {}
        }
        let useful = worthwhile(lines.iter().copied()) & must_play(lines);
        let after = |cell| self.settled(&without(lines, cell), None, plies - 1);
        useful.iter().filter_map(after).reduce(f64::max)
    }

    fn search<const N: usize>(
        &mut self,
        lines: &[Cells<N>],
        work: &mut Work<'_>,
    ) -> Result<Known, Interrupted> {
        work.count()?;
        let useful = worthwhile(lines.iter().copied()) & must_play(lines);
        let mut unsafe_replies: Vec<(i32, usize)> = Vec::new();
        for cell in by_weight(lines, useful) {
            work.look()?;
            let pairing = Pairing::find(&without(lines, cell));
            if pairing.is_safe() {
                return Ok(Known::Reply(cell));
            }
            unsafe_replies.push((pairing.potential, cell));
        }
        // The reply with the lowest potential is likely the least work.
        unsafe_replies.sort_by_key(|&(potential, _)| potential);
        for (_, cell) in unsafe_replies {
            if self.holds(&without(lines, cell), None, work)? {
                return Ok(Known::Reply(cell));
            }
        }
        Ok(Known::Lost)
    }
}

impl Known {
    fn reply(self) -> Option<usize> {
        match self {
            Known::Lost => None,
            Known::Reply(cell) => Some(cell),
        }
    }
}

fn pack(known: Known) -> u64 {
    known.reply().map_or(0, |cell| cell as u64 + 1)
}

fn unpack(data: u64) -> Known {
    data.checked_sub(1).map_or(Known::Lost, |cell| Known::Reply(cell as usize))
}

/// Whether Maker, to move, wins within three plies: a line lacks one cell, or two lines that lack two
/// share one.
fn wins_at_once<const N: usize>(lines: &[Cells<N>]) -> bool {
    lines.first().is_some_and(|line| line.rest().is_empty()) || !shared(lines).is_empty()
}

/// The lines that lack two cells at most.
fn twos<const N: usize>(lines: &[Cells<N>]) -> impl Iterator<Item = Cells<N>> {
    lines.iter().copied().take_while(|line| line.rest().rest().is_empty())
}

/// The cells on two of these.
fn shared<const N: usize>(lines: &[Cells<N>]) -> Cells<N> {
    let start = (Cells::NONE, Cells::NONE);
    twos(lines).fold(start, |(once, twice), line| (once | line, twice | once & line)).1
}

/// Where Breaker has to play against lines that lack two cells and share one: on the shared cell, or
/// if there are only two such lines, on any cell of them.
fn must_play<const N: usize>(lines: &[Cells<N>]) -> Cells<N> {
    let mut allowed = Cells::ALL;
    for cell in shared(lines).iter() {
        let through: Vec<Cells<N>> = twos(lines).filter(|line| line.has(cell)).collect();
        allowed = allowed
            & match through[..] {
                [one, other] => one | other,
                _ => Cells::of(cell),
            };
    }
    allowed
}

/// These cells, those on the most and shortest lines first.
fn by_weight<const N: usize>(
    lines: &[Cells<N>],
    cells: Cells<N>,
) -> impl Iterator<Item = usize> + use<N> {
    let weight = |cell: usize| -> u64 {
        let through = lines.iter().filter(|line| line.has(cell));
        through.map(|line| 1u64 << 40 >> line.len().min(40)).sum()
    };
    let mut sorted: Vec<(u64, usize)> = cells.iter().map(|cell| (weight(cell), cell)).collect();
    sorted.sort_by_key(|&(weight, cell)| (std::cmp::Reverse(weight), cell));
    sorted.into_iter().map(|(_, cell)| cell)
}

/// A key of a set of lines.
fn key<const N: usize>(lines: &[Cells<N>]) -> u64 {
    lines.iter().fold(0, |sum: u64, &line| sum.wrapping_add(line.hash()))
}
