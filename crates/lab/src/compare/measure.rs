//! Running one cell.

use super::cell::{Ending, Measured, State, WhyStopped};
use super::plan::{Comparison, SeriesId};
use super::subject::Found;
use gametree::{Ended, Limits, Proven, Scoring, Stop};
use std::time::{Duration, Instant};

impl Comparison {
    /// Searches as often as asked for and as the limit allows. `None` if it was stopped from
    /// outside.
    pub(super) fn measure(&self, series: &SeriesId, depth: u32, stop: &Stop) -> Option<State> {
        let begin = Instant::now();
        let limit = self.settings.cell_limit();
        let mut times = Vec::new();
        let mut first: Option<Found> = None;
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
            match (why(found.report.ended), &first) {
                // What was measured before it was stopped is measured.
                (_, Some(_)) if found.report.ended == Ended::Stopped => break,
                (_, None) if found.report.ended == Ended::Stopped => return None,
                (None, _) => times.push(found.time),
                (Some(why), None) => {
                    let (nodes, after_ms) = (found.report.stats.nodes, milliseconds(found.time));
                    return Some(State::Stopped { why, nodes, after_ms });
                }
                // Slower than the first time, just at the limit: what is known is known.
                (Some(_), Some(_)) => break,
            }
            first.get_or_insert(found);
        }
        first.map(|found| State::Done(measured(&found, &mut times)))
    }
}

/// Why a search did not come to its end.
fn why(ended: Ended) -> Option<WhyStopped> {
    match ended {
        Ended::Complete => None,
        Ended::Memory => Some(WhyStopped::Memory),
        Ended::Playouts => Some(WhyStopped::Playouts),
        Ended::Time | Ended::Nodes | Ended::Stopped => Some(WhyStopped::Time),
    }
}

fn measured(found: &Found, times: &mut [Duration]) -> Measured {
    times.sort_unstable();
    let middle = times.len() / 2;
    let median = match times.len() % 2 {
        1 => times[middle],
        _ => (times[middle - 1] + times[middle]) / 2,
    };
    let Found { report, scoring, .. } = found;
    let stats = &report.stats;
    let (outcome, plies) = match report.outcome() {
        Some(Proven::Win(plies)) => (Some(Ending::Win), plies),
        Some(Proven::Draw) => (Some(Ending::Draw), None),
        Some(Proven::Loss(plies)) => (Some(Ending::Loss), plies),
        None => (None, None),
    };
    let raw = report.value.raw();
    let plain = *scoring == Scoring::Plain && report.value.is_decided();
    Measured {
        nodes: stats.nodes,
        leaves: stats.leaves,
        evaluations: stats.evaluations,
        generated: stats.generated,
        cutoffs: stats.cutoffs,
        table_hits: stats.table_hits,
        time_ms: milliseconds(median),
        time_min_ms: milliseconds(times[0]),
        time_max_ms: milliseconds(times[times.len() - 1]),
        repeats: times.len() as u32,
        best: report.best.clone(),
        value: if plain { raw.signum() } else { raw },
        outcome,
        plies,
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
