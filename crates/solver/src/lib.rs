//! Exact values of k in a row: does the first player win? With proofs that another program checks.
//!
//! Most draws are proven in the *weak* game, in which the second player only defends. A position there
//! is held as soon as pairs of cells and a sum over the lines say so (`hold.rs`), and the same sum
//! tells which reply is nearest to that. What is won in the weak game is searched as it is, by
//! proof numbers (`duel.rs`), with the same test on the defender's side and wins by continuous threats
//! on the attacker's.

mod cells;
mod duel;
mod fours;
mod hold;
mod numbers;
mod proof;
mod solve;
mod symmetry;
mod table;
mod view;
mod weak;
mod work;

pub use solve::{Problem, Solution, SolveError, Value, solve};
