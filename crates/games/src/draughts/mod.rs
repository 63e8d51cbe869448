//! Russian draughts: shashki, 8 × 8.
//!
//! - Men move one square diagonally forward and capture forward and backward. Kings move and capture
//!   along whole diagonals and land on any free square behind a captured piece.
//! - Capturing is mandatory, and so is going on while it is possible. Among several captures any may
//!   be chosen; there is no rule of the majority. A king that can land on several squares must land
//!   where it can go on capturing, if there is such a square.
//! - Captured pieces are taken off the board when the move is over. Until then no piece may be
//!   jumped twice, and they are in the way.
//! - A man that reaches the last row becomes a king at once, and in the middle of a capture goes on
//!   as one.
//! - Who is to move and cannot has lost.
//!
//! Draws, as far as two players who do not agree on one can come to it here:
//!
//! - the same pieces with the same side to move for the third time;
//! - fifteen moves of each side in a row by kings only, without a capture. Three kings against one
//!   have fifteen moves to win, by the official rules; where only kings are left that is the same.
//!
//! Not in here: the shorter and longer limits of the official rules for endings in which both sides
//! have kings and the balance of forces stays the same (5 moves with two or three pieces on the
//! board, 30 with four or five, 60 with six or seven), and the 5 moves against a single king on the
//! main road a1-h8. Games that these would end go on until one of the rules above ends them.
//!
//! The first side, X, is white, has the rows from 1 to 3 and begins.

mod bits;
mod evaluators;
mod fen;
mod generate;
mod route;
mod text;

pub use fen::FenError;
pub use route::Route;

use crate::hash::{join, mix};
use bits::DARK;
use gametree::{Game, Outcome, Side};
use std::fmt::{self, Debug};

/// So many plies in a row by kings only and without a capture, and the game is a draw.
const QUIET_PLIES: u8 = 30;

/// A position of Russian draughts, with the moves that led to it.
///
/// A *position*, as the rules of the draw see it, is more than the pieces on the board: it matters
/// which positions there have been since the last capture or move of a man, because they can come
/// back a third time. So two positions have the same [key](Game::key) if they have the same pieces,
/// the same side to move, and the same earlier positions since then, in whatever order. While men
/// move that is as good as the pieces alone, since every move of a man begins anew.
#[derive(Clone, PartialEq, Eq)]
pub struct Draughts {
    now: State,
    /// Every state before, oldest first.
    past: Vec<State>,
}

/// What stands where.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Pieces {
    /// The pieces of each side.
    of: [u64; 2],
    /// The kings of both.
    kings: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct State {
    pieces: Pieces,
    side: Side,
    /// Plies since the last capture or move of a man.
    quiet: u8,
    /// The sum of the hashes of all positions since then but this one.
    seen: u64,
    outcome: Option<Outcome>,
}

impl Default for Draughts {
    fn default() -> Draughts {
        Draughts::new()
    }
}

impl Draughts {
    /// The beginning.
    #[must_use]
    pub fn new() -> Draughts {
        let of = [DARK & 0xFF_FFFF, DARK & 0xFF_FFFF << 40];
        Draughts::with(Pieces { of, kings: 0 }, Side::First)
    }

    /// These pieces, and nothing that was before.
    fn with(pieces: Pieces, side: Side) -> Draughts {
        let mut now = State { pieces, side, quiet: 0, seen: 0, outcome: None };
        now.outcome = now.end(&[]);
        Draughts { now, past: Vec::new() }
    }

    /// Whose piece stands in this column and row, both from 0 at a1, and whether it is a king.
    #[must_use]
    pub fn piece(&self, column: usize, row: usize) -> Option<(Side, bool)> {
        let bit = 1u64.checked_shl((8 * row + column) as u32)?;
        let owner = Side::BOTH.into_iter().find(|side| self.pieces(*side) & bit != 0)?;
        Some((owner, self.now.pieces.kings & bit != 0))
    }

    /// Plies since the last capture or move of a man.
    #[must_use]
    pub const fn quiet_plies(&self) -> u32 {
        self.now.quiet as u32
    }

    const fn pieces(&self, side: Side) -> u64 {
        self.now.pieces.of[side.index()]
    }

    /// The key worked out from the positions alone, for checking the one kept up move by move.
    #[must_use]
    pub fn key_from_scratch(&self) -> u64 {
        let quiet = usize::from(self.now.quiet);
        let since = self.past.iter().rev().take(quiet);
        let seen = since.fold(0u64, |sum, state| sum.wrapping_add(state.hash()));
        join(self.now.hash(), seen)
    }
}

impl Pieces {
    /// Never the same for both sides to move.
    fn hash(&self, side: Side) -> u64 {
        join(join(mix(self.of[0]), self.of[1]), self.kings << 1 | side.index() as u64)
    }
}

impl State {
    fn hash(&self) -> u64 {
        self.pieces.hash(self.side)
    }

    fn play(&mut self, mv: Route) {
        let (from, to) = (1u64 << mv.from, 1u64 << mv.to);
        let was_king = self.pieces.kings & from != 0;
        if was_king && !mv.is_capture() {
            // Men move more often, and cost no hash.
            self.quiet += 1;
            self.seen = self.seen.wrapping_add(self.hash());
        } else {
            (self.quiet, self.seen) = (0, 0);
        }
        let Pieces { of, kings } = &mut self.pieces;
        let own = &mut of[self.side.index()];
        // A capture may end where it began.
        *own = *own & !from | to;
        of[self.side.opponent().index()] &= !mv.captured;
        *kings &= !(from | mv.captured);
        if was_king || mv.crowned {
            *kings |= to;
        }
        self.side = self.side.opponent();
    }

    /// The result, with all that was before.
    fn end(&self, past: &[State]) -> Option<Outcome> {
        if !self.pieces.can_move(self.side) {
            return Some(Outcome::Win(self.side.opponent()));
        }
        (self.quiet >= QUIET_PLIES || self.is_third_time(past)).then_some(Outcome::Draw)
    }

    /// Whether these pieces with the same side to move have been there twice before.
    fn is_third_time(&self, past: &[State]) -> bool {
        let quiet = usize::from(self.quiet);
        // Four plies are the least that lead back to the same position.
        if quiet < 8 {
            return false;
        }
        let same_side = past.iter().rev().take(quiet).skip(1).step_by(2);
        same_side.filter(|state| state.pieces == self.pieces).count() >= 2
    }
}

impl Game for Draughts {
    type Move = Route;

    #[inline]
    fn side(&self) -> Side {
        self.now.side
    }

    /// Piece by piece from a1 on.
    fn moves(&self, out: &mut Vec<Route>) {
        self.now.pieces.list(self.now.side, out);
    }

    #[inline]
    fn play(&mut self, mv: Route) {
        self.past.push(self.now);
        self.now.play(mv);
        self.now.outcome = self.now.end(&self.past);
    }

    #[inline]
    fn undo(&mut self, _: Route) {
        if let Some(before) = self.past.pop() {
            self.now = before;
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.now.outcome
    }

    #[inline]
    fn key(&self) -> u64 {
        join(self.now.hash(), self.now.seen)
    }
}

impl Debug for Draughts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Draughts({self}, after {} moves)", self.past.len())
    }
}
