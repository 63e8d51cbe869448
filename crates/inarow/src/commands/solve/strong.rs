//! Every position of a small game: solved once, kept in a file, and answered from there.

use super::{Question, names, peak_memory};
use crate::commands::{milliseconds, print_json};
use crate::interrupt::Interrupt;
use crate::progress;
use crate::whole_file::{WholeFile, cannot_write};
use anyhow::{anyhow, bail};
use gametree::{Game, Outcome, Side, Stop, Verdict};
use mnk::Board;
use serde_json::json;
use solver::{SolveError, Strong, Tally};
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

pub fn run(question: &Question<'_>, path: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let Question { app, args, rules, moves } = question;
    let needed = Strong::bytes(rules)?;
    if needed > args.hash {
        let megabytes = needed.div_ceil(1 << 20);
        bail!("all positions of {rules} need {megabytes} MB; use --hash {megabytes}");
    }
    let mut board = Board::new(*rules);
    moves.iter().try_for_each(|&cell| board.try_play(cell))?;
    if let Some(outcome) = board.outcome() {
        return Err(SolveError::Over(outcome).into());
    }
    let start = Instant::now();
    let (strong, from_file) = match File::open(path) {
        Ok(_) if path.is_dir() => bail!("cannot read {}: it is a folder", path.display()),
        Ok(file) => {
            let loaded = Strong::load(*rules, file);
            let unfit = |error| anyhow!("cannot answer from {}: {error}", path.display());
            (loaded.map_err(unfit)?, true)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let time = args.time.map(Duration::from_millis);
            (Interrupt::install().during(|stop| solve(question, path, stop, time))?, false)
        }
        Err(error) => bail!("cannot read {}: {error}", path.display()),
    };
    let time = start.elapsed();
    let bytes = path.metadata().map_err(|error| cannot_write(path, &error))?.len();
    let value = strong.value(&board).ok_or_else(unknown)?;
    let next = strong.moves(&board).ok_or_else(unknown)?;
    let Tally { first, second, draw } = strong.tally();
    let positions = first + second + draw;
    if args.json {
        // The value of the position after each move, in the order of the cells.
        let next = next
            .iter()
            .map(|&(cell, value)| json!({ "move": cell.to_string(), "value": Verdict::of(value) }));
        // The order of the keys is part of the format.
        let solved = json!({
            "game": rules.to_string(),
            "moves": names(moves),
            "value": Verdict::of(value),
            "next": next.collect::<Vec<_>>(),
            // How many positions there are, and how many of them X wins, nobody wins, O wins.
            "positions": positions,
            "x": first,
            "draw": draw,
            "o": second,
            "strong_bytes": bytes,
            "from_file": from_file,
            "time_ms": milliseconds(time),
            "peak_memory_bytes": peak_memory(),
        });
        return print_json(out, &solved);
    }
    let words = &app.words;
    writeln!(out, "{}", words.solved(Verdict::of(value)))?;
    for outcome in [Outcome::Win(Side::First), Outcome::Draw, Outcome::Win(Side::Second)] {
        let moves = next.iter().filter(|(_, value)| *value == outcome);
        let moves: Vec<String> = moves.map(|(cell, _)| cell.to_string()).collect();
        if !moves.is_empty() {
            writeln!(out, "{}: {}", Verdict::of(outcome), moves.join(" "))?;
        }
    }
    let tally = [
        ("positions", words.counted("terminal-positions", positions).into()),
        ("x", words.side(Side::First).into()),
        ("o", words.side(Side::Second).into()),
        ("won", words.count(first).into()),
        ("drawn", words.count(draw).into()),
        ("lost", words.count(second).into()),
    ];
    writeln!(out, "{}", words.say("terminal-tally", &tally))?;
    let file = [
        ("path", path.display().to_string().into()),
        ("bytes", words.counted("terminal-bytes", bytes).into()),
        ("time", words.time(time).into()),
    ];
    let id = if from_file { "terminal-file-read" } else { "terminal-file-solved" };
    writeln!(out, "{}", words.say(id, &file))?;
    Ok(())
}

/// Solves everything and writes it; whether that can be written is found out first.
fn solve(
    question: &Question<'_>,
    path: &Path,
    stop: &Stop,
    time: Option<Duration>,
) -> anyhow::Result<Strong> {
    let mut file = WholeFile::new(path)?;
    let bar = progress::waiting();
    let start = Instant::now();
    let strong = Strong::solve(question.rules, stop, &mut |share| {
        bar.set_message(question.app.words.percent(share));
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

/// A file that is whole has every position; one that somebody made up may not.
fn unknown() -> anyhow::Error {
    anyhow!("the file has no value of this position")
}
