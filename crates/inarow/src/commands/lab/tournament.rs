//! `inarow lab tournament`: a round robin, with a cross table.

use crate::App;
use crate::commands::print_json;
use crate::interrupt::Interrupt;
use crate::whole_file::{self, cannot_write};
use crate::{progress, values};
use anyhow::bail;
use clap::Args;
use lab::tournament::{self, Openings, Plan, Played, Tournament};
use players::Player;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use words::Words;

/// Let searches play each other: every player against every other one
///
/// A player is random, exact (perfect play of small games), engine:LEVEL, or an algorithm with a depth
/// or a number of nodes, and with an evaluator of the game if wanted: alpha-beta:3:open-lines,
/// mcts:20000n, engine:10:50000n. Every opening is played from both sides by every pair. Choices are by --seed and
/// no clock has a say, so the same command prints the same table everywhere. Ctrl-C ends it with the
/// table so far.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow lab tournament 3x3x3 --players random,minimax:2,alpha-beta:9
  inarow lab tournament 5x5x4 --players alpha-beta:3:open-lines,alpha-beta:3:line-power --openings 1
  inarow lab tournament 15x15x5 --players engine:1,engine:2,engine:3 --games 100 --out levels")]
pub struct TournamentArgs {
    /// The game, such as 5x5x4 or reversi:6
    game: String,

    /// Who plays: two or more, separated by commas
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', required = true)]
    pub players: Vec<Player>,

    /// Games of each pair, an even number [default: 20; with --openings N all openings twice]
    #[arg(long, value_name = "N", value_parser = values::how_many)]
    games: Option<usize>,

    /// How games begin: N (the different positions after N plies), random:N (N moves by chance) or
    /// center:N (N stones near the middle) [default: random:2; center:3 on large boards]
    #[arg(long, value_name = "HOW")]
    openings: Option<Openings>,

    /// For openings and for choices: the same seed, the same games
    #[arg(long, value_name = "S", value_parser = values::number, default_value = "1")]
    seed: u64,

    /// Only players at most this many places apart in the list meet
    #[arg(long, value_name = "N", value_parser = values::how_many)]
    apart: Option<usize>,

    /// Write the games, the table and all of it as JSON into this folder, which must be new or empty
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// Games to play at once, 1 to 64 [default: as many as the machine has cores]
    #[arg(long, value_name = "N", value_parser = values::threads)]
    threads: Option<usize>,

    /// Print one line of JSON instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(app: &App, args: &TournamentArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let words = &app.words;
    let start = app.catalogue().position(&args.game)?;
    let plan = Plan {
        players: args.players.clone(),
        games: args.games,
        openings: args.openings,
        seed: args.seed,
        apart: args.apart,
        threads: args.threads.unwrap_or_else(values::cores),
        tree: None,
    };
    let size = tournament::size(&start, &plan)?;
    if let Some(folder) = &args.out {
        begin(folder)?;
    }
    let bar = progress::bar(size, words.say("terminal-bar-games", &[]));
    let played = Interrupt::install()
        .during(|stop| tournament::run(&start, &plan, stop, |_: &Played| bar.inc(1)));
    bar.finish_and_clear();
    let tournament = played?;
    // First what was found, lest it is lost where the folder cannot be written.
    match args.json {
        true => print_json(out, &tournament)?,
        false => out.write_all(text(words, &tournament).as_bytes())?,
    }
    let Some(folder) = &args.out else { return Ok(()) };
    out.flush()?;
    let files = files(words, &tournament)?;
    let files = files.iter().map(|(name, text)| (name.as_str(), text.as_bytes()));
    whole_file::write_all(folder, files)?;
    if !args.json {
        let path = folder.display().to_string();
        let variables = [("path", path.into()), ("games", games(words, &tournament).into())];
        writeln!(out, "\n{}", words.say("terminal-tournament-files", &variables))?;
    }
    Ok(())
}

/// Makes the folder for the files, which must be new or empty.
fn begin(folder: &Path) -> anyhow::Result<()> {
    let cannot = |error| cannot_write(folder, &error);
    fs::create_dir_all(folder).map_err(cannot)?;
    match fs::read_dir(folder).map_err(cannot)?.next() {
        None => Ok(()),
        Some(_) => bail!("{} is not empty; give a folder that is new or empty", folder.display()),
    }
}

fn games(words: &Words, tournament: &Tournament) -> String {
    words.counted("terminal-games", tournament.games.len() as u64)
}

/// What was played and the table.
fn text(words: &Words, tournament: &Tournament) -> String {
    let Tournament { game, games_each, openings, seed, complete, table, .. } = tournament;
    let variables = [
        ("game", game.as_str().into()),
        ("games", games_each.to_string().into()),
        ("openings", openings.as_str().into()),
        // As text, since a number this large would be rounded.
        ("seed", seed.to_string().into()),
    ];
    let about = words.say("terminal-tournament", &variables);
    let note = words.say("lab-cross-note", &[]);
    let mut text = format!("{about}\n\n{}\n{note}\n", table.text(words));
    if !complete {
        let games = games(words, tournament);
        let stopped = words.say("terminal-tournament-stopped", &[("games", games.into())]);
        text.push_str(&format!("\n{stopped}\n"));
    }
    text
}

/// The files of a tournament: the games by number, the table, and all of it.
fn files(words: &Words, tournament: &Tournament) -> anyhow::Result<Vec<(String, String)>> {
    let last = tournament.games.last().map_or(0, |game| game.number);
    let width = last.to_string().len();
    let game = |game: &Played| {
        let name = format!("games/{:0width$}.{}", game.number, game.extension);
        (name, game.record.clone())
    };
    let mut files: Vec<(String, String)> = tournament.games.iter().map(game).collect();
    files.push(("table.md".to_owned(), text(words, tournament)));
    files.push(("tournament.json".to_owned(), serde_json::to_string(tournament)? + "\n"));
    Ok(files)
}
