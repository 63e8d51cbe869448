//! Evaluators for draughts. "I" is the side to move.

use super::Draughts;
use super::bits::{each, number};
use crate::playable::Judge;
use gametree::{Scoring, Side};

/// The usual one first.
///
/// - `advance`: 10 for each man and 30 for each king of mine, and 1 for each row that a man of mine
///   has come forward from my first, less the same for you.
/// - `material`: 1 for each man and 3 for each king of mine, less the same for you.
/// - `quick-win`: 0. Only finished games count, a quick win more than a slow one.
/// - `outcome`: 0. Only finished games count, as −1, 0 and +1.
pub(super) const NAMES: &[&str] = &["advance", "material", "quick-win", "outcome"];

/// The formula and the evaluator of this name.
pub(super) fn named(name: &str) -> Option<(&'static str, Judge<Draughts>)> {
    let advance = |game: &Draughts, side| 10 * game.material(side) + game.rows_gained(side);
    Some(match name {
        "advance" => ("f = 10 · (P(m) − P(o)) + F(m) − F(o)", Judge::of_strengths(advance)),
        "material" => ("f = P(m) − P(o)", Judge::of_strengths(Draughts::material)),
        "quick-win" => ("f = 0", Judge::of_ends(Scoring::Distance)),
        "outcome" => ("f = 0", Judge::of_ends(Scoring::Plain)),
        _ => return None,
    })
}

impl Draughts {
    fn material(&self, side: Side) -> i32 {
        let own = self.pieces(side);
        (own.count_ones() + 2 * (own & self.now.pieces.kings).count_ones()) as i32
    }

    fn rows_gained(&self, side: Side) -> i32 {
        let men = self.pieces(side) & !self.now.pieces.kings;
        let rows = each(men).map(|man| i32::from(number(man) / 8));
        rows.map(|row| if side == Side::First { row } else { 7 - row }).sum()
    }
}
