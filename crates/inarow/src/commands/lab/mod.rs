//! `inarow lab`: searches measured, played against each other, and broken on purpose.

mod compare;
mod faults;
mod tournament;

use crate::App;
use clap::{Args, Subcommand};
use std::io::Write;

/// Measure searches: what they cost, how they play, what their faults do; with a report to hand in
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow lab compare 3x3x3 --algorithms minimax,alpha-beta --depths 1-9 --out report
  inarow lab faults                            what eight faults of real programs do
  inarow lab tournament 5x5x4 --players minimax:2,alpha-beta:4,engine:3,random")]
pub struct LabArgs {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Subcommand, Debug)]
enum LabCommand {
    Compare(compare::CompareArgs),
    Faults(faults::FaultsArgs),
    Tournament(tournament::TournamentArgs),
}

impl LabArgs {
    /// Whoever plays or searches.
    pub fn players_and_algorithms(&self) -> Vec<String> {
        match &self.command {
            LabCommand::Compare(args) => args.players_and_algorithms(),
            LabCommand::Faults(_) => Vec::new(),
            LabCommand::Tournament(args) => args.players.iter().map(ToString::to_string).collect(),
        }
    }
}

pub fn run(app: &App, args: &LabArgs, out: &mut impl Write) -> anyhow::Result<()> {
    match &args.command {
        LabCommand::Compare(args) => compare::run(app, args, out),
        LabCommand::Faults(args) => faults::run(app, args, out),
        LabCommand::Tournament(args) => tournament::run(app, args, out),
    }
}
