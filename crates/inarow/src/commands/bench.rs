//! `inarow bench`: a fixed set of searches, and one number that says whether they still do the
//! same.

use crate::cli::BenchArgs;
use crate::position_args::PositionArgs;
use crate::say;
use crate::task::{Answer, Task};
use anyhow::anyhow;
use engine::Engine;
use gametree::Algorithm::{self, AlphaBeta, Deepening, Mcts, Minimax, Mtdf, Negamax, Pns, Pvs};
use gametree::Limits;
use mnk::Evaluator::{self, LinePower, LongestRun, OpenLines, Outcome, QuickWin};
use mnk::Order::{self, Center, Row};
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// The table of the engine, in bytes.
const ENGINE_TABLE: usize = 16 << 20;

/// What ends a search. Never the clock: the count must not depend on the machine.
#[derive(Clone, Copy)]
enum End {
    /// The end of the game.
    Game,
    Depth(u32),
    Nodes(u64),
}

/// One search: rules, moves played before, how to search, and what ends it.
type Item = (&'static str, &'static str, Algorithm, Evaluator, Order, End);

/// Every algorithm, every evaluator, every size of bitboard and every option of the rules.
const ITEMS: &[Item] = &[
    ("3x3x3", "", Minimax, Outcome, Row, End::Game),
    ("3x3x3", "", Negamax, QuickWin, Row, End::Game),
    ("3x3x3", "", AlphaBeta, Outcome, Row, End::Game),
    ("3x3x3", "", AlphaBeta, Outcome, Center, End::Game),
    ("3x3x3", "", Pns, Outcome, Row, End::Game),
    ("3x3x3", "", Mcts, QuickWin, Row, End::Game),
    ("4x3x3", "", Pvs, QuickWin, Center, End::Game),
    ("4x4x4", "", Deepening, QuickWin, Center, End::Game),
    ("4x4x4", "", Mtdf, QuickWin, Center, End::Game),
    ("5x5x4", "", AlphaBeta, OpenLines, Center, End::Depth(5)),
    ("5x5x5", "c3", AlphaBeta, LinePower, Row, End::Depth(4)),
    ("5x5x5", "c3", Deepening, LinePower, Row, End::Depth(6)),
    ("6x5x4", "", Pns, QuickWin, Center, End::Nodes(100_000)),
    ("6x6x5+exact", "c3 d4", Mtdf, OpenLines, Center, End::Depth(5)),
    ("7x6x4+gravity", "", Pvs, QuickWin, Center, End::Depth(9)),
    ("7x6x4+gravity", "d d", Deepening, LinePower, Center, End::Depth(11)),
    ("7x6x4+gravity", "d d", Mcts, QuickWin, Center, End::Nodes(200_000)),
    ("8x8x5", "d4 e5", Pvs, LongestRun, Center, End::Depth(3)),
    ("10x10x5", "e5 f6", Mtdf, LinePower, Center, End::Depth(4)),
    ("11x11x5+exact", "f6 g7 f7", Deepening, LinePower, Center, End::Depth(4)),
    ("15x15x5", "h8 h9", AlphaBeta, LinePower, Center, End::Depth(2)),
    ("15x15x5", "h8 h9 i8", Deepening, LinePower, Center, End::Depth(3)),
    ("15x15x5+exact", "h8 i9 g8", Mcts, LinePower, Row, End::Nodes(50_000)),
];

/// Positions for the engine, each searched to this depth: openings, fights, an exact five, other
/// rows, gravity, a board that is searched to the end.
const ENGINE_ITEMS: &[(&str, &str, u32)] = &[
    ("15x15x5", "h8 i9", 8),
    ("15x15x5", "h8 i9 g9 i7 i8 g8 h7 j8 h9 h6", 9),
    ("15x15x5", "h8 h9 i8 j8 i7", 8),
    ("15x15x5+exact", "h8 h9 i9 g7 j10 g9", 8),
    ("20x20x5", "j10 k11 l9 j11 k10", 7),
    ("9x9x6", "e5 d4 e4 e6", 7),
    ("8x8x4", "d4 e5", 5),
    ("7x6x4+gravity", "d d", 10),
    ("4x4x4", "", 16),
];

