//! `inarow lab compare`: what each algorithm costs, by depth, and a report of it.

use crate::interrupt::Interrupt;
use crate::progress;
use crate::values;
use anyhow::{Context, bail};
use clap::Args;
use gametree::Algorithm;
use indicatif::ProgressBar;
use lab::compare::{
    Comparison, DEFAULT_ALGORITHMS, Event, Journal, JournalError, Results, Scoring, Settings,
    parse_depths, table,
};
use lab::report;
use lab::words::{Language, Words};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// Compare algorithms by what they cost: nodes, cutoffs, time, for every depth
///
/// Every algorithm is run to every depth, with every evaluator, on every position: a cell each.
/// Cells that would take longer than --cell-limit are not run, and their forecast is shown. With
/// --out the results are kept as they come: interrupted, the same command goes on where it was; and
/// in the end there are tables (CSV, JSON), plots (SVG, PNG) and a report (HTML, Markdown).
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow lab compare 3x3x3 --algorithms minimax,negamax,alpha-beta --depths 1-9
  inarow lab compare 4x4x4 --depths 1-6 --out report --lang cs
  inarow lab compare 3x3x3 7x6x4+gravity --algorithms alpha-beta,pvs --evaluators line-power,outcome
  inarow lab compare 3x3x3 --moves \"b2 a1\" --moves \"a1 b2\" --csv")]
pub struct CompareArgs {
    /// The games, such as 3x3x3 or 7x6x4+gravity
    #[arg(value_name = "GAME", required = true)]
    games: Vec<String>,

    /// Moves that lead to the position to search, such as "b2 a1"; may be given several times, ""
    /// being the beginning
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    moves: Vec<String>,

    /// The algorithms, separated by commas: minimax, negamax, alpha-beta, pvs, deepening, mtdf,
    /// mcts, pns [default: the first six]
    #[arg(long, short, value_name = "NAME,…", value_delimiter = ',')]
    algorithms: Vec<Algorithm>,

    /// The depths in plies, 1 to 100, such as 4, 1-9 or 1-3,6
    #[arg(long, short, value_name = "DEPTHS", default_value = "1-6", allow_hyphen_values = true,
        value_parser = depths)]
    depths: Depths,

    /// The evaluators, separated by commas; of each game those it has [default: open-lines, or what
    /// is usual in the game]
    #[arg(long, short, value_name = "NAME,…", value_delimiter = ',')]
    evaluators: Vec<String>,

    /// How often each search is timed; the median counts
    #[arg(long, value_name = "N", value_parser = values::positive, default_value = "3",
        allow_negative_numbers = true)]
    repeats: u64,

    /// How long a cell may take with all its repeats, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "10",
        allow_negative_numbers = true)]
    cell_limit: Duration,

    /// How finished games count: plain (a win is a win) or distance (a quick win is better)
    #[arg(long, value_name = "SCORING", value_parser = values::scoring, default_value = "plain")]
    scoring: gametree::Scoring,

    /// The folder for results, plots and report; made if there is none
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// The language of the report: en, pl, cs or ru
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: Language,

    /// Print one line of JSON instead of a table
    #[arg(long, conflicts_with = "csv")]
    json: bool,

    /// Print CSV instead of a table
    #[arg(long)]
    csv: bool,
}

/// A list that is one argument.
#[derive(Clone, Debug)]
struct Depths(Vec<u32>);

fn depths(text: &str) -> Result<Depths, String> {
    parse_depths(text).map(Depths).map_err(|error| error.to_string())
}

/// A time in seconds, with or without a fraction.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().and_then(|n| Duration::try_from_secs_f64(n).ok());
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    match seconds {
        Some(time) if is_plain && time >= Duration::from_millis(1) => Ok(time),
        _ => Err(format!("{} is not a time in seconds, such as 10 or 0.5", values::quote(text))),
    }
}

