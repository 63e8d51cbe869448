//! The lab: searches measured, played against each other, and broken on purpose.
//!
//! - [`faults`]: eight faults that working programs had, each as a tiny search with one wrong line,
//!   counted over every position of noughts and crosses.
//! - [`tournament`]: a round robin among any players of any [`games::Playable`] game.
//!
//! Nothing here prints; results are plain data with `serde`.
#![warn(missing_docs)]

pub mod faults;
pub mod tournament;
