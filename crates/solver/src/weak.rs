//! The weak game: one side completes lines, the other one only defends. A defence that holds here
//! holds in the game itself, whatever the defender's own lines are worth.

use crate::cells::{Cells, list, taken, without, worthwhile};
use crate::hold::Hold;
use crate::table::Table;
use crate::work::{Interrupted, Work};

/// The defence of one game, with what was found out about it.
#[derive(Clone, Debug)]
pub(crate) struct Weak {
    /// How each position with the defender to move is held.
    answers: Table,
}

/// What is known of a position with the defender to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Lost,
    Reply(u8),
}

impl Weak {
    pub(crate) fn new(bytes: usize) -> Weak {
        Weak { answers: Table::new(bytes) }
    }

    /// Where it keeps what it found out.
    pub(crate) fn table(&self) -> Table {
        self.answers.clone()
    }

    /// Whether the defender holds these lines with the attacker to move, who tries `first` only, if
    /// that is given.
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
        if Hold::find(lines).is_safe() {
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

    /// A move of the defender that holds these lines, if there is one.
    pub(crate) fn reply(
        &mut self,
        lines: &[Cells],
        work: &mut Work<'_>,
    ) -> Result<Option<u8>, Interrupted> {
        let Some(&shortest) = lines.first() else { return Ok(Some(0)) }; // anything will do
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
        if let Some(known) = self.answers.get(key) {
            return Ok(unpack(known).reply());
        }
        let answer = self.search(lines, work)?;
        self.answers.put(key, pack(answer));
        Ok(answer.reply())
    }

    /// Which part of the attacker's moves is known to be answered, from 0 to 1, as far as this many plies
    /// tell; `None` if one is known to have no answer.
    pub(crate) fn settled(&self, lines: &[Cells], first: Option<Cells>, plies: u32) -> Option<f64> {
        if wins_at_once(lines) {
            return None;
        }
        if plies == 0 {
            return Some(0.0);
        }
        if Hold::find(lines).is_safe() {
            return Some(1.0);
        }
        let moves = first.unwrap_or(Cells::MAX) & worthwhile(lines.iter().copied());
        let mut sum = 0.0;
        for cell in list(moves) {
            sum += self.answered(&taken(lines, cell), plies - 1)?;
        }
        Some(sum / f64::from(moves.count_ones()))
    }

    /// The same with the defender to move.
    fn answered(&self, lines: &[Cells], plies: u32) -> Option<f64> {
        match self.answers.get(key(lines)).map(unpack) {
            Some(Answer::Lost) => return None,
            Some(Answer::Reply(_)) => return Some(1.0),
            None if plies == 0 => return Some(0.0),
            None => {}
        }
        let useful = worthwhile(lines.iter().copied()) & must_play(lines);
        let after = |cell| self.settled(&without(lines, cell), None, plies - 1);
        list(useful).filter_map(after).reduce(f64::max)
    }

    fn search(&mut self, lines: &[Cells], work: &mut Work<'_>) -> Result<Answer, Interrupted> {
        work.count()?;
        let useful = worthwhile(lines.iter().copied()) & must_play(lines);
        let mut left: Vec<(i32, usize)> = Vec::new();
        for cell in by_weight(lines, useful) {
            let hold = Hold::find(&without(lines, cell));
            if hold.is_safe() {
                return Ok(Answer::Reply(cell as u8));
            }
            left.push((hold.left, cell));
        }
        // The one that is nearest to being safe is likely the least work.
        left.sort_by_key(|&(left, _)| left);
        for (_, cell) in left {
            if self.holds(&without(lines, cell), None, work)? {
                return Ok(Answer::Reply(cell as u8));
            }
        }
        Ok(Answer::Lost)
    }
}

impl Answer {
    fn reply(self) -> Option<u8> {
        match self {
            Answer::Lost => None,
            Answer::Reply(cell) => Some(cell),
        }
    }
}

fn pack(answer: Answer) -> u64 {
    answer.reply().map_or(0, |cell| u64::from(cell) + 1)
}

fn unpack(data: u64) -> Answer {
    data.checked_sub(1).map_or(Answer::Lost, |cell| Answer::Reply(cell as u8))
}

/// Whether the attacker, to move, has won by counting: one cell is missing, or two that are shared.
fn wins_at_once(lines: &[Cells]) -> bool {
    lines.first().is_some_and(|line| line.count_ones() <= 1) || shared(lines) != 0
}

/// Cells on two lines of two cells.
fn shared(lines: &[Cells]) -> Cells {
    let twos = lines.iter().take_while(|line| line.count_ones() <= 2);
    twos.fold((0, 0), |(once, twice), line| (once | line, twice | once & line)).1
}

/// Where the defender has to play against two lines of two cells that share one: there, or if there
/// are no more such lines, on the rest of them.
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

/// These cells, those with the most and shortest lines first.
fn by_weight(lines: &[Cells], cells: Cells) -> impl Iterator<Item = usize> {
    let weight = |cell: usize| -> u64 {
        let through = lines.iter().filter(|&&line| line >> cell & 1 == 1);
        through.map(|line| 1u64 << 40 >> line.count_ones().min(40)).sum()
    };
    let mut sorted: Vec<(u64, usize)> = list(cells).map(|cell| (weight(cell), cell)).collect();
    sorted.sort_by_key(|&(weight, cell)| (std::cmp::Reverse(weight), cell));
    sorted.into_iter().map(|(_, cell)| cell)
}

/// A hash of a set of lines.
fn key(lines: &[Cells]) -> u64 {
    lines.iter().fold(0, |sum: u64, &line| sum.wrapping_add(mix(line)))
}

/// Spreads every bit over all others.
pub(crate) fn mix(mut x: u64) -> u64 {
    for _ in 0..2 {
        x = (x ^ x >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    }
    x ^ x >> 32
}
