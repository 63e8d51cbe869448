//! The results as tables: of text for terminals, and in a report.

use super::cell::{Cell, State};
use super::results::{Group, Results};
use crate::in_columns;
use gametree::Ended;
use std::fmt::Write as _;
use words::Words;

const COLUMNS: [&str; 12] = [
    "column-algorithm",
    "column-depth",
    "column-nodes",
    "column-leaves",
    "column-evaluations",
    "column-generated",
    "column-cutoffs",
    "column-branching",
    "column-time",
    "column-range",
    "column-best",
    "column-value",
];
/// Columns that hold text and begin at the left; the others hold numbers.
pub(crate) const TEXT_COLUMNS: [usize; 3] = [0, 9, 10];

/// One table for every position and evaluator, each ended by an empty line.
#[must_use]
pub fn table(results: &Results, words: &Words) -> String {
    let mut text = String::new();
    for group in results.groups() {
        let table = in_columns(&rows(&group, words, false), &TEXT_COLUMNS);
        let _ = writeln!(text, "{}, {}\n{table}", group.label, group.evaluator);
    }
    // What keeps numbers with their units in a report is strange in a terminal.
    text.replace('\u{a0}', " ")
}

/// The table of a group, its head first. A report tells how many moves were generated, and the range
/// of times beside their median; a terminal has a column of its own for the range.
pub(crate) fn rows(group: &Group<'_>, words: &Words, in_report: bool) -> Vec<Vec<String>> {
    let left_out = if in_report { "column-range" } else { "column-generated" };
    let columns = COLUMNS.into_iter().filter(|&id| id != left_out);
    let head = columns.map(|id| words.say(id, &[])).collect();
    let rows = group.cells.iter().map(|cell| {
        let mut row = row(cell, words, in_report);
        if in_report {
            row[0] = marked(group, &cell.id.algorithm);
        }
        row
    });
    std::iter::once(head).chain(rows).collect()
}

/// The name of an algorithm as the tables of a report have it, with the mark of those that are not part of
/// this program.
pub(crate) fn marked(group: &Group<'_>, algorithm: &str) -> String {
    let mark = if group.is_own(algorithm) { " †" } else { "" };
    format!("{algorithm}{mark}")
}

fn row(cell: &Cell, words: &Words, in_report: bool) -> Vec<String> {
    let mut row = vec![cell.id.algorithm.clone(), cell.id.depth.to_string()];
    let State::Done(found) = &cell.state else {
        row.push(missing(cell, words));
        return row;
    };
    let [nodes, leaves, evaluations, generated, cutoffs] = found.counts();
    let generated = in_report.then_some(generated);
    let counts = [nodes, leaves, evaluations].into_iter().chain(generated).chain([cutoffs]);
    row.extend(counts.map(|count| count.map_or("–".to_owned(), |count| words.count(count))));
    row.push(cell.branching().map_or_else(String::new, |b| words.decimal(b, 2)));
    let median = words.milliseconds(found.time_ms);
    let range = words.time_range(found.time_min_ms, found.time_max_ms);
    match in_report {
        false => row.extend([median, range]),
        true if found.repeats < 2 => row.push(median),
        true => row.push(format!("{median} ({range})")),
    }
    row.push(found.best.clone().unwrap_or_default());
    row.push(found.value.to_string());
    row
}

/// Why there is nothing in a cell.
fn missing(cell: &Cell, words: &Words) -> String {
    match &cell.state {
        State::Done(_) => String::new(),
        State::NotRun => {
            let time = words.long_time(cell.forecast_ms);
            words.say("lab-not-run", &[("time", time.into())])
        }
        State::Stopped { why: Ended::Memory, .. } => words.say("lab-stopped-memory", &[]),
        State::Stopped { why: Ended::Playouts, .. } => words.say("lab-stopped-playouts", &[]),
        State::Stopped { after_ms, .. } => {
            words.say("lab-stopped-time", &[("time", words.long_time(*after_ms).into())])
        }
        State::Failed { reason } => words.say("lab-failed", &[("reason", reason.as_str().into())]),
    }
}
