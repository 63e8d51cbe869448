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

pub(super) fn formula(name: &str) -> &'static str {
    match name {
        "boxes" => "f = B(m) − B(o)",
        "outcome" => "f = 0",
        _ => "",
    }
}

pub(super) fn judge(name: &str) -> Option<Judge<Dots>> {
    Some(match name {
        "boxes" => Judge::of_strengths(|game: &Dots, side| game.count(side) as i32),
        "outcome" => Judge::of_ends(Scoring::Plain),
        _ => return None,
    })
}
