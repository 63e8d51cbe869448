//! Games other than k in a row, with every move checked.

use crate::refusal::{Code, Refusal};
use games::{Playable, Spec};
use gametree::Side;
use serde::{Deserialize, Serialize};

/// A game by name and its moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedGame {
    /// Such as `reversi:6`, as on the command line.
    pub game: String,
    /// The moves as they are written, oldest first.
    pub moves: Vec<String>,
}

impl NamedGame {
    /// Which game it is.
    ///
    /// # Errors
    /// If there is no such game, or it is k in a row, or no game of it is as long.
    pub(crate) fn spec(&self) -> Result<Spec, Refusal> {
        let spec: Spec = self.game.parse().map_err(|error| Refusal::of(Code::Rules, &error))?;
        if matches!(spec, Spec::InARow(_)) {
            let message =
                format!("{spec} is k in a row, which has requests of its own: state, move");
            return Err(Refusal::new(Code::Rules, message));
        }
        if self.moves.len() > spec.longest() as usize {
            let (sent, most) = (self.moves.len(), spec.longest());
            let message =
                format!("{sent} moves are too many; no game of {spec} has more than {most}");
            return Err(Refusal::new(Code::Limit, message));
        }
        Ok(spec)
    }
}

/// A game after some moves, and these, each with who made it.
pub(crate) struct Replayed<G: Playable> {
    pub game: G,
    pub moves: Vec<(G::Move, Side)>,
}

/// Plays moves by name.
pub(crate) fn replay<G: Playable>(start: G, names: &[String]) -> Result<Replayed<G>, Refusal> {
    let mut game = start;
    let mut moves = Vec::with_capacity(names.len());
    for (at, name) in names.iter().enumerate() {
        let illegal = |why: String| Refusal {
            at: Some(at),
            ..Refusal::new(Code::Move, format!("move {}: {why}", at + 1))
        };
        if game.outcome().is_some() {
            return Err(illegal("the game is over before it".to_owned()));
        }
        let mv = game.move_named(name).map_err(|error| illegal(error.to_string()))?;
        moves.push((mv, game.side()));
        game.play(mv);
    }
    Ok(Replayed { game, moves })
}
