//! Writes certificates of games with gravity, in the format of docs/certificate.md: a strategy for one
//! player, with leaves that the checker searches itself.

use super::follow_up;
use super::position::Position;
use super::search::Search;
use super::size::Size;
use crate::work::Interrupted;
use rustc_hash::FxHashSet;

/// The most positions that a leaf takes the checker.
pub(crate) const LEAF_BOUND: u64 = 1_000;
/// Added to a move after which the position is a leaf.
const SEARCHED: u8 = 64;

/// Writes the proof that a player wins, or does not lose.
pub(crate) struct Proof<'s, 'a, 'w, S> {
    search: &'s mut Search<'a, 'w, S>,
    /// Whether the player wins; otherwise they do not lose.
    wins: bool,
    /// The positions with the player to move that were written, up to reflection: each is written once.
    known: FxHashSet<u64>,
    bytes: Vec<u8>,
}

impl<'s, 'a, 'w, S: Size> Proof<'s, 'a, 'w, S> {
    pub(crate) fn new(search: &'s mut Search<'a, 'w, S>, wins: bool) -> Proof<'s, 'a, 'w, S> {
        Proof { search, wins, known: FxHashSet::default(), bytes: Vec::new() }
    }

    /// The proof for the player to move, if `ours`, or for the other one.
    pub(crate) fn write(mut self, at: Position, ours: bool) -> Result<Vec<u8>, Interrupted> {
        if ours {
            self.our_move(at)?;
        } else if self.is_leaf(at) {
            self.bytes.push(SEARCHED);
        } else {
            self.bytes.push(0);
            self.replies(at)?;
        }
        Ok(self.bytes)
    }

    /// A position that holds, with us to move.
    fn our_move(&mut self, at: Position) -> Result<(), Interrupted> {
        let size = self.search.size;
        if at.wins(size) != 0 || at.moves(size) == 0 || !self.known.insert(at.key(size, true)) {
            return Ok(());
        }
        let mv = self.search.good_move(at, if self.wins { 0 } else { -1 })?;
        let column = (mv.trailing_zeros() / (size.height() + 1)) as u8;
        let after = at.after(mv);
        if self.is_leaf(after) {
            self.bytes.push(column | SEARCHED);
            return Ok(());
        }
        self.bytes.push(column);
        self.replies(after)
    }

    /// A position that holds, with the other player to move.
    fn replies(&mut self, at: Position) -> Result<(), Interrupted> {
        let size = self.search.size;
        moves(size, at, at.moves(size)).try_for_each(|after| self.our_move(after))
    }

    /// Whether a position that the other player is to move in can be left to the checker.
    fn is_leaf(&self, at: Position) -> bool {
        let mut leaf = Leaf { size: self.search.size, wins: self.wins, left: LEAF_BOUND };
        leaf.is_held(at) == Some(true)
    }
}

/// The search of the checker, position by position.
struct Leaf<S> {
    size: S,
    wins: bool,
    left: u64,
}

impl<S: Size> Leaf<S> {
    fn count(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    /// Whether it holds with the other player to move; none if that is too much to search.
    fn is_held(&mut self, at: Position) -> Option<bool> {
        self.count()?;
        let playable = at.moves(self.size);
        if at.wins(self.size) != 0 {
            return Some(false);
        }
        if playable == 0 {
            return Some(!self.wins);
        }
        let (leader, follower) = (at.own, at.own ^ at.taken);
        let threats = at.threats(self.size);
        let limit = if self.wins { 0 } else { 1 };
        if follow_up::upper_bound(self.size, leader, follower, threats, limit).is_some() {
            return Some(true);
        }
        for after in moves(self.size, at, playable) {
            if !self.is_found(after)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether it holds with us to move.
    fn is_found(&mut self, at: Position) -> Option<bool> {
        self.count()?;
        let playable = at.moves(self.size);
        if at.wins(self.size) != 0 {
            return Some(true);
        }
        if playable == 0 {
            return Some(!self.wins);
        }
        let threats = self.size.completing(at.own ^ at.taken) & playable;
        for after in moves(self.size, at, if threats == 0 { playable } else { threats }) {
            if self.is_held(after)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// The position after each move of a set, from the middle column outwards, the left one of two first.
fn moves(size: impl Size, at: Position, set: u64) -> impl Iterator<Item = Position> {
    (0..size.width()).filter_map(move |number| {
        let mv = set & size.column(size.middle_first(number));
        (mv != 0).then(|| at.after(mv))
    })
}
