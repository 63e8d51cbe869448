//! The commands, one file or folder each: its options, and what it does. All of them write to
//! stdout, and nothing but a failure to stderr unless it is a terminal.

pub mod analyse;
pub mod bench;
mod brain;
pub mod check;
pub mod count;
pub mod explain;
pub mod grade;
pub mod lab;
pub mod perft;
pub mod play;
pub mod puzzle;
pub mod search;
pub mod serve;
pub mod show;
pub mod solve;

use crate::App;
use crate::cli::{Cli, Command};
use games::Position;
use gametree::{Bound, Verdict};
use mnk::Board;
use std::io::{self, Write};
use std::time::Duration;

/// Carries out what was asked for.
pub fn run(app: &App, cli: Cli) -> anyhow::Result<()> {
    let out = &mut io::stdout().lock();
    match cli.command {
        Some(Command::Search(args)) => search::run(app, &args, out),
        Some(Command::Perft(args)) => perft::run(app, &args, out),
        Some(Command::Count(args)) => count::run(app, &args, out),
        Some(Command::Solve(args)) => solve::run(app, &args, out),
        Some(Command::Check(args)) => check::run(app, &args, out),
        Some(Command::Show(args)) => show::run(app, &args, out),
        Some(Command::Analyse(args)) => analyse::run(app, &args, out),
        Some(Command::Explain(args)) => explain::run(app, &args, out),
        Some(Command::Grade(args)) => grade::run(app, &args, out),
        Some(Command::Lab(args)) => lab::run(app, &args, out),
        Some(Command::Bench(args)) => bench::run(app, &args, out),
        Some(Command::Play(args)) => play::run(app, &args, out),
        Some(Command::Puzzle(args)) => puzzle::run(app, &args, out),
        Some(Command::Brain) => brain::run(out),
        Some(Command::Serve(args)) => serve::run(app, &args, out),
        None => serve::run(app, &cli.serve, out),
    }
}

/// Prints a value as one line of JSON.
fn print_json(out: &mut impl Write, value: &impl serde::Serialize) -> anyhow::Result<()> {
    let line = serde_json::to_string(value)?;
    writeln!(out, "{line}")?;
    Ok(())
}

/// A time in milliseconds for JSON, to the microsecond.
fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}

/// So many of something in this time, a second.
fn per_second(number: u64, time: Duration) -> u64 {
    (number as f64 / time.as_secs_f64().max(1e-6)) as u64
}

/// The moves that led to a position, with spaces between them.
fn moves(position: &Position) -> String {
    let names = position.played().into_iter().map(|played| played.name);
    names.collect::<Vec<_>>().join(" ")
}

/// A position in one line: as it can be given by `--position`, or else by its moves.
fn in_a_line(position: &Position) -> String {
    match position.game::<Board>() {
        Some(board) => board.to_string(),
        None => format!("{} {}", position.name(), moves(position)).trim_end().to_owned(),
    }
}

/// What is on the move, or how the game ended.
fn status(app: &App, position: &Position) -> String {
    match position.outcome() {
        Some(outcome) => app.words.outcome(outcome),
        None => {
            let side = app.words.side(position.side());
            app.words.say("terminal-to-move", &[("side", side.into())])
        }
    }
}

/// The cells of each winning line, a line of text each.
fn print_winning_lines(app: &App, out: &mut impl Write, position: &Position) -> io::Result<()> {
    for line in position.game::<Board>().map(Board::winning_lines).unwrap_or_default() {
        let cells: Vec<String> = line.iter().map(ToString::to_string).collect();
        writeln!(out, "{}", app.words.say("terminal-line", &[("cells", cells.join(" ").into())]))?;
    }
    Ok(())
}

/// What is known of a position: the short form, with what it means where it needs words.
fn value(app: &App, verdict: &Verdict) -> String {
    let (short, long) = (verdict.to_string(), app.words.value(verdict));
    let is_plain = short == long;
    let text = if is_plain { short } else { format!("{short} ({long})") };
    match verdict.bound {
        Bound::Estimate => app.words.say("terminal-estimate", &[("value", text.into())]),
        _ if is_plain && verdict.proven => {
            app.words.say("terminal-proven", &[("value", text.into())])
        }
        _ => text,
    }
}
