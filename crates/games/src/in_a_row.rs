//! k in a row as a game by name.

use crate::playable::{Judge, MoveError, Playable};
use gametree::Evaluate;
use mnk::{Board, Evaluator};

impl Playable for Board {
    const EVALUATORS: &'static [&'static str] =
        &["line-power", "open-lines", "longest-run", "quick-win", "outcome"];

    fn name(&self) -> String {
        self.rules().to_string()
    }

    fn judge(&self, name: &str) -> Option<Judge<Board>> {
        let evaluator: Evaluator = name.parse().ok()?;
        let evaluate = Box::new(move |board: &Board| evaluator.evaluate(board));
        Some(Judge { evaluate, scoring: evaluator.scoring() })
    }

    fn move_named(&self, text: &str) -> Result<Self::Move, MoveError> {
        let mut after = self.clone();
        after.try_play_named(text).map_err(|error| MoveError(error.to_string()))
    }

    fn picture(&self) -> String {
        Board::picture(self)
    }
}
