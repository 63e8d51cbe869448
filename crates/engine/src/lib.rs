//! The strong player for k in a row.
//!
//! [`Engine::think`] takes a [`mnk::Board`] and tells, depth by depth, the best moves, each with a
//! [`Report`](gametree::Report); [`Engine::think_at`] plays as well as a [`Level`] allows. Nothing
//! here prints or reads a clock that was not asked for.
//!
//! How it works, from the bottom up:
//!
//! - `shape`: along one line, what would a stone on this empty cell make? Four bits from a table
//!   of all surroundings, for every k up to 8.
//! - `threat`: the four directions together: does a stone there win, make two wins at once, a
//!   four, an open three?
//! - `state`: both for every empty cell and both sides, kept up to date move by move, with the
//!   evaluation as their weighted sum. The weights are data (`weights.txt`), made by the example
//!   `tune_weights` from games of the engine against itself.
//! - `forcing`, `threes`: VCF, where every reply is forced; VCT, by threes as well, where all replies
//!   that do not lose at once are known.
//! - `moves`, `search`: which moves a position obliges to, and a principal variation search over
//!   them. A game is called lost only after every move has been tried, so wins and losses are
//!   proofs.
//! - `table`, `busy`: what the threads of a search share: what was found, and who is at which move.
//! - `exact`: small boards are searched to the end instead.
//! - `player`, `level`: deepening, threads, several lines; weaker on request.
#![warn(missing_docs)]

mod busy;
mod exact;
mod forcing;
mod layout;
mod level;
mod limits;
mod lot;
mod moves;
mod player;
mod search;
mod shape;
mod standing;
mod state;
mod table;
mod threat;
mod threats;
mod threes;
mod weights;

pub use level::Level;
pub use limits::Limits;
pub use lot::openings;
pub use player::{Engine, Forced, Pick, Thought, features};
pub use standing::{RowKind, StandingRow, standing_rows};
pub use threats::{CellThreat, ThreatKind, sees_threats, solves, thinks_in_patterns, threats};