pub fn run(args: &CompareArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let comparison = Comparison::new(settings(args)?)?;
    let (mut journal, known) = match &args.out {
        None => (None, Vec::new()),
        Some(folder) => {
            let (journal, known) = Journal::open(folder, &comparison)?;
            (Some(journal), known)
        }
    };
    let bar = progress::bar(comparison.size(), "cells");
    if progress::is_watched() {
        bar.enable_steady_tick(Duration::from_millis(200));
    }
    let quiet = args.json || args.csv;
    let run = Interrupt::install().during(|stop| {
        comparison.run(known, stop, |event| -> anyhow::Result<()> {
            match event {
                Event::Forecast { .. } if quiet => {}
                Event::Forecast { .. } => {
                    writeln!(out, "{}\n", forecast(&event))?;
                    out.flush()?;
                }
                Event::Ends(cell) => {
                    if let Some(journal) = &mut journal {
                        journal.add(cell)?;
                    }
                }
                Event::Begins { .. } => {}
            }
            show(&bar, &event);
            Ok(())
        })
    });
    bar.finish_and_clear();
    let mut results = run.map_err(|error| match error.downcast::<JournalError>() {
        // An error about the output would be told as one about the terminal.
        Ok(error) => anyhow::anyhow!("{error}"),
        Err(error) => error,
    })?;
    if let Some(journal) = &journal {
        results.machine = journal.machine().clone();
    }
    print(args, &results, out)?;
    finish(args, &results, comparison.size(), out)
}

fn settings(args: &CompareArgs) -> anyhow::Result<Settings> {
    let names = args.algorithms.iter().map(|algorithm| algorithm.name().to_owned());
    let usual = DEFAULT_ALGORITHMS.map(str::to_owned).to_vec();
    let cell_limit_ms = args.cell_limit.as_millis().try_into().unwrap_or(u64::MAX);
    Ok(Settings {
        games: args.games.clone(),
        moves: args.moves.clone(),
        algorithms: if args.algorithms.is_empty() { usual } else { names.collect() },
        evaluators: args.evaluators.clone(),
        depths: args.depths.0.clone(),
        repeats: args.repeats.try_into().context("--repeats is too large")?,
        cell_limit_ms,
        scoring: match args.scoring {
            gametree::Scoring::Plain => Scoring::Plain,
            gametree::Scoring::Distance => Scoring::Distance,
        },
    })
}

/// What is said before the first search.
fn forecast(event: &Event<'_>) -> String {
    let Event::Forecast { time_ms, cells, too_long, known } = *event else { return String::new() };
    let mut text = match cells {
        0 => "nothing to run".to_owned(),
        cells => format!("{} to run, forecast {}", plural(cells, "cell"), long(time_ms)),
    };
    if too_long > 0 {
        text += &format!("; {} would take too long", plural(too_long, "more"));
    }
    if known > 0 {
        text += &format!("; {} known from an earlier run", plural(known, "cell"));
    }
    text
}

fn plural(count: usize, what: &str) -> String {
    match (count, what) {
        (1, _) | (_, "more") => format!("{count} {what}"),
        _ => format!("{count} {what}s"),
    }
}

fn long(ms: f64) -> String {
    Words::new(Language::English).long_time(ms).replace('\u{a0}', " ")
}

/// Brings the bar up to date.
fn show(bar: &ProgressBar, event: &Event<'_>) {
    match event {
        Event::Forecast { known, .. } => bar.set_position(*known as u64),
        Event::Begins { id, rest_ms, .. } => {
            let (algorithm, depth) = (&id.algorithm, id.depth);
            let rest = long(*rest_ms);
            bar.set_message(format!("{} {algorithm} depth {depth}, about {rest} left", id.game));
        }
        Event::Ends(_) => bar.inc(1),
    }
}

fn print(args: &CompareArgs, results: &Results, out: &mut impl Write) -> anyhow::Result<()> {
    if args.json {
        return super::super::print_json(out, results);
    }
    match args.csv {
        true => write!(out, "{}", results.csv())?,
        false => write!(out, "{}", table(results))?,
    }
    Ok(out.flush()?)
}

/// Writes the report, if all of it is there.
fn finish(
    args: &CompareArgs,
    results: &Results,
    size: usize,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if !results.complete {
        let rest = match &args.out {
            Some(_) => "; the same command goes on from there",
            None => "; with --out they would have been kept",
        };
        bail!("interrupted with {} of {} done{rest}", results.cells.len(), plural(size, "cell"));
    }
    let Some(folder) = &args.out else { return Ok(()) };
    let shown = folder.display().to_string();
    let files = report::files(results, args.lang, Some(&shown))?;
    report::write(folder, &files).map_err(|error| anyhow::anyhow!("{error}"))?;
    if !(args.json || args.csv) {
        writeln!(out, "report: {}", folder.join("report.html").display())?;
    }
    Ok(())
}
