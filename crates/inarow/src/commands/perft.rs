//! `inarow perft`: how many positions there are at every ply, each way to reach one counted.

use crate::cli::PerftArgs;
use crate::{progress, say};
use anyhow::{Context, bail};
use games::{Playable, Spec, Visitor};
use gametree::{Game, perft};
use serde::Serialize;
use std::io::Write;
use std::time::Instant;

/// The counts as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct Counts {
    rules: String,
    depth: u32,
    /// From ply 0 on.
    nodes: Vec<u64>,
}

pub fn run(args: &PerftArgs, out: &mut impl Write) -> anyhow::Result<()> {
    if let Spec::InARow(rules) = args.game {
        let board = args.position.board(rules)?;
        // Every move fills a cell.
        let empty = u32::try_from(rules.cells() - board.filled()).unwrap_or(u32::MAX);
        return print(args, &board, empty, out);
    }
    if args.position.position.is_some() {
        bail!("--position is for k in a row; lead {} to a position by --moves", args.game);
    }
    args.game.visit(Perft { args, out })
}

/// A game other than k in a row.
struct Perft<'a, W> {
    args: &'a PerftArgs,
    out: &'a mut W,
}

impl<W: Write> Visitor for Perft<'_, W> {
    type Output = anyhow::Result<()>;

    fn visit<G: Playable>(self, mut game: G) -> anyhow::Result<()> {
        let names = self.args.position.names();
        let played = names.len() as u32;
        for (i, name) in names.into_iter().enumerate() {
            let mv = game.move_named(name);
            game.play(mv.with_context(|| format!("move {} of --moves", i + 1))?);
        }
        let longest = self.args.game.longest().saturating_sub(played);
        print(self.args, &game, longest, self.out)
    }
}

/// Counts and prints. No game lasts longer than `longest` plies more, so deeper than that there is
/// nothing but zeros.
fn print<G: Playable>(
    args: &PerftArgs,
    game: &G,
    longest: u32,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let depth = args.depth.min(longest);
    let start = Instant::now();
    let nodes = count(game, depth);
    let time = start.elapsed();
    if args.json {
        let rules = args.game.to_string();
        return super::print_json(out, &Counts { rules, depth, nodes });
    }
    writeln!(out, "ply  positions")?;
    for (ply, &nodes) in nodes.iter().enumerate() {
        writeln!(out, "{ply:>3}  {}", say::count(nodes))?;
    }
    if depth < args.depth {
        let plies = if depth == 1 { "ply" } else { "plies" };
        writeln!(out, "no game lasts longer than {depth} more {plies}")?;
    }
    let total: u64 = nodes.iter().sum();
    let speed = say::count((total as f64 / time.as_secs_f64().max(1e-9)) as u64);
    writeln!(out, "total {} in {}, {speed}/s", say::count(total), say::time(time))?;
    Ok(())
}

/// As [`perft`], one first move after the other to show how far it is.
fn count<G: Game>(game: &G, depth: u32) -> Vec<u64> {
    let mut counts = vec![0; depth as usize + 1];
    counts[0] = 1;
    let mut moves = Vec::new();
    if depth > 0 && game.outcome().is_none() {
        game.moves(&mut moves);
    }
    let bar = progress::bar(moves.len(), "first moves");
    let mut game = game.clone();
    for mv in moves {
        game.play(mv);
        let below = perft(&game, depth - 1);
        game.undo(mv);
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
    use mnk::{Board, Rules};

    #[test]
    fn counting_move_by_move_is_perft() {
        let board = Board::new(Rules::TIC_TAC_TOE);
        for depth in 0..=9 {
            assert_eq!(count(&board, depth), perft(&board, depth));
        }
        let over: Board = "3x3x3 xxx/oo1/3 o".parse().unwrap();
        assert_eq!(count(&over, 2), perft(&over, 2));
    }
}
