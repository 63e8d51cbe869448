//! What is still to be sent to one client. Bounded: of what a search tells while it runs only the
//! newest is kept, and no new request is read while too much waits.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// With this many bytes waiting the client has to read before it may ask again.
const FULL: usize = 256 << 10;

/// What kind of event waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Thinking,
    Cells,
    Last,
}

#[derive(Debug)]
struct Letter {
    id: Option<u64>,
    kind: Kind,
    text: String,
}

#[derive(Debug, Default)]
struct Inside {
    letters: VecDeque<Letter>,
    bytes: usize,
    closed: bool,
}

/// Filled by search threads and the reader, emptied by the writer.
#[derive(Debug, Default)]
pub struct Outbox {
    inside: Mutex<Inside>,
    filled: Notify,
    emptied: Notify,
}

impl Outbox {
    /// Puts an event in. An earlier one of the same request and kind that still waits is replaced,
    /// unless it is a last one. Nothing is taken any more once closed.
    pub fn put(&self, id: Option<u64>, kind: Kind, text: String) {
        let mut inside = self.inside();
        if inside.closed {
            return;
        }
        let same = |letter: &&mut Letter| letter.id == id && letter.kind == kind;
        let Inside { letters, bytes, .. } = &mut *inside;
        *bytes += text.len();
        match letters.iter_mut().find(same).filter(|_| kind != Kind::Last) {
            Some(old) => {
                *bytes -= old.text.len();
                old.text = text;
            }
            None => letters.push_back(Letter { id, kind, text }),
        }
        drop(inside);
        self.filled.notify_one();
    }

    /// The next event to send; waits for one. Nothing once closed and empty.
    pub async fn next(&self) -> Option<String> {
        loop {
            {
                let mut inside = self.inside();
                if let Some(letter) = inside.letters.pop_front() {
                    inside.bytes -= letter.text.len();
                    drop(inside);
                    self.emptied.notify_one();
                    return Some(letter.text);
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
        while self.inside().bytes >= FULL {
            self.emptied.notified().await;
        }
    }

    /// What is in will still be sent, and nothing more.
    pub fn close(&self) {
        self.inside().closed = true;
        self.filled.notify_one();
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // Whole at every moment, so a poisoned lock has nothing to hide.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn sent(outbox: &Outbox) -> Vec<String> {
        outbox.close();
        let mut texts = Vec::new();
        while let Some(text) = outbox.next().await {
            texts.push(text);
        }
        texts
    }

    #[tokio::test]
    async fn a_slow_reader_gets_the_newest_and_every_last_event() {
        let outbox = Outbox::default();
        for i in 0..1000 {
            outbox.put(Some(1), Kind::Thinking, format!("thinking {i}"));
            outbox.put(Some(1), Kind::Cells, format!("cells {i}"));
        }
        outbox.put(Some(2), Kind::Thinking, "other".to_owned());
        for _ in 0..3 {
            outbox.put(None, Kind::Last, "error".to_owned());
        }
        outbox.put(Some(1), Kind::Last, "last".to_owned());
        assert_eq!(
            sent(&outbox).await,
            ["thinking 999", "cells 999", "other", "error", "error", "error", "last"]
        );
        assert_eq!(outbox.inside().bytes, 0);
    }

    #[tokio::test]
    async fn there_is_room_again_when_something_was_sent() {
        let outbox = Outbox::default();
        outbox.room().await;
        outbox.put(None, Kind::Last, "x".repeat(FULL));
        let (_, sent) = tokio::join!(outbox.room(), outbox.next());
        assert_eq!(sent.unwrap().len(), FULL);
    }
}
