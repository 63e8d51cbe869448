//! Results that come back from outside: whether they can be results at all.

use crate::refusal::{Code, Refusal};
use lab::compare::{Cell, Machine, Measured, State};

/// More nodes than any search visits.
const MOST_NODES: u64 = 1_000_000_000_000_000;
/// Longer than any cell takes, in milliseconds.
const LONGEST_MS: f64 = 1e12;
/// The largest forecast, in milliseconds.
const LARGEST_FORECAST_MS: f64 = 1e21;
/// The longest notation of a move. Draughts can capture many pieces at once.
const LONGEST_MOVE: usize = 80;
/// The longest name of a processor or a system.
const LONGEST_NAME: usize = 200;

/// Refuses cells that no comparison can have measured.
pub(super) fn check_cells(cells: &[Cell]) -> Result<(), Refusal> {
    match cells.iter().find(|cell| !is_possible(cell)) {
        None => Ok(()),
        Some(cell) => {
            let (algorithm, depth) = (short(&cell.id.algorithm), cell.id.depth);
            let message = format!("the cell of {algorithm} at depth {depth} cannot be a result");
            Err(Refusal::new(Code::Record, message))
        }
    }
}

/// Refuses a machine that cannot be one.
pub(super) fn check_machine(machine: &Machine) -> Result<(), Refusal> {
    let Machine { processor, system, architecture, .. } = machine;
    let is_short = |name: &String| name.chars().count() <= LONGEST_NAME;
    match processor.iter().chain([system, architecture]).all(is_short) {
        true => Ok(()),
        false => {
            let message = format!("a name of the machine is longer than {LONGEST_NAME} characters");
            Err(Refusal::new(Code::Record, message))
        }
    }
}

fn is_possible(cell: &Cell) -> bool {
    let forecast = (0.0..=LARGEST_FORECAST_MS).contains(&cell.forecast_ms);
    forecast
        && match &cell.state {
            State::Done(found) => is_measured(found),
            State::NotRun => true,
            State::Stopped { nodes, after_ms, .. } => {
                *nodes <= MOST_NODES && (0.0..=LONGEST_MS).contains(after_ms)
            }
        }
}

fn is_measured(found: &Measured) -> bool {
    let Measured { nodes, leaves, evaluations, generated, cutoffs, table_hits, .. } = *found;
    let Measured { time_ms, time_min_ms, time_max_ms, .. } = *found;
    let times = 0.0 <= time_min_ms
        && time_min_ms <= time_ms
        && time_ms <= time_max_ms
        && time_max_ms <= LONGEST_MS;
    let counts = [leaves, table_hits, cutoffs].into_iter().all(|count| count <= nodes)
        && [nodes, evaluations, generated].into_iter().all(|count| count <= MOST_NODES);
    let best = found.best.as_ref().is_none_or(|best| best.chars().count() <= LONGEST_MOVE);
    nodes >= 1 && counts && times && best
}

/// As much of a name as fits into a message.
fn short(name: &str) -> String {
    name.chars().take(40).collect()
}
