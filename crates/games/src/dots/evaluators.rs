//! Evaluators for dots and boxes. "I" is the side to move.

use super::Dots;
use crate::playable::Judge;
use gametree::Scoring;

/// The usual one first.
///
/// - `boxes`: my boxes − yours.
/// - `outcome`: 0. Only finished games count, as −1, 0 and +1. (A quick win is no better: every game
///   has as many moves as there are lines.)
pub(super) const NAMES: &[&str] = &["boxes", "outcome"];

/// The formula and the evaluator of this name.
pub(super) fn named(name: &str) -> Option<(&'static str, Judge<Dots>)> {
    let boxes = |game: &Dots, side| game.count(side) as i32;
    Some(match name {
        "boxes" => ("f = B(m) − B(o)", Judge::of_strengths(boxes)),
        "outcome" => ("f = 0", Judge::of_ends(Scoring::Plain)),
        _ => return None,
    })
}
