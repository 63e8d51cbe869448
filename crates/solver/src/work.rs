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
        let is_pause = self.nodes.is_multiple_of(PAUSE);
        if is_pause {
            (self.told)(self.nodes);
        }
        if self.nodes > self.limit || (is_pause && self.stop.is_stopped()) {
            return Err(Interrupted);
        }
        Ok(())
    }
}
