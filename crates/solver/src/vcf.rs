//! VCF, victory by continuous fours: the attacker wins by moves that each threaten to complete a line,
//! so that every reply is forced.
//!
//! A *four* is named after five in a row: it lacks one stone, whatever k is.

use crate::cells::{Cells, Line, Met};
use std::ops::Range;

/// Gives up after this many positions.
const MOST: usize = 2_000;

/// The cells that complete one of these lines after these stones have been added.
fn completing<L: Line<N>, const N: usize>(
    lines: &[L],
    own: Cells<N>,
    other: Cells<N>,
) -> Cells<N> {
    let open =
        lines.iter().filter(|line| !line.missing().meets(other) && !line.guards().meets(own));
    let missing = open.map(|line| line.missing() - own);
    missing.filter(|missing| missing.is_single()).fold(Cells::NONE, |all, cell| all | cell)
}

/// A VCF.
#[derive(Clone, Debug)]
pub(crate) struct Win<const N: usize> {
    /// The attacker's moves, up to one that makes a double four or completes a line.
    pub moves: Vec<usize>,
    /// The forced replies to them.
    replies: Cells<N>,
    /// Where the last move threatens to complete a line.
    threats: Cells<N>,
}

impl<const N: usize> Default for Win<N> {
    fn default() -> Win<N> {
        Win { moves: Vec::new(), replies: Cells::NONE, threats: Cells::NONE }
    }
}

/// A VCF for the side to move, which needs `own` of its lines, while the opponent needs `other` of
/// theirs; and whether there is none if none was found.
pub(crate) fn find<L: Line<N>, const N: usize>(own: &[L], other: &[L]) -> (Option<Win<N>>, bool) {
    if own.first().is_none_or(|line| !line.missing().rest().rest().is_empty()) {
        return (None, true);
    }
    let path = own.to_vec();
    let all = 0..path.len();
    let mut search = Search { path, other, failed: Met::default(), win: Win::default() };
    let is_won = search.win(all, Cells::NONE, Cells::NONE);
    (is_won.then_some(search.win), search.failed.len() < MOST)
}

impl<const N: usize> Win<N> {
    /// Whether it still wins if the opponent has one more stone, on `cell`.
    pub(crate) fn beats<L: Line<N>>(&self, own: &[L], other: &[L], cell: usize) -> bool {
        let moves: Cells<N> = self.moves.iter().copied().collect();
        let is_in_the_way = (moves | self.replies | self.threats).has(cell);
        // A stone elsewhere changes nothing unless it helps to complete a line on the way.
        let theirs = self.replies | Cells::of(cell);
        let helps =
            |line: &L| line.missing().has(cell) && (line.missing() - theirs).rest().is_empty();
        if !is_in_the_way && !other.iter().any(helps) {
            return true;
        }
        still_win(own, other, Cells::of(cell), &self.moves)
    }
}

/// Whether these moves win although the opponent has these stones more.
fn still_win<L: Line<N>, const N: usize>(
    own: &[L],
    other: &[L],
    mut theirs: Cells<N>,
    moves: &[usize],
) -> bool {
    let mut mine = Cells::NONE;
    for &cell in moves {
        if (mine | theirs).has(cell) {
            return false;
        }
        if completing(own, mine, theirs).has(cell) {
            return true;
        }
        mine |= Cells::of(cell);
        let threats = completing(own, mine, theirs);
        if threats.is_empty() || !completing(other, theirs, mine).is_empty() {
            return false;
        }
        if !threats.is_single() {
            return true;
        }
        theirs |= threats;
    }
    false
}

struct Search<'a, L, const N: usize> {
    /// The attacker's open lines at each position of the path, one list after the other.
    path: Vec<L>,
    other: &'a [L],
    failed: Met<N>,
    win: Win<N>,
}

impl<L: Line<N>, const N: usize> Search<'_, L, N> {
    /// Whether there is a VCF after these stones have been added; `open` is where the attacker's lines
    /// are that are left then.
    fn win(&mut self, open: Range<usize>, mine: Cells<N>, theirs: Cells<N>) -> bool {
        let (mut now, mut fours, mut shared) = (Cells::NONE, Cells::NONE, Cells::NONE);
        for line in &self.path[open.clone()] {
            let missing = line.missing();
            if missing.is_single() {
                now |= missing;
            } else if missing.is_pair() {
                shared |= fours & missing;
                fours |= missing;
            }
        }
        if let Some(cell) = now.first() {
            self.win.moves.push(cell);
            return true;
        }
        // A four of the opponent has to be blocked, by a four of one's own.
        let forced = completing(self.other, theirs, mine);
        let allowed = match () {
            () if forced.is_empty() => Cells::ALL,
            () if forced.is_single() => forced,
            () => return false,
        };
        for cell in (shared & allowed).iter() {
            let replies = self.replies(open.clone(), cell);
            // Two lines may lack the same two cells.
            if !replies.is_single() {
                self.win.moves.push(cell);
                self.win.threats = replies;
                return true;
            }
        }
        let moves = fours & allowed;
        if moves.is_empty() || self.failed.len() >= MOST || !self.failed.insert([mine, theirs]) {
            return false;
        }
        for cell in moves.iter() {
            let reply = self.replies(open.clone(), cell);
            self.win.moves.push(cell);
            self.win.replies |= reply;
            let left = self.after(open.clone(), cell, reply);
            if self.win(left, mine | Cells::of(cell), theirs | reply) {
                return true;
            }
            self.path.truncate(open.end);
            self.win.replies = self.win.replies - reply;
            self.win.moves.pop();
        }
        false
    }

    /// The cells that complete a line after a four on `cell`.
    fn replies(&self, open: Range<usize>, cell: usize) -> Cells<N> {
        let fours = self.path[open].iter().map(|line| line.missing());
        let fours = fours.filter(|missing| missing.has(cell) && missing.is_pair());
        fours.fold(Cells::NONE, |all, missing| all | missing - Cells::of(cell))
    }

    /// The lines that are left after a move and the reply to it.
    fn after(&mut self, open: Range<usize>, cell: usize, reply: Cells<N>) -> Range<usize> {
        let start = self.path.len();
        for at in open {
            let line = self.path[at];
            if !line.missing().meets(reply) && !(L::EXACT && line.guards().has(cell)) {
                self.path.push(line.with(cell));
            }
        }
        start..self.path.len()
    }
}
