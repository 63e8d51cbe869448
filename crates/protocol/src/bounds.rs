//! How much one request may cost, and how much of that is used.

use crate::{Limit, Line, Refusal, Thinking};
pub use gametree::Stop;
use gametree::{Memory, Report};
use players::{Allowance, Reach};
use std::time::{Duration, Instant};

/// What no request may exceed, whatever it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// How long a search may take.
    pub time: Duration,
    /// How many positions it may look at.
    pub nodes: u64,
    /// How long the highest level, or a textbook search without a depth, may think about a move.
    pub move_time: Duration,
    /// How long a hint may take.
    pub hint_time: Duration,
    /// The longest message, in bytes. Kept by whoever reads messages, as [`most_bytes`](crate::most_bytes) says.
    pub message: usize,
    /// The longest message that brings or takes a record, `import` and `export`, in bytes.
    pub record: usize,
}

impl Bounds {
    /// The most lines an analysis shows.
    pub const LINES: u64 = 20;
    /// The largest depth that can be asked for: more than the engine ever reaches.
    pub const DEPTH: u64 = 120;
    /// The most bytes the tables of a solver take.
    pub const SOLVER: usize = 64 << 20;
    /// The most bytes of the values of all positions of a game: enough for 16 cells.
    pub(crate) const STRONG: usize = 4 << 20;
    /// The most nodes a tree in memory has, of about 60 bytes each.
    pub(crate) const TREE: usize = 400_000;
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            time: Duration::from_secs(60),
            nodes: 1_000_000_000,
            move_time: Duration::from_secs(3),
            hint_time: Duration::from_secs(1),
            message: 64 << 10,
            record: 1 << 20,
        }
    }
}

/// The memory of a search that had a table of so many bytes, if as much is given here.
pub(crate) fn with_table(given: Memory, table: Option<u64>) -> Result<Memory, Refusal> {
    let Some(bytes) = table else { return Ok(given) };
    let most = given.table.map_or(usize::MAX as u64, |most| most as u64);
    let bytes = Refusal::unless_within("the size of the table in bytes", bytes, 1..=most)?;
    Ok(Memory { table: Some(bytes as usize), ..given })
}

/// What one search may cost. Begins when it is made.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    pub start: Instant,
    pub time: Duration,
    pub nodes: u64,
    /// None: no limit but the game's own.
    pub depth: Option<u32>,
    pub stop: Stop,
}

impl Budget {
    /// As much as the bounds allow, but no longer than `time`.
    pub(crate) fn new(bounds: &Bounds, time: Duration, stop: &Stop) -> Budget {
        let time = time.min(bounds.time);
        Budget { start: Instant::now(), time, nodes: bounds.nodes, depth: None, stop: stop.clone() }
    }

    /// What a request asks for, within the bounds.
    pub(crate) fn of(limit: &Limit, bounds: &Bounds, stop: &Stop) -> Result<Budget, Refusal> {
        let at_least_one = |what, number: Option<u64>| {
            number.map(|number| Refusal::unless_within(what, number, 1..=u64::MAX)).transpose()
        };
        let time = at_least_one("the limit of ms", limit.ms)?.map(Duration::from_millis);
        let nodes = at_least_one("the limit of nodes", limit.nodes)?;
        let depth = at_least_one("the limit of depth", limit.depth)?;
        let budget = Budget::new(bounds, time.unwrap_or(bounds.time), stop);
        Ok(Budget {
            nodes: nodes.unwrap_or(bounds.nodes).min(bounds.nodes),
            depth: depth.map(|depth| depth.min(Bounds::DEPTH) as u32),
            ..budget
        })
    }

    /// What is left of it, for a player or an analysis that begins now.
    pub(crate) fn allowance(&self) -> Allowance {
        let time = Some(self.time.saturating_sub(self.start.elapsed()));
        let most = Reach { depth: self.depth, nodes: Some(self.nodes), time };
        Allowance { most, ..Allowance::until(&self.stop) }
    }

    /// How much of it is used, from 0 to 1.
    fn share(&self, nodes: u64, depth: u32) -> f64 {
        let time = self.start.elapsed().as_secs_f64() / self.time.as_secs_f64().max(1e-3);
        let nodes = nodes as f64 / self.nodes as f64;
        let depth = self.depth.map_or(0.0, |most| f64::from(depth) / f64::from(most));
        (time.max(nodes).max(depth).min(1.0) * 1e4).round() / 1e4
    }

    /// What was found so far, with what it has cost.
    pub(crate) fn thinking(&self, lines: &[Report<String>], nodes: u64) -> Thinking {
        let time = self.start.elapsed();
        let depth = lines.first().map_or(0, |report| report.depth);
        let nps = (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
        let share = self.share(nodes, depth);
        let lines = lines
            .iter()
            .map(|report| Line { moves: report.line().to_vec(), value: report.verdict() });
        let (lines, time_ms) = (lines.collect(), milliseconds(time));
        Thinking { depth, lines, nodes, nps, time_ms, share }
    }
}

/// To the microsecond.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
