//! One search that somebody asked for.

use super::desk::Desk;
use service::{Bounds, Code, Event, Refusal, Request, Stop, Thinker};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// A search to be made.
#[derive(Debug)]
pub struct Job {
    pub desk: Arc<Desk>,
    pub id: u64,
    pub request: Request,
    pub stop: Stop,
}

impl Job {
    /// Answers with what a search finds that is over at once; nothing where it would have to be
    /// recorded whole.
    pub fn answer_stopped(self, bounds: Bounds) {
        if self.request.looks_into().is_some() {
            let message = "stopped before the search began; ask again";
            let refusal = Refusal::new(Code::Stopped, message);
            return self.desk.finish(self.id, &Event::Error(refusal));
        }
        self.stop.stop();
        let mut thinker = Thinker::with_bounds(0, bounds);
        let last = self.search(&mut thinker);
        self.desk.finish(self.id, &last.unwrap_or_else(Event::Error));
    }

    /// The last event; the others are told on the way. If the search fails, its last event is the
    /// error, and the thinker is not fit for use any more.
    pub fn search(&self, thinker: &mut Thinker) -> Result<Event, Refusal> {
        let mut last = None;
        let send = &mut |event: Event| {
            if event.is_last() {
                last = Some(event);
            } else {
                self.desk.update(self.id, &event);
            }
        };
        let searched =
            catch_unwind(AssertUnwindSafe(|| thinker.answer(&self.request, &self.stop, send)));
        searched.ok().and(last).ok_or_else(|| {
            let message = "the search failed; this is a fault of the program, please report it";
            Refusal::new(Code::Internal, message)
        })
    }
}
