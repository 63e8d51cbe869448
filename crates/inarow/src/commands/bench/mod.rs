//! `inarow bench`: a fixed set of searches, and one number that says whether they still do the
//! same. Or positions with known scores out of a file.

mod positions;

use super::{milliseconds, per_second, print_json};
use crate::App;
use crate::values;
use anyhow::anyhow;
use clap::Args;
use engine::Engine;
use games::{Catalogue, Position, SearchSpec};
use gametree::Limits;
use mnk::Board;
use serde::Serialize;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use words::{Language, Words};

/// Run a fixed set of searches: how fast they are, and whether they still visit the same nodes
///
/// The number of nodes in the last line is the same on every machine as long as no search, game or
/// evaluator changes what it does.
///
/// With --positions, solve positions of a game with gravity whose scores are known, each with an
/// empty table and without a book. A line of the file has the moves, as columns numbered from 1, and
/// the score for the player to move: how many stones the winner has left, the winning one included,
/// negative if the player to move loses.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow bench
  inarow bench --json
  inarow bench --positions Test_L1_R1          Connect Four; lines such as 4455 18
  inarow bench --positions large.txt --game 8x7x4+gravity --threads 2")]
pub struct BenchArgs {
    /// Solve the positions in this file and check their scores
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,

    /// The game of the positions, with +gravity
    #[arg(long, default_value = "7x6x4+gravity", requires = "positions")]
    game: String,

    /// Memory for the table, with --positions
    #[arg(
        long, value_name = "MB", value_parser = values::megabytes, default_value = "64",
        requires = "positions"
    )]
    hash: usize,

    /// Threads that solve a position; with one the same positions are searched every time
    #[arg(
        long, value_name = "N", value_parser = values::threads, default_value = "1",
        requires = "positions"
    )]
    threads: usize,

    /// Print one line of JSON instead of text
    #[arg(long)]
    json: bool,
}

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

