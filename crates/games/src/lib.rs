//! Games by name: `3x3x3` and all of k in a row, and others that show that the searches know
//! nothing of rows.
//!
//! A program that lets a person choose a game takes a [`Spec`] and looks at it with a [`Visitor`],
//! which is written once for every [`Playable`] game.

mod in_a_row;
mod playable;
mod spec;

pub use playable::{Judge, MoveError, Playable};
pub use spec::{Spec, SpecError, Visitor};
