//! How much has been done, and when to stop.

use gametree::Stop;

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
}

/// Positions between two looks at the switch.
const PAUSE: u64 = 256;

impl<'a> Work<'a> {
    pub(crate) fn new(stop: &'a Stop, told: &'a mut dyn FnMut(u64)) -> Work<'a> {
        Work { nodes: 0, limit: u64::MAX, stop, told }
    }

    /// One more position.
    pub(crate) fn count(&mut self) -> Result<(), Interrupted> {
        self.nodes += 1;
        if self.nodes % PAUSE == 0 {
            (self.told)(self.nodes);
        }
        if self.nodes > self.limit || (self.nodes % PAUSE == 0 && self.stop.is_stopped()) {
            return Err(Interrupted);
        }
        Ok(())
    }
}
