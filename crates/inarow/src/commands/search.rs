//! `inarow search`: the best move, its value, and all the counters.

use super::{in_a_line, milliseconds, per_second, print_json, status, value};
use crate::App;
use crate::interrupt::Interrupt;
use crate::position::SubjectArgs;
use crate::progress::{self, SearchProgress};
use crate::values::{self, TieRule};
use anyhow::{anyhow, bail};
use clap::Args;
use games::{Position, SearchSpec};
use gametree::{Algorithm, Ended, Limits, Memory, Report, Scoring, Ties, Value};
use lab::in_columns;
use serde_json::json;
use std::io::Write;
use std::time::{Duration, Instant};

/// Find the best move in a position, and what finding it costs
///
/// Works in every game. Evaluators of k in a row: line-power, open-lines, longest-run, quick-win,
/// outcome. Without a limit a search goes on to the end of the game; Ctrl-C ends it and shows the
/// best found so far.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow search 3x3x3 --algorithm alpha-beta --evaluator outcome
  inarow search 15x15x5 --moves \"h8 h9 i8\" --time 2000
  inarow search 3x3x3 --position \"x1o/1x1/3 o\" --algorithm minimax --json
  inarow search reversi --moves d3 --depth 6")]
pub struct SearchArgs {
    #[command(flatten)]
    subject: SubjectArgs,

    /// How to search: one of the algorithms that inarow --help lists
    #[arg(long, short, value_name = "NAME", default_value = "deepening")]
    algorithm: String,

    /// How to score positions where the search does not go on [default: line-power, or what is
    /// usual in the game]
    #[arg(long, short, value_name = "NAME")]
    evaluator: Option<String>,

    /// Plies to look ahead
    #[arg(long, short, value_name = "N", value_parser = values::depth)]
    depth: Option<u32>,

    /// Nodes that may be visited
    #[arg(long, value_name = "N", value_parser = values::number)]
    nodes: Option<u64>,

    /// Milliseconds it may take
    #[arg(long, value_name = "MS", value_parser = values::number)]
    time: Option<u64>,

    /// In which order to try moves of k in a row: row (by row from the top) or center (outwards)
    /// [default: row]
    #[arg(long, value_name = "ORDER")]
    order: Option<String>,

    /// Which of several exactly equal moves to play: first (found), or random, which also lists
    /// them [default: first, or random if there is a --seed]
    #[arg(long, value_name = "RULE", value_parser = values::ties)]
    ties: Option<TieRule>,

    /// For random ties and for mcts: the same seed, the same choice [default: 0]
    #[arg(long, value_name = "S", value_parser = values::number)]
    seed: Option<u64>,

    /// How finished games count: plain (a win is a win) or distance (a quick win is better)
    /// [default: as suits the evaluator]
    #[arg(long, value_name = "SCORING", value_parser = values::scoring)]
    scoring: Option<Scoring>,

    /// Only tell apart values between A and B from X's point of view, each a whole number, X3, O4,
    /// X, O, inf or -inf; for alpha-beta and pvs
    #[arg(long, value_name = "A,B", value_parser = values::window, allow_hyphen_values = true)]
    window: Option<[Value; 2]>,

    /// Do not prune on equality: cut only if alpha > beta, as some courses teach it; for alpha-beta
    #[arg(long)]
    strict_cuts: bool,

    /// The largest size of the transposition table; for deepening and mtdf [default: 64]
    #[arg(long, value_name = "MB", value_parser = values::megabytes)]
    hash: Option<usize>,

    /// Print one line of JSON instead of text
    #[arg(long)]
    json: bool,
}

impl SearchArgs {
    /// Whatever searches.
    pub fn algorithms(&self) -> Vec<String> {
        vec![self.algorithm.clone()]
    }
}

pub fn run(app: &App, args: &SearchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let spec = spec(app, args)?;
    let position = args.subject.position(app)?;
    let (report, time) = Interrupt::install().during(|stop| {
        let limits = Limits::none().with_depth(args.depth).with_nodes(args.nodes).with_stop(stop);
        let start = Instant::now();
        // More time than the clock can tell is no limit.
        let time = args.time.map(Duration::from_millis);
        let limits = match time.and_then(|time| start.checked_add(time)) {
            Some(deadline) => limits.until(deadline),
            None => limits,
        };
        let report = search(app, &position, &spec, &limits)?;
        anyhow::Ok((report, start.elapsed()))
    })?;
    match args.json {
        true => print_json(out, &as_json(&position, &spec, &report, time)),
        false => print_text(app, out, &position, &spec, &report, time),
    }
}

/// How to search, if the options go together.
fn spec(app: &App, args: &SearchArgs) -> anyhow::Result<SearchSpec> {
    let algorithm = &args.algorithm;
    let known = app.catalogue().any_algorithm(algorithm);
    let info = known.map_err(|error| anyhow!("--algorithm: {error}"))?;
    if args.window.is_some() && !info.takes_window {
        bail!("--window means nothing to {algorithm}; it is for alpha-beta and pvs");
    }
    if args.strict_cuts && !info.takes_strict_cuts {
        bail!("--strict-cuts means nothing to {algorithm}; it is for alpha-beta");
    }
    if args.hash.is_some() && !["deepening", "mtdf"].contains(&algorithm.as_str()) {
        bail!("--hash means nothing to {algorithm}; it is for deepening and mtdf");
    }
    let ties = match (args.ties, args.seed) {
        (Some(TieRule::First), Some(_)) => {
            bail!("--seed means nothing with --ties first; leave one of them out");
        }
        (Some(TieRule::First), None) | (None, None) => Ties::First,
        (_, seed) => Ties::Random(seed.unwrap_or(0)),
    };
    Ok(SearchSpec {
        evaluator: args.evaluator.clone(),
        order: args.order.clone(),
        window: args.window,
        scoring: args.scoring,
        strict_cuts: args.strict_cuts,
        ties,
        memory: Memory { table: args.hash, ..Memory::default() },
        ..SearchSpec::new(algorithm)
    })
}

