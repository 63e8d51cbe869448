//! Counts positions, reports progress, and ends a search.

use gametree::Stop;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

/// The search was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interrupted;

/// What a search has done, and what stops it.
pub(crate) struct Work<'a> {
    pub nodes: u64,
    /// Looks at moves since the last look at the switch.
    looks: u64,
    stop: &'a Stop,
    progress: &'a mut dyn FnMut(u64),
    /// While other threads help: their switch, and what they have counted.
    helped: Option<(Stop, Arc<AtomicU64>)>,
}

/// How many positions are searched between two looks at the switch.
const PAUSE: u64 = 16;

impl<'a> Work<'a> {
    pub(crate) fn new(stop: &'a Stop, progress: &'a mut dyn FnMut(u64)) -> Work<'a> {
        Work { nodes: 0, looks: 0, stop, progress, helped: None }
    }

    /// Counts one more position.
    pub(crate) fn count(&mut self) -> Result<(), Interrupted> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(PAUSE) && self.pause() {
            return Err(Interrupted);
        }
        Ok(())
    }

    /// Between two positions many moves may be looked at, which takes long on a large board.
    pub(crate) fn look(&mut self) -> Result<(), Interrupted> {
        self.looks += 1;
        if self.looks.is_multiple_of(PAUSE) && self.pause() { Err(Interrupted) } else { Ok(()) }
    }

    /// Counts several positions.
    pub(crate) fn add(&mut self, positions: u64) -> Result<(), Interrupted> {
        self.nodes += positions;
        if self.pause() { Err(Interrupted) } else { Ok(()) }
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
