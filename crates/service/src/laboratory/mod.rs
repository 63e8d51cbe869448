//! The lab for a page: comparisons, their reports, tournaments and the museum, each within bounds.
//!
//! A comparison or a tournament takes at most as long as a search may, and so much memory. What was
//! done until then is told; what a comparison has done can be sent along with the next request, which
//! goes on from there.

mod compare;
mod museum;
mod offer;
mod pack;
mod report;
mod sane;
mod tournament;

pub(crate) use compare::compare;
pub(crate) use museum::museum;
pub(crate) use offer::offer;
pub(crate) use report::{Told, report};
pub(crate) use tournament::{Entry, tournament};

use crate::bounds::Stop;
use crate::event::Ended;

/// The most cells of one comparison. Its results have to fit into a message.
const MOST_CELLS: usize = 128;
/// The most positions with an evaluator each: every one has four plots.
const MOST_GROUPS: usize = 8;
/// The most names in a list, before anything is made of them.
const MOST_NAMES: usize = 16;
/// The most repeats of a search.
const MOST_REPEATS: u32 = 100;
/// The most players of a tournament.
const MOST_PLAYERS: usize = 12;
/// The most games of a tournament.
const MOST_GAMES: usize = 2_000;

/// Why a run ended.
fn ended(complete: bool, stop: &Stop) -> Ended {
    match (complete, stop.is_stopped()) {
        (true, _) => Ended::Complete,
        (false, true) => Ended::Stopped,
        (false, false) => Ended::Time,
    }
}
