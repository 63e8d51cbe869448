//! Which game, as a person writes it.

use crate::playable::Playable;
use mnk::{Board, Rules};
use std::fmt::{self, Display};
use std::str::FromStr;

/// A game with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spec {
    /// k in a row: `3x3x3`, `7x6x4 gravity`.
    InARow(Rules),
}

/// Something to do with a game, whichever it is.
pub trait Visitor {
    /// What comes out.
    type Output;

    /// Does it, with the game at its beginning.
    fn visit<G: Playable>(self, start: G) -> Self::Output;
}

impl Spec {
    /// Hands the game, at its beginning, to a visitor.
    pub fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
        match self {
            Spec::InARow(rules) => visitor.visit(Board::new(*rules)),
        }
    }
}

impl Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::InARow(rules) => write!(f, "{rules}"),
        }
    }
}

/// Why a text names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// It looks like rules of k in a row, but is wrong.
    #[error(transparent)]
    Rules(#[from] mnk::RulesError),
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        Ok(Spec::InARow(text.parse()?))
    }
}
