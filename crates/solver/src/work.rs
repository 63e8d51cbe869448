//! How much has been done, and when to stop.

use gametree::Stop;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The search was stopped, or has done as much as it was allowed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interrupted;

/// Counts positions, tells about them now and then, and ends a search.
pub(crate) struct Work<'a> {
    pub nodes: u64,
    /// No more than this many.
    pub limit: u64,
    stop: &'a Stop,
    told: &'a mut dyn FnMut(u64),
    /// Another switch, and what other threads have counted, while they help.
    helped: Option<(Stop, Arc<AtomicU64>)>,
}

/// Positions between two looks at the switch.
const PAUSE: u64 = 16;

impl<'a> Work<'a> {
    pub(crate) fn new(stop: &'a Stop, told: &'a mut dyn FnMut(u64)) -> Work<'a> {
        Work { nodes: 0, limit: u64::MAX, stop, told, helped: None }
    }

    /// From now on others count too, and may end it.
    pub(crate) fn help(&mut self, over: &Stop, others: &Arc<AtomicU64>) {
        self.helped = Some((over.clone(), Arc::clone(others)));
    }

    /// The others are done; what they counted belongs to the rest.
    pub(crate) fn end_help(&mut self) {
        if let Some((_, others)) = self.helped.take() {
            self.nodes += others.load(Relaxed);
        }
    }

    /// Does something that may count up to `most` positions; nothing comes out if that is not enough.
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

    /// One more position.
    pub(crate) fn count(&mut self) -> Result<(), Interrupted> {
        self.nodes += 1;
        if self.nodes > self.limit || (self.nodes.is_multiple_of(PAUSE) && self.pause()) {
            return Err(Interrupted);
        }
        Ok(())
    }

    /// Tells, and looks whether it is to end.
    fn pause(&mut self) -> bool {
        let helped = self.helped.as_ref();
        (self.told)(self.nodes + helped.map_or(0, |(_, others)| others.load(Relaxed)));
        self.stop.is_stopped() || helped.is_some_and(|(over, _)| over.is_stopped())
    }
}
