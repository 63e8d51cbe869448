//! A game in which a side may move twice in a row.

use gametree::{Game, Outcome, Side};
use std::fmt;

/// Take one, two or three from a heap; who takes two moves again. Who takes the last stone wins,
/// unless the heap was odd at first and the last take was of one stone: then it is a draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Heap {
    left: u32,
    odd: bool,
    /// The mover of each take, so that taking back knows whose turn it was.
    movers: Vec<Side>,
    side: Side,
    last: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take(u32);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Heap {
    pub fn new(left: u32) -> Heap {
        Heap { left, odd: left % 2 == 1, movers: Vec::new(), side: Side::First, last: None }
    }
}

impl Game for Heap {
    type Move = Take;

    fn side(&self) -> Side {
        self.side
    }

    fn moves(&self, out: &mut Vec<Take>) {
        out.extend((1..=self.left.min(3)).map(Take));
    }

    fn play(&mut self, Take(n): Take) {
        self.left -= n;
        self.movers.push(self.side);
        self.last = if self.left == 0 { Some(n) } else { None };
        if n != 2 {
            self.side = self.side.opponent();
        }
    }

    fn undo(&mut self, Take(n): Take) {
        self.left += n;
        self.last = None;
        if let Some(side) = self.movers.pop() {
            self.side = side;
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = *self.movers.last()?;
        match self.last? {
            1 if self.odd => Some(Outcome::Draw),
            _ => Some(Outcome::Win(winner)),
        }
    }

    fn key(&self) -> u64 {
        // The last take and its mover matter once the game is over.
        let by_first = self.movers.last() == Some(&Side::First);
        let end = self.last.map_or(0, |n| n * 2 + u32::from(by_first));
        let whose = self.side as u64 + u64::from(self.odd) * 2;
        (u64::from(self.left) * 64 + u64::from(end) * 4 + whose).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}
