//! What has been sent and not yet been dealt with, in order. Only two things do not wait their
//! turn: the request to stop thinking, and the end of the conversation, by `END` or because the input
//! ends. That is a request to stop as well: what was asked before it is answered, at once.

use super::lines::{Line, Lines};
use gametree::Stop;
use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The reader waits when lines of this many bytes are waiting, rather than fill the memory.
const MOST_BYTES: usize = 4 << 20;
/// What a line takes besides its text.
const PER_LINE: usize = 64;

/// Filled by the thread that reads, emptied by the one that answers.
#[derive(Default)]
pub struct Inbox {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Line>,
    bytes: usize,
    /// How many lines have been put in and how many taken out, ever.
    received: u64,
    taken: u64,
    /// A stop is meant for all that was sent before it: for this many lines.
    stopped: u64,
    /// Nothing more will come.
    closed: bool,
    thinking: Option<Stop>,
    /// A thought that the next line ends.
    pondering: Option<Stop>,
}

impl State {
    fn end_pondering(&self) {
        if let Some(pondering) = &self.pondering {
            pondering.stop();
        }
    }
}

impl Inbox {
    /// Reads until the end of the input or `END`.
    pub fn fill(&self, input: impl BufRead) {
        let mut lines = Lines::new(input);
        // An input that cannot be read any more has ended.
        while let Ok(Some(line)) = lines.next() {
            match &line {
                Line::Text(text) if is_one_of(text, &["END"]) => break,
                Line::Text(text) if is_one_of(text, &["STOP", "YXSTOP"]) => self.stop(),
                _ => self.put(line),
            }
        }
        self.close();
    }

    fn put(&self, line: Line) {
        let mut state = self.state();
        while state.bytes > MOST_BYTES {
            state = self.wait(state);
        }
        state.bytes += size(&line);
        state.received += 1;
        state.waiting.push_back(line);
        state.end_pondering();
        self.changed.notify_all();
    }

    fn stop(&self) {
        let mut state = self.state();
        state.stopped = state.received;
        if let Some(thinking) = &state.thinking {
            thinking.stop();
        }
    }

    fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        state.stopped = state.received;
        state.end_pondering();
        if let Some(thinking) = &state.thinking {
            thinking.stop();
        }
        self.changed.notify_all();
    }

    /// Whether nothing more will come, so that whoever sent the lines may have gone.
    pub fn is_closed(&self) -> bool {
        self.state().closed
    }

    /// The next line; waits for one. `None` when there will be none.
    pub fn take(&self) -> Option<Line> {
        let mut state = self.state();
        loop {
            if let Some(line) = state.waiting.pop_front() {
                state.bytes -= size(&line);
                state.taken += 1;
                self.changed.notify_all();
                return Some(line);
            }
            if state.closed {
                return None;
            }
            state = self.wait(state);
        }
    }

    /// Runs `think` about the line taken last, with a switch that a stop sent after that line, or
    /// the end, turns on.
    pub fn while_thinking<T>(&self, think: impl FnOnce(&Stop) -> T) -> T {
        let stop = Stop::new();
        {
            let mut state = self.state();
            if state.taken <= state.stopped {
                stop.stop();
            }
            state.thinking = Some(stop.clone());
        }
        let result = think(&stop);
        self.state().thinking = None;
        result
    }

    /// Runs `think` while nothing is waiting, with a switch that the next line turns on.
    pub fn until_next(&self, think: impl FnOnce(&Stop)) {
        let stop = Stop::new();
        {
            let mut state = self.state();
            if state.closed || !state.waiting.is_empty() {
                return;
            }
            state.pondering = Some(stop.clone());
        }
        think(&stop);
        self.state().pondering = None;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing that holds the lock can panic halfway through a change.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_one_of(text: &str, names: &[&str]) -> bool {
    names.iter().any(|name| text.eq_ignore_ascii_case(name))
}

fn size(line: &Line) -> usize {
    PER_LINE + if let Line::Text(text) = line { text.len() } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(line: &str) -> Option<Line> {
        Some(Line::Text(line.to_owned()))
    }

    #[test]
    fn lines_are_taken_in_order_until_the_end() {
        let inbox = Inbox::default();
        inbox.fill(&b"a\r\nb\nend\nc\n"[..]);
        assert!(inbox.is_closed());
        assert_eq!(inbox.take(), text("a"));
        assert_eq!(inbox.take(), text("b"));
        assert_eq!(inbox.take(), None);
    }

    #[test]
    fn what_was_asked_before_the_end_is_answered_at_once() {
        for input in ["a\n", "a\nEND\n"] {
            let inbox = Inbox::default();
            inbox.fill(input.as_bytes());
            assert_eq!(inbox.take(), text("a"));
            assert!(inbox.while_thinking(Stop::is_stopped));
            assert_eq!(inbox.take(), None);
        }
    }

    #[test]
    fn a_stop_is_for_what_was_sent_before_it() {
        let inbox = Inbox::default();
        inbox.put(Line::Text("a".to_owned()));
        inbox.stop();
        inbox.put(Line::Text("b".to_owned()));
        assert_eq!(inbox.take(), text("a"));
        assert!(inbox.while_thinking(Stop::is_stopped));
        assert_eq!(inbox.take(), text("b"));
        assert!(!inbox.while_thinking(Stop::is_stopped));
        let stopped = inbox.while_thinking(|stop| {
            inbox.stop();
            stop.is_stopped()
        });
        assert!(stopped);
    }

    #[test]
    fn the_next_line_ends_what_was_thought_meanwhile() {
        let inbox = Inbox::default();
        let mut ended = None;
        inbox.until_next(|stop| {
            assert!(!stop.is_stopped());
            inbox.put(Line::Text("a".to_owned()));
            ended = Some(stop.is_stopped());
        });
        assert_eq!(ended, Some(true));
        inbox.until_next(|_| panic!("a line is waiting"));
        assert_eq!(inbox.take(), text("a"));
    }

    #[test]
    fn a_full_inbox_makes_the_reader_wait() {
        let inbox = Inbox::default();
        let line = vec![b'x'; 60_000];
        let input: Vec<u8> = (0..100).flat_map(|_| [&line[..], b"\n"].concat()).collect();
        std::thread::scope(|scope| {
            scope.spawn(|| inbox.fill(&input[..]));
            let mut taken = 0;
            while inbox.take().is_some() {
                assert!(inbox.state().bytes <= MOST_BYTES + (64 << 10) + PER_LINE);
                taken += 1;
            }
            assert_eq!(taken, 100);
        });
    }
}
