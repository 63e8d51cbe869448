//! `inarow lab tournament`: a round robin, with a cross table.

use super::folder::Folder;
use crate::commands::print_json;
use crate::interrupt::Interrupt;
use crate::say::count;
use crate::{progress, values};
use clap::Args;
use games::{Playable, Spec, Visitor};
use gametree::Stop;
use lab::tournament::{self, Openings, Plan, PlanError, Played, Player, Tournament};
use std::io::Write;
use std::path::PathBuf;

/// Let searches play each other: every player against every other one
///
/// A player is random, engine:LEVEL (k in a row only), or an algorithm with a depth or a number of
/// nodes, and with an evaluator of the game if wanted: alpha-beta:3:open-lines, mcts:20000n,
/// engine:10:50000n. Every opening is played from both sides by every pair. Choices are by --seed and
/// no clock has a say, so the same command prints the same table everywhere. Ctrl-C ends it with the
/// table so far.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow lab tournament 3x3x3 --players random,minimax:2,alpha-beta:9
  inarow lab tournament 5x5x4 --players alpha-beta:3:open-lines,alpha-beta:3:line-power --openings 1
  inarow lab tournament 15x15x5 --players engine:1,engine:2,engine:3 --games 100 --out levels")]
pub struct TournamentArgs {
    /// The game, such as 5x5x4
    game: Spec,

    /// Who plays: two or more, separated by commas
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', required = true)]
    players: Vec<Player>,

    /// Games of each pair, an even number [default: 20; with --openings N all openings twice]
    #[arg(long, value_name = "N", value_parser = values::how_many, allow_negative_numbers = true)]
    games: Option<usize>,

    /// How games begin: N (the different positions after N plies), random:N (N moves by chance) or
    /// center:N (N stones near the middle) [default: random:2; center:3 on large boards]
    #[arg(long, value_name = "HOW", allow_negative_numbers = true)]
    openings: Option<Openings>,

    /// For openings and for choices: the same seed, the same games
    #[arg(
        long, value_name = "S", value_parser = values::number, default_value = "1",
        allow_negative_numbers = true
    )]
    seed: u64,

    /// Only players at most this many places apart in the list meet
    #[arg(long, value_name = "N", value_parser = values::how_many, allow_negative_numbers = true)]
    apart: Option<usize>,

    /// Write the games, the table and all of it as JSON into this folder, which must be new or empty
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// Games to play at once, 1 to 64 [default: as many as the machine has cores]
    #[arg(long, value_name = "N", value_parser = values::threads, allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Print one line of JSON instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(args: &TournamentArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let plan = Plan {
        players: args.players.clone(),
        games: args.games,
        openings: args.openings,
        seed: args.seed,
        apart: args.apart,
        threads: args.threads.unwrap_or_else(cores),
        tree: None,
    };
    let folder = args.out.as_deref().map(Folder::new).transpose()?;
    let tournament =
        Interrupt::install().during(|stop| args.game.visit(Round { plan: &plan, stop }))?;
    // First what was found, lest it is lost where the folder cannot be written.
    match args.json {
        true => print_json(out, &tournament)?,
        false => out.write_all(text(&tournament).as_bytes())?,
    }
    let Some(folder) = folder else { return Ok(()) };
    out.flush()?;
    folder.write(&files(&tournament)?)?;
    if !args.json {
        let games = count(tournament.games.len() as u64);
        writeln!(out, "\n{games} games, table.md and tournament.json are in {}", folder.path())?;
    }
    Ok(())
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Plays it, whichever game it is, and shows how far it has come.
struct Round<'a> {
    plan: &'a Plan,
    stop: &'a Stop,
}

impl Visitor for Round<'_> {
    type Output = Result<Tournament, PlanError>;

    fn visit<G: Playable>(self, start: G) -> Self::Output {
        let bar = progress::bar(tournament::size(&start, self.plan)?, "games");
        let told = |_: &Played| bar.inc(1);
        let played = tournament::run(&start, self.plan, self.stop, told);
        bar.finish_and_clear();
        played
    }
}

/// What was played and the table.
fn text(tournament: &Tournament) -> String {
    let Tournament { game, games_each, openings, seed, games, complete, table, .. } = tournament;
    let mut text =
        format!("{game}, {games_each} games each, openings {openings}, seed {seed}\n\n{table}");
    if !complete {
        text.push_str(&format!("\nstopped after {} games\n", count(games.len() as u64)));
    }
    text
}

/// The files of a tournament: the games by number, the table, and all of it.
fn files(tournament: &Tournament) -> anyhow::Result<Vec<(String, String)>> {
    let last = tournament.games.last().map_or(0, |game| game.number);
    let width = last.to_string().len();
    let game = |game: &Played| {
        let name = format!("games/{:0width$}.{}", game.number, game.extension);
        (name, game.record.clone())
    };
    let mut files: Vec<(String, String)> = tournament.games.iter().map(game).collect();
    files.push(("table.md".to_owned(), text(tournament)));
    files.push(("tournament.json".to_owned(), serde_json::to_string(tournament)? + "\n"));
    Ok(files)
}
