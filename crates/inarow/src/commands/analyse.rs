//! `inarow analyse`: what the strong engine finds, row by row as it looks deeper.

use crate::cli::AnalyseArgs;
use crate::interrupt::Interrupt;
use crate::record_file::{self, parse_rules};
use crate::words::{Language, Words};
use crate::{progress, say, thinking};
use anyhow::{anyhow, bail};
use engine::{Engine, Line, Thought};
use gametree::Game;
use mnk::{Board, symbol};
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// How long it thinks if nobody says how long or how far.
const PATIENCE: Duration = Duration::from_secs(5);

pub fn run(args: &AnalyseArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let board = board(args)?;
    if let Some(outcome) = board.outcome() {
        bail!("there is nothing to analyse: the game is over, {}", say::outcome(outcome));
    }
    let mut engine = Engine::new(args.hash);
    engine.threads = args.threads;
    if !args.json {
        writeln!(out, "{board}: {} to move\n", symbol(board.side()))?;
        writeln!(out, "{HEADER}")?;
        out.flush()?;
    }
    let bar = progress::spinner(&Words::new(Language::English));
    // The first failure to write ends the output, and is the failure of the command.
    let mut written = Ok(());
    let mut shown = false;
    let thought = Interrupt::install().during(|stop| {
        let mut limits = thinking::until(stop);
        limits.lines = args.lines.min(board.rules().cells());
        limits.depth = args.depth;
        limits.nodes = args.nodes;
        let unlimited = args.depth.is_none() && args.nodes.is_none();
        limits.time = args.time.map(Duration::from_millis).or(unlimited.then_some(PATIENCE));
        engine.think(&board, &limits, |thought| {
            // Depth 0 is only the move to play if there is no time for more.
            if written.is_ok() && thought.depth > 0 {
                written = bar.suspend(|| print(out, thought, args.json));
                shown = true;
            }
            if written.is_err() {
                stop.stop();
            }
        })
    });
    bar.finish_and_clear();
    written?;
    if let (Some(thought), false) = (&thought, shown) {
        print(out, thought, args.json)?;
    }
    match thought.as_ref().and_then(|thought| thought.lines.first()) {
        Some(Line { moves, value }) if !args.json => {
            let best = moves.first().map(ToString::to_string).unwrap_or_default();
            writeln!(out, "\nbest {best}: {}", say::thought(*value))?;
            Ok(())
        }
        Some(_) => Ok(()),
        None => Err(anyhow!("the engine found no move")),
    }
}

/// The position that is asked about.
fn board(args: &AnalyseArgs) -> anyhow::Result<Board> {
    match record_file::find(&args.what, args.file.as_deref())? {
        None => args.position.board(parse_rules(&args.what)?),
        Some(record) if args.position.is_empty() => Ok(record.board()),
        Some(_) => bail!("a file has its own moves; --moves and --position go with rules alone"),
    }
}

const HEADER: &str = "depth  value                          nodes     nodes/s        time  line";

/// All lines of a thought, a row each.
fn print(out: &mut impl Write, thought: &Thought, json: bool) -> anyhow::Result<()> {
    for (i, line) in thought.lines.iter().enumerate() {
        if json {
            super::print_json(out, &Row::new(thought, i + 1, line))?;
        } else {
            writeln!(
                out,
                "{:>5}  {:<22}  {:>12}  {:>10}  {:>10}  {}",
                thought.depth,
                say::thought(line.value),
                say::count(thought.nodes),
                say::count(thinking::speed(thought)),
                say::time(thought.time),
                say::moves(&line.moves)
            )?;
        }
    }
    out.flush()?;
    Ok(())
}

/// A row as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct Row {
    depth: u32,
    /// Which of several lines: 1 is the best.
    line: usize,
    /// A score, or ±10⁹ less the distance for a result.
    value: i32,
    /// `null` unless it is proven.
    outcome: Option<&'static str>,
    plies: Option<u32>,
    nodes: u64,
    nps: u64,
    time_ms: f64,
    pv: Vec<String>,
}

impl Row {
    fn new(thought: &Thought, number: usize, line: &Line) -> Row {
        let outcome = match (line.value.is_win(), line.value.is_loss()) {
            (true, _) => Some("win"),
            (_, true) => Some("loss"),
            _ => None,
        };
        Row {
            depth: thought.depth,
            line: number,
            value: line.value.raw(),
            outcome,
            plies: line.value.plies(),
            nodes: thought.nodes,
            nps: thinking::speed(thought),
            time_ms: say::milliseconds(thought.time),
            pv: line.moves.iter().map(ToString::to_string).collect(),
        }
    }
}
