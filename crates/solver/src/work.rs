//! Counts positions, reports progress, and ends a search.

use gametree::Stop;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

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

    /// Counts several positions.
    pub(crate) fn add(&mut self, positions: u64) -> Result<(), Interrupted> {
        self.nodes += positions;
        if self.nodes > self.limit || self.pause() { Err(Interrupted) } else { Ok(()) }
    }

    /// Runs the same search in this thread and in `helpers` more, which share their memory. The first
    /// result counts; what they count is added.
    pub(crate) fn with_helpers<T: Send>(
        &mut self,
        helpers: usize,
        search: &(impl Fn(&mut Work<'_>) -> Result<T, Interrupted> + Sync),
    ) -> Result<T, Interrupted> {
        // Set by the first thread that has the result, or when this one is stopped.
        let over = Stop::new();
        let others = Arc::new(AtomicU64::new(0));
        let help = || {
            let mut before = 0;
            let mut progress = |nodes| {
                others.fetch_add(nodes - before, Relaxed);
                before = nodes;
            };
            let found = search(&mut Work::new(&over, &mut progress));
            if found.is_ok() {
                over.stop();
            }
            found
        };
        let found = thread::scope(|scope| {
            let running: Vec<_> = (0..helpers).map(|_| scope.spawn(help)).collect();
            self.helped = Some((over.clone(), Arc::clone(&others)));
            let own = search(self);
            over.stop();
            let found = running.into_iter().filter_map(|thread| thread.join().ok()?.ok());
            found.fold(own, |own, found| own.or(Ok(found)))
        });
        self.helped = None;
        self.nodes += others.load(Relaxed);
        found
    }

    /// Reports progress; whether to stop.
    fn pause(&mut self) -> bool {
        let helped = self.helped.as_ref();
        (self.progress)(self.nodes + helped.map_or(0, |(_, others)| others.load(Relaxed)));
        self.stop.is_stopped() || helped.is_some_and(|(over, _)| over.is_stopped())
    }
}
