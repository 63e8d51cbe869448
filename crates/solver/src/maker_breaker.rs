//! The Maker–Breaker game: Maker, the attacker, completes lines; Breaker, the defender, only blocks.
//!
//! Also called the *weak* game. A defence that holds here holds in the game itself, whatever the
//! defender's own lines are worth; and most draws are proven here. A depth-first search with a table,
//! whose leaves are settled by [`Pairing`].

use crate::cells::{Cells, list, taken, without, worthwhile};
use crate::pairing::Pairing;
use crate::table::{Table, mix};
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
    Reply(u8),
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
    pub(crate) fn holds(
        &mut self,
        lines: &[Cells],
        first: Option<Cells>,
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
        for cell in
            by_weight(lines, first.unwrap_or(Cells::MAX) & worthwhile(lines.iter().copied()))
        {
            if self.reply(&taken(lines, cell), work)?.is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A move of Breaker that holds these lines, if there is one.
    pub(crate) fn reply(
        &mut self,
        lines: &[Cells],
        work: &mut Work<'_>,
    ) -> Result<Option<u8>, Interrupted> {
        let Some(&shortest) = lines.first() else { return Ok(Some(0)) }; // any move will do
        match shortest.count_ones() {
            0 => return Ok(None),
            1 if lines.get(1).is_some_and(|line| line.count_ones() == 1) => return Ok(None),
            1 => {
                let holds =
                    self.holds(&without(lines, shortest.trailing_zeros() as usize), None, work)?;
                return Ok(holds.then_some(shortest.trailing_zeros() as u8));
            }
            _ => {}
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
    pub(crate) fn settled(&self, lines: &[Cells], first: Option<Cells>, plies: u32) -> Option<f64> {
        if wins_at_once(lines) {
            return None;
        }
        if plies == 0 {
            return Some(0.0);
        }
        if Pairing::find(lines).is_safe() {
            return Some(1.0);
        }
        let moves = first.unwrap_or(Cells::MAX) & worthwhile(lines.iter().copied());
        let mut sum = 0.0;
        for cell in list(moves) {
            sum += self.answered(&taken(lines, cell), plies - 1)?;
        }
        Some(sum / f64::from(moves.count_ones()))
    }

    /// The same with Breaker to move.
    fn answered(&self, lines: &[Cells], plies: u32) -> Option<f64> {
        match self.replies.get(key(lines)).map(unpack) {
            Some(Known::Lost) => return None,
            Some(Known::Reply(_)) => return Some(1.0),
            None if plies == 0 => return Some(0.0),
            None => {}
        }
        let useful = worthwhile(lines.iter().copied()) & must_play(lines);
        let after = |cell| self.settled(&without(lines, cell), None, plies - 1);
        list(useful).filter_map(after).reduce(f64::max)
    }

    fn search(&mut self, lines: &[Cells], work: &mut Work<'_>) -> Result<Known, Interrupted> {
        work.count()?;
        let useful = worthwhile(lines.iter().copied()) & must_play(lines);
        let mut unsafe_replies: Vec<(i32, usize)> = Vec::new();
        for cell in by_weight(lines, useful) {
            let pairing = Pairing::find(&without(lines, cell));
            if pairing.is_safe() {
                return Ok(Known::Reply(cell as u8));
            }
            unsafe_replies.push((pairing.potential, cell));
        }
        // The reply with the lowest potential is likely the least work.
        unsafe_replies.sort_by_key(|&(potential, _)| potential);
        for (_, cell) in unsafe_replies {
            if self.holds(&without(lines, cell), None, work)? {
                return Ok(Known::Reply(cell as u8));
            }
        }
        Ok(Known::Lost)
    }
}

impl Known {
    fn reply(self) -> Option<u8> {
        match self {
            Known::Lost => None,
            Known::Reply(cell) => Some(cell),
        }
    }
}

fn pack(known: Known) -> u64 {
    known.reply().map_or(0, |cell| u64::from(cell) + 1)
}

fn unpack(data: u64) -> Known {
    data.checked_sub(1).map_or(Known::Lost, |cell| Known::Reply(cell as u8))
}

/// Whether Maker, to move, wins within three plies: a line lacks one cell, or two lines that lack two
/// share one.
fn wins_at_once(lines: &[Cells]) -> bool {
    lines.first().is_some_and(|line| line.count_ones() <= 1) || shared(lines) != 0
}

/// The cells on two lines that lack two cells.
fn shared(lines: &[Cells]) -> Cells {
    let twos = lines.iter().take_while(|line| line.count_ones() <= 2);
    twos.fold((0, 0), |(once, twice), line| (once | line, twice | once & line)).1
}

/// Where Breaker has to play against lines that lack two cells and share one: on the shared cell, or
/// if there are only two such lines, on any cell of them.
fn must_play(lines: &[Cells]) -> Cells {
    let mut allowed = Cells::MAX;
    for cell in list(shared(lines)) {
        let twos = lines.iter().take_while(|line| line.count_ones() <= 2);
        let through: Vec<Cells> = twos.copied().filter(|line| line >> cell & 1 == 1).collect();
        allowed &= match through[..] {
            [one, other] => one | other,
            _ => 1 << cell,
        };
    }
    allowed
}

/// These cells, those on the most and shortest lines first.
fn by_weight(lines: &[Cells], cells: Cells) -> impl Iterator<Item = usize> {
    let weight = |cell: usize| -> u64 {
        let through = lines.iter().filter(|&&line| line >> cell & 1 == 1);
        through.map(|line| 1u64 << 40 >> line.count_ones().min(40)).sum()
    };
    let mut sorted: Vec<(u64, usize)> = list(cells).map(|cell| (weight(cell), cell)).collect();
    sorted.sort_by_key(|&(weight, cell)| (std::cmp::Reverse(weight), cell));
    sorted.into_iter().map(|(_, cell)| cell)
}

/// A key of a set of lines.
fn key(lines: &[Cells]) -> u64 {
    lines.iter().fold(0, |sum: u64, &line| sum.wrapping_add(mix(line)))
}
