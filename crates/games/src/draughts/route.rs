//! A move of draughts.

use super::bits::number;
use crate::names::name;
use std::fmt::{self, Debug, Display};

/// A move with the way it takes: `c3-d4`, or with captures `c3:e5:g7`.
///
/// A piece may be able to capture the same pieces on several ways and come to rest on the same
/// square. These are one move, written with one of the ways.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Route {
    pub(super) from: u8,
    pub(super) to: u8,
    /// Whether the piece is a man that becomes a king on the way or at its end.
    pub(super) crowned: bool,
    /// How many pieces are captured.
    jumps: u8,
    /// The squares between the first and the last, five bits each, the first one highest. At most
    /// eleven, since there are no more than twelve pieces to capture.
    via: u64,
    /// The pieces captured.
    pub(super) captured: u64,
}

impl Route {
    /// A move without a capture.
    pub(super) const fn step(from: u64, to: u64, crowned: bool) -> Route {
        Route { from: number(from), to: number(to), crowned, jumps: 0, via: 0, captured: 0 }
    }

    /// A piece about to capture.
    pub(super) const fn begin(from: u64) -> Route {
        Route::step(from, from, false)
    }

    /// The same with one more capture.
    #[inline]
    pub(super) const fn jump(mut self, captured: u64, to: u64, crowned: bool) -> Route {
        if self.jumps > 0 {
            self.via = self.via << 5 | (self.to / 2) as u64;
        }
        self.jumps += 1;
        self.to = number(to);
        self.captured |= captured;
        self.crowned |= crowned;
        self
    }

    /// Whether both lead to the same position.
    #[inline]
    pub(super) fn amounts_to(&self, other: &Route) -> bool {
        (self.from, self.to, self.crowned, self.captured)
            == (other.from, other.to, other.crowned, other.captured)
    }

    /// Whether pieces are captured.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.jumps > 0
    }

    /// The squares it touches from the first to the last, by column and row from 0 at a1.
    pub fn squares(self) -> impl Iterator<Item = (usize, usize)> {
        let between = (1..u32::from(self.jumps)).rev().map(move |left| {
            let half = (self.via >> (5 * (left - 1)) & 31) as usize;
            // Of each two neighbouring bits the dark one: the first in even rows.
            2 * half + half / 4 % 2
        });
        let ends = [self.from, self.to].map(usize::from);
        let all = std::iter::once(ends[0]).chain(between).chain([ends[1]]);
        all.map(|bit| (bit % 8, bit / 8))
    }
}

impl Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.squares().map(|(column, row)| name(column, row)).collect();
        f.pad(&names.join(if self.is_capture() { ":" } else { "-" }))
    }
}

impl Debug for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bit(text: &str) -> u64 {
        let (column, row) = crate::names::parse(text, 8, 8).unwrap();
        1 << (8 * row + column)
    }

    #[test]
    fn routes_are_written_square_by_square() {
        let step = Route::step(bit("c3"), bit("d4"), false);
        assert_eq!(step.to_string(), "c3-d4");
        // Longer than any legal one: every square in between is kept.
        let squares =
            ["a1", "c3", "e5", "g7", "h8", "f6", "d4", "b2", "g1", "b8", "d6", "e1", "h2"];
        let mut route = Route::begin(bit(squares[0]));
        for square in &squares[1..] {
            route = route.jump(0, bit(square), false);
        }
        assert_eq!(route.to_string(), squares.join(":"));
    }
}
