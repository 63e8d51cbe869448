//! Algorithms × depths × evaluators × positions × games, and what each of them costs.
//!
//! [`Settings`] say what to compare, [`Comparison`] does it cell by cell, [`Results`] are what came
//! out. A [`Journal`] keeps the cells in a file as they come, so that a run which was interrupted
//! goes on where it was.

mod cell;
mod forecast;
mod journal;
mod outlook;
mod plan;
mod results;
mod run;
mod settings;
mod table;

pub use cell::{Cell, CellId, Measured, State};
pub use forecast::{Forecast, forecast};
pub use journal::{FILE_NAME, Journal, JournalError};
pub use plan::Comparison;
pub use results::{Facts, Machine, Results};
pub(crate) use results::{Group, unique};
pub use run::Event;
pub use settings::{
    DEFAULT_ALGORITHMS, DepthsError, MAX_DEPTH, Settings, SettingsError, depths_text, parse_depths,
};
pub use table::table;
pub(crate) use table::{TEXT_COLUMNS, marked, rows};
