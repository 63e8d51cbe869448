//! `inarow solve`: the exact value of a game or a position, of its moves, or of everything.

mod book;
mod one;
mod openings;
mod strong;
mod table;
mod telling;

use crate::App;
use crate::position::{PositionArgs, in_a_row};
use crate::values;
use anyhow::bail;
use clap::Args;
use mnk::{Board, Cell, Rules};
use solver::Score;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// Solve a game or a position: who wins with best play, proven
///
/// Supports k in a row on every board, also with +exact; with +gravity on boards of up to 64 cells, one
/// more row included. With gravity the score is told too: how many stones the winner has left, negative
/// if the player to move loses. The proof can be written to a file, which inarow check, a separate
/// program inside, verifies. Ctrl-C stops it; with --checkpoint the same command continues later.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow solve 7x7x5
  inarow solve 6x5x4 --certificate 6x5x4.proof --json
  inarow solve 7x6x4+gravity --threads 2       Connect Four; some seconds
  inarow solve 8x5x4+gravity --weak            only who wins
  inarow solve 7x6x4+gravity --openings --moves \"d1 d2\"
  inarow solve 4x4x4 --moves \"b2 c3 b3\"
  inarow solve 6x6x5+exact                     six in a row do not win
  inarow solve 5x4x3 --openings                what each first move is worth
  inarow solve 8x4x4 --checkpoint 8x4x4.part   can be interrupted, and continues the next time
  inarow solve 8x4x4 --threads 2 --time 600000 at most ten minutes, on two cores
  inarow solve 4x4x4 --strong 4x4x4.all        every position; the next time from the file
  inarow solve --table                         docs/solved.md anew")]
pub struct SolveArgs {
    /// The game, such as 5x5x4
    #[arg(required_unless_present = "table", conflicts_with = "table")]
    game: Option<String>,

    /// Moves to play first, such as "b2 a1"
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true, conflicts_with = "table")]
    moves: Option<String>,

    /// Write the proof to this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["openings", "strong", "table"])]
    certificate: Option<PathBuf>,

    /// Save what is found out to this file now and then, and begin with what it has
    #[arg(
        long, value_name = "FILE", group = "saved",
        conflicts_with_all = ["openings", "strong", "table"]
    )]
    checkpoint: Option<PathBuf>,

    /// Seconds between two times to save a checkpoint, or a book that is being made
    #[arg(
        long, value_name = "S", value_parser = values::number, default_value = "60",
        requires = "saved"
    )]
    every: u64,

    /// Only who wins, not how soon, which is quicker; without gravity it is always so
    #[arg(long, conflicts_with_all = ["openings", "strong", "table", "plies"])]
    weak: bool,

    /// Look into this book of openings before searching, with gravity
    #[arg(long, value_name = "FILE", conflicts_with_all = ["strong", "table"])]
    book: Option<PathBuf>,

    /// Make the book, of all positions with up to this many stones, or go on with it
    #[arg(
        long, value_name = "N", value_parser = values::number, requires = "book", group = "saved",
        conflicts_with_all = ["moves", "certificate", "openings"]
    )]
    plies: Option<u64>,

    /// Solve the position after each move, once for all that are the same but for symmetry
    #[arg(long, conflicts_with_all = ["strong", "table"])]
    openings: bool,

    /// Solve all positions of a game of up to 20 cells and keep them in this file; if it is there,
    /// answer from it
    #[arg(long, value_name = "FILE", conflicts_with = "table")]
    strong: Option<PathBuf>,

    /// Solve the known games one after the other, with proofs that are checked, and put the table of
    /// them into a file
    #[arg(long)]
    table: bool,

    /// The file for the table: what stands before and after the table in it stays
    #[arg(long, value_name = "FILE", default_value = "docs/solved.md", conflicts_with = "game")]
    out: PathBuf,

    /// Only the games of the table that take little time
    #[arg(long, conflicts_with = "game")]
    quick: bool,

    /// Milliseconds it may take; with --table each game [default there: 300000]
    #[arg(long, value_name = "MS", value_parser = values::number)]
    time: Option<u64>,

    /// Memory for what is found out on the way
    #[arg(long, value_name = "MB", value_parser = values::megabytes, default_value = "256")]
    hash: usize,

    /// Threads that search; with one the same positions are searched every time
    #[arg(
        long, value_name = "N", value_parser = values::threads, default_value = "1",
        conflicts_with_all = ["strong", "table"]
    )]
    threads: usize,

    /// Print lines of JSON instead of text: how it gets on, and last of all the result
    #[arg(long)]
    json: bool,
}

/// A position to solve.
struct Question<'a> {
    app: &'a App,
    args: &'a SolveArgs,
    rules: Rules,
    moves: Vec<Cell>,
}

pub fn run(app: &App, args: &SolveArgs, out: &mut impl Write) -> anyhow::Result<()> {
    // Without a game it is --table, or the command line would have been refused.
    let Some(game) = &args.game else { return table::run(app, args, out) };
    let rules = in_a_row(app, game, "solve")?;
    let position = PositionArgs { moves: args.moves.clone(), position: None }.of(app, game)?;
    let moves = position.game::<Board>().map(|board| board.played().to_vec()).unwrap_or_default();
    let question = Question { app, args, rules, moves };
    if args.weak && !rules.gravity() {
        bail!("--weak is for games with +gravity: how soon {rules} is won is not searched anyway");
    }
    if args.book.is_some() && !rules.gravity() {
        bail!("{rules} has no book of openings: only games with +gravity have one");
    }
    if let (Some(path), Some(plies)) = (&args.book, args.plies) {
        let plies = usize::try_from(plies).unwrap_or(usize::MAX);
        return book::make(&question, path, plies, out);
    }
    match &args.strong {
        Some(path) => strong::run(&question, path, out),
        None if args.openings => openings::run(&question, out),
        None => one::run(&question, out),
    }
}

fn names(moves: &[Cell]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// A score with its sign, but for a draw.
fn signed(score: Score) -> String {
    if score.get() == 0 { "0".to_owned() } else { format!("{:+}", score.get()) }
}

/// The most bytes that this process ever had in memory at once, where the system tells.
fn peak_memory() -> Option<u64> {
    peak_in(&fs::read_to_string("/proc/self/status").ok()?)
}

fn peak_in(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_peak_of_memory_is_read_from_the_status() {
        let status = "Name:\tinarow\nVmPeak:\t  9000 kB\nVmHWM:\t   31412 kB\nThreads:\t1\n";
        assert_eq!(peak_in(status), Some(31_412 << 10));
        assert_eq!(peak_in("Name:\tinarow\n"), None);
        assert_eq!(peak_in("VmHWM:\tmuch\n"), None);
    }
}
