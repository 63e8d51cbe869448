//! `inarow search`: the best move, its value, and all the counters.

use crate::cli::SearchArgs;
use crate::interrupt::Interrupt;
use crate::say;
use crate::task::{Answer, Task, within};
use crate::values::TieRule;
use crate::words::{Language, Words};
use anyhow::bail;
use gametree::{Algorithm, Ended, Game, Limits, Options, Proven, Report, Scoring, Ties, Window};
use mnk::{Board, Cell, symbol};
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

pub fn run(args: &SearchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let task = task(args)?;
    let board = args.position.board(args.rules)?.ordered(args.order);
    let limits = Limits::none().with_depth(args.depth).with_nodes(args.nodes);
    let answer = Interrupt::install().during(|stop| {
        let limits = within(limits.with_stop(stop), args.time.map(Duration::from_millis));
        task.run_shown(&board, &limits, &Words::new(Language::English))
    });
    if args.json {
        super::print_json(out, &Found::new(&board, &task, &answer))
    } else {
        print_text(out, args, &board, &task, &answer)
    }
}

/// The task, if the options go together.
fn task(args: &SearchArgs) -> anyhow::Result<Task> {
    let SearchArgs { algorithm, evaluator, .. } = *args;
    if args.window.is_some() && !algorithm.takes_window() {
        bail!("--window means nothing to {algorithm}; it is for alpha-beta and pvs");
    }
    if args.hash.is_some() && !matches!(algorithm, Algorithm::Deepening | Algorithm::Mtdf) {
        bail!("--hash means nothing to {algorithm}; it is for deepening and mtdf");
    }
    let ties = match (args.ties, args.seed) {
        (Some(TieRule::First), Some(_)) => {
            bail!("--seed means nothing with --ties first; leave one of them out");
        }
        (Some(TieRule::First), None) | (None, None) => Ties::First,
        (_, seed) => Ties::Random(seed.unwrap_or(0)),
    };
    let scoring = args.scoring.unwrap_or(evaluator.scoring());
    Ok(Task {
        algorithm,
        evaluator,
        options: Options { scoring, ties },
        window: args.window.unwrap_or(Window::FULL),
        table: args.hash,
    })
}

fn print_text(
    out: &mut impl Write,
    args: &SearchArgs,
    board: &Board,
    task: &Task,
    answer: &Answer,
) -> anyhow::Result<()> {
    let Answer { report, time } = answer;
    let stats = &report.stats;
    match board.outcome() {
        Some(outcome) => writeln!(out, "{board}: {}", say::outcome(outcome))?,
        None => writeln!(out, "{board}: {} to move", symbol(board.side()))?,
    }
    let order = args.order.name();
    writeln!(out, "{}, {}, moves in {order} order\n", task.algorithm, task.evaluator)?;
    let mut row = |name: &str, text: &str| writeln!(out, "{name:<12} {text}");
    row("best", &report.best.map_or("none, the game is over".to_owned(), |mv| mv.to_string()))?;
    row("value", &say::value(report))?;
    if !report.pv.is_empty() {
        row("line", &say::moves(&report.pv))?;
    }
    if let Some(tied) = ties(task, report) {
        row("tied", &say::moves(tied))?;
    }
    row("depth", &say::count(report.depth.into()))?;
    row("nodes", &say::count(stats.nodes))?;
    row("leaves", &say::count(stats.leaves))?;
    row("evaluations", &say::count(stats.evaluations))?;
    row("generated", &say::count(stats.generated))?;
    row("cutoffs", &say::count(stats.cutoffs))?;
    row("table hits", &say::count(stats.table_hits))?;
    row("deepest", &say::count(stats.deepest.into()))?;
    let speed = say::count(answer.nodes_per_second() as u64);
    row("time", &format!("{}, {speed} nodes/s", say::time(*time)))?;
    if report.ended != Ended::Complete {
        let so_far = match say::is_known(report) {
            true => "this is the best found so far",
            false => "nothing was found out yet, the move is just the first one",
        };
        row("ended", &format!("{}; {so_far}", why(report.ended)))?;
    }
    Ok(())
}

/// All moves that are as good as the best, if that was asked for and found out.
fn ties<'a>(task: &Task, report: &'a Report<Cell>) -> Option<&'a [Cell]> {
    let asked = matches!(task.options.ties, Ties::Random(_));
    let found = report.ended == Ended::Complete && !report.tied.is_empty();
    (asked && found).then_some(&report.tied)
}

fn why(ended: Ended) -> &'static str {
    match ended {
        Ended::Complete => "complete",
        Ended::Nodes => "by the node limit",
        Ended::Time => "by the time limit",
        Ended::Stopped => "by Ctrl-C",
        Ended::Memory => "by the size of its tree",
        Ended::Playouts => "after its usual number of playouts; --nodes or --time allow for more",
    }
}

/// The answer as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct Found {
    rules: String,
    algorithm: &'static str,
    evaluator: &'static str,
    depth: u32,
    best: Option<String>,
    /// `null` only if a limit ended the search before it knew anything.
    value: Option<i32>,
    outcome: Option<&'static str>,
    bound: String,
    pv: Vec<String>,
    nodes: u64,
    leaves: u64,
    evaluations: u64,
    generated: u64,
    cutoffs: u64,
    table_hits: u64,
    time_ms: f64,
    deepest: u32,
    plies: Option<u32>,
    /// `null` unless all ties were asked for and found.
    tied: Option<Vec<String>>,
    ended: String,
}

impl Found {
    fn new(board: &Board, task: &Task, answer: &Answer) -> Found {
        let report = &answer.report;
        let stats = &report.stats;
        let names = |moves: &[Cell]| moves.iter().map(ToString::to_string).collect();
        let (outcome, plies) = match report.outcome() {
            Some(Proven::Win(plies)) => (Some("win"), plies),
            Some(Proven::Loss(plies)) => (Some("loss"), plies),
            Some(Proven::Draw) => (Some("draw"), None),
            None => (None, None),
        };
        Found {
            rules: board.rules().to_string(),
            algorithm: task.algorithm.name(),
            evaluator: task.evaluator.name(),
            depth: report.depth,
            best: report.best.map(|mv| mv.to_string()),
            value: number(report, task.options.scoring),
            outcome,
            bound: report.bound.to_string(),
            pv: names(&report.pv),
            nodes: stats.nodes,
            leaves: stats.leaves,
            evaluations: stats.evaluations,
            generated: stats.generated,
            cutoffs: stats.cutoffs,
            table_hits: stats.table_hits,
            time_ms: say::milliseconds(answer.time),
            deepest: stats.deepest,
            plies,
            tied: ties(task, report).map(names),
            ended: report.ended.to_string(),
        }
    }
}

/// The value as a number: −1, 0, 1 for plain results, ±10⁹ less distance for others, scores as the
/// evaluator gave them.
fn number(report: &Report<Cell>, scoring: Scoring) -> Option<i32> {
    let value = report.value;
    let plain = scoring == Scoring::Plain && value.is_decided();
    let number = if plain { value.raw().signum() } else { value.raw() };
    say::is_known(report).then_some(number)
}
