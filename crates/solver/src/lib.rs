//! Exact values of k in a row: does the first player win? With certificates that a separate program
//! checks.
//!
//! Most draws are proven in the *Maker–Breaker game*, in which the second player only defends
//! (`maker_breaker.rs`). There a position is drawn as soon as a pairing strategy and the
//! Erdős–Selfridge criterion say so (`pairing.rs`), and the same criterion orders the replies. What
//! Maker wins is searched as the game itself by *df-pn* (`dfpn.rs`), with the same test for the
//! defender and *VCF* for the attacker (`vcf.rs`).
//!
//! Small boards also have a [`Strong`] solution, the value of every position, by *retrograde
//! analysis* (`strong.rs`).
//!
//! A value is a [`gametree::Outcome`]: the result with best play. [`Side::First`](gametree::Side) is
//! always the player who begins, whatever symbol they have on somebody's board.

mod cells;
mod dfpn;
mod estimate;
mod gravity;
mod maker_breaker;
mod memory;
mod openings;
mod pairing;
mod parallel;
mod proof;
mod rank;
mod settle;
mod solve;
mod strong;
mod table;
mod vcf;
mod view;
mod words;
mod work;

pub use estimate::Estimate;
pub use gravity::{Book, BookError, Filled, Gravity, Score};
pub use memory::{CheckpointError, Memory, Outstanding, Usage};
pub use openings::{Opening, Openings, openings};
pub use solve::{MOST_CELLS, Problem, Solution, SolveError, Solving, solve, supports, value_name};
pub use strong::{Strong, StrongError, Tally};
