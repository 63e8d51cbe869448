//! Reversi on bits: where discs can be placed and what they turn over.
//!
//! Bit `8 * row + column` is a square, whatever the size of the board; smaller boards lie in the
//! corner of a1.
//!
//! ```text
//!      a  b  c … h
//!  1   0  1  2 … 7
//!  2   8  9 10 … 15
//!  …
//!  8  56 57 58 … 63
//! ```

/// Everything but the first and the last column: a line that runs sideways through one of these
/// squares goes on in the same row.
const INNER: u64 = 0x7E7E_7E7E_7E7E_7E7E;

/// The four directions that go up in bits, each with the squares a line may run through.
const AXES: [(u32, u64); 4] = [(1, INNER), (7, INNER), (8, !0), (9, INNER)];

/// The empty squares where `own` can place a disc. `empty` are those of the board.
#[inline]
pub(super) fn mobility(own: u64, other: u64, empty: u64) -> u64 {
    let mut found = 0;
    for (step, inner) in AXES {
        let through = other & inner;
        // A line has at most six discs of the other side between its ends.
        let mut up = (own << step) & through;
        let mut down = (own >> step) & through;
        for _ in 0..5 {
            up |= (up << step) & through;
            down |= (down >> step) & through;
        }
        found |= (up << step) | (down >> step);
    }
    found & empty
}

/// The discs of `other` that a disc of `own` on `square`, a single bit, turns over.
#[inline]
pub(super) fn flips(square: u64, own: u64, other: u64) -> u64 {
    let mut turned = 0;
    for (step, inner) in AXES {
        let through = other & inner;
        let mut line = 0;
        let mut next = square << step;
        while next & through != 0 {
            line |= next;
            next <<= step;
        }
        if next & own != 0 {
            turned |= line;
        }
        line = 0;
        next = square >> step;
        while next & through != 0 {
            line |= next;
            next >>= step;
        }
        if next & own != 0 {
            turned |= line;
        }
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits of squares given by column and row.
    fn at(squares: &[(u32, u32)]) -> u64 {
        squares.iter().map(|&(column, row)| 1 << (8 * row + column)).sum()
    }

    #[test]
    fn no_line_runs_over_the_edge() {
        // h1 and a2 are neighbours as bits, not as squares; likewise h1 and a3.
        let own = at(&[(6, 0)]);
        for other in [at(&[(7, 0)]), at(&[(7, 0), (0, 1)])] {
            assert_eq!(mobility(own, other, !(own | other)), 0);
        }
        let (own, other) = (at(&[(1, 1)]), at(&[(0, 1)]));
        assert_eq!(mobility(own, other, !(own | other)), 0);
        assert_eq!(flips(at(&[(7, 0)]), own, other), 0);
    }

    #[test]
    fn the_longest_line_is_turned() {
        let (own, other) = (at(&[(0, 7)]), at(&[(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)]));
        let corner = at(&[(7, 0)]);
        assert_eq!(mobility(own, other, !(own | other)), corner);
        assert_eq!(flips(corner, own, other), other);
    }
}
