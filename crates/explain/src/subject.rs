//! What a game shows of itself in a tree.

use gametree::{Game, Side, TreeGame};
use mnk::Board;
use std::hash::Hash;

/// A game whose searches can be recorded and shown.
pub trait Subject: Game<Move: Hash> {
    /// What the current position is called, if it has a name.
    fn name(&self) -> Option<&str> {
        None
    }

    /// The rules of the game, if it has any.
    fn rules_text(&self) -> Option<String> {
        None
    }

    /// The position as a small picture, if it is small enough for one.
    fn picture(&self) -> Option<Picture> {
        None
    }
}

/// The stones of a small board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Columns.
    pub width: usize,
    /// Whose stone is on each cell, row by row from the top.
    pub cells: Vec<Option<Side>>,
}

/// Larger boards are not legible as nodes of a tree.
const LARGEST_SIDE: usize = 5;

impl Subject for Board {
    fn rules_text(&self) -> Option<String> {
        Some(self.rules().to_string())
    }

    fn picture(&self) -> Option<Picture> {
        let rules = self.rules();
        let fits = rules.width().max(rules.height()) <= LARGEST_SIDE;
        let stone = |index| rules.cell_at(index).and_then(|cell| self.stone(cell));
        fits.then(|| Picture {
            width: rules.width(),
            cells: (0..rules.cells()).map(stone).collect(),
        })
    }
}

impl Subject for TreeGame {
    fn name(&self) -> Option<&str> {
        TreeGame::name(self)
    }
}
