//! Search over **any** two-player open-information game.
//!
//! A game implements [`Game`] (six methods), an evaluator [`Evaluate`] (one, or a closure), and
//! every algorithm here works on both: [`Minimax`], [`Negamax`], [`AlphaBeta`], [`Pvs`],
//! [`Deepening`] with a transposition table, [`Mtdf`], [`Mcts`] and [`Pns`]. All of them take the
//! same [`Limits`], are watched by the same [`Observer`], and answer with the same [`Report`], so
//! they can be compared by their [`Stats`] to the node.
//!
//! Three decisions run through everything:
//!
//! - **A result is absolute, a value is relative.** [`Outcome`] says who won; [`Value`] says what
//!   the position is worth to the side to move. [`Value::of`] converts, nothing else does, so a
//!   leaf scored for the wrong side does not compile. A [`Verdict`] is what is told of a value:
//!   always from the first player's point of view.
//! - **A claim is exact or says that it is not.** A [`Report`] has a [`Bound`]; ties are listed only
//!   from exact values; a stopped search reports what it completed.
//! - **Counts repeat.** No clock but the one in [`Limits`], no unseeded randomness, move order as
//!   the game gives it. The same search of the same position makes the same [`Stats`] everywhere.
//!
//! ```
//! use gametree::{AlphaBeta, Limits, Search, TreeGame, Value};
//!
//! let tree: TreeGame = "((3 12 8) (2 4 6) (14 5 2))".parse()?;
//! let report = AlphaBeta::new(|_: &TreeGame| 0).search(&tree, &Limits::none(), &mut ());
//! assert_eq!(report.value, Value::score(3));
//! assert_eq!(report.stats.cutoffs, 1); // 4 and 6 are never looked at
//! # Ok::<(), gametree::ParseTreeError>(())
//! ```
#![warn(missing_docs)]

mod effort;
mod evaluate;
mod game;
mod growth;
mod limits;
mod observe;
mod perft;
mod probability;
mod random_tree;
mod report;
mod search;
mod stats;
mod table;
mod trace;
mod tree_game;
mod value;
mod verdict;

pub mod contract;

pub use effort::{Effort, minimax_effort};
pub use evaluate::Evaluate;
pub use game::{Game, Outcome, Side};
pub use growth::Growth;
pub use limits::{Ended, Limits, Looks, Stop};
pub use observe::{Event, Flow, Leaf, Node, Observer};
pub use perft::{Tally, perft, tally};
pub use probability::Probability;
pub use random_tree::RandomTree;
pub use report::Report;
pub use search::*;
pub use stats::Stats;
pub use table::{Entry, Table};
pub use trace::Trace;
pub use tree_game::{Branch, ParseTreeError, TreeGame};
pub use value::{Bound, Scoring, Value, Window};
pub use verdict::{ParseValueError, Verdict};
