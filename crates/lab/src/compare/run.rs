//! Running a comparison, cell by cell.

use super::cell::{Cell, CellId, Measured, State};
use super::outlook::Outlook;
use super::plan::{Comparison, SeriesId};
use super::results::{Machine, Results};
use gametree::{Ended, Limits, Report, Stop};
use serde::Serialize;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// What a running comparison tells.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event<'a> {
    /// Before anything else.
    Forecast {
        /// How long the cells will take that are still to be run.
        time_ms: f64,
        /// How many these are.
        cells: usize,
        /// How many will not be run, because each would take longer than the limit.
        too_long: usize,
        /// How many are known from an earlier run.
        known: usize,
    },
    /// A cell begins.
    Begins {
        /// Which one.
        id: &'a CellId,
        /// How long one search will take.
        forecast_ms: f64,
        /// How long it and all cells after it will take.
        rest_ms: f64,
    },
    /// A cell is done, or is not going to be run. Those of an earlier run are not told again.
    Ends(&'a Cell),
}

impl Comparison {
    /// Runs all cells but those in `known`, which an earlier run of the same settings has left, and
    /// tells `see` how it goes. When `stop` is turned on, the cell that runs is given up and the
    /// results are those so far.
    ///
    /// # Errors
    /// What `see` returns ends the run.
    pub fn run<E>(
        &self,
        known: Vec<Cell>,
        stop: &Stop,
        mut see: impl FnMut(Event<'_>) -> Result<(), E>,
    ) -> Result<Results, E> {
        let mut outlook = Outlook::new(self, known);
        outlook.pilot(stop);
        see(outlook.forecast())?;
        let limit = self.settings.cell_limit().as_secs_f64();
        for (index, depth) in outlook.to_do() {
            if stop.is_stopped() {
                break;
            }
            let id = self.id(&self.series[index], depth);
            let seconds = outlook.seconds(index, depth);
            let (forecast_ms, rest_ms) =
                (as_milliseconds(seconds), as_milliseconds(outlook.rest()));
            see(Event::Begins { id: &id, forecast_ms, rest_ms })?;
            let state = match seconds > limit {
                true => State::NotRun,
                false => match self.measure(&self.series[index], depth, stop) {
                    Some(state) => state,
                    None => break,
                },
            };
            let cell = Cell { id, forecast_ms, state };
            see(Event::Ends(&cell))?;
            outlook.add(index, cell);
        }
        Ok(self.results(outlook.cells.into_values().collect(), Machine::this()))
    }

    /// Searches as often as asked for and as the limit allows. `None` if it was stopped from
    /// outside.
    fn measure(&self, series: &SeriesId, depth: u32, stop: &Stop) -> Option<State> {
        let begin = Instant::now();
        let limit = self.settings.cell_limit();
        let mut times = Vec::new();
        let mut first = None;
        for _ in 0..self.settings.repeats {
            let left = limit.saturating_sub(begin.elapsed());
            // The last one took this long, and so will the next.
            if times.last().is_some_and(|&time| time > left) {
                break;
            }
            let mut limits = Limits::depth(depth).with_stop(stop);
            if let Some(deadline) = Instant::now().checked_add(left) {
                limits = limits.until(deadline);
            }
            let (report, time) = match self.search(series, &limits) {
                Ok(found) => found,
                Err(_) if stop.is_stopped() => return None,
                Err(error) => {
                    let after_ms = milliseconds(begin.elapsed());
                    return Some(match limits.interrupted() {
                        Some(why) => State::Stopped { why, nodes: 0, after_ms },
                        None => State::Failed { reason: error.to_string() },
                    });
                }
            };
            match (report.ended, &first) {
                (Ended::Complete, _) => times.push(time),
                (Ended::Stopped, None) => return None,
                (why, None) => {
                    let (nodes, after_ms) = (report.stats.nodes, milliseconds(time));
                    return Some(State::Stopped { why, nodes, after_ms });
                }
                // What was measured before it was stopped, or was slower just at the limit, is
                // measured.
                (_, Some(_)) => break,
            }
            first.get_or_insert(report);
        }
        first.map(|report| State::Done(measured(report, &mut times)))
    }

    /// The results that these cells of this comparison are, measured on this machine. Cells that are
    /// not of this comparison are left out, and of several that are the same all but one.
    #[must_use]
    pub fn results(&self, cells: Vec<Cell>, machine: Machine) -> Results {
        let mut known: HashMap<CellId, Cell> =
            cells.into_iter().map(|cell| (cell.id.clone(), cell)).collect();
        let cells: Vec<Cell> = self.ids().iter().filter_map(|id| known.remove(id)).collect();
        Results {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            settings: self.settings.clone(),
            machine,
            positions: self.facts.clone(),
            own: self.own.clone(),
            complete: cells.len() == self.size(),
            cells,
        }
    }
}

fn measured(report: Report<String>, times: &mut [Duration]) -> Measured {
    times.sort_unstable();
    let middle = times.len() / 2;
    let median = match times.len() % 2 {
        1 => times[middle],
        _ => (times[middle - 1] + times[middle]) / 2,
    };
    Measured {
        stats: report.stats,
        time_ms: milliseconds(median),
        time_min_ms: milliseconds(times[0]),
        time_max_ms: milliseconds(times[times.len() - 1]),
        repeats: times.len() as u32,
        value: report.verdict(),
        best: report.best,
    }
}

/// To the microsecond.
fn milliseconds(time: Duration) -> f64 {
    as_milliseconds(time.as_secs_f64())
}

/// Seconds, to the microsecond; what is longer than the age of the universe is not told apart, since
/// JSON has no infinity.
pub(super) fn as_milliseconds(seconds: f64) -> f64 {
    ((seconds * 1e6).round() / 1e3).min(1e21)
}
