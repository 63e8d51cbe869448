//! `inarow lab`: searches measured, played against each other, and broken on purpose.

mod faults;
mod folder;
mod tournament;

use clap::{Args, Subcommand};
use std::io::Write;

/// Measure searches: faults and what they do, tournaments
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow lab faults                            what eight faults of real programs do
  inarow lab tournament 5x5x4 --players minimax:2,alpha-beta:4,engine:3,random")]
pub struct LabArgs {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Subcommand, Debug)]
enum LabCommand {
    Faults(faults::FaultsArgs),
    Tournament(tournament::TournamentArgs),
}

pub fn run(args: &LabArgs, out: &mut impl Write) -> anyhow::Result<()> {
    match &args.command {
        LabCommand::Faults(args) => faults::run(args, out),
        LabCommand::Tournament(args) => tournament::run(args, out),
    }
}
