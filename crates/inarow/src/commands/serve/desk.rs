//! The requests of one client that are not answered yet.

use super::outbox::{Kind, Outbox};
use service::{Code, Event, Refusal, Stop};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many searches a client may have running and waiting at once.
pub const MOST_SEARCHES: usize = 8;

/// Shared by the client's connection and the search threads.
#[derive(Debug)]
pub struct Desk {
    /// A number of its own.
    pub client: u64,
    pub outbox: Outbox,
    open: Mutex<HashMap<u64, Stop>>,
    answered: Notify,
}

impl Desk {
    pub fn new(client: u64) -> Desk {
        let (outbox, open, answered) = Default::default();
        Desk { client, outbox, open, answered }
    }

    /// Takes a search in, and gives it its switch.
    pub fn open(&self, id: u64) -> Result<Stop, Refusal> {
        let mut open = self.searches();
        if open.contains_key(&id) {
            let message = format!("another request with the id {id} is still running");
            return Err(Refusal::new(Code::DuplicateId, message));
        }
        if open.len() >= MOST_SEARCHES {
            let message = format!(
                "{MOST_SEARCHES} searches of yours are running or waiting; stop one or wait"
            );
            return Err(Refusal::new(Code::Busy, message));
        }
        let stop = Stop::new();
        open.insert(id, stop.clone());
        Ok(stop)
    }

    /// Stops a search; whether there was one.
    pub fn stop(&self, id: u64) -> bool {
        match self.searches().get(&id) {
            Some(stop) => {
                stop.stop();
                true
            }
            None => false,
        }
    }

    /// Stops everything.
    pub fn stop_all(&self) {
        self.searches().values().for_each(Stop::stop);
    }

    /// Tells something about a search that goes on.
    pub fn update(&self, id: u64, event: &Event) {
        let kind = if matches!(event, Event::Cells(_)) { Kind::Cells } else { Kind::Thinking };
        self.outbox.put(Some(id), kind, service::write(Some(id), event));
    }

    /// Answers a search for good. From now on its id is free again.
    pub fn finish(&self, id: u64, last: &Event) {
        self.searches().remove(&id);
        self.answer(Some(id), last);
        self.answered.notify_one();
    }

    /// Answers a request that was no search.
    pub fn answer(&self, id: Option<u64>, event: &Event) {
        self.outbox.put(id, Kind::Last, service::write(id, event));
    }

    /// Waits until every search is answered.
    pub async fn cleared(&self) {
        while !self.searches().is_empty() {
            self.answered.notified().await;
        }
    }

    fn searches(&self) -> MutexGuard<'_, HashMap<u64, Stop>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
