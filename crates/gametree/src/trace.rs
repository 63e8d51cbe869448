//! The events of a search, kept for looking at afterwards.

use crate::game::Game;
use crate::observe::{Flow, Leaf, Node, Observer};
use crate::report::Report;
use crate::value::{Bound, Value, Window};
use std::ops::ControlFlow;

/// One event, told as in [`Observer`]; values are from the point of view of the side to move at that
/// node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are those of the observer's methods
pub enum Event<M> {
    Enter(Node<M>),
    Leaf { ply: u32, kind: Leaf, value: Value },
    TableHit { ply: u32, value: Value, bound: Bound },
    Improved { ply: u32, mv: M, value: Value },
    Cutoff { ply: u32, mv: M, window: Window, skipped: usize },
    Leave { ply: u32, value: Value, bound: Bound },
    Iteration { depth: u32, best: Option<M>, value: Value, bound: Bound },
}

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
    fn enter(&mut self, _: &G, node: &Node<G::Move>) -> Flow {
        self.record(Event::Enter(*node))
    }

    fn leaf(&mut self, _: &G, ply: u32, kind: Leaf, value: Value) -> Flow {
        self.record(Event::Leaf { ply, kind, value })
    }

    fn table_hit(&mut self, _: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        self.record(Event::TableHit { ply, value, bound })
    }

    fn improved(&mut self, _: &G, ply: u32, mv: G::Move, value: Value) -> Flow {
        self.record(Event::Improved { ply, mv, value })
    }

    fn cutoff(&mut self, _: &G, ply: u32, mv: G::Move, window: Window, skipped: usize) -> Flow {
        self.record(Event::Cutoff { ply, mv, window, skipped })
    }

    fn leave(&mut self, _: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        self.record(Event::Leave { ply, value, bound })
    }

    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        let Report { depth, best, value, bound, .. } = *report;
        self.record(Event::Iteration { depth, best, value, bound })
    }
}
