//! `inarow perft`: how many positions there are at every ply, each way to reach one counted.

use crate::cli::PerftArgs;
use crate::{progress, say};
use gametree::{Game, perft};
use mnk::Board;
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
    let board = args.position.board(args.rules)?;
    // Every move fills a cell, so deeper than this there is nothing but zeros.
    let empty = args.rules.cells() - board.filled();
    let depth = args.depth.min(u32::try_from(empty).unwrap_or(u32::MAX));
    let start = Instant::now();
    let nodes = count(&board, depth);
    let time = start.elapsed();
    if args.json {
        let rules = args.rules.to_string();
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
fn count(board: &Board, depth: u32) -> Vec<u64> {
    let mut counts = vec![0; depth as usize + 1];
    counts[0] = 1;
    let mut moves = Vec::new();
    if depth > 0 && board.outcome().is_none() {
        board.moves(&mut moves);
    }
    let bar = progress::bar(moves.len(), "first moves");
    let mut board = board.clone();
    for mv in moves {
        board.play(mv);
        let below = perft(&board, depth - 1);
        board.undo(mv);
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
    use mnk::Rules;

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
