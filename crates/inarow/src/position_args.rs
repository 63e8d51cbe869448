//! Which position a command is about: rules, and optionally a position and moves from there.

use anyhow::{Context, bail};
use clap::Args;
use mnk::{Board, Rules};

/// `--position` and `--moves`, the same for every command that has them.
#[derive(Args, Debug, Default)]
pub struct PositionArgs {
    /// Moves to play first, such as "b2 a1"; with gravity the letter of a column will do
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub moves: Option<String>,

    /// A position to begin with: rows from the top, numbers for empty cells, and the side to move,
    /// such as "x1o/1x1/3 o"
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    pub position: Option<String>,
}

impl PositionArgs {
    /// Whether neither was given.
    pub fn is_empty(&self) -> bool {
        self.moves.is_none() && self.position.is_none()
    }

    /// The moves, one by one.
    pub fn names(&self) -> Vec<&str> {
        let moves = self.moves.as_deref().unwrap_or_default();
        let names = moves.split([' ', ',', '\t', '\n', '\r']);
        names.filter(|name| !name.is_empty()).collect()
    }

    /// The position, with the moves played on it.
    pub fn board(&self, rules: Rules) -> anyhow::Result<Board> {
        let mut board = match &self.position {
            Some(text) => set_up(rules, text)?,
            None => Board::new(rules),
        };
        for (i, name) in self.names().into_iter().enumerate() {
            board.try_play_named(name).with_context(|| format!("move {} of --moves", i + 1))?;
        }
        Ok(board)
    }
}

/// Reads rows and side, with or without the rules in front of them.
fn set_up(rules: Rules, text: &str) -> anyhow::Result<Board> {
    let words = text.split_whitespace().count();
    let board = if words < 3 { Board::from_position(rules, text) } else { text.parse::<Board>() };
    let board = board.context("--position")?;
    if *board.rules() != rules {
        bail!("--position is one of {}, but the rules given are {rules}", board.rules());
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gametree::Game;

    fn board(position: Option<&str>, moves: Option<&str>) -> anyhow::Result<Board> {
        let own = |text: Option<&str>| text.map(str::to_owned);
        PositionArgs { position: own(position), moves: own(moves) }.board(Rules::TIC_TAC_TOE)
    }

    #[test]
    fn a_position_may_repeat_its_rules() {
        let short = board(Some("x1o/1x1/3 o"), None).unwrap();
        assert_eq!(board(Some("3x3x3 x1o/1x1/3 o"), None).unwrap(), short);
        let other = board(Some("4x4x4 4/4/4/4 x"), None).unwrap_err().to_string();
        assert!(other.contains("4x4x4") && other.contains("3x3x3"), "{other}");
    }

    #[test]
    fn moves_are_played_after_the_position() {
        let both = board(Some("x1o/1x1/3 o"), Some("c1, a1")).unwrap();
        assert_eq!(both.to_string(), "3x3x3 x1o/1x1/x1o o");
        assert!(both.outcome().is_none());
        let error = board(None, Some("b2 b2")).unwrap_err();
        assert!(format!("{error:#}").starts_with("move 2 of --moves: b2 is taken"));
    }
}
