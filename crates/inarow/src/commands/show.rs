//! `inarow show`: a position or the end of a recorded game, to look at.

use crate::cli::ShowArgs;
use crate::say;
use anyhow::{Context, anyhow, bail};
use gametree::{Game, Side};
use mnk::{Board, Record, Rules, symbol};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

/// No record of a game is as large as this.
const LARGEST_FILE: u64 = 1 << 20;

pub fn run(args: &ShowArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let record = match &args.file {
        Some(file) => Some(read(file, Some(parse_rules(&args.what)?))?),
        None if is_file(&args.what) => Some(read(Path::new(&args.what), None)?),
        None => None,
    };
    match record {
        None => print(out, &args.position.board(parse_rules(&args.what)?)?),
        Some(record) if args.position.is_empty() => print_record(out, &record),
        Some(_) => bail!("a file has its own moves; --moves and --position go with rules alone"),
    }
}

/// Whether the only argument is the name of a file rather than rules.
fn is_file(what: &OsStr) -> bool {
    let path = Path::new(what);
    let extension = path.extension().map(|extension| extension.to_ascii_lowercase());
    extension.is_some_and(|extension| extension == "psq" || extension == "sgf")
        || (parse_rules(what).is_err() && path.exists())
}

fn parse_rules(text: &OsStr) -> anyhow::Result<Rules> {
    Ok(text.to_string_lossy().parse::<Rules>()?)
}

/// Reads a record, and plays it by other rules than its own if some are given.
fn read(path: &Path, rules: Option<Rules>) -> anyhow::Result<Record> {
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
        bail!("{name} is larger than 1 MB; that is no record of a game");
    }
    // Names of players may be in any encoding, and nothing else is in more than ASCII.
    let text = String::from_utf8_lossy(&bytes);
    let record = Record::read(&path.to_string_lossy(), &text).with_context(|| name.to_string())?;
    let Some(rules) = rules else { return Ok(record) };
    let (own, size) = (record.rules(), (rules.width(), rules.height()));
    if (own.width(), own.height()) != size {
        bail!(
            "{name} has a board of {}x{}, which is not that of {rules}",
            own.width(),
            own.height()
        );
    }
    let moves = record.moves().iter().copied();
    let again = Record::new(rules, record.begins(), moves)
        .with_context(|| format!("{name} by the rules {rules}"))?;
    let named = Side::BOTH
        .into_iter()
        .fold(again, |again, side| again.with_name(side, record.name(side).unwrap_or_default()));
    Ok(named)
}

fn print_record(out: &mut impl Write, record: &Record) -> anyhow::Result<()> {
    for side in Side::BOTH {
        if let Some(name) = record.name(side) {
            writeln!(out, "{}: {name}", symbol(side))?;
        }
    }
    let board = record.board();
    print(out, &board)?;
    if let (None, Some(result)) = (board.outcome(), record.result()) {
        writeln!(out, "result: {}, by what the file says", say::outcome(result))?;
    }
    Ok(())
}

/// The board, whose move it is or how it ended, and the position in one line.
fn print(out: &mut impl Write, board: &Board) -> anyhow::Result<()> {
    writeln!(out, "{}", board.picture())?;
    match board.outcome() {
        Some(outcome) => writeln!(out, "the game is over: {}", say::outcome(outcome))?,
        None => writeln!(out, "{} to move", symbol(board.side()))?,
    }
    for line in board.winning_lines() {
        writeln!(out, "winning line: {}", say::moves(&line))?;
    }
    if board.outcome().is_none() && board.is_dead() {
        writeln!(out, "dead: no line is open any more, nobody can win")?;
    }
    if !board.played().is_empty() {
        writeln!(out, "moves: {}", say::moves(board.played()))?;
    }
    writeln!(out, "position: {board}")?;
    Ok(())
}