/// Searches, and shows progress if there is a terminal to show it on.
fn search(
    app: &App,
    position: &Position,
    spec: &SearchSpec,
    limits: &Limits,
) -> anyhow::Result<Report<String>> {
    // A search of one's own is slow to be watched, since it sees only positions.
    let report = match spec.algorithm.parse::<Algorithm>() {
        Ok(_) if progress::is_watched() => {
            position.watch(spec, limits, &mut SearchProgress::new(&app.words))
        }
        _ => {
            let bar = progress::spinner(&app.words);
            let report = position.search(spec, limits);
            bar.finish_and_clear();
            report
        }
    };
    report.map_err(|error| match error {
        games::SearchError::Evaluator { .. } => anyhow!("--evaluator: {error}"),
        games::SearchError::Order { .. } => anyhow!("--order: {error}"),
        other => other.into(),
    })
}

/// The name of the evaluator that is used.
fn evaluator<'a>(position: &Position, spec: &'a SearchSpec) -> &'a str {
    let usual = position.evaluators().first().copied().unwrap_or_default();
    spec.evaluator.as_deref().unwrap_or(usual)
}

fn print_text(
    app: &App,
    out: &mut impl Write,
    position: &Position,
    spec: &SearchSpec,
    report: &Report<String>,
    time: Duration,
) -> anyhow::Result<()> {
    let (words, stats) = (&app.words, &report.stats);
    writeln!(out, "{}: {}", in_a_line(position), status(app, position))?;
    writeln!(out, "{}\n", described(app, position, spec))?;
    let mut rows: Vec<(&str, String)> = Vec::new();
    let none = || words.say("terminal-best-none", &[]);
    rows.push(("column-best", report.best.clone().unwrap_or_else(none)));
    rows.push(("column-value", value(app, &report.verdict())));
    if !report.pv.is_empty() {
        rows.push(("column-line", report.pv.join(" ")));
    }
    if let Some(tied) = ties(spec, report) {
        rows.push(("column-tied", tied.join(" ")));
    }
    for (name, count) in [
        ("column-depth", report.depth.into()),
        ("column-nodes", stats.nodes),
        ("column-leaves", stats.leaves),
        ("column-evaluations", stats.evaluations),
        ("column-generated", stats.generated),
        ("column-cutoffs", stats.cutoffs),
        ("column-table-hits", stats.table_hits),
        ("column-deepest", stats.deepest.into()),
    ] {
        rows.push((name, words.count(count)));
    }
    let speed = words.count(per_second(stats.nodes, time));
    let time = words.time(time);
    let time = words.say("terminal-speed", &[("time", time.into()), ("speed", speed.into())]);
    rows.push(("column-time", time));
    if report.ended != Ended::Complete {
        let mut why = words.ended(report.ended);
        if report.ended == Ended::Playouts {
            why = format!("{why} ({})", words.say("terminal-more-playouts", &[]));
        }
        let is_known = report.verdict().is_known();
        let id = if is_known { "terminal-so-far" } else { "terminal-nothing-yet" };
        rows.push(("column-ended", words.say(id, &[("why", why.into())])));
    }
    let rows: Vec<Vec<String>> =
        rows.into_iter().map(|(id, text)| vec![words.say(id, &[]), text]).collect();
    write!(out, "{}", in_columns(&rows, &[0, 1]))?;
    Ok(())
}

/// The algorithm, the evaluator, and the order of moves where there are several.
fn described(app: &App, position: &Position, spec: &SearchSpec) -> String {
    let (algorithm, evaluator) = (spec.algorithm.as_str(), evaluator(position, spec));
    let usual = position.orders().first().copied();
    let Some(order) = spec.order.as_deref().or(usual) else {
        return format!("{algorithm}, {evaluator}");
    };
    let id = format!("explain-order-{order}");
    let order = if app.words.knows(&id) { app.words.say(&id, &[]) } else { order.to_owned() };
    let algorithm = ("algorithm", algorithm.into());
    app.words.say(
        "terminal-search",
        &[algorithm, ("evaluator", evaluator.into()), ("order", order.into())],
    )
}

/// All moves that are as good as the best, if that was asked for and found out.
fn ties<'a>(spec: &SearchSpec, report: &'a Report<String>) -> Option<&'a [String]> {
    let asked = matches!(spec.ties, Ties::Random(_));
    let found = report.ended == Ended::Complete && !report.tied.is_empty();
    (asked && found).then_some(&report.tied)
}

/// The answer as JSON. The order of the keys is part of the format.
fn as_json(
    position: &Position,
    spec: &SearchSpec,
    report: &Report<String>,
    time: Duration,
) -> serde_json::Value {
    let stats = &report.stats;
    json!({
        "game": position.name(),
        "algorithm": spec.algorithm,
        "evaluator": evaluator(position, spec),
        "side": report.side,
        "best": report.best,
        // From X's point of view.
        "value": report.verdict(),
        "proven": report.proven,
        "pv": report.pv,
        // `null` unless all ties were asked for and found.
        "tied": ties(spec, report),
        "depth": report.depth,
        "ended": report.ended,
        "nodes": stats.nodes,
        "leaves": stats.leaves,
        "evaluations": stats.evaluations,
        "generated": stats.generated,
        "cutoffs": stats.cutoffs,
        "table_hits": stats.table_hits,
        "deepest": stats.deepest,
        "time_ms": milliseconds(time),
    })
}
