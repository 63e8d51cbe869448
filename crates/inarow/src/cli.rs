//! What the command line looks like: commands, options, help and examples.

use crate::commands::lab::LabArgs;
use crate::commands::play::PlayerSpec;
use crate::commands::serve;
use crate::commands::solve::SolveArgs;
use crate::position_args::PositionArgs;
use crate::values::{self, TieRule};
use crate::words::Language;
use clap::{Args, Parser, Subcommand};
use games::Spec;
use gametree::{Algorithm, Scoring, Side, Window};
use mnk::{Evaluator, Order, Rules};
use service::TraceFormat;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Play any k-in-a-row game, see what the searches find and what it costs them
///
/// RULES are WIDTHxHEIGHTxK, such as 3x3x3, with the options +exact (only exactly k in a row win)
/// and +gravity (stones fall): 15x15x5+exact, 7x6x4+gravity. Cells are called as in chess: b2 is
/// the second column and the second row from the bottom. Without a command the page is served and
/// opened in the browser, as by serve.
#[derive(Parser, Debug)]
#[command(
    name = "inarow",
    version,
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  inarow                                       play in the browser
  inarow play 7x6x4+gravity                    play Connect Four in the terminal
  inarow search 4x4x4 --evaluator quick-win    who wins 4x4x4 with best play?
  inarow analyse 15x15x5 --moves \"h8 h9 i8\"     what would the engine play?
  inarow explain 3x3x3 --moves b2 --depth 3    why would alpha-beta play there?
  inarow solve 7x7x5                           who wins, proven?
  inarow lab compare 3x3x3 --depths 1-9        what do the algorithms cost?
  inarow search --help                         all about one command"
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,

    #[command(flatten)]
    pub serve: ServeArgs,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Search(SearchArgs),
    Analyse(AnalyseArgs),
    Explain(ExplainArgs),
    Solve(SolveArgs),
    Check(CheckArgs),
    Lab(LabArgs),
    Show(ShowArgs),
    Perft(PerftArgs),
    Count(CountArgs),
    Bench(BenchArgs),
    /// Play under a manager such as Piskvork: the Gomocup protocol on standard input and output
    ///
    /// The same as the program alone under a name that begins with pbrain-. Beside the keys of the
    /// protocol there is INFO k 4, for four in a row; without it five, or as many as fit.
    #[command(after_help = "\
Examples:
  inarow brain                                 then type START 15, BEGIN, TURN 7,8 … END")]
    Brain,
}

/// Play and analyse in the browser: serve the page, and think for it
///
/// Only programs on this machine can reach the server, unless --addr says otherwise. Several people
/// can use it at once, and it keeps nothing about them. Ctrl-C stops it.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow serve                                 the same as inarow alone
  inarow serve --no-open --addr 127.0.0.1:8080
  inarow serve --addr 0.0.0.0:7575 --allow-host games.lan    for everybody at home")]
pub struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:7575, or the next port that is free]
    #[arg(long, value_name = "IP:PORT", value_parser = serve::address)]
    pub addr: Option<SocketAddr>,

    /// Do not open the browser, only print the address
    #[arg(long)]
    pub no_open: bool,

    /// How many searches may run at once, 1 to 64 [default: as many as the machine has cores]
    #[arg(long, value_name = "N", value_parser = values::threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,

    /// The largest size of all transposition tables together
    #[arg(
        long, value_name = "MB", value_parser = values::megabytes, default_value = "64",
        allow_negative_numbers = true
    )]
    pub hash: usize,

    /// Another name by which browsers may call this server; may be given several times
    #[arg(long, value_name = "NAME")]
    pub allow_host: Vec<String>,
}

/// Find the best move in a position, and what finding it costs
///
/// Algorithms: minimax, negamax, alpha-beta, pvs, deepening (with a transposition table), mtdf,
/// mcts, pns. Evaluators: outcome, quick-win, open-lines, longest-run, line-power. Without a limit
/// a search goes on to the end of the game; Ctrl-C ends it and shows the best found so far.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow search 3x3x3 --algorithm alpha-beta --evaluator outcome
  inarow search 15x15x5 --moves \"h8 h9 i8\" --time 2000
  inarow search 3x3x3 --position \"x1o/1x1/3 o\" --algorithm minimax --json")]
pub struct SearchArgs {
    /// The game, such as 3x3x3, 15x15x5+exact or 7x6x4+gravity
    pub rules: Rules,

    #[command(flatten)]
    pub position: PositionArgs,

    /// How to search
    #[arg(long, short, value_name = "NAME", default_value = "deepening")]
    pub algorithm: Algorithm,

