//! k in a row as a game by name.

use crate::playable::{Judge, MoveError, Playable, Reason};
use crate::scene::{Decision, Kind, Look, Piece, Scene, Stage};
use gametree::{Evaluate, Side};
use mnk::{Board, Cell, CellError, Evaluator, Order, PlayError, Weighted};

impl Playable for Board {
    const EVALUATORS: &'static [&'static str] = Evaluator::NAMES;

    fn name(&self) -> String {
        self.rules().to_string()
    }

    fn judge(&self, name: &str) -> Option<Judge<Board>> {
        let evaluator: Evaluator = name.parse().ok()?;
        let evaluate = Box::new(move |board: &Board| evaluator.evaluate(board));
        Some(Judge { evaluate, scoring: evaluator.scoring() })
    }

    fn weighted(&self, name: &str, weights: &[i64]) -> Result<Judge<Board>, String> {
        let evaluator: Evaluator = name.parse().map_err(|error| format!("{error}"))?;
        let weighted = Weighted::new(evaluator, weights).map_err(|error| error.to_string())?;
        weighted.check_for(self.rules()).map_err(|error| error.to_string())?;
        let evaluate = Box::new(move |board: &Board| weighted.evaluate(board));
        Ok(Judge { evaluate, scoring: evaluator.scoring() })
    }

    fn move_named(&self, text: &str) -> Result<Cell, MoveError> {
        let mut after = self.clone();
        after
            .try_play_named(text)
            .map_err(|error| MoveError { message: error.to_string(), reason: reason(&error) })
    }

    fn picture(&self) -> String {
        Board::picture(self)
    }

    fn scene(&self) -> Scene {
        let rules = self.rules();
        let (width, height, looks) = (rules.width(), rules.height(), [Look::X, Look::O]);
        let stage = Stage { kind: Kind::Cells, width, height, from_top: false, looks };
        let stones = rules.all_cells().filter_map(|cell| {
            Some(Piece { at: cell.to_string(), side: self.stone(cell)?, king: false })
        });
        let names = |row: &Vec<Cell>| row.iter().map(ToString::to_string).collect();
        Scene {
            pieces: stones.collect(),
            wins: self.winning_lines().iter().map(names).collect(),
            ..Scene::new(self, &stage, Decision::Row)
        }
    }

    fn path(&self, cell: Cell) -> Vec<String> {
        vec![cell.to_string()]
    }

    fn longest(&self) -> u32 {
        self.squares() as u32
    }

    fn squares(&self) -> usize {
        self.rules().cells()
    }

    fn formula(&self, evaluator: &str) -> &'static str {
        evaluator.parse().map_or("", Evaluator::formula)
    }

    fn orders(&self) -> &'static [&'static str] {
        &["row", "center"]
    }

    fn ordered(&self, order: &str) -> Option<Board> {
        let order = [Order::Row, Order::Center].into_iter().find(|known| known.name() == order)?;
        Some(self.clone().ordered(order))
    }

    fn begun_by(&self, side: Side) -> Option<Board> {
        Some(Board::starting_with(*self.rules(), side))
    }
}

/// Why a move cannot be played, for the catalogues.
fn reason(error: &PlayError) -> Option<Reason> {
    Some(match error {
        PlayError::Cell(CellError::Form(text)) => Reason::new("unreadable").with("text", text),
        PlayError::Cell(CellError::Outside { name, last, .. }) => {
            Reason::new("outside").with("cell", name).with("last", last)
        }
        PlayError::Occupied { cell, .. } => Reason::new("taken").with("cell", cell),
        PlayError::ColumnFull { column } => {
            Reason::new("full").with("column", mnk::column_name(*column))
        }
        PlayError::Floating { cell, rest } => {
            Reason::new("floating").with("cell", cell).with("rest", rest)
        }
        PlayError::GameOver { .. } => Reason::new("over"),
        PlayError::NothingPlayed => return None,
    })
}
