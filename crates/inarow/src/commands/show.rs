//! `inarow show`: a position or the end of a recorded game, to look at.

use crate::cli::ShowArgs;
use crate::record_file::{self, parse_rules};
use crate::say;
use anyhow::bail;
use gametree::{Game, Side};
use mnk::{Board, Record, symbol};
use std::io::Write;

pub fn run(args: &ShowArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let record = record_file::find(&args.what, args.file.as_deref())?;
    match record {
        None => print(out, &args.position.board(parse_rules(&args.what)?)?),
        Some(record) if args.position.is_empty() => print_record(out, &record),
        Some(_) => bail!("a file has its own moves; --moves and --position go with rules alone"),
    }
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
