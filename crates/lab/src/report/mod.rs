//! A report of a comparison, as a student would hand it in: the rules, the data structures, the
//! evaluators, the algorithms, the measurements with plots, what they show, and how to repeat it.
//!
//! [`document`] writes it down once, as [`Block`]s; [`html`] and [`markdown`] only set it.
//! `files` are all files of a report, in memory.

mod block;
mod board;
mod document;
mod files;
mod findings;
mod game;
mod hand_in;
mod html;
mod markdown;
mod measurements;
mod pseudocode;

pub use block::{Block, Document, Table};
pub use board::Board;
pub use document::{Maker, document};
#[cfg(feature = "plots")]
pub use files::files;
pub use files::{File, command, texts};
pub use hand_in::{HandIn, Sample, Source};
pub use html::html;
pub use markdown::markdown;
