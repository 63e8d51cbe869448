//! A position as something to draw and to click on, for a page that knows no rules.
//!
//! Places are names: a square is `d3`, a line between two dots `a1-b1`. Where they lie follows from
//! the names of the columns and rows, which a scene lists from the left and from the top.

use crate::names::column_names;
use crate::playable::Playable;
use gametree::{Outcome, Side};
use serde::{Deserialize, Serialize};

/// What there is to see of a position, and what can be done in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scene {
    /// What the board is made of.
    pub kind: Kind,
    /// The names of the columns from the left; of dots, where the board has dots.
    pub columns: Vec<String>,
    /// The names of the rows from the top.
    pub rows: Vec<String>,
    /// What the pieces of each side look like.
    pub looks: [Look; 2],
    /// What stands on the squares.
    pub pieces: Vec<Piece>,
    /// The lines that are drawn between dots.
    pub lines: Vec<String>,
    /// The boxes that belong to somebody.
    pub boxes: Vec<OwnedBox>,
    /// The rows that won, each by its squares.
    pub wins: Vec<Vec<String>>,
    /// The board as text, where there is nothing else to draw.
    pub text: Option<String>,
    /// What each side has, discs, pieces or boxes, where that counts.
    pub score: Option<[u32; 2]>,
    /// Who is to move; nobody when the game is over.
    pub side: Option<Side>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// What decided it, once it is over.
    pub decision: Option<Decision>,
    /// The legal moves; none when the game is over.
    pub moves: Vec<SceneMove>,
}

/// What a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Cells to put stones into, as in k in a row.
    Cells,
    /// Squares that are all alike.
    Squares,
    /// Dark and light squares; the bottom left one is dark, and only dark ones are used.
    Chequered,
    /// Dots with lines between them.
    Dots,
    /// Text: moves are chosen from a list.
    Text,
}

/// What the pieces of a side look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Look {
    /// Black.
    Black,
    /// White.
    White,
    /// A cross.
    X,
    /// A nought.
    O,
}

/// A piece on a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// The square.
    pub at: String,
    /// Whose it is.
    pub side: Side,
    /// Whether it is a king.
    pub king: bool,
}

/// A box that belongs to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnedBox {
    /// Its lower left dot.
    pub at: String,
    /// Whose it is.
    pub side: Side,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// A complete row, or none that can be completed.
    Row,
    /// Who has more.
    Count,
    /// The side to move has no move left.
    Blocked,
    /// The same position for the third time.
    Repetition,
    /// Too many moves in a row that changed nothing for good.
    Quiet,
    /// The rules of a game that says no more about it.
    Rules,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SceneMove {
    /// As it is written.
    pub name: String,
    /// The places to click, in order. Empty for a pass, which is no place.
    pub path: Vec<String>,
}

/// The part of a scene that stays the same all game long.
pub(crate) struct Stage {
    pub kind: Kind,
    pub width: usize,
    pub height: usize,
    /// Whether row 1 is the topmost one.
    pub from_top: bool,
    pub looks: [Look; 2],
}

impl Scene {
    /// The scene of a position with its moves and, if it is over, its end; without what stands on
    /// the board.
    pub(crate) fn new<G: Playable>(game: &G, stage: &Stage, decision: Decision) -> Scene {
        let mut rows: Vec<String> = (1..=stage.height).map(|row| row.to_string()).collect();
        if !stage.from_top {
            rows.reverse();
        }
        let outcome = game.outcome();
        let moves = game.legal_moves().into_iter();
        let moves = moves.map(|mv| SceneMove { name: mv.to_string(), path: game.path(mv) });
        Scene {
            kind: stage.kind,
            columns: column_names(stage.width),
            rows,
            looks: stage.looks,
            pieces: Vec::new(),
            lines: Vec::new(),
            boxes: Vec::new(),
            wins: Vec::new(),
            text: None,
            score: None,
            side: outcome.is_none().then(|| game.side()),
            decision: outcome.map(|_| decision),
            outcome,
            moves: moves.collect(),
        }
    }

    /// The scene of a game that has none of its own: its picture.
    pub(crate) fn of_text<G: Playable>(game: &G) -> Scene {
        let looks = [Look::X, Look::O];
        let stage = Stage { kind: Kind::Text, width: 0, height: 0, from_top: false, looks };
        Scene { text: Some(game.picture()), ..Scene::new(game, &stage, Decision::Rules) }
    }
}
