//! The results as a table of text, in English, for terminals.

use super::cell::{Cell, Ending, Measured, State, WhyStopped};
use super::results::Results;
use crate::words::{Language, Words};
use std::fmt::Write as _;

const HEAD: [&str; 11] = [
    "algorithm",
    "depth",
    "nodes",
    "leaves",
    "evaluations",
    "cutoffs",
    "branching",
    "time",
    "min-max",
    "best",
    "value",
];
/// Columns that begin at the left; the others end at the right.
const LEFT: [usize; 3] = [0, 9, 10];

/// One table for every position and evaluator, each ended by an empty line.
#[must_use]
pub fn table(results: &Results) -> String {
    let words = Words::new(Language::English);
    let mut text = String::new();
    for group in results.groups() {
        let _ = writeln!(text, "{}, {}", group.label, group.evaluator);
        let rows: Vec<Vec<String>> = group.cells.iter().map(|cell| row(cell, &words)).collect();
        let width = |column: usize| {
            let cells = rows.iter().filter(|row| row.len() == HEAD.len()).map(|row| &row[column]);
            let widths = cells.map(|cell| cell.chars().count());
            // The two columns that every row has.
            let short = rows.iter().filter(|_| column < 2).map(|row| row[column].chars().count());
            widths.chain(short).max().unwrap_or(0).max(HEAD[column].len())
        };
        let widths: Vec<usize> = (0..HEAD.len()).map(width).collect();
        for row in std::iter::once(HEAD.map(str::to_owned).to_vec()).chain(rows) {
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
            let counts = [found.nodes, found.leaves, found.evaluations, found.cutoffs];
            row.extend(counts.map(|count| words.count(count)));
            row.push(cell.branching().map_or_else(String::new, |b| words.decimal(b, 2)));
            row.push(words.milliseconds(found.time_ms));
            row.push(words.time_range(found.time_min_ms, found.time_max_ms));
            row.push(found.best.clone().unwrap_or_default());
            row.push(value(found));
        }
        State::NotRun => {
            row.push(format!("not run: forecast {}", words.long_time(cell.forecast_ms)))
        }
        State::Stopped { why, nodes, after_ms } => {
            let why = match why {
                WhyStopped::Time => "at the limit",
                WhyStopped::Memory => "its tree is full",
                WhyStopped::Playouts => "its playouts are used up",
            };
            let (nodes, time) = (words.count(*nodes), words.long_time(*after_ms));
            row.push(format!("stopped after {time} and {nodes} nodes: {why}"));
        }
    }
    row
}

fn value(found: &Measured) -> String {
    let name = match found.outcome {
        Some(Ending::Draw) => return "draw".to_owned(),
        Some(Ending::Win) => "win",
        Some(Ending::Loss) => "loss",
        None if found.value == 0 => return "0".to_owned(),
        None => return format!("{:+}", found.value),
    };
    found.plies.map_or_else(|| name.to_owned(), |plies| format!("{name} in {plies}"))
}
