//! Reversi, also known as Othello, on boards of 4 × 4, 6 × 6 and 8 × 8.
//!
//! A disc is placed where it encloses, between itself and another disc of its side, a straight line
//! of discs of the other side, which are turned over. Who cannot do that passes, and passing is
//! never a choice. The game is over when neither side can place a disc; who has more discs wins.
//!
//! The first side, X, is black and begins. Squares are called as in Othello: a1 is the **top** left
//! corner, and the four discs in the middle lie so that d3 is one of the first moves.

mod bits;
mod evaluators;
mod text;

use crate::hash::{join, mix};
use bits::{flips, mobility};
use gametree::{Game, Outcome, Side};
use std::fmt::{self, Debug, Display};

/// A position of Reversi.
///
/// Two positions have the same [key](Game::key) if the same discs lie on them with the same side
/// to move. Positions are equal if they also came about by the same number of moves that turned
/// over the same discs.
#[derive(Clone, PartialEq, Eq)]
pub struct Reversi {
    size: u8,
    /// The squares of the board.
    board: u64,
    /// The discs of each side.
    discs: [u64; 2],
    side: Side,
    /// Where the side to move can place a disc.
    open: u64,
    over: bool,
    past: Vec<Past>,
}

/// What a move cannot be taken back without.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Past {
    flipped: u64,
    open: u64,
}

/// A move: a disc on a square, or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place(u8);

impl Place {
    /// No disc is placed, because none can be.
    pub const PASS: Place = Place(64);

    /// The column and row of the disc, both from 0; `None` for a pass.
    #[must_use]
    pub const fn square(self) -> Option<(usize, usize)> {
        match self.0 {
            64 => None,
            bit => Some((bit as usize % 8, bit as usize / 8)),
        }
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.square() {
            Some((column, row)) => f.pad(&crate::names::name(column, row)),
            None => f.pad("pass"),
        }
    }
}

impl Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

/// How large the board is: 4, 6 or 8 squares along each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size(u8);

impl Size {
    /// The board of Othello.
    pub const USUAL: Size = Size(8);

    /// So many squares along each side; `None` unless they are 4, 6 or 8.
    #[must_use]
    pub fn new(squares: u8) -> Option<Size> {
        [4, 6, 8].contains(&squares).then_some(Size(squares))
    }

    /// Squares along each side.
    #[must_use]
    pub const fn squares(self) -> usize {
        self.0 as usize
    }
}

impl Reversi {
    /// The beginning on a board of this size.
    #[must_use]
    pub fn new(size: Size) -> Reversi {
        let Size(size) = size;
        let row = (1u64 << size) - 1;
        let board = (0..size).fold(0, |board, i| board | row << (8 * i));
        let bit = |column: u8, row: u8| 1u64 << (8 * row + column);
        let (low, high) = (size / 2 - 1, size / 2);
        let black = bit(high, low) | bit(low, high);
        let white = bit(low, low) | bit(high, high);
        let mut start = Reversi {
            size,
            board,
            discs: [black, white],
            side: Side::First,
            open: 0,
            over: false,
            past: Vec::new(),
        };
        start.open = start.mobility(Side::First);
        start
    }

    /// Squares along each side of the board.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// Whose disc lies in this column and row, both from 0.
    #[must_use]
    pub fn disc(&self, column: usize, row: usize) -> Option<Side> {
        let bit = 1u64.checked_shl((8 * row + column) as u32)?;
        Side::BOTH.into_iter().find(|side| self.discs[side.index()] & bit != 0)
    }

    /// How many discs a side has.
    #[must_use]
    pub const fn count(&self, side: Side) -> u32 {
        self.discs[side.index()].count_ones()
    }

    /// Where a side could place a disc if it were to move, as bits.
    fn mobility(&self, side: Side) -> u64 {
        let (own, other) = (self.discs[side.index()], self.discs[side.opponent().index()]);
        mobility(own, other, self.board & !(own | other))
    }

    fn bits_of(mv: Place) -> u64 {
        1u64.checked_shl(mv.0.into()).unwrap_or(0)
    }
}

impl Game for Reversi {
    type Move = Place;

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    /// From a1 row by row.
    #[inline]
    fn moves(&self, out: &mut Vec<Place>) {
        let mut left = self.open;
        if left == 0 && !self.over {
            out.push(Place::PASS);
        }
        while left != 0 {
            out.push(Place(left.trailing_zeros() as u8));
            left &= left - 1;
        }
    }

    #[inline]
    fn play(&mut self, mv: Place) {
        let (me, you) = (self.side.index(), self.side.opponent().index());
        let square = Reversi::bits_of(mv);
        let flipped = flips(square, self.discs[me], self.discs[you]);
        self.discs[me] |= square | flipped;
        self.discs[you] &= !flipped;
        self.past.push(Past { flipped, open: self.open });
        self.side = self.side.opponent();
        self.open = self.mobility(self.side);
        self.over = self.open == 0 && self.mobility(self.side.opponent()) == 0;
    }

    #[inline]
    fn undo(&mut self, mv: Place) {
        let Some(Past { flipped, open }) = self.past.pop() else { return };
        self.side = self.side.opponent();
        let (me, you) = (self.side.index(), self.side.opponent().index());
        self.discs[me] &= !(Reversi::bits_of(mv) | flipped);
        self.discs[you] |= flipped;
        self.open = open;
        self.over = false;
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if !self.over {
            return None;
        }
        let (first, second) = (self.count(Side::First), self.count(Side::Second));
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::First),
            std::cmp::Ordering::Less => Outcome::Win(Side::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        })
    }

    #[inline]
    fn key(&self) -> u64 {
        let [first, second] = self.discs;
        let discs = join(mix(first), second);
        // Every bit of both boards is a square, so the side cannot be one of them.
        if self.side == Side::First { discs } else { mix(discs) }
    }
}

impl Debug for Reversi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reversi(\n{}after {} moves)", self.picture_text(), self.past.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    fn gather(game: &mut Reversi, plies: u32, seen: &mut HashMap<u64, ([u64; 2], Side)>) {
        let position = (game.discs, game.side);
        assert_eq!(*seen.entry(game.key()).or_insert(position), position, "one key for two");
        let mut moves = Vec::new();
        if plies > 0 {
            game.moves(&mut moves);
        }
        for mv in moves {
            game.play(mv);
            gather(game, plies - 1, seen);
            game.undo(mv);
        }
    }

    /// The side to move was once one of the squares, and mixed up with a disc there.
    #[test]
    fn every_position_has_a_key_of_its_own() {
        let Some(size) = Size::new(4) else { panic!("4 is a size") };
        let mut seen = HashMap::new();
        gather(&mut Reversi::new(size), 9, &mut seen);
        assert!(seen.len() > 10_000, "{}", seen.len());
    }
}
