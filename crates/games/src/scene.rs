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
    /// What each side has: discs, pieces or boxes.
    pub score: [u32; 2],
    /// Who is to move; nobody when the game is over.
    pub side: Option<Owner>,
    /// How the game ended.
    pub outcome: Option<Finish>,
    /// The legal moves; none when the game is over.
    pub moves: Vec<SceneMove>,
}

/// What a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Squares that are all alike.
    Squares,
    /// Dark and light squares; the bottom left one is dark, and only dark ones are used.
    Chequered,
    /// Dots with lines between them.
    Dots,
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

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Owner {
    /// The first side.
    X,
    /// The second side.
    O,
}

impl From<Side> for Owner {
    fn from(side: Side) -> Owner {
        match side {
            Side::First => Owner::X,
            Side::Second => Owner::O,
        }
    }
}

/// A piece on a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// The square.
    pub at: String,
    /// Whose it is.
    pub side: Owner,
    /// Whether it is a king.
    pub king: bool,
}

/// A box that belongs to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnedBox {
    /// Its lower left dot.
    pub at: String,
    /// Whose it is.
    pub side: Owner,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finish {
    /// Nobody if it is a draw.
    pub winner: Option<Owner>,
    /// What decided it.
    pub reason: Reason,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Who has more.
    Count,
    /// The side to move has no move left.
    Blocked,
    /// The same position for the third time.
    Repetition,
    /// Too many moves in a row that changed nothing for good.
    Quiet,
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
    pub(crate) fn new<G: Playable>(game: &G, stage: &Stage, reason: Reason) -> Scene {
        let mut rows: Vec<String> = (1..=stage.height).map(|row| row.to_string()).collect();
        if !stage.from_top {
            rows.reverse();
        }
        let outcome = game.outcome().map(|outcome| Finish {
            winner: match outcome {
                Outcome::Win(side) => Some(side.into()),
                _ => None,
            },
            reason,
        });
        let mut moves = Vec::new();
        if outcome.is_none() {
            game.moves(&mut moves);
        }
        let moves =
            moves.into_iter().map(|mv| SceneMove { name: mv.to_string(), path: game.path(mv) });
        Scene {
            kind: stage.kind,
            columns: column_names(stage.width),
            rows,
            looks: stage.looks,
            pieces: Vec::new(),
            lines: Vec::new(),
            boxes: Vec::new(),
            score: [0; 2],
            side: outcome.is_none().then(|| game.side().into()),
            outcome,
            moves: moves.collect(),
        }
    }
}
