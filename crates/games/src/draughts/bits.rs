//! The board of draughts as bits.
//!
//! Bit `8 * row + column` is a square, a1 is bit 0. Only dark squares are used, and that spares
//! every check for the edge: a diagonal step over it ends on a light square, or outside the bits.
//!
//! ```text
//!  8     57    59    61    63
//!  7  48    50    52    54
//!  …
//!  2      9    11    13    15
//!  1   0     2     4     6
//!      a  b  c  d  e  f  g  h
//! ```

use gametree::Side;

/// The squares that are played on.
pub(super) const DARK: u64 = 0xAA55_AA55_AA55_AA55;

/// A diagonal direction; the first two lead up the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl Way {
    pub(super) const ALL: [Way; 4] = [Way::UpLeft, Way::UpRight, Way::DownLeft, Way::DownRight];

    /// Where the men of a side go.
    pub(super) const fn forward(side: Side) -> [Way; 2] {
        match side {
            Side::First => [Way::UpLeft, Way::UpRight],
            Side::Second => [Way::DownLeft, Way::DownRight],
        }
    }

    /// All of these squares one step on; those that leave the board are lost.
    #[inline]
    pub(super) const fn step(self, squares: u64) -> u64 {
        DARK & match self {
            Way::UpLeft => squares << 7,
            Way::UpRight => squares << 9,
            Way::DownLeft => squares >> 9,
            Way::DownRight => squares >> 7,
        }
    }

    /// All of these squares one step back.
    #[inline]
    pub(super) const fn back(self, squares: u64) -> u64 {
        match self {
            Way::UpLeft => Way::DownRight.step(squares),
            Way::UpRight => Way::DownLeft.step(squares),
            Way::DownLeft => Way::UpRight.step(squares),
            Way::DownRight => Way::UpLeft.step(squares),
        }
    }
}

/// The row on which the men of a side become kings.
pub(super) const fn last_row(side: Side) -> u64 {
    match side {
        Side::First => DARK & 0xFF << 56,
        Side::Second => DARK & 0xFF,
    }
}

/// The single bits of a set, lowest first.
pub(super) fn each(mut squares: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = squares & squares.wrapping_neg();
        squares ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The number of a single bit.
pub(super) const fn number(square: u64) -> u8 {
    square.trailing_zeros() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_on_the_board() {
        for square in each(DARK) {
            let (column, row) = (number(square) % 8, number(square) / 8);
            for (way, across, up) in [
                (Way::UpLeft, -1, 1),
                (Way::UpRight, 1, 1),
                (Way::DownLeft, -1, -1),
                (Way::DownRight, 1, -1),
            ] {
                let (x, y) = (column as i32 + across, row as i32 + up);
                let inside = (0..8).contains(&x) && (0..8).contains(&y);
                let wanted = if inside { 1 << (8 * y + x) } else { 0 };
                assert_eq!(way.step(square), wanted);
                assert!(!inside || way.back(wanted) == square);
            }
        }
    }
}
