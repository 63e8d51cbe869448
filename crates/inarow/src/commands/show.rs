//! `inarow show`: a position or the end of a recorded game, to look at.

use super::{in_a_line, moves, print_winning_lines, status};
use crate::App;
use crate::position::{SubjectArgs, position_of};
use clap::Args;
use games::Position;
use gametree::Side;
use mnk::{Board, Record};
use std::io::Write;

/// Show a position or a game record: the board, whose move it is, who has won and how
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow show 3x3x3 --moves \"b2 a1 a3 b1 c1\"
  inarow show 7x6x4+gravity --position \"7/7/7/7/3o3/3x3 x\"
  inarow show reversi --moves \"d3 c3\"
  inarow show game.psq
  inarow show 15x15x5+exact game.sgf           the same moves by these rules")]
pub struct ShowArgs {
    #[command(flatten)]
    subject: SubjectArgs,
}

pub fn run(app: &App, args: &ShowArgs, out: &mut impl Write) -> anyhow::Result<()> {
    match args.subject.record(app)? {
        None => print(app, out, &args.subject.position(app)?),
        Some(record) => print_record(app, out, &record),
    }
}

fn print_record(app: &App, out: &mut impl Write, record: &Record) -> anyhow::Result<()> {
    for side in Side::BOTH {
        if let Some(name) = record.name(side) {
            writeln!(out, "{}: {name}", app.words.side(side))?;
        }
    }
    let position = position_of(app, record)?;
    print(app, out, &position)?;
    if let (None, Some(result)) = (position.outcome(), record.result()) {
        let outcome = app.words.outcome(result);
        writeln!(out, "{}", app.words.say("terminal-result", &[("outcome", outcome.into())]))?;
    }
    Ok(())
}

/// The board, whose move it is or how it ended, and the position in one line.
fn print(app: &App, out: &mut impl Write, position: &Position) -> anyhow::Result<()> {
    let words = &app.words;
    writeln!(out, "{}", position.picture())?;
    writeln!(out, "{}", status(app, position))?;
    print_winning_lines(app, out, position)?;
    let board = position.game::<Board>();
    if position.outcome().is_none() && board.is_some_and(Board::is_dead) {
        writeln!(out, "{}", words.say("dead", &[]))?;
    }
    let moves = moves(position);
    if !moves.is_empty() {
        writeln!(out, "{}", words.say("terminal-moves", &[("moves", moves.into())]))?;
    }
    if board.is_some() {
        let position = in_a_line(position);
        writeln!(out, "{}", words.say("terminal-position", &[("position", position.into())]))?;
    }
    Ok(())
}
