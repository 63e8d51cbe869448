//! What a stone would threaten, for people to see.

use crate::exact::Way;
use crate::shape::MAX_K;
use crate::state::{Index, State};
use crate::threat;
use crate::weights::Weights;
use gametree::{Game, Side};
use mnk::{Board, Cell, Rules};
use serde::{Deserialize, Serialize, Serializer};
use std::sync::Arc;

/// What a stone on an empty cell would make, by the names it has where five win. Everything is
/// counted from the win, so where four win a "four" has three stones. Larger is stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThreatKind {
    /// A straight four next: an open three.
    Three,
    /// Two open threes at once.
    TwoThrees,
    /// A win next, which one cell stops.
    Four,
    /// A four and an open three at once.
    FourThree,
    /// A win next that cannot be stopped: an open four, or two fours.
    Double,
    /// A win at once.
    Wins,
}

/// A threat that is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct CellThreat {
    /// Where the stone would go.
    #[serde(serialize_with = "by_name")]
    pub cell: Cell,
    /// Whose stone.
    pub side: Side,
    /// What it would make.
    pub kind: ThreatKind,
}

fn by_name<S: Serializer>(cell: &Cell, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(cell)
}

/// Whether there are patterns for rows of this length, so that [`threats`] are seen.
#[must_use]
pub fn sees_threats(rules: &Rules) -> bool {
    // Exactly k: a pattern has to see one cell more on either side.
    rules.k() <= if rules.exact() { MAX_K - 1 } else { MAX_K }
}

/// Whether games by these rules are searched by patterns, which leave moves out that look bad. The
/// others are small, or have rows too long for patterns: every move is looked at, so a search that
/// reaches the end of the game has proven what it says.
#[must_use]
pub fn thinks_in_patterns(rules: &Rules) -> bool {
    Way::of(rules) == Way::Patterns
}

/// Whether games by these rules are so small that, asked without a depth, the engine searches them to
/// the end, which takes it less than a second.
#[must_use]
pub fn solves(rules: &Rules) -> bool {
    Way::of(rules) == Way::Exact
}

/// What stones of either side on the cells that can be played now would make, cell by cell from
/// the top left, X first. Nothing after the end of the game, nor where rows are too long for
/// [patterns](sees_threats).
///
/// With gravity a threat counts only if its own stone can land now; the cells that would complete
/// it may still be in the air.
#[must_use]
pub fn threats(board: &Board) -> Vec<CellThreat> {
    if board.outcome().is_some() || !sees_threats(board.rules()) {
        return Vec::new();
    }
    let state = State::new(board, Arc::new(Weights::standard()));
    let mut moves = board.legal_moves();
    moves.sort_unstable();
    let both = moves.into_iter().flat_map(|cell| Side::BOTH.map(|side| (cell, side)));
    both.filter_map(|(cell, side)| {
        let kind = kind(state.threat(side, cell.index() as Index))?;
        Some(CellThreat { cell, side, kind })
    })
    .collect()
}

fn kind(threat: threat::Threat) -> Option<ThreatKind> {
    match threat {
        threat::THREE => Some(ThreatKind::Three),
        threat::TWO_THREES => Some(ThreatKind::TwoThrees),
        threat::ONE_FOUR => Some(ThreatKind::Four),
        threat::FOUR_AND_THREE => Some(ThreatKind::FourThree),
        threat::DOUBLE => Some(ThreatKind::Double),
        threat::WINS => Some(ThreatKind::Wins),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(position: &str) -> Vec<(String, Side, ThreatKind)> {
        let board: Board = position.parse().unwrap();
        threats(&board).into_iter().map(|t| (t.cell.to_string(), t.side, t.kind)).collect()
    }

    #[test]
    fn an_open_three_can_become_an_open_four() {
        let seen = seen("9x9x5 9/9/9/9/3xxx3/9/9/o3o3o/9 o");
        let of_x = |kind| {
            seen.iter()
                .filter(|(_, side, k)| *side == Side::First && *k == kind)
                .map(|(cell, ..)| cell.as_str())
                .collect::<Vec<_>>()
        };
        assert_eq!(of_x(ThreatKind::Double), ["c5", "g5"]);
        assert_eq!(of_x(ThreatKind::Four), ["b5", "h5"]);
        assert!(of_x(ThreatKind::Wins).is_empty());
    }

    #[test]
    fn with_gravity_only_where_a_stone_can_land() {
        let seen = seen("7x6x4+gravity 7/7/7/7/oo5/xxx1o2 x");
        assert!(seen.contains(&("d1".to_owned(), Side::First, ThreatKind::Wins)), "{seen:?}");
        assert!(seen.iter().all(|(cell, ..)| !cell.starts_with('f') || cell == "f1"), "{seen:?}");
    }

    #[test]
    fn wins_are_seen_exactly_where_the_rules_see_them() {
        for position in ["3x3x3 xx1/oo1/3 x", "5x5x4+exact xxx1x/5/5/5/oo1oo x", "2x2x1 2/2 x"] {
            let board: Board = position.parse().unwrap();
            let seen = threats(&board);
            let mut moves = Vec::new();
            board.moves(&mut moves);
            for cell in moves {
                let mut after = board.clone();
                after.play(cell);
                let wins = after.outcome() == Some(gametree::Outcome::Win(board.side()));
                let threat = CellThreat { cell, side: board.side(), kind: ThreatKind::Wins };
                assert_eq!(seen.contains(&threat), wins, "{position} {cell}");
            }
        }
    }

    #[test]
    fn threats_have_one_json_form() {
        let board: Board = "3x3x3 xx1/oo1/3 x".parse().unwrap();
        let json = serde_json::to_string(&threats(&board)[0]).unwrap();
        assert_eq!(json, r#"{"cell":"c3","side":"x","kind":"wins"}"#);
        let kind = serde_json::from_str::<ThreatKind>("\"four_three\"").unwrap();
        assert_eq!(kind, ThreatKind::FourThree);
    }

    #[test]
    fn nothing_is_seen_after_the_end_or_in_rows_too_long() {
        assert!(seen("3x3x3 xxx/oo1/3 o").is_empty());
        assert!(seen("12x1x9 xxxxoooo4 x").is_empty());
    }
}
