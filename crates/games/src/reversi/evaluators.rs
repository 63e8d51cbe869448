//! Evaluators for Reversi. "I" is the side to move.

use super::Reversi;
use crate::playable::Judge;
use gametree::{Scoring, Side};

/// The usual one first.
///
/// - `corners`: 10 × (my corners − yours) + (my possible moves − yours). Corners are never turned
///   over, and who has few moves must make bad ones.
/// - `mobility`: my possible moves − yours.
/// - `discs`: my discs − yours. What counts at the end, and misleads before.
/// - `quick-win`: 0. Only finished games count, a quick win more than a slow one.
/// - `outcome`: 0. Only finished games count, as −1, 0 and +1.
pub(super) const NAMES: &[&str] = &["corners", "mobility", "discs", "quick-win", "outcome"];

/// The formula and the evaluator of this name.
pub(super) fn named(name: &str) -> Option<(&'static str, Judge<Reversi>)> {
    let mobility = |game: &Reversi, side| game.mobility(side).count_ones() as i32;
    let corners = move |game: &Reversi, side| 10 * game.corners(side) + mobility(game, side);
    let discs = |game: &Reversi, side| game.count(side) as i32;
    Some(match name {
        "corners" => ("f = 10 · (C(m) − C(o)) + M(m) − M(o)", Judge::of_strengths(corners)),
        "mobility" => ("f = M(m) − M(o)", Judge::of_strengths(mobility)),
        "discs" => ("f = D(m) − D(o)", Judge::of_strengths(discs)),
        "quick-win" => ("f = 0", Judge::of_ends(Scoring::Distance)),
        "outcome" => ("f = 0", Judge::of_ends(Scoring::Plain)),
        _ => return None,
    })
}

impl Reversi {
    fn corners(&self, side: Side) -> i32 {
        let last = u32::from(self.size) - 1;
        let corners = 1 | 1 << last | 1 << (8 * last) | 1u64 << (9 * last);
        (self.discs[side.index()] & corners).count_ones() as i32
    }
}
