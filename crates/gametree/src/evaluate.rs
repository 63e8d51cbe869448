//! Estimates for positions that are not searched further.

/// Guesses what an unfinished position is worth to the side to move.
///
/// Any `Fn(&G) -> i32` is one, so `|_: &Board| 0` will do for a game that is searched to its end.
pub trait Evaluate<G> {
    /// A score from the point of view of the side to move; 0 is even. Never called on a finished
    /// game.
    /// Should be its own negative when the sides are swapped.
    fn evaluate(&self, game: &G) -> i32;
}

impl<G, F: Fn(&G) -> i32> Evaluate<G> for F {
    fn evaluate(&self, game: &G) -> i32 {
        self(game)
    }
}
