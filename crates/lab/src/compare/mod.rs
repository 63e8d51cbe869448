//! Algorithms × depths × evaluators × positions × games, and what each of them costs.
//!
//! [`Settings`] say what to compare, [`Comparison`] does it cell by cell, [`Results`] are what came
//! out. A [`Journal`] keeps the cells in a file as they come, so that a run which was interrupted
//! goes on where it was.

mod cell;
mod depths;
mod forecast;
mod journal;
mod machine;
mod measure;
mod outlook;
mod plan;
mod results;
mod run;
mod settings;
mod subject;
mod table;

pub use cell::{Cell, CellId, Ending, Measured, State, WhyStopped};
pub use depths::{DepthsError, MAX_DEPTH, depths_text, parse_depths};
pub use journal::{FILE_NAME, Journal, JournalError};
pub use machine::Machine;
pub use plan::Comparison;
pub(crate) use results::Group;
pub use results::Results;
pub use run::Event;
pub use settings::{DEFAULT_ALGORITHMS, Scoring, Settings, SettingsError};
pub use subject::{Facts, Found, PositionError, Subject, Task, subject, subject_named};
pub use table::table;