    /// How to score positions where the search does not go on
    #[arg(long, short, value_name = "NAME", default_value = "line-power")]
    pub evaluator: Evaluator,

    /// Plies to look ahead
    #[arg(long, short, value_name = "N", value_parser = values::depth, allow_negative_numbers = true)]
    pub depth: Option<u32>,

    /// Nodes that may be visited
    #[arg(long, value_name = "N", value_parser = values::number, allow_negative_numbers = true)]
    pub nodes: Option<u64>,

    /// Milliseconds it may take
    #[arg(long, value_name = "MS", value_parser = values::number, allow_negative_numbers = true)]
    pub time: Option<u64>,

    /// In which order to try moves: row (by row from the top) or center (outwards)
    #[arg(long, value_name = "ORDER", value_parser = values::order, default_value = "row")]
    pub order: Order,

    /// Which of several exactly equal moves to play: first (found), or random, which also lists
    /// them [default: first, or random if there is a --seed]
    #[arg(long, value_name = "RULE", value_parser = values::ties)]
    pub ties: Option<TieRule>,

    /// For random ties and for mcts: the same seed, the same choice [default: 0]
    #[arg(long, value_name = "S", value_parser = values::number, allow_negative_numbers = true)]
    pub seed: Option<u64>,

    /// How finished games count: plain (a win is a win) or distance (a quick win is better)
    /// [default: plain with the evaluator outcome, distance with the others]
    #[arg(long, value_name = "SCORING", value_parser = values::scoring)]
    pub scoring: Option<Scoring>,

    /// Only tell apart values between A and B, each a whole number, loss, win, inf or -inf; for
    /// alpha-beta and pvs
    #[arg(long, value_name = "A,B", value_parser = values::window, allow_hyphen_values = true)]
    pub window: Option<Window>,

    /// The largest size of the transposition table; for deepening and mtdf [default: 64]
    #[arg(long, value_name = "MB", value_parser = values::megabytes, allow_negative_numbers = true)]
    pub hash: Option<usize>,

    /// Print one line of JSON instead of text
    #[arg(long)]
    pub json: bool,
}

/// Let the strong engine think about a position, and watch what it finds
///
/// Prints a row for every depth: what the position is worth to the side to move, what that took,
/// and the line of play behind it. A win that is told is proven. Ends by itself when the result is
/// known for certain; Ctrl-C ends it with the best found so far.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow analyse 15x15x5 --moves \"h8 h9 i8 i9 j8\"
  inarow analyse 20x20x5+exact --time 30000 --threads 2 --hash 512
  inarow analyse 7x6x4+gravity --lines 3
  inarow analyse game.psq --depth 10 --json")]
pub struct AnalyseArgs {
    /// The game, such as 15x15x5, or a record of one: a .psq or .sgf file
    #[arg(value_name = "RULES|FILE")]
    pub what: OsString,

    /// A record to play by the rules given
    pub file: Option<PathBuf>,

    #[command(flatten)]
    pub position: PositionArgs,

    /// Milliseconds it may take [default: 5000, unless there is another limit]
    #[arg(long, value_name = "MS", value_parser = values::number, allow_negative_numbers = true)]
    pub time: Option<u64>,

    /// Plies to look ahead, not counting forced ones
    #[arg(long, short, value_name = "N", value_parser = values::depth, allow_negative_numbers = true)]
    pub depth: Option<u32>,

    /// Nodes that may be visited
    #[arg(long, value_name = "N", value_parser = values::positive, allow_negative_numbers = true)]
    pub nodes: Option<u64>,

    /// How many of the best moves to show, a row each
    #[arg(
        long, value_name = "N", value_parser = values::how_many, default_value = "1",
        allow_negative_numbers = true
    )]
    pub lines: usize,

    /// How many threads to search with, 1 to 64
    #[arg(
        long, value_name = "N", value_parser = values::threads, default_value = "1",
        allow_negative_numbers = true
    )]
    pub threads: usize,

    /// The largest size of the transposition table
    #[arg(
        long, value_name = "MB", value_parser = values::megabytes, default_value = "64",
        allow_negative_numbers = true
    )]
    pub hash: usize,

    /// Print one line of JSON for every depth instead of a table
    #[arg(long)]
    pub json: bool,
}

