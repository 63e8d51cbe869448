//! Counts positions, reports progress, and ends a search.

use gametree::Stop;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The search was stopped, or reached its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interrupted;

/// What a search has done, and how far it may go.
pub(crate) struct Work<'a> {
    pub nodes: u64,
    /// The most positions.
    pub limit: u64,
    stop: &'a Stop,
    progress: &'a mut dyn FnMut(u64),
    /// While other threads help: their switch, and what they have counted.
    helped: Option<(Stop, Arc<AtomicU64>)>,
}

/// How many positions are searched between two looks at the switch.
const PAUSE: u64 = 16;

impl<'a> Work<'a> {
    pub(crate) fn new(stop: &'a Stop, progress: &'a mut dyn FnMut(u64)) -> Work<'a> {
        Work { nodes: 0, limit: u64::MAX, stop, progress, helped: None }
    }

    /// From now on other threads count too, and may end the search.
    pub(crate) fn help(&mut self, over: &Stop, others: &Arc<AtomicU64>) {
        self.helped = Some((over.clone(), Arc::clone(others)));
    }

    /// The other threads are done; adds what they counted.
    pub(crate) fn end_help(&mut self) {
        if let Some((_, others)) = self.helped.take() {
            self.nodes += others.load(Relaxed);
        }
    }

    /// Runs something that may count up to `most` positions; `None` if that is not enough.
    pub(crate) fn briefly<T>(
        &mut self,
        most: u64,
        run: impl FnOnce(&mut Work<'a>) -> Result<T, Interrupted>,
    ) -> Result<Option<T>, Interrupted> {
        let limit = self.limit;
        self.limit = limit.min(self.nodes + most);
        let result = run(self);
        let was_brief = self.nodes > self.limit && self.nodes <= limit;
        self.limit = limit;
        match result {
            Ok(result) => Ok(Some(result)),
            Err(Interrupted) if was_brief => Ok(None),
            Err(Interrupted) => Err(Interrupted),
        }
    }

    /// Counts one more position.
    pub(crate) fn count(&mut self) -> Result<(), Interrupted> {
        self.nodes += 1;
        if self.nodes > self.limit || (self.nodes.is_multiple_of(PAUSE) && self.pause()) {
            return Err(Interrupted);
        }
        Ok(())
    }

    /// Reports progress; whether to stop.
    fn pause(&mut self) -> bool {
        let helped = self.helped.as_ref();
        (self.progress)(self.nodes + helped.map_or(0, |(_, others)| others.load(Relaxed)));
        self.stop.is_stopped() || helped.is_some_and(|(over, _)| over.is_stopped())
    }
}
