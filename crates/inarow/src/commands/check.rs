//! `inarow check`: whether a certificate proves what it claims.

use crate::cli::CheckArgs;
use crate::failure::Refuted;
use crate::{progress, say};
use anyhow::anyhow;
use certificate::{Claim, Header};
use serde::Serialize;
use std::fs::File;
use std::io::Write;
use std::time::Instant;

/// The verdict as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct Checked {
    valid: bool,
    rules: Option<String>,
    value: Option<&'static str>,
    positions: Option<u64>,
    bytes: Option<u64>,
    time_ms: f64,
    reason: Option<String>,
}

pub fn run(args: &CheckArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let path = args.file.display();
    let file = File::open(&args.file).map_err(|error| anyhow!("cannot read {path}: {error}"))?;
    let start = Instant::now();
    let bar = progress::waiting();
    let verdict = certificate::check(file);
    bar.finish_and_clear();
    let time = start.elapsed();
    if args.json {
        let known = verdict.as_ref().ok();
        super::print_json(
            out,
            &Checked {
                valid: known.is_some(),
                rules: known.map(|verdict| rules(&verdict.header)),
                value: known.map(|verdict| value(verdict.header.claim)),
                positions: known.map(|verdict| verdict.positions),
                bytes: known.map(|verdict| verdict.bytes),
                time_ms: time.as_secs_f64() * 1000.0,
                reason: verdict.as_ref().err().map(ToString::to_string),
            },
        )?;
        return verdict.map(|_| ()).map_err(|_| Refuted(None).into());
    }
    let verdict = verdict.map_err(|fault| Refuted(Some(format!("not valid: {fault}"))))?;
    writeln!(out, "{}: {}", rules(&verdict.header), say::solved(value(verdict.header.claim)))?;
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
    let moves = match header.moves.len() {
        0 => String::new(),
        1 => " after 1 move".to_owned(),
        moves => format!(" after {moves} moves"),
    };
    format!("{}x{}x{}{moves}", header.width, header.height, header.k)
}

fn value(claim: Claim) -> &'static str {
    match claim {
        Claim::First => "first",
        Claim::Second => "second",
        Claim::Draw => "draw",
    }
}
