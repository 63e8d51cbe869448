//! `inarow explain`: a search tree as text, or as a file.

use crate::App;
use crate::interrupt::Interrupt;
use crate::position::{PositionArgs, SubjectArgs, game_ref};
use crate::values;
use crate::whole_file::{WholeFile, cannot_write};
use anyhow::{Context, anyhow, bail};
use clap::Args;
use explain::{MOST_DRAWN, walking};
use gametree::{Algorithm, Expectimax, Side, TreeGame, Value, View};
use protocol::{Bounds, GameRef, SearchRef, TraceFormat};
use std::ffi::OsString;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Duration;

/// As much text as a person may want to scroll through.
const MOST_LINES: usize = 2_000;
/// Ctrl-C ends it sooner.
const PATIENCE: Duration = Duration::from_secs(3600);

/// Look inside a search: every node with its window and value, and what was cut
///
/// Prints the search tree, indented, or writes it as a file: json (a trace that the page opens, or
/// another program), svg (a picture), dot (for Graphviz), html (a page of its own, to hand in). All
/// values are from the point of view of X, who is MAX. At most 1,000,000 nodes, of a larger search with
/// --keep-plies those of its first plies; pictures have at most 2,000.
///
/// In place of a game there may be a tree out of a book: numbers, win, draw and loss are its leaves,
/// brackets its inner nodes, MAX is at the root, and nodes may have names: "A(3 B(c=5 -2))".
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow explain 3x3x3 --moves \"b2 a1\" --algorithm alpha-beta --depth 3
  inarow explain 3x3x3 --algorithm minimax --depth 9 --evaluator outcome --levels 2
  inarow explain 4x4x4 --depth 2 --format svg --out tree.svg
  inarow explain reversi:4 --depth 3
  inarow explain --tree \"A(B(3 12 8) C(2 4 6) D(14 5 2))\" --format html --out figure.html
  inarow explain game.psq --algorithm pvs --depth 2 --order center")]
pub struct ExplainArgs {
    /// The game, such as 3x3x3 or reversi, or a record of k in a row: a .psq or .sgf file
    #[arg(value_name = "GAME|FILE", required_unless_present = "tree", conflicts_with = "tree")]
    what: Option<OsString>,

    /// A record to play by the rules given
    file: Option<PathBuf>,

    #[command(flatten)]
    position: PositionArgs,

    /// A tree to search instead of a game, such as "(3 (5 -2))"
    #[arg(
        long, value_name = "TREE", allow_hyphen_values = true,
        conflicts_with_all = ["moves", "position", "evaluator", "order", "weights"]
    )]
    tree: Option<String>,

    #[arg(long, short, value_name = "NAME", help = algorithm_help())]
    algorithm: Option<String>,

    /// Plies to look ahead, 1 to 120; a tree does without, and so does a search with --nodes
    #[arg(long, short, value_name = "N", value_parser = values::depth)]
    depth: Option<u32>,

    /// How to score positions where the search does not go on [default: line-power, or what is
    /// usual in the game]
    #[arg(long, short, value_name = "NAME")]
    evaluator: Option<String>,

    /// Other weights than usual: for line-power what a line with 1, 2, 3 … stones is worth, for
    /// open-lines what an open line is worth
    #[arg(
        long, value_name = "W,…", value_parser = values::weight, value_delimiter = ',',
        allow_hyphen_values = true
    )]
    weights: Option<Vec<i64>>,

    /// In which order to try moves of k in a row: row (by row from the top) or center (outwards)
    /// [default: row]
    #[arg(long, value_name = "ORDER")]
    order: Option<String>,

    /// Only tell apart values between A and B from X's point of view, each a whole number, X3, O4,
    /// X, O, inf or -inf; for alpha-beta and pvs
    #[arg(long, value_name = "A,B", value_parser = values::window, allow_hyphen_values = true)]
    window: Option<[Value; 2]>,

    /// Do not prune on equality: cut only if alpha > beta, as some courses teach it; for alpha-beta
    #[arg(long)]
    strict_cuts: bool,

    /// Choose by lot among moves that are exactly equal; the first of them is chosen otherwise
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// End the search after so many nodes
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// Keep the nodes of so many plies only, or of fewer if they would be more than 1,000,000, and count
    /// those below: for searches that are too large to be kept whole
    #[arg(long, value_name = "N", value_parser = values::depth)]
    keep_plies: Option<u32>,

    /// The size of the transposition table, for deepening and mtdf; a full table may make it another search
    /// [default: 64 MB]
    #[arg(long, value_name = "BYTES", value_parser = values::bytes)]
    table: Option<usize>,

    /// What to write: text, json, svg, dot or html
    #[arg(long, value_name = "FORMAT", value_parser = values::trace_format, default_value = "text")]
    format: TraceFormat,

    /// Write to this file instead of the terminal
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// How many plies of the tree to print as text [default: as many as make 2,000 lines]
    #[arg(long, value_name = "N", value_parser = values::depth)]
    levels: Option<u32>,
}

