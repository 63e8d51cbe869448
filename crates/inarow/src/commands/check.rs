//! `inarow check`: whether a certificate proves what it claims.

use crate::cli::CheckArgs;
use crate::failure::Refuted;
use crate::{progress, say};
use anyhow::{anyhow, bail};
use certificate::{Claim, Header};
use mnk::Rules;
use serde::Serialize;
use std::fs::File;
use std::io::Write;
use std::time::Instant;

/// The verdict as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct Checked {
    valid: bool,
    rules: Option<String>,
    moves: Option<Vec<String>>,
    value: Option<&'static str>,
    positions: Option<u64>,
    bytes: Option<u64>,
    time_ms: f64,
    reason: Option<String>,
}

pub fn run(args: &CheckArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let path = args.file.display();
    let file = File::open(&args.file).map_err(|error| anyhow!("cannot read {path}: {error}"))?;
    if args.file.is_dir() {
        bail!("cannot read {path}: it is a folder");
    }
    let start = Instant::now();
    let bar = progress::waiting();
    let verdict = certificate::check(file);
    bar.finish_and_clear();
    let time = start.elapsed();
    if args.json {
        let known = verdict.as_ref().ok();
        let printed = super::print_json(
            out,
            &Checked {
                valid: known.is_some(),
                rules: known.map(|verdict| rules(&verdict.header)),
                moves: known.map(|verdict| moves(&verdict.header)),
                value: known.map(|verdict| value(verdict.header.claim)),
                positions: known.map(|verdict| verdict.positions),
                bytes: known.map(|verdict| verdict.bytes),
                time_ms: say::milliseconds(time),
                reason: verdict.as_ref().err().map(ToString::to_string),
            },
        );
        // The answer is no, also if nobody reads it.
        return if verdict.is_ok() { printed } else { Err(Refuted(None).into()) };
    }
    let verdict = verdict.map_err(|fault| Refuted(Some(format!("not valid: {fault}"))))?;
    let (rules, moves) = (rules(&verdict.header), moves(&verdict.header).join(" "));
    let after = if moves.is_empty() { String::new() } else { format!(" after {moves}") };
    writeln!(out, "{rules}{after}: {}", say::solved(value(verdict.header.claim)))?;
    writeln!(
        out,
        "{} positions, {} bytes, {}",
        say::count(verdict.positions),
        say::count(verdict.bytes),
        say::time(time)
    )?;
    writeln!(out, "valid")?;
    Ok(())
}

fn rules(header: &Header) -> String {
    format!("{}x{}x{}", header.width, header.height, header.k)
}

/// The moves by name; what the program itself has no name for, by number.
fn moves(header: &Header) -> Vec<String> {
    let rules = rules(header).parse::<Rules>().ok();
    let name = |&cell: &usize| match rules.and_then(|rules| rules.cell_at(cell)) {
        Some(cell) => cell.to_string(),
        None => cell.to_string(),
    };
    header.moves.iter().map(name).collect()
}

fn value(claim: Claim) -> &'static str {
    match claim {
        Claim::First => "first",
        Claim::Second => "second",
        Claim::Draw => "draw",
    }
}
