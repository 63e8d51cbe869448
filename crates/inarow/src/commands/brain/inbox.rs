//! What has been sent and not yet been dealt with, in order. Only two things do not wait their
//! turn: the request to stop thinking, and the end of the conversation, by `END` or because the input
//! ends. That is a request to stop as well: what was asked before it is answered, at once.

use crate::locked;
use gametree::Stop;
use std::collections::VecDeque;
use std::io::{self, BufRead};
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
    /// Stops what was asked so far.
    fn stop(&mut self) {
        self.stopped = self.received;
        self.thinking.iter().for_each(Stop::stop);
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
                Line::Text(text) if is_one_of(text, &["STOP", "YXSTOP"]) => {
                    locked(&self.state).stop();
                }
                _ => self.put(line),
            }
        }
        self.close();
    }

    fn put(&self, line: Line) {
        let mut state = locked(&self.state);
        while state.bytes > MOST_BYTES {
            state = self.wait(state);
        }
        state.bytes += size(&line);
        state.received += 1;
        state.waiting.push_back(line);
        state.pondering.iter().for_each(Stop::stop);
        self.changed.notify_all();
    }

    fn close(&self) {
        let mut state = locked(&self.state);
        state.closed = true;
        state.stop();
        state.pondering.iter().for_each(Stop::stop);
        self.changed.notify_all();
    }

    /// Whether nothing more will come, so that whoever sent the lines may have gone.
    pub fn is_closed(&self) -> bool {
        locked(&self.state).closed
    }

    /// The next line; waits for one. `None` when there will be none.
    pub fn take(&self) -> Option<Line> {
        let mut state = locked(&self.state);
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
            let mut state = locked(&self.state);
            if state.taken <= state.stopped {
                stop.stop();
            }
            state.thinking = Some(stop.clone());
        }
        let result = think(&stop);
        locked(&self.state).thinking = None;
        result
    }

    /// Runs `think` while nothing is waiting, with a switch that the next line turns on.
    pub fn until_next(&self, think: impl FnOnce(&Stop)) {
        let stop = Stop::new();
        {
            let mut state = locked(&self.state);
            if state.closed || !state.waiting.is_empty() {
                return;
            }
            state.pondering = Some(stop.clone());
        }
        think(&stop);
        locked(&self.state).pondering = None;
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

/// No command is longer than this. What is, is skipped without being kept.
const LONGEST: usize = 64 << 10;

/// One line of the input, blank ones left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Without its end and the space around it.
    Text(String),
    /// There was one, but too long to look at.
    TooLong,
}

/// Splits an input into lines, which managers end with CR LF, LF or CR.
struct Lines<R> {
    input: R,
    begun: Vec<u8>,
    too_long: bool,
}

impl<R: BufRead> Lines<R> {
    fn new(input: R) -> Lines<R> {
        Lines { input, begun: Vec::new(), too_long: false }
    }

    /// The next line as soon as its end has been read; `None` at the end of the input.
    fn next(&mut self) -> io::Result<Option<Line>> {
        loop {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if chunk.is_empty() {
                return Ok(self.finish());
            }
            // The LF of a CR LF ends a blank line, which nobody sees.
            let end = chunk.iter().position(|&byte| byte == b'\n' || byte == b'\r');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            if self.too_long || self.begun.len() + part.len() > LONGEST {
                self.too_long = true;
                self.begun.clear();
            } else {
                self.begun.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some()
                && let Some(line) = self.finish()
            {
                return Ok(Some(line));
            }
        }
    }

    /// What has been read since the last line, if it is more than blanks.
    fn finish(&mut self) -> Option<Line> {
        if std::mem::take(&mut self.too_long) {
            return Some(Line::TooLong);
        }
        let text = String::from_utf8_lossy(&self.begun).trim().to_owned();
        self.begun.clear();
        (!text.is_empty()).then_some(Line::Text(text))
    }
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
        locked(&inbox.state).stop();
        inbox.put(Line::Text("b".to_owned()));
        assert_eq!(inbox.take(), text("a"));
        assert!(inbox.while_thinking(Stop::is_stopped));
        assert_eq!(inbox.take(), text("b"));
        assert!(!inbox.while_thinking(Stop::is_stopped));
        let stopped = inbox.while_thinking(|stop| {
            locked(&inbox.state).stop();
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
                assert!(locked(&inbox.state).bytes <= MOST_BYTES + (64 << 10) + PER_LINE);
                taken += 1;
            }
            assert_eq!(taken, 100);
        });
    }

    fn all(bytes: &[u8]) -> Vec<Line> {
        // A small buffer, so that lines come in pieces.
        let mut lines = Lines::new(io::BufReader::with_capacity(7, bytes));
        std::iter::from_fn(|| lines.next().unwrap()).collect()
    }

    #[test]
    fn lines_end_with_cr_lf_or_both() {
        let texts = ["START 15", "BEGIN", "TURN 1,1", "END"].map(|text| Line::Text(text.into()));
        assert_eq!(all(b"START 15\r\nBEGIN\n\n  TURN 1,1\rEND"), texts);
        assert_eq!(all(b""), []);
        assert_eq!(all(b"\r\n \r\n"), []);
    }

    #[test]
    fn what_is_too_long_is_told_and_skipped() {
        let mut bytes = vec![b'a'; LONGEST + 1];
        bytes.extend(b"\r\n\xff\n");
        assert_eq!(all(&bytes), [Line::TooLong, Line::Text("\u{fffd}".into())]);
        assert_eq!(all(&bytes[..=LONGEST]), [Line::TooLong]);
        assert!(matches!(&all(&bytes[1..])[0], Line::Text(text) if text.len() == LONGEST));
    }
}
