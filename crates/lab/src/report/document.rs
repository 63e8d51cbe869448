//! The report as a whole.

use super::block::{Block, Document};
use super::findings::findings;
use super::hand_in::{self, HandIn};
use super::measurements::measurements;
use super::pseudocode::pseudocode;
use super::{command, game};
use crate::compare::{Machine, Results, depths_text, unique};
use gametree::Scoring;
use words::{Language, Words};

/// Who makes a report, and where.
#[derive(Clone, Copy, Debug)]
pub struct Maker<'a> {
    /// The command of the program that knows the games and searches.
    pub program: &'a str,
    /// The folder that the report is written to, as the command to repeat it names it.
    pub out: Option<&'a str>,
    /// What its command needs besides the settings, such as programs by name.
    pub options: &'a [String],
    /// What its author adds.
    pub hand_in: Option<&'a HandIn>,
    /// What repeats it, where that is no command line: a call in a program.
    pub call: Option<&'a str>,
}

/// The report of these results.
#[must_use]
pub fn document(results: &Results, language: Language, maker: Maker<'_>) -> Document {
    let words = &Words::new(language);
    let names = unique(results.positions.iter().map(|position| position.game.as_str()));
    let games = if names.len() > 1 { "heading-games" } else { "heading-game" };
    let hand_in = maker.hand_in.cloned().unwrap_or_default();
    let mut blocks: Vec<Block> = hand_in::signature(&hand_in, words).into_iter().collect();
    blocks.extend(task(results, words, maker));
    let mut data = game::data(results, words);
    data.extend(hand_in.state.as_deref().into_iter().flat_map(hand_in::paragraphs));
    let sample = hand_in.sample.as_ref().map(|sample| hand_in::sample(sample, words));
    for (id, chapter) in [
        (games, game::rules(results, words)),
        ("heading-data", data),
        ("heading-evaluators", game::evaluators(results, words)),
        ("heading-algorithms", algorithms(results, words, !hand_in.sources.is_empty())),
        ("heading-measurements", measurements(results, words)),
        ("heading-findings", findings(results, words)),
        ("heading-sample", sample.unwrap_or_default()),
        ("heading-sources", hand_in::sources(&hand_in)),
        ("heading-machine", machine(results, words)),
        ("heading-repeat", repeat(results, words, maker)),
    ] {
        if !chapter.is_empty() {
            blocks.push(Block::Heading(2, words.say(id, &[])));
            blocks.extend(chapter);
        }
    }
    let usual = || words.say("report-title", &[("games", names.join(", ").into())]);
    let title = hand_in.title.unwrap_or_else(usual);
    Document { language, title, blocks }
}

/// What was compared, and by whom.
fn task(results: &Results, words: &Words, maker: Maker<'_>) -> Vec<Block> {
    let settings = &results.settings;
    let made = if maker.call.is_some() { "report-made-call" } else { "report-made" };
    let maker = [("version", results.version.as_str().into()), ("program", maker.program.into())];
    let made = words.say(made, &maker);
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

/// The algorithms that were compared. Whether the programs of the author are printed is known.
fn algorithms(results: &Results, words: &Words, are_printed: bool) -> Vec<Block> {
    let names = unique(results.cells.iter().map(|cell| cell.id.algorithm.as_str()));
    let mut blocks = vec![Block::Text(words.say("algorithms-intro", &[]))];
    if names.iter().any(|name| matches!(*name, "alpha-beta" | "pvs")) {
        blocks.push(Block::Text(words.say("algorithms-window", &[])));
    }
    for name in names {
        blocks.push(Block::Heading(3, name.to_owned()));
        if results.own.iter().any(|own| own == name) {
            let id = if are_printed { "algorithm-own-source" } else { "algorithm-own" };
            blocks.push(Block::Text(words.say(id, &[])));
            continue;
        }
        blocks.push(Block::Text(words.say(&format!("algorithm-{name}"), &[])));
        if let Some(code) = pseudocode(name) {
            blocks.push(Block::Code(code.to_owned()));
        }
    }
    blocks
}

/// What is known of the machine.
fn machine(results: &Results, words: &Words) -> Vec<Block> {
    let Machine { processor, threads, memory_mb, system, architecture, optimised } =
        &results.machine;
    let mut points = Vec::new();
    if let Some(name) = processor {
        points.push(words.say("machine-processor", &[("name", name.as_str().into())]));
    }
    points.push(words.say("machine-threads", &[("n", (*threads).into())]));
    if let Some(memory) = *memory_mb {
        points.push(words.say("machine-memory", &[("n", words.count(memory).into())]));
    }
    let kind = [("system", system.as_str().into()), ("architecture", architecture.as_str().into())];
    points.push(words.say("machine-system", &kind));
    points.push(words.say("machine-program", &[("version", results.version.as_str().into())]));
    let slow = (!optimised).then(|| Block::Text(words.say("machine-slow", &[])));
    std::iter::once(Block::List(points)).chain(slow).collect()
}

/// How to compare the same again.
fn repeat(results: &Results, words: &Words, maker: Maker<'_>) -> Vec<Block> {
    let command = match maker.call {
        Some(call) => call.to_owned(),
        None => command(maker, &results.settings, words.language()),
    };
    let files = maker.out.map(|_| Block::Text(words.say("repeat-files", &[])));
    let intro = Block::Text(words.say("repeat-intro", &[]));
    [intro, Block::Command(command)].into_iter().chain(files).collect()
}