/// Look inside a search: every node with its window and value, and what was cut
///
/// Prints the search tree of minimax, negamax, alpha-beta, pvs or deepening, indented, or writes it
/// as a file: json (a trace that the page opens, or another program), svg (a picture), dot (for
/// Graphviz), html (a page of its own, to hand in). All values are in the eyes of X, who is MAX. At
/// most 1,000,000 nodes; pictures have at most 2,000.
///
/// In place of a game there may be a tree out of a book: numbers, win, draw and loss are its leaves,
/// brackets its inner nodes, MAX is at the root, and nodes may have names: "A(3 B(c=5 -2))".
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow explain 3x3x3 --moves \"b2 a1\" --algorithm alpha-beta --depth 3
  inarow explain 3x3x3 --algorithm minimax --depth 9 --evaluator outcome --levels 2
  inarow explain 4x4x4 --depth 2 --format svg --out tree.svg
  inarow explain --tree \"A(B(3 12 8) C(2 4 6) D(14 5 2))\" --format html --out figure.html
  inarow explain game.psq --algorithm pvs --depth 2 --order center")]
pub struct ExplainArgs {
    /// The game, such as 3x3x3, or a record of one: a .psq or .sgf file
    #[arg(value_name = "RULES|FILE", required_unless_present = "tree", conflicts_with = "tree")]
    pub what: Option<OsString>,

    /// A record to play by the rules given
    pub file: Option<PathBuf>,

    #[command(flatten)]
    pub position: PositionArgs,

    /// A tree to search instead of a game, such as "(3 (5 -2))"
    #[arg(
        long, value_name = "TREE", allow_hyphen_values = true,
        conflicts_with_all = ["moves", "position", "evaluator", "order", "weights"]
    )]
    pub tree: Option<String>,

    /// How to search: minimax, negamax, alpha-beta, pvs or deepening
    #[arg(long, short, value_name = "NAME", default_value = "alpha-beta")]
    pub algorithm: Algorithm,

    /// Plies to look ahead, 1 to 120; a tree does without
    #[arg(long, short, value_name = "N", value_parser = values::depth, allow_negative_numbers = true)]
    pub depth: Option<u32>,

    /// How to score positions where the search does not go on [default: line-power]
    #[arg(long, short, value_name = "NAME")]
    pub evaluator: Option<Evaluator>,

    /// Other weights than usual: for line-power what a line with 1, 2, 3 … stones is worth, for
    /// open-lines what an open line is worth
    #[arg(
        long, value_name = "W,…", value_parser = values::weight, value_delimiter = ',',
        allow_hyphen_values = true
    )]
    pub weights: Option<Vec<i64>>,

    /// In which order to try moves: row (by row from the top) or center (outwards) [default: row]
    #[arg(long, value_name = "ORDER", value_parser = values::order)]
    pub order: Option<Order>,

    /// Only tell apart values between A and B in the eyes of X, each a whole number, loss, win, inf
    /// or -inf; for alpha-beta and pvs
    #[arg(long, value_name = "A,B", value_parser = values::raw_window, allow_hyphen_values = true)]
    pub window: Option<values::RawWindow>,

    /// What to write: text, json, svg, dot or html
    #[arg(long, value_name = "FORMAT", value_parser = values::trace_format, default_value = "text")]
    pub format: TraceFormat,

    /// Write to this file instead of the terminal
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// How many plies of the tree to print as text [default: as many as make 2,000 lines]
    #[arg(long, value_name = "N", value_parser = values::depth, allow_negative_numbers = true)]
    pub levels: Option<u32>,
}

/// Check a proof that inarow solve wrote
///
/// Ends with exit code 0 if it proves what it claims, with 1 and the reason if not, and with 2 if
/// the file cannot be read. What is done is described in docs/certificate.md, and shares no code with
/// the solver.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow check 6x5x4.proof")]
pub struct CheckArgs {
    /// The file with the proof
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Print one line of JSON instead of text
    #[arg(long)]
    pub json: bool,
}

/// Count the positions at every ply: the standard check of move generation
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow perft 3x3x3 9
  inarow perft 7x6x4+gravity 8 --moves \"d d\" --json
  inarow perft draughts 9")]
pub struct PerftArgs {
    /// The game, such as 3x3x3, 7x6x4+gravity, reversi, draughts or dots:3x2
    pub game: Spec,

    /// Plies to count
    #[arg(value_parser = values::plies, allow_negative_numbers = true)]
    pub depth: u32,

    #[command(flatten)]
    pub position: PositionArgs,

    /// Print one line of JSON instead of text
    #[arg(long)]
    pub json: bool,
}

/// Count the different positions that can come about, and those up to symmetry
///
/// Goes through the game ply by ply and keeps two plies in memory, each position once however it
/// is turned or mirrored.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow count 3x3x3
  inarow count 4x4x4 --memory 500 --json")]
pub struct CountArgs {
    /// The game, such as 3x3x3; only small ones can be counted
    pub rules: Rules,

