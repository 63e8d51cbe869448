//! `inarow puzzle`: a position with exactly one right move, solved in the terminal or told with its
//! solution.

mod solve;

use super::play::fresh_seed;
use super::{print_json, status};
use crate::App;
use crate::interrupt::Interrupt;
use crate::position::{PositionArgs, SubjectArgs, in_a_row, position_of};
use crate::values;
use anyhow::{Context, bail};
use clap::Args;
use games::Position;
use gametree::Stop;
use mnk::Board;
use puzzles::{Difficulty, Kind, Proof, Puzzle, Task, Wanted, day_seed};
use solve::Attempt;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::time::{SystemTime, UNIX_EPOCH};

/// Solve a puzzle: a position of k in a row in which exactly one move is right, with a proof
///
/// A win is in so many plies, the winning stone included; by VCF (victory by continuous fours) means
/// that every stone makes a four, so that every reply is forced. A defence is the only move that does
/// not lose. Puzzles are made by seed, or of a game that was played. Type your move, or hint,
/// solution, board or quit; a wrong move is answered by what refutes it.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow puzzle                                any puzzle
  inarow puzzle --daily                        the puzzle of today, the same for everybody
  inarow puzzle 15x15x5 --level hard
  inarow puzzle 7x6x4+gravity --kind defence   find the only defence in Connect Four
  inarow puzzle 5x5x4 --seed 7 --solution
  inarow puzzle game.sgf                       puzzles of a game that was played
  inarow puzzle game.psq --json")]
pub struct PuzzleArgs {
    /// The game, such as 5x5x4 or 15x15x5, or a record to make puzzles of: a .psq or .sgf file
    /// [default: a game by the seed]
    #[arg(value_name = "GAME|FILE")]
    what: Option<OsString>,

    /// The same seed and wishes make the same puzzle [default: a new one every time]
    #[arg(long, value_name = "N", value_parser = values::number)]
    seed: Option<u64>,

    /// The puzzle of today; a day begins at midnight UTC
    #[arg(long, conflicts_with_all = ["what", "seed", "kind", "level"])]
    daily: bool,

    /// What is to be found: win or defence [default: by the seed]
    #[arg(long, value_name = "KIND", value_parser = values::puzzle_kind)]
    kind: Option<Kind>,

    /// How hard: easy, medium or hard [default: by the seed]
    #[arg(long, value_name = "LEVEL", value_parser = values::puzzle_level)]
    level: Option<Difficulty>,

    /// Show the solution and the proof, and ask nothing
    #[arg(long)]
    solution: bool,

    /// Print each puzzle as a line of JSON, with its solution
    #[arg(long)]
    json: bool,
}

