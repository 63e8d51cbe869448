//! The strong engine as the commands use it.

use engine::{Limits, Thought};
use gametree::Stop;

/// The table of an engine that nobody gave another size, in bytes.
pub const USUAL_TABLE: usize = 64 << 20;
/// More threads than this are more than any search can make use of.
pub const MOST_THREADS: usize = 64;

/// No limit but this switch.
pub fn until(stop: &Stop) -> Limits {
    Limits { stop: stop.clone(), ..Limits::default() }
}

/// Nodes a second, so far.
pub fn speed(thought: &Thought) -> u64 {
    (thought.nodes as f64 / thought.time.as_secs_f64().max(1e-6)) as u64
}
