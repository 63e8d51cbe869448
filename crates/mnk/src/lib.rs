//! The rules of k in a row, on any board.
//!
//! [`Rules`] say which game: `3x3x3`, `15x15x5+exact`, `7x6x4+gravity`. A [`Board`] is a position
//! of it and implements [`gametree::Game`], so every search of `gametree` plays it. [`Evaluator`]s
//! score unfinished positions. Moves are [`Cell`]s with algebraic names, `h8`; a whole position is
//! one line of text, `3x3x3 x1o/1x1/3 o`.
//!
//! Boards of up to 64 and up to 128 cells keep each side's stones in one machine word and find a
//! win by comparing it with the lines through the new stone; larger boards walk from the stone.
//! Everything else is the same code for all sizes.
#![warn(missing_docs)]

mod bits;
mod board;
mod cell;
mod evaluators;
mod geometry;
mod layer;
mod lines;
mod position;
mod psq;
mod record;
mod rules;
mod sgf;
mod symmetry;
mod weights;

pub use board::{Board, PlayError, symbol};
pub use cell::{Cell, CellError, column_name};
pub use evaluators::{Evaluator, UnknownEvaluator};
pub use geometry::Order;
pub use position::PositionError;
pub use psq::PsqError;
pub use record::{IllegalMove, ReadError, Record, RecordError};
pub use rules::{MAX_SIDE, Rules, RulesError};
pub use sgf::SgfError;
pub use symmetry::Canonical;
pub use weights::{Contribution, Weighted, WeightsError};
