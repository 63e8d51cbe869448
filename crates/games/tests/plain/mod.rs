//! The games once more, as plainly as can be: arrays of characters, everything copied, nothing
//! shared with the crate. What both agree on is most likely right.
#![allow(dead_code)] // each file uses its part
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

pub mod dots;
pub mod draughts;
pub mod reversi;

/// The result: 1 for the first side, -1 for the second, 0 for a draw.
pub type Ending = i32;

/// A game that makes new positions out of old ones.
pub trait Plain: Sized + Clone {
    /// Every move by its name, with the position after it; none if the game is over.
    fn next(&self) -> Vec<(String, Self)>;
    /// Whether X is to move.
    fn first_to_move(&self) -> bool;
    /// The result of a finished game.
    fn ending(&self) -> Option<Ending>;
}

/// The positions at every ply to `depth`.
pub fn perft<P: Plain>(game: &P, depth: usize) -> Vec<u64> {
    let mut counts = vec![0; depth + 1];
    count(game, &mut counts);
    counts
}

fn count<P: Plain>(game: &P, counts: &mut [u64]) {
    counts[0] += 1;
    if counts.len() > 1 {
        for (_, after) in game.next() {
            count(&after, &mut counts[1..]);
        }
    }
}