    /// Stop when more memory than this would be needed
    #[arg(
        long, value_name = "MB", value_parser = values::megabytes, default_value = "2048",
        allow_negative_numbers = true
    )]
    pub memory: usize,

    /// Print one line of JSON instead of text
    #[arg(long)]
    pub json: bool,
}

/// Show a position or a game record: the board, whose move it is, who has won and how
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow show 3x3x3 --moves \"b2 a1 a3 b1 c1\"
  inarow show 7x6x4+gravity --position \"7/7/7/7/3o3/3x3 x\"
  inarow show game.psq
  inarow show 15x15x5+exact game.sgf           the same moves by these rules")]
pub struct ShowArgs {
    /// The game, such as 3x3x3, or a record of one: a .psq or .sgf file
    #[arg(value_name = "RULES|FILE")]
    pub what: OsString,

    /// A record to play by the rules given
    pub file: Option<PathBuf>,

    #[command(flatten)]
    pub position: PositionArgs,
}

/// Run a fixed set of searches: how fast they are, and whether they still visit the same nodes
///
/// The number of nodes in the last line is the same on every machine as long as no search, game or
/// evaluator changes what it does.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow bench
  inarow bench --json")]
pub struct BenchArgs {
    /// Print one line of JSON instead of text
    #[arg(long)]
    pub json: bool,
}

/// Play in the terminal: you, a friend or the computer on either side
///
/// A player is human, random, the strong engine at a level from 1 to 10 (engine:3) or with a time for
/// each move (engine:500ms, engine:2s), or an algorithm with or without a depth: alpha-beta:4,
/// minimax, mcts. Moves are typed as b2; `help` lists what else can be typed.
///
/// Beside k in a row there are reversi (also reversi:4 and reversi:6), draughts (the Russian ones)
/// and dots (dots and boxes; dots:3x2 has 3 by 2 boxes). X begins in these, and the engine does not
/// know them.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow play                                  noughts and crosses, you are X
  inarow play 15x15x5 --x deepening --o human  gomoku, the computer begins
  inarow play 15x15x5 --o engine:1s            gomoku against the strong engine
  inarow play 3x3x3 --o human                  two people
  inarow play --lang cs                        in Czech
  inarow play 4x4x4 --x alpha-beta:3 --o mcts  two computers
  inarow play draughts --o alpha-beta:6        Russian draughts")]
pub struct PlayArgs {
    /// The game, such as 3x3x3, 15x15x5+exact, 7x6x4+gravity, reversi, draughts or dots:3x2
    #[arg(default_value = "3x3x3")]
    pub game: Spec,

    /// Who plays X: human, random, engine:LEVEL, engine:TIME, ALGORITHM or ALGORITHM:DEPTH
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    pub x: PlayerSpec,

    /// Who plays O: human, random, engine:LEVEL, engine:TIME, ALGORITHM or ALGORITHM:DEPTH
    #[arg(long, value_name = "PLAYER", default_value = "deepening")]
    pub o: PlayerSpec,

    /// Who begins in k in a row: x or o [default: x]
    #[arg(long, value_name = "SIDE", value_parser = values::side)]
    pub first: Option<Side>,

    /// How the computer scores positions [default: line-power, or what suits the game]
    #[arg(long, short, value_name = "NAME")]
    pub evaluator: Option<String>,

    /// Milliseconds the computer may think about a move [default: on a board of more than 12
    /// cells 1000 for deepening, mtdf, mcts and pns without a depth; the others without a depth
    /// look 6, 4, 3 or 2 plies ahead by the size of the board, which is said at the start]
    #[arg(long, value_name = "MS", value_parser = values::number, allow_negative_numbers = true)]
    pub time: Option<u64>,

    /// For choosing among equal moves [default: a new one every time, which is printed]
    #[arg(long, value_name = "S", value_parser = values::number, allow_negative_numbers = true)]
    pub seed: Option<u64>,

    /// In which order the computer tries moves of k in a row: row (by row from the top) or center
    /// (outwards) [default: center]
    #[arg(long, value_name = "ORDER", value_parser = values::order)]
    pub order: Option<Order>,

    /// The language to talk in: en, pl, cs or ru [default: that of LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, value_name = "LANG", value_parser = values::language)]
    pub lang: Option<Language>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn without_a_command_the_options_are_those_of_serve() {
        let alone = Cli::parse_from(["inarow", "--no-open"]).serve;
        let cli = Cli::parse_from(["inarow", "serve", "--no-open"]);
        let Some(Command::Serve(named)) = cli.command else { panic!("not serve") };
        assert_eq!(format!("{alone:?}"), format!("{named:?}"));
        assert!(Cli::try_parse_from(["inarow", "--no-open", "play"]).is_err());
    }
}
