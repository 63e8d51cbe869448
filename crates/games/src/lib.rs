//! Games by name: `3x3x3` and all of k in a row, and others that show that the searches know
//! nothing of rows.
//!
//! A program that lets a person choose a game asks a [`Catalogue`] for a [`Position`], which can be
//! played, drawn, searched and watched while it is searched, whatever the game. A game of one's own
//! implements [`Playable`] and is one more entry of the list.
//!
//! ```
//! use games::{Catalogue, SearchSpec};
//! use gametree::Limits;
//!
//! let mut position = Catalogue::default().position("reversi:6")?;
//! position.play("c2")?;
//! let report = position.search(&SearchSpec::new("alpha-beta"), &Limits::depth(3))?;
//! assert_eq!(report.best.as_deref(), Some("b4"));
//! assert_eq!(report.verdict().to_string(), "-1"); // from the first player's point of view
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod dots;
pub mod draughts;
pub mod reversi;

mod catalogue;
mod hash;
mod in_a_row;
mod names;
mod own_search;
mod playable;
mod position;
mod scene;
mod search;
mod tree;
mod watch;

pub use catalogue::{AlgorithmInfo, Catalogue, Family, GameError, UnknownSearch};
pub use dots::Dots;
pub use draughts::Draughts;
pub use names::quote;
pub use own_search::{OwnSearch, Pick, Setup};
pub use playable::{Judge, MoveError, Playable, Reason};
pub use position::{Facts, IllegalMove, PlayedMove, Position};
pub use reversi::Reversi;
pub use scene::{Decision, Kind, Look, OwnedBox, Piece, Scene, SceneMove};
pub use search::{SearchError, SearchSpec};
pub use watch::{Entered, MoveId, Watcher};
