//! Running one cell.

use super::cell::{Measured, State};
use super::plan::{Comparison, SeriesId};
use gametree::{Ended, Limits, Report, Stop};
use std::time::{Duration, Instant};

/// What a search found and how long it took.
pub(super) struct Timed {
    pub report: Report<String>,
    pub time: Duration,
}

impl Comparison {
    /// Searches as often as asked for and as the limit allows. `None` if it was stopped from
    /// outside.
    pub(super) fn measure(&self, series: &SeriesId, depth: u32, stop: &Stop) -> Option<State> {
        let begin = Instant::now();
        let limit = self.settings.cell_limit();
        let mut times = Vec::new();
        let mut first: Option<Timed> = None;
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
            let found = self.search(series, &limits)?;
            match (found.report.ended, &first) {
                (Ended::Complete, _) => times.push(found.time),
                (Ended::Stopped, None) => return None,
                (why, None) => {
                    let (nodes, after_ms) = (found.report.stats.nodes, milliseconds(found.time));
                    return Some(State::Stopped { why, nodes, after_ms });
                }
                // What was measured before it was stopped, or was slower just at the limit, is
                // measured.
                (_, Some(_)) => break,
            }
            first.get_or_insert(found);
        }
        first.map(|found| State::Done(measured(&found, &mut times)))
    }
}

fn measured(found: &Timed, times: &mut [Duration]) -> Measured {
    times.sort_unstable();
    let middle = times.len() / 2;
    let median = match times.len() % 2 {
        1 => times[middle],
        _ => (times[middle - 1] + times[middle]) / 2,
    };
    Measured {
        stats: found.report.stats,
        time_ms: milliseconds(median),
        time_min_ms: milliseconds(times[0]),
        time_max_ms: milliseconds(times[times.len() - 1]),
        repeats: times.len() as u32,
        best: found.report.best.clone(),
        value: found.report.verdict(),
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
