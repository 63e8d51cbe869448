//! Exact values of k in a row: does the first player win? With proofs that another program checks.
//!
//! Most draws are proven in the *weak* game, in which the second player only defends. A position there
//! is held as soon as pairs of cells and a sum over the lines say so (`hold.rs`), and the same sum
//! tells which reply is nearest to that. What is won in the weak game is searched as it is, by
//! proof numbers (`duel.rs`), with the same test on the defender's side and wins by continuous threats
//! on the attacker's.

mod cells;
mod duel;
mod estimate;
mod fours;
mod hold;
mod memory;
mod numbers;
mod openings;
mod proof;
mod rank;
mod settle;
mod solve;
mod strong;
mod strong_file;
mod symmetry;
mod table;
mod together;
mod view;
mod weak;
mod words;
mod work;

pub use estimate::Estimate;
pub use memory::{CheckpointError, Memory, Outstanding, Usage};
pub use openings::{Opening, Openings, openings};
pub use solve::{Problem, Solution, SolveError, Solving, Value, solve};
pub use strong::{Strong, StrongError, Tally};
