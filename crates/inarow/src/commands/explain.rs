//! `inarow explain`: a search tree as text, or as a file.

use crate::cli::ExplainArgs;
use crate::interrupt::Interrupt;
use crate::record_file::{self, parse_rules};
use crate::say;
use anyhow::{Context, anyhow, bail};
use gametree::{Game, Side};
use mnk::{Board, Cell};
use service::{Bounds, GameSpec, MOST_DRAWN, Recorded, SearchSpec, SideName, TraceFormat};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::Duration;

/// As much text as a person may want to scroll through.
const MOST_LINES: usize = 2_000;
/// Ctrl-C ends it sooner.
const PATIENCE: Duration = Duration::from_secs(3600);

pub fn run(args: &ExplainArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let search = search(args)?;
    let bounds = Bounds { time: PATIENCE, ..Bounds::default() };
    let recorded = Interrupt::install().during(|stop| Recorded::new(&search, &bounds, stop));
    let recorded = recorded.map_err(|refusal| anyhow!("{refusal}"))?;
    if args.format.is_picture() && recorded.nodes() > MOST_DRAWN {
        bail!(
            "the tree has {} nodes, and a picture has at most {}; choose a smaller --depth, or \
             --format text --levels N",
            say::count(recorded.nodes() as u64),
            say::count(MOST_DRAWN as u64)
        );
    }
    let levels = args.levels.unwrap_or_else(|| match args.out {
        Some(_) => u32::MAX,
        None => recorded.levels_within(MOST_LINES),
    });
    let Some(path) = &args.out else {
        let mut out = BufWriter::new(out);
        recorded.write(&mut out, &search, args.format, Some(levels))?;
        return Ok(out.flush()?);
    };
    let failed = |error| anyhow!("cannot write {}: {error}", path.display());
    let mut file = BufWriter::new(File::create(path).map_err(failed)?);
    recorded.write(&mut file, &search, args.format, Some(levels)).map_err(failed)?;
    file.flush().map_err(failed)?;
    let nodes = say::count(recorded.nodes() as u64);
    writeln!(out, "{nodes} nodes written to {}", path.display())?;
    Ok(())
}

/// The search as the service knows it, if the options go together.
fn search(args: &ExplainArgs) -> anyhow::Result<SearchSpec> {
    let ExplainArgs { algorithm, window, .. } = args;
    if window.is_some() && !algorithm.takes_window() {
        bail!("--window means nothing to {algorithm}; it is for alpha-beta and pvs");
    }
    if args.levels.is_some() && args.format != TraceFormat::Text {
        bail!("--levels means nothing to --format {}; it is for text", args.format.name());
    }
    let game = match &args.tree {
        Some(_) => None,
        None => Some(game(args)?),
    };
    if game.is_some() && args.depth.is_none() {
        bail!("a game needs a --depth, such as --depth 3");
    }
    Ok(SearchSpec {
        game,
        tree: args.tree.clone(),
        algorithm: algorithm.name().to_owned(),
        depth: args.depth.map(Into::into),
        evaluator: args.evaluator.map(|evaluator| evaluator.name().to_owned()),
        weights: args.weights.clone(),
        order: args.order.map(|order| order.name().to_owned()),
        window: window.map(|window| window.0),
    })
}

/// The game that is asked about.
fn game(args: &ExplainArgs) -> anyhow::Result<GameSpec> {
    let what = args.what.as_deref().context("the rules are missing, such as 3x3x3")?;
    let board = match record_file::find(what, args.file.as_deref())? {
        None => args.position.board(parse_rules(what)?)?,
        Some(record) if args.position.is_empty() => record.board(),
        Some(_) => bail!("a file has its own moves; --moves and --position go with rules alone"),
    };
    let (first, moves) = history(&board).context(
        "no order of moves that leads to this --position was found; give the --moves instead",
    )?;
    let moves = moves.iter().map(ToString::to_string).collect();
    Ok(GameSpec { rules: board.rules().to_string(), first: SideName::from(first), moves })
}

/// Who began, and moves that lead to the position: those that were played, or if it was set up,
/// some that could have been.
fn history(board: &Board) -> Option<(Side, Vec<Cell>)> {
    let even = board.filled().is_multiple_of(2);
    let first = if even { board.side() } else { board.side().opponent() };
    if board.played().len() == board.filled() {
        return Some((first, board.played().to_vec()));
    }
    let stones = |side| {
        let cells = (0..board.rules().cells()).filter_map(|index| board.rules().cell_at(index));
        let mut own: Vec<Cell> = cells.filter(|&cell| board.stone(cell) == Some(side)).collect();
        own.sort_by_key(|cell| std::cmp::Reverse(cell.row())); // taken from the end: bottom first
        own
    };
    let mut left = Side::BOTH.map(stones);
    let mut start = Board::starting_with(*board.rules(), first);
    let mut steps = 100_000;
    replay(&mut start, &mut left, &mut steps).then(|| (first, start.played().to_vec()))
}

/// Plays all stones that are left, in turn, in an order in which no move is illegal.
fn replay(board: &mut Board, left: &mut [Vec<Cell>; 2], steps: &mut u32) -> bool {
    let side = board.side();
    let own = left[side.index()].clone();
    if own.is_empty() {
        return left[side.opponent().index()].is_empty();
    }
    for (i, &cell) in own.iter().enumerate().rev() {
        if *steps == 0 {
            return false;
        }
        *steps -= 1;
        if board.try_play(cell).is_err() {
            continue;
        }
        left[side.index()].remove(i);
        if replay(board, left, steps) {
            return true;
        }
        left[side.index()] = own.clone();
        board.undo(cell);
    }
    false
}
