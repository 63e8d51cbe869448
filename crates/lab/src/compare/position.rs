//! The positions that are compared on, and what a report says about them.

use super::SettingsError;
use games::{Catalogue, Position};
use serde::{Deserialize, Serialize};

/// How many moves a report shows as examples.
const EXAMPLES: usize = 8;

/// What a report says about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// The game and the moves, as in [`CellId::game`](super::CellId::game).
    pub label: String,
    /// The name of the game alone.
    pub game: String,
    /// What the catalogues of words know the game by; its name if they do not.
    pub family: String,
    /// The moves played.
    pub moves: Vec<String>,
    /// The board as text.
    pub picture: String,
    /// How many moves there are.
    pub choices: usize,
    /// Some of them.
    pub examples: Vec<String>,
    /// What the game tells about itself.
    #[serde(flatten)]
    pub own: games::Facts,
}

/// The positions of these games after these moves, each once.
pub(super) fn positions(
    catalogue: &Catalogue,
    games: &[String],
    moves: &[String],
) -> Result<Vec<Position>, SettingsError> {
    let no_moves = [String::new()];
    let moves = if moves.is_empty() { &no_moves[..] } else { moves };
    let mut positions: Vec<Position> = Vec::new();
    for game in games {
        for moves in moves {
            let position = position(catalogue, game, moves)?;
            if positions.iter().all(|known| label(known) != label(&position)) {
                positions.push(position);
            }
        }
    }
    Ok(positions)
}

fn position(catalogue: &Catalogue, game: &str, moves: &str) -> Result<Position, SettingsError> {
    let mut position = catalogue.position(game)?;
    position
        .play_all(moves.split_whitespace())
        .map_err(|error| SettingsError::Move { game: position.name().to_owned(), error })?;
    match position.outcome() {
        None => Ok(position),
        Some(_) => {
            let game = position.name().to_owned();
            Err(SettingsError::Over { game, moves: names(&position).join(" ") })
        }
    }
}

/// The moves that led to a position.
fn names(position: &Position) -> Vec<String> {
    position.played().into_iter().map(|played| played.name).collect()
}

/// The game and the moves played: `3x3x3`, `3x3x3 b2 a1`.
pub(super) fn label(position: &Position) -> String {
    std::iter::once(position.name().to_owned()).chain(names(position)).collect::<Vec<_>>().join(" ")
}

/// The evaluator to compare with if none is asked for: `open-lines`, with which the tables of
/// textbooks are made, where a game has it; else its first.
pub(super) fn usual_evaluator(position: &Position) -> &'static str {
    let all = position.evaluators();
    all.iter().find(|name| **name == "open-lines").or(all.first()).copied().unwrap_or_default()
}

/// What a report says about a position.
pub(super) fn facts(position: &Position, catalogue: &Catalogue) -> Facts {
    let moves = position.moves();
    Facts {
        label: label(position),
        game: position.name().to_owned(),
        family: catalogue.family_of(position.name()),
        moves: names(position),
        picture: position.picture(),
        choices: moves.len(),
        examples: moves.into_iter().take(EXAMPLES).collect(),
        own: position.facts(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_played_and_refused() {
        let label = |moves: &str| {
            position(&Catalogue::default(), "3x3x3", moves).map(|position| label(&position))
        };
        assert_eq!(label("").unwrap(), "3x3x3");
        assert_eq!(label(" B2  a1").unwrap(), "3x3x3 b2 a1");
        for (moves, part) in [
            ("b2 b2", "3x3x3, move 2: b2 is taken"),
            ("a1 b1 a2 b2 a3", "is over, so there is nothing to search"),
            ("a1 b1 a2 b2 a3 c1", "3x3x3, move 6: 'c1' cannot be played"),
        ] {
            let error = label(moves).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
