//! The report as a whole.

use super::block::{Block, Document};
use super::{algorithms, command, evaluators, findings, game, machine, measurements};
use crate::compare::{Results, depths_text};
use gametree::Scoring;
use words::{Language, Words};

/// Who makes a report, and where.
#[derive(Clone, Copy, Debug)]
pub struct Maker<'a> {
    /// The command of the program that knows the games and searches.
    pub program: &'a str,
    /// The folder that the report is written to, as the command to repeat it names it.
    pub out: Option<&'a str>,
}

/// The report of these results.
#[must_use]
pub fn document(results: &Results, language: Language, maker: Maker<'_>) -> Document {
    let words = &Words::new(language);
    let mut names: Vec<&str> = Vec::new();
    for position in &results.positions {
        if !names.contains(&position.game.as_str()) {
            names.push(&position.game);
        }
    }
    let several = names.len() > 1;
    let heading = |id: &str| Block::Heading(2, words.say(id, &[]));
    let mut blocks = task(results, words, maker);
    blocks.push(heading(if several { "heading-games" } else { "heading-game" }));
    blocks.extend(game::rules(results, words));
    blocks.push(heading("heading-data"));
    blocks.extend(game::data(results, words));
    blocks.push(heading("heading-evaluators"));
    blocks.extend(evaluators::evaluators(results, words));
    blocks.push(heading("heading-algorithms"));
    blocks.extend(algorithms::algorithms(results, words));
    blocks.push(heading("heading-measurements"));
    blocks.extend(measurements::measurements(results, words));
    blocks.push(heading("heading-findings"));
    blocks.extend(findings::findings(results, words));
    blocks.push(heading("heading-machine"));
    blocks.push(machine::machine(results, words));
    if !results.machine.optimised {
        blocks.push(Block::Text(words.say("machine-slow", &[])));
    }
    blocks.push(heading("heading-repeat"));
    blocks.push(Block::Text(words.say("repeat-intro", &[])));
    let Maker { program, out } = maker;
    blocks.push(Block::Command(command(program, &results.settings, out, language)));
    if out.is_some() {
        blocks.push(Block::Text(words.say("repeat-files", &[])));
    }
    let title = words.say("report-title", &[("games", names.join(", ").into())]);
    Document { language, title, blocks }
}

/// What was compared, and by whom.
fn task(results: &Results, words: &Words, maker: Maker<'_>) -> Vec<Block> {
    let settings = &results.settings;
    let made = words.say(
        "report-made",
        &[("version", results.version.as_str().into()), ("program", maker.program.into())],
    );
    let algorithms = results.groups().first().map_or(0, |group| group.algorithms().len());
    let intro = words.say(
        "task-intro",
        &[
            ("algorithms", algorithms.into()),
            ("positions", results.positions.len().into()),
            ("depths", settings.depths.len().into()),
            ("list", depths_text(&settings.depths).replace('-', "–").into()),
            ("repeats", settings.repeats.into()),
        ],
    );
    let limit = words.long_time(settings.cell_limit_ms as f64);
    let (scoring, exception, except) = match settings.scoring {
        Scoring::Plain => ("task-scoring-plain", "task-scoring-quick-win", "quick-win"),
        Scoring::Distance => ("task-scoring-distance", "task-scoring-outcome", "outcome"),
    };
    let mut scoring = words.say(scoring, &[]);
    if results.cells.iter().any(|cell| cell.id.evaluator == except) {
        scoring = format!("{scoring} {}", words.say(exception, &[]));
    }
    let mut blocks = vec![
        Block::Text(made),
        Block::Heading(2, words.say("heading-task", &[])),
        Block::Text(intro),
        Block::Text(words.say("task-limit", &[("limit", limit.into())])),
        Block::Text(scoring),
    ];
    if !results.complete {
        blocks.push(Block::Text(words.say("task-incomplete", &[])));
    }
    blocks
}
