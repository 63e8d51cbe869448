//! Writes certificates of games with gravity, in the format of docs/certificate.md: a strategy for one
//! player, with leaves that the checker searches itself.

use super::follow_up;
use super::position::Position;
use super::search::{Search, Wanted};
use super::size::Size;
use crate::work::Interrupted;
use rustc_hash::FxHashMap;

/// The most positions that a leaf takes the checker.
pub(crate) const LEAF_BOUND: u64 = 1_000;
/// Added to a move after which the position is a leaf.
const SEARCHED: u8 = 64;
/// With this many empty cells or fewer, the shortest of several proofs is written.
const COMPARED: u32 = 26;

/// Writes the proof that a player wins, or does not lose.
pub(crate) struct Proof<'s, 'a, 'w, S> {
    search: &'s mut Search<'a, 'w, S>,
    /// Whether the player wins; otherwise they do not lose.
    wins: bool,
    /// For positions with the player to move: the byte of the move, and the size of the proof.
    plans: FxHashMap<u64, (u8, u32)>,
}

impl<'s, 'a, 'w, S: Size> Proof<'s, 'a, 'w, S> {
    pub(crate) fn new(search: &'s mut Search<'a, 'w, S>, wins: bool) -> Proof<'s, 'a, 'w, S> {
        Proof { search, wins, plans: FxHashMap::default() }
    }

    /// The proof for the player to move, if `ours`, or for the other one.
    pub(crate) fn write(&mut self, at: Position, ours: bool) -> Result<Vec<u8>, Interrupted> {
        let mut bytes = Vec::new();
        if ours {
            self.our_move(at, &mut bytes)?;
        } else if self.is_leaf(at) {
            bytes.push(SEARCHED);
        } else {
            bytes.push(0);
            self.replies(at, &mut bytes)?;
        }
        Ok(bytes)
    }

    /// A position that holds, with us to move.
    fn our_move(&mut self, at: Position, bytes: &mut Vec<u8>) -> Result<(), Interrupted> {
        let size = self.search.size;
        let (byte, length) = self.plan(at)?;
        if length > 0 {
            bytes.push(byte);
        }
        if length > 1 {
            let mv = at.moves(size) & size.column(byte.into());
            self.replies(at.after(mv), bytes)?;
        }
        Ok(())
    }

    /// A position that holds, with the other player to move.
    fn replies(&mut self, at: Position, bytes: &mut Vec<u8>) -> Result<(), Interrupted> {
        let size = self.search.size;
        moves(size, at, at.moves(size)).try_for_each(|(_, after)| self.our_move(after, bytes))
    }

    /// Our move as it is written, and the size of the proof; a position that is decided takes none.
    fn plan(&mut self, at: Position) -> Result<(u8, u32), Interrupted> {
        let size = self.search.size;
        if at.wins(size) != 0 || at.moves(size) == 0 {
            return Ok((0, 0));
        }
        let key = at.key(size, false);
        if let Some(plan) = self.plans.get(&key) {
            return Ok(*plan);
        }
        let limit = if self.wins { -1 } else { 0 };
        let mut best = (0, u32::MAX);
        let mut good = Vec::new();
        for (column, after) in moves(size, at, safe(size, at)) {
            if *self.search.score(after, Wanted::Above(limit))?.end() <= limit {
                if self.is_leaf(after) {
                    best = (column | SEARCHED, 1);
                    break;
                }
                good.push((column, after));
            }
        }
        if best.1 > 1 {
            for (column, after) in good {
                let mut length = 1;
                for (_, after) in moves(size, after, after.moves(size)) {
                    length += self.plan(after)?.1;
                    if length >= best.1 {
                        break;
                    }
                }
                if length < best.1 {
                    best = (column, length);
                }
                if size.cells() - at.ply() > COMPARED {
                    break;
                }
            }
        }
        self.plans.insert(key, best);
        Ok(best)
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
        let threats = self.size.completing(follower) & self.size.masks().board & !at.taken;
        let limit = if self.wins { 0 } else { 1 };
        if follow_up::upper_bound(self.size, leader, follower, threats, limit).is_some() {
            return Some(true);
        }
        for (_, after) in moves(self.size, at, playable) {
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
        for (_, after) in moves(self.size, at, if threats == 0 { playable } else { threats }) {
            if self.is_held(after)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// The moves that do not lose at once.
fn safe(size: impl Size, at: Position) -> u64 {
    let threats = size.completing(at.own ^ at.taken) & size.masks().board & !at.taken;
    let playable = at.moves(size);
    let moves = if threats & playable == 0 { playable } else { threats & playable };
    moves & !(threats >> 1)
}

/// The moves of a set with the position after each, from the middle column outwards, the left one of
/// two first.
fn moves(size: impl Size, at: Position, set: u64) -> impl Iterator<Item = (u8, Position)> {
    (0..size.width()).filter_map(move |number| {
        let x = size.middle_first(number);
        let mv = set & size.column(x);
        (mv != 0).then(|| (x as u8, at.after(mv)))
    })
}
