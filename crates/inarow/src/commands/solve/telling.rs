//! How a solver gets on: a line on the terminal, or lines of JSON. And when its time is up.

use super::peak;
use super::time_left::{Rest, TimeLeft};
use crate::{progress, say};
use gametree::Stop;
use indicatif::ProgressBar;
use serde::Serialize;
use solver::{Memory, Outstanding, Solving, Usage};
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Between two lines of JSON.
const EVERY: Duration = Duration::from_secs(1);

/// A line of JSON on the way. The order of the keys is part of the format.
#[derive(Serialize)]
struct Line {
    doing: &'static str,
    nodes: u64,
    time_ms: f64,
    nodes_per_second: f64,
    /// Results kept, and how many there is room for.
    table_entries: Option<u64>,
    table_most: Option<u64>,
    /// See [`solver::Outstanding`].
    proof_number: Option<u32>,
    disproof_number: Option<u32>,
    /// See [`solver::Estimate`]; and how long it takes if the rest goes on as it went so far.
    settled: Option<f64>,
    time_left_ms: Option<f64>,
    peak_memory_bytes: Option<u64>,
}

/// Tells how it gets on.
pub struct Telling<'a, W: Write> {
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
    /// Positions that earlier runs searched.
    before: u64,
    doing: &'static str,
    about: String,
    failed: Option<io::Error>,
}

impl<'a, W: Write> Telling<'a, W> {
    /// The time counts from now on. `stop` is turned on when it is up, or when nobody can hear.
    pub fn new(
        out: &'a mut W,
        is_json: bool,
        stop: &'a Stop,
        time: Option<Duration>,
    ) -> Telling<'a, W> {
        let start = Instant::now();
        Telling {
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
            about: String::new(),
            failed: None,
        }
    }

    /// Tells of this search's memory too, and how long it may still take.
    pub fn with(mut self, solving: &Solving<'_>) -> Telling<'a, W> {
        self.memory = Some(solving.memory());
        self.left = Some(TimeLeft::new(solving.estimate()));
        self
    }

    /// Counts what earlier runs have searched too.
    pub fn after(mut self, before: u64) -> Telling<'a, W> {
        self.before = before;
        self
    }

    /// Says on the terminal what it is about.
    pub fn about(mut self, about: String) -> Telling<'a, W> {
        self.about = about + "  ";
        self
    }

    /// From now on it does something else.
    pub fn now(&mut self, doing: &'static str) {
        self.doing = doing;
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
            self.print(&line);
        } else if !self.bar.is_hidden() {
            let full = self.memory.as_ref().map(Memory::usage).map_or(String::new(), |usage| {
                format!(", table {} %", usage.entries * 100 / usage.most.max(1))
            });
            let left = self.memory.as_ref().and_then(Memory::outstanding);
            let left = left.map_or(String::new(), |Outstanding { proof, disproof }| {
                format!(
                    ", proof {}, disproof {}",
                    say::count(proof.into()),
                    say::count(disproof.into())
                )
            });
            let rest = self.left.as_mut().map(TimeLeft::look);
            let rest = rest.map_or(String::new(), |Rest { settled, time_left }| {
                let time = time_left
                    .map_or(String::new(), |time| format!(", about {} left", say::roughly(time)));
                format!(", {:.0} % settled{time}", settled * 100.0)
            });
            self.bar.set_message(format!(
                "{}{}: {} positions, {}/s{full}{left}{rest}",
                self.about,
                self.doing,
                say::count(self.before + nodes),
                say::count(self.speed(nodes) as u64)
            ));
        }
    }

    /// Prints a line of JSON; a failure is kept for `finish`, and nothing goes on for nobody.
    pub fn print(&mut self, line: &impl Serialize) {
        match serde_json::to_string(line) {
            Ok(text) => self.say(&text),
            Err(error) => self.fail(error.into()),
        }
    }

    /// Prints a line of text likewise, above what moves on the screen.
    pub fn say(&mut self, text: &str) {
        let bar = self.bar.clone();
        let said = bar.suspend(|| writeln!(self.out, "{text}").and_then(|()| self.out.flush()));
        if let Err(error) = said {
            self.fail(error);
        }
    }

    /// Says on stderr that something went wrong with which the search goes on.
    pub fn warn(&self, text: &str) {
        // Nothing can be done if even this cannot be said.
        self.bar.suspend(|| drop(writeln!(io::stderr(), "warning: {text}")));
    }

    fn fail(&mut self, error: io::Error) {
        self.failed.get_or_insert(error);
        self.stop.stop();
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

    fn line(&mut self, nodes: u64) -> Line {
        let usage: Option<Usage> = self.memory.as_ref().map(Memory::usage);
        let outstanding = self.memory.as_ref().and_then(Memory::outstanding);
        let rest = self.left.as_mut().map(TimeLeft::look);
        let time_left = rest.and_then(|rest| rest.time_left);
        Line {
            doing: self.doing,
            nodes: self.before + nodes,
            time_ms: say::milliseconds(self.time()),
            nodes_per_second: self.speed(nodes),
            table_entries: usage.map(|usage| usage.entries),
            table_most: usage.map(|usage| usage.most),
            proof_number: outstanding.map(|outstanding| outstanding.proof),
            disproof_number: outstanding.map(|outstanding| outstanding.disproof),
            settled: rest.map(|rest| (rest.settled * 1e4).round() / 1e4),
            time_left_ms: time_left.map(say::milliseconds),
            peak_memory_bytes: peak::bytes(),
        }
    }
}
