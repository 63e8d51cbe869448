//! When a search has to end.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A switch that ends a running search from outside, from any thread. Clones share the switch.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    switch: Arc<AtomicBool>,
    deadline: Option<Instant>,
}

impl Stop {
    /// A switch that is off.
    #[must_use]
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Turns it on, for good: the search returns within a few hundred nodes.
    pub fn stop(&self) {
        self.switch.store(true, Ordering::Relaxed);
    }

    /// The same switch, which for whoever has this clone is also on from this moment: for a task of
    /// many searches that has to end as a whole.
    #[must_use]
    pub fn until(&self, deadline: Instant) -> Stop {
        let deadline = self.deadline.map_or(deadline, |other| other.min(deadline));
        Stop { switch: Arc::clone(&self.switch), deadline: Some(deadline) }
    }

    /// Whether it is on.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        let is_late = |deadline| Instant::now() >= deadline;
        self.switch.load(Ordering::Relaxed) || self.deadline.is_some_and(is_late)
    }
}

/// Which looks at the switch and the clock told a search to end, counted from 1; clones count together.
/// A search that reads nothing else from outside is repeated exactly by ending it at the same
/// [looks](Looks::repeat), however fast the machine is by then.
#[derive(Clone, Debug, Default)]
pub struct Looks {
    state: Arc<Mutex<Looked>>,
}

#[derive(Debug, Default)]
struct Looked {
    count: u64,
    ended: Vec<u64>,
    repeated: Vec<u64>,
}

impl Looks {
    /// The most looks that are remembered. Who was told to end looks up no more than a few times.
    pub const MOST: usize = 1_000;

    /// Tells to end at these looks, whatever the time.
    #[must_use]
    pub fn repeat(ended: Vec<u64>) -> Looks {
        let looked = Looked { repeated: ended, ..Looked::default() };
        Looks { state: Arc::new(Mutex::new(looked)) }
    }

    /// The looks that told to end, in order.
    #[must_use]
    pub fn ended(&self) -> Vec<u64> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).ended.clone()
    }

    /// One more look. `now` says whether the switch or the clock ends the search.
    pub fn look(&self, now: impl FnOnce() -> Option<Ended>) -> Option<Ended> {
        // Numbers are whole whoever panicked.
        let mut looked = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        looked.count += 1;
        let count = looked.count;
        let ended = now().or_else(|| looked.repeated.contains(&count).then_some(Ended::Time));
        if ended.is_some() && looked.ended.len() < Looks::MOST {
            looked.ended.push(count);
        }
        ended
    }
}

/// How far a search may go. Whichever limit comes first ends it; the default is none at all.
#[derive(Clone, Default)]
pub struct Limits {
    /// Plies below the root. `None`: to the end of the game.
    pub depth: Option<u32>,
    /// Nodes that may be visited, the root included.
    pub nodes: Option<u64>,
    /// Ends the search when turned on.
    pub stop: Option<Stop>,
    looks: Looks,
    timer: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
    deadline: Option<Instant>,
}

impl Limits {
    /// No limit.
    #[must_use]
    pub fn none() -> Limits {
        Limits::default()
    }

    /// Only a depth limit.
    #[must_use]
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// Only a node limit.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Also ends at this depth; `None` takes the depth limit away.
    #[must_use]
    pub fn with_depth(mut self, depth: impl Into<Option<u32>>) -> Limits {
        self.depth = depth.into();
        self
    }

    /// Also ends after this many nodes; `None` takes the node limit away.
    #[must_use]
    pub fn with_nodes(mut self, nodes: impl Into<Option<u64>>) -> Limits {
        self.nodes = nodes.into();
        self
    }

    /// Also ends at this moment.
    #[must_use]
    pub fn until(self, deadline: Instant) -> Limits {
        let limits = self.with_timer(move || Instant::now() >= deadline);
        Limits { deadline: Some(deadline), ..limits }
    }

    /// The time until the moment of [`until`](Limits::until), if that was given: for whoever has to
    /// hand a time on instead of asking.
    #[must_use]
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// Also ends when `expired` says so: for places without a system clock. It is asked every few
    /// hundred nodes.
    #[must_use]
    pub fn with_timer(mut self, expired: impl Fn() -> bool + Send + Sync + 'static) -> Limits {
        self.timer = Some(Arc::new(expired));
        self
    }

    /// Also ends when this switch is turned on.
    #[must_use]
    pub fn with_stop(mut self, stop: &Stop) -> Limits {
        self.stop = Some(stop.clone());
        self
    }

    /// Looks at the switch and the clock through this.
    #[must_use]
    pub fn with_looks(mut self, looks: &Looks) -> Limits {
        self.looks = looks.clone();
        self
    }

    /// Whether nodes or time are limited.
    pub(crate) fn are_costly(&self) -> bool {
        self.nodes.is_some() || self.timer.is_some()
    }

    /// Whether the flag or the clock ends the search now, and which of them.
    #[must_use]
    pub fn interrupted(&self) -> Option<Ended> {
        self.looks.look(|| {
            if self.stop.as_ref().is_some_and(Stop::is_stopped) {
                Some(Ended::Stopped)
            } else if self.timer.as_ref().is_some_and(|expired| expired()) {
                Some(Ended::Time)
            } else {
                None
            }
        })
    }
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("depth", &self.depth)
            .field("nodes", &self.nodes)
            .field("stop", &self.stop)
            .field("timer", &self.timer.is_some())
            .finish()
    }
}

/// Why a search returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Ended {
    /// It answered the whole question, as deep as it was asked to.
    Complete,
    /// The node limit.
    Nodes,
    /// The deadline.
    Time,
    /// The stop switch, or an observer.
    Stopped,
    /// Its tree has reached the size it may have.
    Memory,
    /// It has made as many playouts as it was told to, and could go on.
    Playouts,
}
