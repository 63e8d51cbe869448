//! What the player who is *not* to move gets by *follow-up*: answering every stone with one right
//! above it.
//!
//! In a column with an even number of empty cells the follower then gets the second, fourth … of
//! them (*claimeven*), the other player, the leader, the first, third …. In a column with a cell where
//! the follower completes a line, and which the follower gets, play never goes past the cell below: who
//! plays there loses (an *odd threat* is one kind of it). Where the number of empty cells is odd, columns
//! go in pairs: once the leader takes the first empty cell of one, the follower takes that of the
//! other (*baseinverse*), and the rest of both is even.
//!
//! So if the cells that the leader can get this way hold no line, the leader does not win; and if some
//! column ends at a threat, the leader runs out of other moves and loses. Allis, *A knowledge-based
//! approach of Connect-Four* (1988), has the rules one by one.

use super::size::{Masks, Size};

/// Up to this many columns with an odd number of empty cells are paired: with four there are three
/// ways to pair them.
const MOST_ODD: u32 = 4;

/// An upper bound of the score for the player to move that is below `limit`, if the other one has a
/// follow-up that shows one. The `threats` are the empty cells where the other one would complete a
/// line.
#[inline(always)]
pub(crate) fn upper_bound<S: Size>(
    size: S,
    leader: u64,
    follower: u64,
    threats: u64,
    limit: i32,
) -> Option<i32> {
    let Masks { bottom, sentinel, board, even } = size.masks();
    // In a longer row that is not allowed, a threat may be gone by the time it counts.
    let threats = if size.exact() { 0 } else { threats };
    let first = (leader | follower) + bottom;
    // From its first empty cell a column is full to its sentinel; the other columns keep theirs.
    let above = |cells: u64| (sentinel - cells) & board;
    let (even_rows, odd_rows) = (above(first & even), above(first & !even));
    let leading = even_rows & even | odd_rows & !even;
    let following = (even_rows | odd_rows) & !leading;

    let odd_parity = if size.height().is_multiple_of(2) { !even } else { even };
    let mut bases = first & odd_parity & board;
    let mut left = if threats & following == 0 { 0 } else { bases };
    while left != 0 {
        let base = left & left.wrapping_neg();
        left ^= base;
        if above(base) & threats & following != 0 {
            bases ^= base;
        }
    }
    if !bases.count_ones().is_multiple_of(2) {
        return None;
    }
    let paired = above(bases);
    let (leading, following) =
        (leading & !paired | following & paired, following & !paired | leading & paired & !bases);
    let mut closed = threats & following;
    let bound = if closed != 0 {
        for _ in 1..size.height() {
            closed |= closed << 1 & board;
        }
        let columns = (closed & !(closed << 1)).count_ones();
        -((closed.count_ones() + columns) as i32 / 2)
    } else {
        -i32::from(limit < 1 && !size.exact() && size.has_line(follower | following))
    };
    // The cheaper question first.
    if bound >= limit {
        return None;
    }
    let cells = leader | leading & !closed;
    let is_held = !size.has_line(cells) && (bases == 0 || can_pair(size, cells, bases));
    is_held.then_some(bound)
}

/// Whether the bases can be paired so that these cells, with one base of each pair, hold no line.
#[inline(never)]
fn can_pair<S: Size>(size: S, cells: u64, bases: u64) -> bool {
    if !size.has_line(cells | bases) {
        return true;
    }
    if bases == 0 || bases.count_ones() > MOST_ODD {
        return false;
    }
    let base = bases & bases.wrapping_neg();
    let mut others = bases ^ base;
    while others != 0 {
        let other = others & others.wrapping_neg();
        others ^= other;
        let rest = bases ^ base ^ other;
        if can_pair(size, cells | base, rest) && can_pair(size, cells | other, rest) {
            return true;
        }
    }
    false
}
