//! What is asked and what is answered.
//!
//! One test program, because each one compiles the searches again for the games it uses.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;

mod answers;
mod arbitrary;
mod bounds;
mod explain;
mod games;
mod growth;
mod laboratory;
mod made;
mod opening;
mod puzzles;
mod review;
mod solve;
