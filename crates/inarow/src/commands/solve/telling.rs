//! How a solver gets on: a line on the terminal, or lines of JSON. And when its time is up.

use super::peak_memory;
use crate::commands::milliseconds;
use crate::progress;
use gametree::Stop;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use solver::{Estimate, Filled, Memory, Outstanding, Solving, Usage};
use std::fmt::Display;
use std::io::{self, Write};
use std::time::{Duration, Instant};
use words::Words;

/// Between two lines of JSON.
const EVERY: Duration = Duration::from_secs(1);

/// Tells how it gets on.
pub struct Telling<'a, W: Write> {
    words: &'a Words,
    out: &'a mut W,
    is_json: bool,
    memory: Option<Memory>,
    left: Option<TimeLeft>,
    stop: &'a Stop,
    deadline: Option<Instant>,
    bar: ProgressBar,
    start: Instant,
    /// When it told last, and when what it does now began.
    last: Instant,
    since: Instant,
    /// Positions that earlier runs searched, which are counted too.
    pub before: u64,
    doing: &'static str,
    /// How far the book is that is being made.
    pub filled: Option<Filled>,
    /// What it is about, for the terminal, with a space behind it.
    pub about: String,
    failed: Option<io::Error>,
}

impl<'a, W: Write> Telling<'a, W> {
    /// The time counts from now on. `stop` is turned on when it is up, or when nobody can hear.
    pub fn new(
        words: &'a Words,
        out: &'a mut W,
        is_json: bool,
        stop: &'a Stop,
        time: Option<Duration>,
    ) -> Telling<'a, W> {
        let start = Instant::now();
        Telling {
            words,
            out,
            is_json,
            memory: None,
            left: None,
            stop,
            deadline: time.and_then(|time| start.checked_add(time)),
            bar: progress::waiting(),
            start,
            last: start,
            since: start,
            before: 0,
            doing: "search",
            filled: None,
            about: String::new(),
            failed: None,
        }
    }

    /// Tells of this search's memory too, and how long it may still take.
    pub fn with(mut self, solving: &Solving<'_>) -> Telling<'a, W> {
        self.memory = Some(solving.memory());
        let left = |estimate| TimeLeft { estimate, first: None, last: None };
        self.left = solving.estimate().map(left);
        self
    }

    /// From now on it writes a certificate.
    pub fn writes_certificate(&mut self) {
        self.doing = "certificate";
        self.since = Instant::now();
        self.before = 0;
        self.left = None;
    }

    /// How long it has taken so far.
    pub fn time(&self) -> Duration {
        self.start.elapsed()
    }

    /// So many positions are searched.
    pub fn tell(&mut self, nodes: u64) {
        let now = Instant::now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            self.stop.stop();
        }
        let every = if self.is_json { EVERY } else { EVERY / 10 };
        if now - self.last < every {
            return;
        }
        self.last = now;
        if self.is_json {
            let line = self.line(nodes);
            self.say(line);
        } else if !self.bar.is_hidden() {
            let message = self.message(nodes);
            self.bar.set_message(message);
        }
    }

    /// The same in words, for the bar.
    fn message(&mut self, nodes: u64) -> String {
        let words = self.words;
        let doing = words.say(&format!("terminal-doing-{}", self.doing), &[]);
        let positions = words.counted("terminal-positions", self.before + nodes);
        let speed = words.count(self.speed(nodes) as u64);
        let doing =
            [("doing", doing.into()), ("positions", positions.into()), ("speed", speed.into())];
        let mut parts = vec![words.say("terminal-solving", &doing)];
        if let Some(Usage { entries, most }) = self.memory.as_ref().map(Memory::usage) {
            let percent = words.percent(entries as f64 / most.max(1) as f64);
            parts.push(words.say("terminal-table-full", &[("percent", percent.into())]));
        }
        if let Some(Filled { known, all, .. }) = self.filled {
            let [known, all] = [known, all].map(|number| words.count(number));
            let numbers = [("known", known.into()), ("all", all.into())];
            parts.push(words.say("terminal-found", &numbers));
        }
        if let Some(Outstanding { proof, disproof }) =
            self.memory.as_ref().and_then(Memory::outstanding)
        {
            let [proof, disproof] = [proof, disproof].map(|number| words.count(number.into()));
            let numbers = [("proof", proof.into()), ("disproof", disproof.into())];
            parts.push(words.say("terminal-proof", &numbers));
        }
        if let Some(Rest { settled, time_left }) = self.left.as_mut().map(TimeLeft::look) {
            let percent = words.percent(settled);
            parts.push(words.say("terminal-settled", &[("percent", percent.into())]));
            if let Some(left) = time_left {
                let time = words.long_time(left.as_secs_f64() * 1e3);
                parts.push(words.say("terminal-left", &[("time", time.into())]));
            }
        }
        format!("{}{}", self.about, parts.join(", "))
    }

    /// Prints a line of text or JSON above what moves on the screen; a failure is kept for `finish`,
    /// and the search stops, since nobody reads it.
    pub fn say(&mut self, line: impl Display) {
        let bar = self.bar.clone();
        let said = bar.suspend(|| writeln!(self.out, "{line}").and_then(|()| self.out.flush()));
        if let Err(error) = said {
            self.failed.get_or_insert(error);
            self.stop.stop();
        }
    }

    /// Says on stderr that something went wrong with which the search goes on.
    pub fn warn(&self, text: &str) {
        // Nothing can be done if even this cannot be said.
        self.bar.suspend(|| drop(writeln!(io::stderr(), "warning: {text}")));
    }

    /// Takes what there was to see off the screen; what could not be said.
    pub fn finish(self) -> io::Result<()> {
        self.bar.finish_and_clear();
        self.failed.map_or(Ok(()), Err)
    }

    /// Positions a second.
    fn speed(&self, nodes: u64) -> f64 {
        (nodes as f64 / self.since.elapsed().as_secs_f64().max(1e-3)).round()
    }

    /// A line of JSON on the way. The order of the keys is part of the format.
    fn line(&mut self, nodes: u64) -> Value {
        let usage = self.memory.as_ref().map(Memory::usage);
        let outstanding = self.memory.as_ref().and_then(Memory::outstanding);
        let rest = self.left.as_mut().map(TimeLeft::look);
        json!({
            "doing": self.doing,
            "nodes": self.before + nodes,
            "time_ms": milliseconds(self.time()),
            "nodes_per_second": self.speed(nodes),
            // Results kept, and how many there is room for.
            "table_entries": usage.map(|usage| usage.entries),
            "table_most": usage.map(|usage| usage.most),
            // See `solver::Outstanding`.
            "proof_number": outstanding.map(|outstanding| outstanding.proof),
            "disproof_number": outstanding.map(|outstanding| outstanding.disproof),
            // See `solver::Estimate`; and how long it takes if the rest goes on as it went so far.
            "settled": rest.map(|rest| (rest.settled * 1e4).round() / 1e4),
            "time_left_ms": rest.and_then(|rest| rest.time_left).map(milliseconds),
            // Positions of the last ply of a book.
            "known": self.filled.map(|filled| filled.known),
            "all": self.filled.map(|filled| filled.all),
            "peak_memory_bytes": peak_memory(),
        })
    }
}

