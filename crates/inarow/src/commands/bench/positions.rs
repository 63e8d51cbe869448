//! `inarow bench --positions`: solves the positions in a file, and compares their scores.

use super::BenchArgs;
use crate::App;
use crate::commands::{milliseconds, per_second, print_json};
use crate::failure::Refuted;
use crate::interrupt::Interrupt;
use crate::position::in_a_row;
use crate::progress;
use crate::values::quote;
use anyhow::{Context, anyhow, bail};
use gametree::Game;
use mnk::{Board, Rules};
use serde::Serialize;
use serde_json::json;
use solver::{Gravity, SolveError};
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use words::{Language, Words};

/// No list of positions that anybody would wait for is as large as this.
const LARGEST_FILE: u64 = 64 << 20;
/// Columns are digits, and the first is 1.
const MOST_COLUMNS: usize = 9;

/// A position of the file.
struct Known {
    /// The number of its line, from 1.
    line: usize,
    moves: String,
    board: Board,
    score: i32,
}

/// A score that is another one in the file. The order of the keys is part of the format.
#[derive(Serialize)]
struct Wrong {
    line: usize,
    moves: String,
    expected: i32,
    found: i32,
}

/// What was solved so far.
#[derive(Default)]
struct Solved {
    number: usize,
    searched: u64,
    time: Duration,
    wrong: Vec<Wrong>,
}

pub fn run(app: &App, args: &BenchArgs, path: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = in_a_row(app, &args.game, "bench --positions")?;
    if !rules.gravity() {
        bail!("--game must have +gravity, such as 7x6x4+gravity, got {rules}");
    }
    if rules.width() > MOST_COLUMNS {
        bail!("--game must have at most {MOST_COLUMNS} columns, each a digit, got {rules}");
    }
    let solver = Gravity::new(&rules, args.hash)?.with_threads(args.threads);
    let known = read(path, rules)?;
    let mut solved = Solved::default();
    let stopped = solve(&solver, &known, &mut solved, args.json, out)?;

    let Solved { number, searched, time, wrong } = &solved;
    let divisor = (*number).max(1);
    let (mean, mean_time) = (searched / divisor as u64, time.div_f64(divisor as f64));
    let speed = per_second(*searched, *time);
    if args.json {
        // The order of the keys is part of the format.
        let solved = json!({
            "game": rules.to_string(),
            "positions": known.len(),
            "solved": number,
            "wrong": wrong,
            "mean_nodes": mean,
            "mean_time_ms": milliseconds(mean_time),
            "nodes": searched,
            "time_ms": milliseconds(*time),
            "nodes_per_second": speed,
        });
        print_json(out, &solved)?;
    } else if *number > 0 {
        let words = Words::new(Language::ENGLISH).for_terminal();
        let positions = words.counted("terminal-positions", *number as u64);
        let verdict = match wrong.len() {
            0 => "every score is right".to_owned(),
            wrong => format!("{wrong} wrong"),
        };
        writeln!(out, "{positions} of {rules} solved, {verdict}")?;
        writeln!(out, "mean positions searched: {}", words.count(mean))?;
        writeln!(out, "mean time: {}", words.time(mean_time))?;
        writeln!(out, "speed: {} positions/s", words.count(speed))?;
    }
    if !wrong.is_empty() {
        let what = format!("{} of {number} scores wrong", wrong.len());
        return Err(Refuted(Some(what)).into());
    }
    if stopped {
        bail!("stopped after {number} of {} positions", known.len());
    }
    Ok(())
}

/// Solves one position after the other, and tells which are wrong as soon as they are. Whether it was
/// stopped.
fn solve(
    solver: &Gravity,
    known: &[Known],
    solved: &mut Solved,
    is_json: bool,
    out: &mut impl Write,
) -> anyhow::Result<bool> {
    let bar = progress::bar(known.len(), "positions".to_owned());
    let result = Interrupt::install().during(|stop| {
        for Known { line, moves, board, score } in known {
            solver.forget();
            let (mut searched, start) = (0, Instant::now());
            let found = match solver.score_of(board, stop, &mut |nodes| searched = nodes) {
                Ok(found) => found.get(),
                Err(SolveError::Stopped) => return Ok(true),
                Err(error) => return Err(error.into()),
            };
            solved.time += start.elapsed();
            solved.searched += searched;
            solved.number += 1;
            bar.inc(1);
            if found == *score {
                continue;
            }
            let (line, moves, expected) = (*line, moves.clone(), *score);
            if !is_json {
                let text = format!("line {line}: {moves}: expected {expected}, found {found}");
                bar.suspend(|| writeln!(out, "{text}"))?;
            }
            solved.wrong.push(Wrong { line, moves, expected, found });
        }
        Ok(false)
    });
    bar.finish_and_clear();
    result
}

/// Reads all positions of a file, so that a mistake in it is found before anything is solved.
fn read(path: &Path, rules: Rules) -> anyhow::Result<Vec<Known>> {
    let name = path.display();
    let unreadable = |error| anyhow!("cannot read {name}: {error}");
    // Opening a pipe would wait for somebody to write to it.
    if !path.metadata().map_err(unreadable)?.is_file() {
        bail!("cannot read {name}: it is not a file");
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST_FILE {
        bail!("{name} is larger than {} MB: give fewer positions", LARGEST_FILE >> 20);
    }
    let text = String::from_utf8_lossy(&bytes);
    let lines = text.lines().enumerate().map(|(number, line)| (number + 1, line.trim()));
    let known: Vec<Known> = lines
        .filter(|(_, text)| !text.is_empty() && !text.starts_with('#'))
        .map(|(line, text)| {
            parse(line, text, rules).with_context(|| format!("{name}, line {line}"))
        })
        .collect::<anyhow::Result<_>>()?;
    if known.is_empty() {
        bail!("{name} has no positions: a line is moves and score, such as 4455 18");
    }
    Ok(known)
}

/// A line such as `4455 18`.
fn parse(line: usize, text: &str, rules: Rules) -> anyhow::Result<Known> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [moves, score] = words[..] else {
        bail!("must be moves and score, such as 4455 18, got {}", quote(text));
    };
    let mut board = Board::new(rules);
    for (number, digit) in moves.chars().enumerate() {
        let width = rules.width();
        let column = digit.to_digit(10).map(|digit| digit as usize);
        let Some(column) = column.filter(|column| (1..=width).contains(column)) else {
            bail!(
                "a column must be 1 to {width}, got {} in {}",
                quote(&digit.to_string()),
                quote(moves)
            );
        };
        let Some(cell) = board.landing(column - 1) else {
            bail!("move {} of {}: column {column} is full", number + 1, quote(moves));
        };
        board.try_play(cell).with_context(|| format!("move {} of {}", number + 1, quote(moves)))?;
    }
    if let Some(outcome) = board.outcome() {
        bail!("{} has no score: the game is over, {outcome}", quote(moves));
    }
    let most = rules.cells().div_ceil(2) as i32;
    let score = score.parse().ok().filter(|score| (-most..=most).contains(score));
    let score = score.with_context(|| {
        format!("the score must be a whole number, -{most} to {most}, got {}", quote(words[1]))
    })?;
    Ok(Known { line, moves: moves.to_owned(), board, score })
}
