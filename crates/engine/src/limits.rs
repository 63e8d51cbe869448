//! When to stop thinking.

use gametree::{Ended, Looks, Stop};
use std::time::{Duration, Instant};

/// How long a search may take, whichever comes first, and what it is to find. The default is the
/// best move and no limit at all.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How many of the best moves to find, each with its value; at least 1.
    pub lines: usize,
    /// Plies, not counting extensions.
    pub depth: Option<u32>,
    /// Whether to look for wins by fours beyond the depth.
    pub fours: bool,
    /// Whether the first stone of a game goes to the centre without a search. An analysis wants the
    /// search.
    pub book: bool,
    /// Positions, over all threads, as [`Thought`](crate::Thought) counts them.
    pub nodes: Option<u64>,
    /// Never later than this long after the start.
    pub time: Option<Duration>,
    /// No new depth is begun later than this long after the start.
    pub soft_time: Option<Duration>,
    /// Ends the search from outside.
    pub stop: Stop,
    /// Counts the looks at the clock, so that a search that was ended by it can be repeated.
    pub looks: Looks,
}

impl Default for Limits {
    fn default() -> Limits {
        let (stop, looks) = (Stop::new(), Looks::default());
        let (depth, nodes, time, soft_time) = (None, None, None, None);
        Limits { lines: 1, depth, fours: true, book: true, nodes, time, soft_time, stop, looks }
    }
}

impl Limits {
    /// The same for a search of `gametree`, whose clock starts now.
    #[must_use]
    pub fn for_game_tree(&self) -> gametree::Limits {
        let limits = gametree::Limits::none()
            .with_depth(self.depth)
            .with_nodes(self.nodes)
            .with_stop(&self.stop)
            .with_looks(&self.looks);
        match self.time.and_then(|time| Instant::now().checked_add(time)) {
            Some(deadline) => limits.until(deadline),
            None => limits,
        }
    }
}

/// A search's clock.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pub start: Instant,
    pub limits: Limits,
}

impl Clock {
    pub(crate) fn new(limits: &Limits) -> Clock {
        Clock { start: Instant::now(), limits: limits.clone() }
    }

    pub(crate) fn lines(&self) -> usize {
        self.limits.lines.max(1)
    }

    pub(crate) fn max_depth(&self) -> i32 {
        self.limits.depth.map_or(120, |depth| depth.min(120) as i32)
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.limits.nodes.unwrap_or(u64::MAX)
    }

    /// Whether it is over now, and why.
    pub(crate) fn over(&self) -> Option<Ended> {
        self.limits.looks.look(|| self.spent())
    }

    /// Whether a new depth is not worth beginning, and why not.
    pub(crate) fn late(&self) -> Option<Ended> {
        let soft = |time| self.start.elapsed() >= time;
        let is_late = || self.limits.soft_time.is_some_and(soft).then_some(Ended::Time);
        self.limits.looks.look(|| self.spent().or_else(is_late))
    }

    fn spent(&self) -> Option<Ended> {
        let is_past = |time| self.start.elapsed() >= time;
        if self.limits.stop.is_stopped() {
            Some(Ended::Stopped)
        } else if self.limits.time.is_some_and(is_past) {
            Some(Ended::Time)
        } else {
            None
        }
    }
}
