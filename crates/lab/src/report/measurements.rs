//! The measurements of a report: tables and plots.

use super::block::{Block, Table};
use crate::compare::{Cell, Group, Results, State, TEXT_COLUMNS, marked, rows};
use words::Words;

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
        if group.algorithms().iter().any(|name| group.is_own(name)) {
            blocks.push(Block::Text(words.say("measured-own", &[])));
        }
        blocks.extend(figures(results, &group, words));
        blocks.push(Block::Text(format!("**{}**", words.say("subheading-table", &[]))));
        let mut rows = rows(&group, words, true);
        let (head, text_columns) = (rows.remove(0), TEXT_COLUMNS.to_vec());
        blocks.push(Block::Table(Table { head, text_columns, rows }));
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
    head.extend(algorithms.iter().map(|name| marked(group, name)));
    let short = |cell: Option<&Cell>| match cell.map(|cell| &cell.state) {
        Some(State::Done(found)) => words.count(found.stats.nodes),
        Some(State::NotRun) => words.say("cell-short-not-run", &[]),
        Some(State::Stopped { .. }) => words.say("cell-short-stopped", &[]),
        Some(State::Failed { .. }) => words.say("cell-short-failed", &[]),
        None => String::new(),
    };
    let row = |depth: u32| {
        let cells = algorithms.iter().map(|name| short(group.cell(name, depth)));
        std::iter::once(depth.to_string()).chain(cells).collect()
    };
    Table { head, text_columns: Vec::new(), rows: group.depths().into_iter().map(row).collect() }
}
