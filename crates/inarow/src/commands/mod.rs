//! The commands, one file each. All of them write to stdout, and nothing but a failure to stderr
//! unless it is a terminal.

mod analyse;
mod bench;
mod brain;
mod count;
mod perft;
pub mod play;
mod search;
mod show;

use crate::cli::{Cli, Command, PlayArgs};
use std::io::{self, Write};

/// Carries out what was asked for.
pub fn run(cli: Cli) -> anyhow::Result<()> {
    let out = &mut io::stdout().lock();
    match cli.command {
        Some(Command::Search(args)) => search::run(&args, out),
        Some(Command::Perft(args)) => perft::run(&args, out),
        Some(Command::Count(args)) => count::run(&args, out),
        Some(Command::Show(args)) => show::run(&args, out),
        Some(Command::Analyse(args)) => analyse::run(&args, out),
        Some(Command::Bench(args)) => bench::run(&args, out),
        Some(Command::Play(args)) => play::run(&args, out),
        Some(Command::Brain) => brain::run(out),
        None => {
            writeln!(
                out,
                "A game of 3x3x3. There is more: inarow --help, or cargo run --release -- --help.\n"
            )?;
            play::run(&PlayArgs::default(), out)
        }
    }
}

/// Prints a value as one line of JSON.
fn print_json(out: &mut impl Write, value: &impl serde::Serialize) -> anyhow::Result<()> {
    let line = serde_json::to_string(value)?;
    writeln!(out, "{line}")?;
    Ok(())
}
