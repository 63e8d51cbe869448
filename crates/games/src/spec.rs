//! Which game, as a person writes it.

use crate::names::quote;
use crate::playable::Playable;
use crate::{Dots, Draughts, Reversi, dots, reversi};
use mnk::{Board, Rules};
use std::fmt::{self, Display};
use std::str::FromStr;

/// A game with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spec {
    /// k in a row: `3x3x3`, `7x6x4+gravity`.
    InARow(Rules),
    /// `reversi`, `reversi:6`.
    Reversi(reversi::Size),
    /// Russian draughts: `draughts`.
    Draughts,
    /// Dots and boxes: `dots`, `dots:3x2`.
    Dots(dots::Size),
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
        match *self {
            Spec::InARow(rules) => visitor.visit(Board::new(rules)),
            Spec::Reversi(size) => visitor.visit(Reversi::new(size)),
            Spec::Draughts => visitor.visit(Draughts::new()),
            Spec::Dots(size) => visitor.visit(Dots::new(size)),
        }
    }

    /// How large the board is: how many cells, squares or lines can be played on.
    #[must_use]
    pub fn squares(&self) -> usize {
        match *self {
            Spec::InARow(rules) => rules.cells(),
            Spec::Reversi(size) => size.squares() * size.squares(),
            Spec::Draughts => 32,
            Spec::Dots(size) => size.lines(),
        }
    }

    /// No game has more plies than this.
    #[must_use]
    pub fn longest(&self) -> u32 {
        let plies = match self {
            // Every disc but the first four may be followed by a pass.
            Spec::Reversi(_) => 2 * (self.squares() - 4),
            // Men can make 4 × (5 + 6 + 7) moves a side and 23 pieces can be captured; before each
            // of these, and after the last, kings can make less than 30 moves.
            Spec::Draughts => (2 * 72 + 23 + 1) * 30,
            Spec::InARow(_) | Spec::Dots(_) => self.squares(),
        };
        plies as u32
    }
}

impl Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::InARow(rules) => write!(f, "{rules}"),
            Spec::Reversi(reversi::Size::USUAL) => f.write_str("reversi"),
            Spec::Reversi(size) => write!(f, "reversi:{}", size.squares()),
            Spec::Draughts => f.write_str("draughts"),
            Spec::Dots(dots::Size::USUAL) => f.write_str("dots"),
            Spec::Dots(size) => write!(f, "dots:{size}"),
        }
    }
}

/// Why a text names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum SpecError {
    /// It looks like rules of k in a row, but is wrong.
    #[error(transparent)]
    Rules(#[from] mnk::RulesError),
    #[error(
        "no game is called {0}; there are reversi, draughts, dots and k in a row, such as 3x3x3"
    )]
    Unknown(String),
    #[error("{0} is not a size of reversi; write reversi, reversi:6 or reversi:4")]
    ReversiSize(String),
    #[error("draughts has no option {0}; write draughts alone")]
    DraughtsOption(String),
    #[error(
        "{0} is not a size of dots and boxes; write WIDTHxHEIGHT in boxes, such as dots:3x2, \
             each 1 to 6"
    )]
    DotsSize(String),
}

impl FromStr for Spec {
    type Err = SpecError;

    /// Names may be in upper or lower case.
    fn from_str(text: &str) -> Result<Spec, SpecError> {
        // Rules of k in a row begin with a number, and whatever is no name might be meant as such.
        if !text.starts_with(char::is_alphabetic) {
            return Ok(Spec::InARow(text.parse()?));
        }
        let (name, option) = match text.split_once(':') {
            Some((name, option)) => (name, Some(option)),
            None => (text, None),
        };
        match (name.to_ascii_lowercase().as_str(), option) {
            ("reversi", None) => Ok(Spec::Reversi(reversi::Size::USUAL)),
            ("reversi", Some(size)) => match number(size).and_then(reversi::Size::new) {
                Some(size) => Ok(Spec::Reversi(size)),
                None => Err(SpecError::ReversiSize(quote(size))),
            },
            ("draughts", None) => Ok(Spec::Draughts),
            ("draughts", Some(option)) => Err(SpecError::DraughtsOption(quote(option))),
            ("dots", None) => Ok(Spec::Dots(dots::Size::USUAL)),
            ("dots", Some(size)) => match dots_size(size) {
                Some(size) => Ok(Spec::Dots(size)),
                None => Err(SpecError::DotsSize(quote(size))),
            },
            _ => Err(SpecError::Unknown(quote(text))),
        }
    }
}

/// Digits only: no sign.
fn number(text: &str) -> Option<u8> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

fn dots_size(text: &str) -> Option<dots::Size> {
    let (width, height) = text.split_once(['x', 'X', '×'])?;
    dots::Size::new(number(width)?, number(height)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Visitor for Name {
        type Output = String;

        fn visit<G: Playable>(self, start: G) -> String {
            assert!(G::EVALUATORS.iter().all(|name| start.judge(name).is_some()));
            assert!(start.judge("magic").is_none());
            start.name()
        }
    }

    #[test]
    fn games_are_called_what_they_were_asked_for_by() {
        let texts = [
            "3x3x3",
            "7x6x4+gravity",
            "reversi",
            "reversi:4",
            "reversi:6",
            "draughts",
            "dots",
            "dots:3x2",
            "dots:6x6",
        ];
        for text in texts {
            let spec: Spec = text.parse().unwrap();
            assert_eq!(spec.to_string(), text);
            assert_eq!(spec.visit(Name), text);
        }
        for (text, name) in [("Reversi:8", "reversi"), ("DOTS:3×3", "dots"), ("3×3×3", "3x3x3")]
        {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn what_is_no_game_is_explained() {
        let message = |text: &str| text.parse::<Spec>().unwrap_err().to_string();
        for text in ["chess", "x3x3", "reversi6", "reversi ", "dot", "élan"] {
            let said = message(text);
            assert!(said.starts_with(&format!("no game is called '{text}'; there are ")), "{said}");
            assert!(
                ["3x3x3", "reversi", "draughts", "dots"].iter().all(|name| said.contains(name))
            );
        }
        for size in ["", "7", "10", "+6", "6x6", "99999999999"] {
            assert!(
                message(&format!("reversi:{size}")).contains(&format!("'{size}' is not a size"))
            );
        }
        for size in ["", "3", "0x3", "7x1", "3x", "x", "3x3x3", "-1x2"] {
            assert!(message(&format!("dots:{size}")).contains(&format!("'{size}' is not a size")));
        }
        assert!(message("draughts:10").contains("'10'"));
        assert!(message("").contains("WIDTHxHEIGHTxK"));
        assert!(message("3x3").contains("WIDTHxHEIGHTxK"));
        assert!(message(&"a\n".repeat(1000)).len() < 200);
    }
}
