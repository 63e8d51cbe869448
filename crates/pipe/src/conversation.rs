//! Talking to a program line by line, for whoever knows its protocol better.

use crate::Failure;
use crate::process::{Patience, Process};
use gametree::Limits;
use std::time::Duration;

/// A process of a [`Program`](crate::Program), for as long as it is talked to. Dropped, it ends, with
/// all that it has started.
#[derive(Debug)]
pub struct Conversation {
    process: Process,
}

impl Conversation {
    pub(crate) fn new(process: Process) -> Conversation {
        Conversation { process }
    }

    /// Sends a line. Whether it arrives shows in what comes back.
    pub fn send(&mut self, line: &str) {
        self.process.send(line);
    }

    /// The next line that it writes, without its end; `None` if there is none within this time.
    ///
    /// # Errors
    /// If the program is over, used more than it may, or the limits say stop.
    pub fn line(&mut self, within: Duration, limits: &Limits) -> Result<Option<String>, Failure> {
        match self.process.line(&mut Patience::new(within, limits)) {
            Ok(line) => Ok(Some(line)),
            Err(Failure::Silence { .. }) => Ok(None),
            Err(failure) => Err(failure),
        }
    }

    /// Closes its input.
    pub fn hang_up(&mut self) {
        self.process.hang_up();
    }

    /// Whether the program has ended by itself, after at most so long.
    pub fn has_ended(&mut self, within: Duration) -> bool {
        self.process.is_over(within)
    }
}