/// One search: game, moves played before, algorithm, evaluator, order of moves.
type Item = [&'static str; 5];

/// Every algorithm, every evaluator, every size of bitboard and every option of the rules.
const ITEMS: &[(Item, End)] = &[
    (["3x3x3", "", "minimax", "outcome", "row"], End::Game),
    (["3x3x3", "", "negamax", "quick-win", "row"], End::Game),
    (["3x3x3", "", "alpha-beta", "outcome", "row"], End::Game),
    (["3x3x3", "", "alpha-beta", "outcome", "center"], End::Game),
    (["3x3x3", "", "pns", "outcome", "row"], End::Game),
    (["3x3x3", "", "mcts", "quick-win", "row"], End::Game),
    (["4x3x3", "", "pvs", "quick-win", "center"], End::Game),
    (["4x4x4", "", "deepening", "quick-win", "center"], End::Game),
    (["4x4x4", "", "mtdf", "quick-win", "center"], End::Game),
    (["5x5x4", "", "alpha-beta", "open-lines", "center"], End::Depth(5)),
    (["5x5x5", "c3", "alpha-beta", "line-power", "row"], End::Depth(4)),
    (["5x5x5", "c3", "deepening", "line-power", "row"], End::Depth(6)),
    (["6x5x4", "", "pns", "quick-win", "center"], End::Nodes(100_000)),
    (["6x6x5+exact", "c3 d4", "mtdf", "open-lines", "center"], End::Depth(5)),
    (["7x6x4+gravity", "", "pvs", "quick-win", "center"], End::Depth(9)),
    (["7x6x4+gravity", "d d", "deepening", "line-power", "center"], End::Depth(11)),
    (["7x6x4+gravity", "d d", "mcts", "quick-win", "center"], End::Nodes(200_000)),
    (["8x8x5", "d4 e5", "pvs", "longest-run", "center"], End::Depth(3)),
    (["10x10x5", "e5 f6", "mtdf", "line-power", "center"], End::Depth(4)),
    (["11x11x5+exact", "f6 g7 f7", "deepening", "line-power", "center"], End::Depth(4)),
    (["15x15x5", "h8 h9", "alpha-beta", "line-power", "center"], End::Depth(2)),
    (["15x15x5", "h8 h9 i8", "deepening", "line-power", "center"], End::Depth(3)),
    (["15x15x5+exact", "h8 i9 g8", "mcts", "line-power", "row"], End::Nodes(50_000)),
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
struct Row {
    game: &'static str,
    moves: &'static str,
    algorithm: &'static str,
    evaluator: &'static str,
    order: &'static str,
    best: Option<String>,
    nodes: u64,
    time_ms: f64,
    #[serde(skip)]
    end: End,
}

pub fn run(app: &App, args: &BenchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    if let Some(path) = &args.positions {
        return positions::run(app, args, path, out);
    }
    let words = Words::new(Language::ENGLISH).for_terminal();
    let mut rows = Vec::new();
    let (mut total_nodes, mut total_time) = (0, Duration::ZERO);
    let measured = ITEMS.iter().map(measure).chain(ENGINE_ITEMS.iter().map(measure_engine));
    for row in measured {
        let (row, time) = row?;
        total_nodes += row.nodes;
        total_time += time;
        match args.json {
            true => rows.push(row),
            false => print_row(&words, out, &row)?,
        }
    }
    if args.json {
        let time = milliseconds(total_time);
        let bench = json!({ "rows": rows, "total_nodes": total_nodes, "total_time_ms": time });
        return print_json(out, &bench);
    }
    let speed = words.count(per_second(total_nodes, total_time));
    writeln!(out, "total time: {}, {speed} nodes/s", words.time(total_time))?;
    writeln!(out, "total nodes: {total_nodes}")?;
    Ok(())
}

fn position(game: &str, moves: &str) -> anyhow::Result<Position> {
    let mut position = Catalogue::default().position(game)?;
    position.play_all(moves.split_whitespace())?;
    Ok(position)
}

fn measure(&(item, end): &(Item, End)) -> anyhow::Result<(Row, Duration)> {
    let [game, moves, algorithm, evaluator, order] = item;
    let position = position(game, moves)?;
    let limits = match end {
        End::Game => Limits::none(),
        End::Depth(depth) => Limits::depth(depth),
        End::Nodes(nodes) => Limits::nodes(nodes),
    };
    let spec = SearchSpec {
        order: Some(order.to_owned()),
        ..SearchSpec::new(algorithm).evaluator(evaluator)
    };
    let start = Instant::now();
    let report = position.search(&spec, &limits)?;
    let time = start.elapsed();
    let (best, nodes, time_ms) = (report.best, report.stats.nodes, milliseconds(time));
    Ok((Row { game, moves, algorithm, evaluator, order, best, nodes, time_ms, end }, time))
}

/// The engine on one thread with a fresh table: as repeatable as the textbook searches.
fn measure_engine(
    &(game, moves, depth): &(&'static str, &'static str, u32),
) -> anyhow::Result<(Row, Duration)> {
    let position = position(game, moves)?;
    let limits = engine::Limits { depth: Some(depth), ..engine::Limits::default() };
    let mut engine = Engine::new(ENGINE_TABLE);
    let thought = position.game::<Board>().and_then(|board| engine.think(board, &limits, |_| {}));
    let thought = thought.ok_or_else(|| anyhow!("{game} {moves} is over"))?;
    let row = Row {
        game,
        moves,
        algorithm: "engine",
        evaluator: "patterns",
        order: "-",
        best: thought.best().map(|cell| cell.to_string()),
        nodes: thought.nodes(),
        time_ms: milliseconds(thought.time),
        end: End::Depth(depth),
    };
    Ok((row, thought.time))
}

fn print_row(words: &Words, out: &mut impl Write, row: &Row) -> std::io::Result<()> {
    let Row { game, moves, algorithm, evaluator, order, .. } = row;
    let until = match row.end {
        End::Game => "to the end".to_owned(),
        End::Depth(depth) => words.depth(depth),
        End::Nodes(nodes) => words.nodes(nodes),
    };
    let (nodes, time) = (words.count(row.nodes), words.milliseconds(row.time_ms));
    writeln!(
        out,
        "{game:<14} {moves:<9} {algorithm:<11} {evaluator:<12} {order:<7} {until:<14} {nodes:>12} {time:>10}"
    )
}