/// Between two looks, which take some hundredths of a second.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// Less than this is too little to tell the time from.
const LEAST: f64 = 0.02;

/// How much is settled, and how long the rest takes if it goes on as it went so far.
#[derive(Clone, Copy, Debug)]
struct Rest {
    settled: f64,
    time_left: Option<Duration>,
}

/// Looks at a search now and then.
struct TimeLeft {
    estimate: Estimate,
    /// When what is searched now was seen first, and how much of it was settled then.
    first: Option<(Instant, f64)>,
    last: Option<(Instant, Rest)>,
}

impl TimeLeft {
    /// How it stands; the same as before if that was a moment ago.
    fn look(&mut self) -> Rest {
        let now = Instant::now();
        if let Some((at, rest)) = self.last
            && now - at < LOOK_EVERY
        {
            return rest;
        }
        let settled = self.estimate.settled();
        // Less than before: one search has ended and another one begun.
        let is_new = self.last.is_none_or(|(_, before)| settled < before.settled);
        let (since, before) = match self.first {
            Some(first) if !is_new => first,
            _ => *self.first.insert((now, settled)),
        };
        let done = settled - before;
        let time_left = (done >= LEAST).then(|| (now - since).mul_f64((1.0 - settled) / done));
        let rest = Rest { settled, time_left };
        self.last = Some((now, rest));
        rest
    }
}
