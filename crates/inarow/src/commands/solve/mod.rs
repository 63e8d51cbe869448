//! `inarow solve`: the exact value of a game or a position, of its moves, or of everything.

mod args;
mod checkpoint;
mod one;
mod openings;
mod peak;
mod strong;
mod table;
mod telling;
mod time_left;
mod whole_file;

pub use args::SolveArgs;

use anyhow::Context;
use mnk::{Board, Cell, Rules};
use std::io::Write;

pub fn run(args: &SolveArgs, out: &mut impl Write) -> anyhow::Result<()> {
    // Without rules it is --table, or the command line would have been refused.
    let Some(rules) = args.rules else { return table::run(args, out) };
    let moves = moves(args, rules)?;
    match &args.strong {
        Some(path) => strong::run(args, rules, &moves, path, out),
        None if args.openings => openings::run(args, rules, &moves, out),
        None => one::run(args, rules, &moves, out),
    }
}

fn moves(args: &SolveArgs, rules: Rules) -> anyhow::Result<Vec<Cell>> {
    let mut board = Board::new(rules);
    let names = args.moves.as_deref().unwrap_or_default();
    let names = names.split([' ', ',', '\t', '\n', '\r']).filter(|name| !name.is_empty());
    let play = |(i, name)| {
        board.try_play_named(name).with_context(|| format!("move {} of --moves", i + 1))
    };
    names.enumerate().map(play).collect()
}

fn names(moves: &[Cell]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}
