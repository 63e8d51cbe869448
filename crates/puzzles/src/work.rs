//! How much a search may cost, and whether it is to stop.

use gametree::Stop;

/// Why a search ended before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interrupted {
    /// It was stopped.
    Stopped,
    /// It has spent its budget.
    Spent,
}

/// Counts positions. No clock: what is found depends on the budget only, unless it is stopped.
pub(crate) struct Work<'a> {
    left: u64,
    stop: &'a Stop,
}

impl<'a> Work<'a> {
    /// With a budget of so many positions.
    pub(crate) fn new(positions: u64, stop: &'a Stop) -> Work<'a> {
        Work { left: positions, stop }
    }

    /// Counts a position.
    pub(crate) fn step(&mut self) -> Result<(), Interrupted> {
        if self.left.is_multiple_of(256) && self.stop.is_stopped() {
            return Err(Interrupted::Stopped);
        }
        self.left = self.left.checked_sub(1).ok_or(Interrupted::Spent)?;
        Ok(())
    }

    pub(crate) fn stop(&self) -> &'a Stop {
        self.stop
    }
}
