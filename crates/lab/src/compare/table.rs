//! The results as a table of text, for terminals.

use super::cell::{Cell, State};
use super::results::Results;
use gametree::Ended;
use std::fmt::Write as _;
use words::Words;

const HEAD: [&str; 11] = [
    "column-algorithm",
    "column-depth",
    "column-nodes",
    "column-leaves",
    "column-evaluations",
    "column-cutoffs",
    "column-branching",
    "column-time",
    "column-range",
    "column-best",
    "column-value",
];
/// Columns that begin at the left; the others end at the right.
const LEFT: [usize; 3] = [0, 9, 10];

/// One table for every position and evaluator, each ended by an empty line.
#[must_use]
pub fn table(results: &Results, words: &Words) -> String {
    let head = HEAD.map(|id| words.say(id, &[]));
    let mut text = String::new();
    for group in results.groups() {
        let _ = writeln!(text, "{}, {}", group.label, group.evaluator);
        let rows: Vec<Vec<String>> = group.cells.iter().map(|cell| row(cell, words)).collect();
        let width = |column: usize| {
            let cells = rows.iter().filter(|row| row.len() == HEAD.len()).map(|row| &row[column]);
            let widths = cells.map(|cell| cell.chars().count());
            // The two columns that every row has.
            let short = rows.iter().filter(|_| column < 2).map(|row| row[column].chars().count());
            widths.chain(short).max().unwrap_or(0).max(head[column].chars().count())
        };
        let widths: Vec<usize> = (0..HEAD.len()).map(width).collect();
        for row in std::iter::once(head.to_vec()).chain(rows) {
            let cells = row.iter().enumerate().map(|(column, cell)| {
                let width = if row.len() == HEAD.len() || column < 2 { widths[column] } else { 0 };
                match LEFT.contains(&column) {
                    true => format!("{cell:<width$}"),
                    false => format!("{cell:>width$}"),
                }
            });
            let line = cells.collect::<Vec<_>>().join("  ");
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text.push('\n');
    }
    // What keeps numbers with their units in a report is strange in a terminal.
    text.replace('\u{a0}', " ")
}

fn row(cell: &Cell, words: &Words) -> Vec<String> {
    let mut row = vec![cell.id.algorithm.clone(), cell.id.depth.to_string()];
    match &cell.state {
        State::Done(found) => {
            let stats = &found.stats;
            let counts = [stats.nodes, stats.leaves, stats.evaluations, stats.cutoffs];
            row.extend(counts.map(|count| words.count(count)));
            row.push(cell.branching().map_or_else(String::new, |b| words.decimal(b, 2)));
            row.push(words.milliseconds(found.time_ms));
            row.push(words.time_range(found.time_min_ms, found.time_max_ms));
            row.push(found.best.clone().unwrap_or_default());
            row.push(found.value.to_string());
        }
        State::NotRun | State::Stopped { .. } => row.push(missing(cell, words)),
    }
    row
}

/// Why there is nothing in a cell.
pub(crate) fn missing(cell: &Cell, words: &Words) -> String {
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
    }
}
