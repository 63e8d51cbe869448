//! The laboratory: comparisons, tournaments, faults, and games from outside.
//!
//! One test program, because each one compiles the searches again for the games it uses.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod compare;
mod faults;
mod other_game;
mod own_game;
mod tournament;
