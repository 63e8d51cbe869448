//! The measurements of a report: tables and plots.

use super::block::{Block, Table};
use crate::compare::{Cell, Ending, Group, Measured, Results, State, WhyStopped};
use crate::plot::plots;
use crate::words::Words;

const COLUMNS: [&str; 11] = [
    "column-algorithm",
    "column-depth",
    "column-nodes",
    "column-leaves",
    "column-evaluations",
    "column-generated",
    "column-cutoffs",
    "column-branching",
    "column-time",
    "column-best",
    "column-value",
];

/// How things are counted, then tables and plots of every position and evaluator.
pub(super) fn measurements(results: &Results, words: &Words) -> Vec<Block> {
    let counted = [
        "measured-nodes",
        "measured-leaves",
        "measured-evaluations",
        "measured-generated",
        "measured-cutoffs",
        "measured-branching",
        "measured-time",
        "measured-value",
    ];
    let counted = counted.map(|id| words.say(id, &[])).to_vec();
    let mut blocks = vec![Block::Text(words.say("measured-intro", &[])), Block::List(counted)];
    let plots = plots(results, words);
    for group in results.groups() {
        let (game, evaluator) = (group.label, group.evaluator);
        let variables = [("game", game.into()), ("evaluator", evaluator.into())];
        blocks.push(Block::Heading(3, words.say("heading-group", &variables)));
        blocks.push(Block::Text(words.say("nodes-by-depth", &[])));
        blocks.push(Block::Table(by_depth(&group, words)));
        for plot in plots.iter().filter(|plot| plot.game == game && plot.evaluator == evaluator) {
            blocks.push(Block::Figure {
                name: plot.name.clone(),
                caption: words.say(&format!("plot-caption-{}", plot.kind.name()), &[]),
                svg: plot.chart.svg(&plot.name),
            });
        }
        blocks.push(Block::Text(format!("**{}**", words.say("subheading-table", &[]))));
        let head = COLUMNS.map(|id| words.say(id, &[])).to_vec();
        let rows = group.cells.iter().map(|cell| row(cell, words)).collect();
        blocks.push(Block::Table(Table { head, text_columns: vec![0, 9, 10], rows }));
    }
    blocks
}

/// Depths down, algorithms across.
fn by_depth(group: &Group<'_>, words: &Words) -> Table {
    let algorithms = group.algorithms();
    let mut head = vec![words.say("column-depth", &[])];
    head.extend(algorithms.iter().map(|&name| name.to_owned()));
    let short = |cell: Option<&Cell>| match cell.map(|cell| &cell.state) {
        Some(State::Done(found)) => words.count(found.nodes),
        Some(State::NotRun) => words.say("cell-short-not-run", &[]),
        Some(State::Stopped { .. }) => words.say("cell-short-stopped", &[]),
        None => String::new(),
    };
    let row = |depth: u32| {
        let cells = algorithms.iter().map(|name| short(group.cell(name, depth)));
        std::iter::once(depth.to_string()).chain(cells).collect()
    };
    Table { head, text_columns: Vec::new(), rows: group.depths().into_iter().map(row).collect() }
}

fn row(cell: &Cell, words: &Words) -> Vec<String> {
    let mut row = vec![cell.id.algorithm.clone(), cell.id.depth.to_string()];
    match &cell.state {
        State::Done(found) => {
            let Measured { nodes, leaves, evaluations, generated, cutoffs, .. } = *found;
            let counts = [nodes, leaves, evaluations, generated, cutoffs];
            row.extend(counts.map(|count| words.count(count)));
            row.push(cell.branching().map_or_else(String::new, |b| words.decimal(b, 2)));
            row.push(time(found, words));
            row.push(found.best.clone().unwrap_or_default());
            row.push(value(found, words));
        }
        State::NotRun => {
            let time = words.long_time(cell.forecast_ms);
            row.push(words.say("cell-not-run", &[("time", time.into())]));
        }
        State::Stopped { why, after_ms, .. } => row.push(match why {
            WhyStopped::Time => {
                words.say("cell-stopped-time", &[("time", words.long_time(*after_ms).into())])
            }
            WhyStopped::Memory => words.say("cell-stopped-memory", &[]),
            WhyStopped::Playouts => words.say("cell-stopped-playouts", &[]),
        }),
    }
    row
}

/// The median, and the shortest and the longest time if there are several.
fn time(found: &Measured, words: &Words) -> String {
    let median = words.milliseconds(found.time_ms);
    match found.repeats {
        0 | 1 => median,
        _ => format!("{median} ({})", words.time_range(found.time_min_ms, found.time_max_ms)),
    }
}

/// A value in words; a result only if it is proven.
fn value(found: &Measured, words: &Words) -> String {
    match (found.outcome, found.plies) {
        (Some(Ending::Win), Some(plies)) => words.say("value-win-in", &[("plies", plies.into())]),
        (Some(Ending::Loss), Some(plies)) => words.say("value-loss-in", &[("plies", plies.into())]),
        (Some(Ending::Win), None) => words.say("value-win", &[]),
        (Some(Ending::Loss), None) => words.say("value-loss", &[]),
        (Some(Ending::Draw), _) => words.say("value-draw", &[]),
        (None, _) if found.value == 0 => "0".to_owned(),
        (None, _) => format!("{:+}", found.value).replace('-', "−"),
    }
}
