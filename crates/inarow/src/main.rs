//! `inarow`: play any k-in-a-row game, see what the searches find and what it costs them.
//!
//! One subcommand, one file in `commands`; what the command line looks like is in `cli`. Every
//! command writes to a handed-in stream and returns an error instead of ending the program, and
//! only this file and `failure` decide about exit codes.

mod cli;
mod commands;
mod failure;
mod interrupt;
mod position_args;
mod progress;
mod record_file;
mod say;
mod task;
mod tell;
mod thinking;
mod values;
mod words;

use clap::Parser;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut cli = match cli::Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return failure::of_arguments(&error),
    };
    if cli.command.is_none() && is_called_brain() {
        cli.command = Some(cli::Command::Brain);
    }
    match commands::run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::of_command(&error),
    }
}

/// Whether the program goes by a name under which managers look for players.
fn is_called_brain() -> bool {
    let name = std::env::args_os().next().map(PathBuf::from);
    let name = name.as_deref().and_then(Path::file_name).map(OsStr::to_string_lossy);
    name.is_some_and(|name| name.to_ascii_lowercase().starts_with("pbrain-"))
}
