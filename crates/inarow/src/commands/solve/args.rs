//! The command line of `inarow solve`.

use crate::values;
use clap::Args;
use mnk::Rules;
use std::path::PathBuf;

/// Solve a game or a position: who wins with best play, proven
///
/// For games without gravity in which more than k in a row win too, on boards of up to 64 cells.
/// The proof can be written to a file, which inarow check, a separate program inside, verifies.
/// Ctrl-C stops it; with --checkpoint the same command goes on later.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow solve 7x7x5
  inarow solve 6x5x4 --certificate 6x5x4.proof --json
  inarow solve 4x4x4 --moves \"b2 c3 b3\"
  inarow solve 5x4x3 --openings                what each first move is worth
  inarow solve 8x4x4 --checkpoint 8x4x4.part   can be interrupted, and goes on the next time
  inarow solve 8x4x4 --threads 2 --time 600000 at most ten minutes, on two cores
  inarow solve 4x4x4 --strong 4x4x4.all        every position; the next time from the file
  inarow solve --table                         docs/solved.md anew")]
pub struct SolveArgs {
    /// The game, such as 5x5x4
    #[arg(required_unless_present = "table", conflicts_with = "table")]
    pub rules: Option<Rules>,

    /// Moves to play first, such as "b2 a1"
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true, conflicts_with = "table")]
    pub moves: Option<String>,

    /// Write the proof to this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["openings", "strong", "table"])]
    pub certificate: Option<PathBuf>,

    /// Save what is found out to this file now and then, and begin with what it has
    #[arg(long, value_name = "FILE", conflicts_with_all = ["openings", "strong", "table"])]
    pub checkpoint: Option<PathBuf>,

    /// Seconds between two times to save
    #[arg(
        long, value_name = "S", value_parser = values::number, default_value = "60",
        allow_negative_numbers = true, requires = "checkpoint"
    )]
    pub every: u64,

    /// Solve the position after each move, once for all that are the same but for symmetry
    #[arg(long, conflicts_with_all = ["strong", "table"])]
    pub openings: bool,

    /// Solve all positions of a game of up to 20 cells and keep them in this file; if it is there,
    /// answer from it
    #[arg(long, value_name = "FILE", conflicts_with = "table")]
    pub strong: Option<PathBuf>,

    /// Solve the known games one after the other, with proofs that are checked, and put the table of
    /// them into a file
    #[arg(long)]
    pub table: bool,

    /// The file for the table: what stands before and after the table in it stays
    #[arg(long, value_name = "FILE", default_value = "docs/solved.md", conflicts_with = "rules")]
    pub out: PathBuf,

    /// Only the games of the table that take little time
    #[arg(long, conflicts_with = "rules")]
    pub quick: bool,

    /// Milliseconds it may take; with --table each game [default there: 300000]
    #[arg(long, value_name = "MS", value_parser = values::number, allow_negative_numbers = true)]
    pub time: Option<u64>,

    /// Memory for what is found out on the way
    #[arg(
        long, value_name = "MB", value_parser = values::megabytes, default_value = "256",
        allow_negative_numbers = true
    )]
    pub hash: usize,

    /// Threads that search; with one the same positions are searched every time
    #[arg(
        long, value_name = "N", value_parser = values::threads, default_value = "1",
        allow_negative_numbers = true, conflicts_with_all = ["openings", "strong", "table"]
    )]
    pub threads: usize,

    /// Print lines of JSON instead of text: how it gets on, and last of all the result
    #[arg(long)]
    pub json: bool,
}
