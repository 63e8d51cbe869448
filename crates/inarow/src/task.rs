//! One search of one position, as asked for on the command line.

use crate::progress::{self, SearchProgress};
use crate::words::Words;
use gametree::{
    Algorithm, Deepening, Limits, Mtdf, Observer, Options, Report, Search, Table, Window,
};
use mnk::{Board, Cell, Evaluator};
use std::time::{Duration, Instant};

/// Everything a search has to know but the position and when to end.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    pub algorithm: Algorithm,
    pub evaluator: Evaluator,
    pub options: Options,
    /// For the algorithms that take one.
    pub window: Window,
    /// The size of the transposition table in bytes, for the algorithms that have one, if it is
    /// not to be the usual one.
    pub table: Option<usize>,
}

/// What a search found out, and how long it took.
#[derive(Clone, Debug)]
pub struct Answer {
    pub report: Report<Cell>,
    pub time: Duration,
}

impl Answer {
    pub fn nodes_per_second(&self) -> f64 {
        self.report.stats.nodes as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

impl Task {
    /// With the usual options of the evaluator, a full window and a table of the usual size.
    pub fn new(algorithm: Algorithm, evaluator: Evaluator) -> Task {
        let options = Options { scoring: evaluator.scoring(), ..Options::default() };
        Task { algorithm, evaluator, options, window: Window::FULL, table: None }
    }

    /// Searches without a word.
    pub fn run(&self, board: &Board, limits: &Limits) -> Answer {
        self.observed(board, limits, &mut ())
    }

    /// Searches, and shows progress if there is a terminal to show it on.
    pub fn run_shown(&self, board: &Board, limits: &Limits, words: &Words) -> Answer {
        if progress::is_watched() {
            self.observed(board, limits, &mut SearchProgress::new(words))
        } else {
            self.run(board, limits)
        }
    }

    fn observed(
        &self,
        board: &Board,
        limits: &Limits,
        seen_by: &mut impl Observer<Board>,
    ) -> Answer {
        let Task { algorithm, evaluator, options, window, table } = *self;
        let start = Instant::now();
        let report = match (algorithm, table) {
            (Algorithm::Deepening, Some(bytes)) => {
                let mut search = Deepening::with_table(evaluator, Table::with_bytes(bytes));
                search.options = options;
                search.search(board, limits, seen_by)
            }
            (Algorithm::Mtdf, Some(bytes)) => {
                let mut search = Mtdf::with_table(evaluator, Table::with_bytes(bytes));
                search.options = options;
                search.search(board, limits, seen_by)
            }
            _ => algorithm.search(board, evaluator, options, window, limits, seen_by),
        };
        Answer { report, time: start.elapsed() }
    }
}

/// `limits` and, from now on, this much time. More than the clock can tell is no limit.
pub fn within(limits: Limits, time: Option<Duration>) -> Limits {
    match time.and_then(|time| Instant::now().checked_add(time)) {
        Some(deadline) => limits.until(deadline),
        None => limits,
    }
}
