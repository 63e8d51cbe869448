//! The rules of k in a row, on any board.
//!
//! [`Rules`] say which game: `3x3x3`, `15x15x5+exact`, `7x6x4+gravity`. They also have the one table
//! of [winning lines](Rules::lines) and of [symmetries](Rules::symmetries). A [`Board`] is a position
//! and implements [`gametree::Game`], so that every search of `gametree` plays it. [`Evaluator`]s
//! score unfinished positions. Moves are [`Cell`]s with algebraic names, `h8`; a position is one line
//! of text, `3x3x3 x1o/1x1/3 o`; whole games are [`Record`]s.
//!
//! Boards of up to 64 and up to 128 cells keep each side's stones in one machine word (a bitboard)
//! and find a win by comparing it with the lines through the new stone; larger boards walk from the
//! stone. Everything else is the same code for all sizes.
#![warn(missing_docs)]

mod bits;
mod board;
mod cell;
mod evaluators;
mod file_kind;
mod geometry;
mod layer;
mod lines;
mod position;
mod psq;
mod record;
mod rules;
mod sgf;
mod symmetry;
mod variations;
mod weights;

pub use board::{Board, PlayError};
pub use cell::{Cell, CellError, column_name};
pub use evaluators::{Evaluator, UnknownEvaluator};
pub use file_kind::FileKind;
pub use geometry::Order;
pub use lines::{DIRECTIONS, WinningLine};
pub use position::{PositionError, grid};
pub use psq::PsqError;
pub use record::{IllegalMove, ReadError, Record, RecordError, TreeError};
pub use rules::{MAX_SIDE, Rules, RulesError, shorten};
pub use sgf::SgfError;
pub use symmetry::{Canonical, Symmetry};
pub use variations::RecordNode;
pub use weights::{Contribution, Weighted, WeightsError};
