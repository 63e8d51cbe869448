//! From the game in a request to a board, with every move checked.

use crate::event::Ending;
use crate::refusal::{Code, Refusal};
use crate::request::{GameSpec, SideName};
use gametree::{Game, Outcome, Side};
use mnk::{Board, Cell, Rules};

impl GameSpec {
    /// The board after the last move.
    ///
    /// # Errors
    /// If there are no such rules, or a move is illegal.
    pub(crate) fn board(&self) -> Result<Board, Refusal> {
        let rules: Rules = self.rules.parse().map_err(|error| Refusal::of(Code::Rules, &error))?;
        let mut board = Board::starting_with(rules, self.first.side());
        for (at, name) in self.moves.iter().enumerate() {
            board.try_play_named(name).map_err(|error| Refusal {
                at: Some(at),
                ..Refusal::new(Code::Move, format!("move {}: {error}", at + 1))
            })?;
        }
        Ok(board)
    }

    /// The board, if the game is not over.
    ///
    /// # Errors
    /// As [`board`](GameSpec::board), or if it is.
    pub(crate) fn unfinished(&self) -> Result<Board, Refusal> {
        let board = self.board()?;
        let over = match board.outcome() {
            None => return Ok(board),
            Some(Outcome::Win(side)) => format!("{} has won", mnk::symbol(side)),
            Some(_) => "it is a draw".to_owned(),
        };
        Err(Refusal::new(Code::Over, format!("the game is over, {over}; take a move back")))
    }
}

impl SideName {
    pub(crate) fn side(self) -> Side {
        match self {
            SideName::X => Side::First,
            SideName::O => Side::Second,
        }
    }

    pub(crate) fn other(self) -> SideName {
        self.side().opponent().into()
    }
}

impl From<Side> for SideName {
    fn from(side: Side) -> SideName {
        match side {
            Side::First => SideName::X,
            Side::Second => SideName::O,
        }
    }
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Ending {
        match outcome {
            Outcome::Win(side) => Ending { winner: Some(side.into()) },
            _ => Ending { winner: None },
        }
    }
}

/// Cells by name.
pub(crate) fn names(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}
