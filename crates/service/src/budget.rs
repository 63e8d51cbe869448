//! What one search may cost, and what that says about how it ended.

use crate::bounds::{Bounds, Stop};
use crate::event::{Ended, Line, Thinking};
use crate::game::names;
use crate::refusal::Refusal;
use crate::request::Limit;
use crate::value::{Known, WireValue, empty_cells};
use engine::{Limits, Thought, thinks_in_patterns};
use mnk::Board;
use std::time::{Duration, Instant};

/// Begins when it is made.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    pub start: Instant,
    pub time: Duration,
    pub nodes: u64,
    /// None: no limit but the game's own.
    pub depth: Option<u32>,
    pub stop: Stop,
}

impl Budget {
    /// As much as the bounds allow, but no longer than `time`.
    pub(crate) fn new(bounds: &Bounds, time: Duration, stop: &Stop) -> Budget {
        let time = time.min(bounds.time);
        Budget { start: Instant::now(), time, nodes: bounds.nodes, depth: None, stop: stop.clone() }
    }

    /// What a request asks for, within the bounds.
    pub(crate) fn of(limit: &Limit, bounds: &Bounds, stop: &Stop) -> Result<Budget, Refusal> {
        let at_least_one = |what, number: Option<u64>| {
            number.map(|number| Refusal::unless_within(what, number, 1..=u64::MAX)).transpose()
        };
        let time = at_least_one("the limit of ms", limit.ms)?.map(Duration::from_millis);
        let nodes = at_least_one("the limit of nodes", limit.nodes)?;
        let depth = at_least_one("the limit of depth", limit.depth)?;
        let budget = Budget::new(bounds, time.unwrap_or(bounds.time), stop);
        Ok(Budget {
            nodes: nodes.unwrap_or(bounds.nodes).min(bounds.nodes),
            depth: depth.map(|depth| depth.min(Bounds::DEPTH) as u32),
            ..budget
        })
    }

    /// The same for the engine, with what is left of the time.
    pub(crate) fn limits(&self, lines: usize) -> Limits {
        Limits {
            lines,
            depth: self.depth,
            nodes: Some(self.nodes),
            time: Some(self.time.saturating_sub(self.start.elapsed())),
            stop: self.stop.clone(),
            ..Limits::default()
        }
    }

    /// Why a search that has visited this many nodes has to end now, if it has to.
    pub(crate) fn exceeded(&self, nodes: u64) -> Option<Ended> {
        if self.stop.is_stopped() {
            Some(Ended::Stopped)
        } else if self.start.elapsed() >= self.time {
            Some(Ended::Time)
        } else if nodes >= self.nodes {
            Some(Ended::Nodes)
        } else {
            None
        }
    }

    /// How much of it is used, from 0 to 1.
    pub(crate) fn share(&self, nodes: u64, depth: u32) -> f64 {
        let time = self.start.elapsed().as_secs_f64() / self.time.as_secs_f64().max(1e-3);
        let nodes = nodes as f64 / self.nodes as f64;
        let depth = self.depth.map_or(0.0, |most| f64::from(depth) / f64::from(most));
        (time.max(nodes).max(depth).min(1.0) * 1e4).round() / 1e4
    }

    /// Why the search ended whose thought this is, if it did not end by itself.
    pub(crate) fn cut_short(&self, thought: &Thought, board: &Board) -> Option<Ended> {
        // On small boards the engine makes two attempts, and tells the nodes of the second.
        let attempts = if thinks_in_patterns(board.rules()) { 1 } else { 2 };
        self.exceeded(thought.nodes.saturating_add(1).saturating_mul(attempts))
    }

    /// How much is known about the values of a thought about `board`.
    pub(crate) fn known(&self, thought: &Thought, board: &Board) -> Known {
        let patterns = thinks_in_patterns(board.rules());
        Known {
            partial: !patterns && thought.depth <= 1 && self.cut_short(thought, board).is_some(),
            to_the_end: thought.depth as usize >= empty_cells(board),
        }
    }

    /// The lines of a thought as they are told.
    pub(crate) fn lines(&self, thought: &Thought, board: &Board) -> Vec<Line> {
        let known = self.known(thought, board);
        let line = |line: &engine::Line| Line {
            moves: names(&line.moves),
            value: WireValue::of_engine(line.value, board, known),
        };
        thought.lines.iter().map(line).collect()
    }

    /// A thought as it is told.
    pub(crate) fn thinking(&self, thought: &Thought, board: &Board) -> Thinking {
        self.told(thought.depth, self.lines(thought, board), thought.nodes)
    }

    /// What was found, with what it has cost so far.
    pub(crate) fn told(&self, depth: u32, lines: Vec<Line>, nodes: u64) -> Thinking {
        let time = self.start.elapsed();
        let nps = (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
        let share = self.share(nodes, depth);
        Thinking { depth, lines, nodes, nps, time_ms: milliseconds(time), share }
    }

    /// Why a search ended whose last thought this is.
    pub(crate) fn ended(&self, thought: &Thought, board: &Board) -> Ended {
        let settled = |line: &engine::Line| {
            let plies = line.value.plies();
            plies.is_some_and(|plies| plies <= thought.depth.max(1))
        };
        let patterns = thinks_in_patterns(board.rules());
        let to_the_end = !patterns && thought.depth as usize >= empty_cells(board);
        if to_the_end || thought.lines.iter().all(settled) {
            return Ended::Complete;
        }
        match (self.cut_short(thought, board), self.depth) {
            (Some(why), _) => why,
            (None, Some(depth)) if thought.depth >= depth => Ended::Depth,
            _ => Ended::Complete,
        }
    }
}

/// To the microsecond.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
