//! Games by name: `3x3x3` and all of k in a row, and others that show that the searches know
//! nothing of rows.
//!
//! A program that lets a person choose a game takes a [`Spec`] and looks at it with a [`Visitor`],
//! which is written once for every [`Playable`] game.
//!
//! ```
//! use games::{Playable, Spec, Visitor};
//! use gametree::{AlphaBeta, Limits, Search};
//!
//! /// The best move at the beginning, three plies deep.
//! struct Best;
//!
//! impl Visitor for Best {
//!     type Output = Option<String>;
//!
//!     fn visit<G: Playable>(self, start: G) -> Option<String> {
//!         let judge = start.judge(G::EVALUATORS[0])?;
//!         let report = AlphaBeta::new(judge.evaluate).search(&start, &Limits::depth(3), &mut ());
//!         Some(report.best?.to_string())
//!     }
//! }
//!
//! let spec: Spec = "reversi:6".parse()?;
//! assert_eq!(spec.visit(Best).as_deref(), Some("c2"));
//! # Ok::<(), games::SpecError>(())
//! ```

pub mod dots;
pub mod draughts;
pub mod reversi;

mod hash;
mod in_a_row;
mod names;
mod playable;
mod scene;
mod spec;

pub use dots::Dots;
pub use draughts::Draughts;
pub use playable::{Judge, MoveError, Playable};
pub use reversi::Reversi;
pub use scene::{Finish, Kind, Look, OwnedBox, Owner, Piece, Reason, Scene, SceneMove};
pub use spec::{Spec, SpecError, Visitor};
