//! `inarow analyse`: what the best moves are worth, row by row as the search looks deeper.

mod review;

use super::{in_a_line, milliseconds, per_second, print_json, status, value};
use crate::App;
use crate::interrupt::Interrupt;
use crate::position::SubjectArgs;
use crate::{progress, values};
use anyhow::{Context, bail};
use clap::Args;
use games::Position;
use gametree::{Memory, Report};
use players::analysis::{Finding, Question, analyse};
use players::{Allowance, Reach, Resources};
use serde_json::{Value, json};
use std::io::Write;
use std::time::Duration;
use words::Words;

/// How long it thinks if nobody says how long or how far.
const PATIENCE: Duration = Duration::from_secs(5);
/// The same for each position of a game that is reviewed.
const A_POSITION: Duration = Duration::from_millis(500);

/// Analyse a position with the engine, or in other games with the best search, and watch what it finds
///
/// Prints a row for every depth: what the position is worth from X's point of view, what that took,
/// and the line of play behind it. A win that is told is proven. Ends by itself when the result is
/// known for certain; Ctrl-C ends it with the best found so far.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow analyse 15x15x5 --moves \"h8 h9 i8 i9 j8\"
  inarow analyse 20x20x5+exact --time 30000 --threads 2 --hash 512
  inarow analyse 7x6x4+gravity --lines 3
  inarow analyse reversi --moves \"d3 c3\" --depth 8
  inarow analyse game.psq --depth 10 --json
  inarow analyse game.sgf --review")]
pub struct AnalyseArgs {
    #[command(flatten)]
    subject: SubjectArgs,

    /// Look at every move played instead: which ones changed the result, and what was better
    #[arg(long, conflicts_with = "lines")]
    review: bool,

    /// Milliseconds it may take [default: 5000, unless there is another limit; with --review 500 for
    /// each position]
    #[arg(long, value_name = "MS", value_parser = values::number)]
    time: Option<u64>,

    /// Plies to look ahead, not counting forced ones
    #[arg(long, short, value_name = "N", value_parser = values::depth)]
    depth: Option<u32>,

    /// Nodes that may be visited
    #[arg(long, value_name = "N", value_parser = values::positive)]
    nodes: Option<u64>,

    /// How many of the best moves to show, a row each
    #[arg(long, value_name = "N", value_parser = values::how_many, default_value = "1")]
    lines: usize,

    /// How many threads the engine searches with, 1 to 64
    #[arg(long, value_name = "N", value_parser = values::threads, default_value = "1")]
    threads: usize,

    /// The largest size of the transposition table
    #[arg(long, value_name = "MB", value_parser = values::megabytes, default_value = "64")]
    hash: usize,

    /// Print one line of JSON for every depth instead of a table
    #[arg(long)]
    json: bool,
}

pub fn run(app: &App, args: &AnalyseArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let (words, position) = (&app.words, args.subject.position(app)?);
    if args.review {
        return run_review(app, args, &position, out);
    }
    if let Some(outcome) = position.outcome() {
        let outcome = [("outcome", words.outcome(outcome).into())];
        bail!("{}", words.say("terminal-nothing-to-analyse", &outcome));
    }
    let resources = resources(args);
    let question = Question { lines: args.lines.min(position.moves().len()), every_move: false };
    let unlimited = args.depth.is_none() && args.nodes.is_none();
    let time = args.time.map(Duration::from_millis).or(unlimited.then_some(PATIENCE));
    let most = Reach { depth: args.depth, nodes: args.nodes, time };
    if !args.json {
        writeln!(out, "{}: {}\n", in_a_line(&position), status(app, &position))?;
        writeln!(out, "{}", header(words))?;
        out.flush()?;
    }
    let bar = progress::spinner(words);
    // The first failure to write ends the output, and is the failure of the command.
    let (mut written, mut shown) = (Ok(()), false);
    let analysis = Interrupt::install().during(|stop| {
        let allowance = Allowance { most, stop: stop.clone(), ..Allowance::default() };
        analyse(&position, question, &resources, &allowance, &mut |finding| {
            let Finding::Lines(found) = finding else { return };
            if written.is_ok() {
                written = bar.suspend(|| print(words, out, &found.lines, found.time, args.json));
                shown = true;
            }
            if written.is_err() {
                stop.stop();
            }
        })
    });
    bar.finish_and_clear();
    written?;
    let analysis = analysis?;
    if !shown {
        print(words, out, &analysis.lines, analysis.time, args.json)?;
    }
    let best = analysis.lines.first().context("no move was found")?;
    if !args.json {
        let mv = best.best.clone().unwrap_or_default();
        let variables = [("move", mv.into()), ("value", value(app, &best.verdict()).into())];
        writeln!(out, "\n{}", words.say("terminal-best-move", &variables))?;
    }
    Ok(())
}

/// The moves that led to the position.
fn run_review(
    app: &App,
    args: &AnalyseArgs,
    position: &Position,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if position.ply() == 0 {
        bail!("{}", app.words.say("terminal-nothing-to-review", &[]));
    }
    let resources = resources(args);
    let positions = u32::try_from(position.ply() + 1).unwrap_or(u32::MAX);
    let unlimited = args.depth.is_none() && args.nodes.is_none();
    let usual = unlimited.then(|| A_POSITION.saturating_mul(positions));
    let time = args.time.map(Duration::from_millis).or(usual);
    let most = Reach { depth: args.depth, nodes: args.nodes, time };
    review::run(app, position, &resources, most, args.json, out)
}

fn resources(args: &AnalyseArgs) -> Resources {
    let memory = Memory { table: Some(args.hash), ..Memory::default() };
    Resources { threads: args.threads, ..Resources::of(memory) }
}

fn header(words: &Words) -> String {
    let [depth, value, nodes, speed, time, line] = [
        "column-depth",
        "column-value",
        "column-nodes",
        "column-speed",
        "column-time",
        "column-line",
    ]
    .map(|id| words.say(id, &[]));
    format!("{depth:>8}  {value:<8}  {nodes:>13}  {speed:>11}  {time:>9}  {line}")
}

/// All lines found, a row each.
fn print(
    words: &Words,
    out: &mut impl Write,
    lines: &[Report<String>],
    time: Duration,
    json: bool,
) -> anyhow::Result<()> {
    for (i, line) in lines.iter().enumerate() {
        if json {
            print_json(out, &as_json(line, i + 1, time))?;
            continue;
        }
        let nodes = line.stats.nodes;
        writeln!(
            out,
            "{:>8}  {:<8}  {:>13}  {:>11}  {:>9}  {}",
            line.depth,
            line.verdict(),
            words.count(nodes),
            words.count(per_second(nodes, time)),
            words.time(time),
            line.line().join(" ")
        )?;
    }
    out.flush()?;
    Ok(())
}

/// A row as JSON; `number` says which of several lines it is, 1 being the best. The order of the keys
/// is part of the format.
fn as_json(line: &Report<String>, number: usize, time: Duration) -> Value {
    json!({
        "depth": line.depth,
        "line": number,
        "value": line.verdict(),
        "proven": line.proven,
        "nodes": line.stats.nodes,
        "nps": per_second(line.stats.nodes, time),
        "time_ms": milliseconds(time),
        "pv": line.line(),
    })
}
