//! Boards that are not for patterns: so small that the game can be searched to its end, or with
//! rows so long that no pattern fits.

mod deeper;
mod small;
mod solver;

use crate::limits::{Clock, Limits};
use crate::search::Interrupted;
use crate::{Thought, sees_threats};
use deeper::Deeper;
use gametree::{Bound, Game, Report, Stats, Value};
use mnk::{Board, Cell, Rules};
use small::{Position, Score};
use solver::Solver;
use std::time::Instant;

/// Boards of up to this many cells are searched to the end.
const SMALL: usize = 20;

/// How a board is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// To the end: the value is exact, and so is the distance.
    Exact,
    /// By patterns.
    Patterns,
    /// As the textbooks do: rows this long come about by mistake only.
    Textbook,
}

impl Way {
    pub(crate) fn of(rules: &Rules) -> Way {
        if rules.cells() <= SMALL {
            Way::Exact
        } else if sees_threats(rules) {
            Way::Patterns
        } else {
            Way::Textbook
        }
    }
}

/// A search that remembers from move to move.
#[derive(Debug)]
pub(crate) struct ExactSearch {
    way: Way,
    deeper: Deeper,
    /// Made when it is first needed.
    solver: Option<Solver>,
    bytes: usize,
}

impl ExactSearch {
    /// With two tables, together of at most `bytes` bytes, which it grows into.
    pub(crate) fn new(way: Way, bytes: usize) -> ExactSearch {
        let bytes = bytes / 2;
        ExactSearch { way, deeper: Deeper::new(way, bytes), solver: None, bytes }
    }

    /// The best moves of `board`, best first, as many as `limits` ask for.
    pub(crate) fn think(
        &mut self,
        board: &Board,
        limits: &Limits,
        told: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let left = board.rules().cells() - board.filled();
        let to_the_end = limits.depth.is_none_or(|depth| depth as usize >= left);
        if self.way != Way::Exact || !to_the_end {
            return self.deeper.think(board, limits, 0, told);
        }
        // Half of everything is for a shallow answer, should there be no deep one.
        let start = Instant::now();
        let nodes = limits.nodes.map(|nodes| nodes / 2);
        let half = Limits { nodes, time: limits.time.map(|time| time / 2), ..limits.clone() };
        match self.solve(board, &half) {
            Ok(thought) => {
                told(&thought);
                thought
            }
            Err(Interrupted) => {
                let time = limits.time.map(|time| time.saturating_sub(start.elapsed()));
                let used = self.solver.as_ref().map_or(0, |solver| solver.nodes);
                let limits = Limits { nodes, time, ..limits.clone() };
                self.deeper.think(board, &limits, used, told)
            }
        }
    }

    /// Knows everything, or was interrupted.
    fn solve(&mut self, board: &Board, limits: &Limits) -> Result<Thought, Interrupted> {
        let clock = Clock::new(limits);
        let (rules, bytes) = (board.rules(), self.bytes);
        let solver = self.solver.get_or_insert_with(|| Solver::new(rules, bytes));
        solver.nodes = 0;
        let at = Position::of(board);
        let mut found = Vec::new();
        if limits.lines <= 1 {
            let score = solver.value(at, &clock)?;
            found.push((score, solver.line(at, score, &clock)?));
        } else {
            for cell in solver.moves(at) {
                found.push((solver.worth(at, cell, &clock)?, vec![cell]));
            }
            // Ties stay in order.
            found.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
            found.truncate(limits.lines);
            for (score, line) in &mut found {
                line.extend(solver.line(at.after(line[0]), -*score, &clock)?);
            }
        }
        let value = |score: Score| {
            let plies = || solver.small.stones_at_end(score) - at.stones();
            match score {
                0 => Value::DRAW,
                1.. => Value::win_in(plies()),
                _ => Value::loss_in(plies()),
            }
        };
        let left = (rules.cells() - board.filled()) as u32;
        let depth = value(found[0].0).plies().unwrap_or(left);
        let stats = Stats { nodes: solver.nodes, ..Stats::default() };
        let lines = found.into_iter().map(|(score, cells)| {
            let pv: Vec<Cell> = cells.into_iter().filter_map(|cell| rules.cell_at(cell)).collect();
            let best = pv.first().copied();
            Report {
                best,
                value: value(score),
                bound: Bound::Exact,
                pv,
                tied: best.into_iter().collect(),
                depth,
                proven: true,
                stats,
                ..Report::unknown(board.side())
            }
        });
        Ok(Thought::of(lines.collect(), clock.start.elapsed()))
    }
}
