//! Dots and boxes.
//!
//! In turn the players draw lines between neighbouring dots. Who draws the fourth line of a box
//! gets it and **moves again**, so sides do not alternate. The game is over when all lines are
//! drawn; who has more boxes wins.
//!
//! The first side, X, begins. Dots are called as squares elsewhere: a1 is the bottom left one, and
//! `a1-b1` the line to its right.

mod evaluators;
mod layout;
mod text;

pub use layout::Line;

use crate::hash::{join, mix};
use gametree::{Game, Outcome, Side};
use layout::Layout;
use std::fmt::{self, Debug, Display};
use std::sync::Arc;

/// A position of dots and boxes.
///
/// Two positions have the same [key](Game::key) if the same lines are drawn, the same number of
/// boxes belongs to each side and the same side is to move; nothing else matters to the rest of the
/// game. Which box belongs to whom is remembered for the picture, and for equality.
#[derive(Clone, PartialEq, Eq)]
pub struct Dots {
    layout: Arc<Layout>,
    /// The lines drawn so far.
    drawn: u128,
    /// The boxes of each side.
    boxes: [u64; 2],
    side: Side,
}

/// How large the board is, in boxes: 1 to 6 in a row and in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    width: u8,
    height: u8,
}

impl Size {
    /// Three by three.
    pub const USUAL: Size = Size { width: 3, height: 3 };
    /// The most boxes in a row or column.
    pub const LONGEST: u8 = 6;

    /// So many boxes in a row and in a column; `None` unless both are 1 to 6.
    #[must_use]
    pub fn new(width: u8, height: u8) -> Option<Size> {
        let sides = 1..=Size::LONGEST;
        (sides.contains(&width) && sides.contains(&height)).then_some(Size { width, height })
    }

    /// Lines between dots.
    #[must_use]
    pub const fn lines(self) -> usize {
        let (width, height) = (self.width as usize, self.height as usize);
        (width + 1) * height + width * (height + 1)
    }
}

impl Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl Dots {
    /// The beginning on a board of this size.
    #[must_use]
    pub fn new(size: Size) -> Dots {
        Dots { layout: Arc::new(Layout::new(size)), drawn: 0, boxes: [0; 2], side: Side::First }
    }

    /// Boxes in a row.
    #[must_use]
    pub fn width(&self) -> usize {
        self.layout.size.width.into()
    }

    /// Boxes in a column.
    #[must_use]
    pub fn height(&self) -> usize {
        self.layout.size.height.into()
    }

    /// All lines of the board, drawn or not.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.layout.lines
    }

    /// Whether a line is drawn.
    #[must_use]
    pub fn is_drawn(&self, line: Line) -> bool {
        self.drawn & line.bit() != 0
    }

    /// Whose box this is, in this column and row from 0 at the bottom left.
    #[must_use]
    pub fn owner(&self, column: usize, row: usize) -> Option<Side> {
        let bit = 1 << (row * self.width() + column);
        Side::BOTH.into_iter().find(|side| self.boxes[side.index()] & bit != 0)
    }

    /// How many boxes a side has.
    #[must_use]
    pub const fn count(&self, side: Side) -> u32 {
        self.boxes[side.index()].count_ones()
    }
}

impl Game for Dots {
    type Move = Line;

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    /// By their [index](Line::index).
    #[inline]
    fn moves(&self, out: &mut Vec<Line>) {
        let mut left = self.layout.all & !self.drawn;
        while left != 0 {
            out.push(self.layout.lines[left.trailing_zeros() as usize]);
            left &= left - 1;
        }
    }

    #[inline]
    fn play(&mut self, line: Line) {
        self.drawn |= line.bit();
        match self.layout.closed(line, self.drawn) {
            0 => self.side = self.side.opponent(),
            closed => self.boxes[self.side.index()] |= closed,
        }
    }

    #[inline]
    fn undo(&mut self, line: Line) {
        match self.layout.closed(line, self.drawn) {
            0 => self.side = self.side.opponent(),
            closed => self.boxes[self.side.index()] &= !closed,
        }
        self.drawn &= !line.bit();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.drawn != self.layout.all {
            return None;
        }
        Some(match self.count(Side::First).cmp(&self.count(Side::Second)) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::First),
            std::cmp::Ordering::Less => Outcome::Win(Side::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        })
    }

    #[inline]
    fn key(&self) -> u64 {
        // The lines say how many boxes there are, so those of one side say all.
        let rest = u64::from(self.count(Side::First)) << 1 | self.side.index() as u64;
        join(join(mix(rest), self.drawn as u64), (self.drawn >> 64) as u64)
    }
}

impl Debug for Dots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dots(\n{}{} to move)", self.picture_text(), self.side.symbol())
    }
}
