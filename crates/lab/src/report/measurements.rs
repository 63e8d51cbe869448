//! The measurements of a report: tables and plots.

use super::block::{Block, Table};
use crate::compare::{Cell, Group, Measured, Results, State, missing};
use gametree::Stats;
use words::Words;

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
    for group in results.groups() {
        let (game, evaluator) = (group.label, group.evaluator);
        let variables = [("game", game.into()), ("evaluator", evaluator.into())];
        blocks.push(Block::Heading(3, words.say("heading-group", &variables)));
        blocks.push(Block::Text(words.say("nodes-by-depth", &[])));
        blocks.push(Block::Table(by_depth(&group, words)));
        blocks.extend(figures(results, &group, words));
        blocks.push(Block::Text(format!("**{}**", words.say("subheading-table", &[]))));
        let head = COLUMNS.map(|id| words.say(id, &[])).to_vec();
        let rows = group.cells.iter().map(|cell| row(cell, words)).collect();
        blocks.push(Block::Table(Table { head, text_columns: vec![0, 9, 10], rows }));
    }
    blocks
}

/// The plots of one position and evaluator.
#[cfg(feature = "plots")]
fn figures(results: &Results, group: &Group<'_>, words: &Words) -> Vec<Block> {
    let plots = crate::plot::plots(results, words).into_iter();
    let plots = plots.filter(|plot| plot.game == group.label && plot.evaluator == group.evaluator);
    let figure = |plot: crate::plot::Plot| Block::Figure {
        caption: words.say(&format!("plot-caption-{}", plot.kind.name()), &[]),
        svg: plot.chart.svg(&plot.name),
        name: plot.name,
    };
    plots.map(figure).collect()
}

#[cfg(not(feature = "plots"))]
fn figures(_: &Results, _: &Group<'_>, _: &Words) -> Vec<Block> {
    Vec::new()
}

/// Depths down, algorithms across.
fn by_depth(group: &Group<'_>, words: &Words) -> Table {
    let algorithms = group.algorithms();
    let mut head = vec![words.say("column-depth", &[])];
    head.extend(algorithms.iter().map(|&name| name.to_owned()));
    let short = |cell: Option<&Cell>| match cell.map(|cell| &cell.state) {
        Some(State::Done(found)) => words.count(found.stats.nodes),
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
            let Stats { nodes, leaves, evaluations, generated, cutoffs, .. } = found.stats;
            let counts = [nodes, leaves, evaluations, generated, cutoffs];
            row.extend(counts.map(|count| words.count(count)));
            row.push(cell.branching().map_or_else(String::new, |b| words.decimal(b, 2)));
            row.push(time(found, words));
            row.push(found.best.clone().unwrap_or_default());
            row.push(found.value.to_string());
        }
        State::NotRun | State::Stopped { .. } => row.push(missing(cell, words)),
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