pub fn run(app: &App, args: &PuzzleArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let interrupt = Interrupt::install();
    let all = interrupt.during(|stop| choose(app, args, stop))?;
    // Whoever pipes the output somewhere types nothing; what is piped in is typed.
    let is_asked = io::stdout().is_terminal() || !io::stdin().is_terminal();
    let mut attempt =
        (is_asked && !args.solution && !args.json).then(|| Attempt::new(app, &interrupt));
    for (puzzle, about) in &all {
        if args.json {
            print_json(out, puzzle)?;
            continue;
        }
        let start = app.catalogue().adopt(Position::new(puzzle.board()?));
        writeln!(out, "{about}\n\n{}\n{}", start.picture(), task(app, puzzle, &start))?;
        if let Some(attempt) = &mut attempt {
            if !attempt.solve(puzzle, start, out)? {
                return Ok(());
            }
        } else if args.solution {
            writeln!(out, "{}\n{}", solution(app, puzzle), proof(app, puzzle))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The puzzles that are asked for, each with a line about it.
fn choose(app: &App, args: &PuzzleArgs, stop: &Stop) -> anyhow::Result<Vec<(Puzzle, String)>> {
    let subject = args.what.as_ref().map(|what| SubjectArgs {
        what: what.clone(),
        file: None,
        position: PositionArgs::default(),
    });
    if let Some(subject) = &subject
        && let Some(record) = subject.record(app)?
    {
        if args.seed.is_some() {
            bail!("--seed means nothing for a record; its puzzles are those of its moves");
        }
        return of_game(app, args, &position_of(app, &record)?, stop);
    }
    let game = subject.map(|subject| in_a_row(app, &subject.what.to_string_lossy(), "puzzle"));
    let wanted = Wanted { game: game.transpose()?, kind: args.kind, difficulty: args.level };
    let seed = if args.daily { seed_of_today() } else { args.seed.unwrap_or_else(fresh_seed) };
    let puzzle = puzzles::generate(seed, &wanted, stop)?;
    let command = command(app, args, seed);
    let about = [
        ("game", puzzle.game.clone().into()),
        ("level", level(app, &puzzle).into()),
        ("command", command.into()),
    ];
    let about = app.words.say("terminal-puzzle-seed", &about);
    Ok(vec![(puzzle, about)])
}

fn of_game(
    app: &App,
    args: &PuzzleArgs,
    end: &Position,
    stop: &Stop,
) -> anyhow::Result<Vec<(Puzzle, String)>> {
    let board = end.game::<Board>().context("a record is one of k in a row")?;
    let mut found = puzzles::from_game(board, stop, &mut |_| {});
    found.retain(|puzzle| args.kind.is_none_or(|kind| kind == puzzle.task.kind()));
    found.retain(|puzzle| args.level.is_none_or(|level| level == puzzle.difficulty));
    if found.is_empty() {
        bail!("{}", app.words.say("puzzle-none-own", &[]));
    }
    let count = found.len();
    let about = |(at, puzzle): (usize, Puzzle)| {
        let numbers = [("number", (at + 1).into()), ("count", count.into())];
        let which = app.words.say("puzzle-own", &numbers);
        let about = format!("{which}. {}, {}", puzzle.game, level(app, &puzzle));
        (puzzle, about)
    };
    Ok(found.into_iter().enumerate().map(about).collect())
}

/// What to type for the same puzzle.
fn command(app: &App, args: &PuzzleArgs, seed: u64) -> String {
    let mut command = format!("{} puzzle", app.name());
    if let Some(game) = &args.what {
        command += &format!(" {}", game.to_string_lossy());
    }
    command += &format!(" --seed {seed}");
    if let Some(kind) = args.kind {
        command += if kind == Kind::Win { " --kind win" } else { " --kind defence" };
    }
    match args.level {
        Some(Difficulty::Easy) => command + " --level easy",
        Some(Difficulty::Medium) => command + " --level medium",
        Some(Difficulty::Hard) => command + " --level hard",
        None => command,
    }
}

fn level(app: &App, puzzle: &Puzzle) -> String {
    let id = match puzzle.difficulty {
        Difficulty::Easy => "puzzle-easy",
        Difficulty::Medium => "puzzle-medium",
        Difficulty::Hard => "puzzle-hard",
    };
    app.words.say(id, &[]).to_lowercase()
}

/// Who is to move, and what is to be found.
fn task(app: &App, puzzle: &Puzzle, start: &Position) -> String {
    let id = match puzzle.task {
        Task::Win { .. } => "puzzle-task-win",
        Task::Fours { .. } => "puzzle-task-fours",
        Task::Defence => "puzzle-task-defence",
    };
    let task = app.words.say(id, &[("plies", puzzle.task.plies().unwrap_or(0).into())]);
    let variables = [("turn", status(app, start).into()), ("task", task.into())];
    app.words.say("terminal-puzzle-task", &variables)
}

fn solution(app: &App, puzzle: &Puzzle) -> String {
    app.words.say("puzzle-line", &[("moves", puzzle.line.join(" ").into())])
}

/// Why there is exactly one right move.
fn proof(app: &App, puzzle: &Puzzle) -> String {
    let id = match (puzzle.task, puzzle.proof) {
        (Task::Defence, Proof::Exact) => "puzzle-proof-defence-exact",
        (Task::Defence, Proof::Fours) => "puzzle-proof-defence",
        (Task::Fours { .. }, _) => "puzzle-proof-fours",
        (Task::Win { .. }, Proof::Exact) => "puzzle-proof-win-exact",
        (Task::Win { .. }, Proof::Fours) => "puzzle-proof-win",
    };
    app.words.say(id, &[])
}

fn seed_of_today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let (year, month, day) = date(since.as_secs() / 86_400);
    day_seed(year, month, day)
}

/// The date so many days after the beginning of 1970, by the Gregorian calendar.
fn date(mut days: u64) -> (u32, u32, u32) {
    let is_leap = |year: u32| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in lengths {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (year, month, days as u32 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        for (days, expected) in [
            (0, (1970, 1, 1)),
            (58, (1970, 2, 28)),
            (59, (1970, 3, 1)),
            (789, (1972, 2, 29)),
            (11_016, (2000, 2, 29)),
            (20_775, (2026, 11, 18)),
            (20_818, (2026, 12, 31)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(date(days), expected, "{days}");
        }
    }
}
