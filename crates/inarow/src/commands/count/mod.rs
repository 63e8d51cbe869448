//! `inarow count`: how many different positions a game has, as they are and up to symmetry.

mod census;
mod estimate;

use crate::cli::CountArgs;
use crate::say;
use anyhow::bail;
use census::{OutOfMemory, Ply};
use mnk::Rules;
use serde::Serialize;
use std::io::{self, Write};
use std::time::Instant;

/// The counts as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct Counts {
    rules: String,
    positions: u64,
    terminal: u64,
    symmetric: u64,
    symmetric_terminal: u64,
    /// The same four for every ply from 0 on.
    plies: Vec<Ply>,
}

pub fn run(args: &CountArgs, out: &mut impl Write) -> anyhow::Result<()> {
    tell_bound(&args.rules, args.memory);
    let start = Instant::now();
    let plies = match census::take(args.rules, args.memory) {
        Ok(plies) => plies,
        Err(OutOfMemory { complete }) => bail!("{}", too_large(args, &complete)),
    };
    let time = start.elapsed();
    let total = plies.iter().fold(Ply::default(), |sum, ply| sum + *ply);
    if args.json {
        let Ply { positions, terminal, symmetric, symmetric_terminal } = total;
        let rules = args.rules.to_string();
        let counts = Counts { rules, positions, terminal, symmetric, symmetric_terminal, plies };
        return super::print_json(out, &counts);
    }
    writeln!(
        out,
        "ply {:>16} {:>14} {:>14} {:>14}",
        "positions", "terminal", "up to symmetry", "terminal"
    )?;
    for (ply, counts) in plies.iter().enumerate() {
        print_row(out, &ply.to_string(), counts)?;
    }
    print_row(out, "all", &total)?;
    writeln!(out, "time {}", say::time(time))?;
    Ok(())
}

fn print_row(out: &mut impl Write, name: &str, ply: &Ply) -> io::Result<()> {
    let [positions, terminal, symmetric, symmetric_terminal] =
        [ply.positions, ply.terminal, ply.symmetric, ply.symmetric_terminal].map(say::count);
    writeln!(
        out,
        "{name:>3} {positions:>16} {terminal:>14} {symmetric:>14} {symmetric_terminal:>14}"
    )
}

/// Says on stderr how much memory it can take at most, before it takes any.
fn tell_bound(rules: &Rules, limit: usize) {
    let bound = estimate::memory(rules);
    let limit_mb = say::count((limit >> 20) as u64);
    let verdict = if bound.bytes() <= limit as f64 {
        format!("the limit is {limit_mb} MB")
    } else {
        format!("more than the limit of {limit_mb} MB; trying all the same, it may need far less")
    };
    // A closed stderr is no reason not to count.
    let _ = writeln!(io::stderr(), "memory: at most about {bound}; {verdict}");
}

fn too_large(args: &CountArgs, complete: &[Ply]) -> String {
    let limit = say::count((args.memory >> 20) as u64);
    let last = complete.len().saturating_sub(1);
    let counts: Vec<String> = complete.iter().map(|ply| ply.symmetric.to_string()).collect();
    format!(
        "{} needs more than {limit} MB at ply {}; raise --memory or count a smaller game; \
         complete are plies 0 to {last}, up to symmetry: {}",
        args.rules,
        last + 1,
        counts.join(", ")
    )
}
