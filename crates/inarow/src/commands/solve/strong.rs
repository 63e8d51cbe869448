//! Every position of a small game: solved once, kept in a file, and answered from there.

use super::whole_file::{WholeFile, cannot_write};
use super::{SolveArgs, names, peak};
use crate::interrupt::Interrupt;
use crate::{progress, say};
use anyhow::{anyhow, bail};
use gametree::{Game, Stop};
use mnk::{Board, Cell, Rules};
use serde::Serialize;
use solver::{SolveError, Strong, Tally, Value};
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// The answer as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct Solved {
    rules: String,
    moves: Vec<String>,
    value: &'static str,
    /// The value of the position after each move, in the order of the cells.
    next: Vec<Next>,
    positions: u64,
    first: u64,
    draw: u64,
    second: u64,
    strong_bytes: u64,
    from_file: bool,
    time_ms: f64,
    peak_memory_bytes: Option<u64>,
}

#[derive(Serialize)]
struct Next {
    #[serde(rename = "move")]
    name: String,
    value: &'static str,
}

pub fn run(
    args: &SolveArgs,
    rules: Rules,
    moves: &[Cell],
    path: &Path,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let needed = Strong::bytes(&rules)?;
    if needed > args.hash {
        let megabytes = needed.div_ceil(1 << 20);
        bail!("all positions of {rules} need {megabytes} MB; --hash {megabytes} would do");
    }
    let mut board = Board::new(rules);
    moves.iter().try_for_each(|&cell| board.try_play(cell))?;
    if let Some(outcome) = board.outcome() {
        return Err(SolveError::Over(outcome).into());
    }
    let start = Instant::now();
    let (strong, from_file) = match File::open(path) {
        Ok(_) if path.is_dir() => bail!("cannot read {}: it is a folder", path.display()),
        Ok(file) => {
            let loaded = Strong::load(rules, file);
            let unfit = |error| anyhow!("cannot answer from {}: {error}", path.display());
            (loaded.map_err(unfit)?, true)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let time = args.time.map(Duration::from_millis);
            (Interrupt::install().during(|stop| solve(rules, path, stop, time))?, false)
        }
        Err(error) => bail!("cannot read {}: {error}", path.display()),
    };
    let time = start.elapsed();
    let bytes = path.metadata().map_err(|error| cannot_write(path, &error))?.len();
    let value = strong.value(&board).ok_or_else(unknown)?;
    let next = next(&strong, &board)?;
    let Tally { first, second, draw } = strong.tally();
    let positions = first + second + draw;
    if args.json {
        let solved = Solved {
            rules: rules.to_string(),
            moves: names(moves),
            value: value.name(),
            next,
            positions,
            first,
            draw,
            second,
            strong_bytes: bytes,
            from_file,
            time_ms: say::milliseconds(time),
            peak_memory_bytes: peak::bytes(),
        };
        return crate::commands::print_json(out, &solved);
    }
    writeln!(out, "{}", say::solved(value.name()))?;
    for kind in [Value::First, Value::Draw, Value::Second] {
        let moves: Vec<&str> = next
            .iter()
            .filter(|next| next.value == kind.name())
            .map(|next| next.name.as_str())
            .collect();
        if !moves.is_empty() {
            writeln!(out, "{:<7} {}", format!("{kind}:"), moves.join(" "))?;
        }
    }
    let [all, first, draw, second] = [positions, first, draw, second].map(say::count);
    writeln!(out, "{all} positions: first {first}, draw {draw}, second {second}")?;
    let verb = if from_file { "read" } else { "solved and written" };
    let (name, bytes) = (path.display(), say::count(bytes));
    writeln!(out, "{name}: {bytes} bytes, {verb} in {}", say::time(time))?;
    Ok(())
}

/// Solves everything and writes it; whether that can be written is found out first.
fn solve(rules: Rules, path: &Path, stop: &Stop, time: Option<Duration>) -> anyhow::Result<Strong> {
    let mut file = WholeFile::new(path)?;
    let bar = progress::waiting();
    let start = Instant::now();
    let strong = Strong::solve(rules, stop, &mut |share| {
        bar.set_message(format!("{:.0} %", share * 100.0));
        if time.is_some_and(|time| start.elapsed() >= time) {
            stop.stop();
        }
    });
    bar.finish_and_clear();
    let strong = strong?;
    strong.save(&mut file).map_err(|error| cannot_write(path, &error))?;
    file.keep()?;
    Ok(strong)
}

fn next(strong: &Strong, board: &Board) -> anyhow::Result<Vec<Next>> {
    let moves = strong.moves(board).ok_or_else(unknown)?;
    let next = |(cell, value): (Cell, Value)| Next { name: cell.to_string(), value: value.name() };
    Ok(moves.into_iter().map(next).collect())
}

/// A file that is whole has every position; one that somebody made up may not.
fn unknown() -> anyhow::Error {
    anyhow!("the file has no value of this position")
}
