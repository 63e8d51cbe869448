//! The events of a search, kept for looking at afterwards.

use crate::{Event, Flow, Game, Observer, Report};
use std::ops::ControlFlow;

/// Records the events of a search, in order, up to a limit.
///
/// When the limit is reached nothing more is recorded but the search goes on, and
/// [`missed`](Trace::missed) counts what is not here: the recorded events are always the first
/// ones, without holes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace<M> {
    events: Vec<Event<M>>,
    limit: usize,
    missed: u64,
}

impl<M> Trace<M> {
    /// A trace of at most `limit` events.
    #[must_use]
    pub fn new(limit: usize) -> Trace<M> {
        Trace { events: Vec::new(), limit, missed: 0 }
    }

    /// The first events of the search, at most as many as the limit.
    #[must_use]
    pub fn events(&self) -> &[Event<M>] {
        &self.events
    }

    /// How many events came after the limit was reached and were not recorded.
    #[must_use]
    pub fn missed(&self) -> u64 {
        self.missed
    }

    /// Whether every event of the search is here.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.missed == 0
    }

    fn record(&mut self, event: Event<M>) -> Flow {
        if self.events.len() < self.limit {
            self.events.push(event);
        } else {
            self.missed += 1;
        }
        ControlFlow::Continue(())
    }
}

impl<G: Game> Observer<G> for Trace<G::Move> {
    fn event(&mut self, _: &G, event: Event<G::Move>) -> Flow {
        self.record(event)
    }

    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        let Report { depth, best, value, bound, .. } = *report;
        self.record(Event::Iteration { depth, best, value, bound })
    }
}