/// A search and what it took. The order of the keys is part of the format.
#[derive(Serialize)]
struct Line {
    rules: &'static str,
    moves: &'static str,
    algorithm: &'static str,
    evaluator: &'static str,
    order: &'static str,
    best: Option<String>,
    nodes: u64,
    time_ms: f64,
}

#[derive(Serialize)]
struct Bench {
    rows: Vec<Line>,
    total_nodes: u64,
    total_time_ms: f64,
}

pub fn run(args: &BenchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let mut rows = Vec::new();
    let mut total_nodes = 0;
    let mut total_time = Duration::ZERO;
    for item in ITEMS {
        let answer = measure(item)?;
        total_nodes += answer.report.stats.nodes;
        total_time += answer.time;
        if args.json {
            rows.push(line(item, &answer));
        } else {
            print_row(out, &line(item, &answer), &until(item.5), answer.time)?;
        }
    }
    for &(rules, moves, depth) in ENGINE_ITEMS {
        let (row, time) = measure_engine(rules, moves, depth)?;
        total_nodes += row.nodes;
        total_time += time;
        if args.json {
            rows.push(row);
        } else {
            print_row(out, &row, &until(End::Depth(depth)), time)?;
        }
    }
    if args.json {
        let total_time_ms = say::milliseconds(total_time);
        return super::print_json(out, &Bench { rows, total_nodes, total_time_ms });
    }
    let speed = total_nodes as f64 / total_time.as_secs_f64().max(1e-9);
    writeln!(out, "total time: {}, {} nodes/s", say::time(total_time), say::count(speed as u64))?;
    writeln!(out, "total nodes: {total_nodes}")?;
    Ok(())
}

fn measure(&(rules, moves, algorithm, evaluator, order, end): &Item) -> anyhow::Result<Answer> {
    let moves = Some(moves.to_owned());
    let board = PositionArgs { moves, position: None }.board(rules.parse()?)?.ordered(order);
    let limits = match end {
        End::Game => Limits::none(),
        End::Depth(depth) => Limits::depth(depth),
        End::Nodes(nodes) => Limits::nodes(nodes),
    };
    Ok(Task::new(algorithm, evaluator).run(&board, &limits))
}

fn line(&(rules, moves, algorithm, evaluator, order, _): &Item, answer: &Answer) -> Line {
    Line {
        rules,
        moves,
        algorithm: algorithm.name(),
        evaluator: evaluator.name(),
        order: order.name(),
        best: answer.report.best.map(|mv| mv.to_string()),
        nodes: answer.report.stats.nodes,
        time_ms: say::milliseconds(answer.time),
    }
}

/// The engine on one thread with a fresh table: as repeatable as the textbook searches.
fn measure_engine(
    rules: &'static str,
    moves: &'static str,
    depth: u32,
) -> anyhow::Result<(Line, Duration)> {
    let played = PositionArgs { moves: Some(moves.to_owned()), position: None };
    let board = played.board(rules.parse()?)?;
    let limits = engine::Limits { depth: Some(depth), ..engine::Limits::default() };
    let thought = Engine::new(ENGINE_TABLE).think(&board, &limits, |_| {});
    let thought = thought.ok_or_else(|| anyhow!("{rules} {moves} is over"))?;
    let best = thought.lines.first().and_then(|line| line.moves.first());
    let row = Line {
        rules,
        moves,
        algorithm: "engine",
        evaluator: "patterns",
        order: "-",
        best: best.map(ToString::to_string),
        nodes: thought.nodes,
        time_ms: say::milliseconds(thought.time),
    };
    Ok((row, thought.time))
}

fn until(end: End) -> String {
    match end {
        End::Game => "to the end".to_owned(),
        End::Depth(depth) => format!("depth {depth}"),
        End::Nodes(nodes) => format!("{} nodes", say::count(nodes)),
    }
}

fn print_row(out: &mut impl Write, row: &Line, until: &str, time: Duration) -> std::io::Result<()> {
    let Line { rules, moves, algorithm, evaluator, order, .. } = row;
    let (nodes, time) = (say::count(row.nodes), say::time(time));
    writeln!(
        out,
        "{rules:<14} {moves:<9} {algorithm:<11} {evaluator:<12} {order:<7} {until:<14} {nodes:>12} {time:>10}"
    )
}
