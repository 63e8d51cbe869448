//! The lab: searches measured, played against each other, and broken on purpose.
//!
//! - [`compare`] runs algorithms × depths × evaluators × positions and keeps every result as soon as
//!   it has it; `plot` draws the results, [`report`] tells them in one of the languages of
//!   [`words`].
//! - [`faults`]: eight faults that working programs had, each as a tiny search with one wrong line,
//!   counted over every position of noughts and crosses.
//! - [`tournament`]: a round robin among any players of any game.
//!
//! Nothing here prints: progress is told to a callback, a switch ends it early, and results are
//! plain data with `serde`.
//!
//! ```
//! use games::Catalogue;
//! use lab::compare::{Comparison, Settings};
//!
//! let settings = Settings { depths: vec![1, 2, 3], ..Settings::of_games(&["3x3x3"]) };
//! let comparison = Comparison::new(settings, &Catalogue::default())?;
//! let results = comparison.run(Vec::new(), &gametree::Stop::new(), |_| Ok::<(), ()>(()));
//! let results = results.expect("the callback never fails");
//! assert_eq!(results.done("minimax", 3).expect("it was run").stats.nodes, 586);
//! # Ok::<(), lab::compare::SettingsError>(())
//! ```

mod columns;
pub mod compare;
pub mod faults;
#[cfg(feature = "plots")]
pub mod plot;
pub mod report;
pub mod tournament;

pub use columns::in_columns;
