//! `inarow perft`: how many positions there are at every ply, each way to reach one counted.

use super::{per_second, print_json};
use crate::App;
use crate::position::PositionArgs;
use crate::{progress, values};
use clap::Args;
use games::Position;
use mnk::Board;
use serde_json::json;
use std::io::Write;
use std::time::Instant;

/// Count the positions at every ply: the standard check of move generation
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow perft 3x3x3 9
  inarow perft 7x6x4+gravity 8 --moves \"d d\" --json
  inarow perft draughts 9")]
pub struct PerftArgs {
    /// The game, such as 3x3x3, 7x6x4+gravity, reversi, draughts or dots:3x2
    game: String,

    /// Plies to count
    #[arg(value_parser = values::plies)]
    depth: u32,

    #[command(flatten)]
    position: PositionArgs,

    /// Print one line of JSON instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(app: &App, args: &PerftArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let position = args.position.of(app, &args.game)?;
    // Deeper than that there is nothing but zeros.
    let depth = args.depth.min(longest(&position));
    let start = Instant::now();
    let nodes = count(app, &position, depth);
    let time = start.elapsed();
    if args.json {
        // The order of the keys is part of the format.
        return print_json(
            out,
            &json!({ "game": position.name(), "depth": depth, "nodes": nodes }),
        );
    }
    let words = &app.words;
    let [ply, positions] = ["column-ply", "column-positions"].map(|id| words.say(id, &[]));
    let width = ply.chars().count().max(3);
    writeln!(out, "{ply:>width$}  {positions}")?;
    for (ply, &nodes) in nodes.iter().enumerate() {
        writeln!(out, "{ply:>width$}  {}", words.count(nodes))?;
    }
    if depth < args.depth {
        writeln!(out, "{}", words.say("terminal-longest", &[("plies", depth.into())]))?;
    }
    let total = nodes.iter().fold(0u64, |sum, &nodes| sum.saturating_add(nodes));
    let [count, speed] = [total, per_second(total, time)].map(|number| words.count(number));
    let variables =
        [("count", count.into()), ("time", words.time(time).into()), ("speed", speed.into())];
    writeln!(out, "{}", words.say("terminal-total", &variables))?;
    Ok(())
}

/// No game lasts longer from here on.
fn longest(position: &Position) -> u32 {
    // On a board that was set up there are stones that nobody has played.
    let played = position.game::<Board>().map_or(position.ply(), Board::filled);
    position.longest().saturating_sub(u32::try_from(played).unwrap_or(u32::MAX))
}

/// As [`Position::perft`], one first move after the other to show how far it is.
fn count(app: &App, position: &Position, depth: u32) -> Vec<u64> {
    let mut counts = vec![0; depth as usize + 1];
    counts[0] = 1;
    let moves = if depth > 0 { position.moves() } else { Vec::new() };
    let bar = progress::bar(moves.len(), app.words.say("terminal-bar-moves", &[]));
    let mut position = position.clone();
    for mv in moves {
        if position.play(&mv).is_err() {
            continue; // it was listed, so it can be played
        }
        let below = position.perft(depth - 1);
        position.undo();
        for (count, more) in counts[1..].iter_mut().zip(below) {
            *count = more.saturating_add(*count);
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_move_by_move_is_perft() {
        let app = App::new();
        let mut position = app.catalogue().position("3x3x3").unwrap();
        for depth in 0..=9 {
            assert_eq!(count(&app, &position, depth), position.perft(depth));
        }
        position.play_all(["a3", "a1", "b3", "b1", "c3"]).unwrap();
        assert_eq!(count(&app, &position, 2), position.perft(2));
    }
}