fn algorithm_help() -> String {
    format!(
        "How to search: {}; trees with chance nodes only by expectimax [default: alpha-beta, or expectimax \
         where there is chance]",
        walking()
    )
}

pub fn run(app: &App, args: &ExplainArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let (words, search) = (&app.words, search(app, args)?);
    // Found out before the search and not after it.
    let file = args.out.as_deref().map(WholeFile::new).transpose()?;
    let bounds = Bounds { time: PATIENCE, ..Bounds::default() };
    let recording =
        Interrupt::install().during(|stop| search.record(app.catalogue(), &bounds, stop))?;
    if args.format.is_picture() && recording.len() > MOST_DRAWN {
        bail!(
            "the tree has {} nodes, and a picture has at most {MOST_DRAWN}; choose a smaller \
             --depth, or --format text --levels N",
            recording.len()
        );
    }
    let levels = args.levels.unwrap_or_else(|| match args.out {
        Some(_) => u32::MAX,
        None => recording.levels_within(MOST_LINES),
    });
    let made_by = (app.catalogue(), app.name());
    let Some((path, file)) = args.out.as_deref().zip(file) else {
        let mut out = BufWriter::new(out);
        search.write(&recording, &mut out, args.format, Some(levels), made_by, words)?;
        return Ok(out.flush()?);
    };
    let cannot = |error| cannot_write(path, &error);
    let mut file = BufWriter::new(file);
    search
        .write(&recording, &mut file, args.format, Some(levels), made_by, words)
        .map_err(cannot)?;
    file.into_inner().map_err(|error| cannot(error.into_error()))?.keep()?;
    let nodes = words.nodes(recording.len() as u64);
    let written = [("path", path.display().to_string().into()), ("nodes", nodes.into())];
    writeln!(out, "{}", words.say("terminal-written", &written))?;
    Ok(())
}

/// The search, if the options go together.
fn search(app: &App, args: &ExplainArgs) -> anyhow::Result<SearchRef> {
    let game = game(app, args)?;
    let position = game.position(app.catalogue()).ok();
    let tree = position.as_ref().and_then(|position| position.game::<TreeGame>());
    let usual = match tree.is_some_and(TreeGame::has_chance) {
        true => Expectimax::NAME,
        false => Algorithm::AlphaBeta.traits().name,
    };
    let algorithm = args.algorithm.as_deref().unwrap_or(usual);
    let known = app.catalogue().any_algorithm(algorithm);
    let info = known.map_err(|error| anyhow!("--algorithm: {error}"))?;
    if args.window.is_some() && !info.takes_window {
        bail!("--window means nothing to {algorithm}; it is for alpha-beta and pvs");
    }
    if args.strict_cuts && !info.takes_strict_cuts {
        bail!("--strict-cuts means nothing to {algorithm}; it is for alpha-beta");
    }
    if args.levels.is_some() && args.format != TraceFormat::Text {
        bail!("--levels means nothing to --format {}; it is for text", args.format.name());
    }
    if info.view != Some(View::Tree) {
        bail!("{algorithm} cannot be looked into here; choose one of {}", walking());
    }
    if !game.game.starts_with("tree:") && args.depth.is_none() && args.nodes.is_none() {
        bail!("a game needs a --depth or --nodes, such as --depth 3");
    }
    Ok(SearchRef {
        game,
        algorithm: algorithm.to_owned(),
        depth: args.depth.map(Into::into),
        evaluator: args.evaluator.clone(),
        weights: args.weights.clone(),
        order: args.order.clone(),
        window: args.window,
        strict_cuts: args.strict_cuts,
        seed: args.seed,
        nodes: args.nodes,
        levels: args.keep_plies.map(Into::into),
        table: args.table.map(|bytes| bytes as u64),
    })
}

/// The game that is asked about.
fn game(app: &App, args: &ExplainArgs) -> anyhow::Result<GameRef> {
    if let Some(tree) = &args.tree {
        let game = format!("tree:{tree}");
        return Ok(GameRef { game, first: Side::First, moves: Vec::new() });
    }
    let what = args.what.clone().context("the game is missing, such as 3x3x3")?;
    let (file, position) = (args.file.clone(), args.position.clone());
    game_ref(&SubjectArgs { what, file, position }.position(app)?)
}
