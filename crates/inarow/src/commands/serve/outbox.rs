//! What is still to be sent to one client. Bounded: of what a search tells while it runs only the
//! newest is kept, no new request is read while too much waits, and large answers have only so much
//! room over all clients.

use crate::locked;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

/// With this many bytes waiting the client has to read before it may ask again.
const FULL: usize = 256 << 10;

/// An answer of more bytes is a large one.
const LARGE: usize = 16 << 10;
/// How much room there is for large answers, in units of so many bytes.
const UNIT: usize = 1 << 10;
const UNITS: usize = (256 << 20) / UNIT;

/// Room for large answers that are not sent yet, over all clients.
#[derive(Clone, Debug)]
pub struct Room(Arc<Semaphore>);

impl Room {
    pub fn new() -> Room {
        Room::of(UNITS)
    }

    fn of(units: usize) -> Room {
        Room(Arc::new(Semaphore::new(units)))
    }

    /// Room for so many bytes until it is dropped, if there is as much.
    fn take(&self, bytes: usize) -> Option<OwnedSemaphorePermit> {
        let units = u32::try_from(bytes.div_ceil(UNIT)).ok()?;
        Arc::clone(&self.0).try_acquire_many_owned(units).ok()
    }
}

/// What kind of event waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Thinking,
    Moves,
    /// A part of the answer, of which there are not many: kept like the last event.
    Part,
    Last,
}

#[derive(Debug)]
struct Letter {
    id: Option<u64>,
    kind: Kind,
    text: String,
    room: Option<OwnedSemaphorePermit>,
}

/// Something to be sent.
#[derive(Debug)]
pub enum Outgoing {
    /// The question whether anybody is there.
    Ping,
    /// An event. The room is to be kept until it is sent, since it takes it as long.
    Event { text: String, room: Option<OwnedSemaphorePermit> },
}

#[derive(Debug, Default)]
struct Inside {
    letters: VecDeque<Letter>,
    bytes: usize,
    ping: bool,
    closed: bool,
}

/// Filled by search threads and the reader, emptied by the writer.
#[derive(Debug)]
pub struct Outbox {
    large: Room,
    inside: Mutex<Inside>,
    filled: Notify,
    emptied: Notify,
}

impl Outbox {
    pub fn new(large: Room) -> Outbox {
        let (inside, filled, emptied) = Default::default();
        Outbox { large, inside, filled, emptied }
    }

    /// Puts in an event of a search that goes on. An earlier one of the same request and kind that
    /// still waits is replaced, unless it is a part of the answer.
    pub fn put(&self, id: u64, kind: Kind, text: String) {
        self.add(Letter { id: Some(id), kind, text, room: None });
    }

    /// Puts in a last event, unless it is a large one and there is no room for it: then false.
    pub fn put_last(&self, id: Option<u64>, text: String) -> bool {
        let is_large = text.len() > LARGE;
        let room = is_large.then(|| self.large.take(text.len())).flatten();
        if is_large && room.is_none() {
            return false;
        }
        self.add(Letter { id, kind: Kind::Last, text, room });
        true
    }

    /// Nothing is taken any more once closed.
    fn add(&self, new: Letter) {
        let mut inside = locked(&self.inside);
        if inside.closed {
            return;
        }
        let same = |letter: &&mut Letter| letter.id == new.id && letter.kind == new.kind;
        let is_news = matches!(new.kind, Kind::Thinking | Kind::Moves);
        let Inside { letters, bytes, .. } = &mut *inside;
        *bytes += new.text.len();
        match letters.iter_mut().find(same).filter(|_| is_news) {
            Some(old) => {
                *bytes -= old.text.len();
                *old = new;
            }
            None => letters.push_back(new),
        }
        drop(inside);
        self.filled.notify_one();
    }

    /// Asks the client whether it is there, before anything else that waits.
    pub fn ping(&self) {
        locked(&self.inside).ping = true;
        self.filled.notify_one();
    }

    /// The next thing to send; waits for one. Nothing once closed and empty.
    pub async fn next(&self) -> Option<Outgoing> {
        loop {
            {
                let mut inside = locked(&self.inside);
                if std::mem::take(&mut inside.ping) {
                    return Some(Outgoing::Ping);
                }
                if let Some(letter) = inside.letters.pop_front() {
                    inside.bytes -= letter.text.len();
                    drop(inside);
                    self.emptied.notify_one();
                    return Some(Outgoing::Event { text: letter.text, room: letter.room });
                }
                if inside.closed {
                    return None;
                }
            }
            self.filled.notified().await;
        }
    }

    /// Waits until there is room for the answer to another request.
    pub async fn room(&self) {
        while self.is_full() {
            self.emptied.notified().await;
        }
    }

    /// Whether the client has to read before it may ask again.
    pub fn is_full(&self) -> bool {
        locked(&self.inside).bytes >= FULL
    }

    /// What is in will still be sent, and nothing more.
    pub fn close(&self) {
        locked(&self.inside).closed = true;
        self.filled.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(outgoing: Outgoing) -> String {
        match outgoing {
            Outgoing::Ping => "ping".to_owned(),
            Outgoing::Event { text, .. } => text,
        }
    }

    async fn sent(outbox: &Outbox) -> Vec<String> {
        outbox.close();
        let mut texts = Vec::new();
        while let Some(outgoing) = outbox.next().await {
            texts.push(text(outgoing));
        }
        texts
    }

    #[tokio::test]
    async fn a_slow_reader_gets_the_newest_every_part_and_every_last_event() {
        let outbox = Outbox::new(Room::new());
        for i in 0..1000 {
            outbox.put(1, Kind::Thinking, format!("thinking {i}"));
            outbox.put(1, Kind::Moves, format!("moves {i}"));
        }
        outbox.put(2, Kind::Thinking, "other".to_owned());
        outbox.put(2, Kind::Part, "one part".to_owned());
        outbox.put(2, Kind::Part, "and another".to_owned());
        for _ in 0..3 {
            assert!(outbox.put_last(None, "error".to_owned()));
        }
        assert!(outbox.put_last(Some(1), "last".to_owned()));
        outbox.ping();
        outbox.ping();
        assert_eq!(
            sent(&outbox).await,
            [
                "ping",
                "thinking 999",
                "moves 999",
                "other",
                "one part",
                "and another",
                "error",
                "error",
                "error",
                "last"
            ]
        );
        assert_eq!(locked(&outbox.inside).bytes, 0);
    }

    #[tokio::test]
    async fn there_is_room_again_when_something_was_sent() {
        let outbox = Outbox::new(Room::new());
        outbox.room().await;
        assert!(outbox.put_last(None, "x".repeat(FULL)));
        assert!(outbox.is_full());
        let (_, sent) = tokio::join!(outbox.room(), outbox.next());
        assert_eq!(text(sent.unwrap()).len(), FULL);
    }

    #[tokio::test]
    async fn large_answers_share_their_room_until_they_are_sent() {
        let room = Room::of(64);
        let (one, other) = (Outbox::new(room.clone()), Outbox::new(room));
        let large = || "x".repeat(40 << 10);
        assert!(one.put_last(Some(1), large()));
        assert!(!other.put_last(Some(1), large()));
        assert!(other.put_last(Some(1), "small".to_owned()));
        let outgoing = one.next().await;
        assert!(!other.put_last(Some(1), large()), "it is still being sent");
        drop(outgoing);
        assert!(other.put_last(Some(1), large()));
        drop(other);
        assert!(one.put_last(Some(2), large()), "who leaves takes everything along");
    }
}
