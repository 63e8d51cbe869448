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
mod say;
mod task;
mod values;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match cli::Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return failure::of_arguments(&error),
    };
    match commands::run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::of_command(&error),
    }
}
