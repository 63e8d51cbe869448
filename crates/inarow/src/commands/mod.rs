//! The commands, one file each. All of them write to stdout, and nothing but a failure to stderr
//! unless it is a terminal.

mod analyse;
mod bench;
mod brain;
mod check;
mod count;
mod explain;
pub mod lab;
mod perft;
pub mod play;
mod search;
pub mod serve;
mod show;
pub mod solve;

use crate::cli::{Cli, Command};
use std::io::{self, Write};

/// Carries out what was asked for.
pub fn run(cli: Cli) -> anyhow::Result<()> {
    let out = &mut io::stdout().lock();
    match cli.command {
        Some(Command::Search(args)) => search::run(&args, out),
        Some(Command::Perft(args)) => perft::run(&args, out),
        Some(Command::Count(args)) => count::run(&args, out),
        Some(Command::Solve(args)) => solve::run(&args, out),
        Some(Command::Check(args)) => check::run(&args, out),
        Some(Command::Show(args)) => show::run(&args, out),
        Some(Command::Analyse(args)) => analyse::run(&args, out),
        Some(Command::Explain(args)) => explain::run(&args, out),
        Some(Command::Lab(args)) => lab::run(&args, out),
        Some(Command::Bench(args)) => bench::run(&args, out),
        Some(Command::Play(args)) => play::run(&args, out),
        Some(Command::Brain) => brain::run(out),
        Some(Command::Serve(args)) => serve::run(&args, out),
        None => serve::run(&cli.serve, out),
    }
}

/// Prints a value as one line of JSON.
fn print_json(out: &mut impl Write, value: &impl serde::Serialize) -> anyhow::Result<()> {
    let line = serde_json::to_string(value)?;
    writeln!(out, "{line}")?;
    Ok(())
}
