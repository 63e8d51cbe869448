//! The requests of one client that are not answered yet.

use super::outbox::{Kind, Outbox, Room};
use service::{Code, Event, Refusal, Stop};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many searches a client may have running and waiting at once.
pub const MOST_SEARCHES: usize = 8;

/// A request that is not answered yet.
#[derive(Debug)]
struct Open {
    stop: Stop,
    /// Whether the answer is a file of many bytes.
    is_file: bool,
}

/// Shared by the client's connection and the search threads.
#[derive(Debug)]
pub struct Desk {
    /// A number of its own.
    pub client: u64,
    pub outbox: Outbox,
    open: Mutex<HashMap<u64, Open>>,
    answered: Notify,
}

impl Desk {
    pub fn new(client: u64, large: Room) -> Desk {
        let (open, answered) = Default::default();
        Desk { client, outbox: Outbox::new(large), open, answered }
    }

    /// Takes a search in, and gives it its switch. Of those whose answer is a file there is one at a
    /// time, and only for clients that read.
    pub fn open(&self, id: u64, is_file: bool) -> Result<Stop, Refusal> {
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
        if is_file && open.values().any(|open| open.is_file) {
            let message = "another file of yours is still being written; wait for it";
            return Err(Refusal::new(Code::Busy, message));
        }
        if is_file && self.outbox.is_full() {
            let message = "you have not read all answers yet; read them and ask again";
            return Err(Refusal::new(Code::Busy, message));
        }
        let stop = Stop::new();
        open.insert(id, Open { stop: stop.clone(), is_file });
        Ok(stop)
    }

    /// Stops a search; whether there was one.
    pub fn stop(&self, id: u64) -> bool {
        match self.searches().get(&id) {
            Some(open) => {
                open.stop.stop();
                true
            }
            None => false,
        }
    }

    /// Stops everything.
    pub fn stop_all(&self) {
        self.searches().values().for_each(|open| open.stop.stop());
    }

    /// Tells something about a search that goes on.
    pub fn update(&self, id: u64, event: &Event) {
        let kind = match event {
            Event::Cells(_) => Kind::Cells,
            Event::Compared(_) => Kind::Part,
            _ => Kind::Thinking,
        };
        self.outbox.put(id, kind, service::write(Some(id), event));
    }

    /// Answers a search for good. From now on its id is free again.
    pub fn finish(&self, id: u64, last: &Event) {
        self.searches().remove(&id);
        self.answer(Some(id), last);
        self.answered.notify_one();
    }

    /// Answers a request that was no search. A large answer that has no room beside those of other
    /// clients is refused instead.
    pub fn answer(&self, id: Option<u64>, event: &Event) {
        if !self.outbox.put_last(id, service::write(id, event)) {
            let message = "too many large answers wait to be read; try again in a while";
            let refusal = Event::Error(Refusal::new(Code::Busy, message));
            self.outbox.put_last(id, service::write(id, &refusal));
        }
    }

    /// Waits until every search is answered.
    pub async fn cleared(&self) {
        while !self.searches().is_empty() {
            self.answered.notified().await;
        }
    }

    fn searches(&self) -> MutexGuard<'_, HashMap<u64, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_written_one_at_a_time_and_for_those_who_read() {
        let desk = Desk::new(1, Room::new());
        let code = |id, is_file| desk.open(id, is_file).err().map(|refusal| refusal.code);
        assert_eq!(code(1, true), None);
        assert_eq!(code(2, true), Some(Code::Busy));
        assert_eq!(code(2, false), None);
        let text = "x".repeat(300 << 10);
        let file = service::File { name: String::new(), mime: String::new(), text };
        desk.finish(1, &Event::File(file));
        assert_eq!(code(1, true), Some(Code::Busy), "it is not read yet");
        assert_eq!(code(1, false), None);
    }
}
