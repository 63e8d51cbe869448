//! `inarow lab`: measuring searches instead of playing.

mod compare;

use clap::Subcommand;
use std::io::Write;

/// Measure the searches: compare them by what they cost, and hand in a report
#[derive(Subcommand, Debug)]
pub enum LabCommand {
    Compare(compare::CompareArgs),
}

pub fn run(command: &LabCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        LabCommand::Compare(args) => compare::run(args, out),
    }
}
