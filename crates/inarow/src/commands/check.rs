//! `inarow check`: whether a certificate proves what it claims.

use super::{milliseconds, print_json};
use crate::failure::Refuted;
use crate::{App, progress};
use anyhow::{anyhow, bail};
use certificate::{Claim, Header};
use clap::Args;
use gametree::{Outcome, Side, Verdict};
use mnk::Rules;
use serde_json::json;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

/// Check a proof that inarow solve wrote
///
/// Ends with exit code 0 if it proves what it claims, with 1 and the reason if not, and with 2 if
/// the file cannot be read. What is done is described in docs/certificate.md, and shares no code with
/// the solver.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow check 6x5x4.proof")]
pub struct CheckArgs {
    /// The file with the proof
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Print one line of JSON instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(app: &App, args: &CheckArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let path = args.file.display();
    let file = File::open(&args.file).map_err(|error| anyhow!("cannot read {path}: {error}"))?;
    if args.file.is_dir() {
        bail!("cannot read {path}: it is a folder");
    }
    let start = Instant::now();
    let bar = progress::waiting();
    let checked = certificate::check(file);
    bar.finish_and_clear();
    let time = start.elapsed();
    if args.json {
        let known = checked.as_ref().ok();
        let header = known.map(|known| &known.header);
        // The order of the keys is part of the format.
        let answer = json!({
            "valid": known.is_some(),
            "game": header.map(rules),
            "moves": header.map(moves),
            "value": header.map(|header| Verdict::of(outcome(header.claim))),
            "positions": known.map(|known| known.positions),
            "bytes": known.map(|known| known.bytes),
            "time_ms": milliseconds(time),
            "reason": checked.as_ref().err().map(ToString::to_string),
        });
        let printed = print_json(out, &answer);
        // The answer is no, also if nobody reads it.
        return if checked.is_ok() { printed } else { Err(Refuted(None).into()) };
    }
    let words = &app.words;
    let checked = checked.map_err(|fault| {
        let why = fault.to_string();
        Refuted(Some(words.say("terminal-not-valid", &[("why", why.into())])))
    })?;
    let (rules, moves) = (rules(&checked.header), moves(&checked.header).join(" "));
    let game = match moves.is_empty() {
        true => rules,
        false => words.say("lab-after-moves", &[("game", rules.into()), ("moves", moves.into())]),
    };
    writeln!(out, "{game}: {}", words.solved(Verdict::of(outcome(checked.header.claim))))?;
    writeln!(
        out,
        "{}, {}, {}",
        words.counted("terminal-positions", checked.positions),
        words.counted("terminal-bytes", checked.bytes),
        words.time(time)
    )?;
    writeln!(out, "{}", words.say("terminal-valid", &[]))?;
    Ok(())
}

fn rules(header: &Header) -> String {
    let Header { width, height, k, exact, gravity, .. } = header;
    let option = |on: bool, name| if on { name } else { "" };
    format!("{width}x{height}x{k}{}{}", option(*exact, "+exact"), option(*gravity, "+gravity"))
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

fn outcome(claim: Claim) -> Outcome {
    match claim {
        Claim::First => Outcome::Win(Side::First),
        Claim::Second => Outcome::Win(Side::Second),
        Claim::Draw => Outcome::Draw,
    }
}
