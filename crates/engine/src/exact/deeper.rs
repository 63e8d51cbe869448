//! Deeper and deeper, as far as the limits go: for what cannot be searched to the end, or is not to
//! be.

use super::Way;
use crate::limits::Limits;
use crate::player::{Line, Thought};
use gametree::{Deepening, Evaluate, Flow, Game, Observer, Report, Search, Table};
use mnk::{Board, Cell, Evaluator, Order};
use std::ops::ControlFlow;
use std::time::Instant;

/// Calls everything even that is not over, or counts lines.
#[derive(Clone, Copy, Debug)]
struct Guess(Way);

impl Evaluate<Board> for Guess {
    fn evaluate(&self, board: &Board) -> i32 {
        match self.0 {
            Way::Exact => 0,
            _ => Evaluator::LinePower.evaluate(board),
        }
    }
}

/// A search of the textbooks that remembers from move to move.
#[derive(Debug)]
pub(super) struct Deeper {
    search: Deepening<Cell, Guess>,
}

impl Deeper {
    /// With a table of at most `bytes` bytes, which it grows into.
    pub(super) fn new(way: Way, bytes: usize) -> Deeper {
        Deeper { search: Deepening::with_table(Guess(way), Table::with_bytes(bytes)) }
    }

    /// Searches deeper and deeper, the position itself for the best move and each other move for
    /// its value.
    pub(super) fn think(
        &mut self,
        board: &Board,
        limits: &Limits,
        told: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let start = Instant::now();
        let tree_limits = limits.for_game_tree();
        let board = board.clone().ordered(Order::Center);
        let mut teller = Teller { start, told, one_line: limits.lines <= 1 };
        let report = self.search.search(&board, &tree_limits, &mut teller);
        let mut thought = thought(&report, start);
        if limits.lines > 1 {
            self.add_lines(&board, limits, &tree_limits, &mut thought);
            thought.time = start.elapsed();
            told(&thought);
        }
        thought
    }

    fn add_lines(
        &mut self,
        board: &Board,
        limits: &Limits,
        tree_limits: &gametree::Limits,
        thought: &mut Thought,
    ) {
        let mut moves = Vec::new();
        board.moves(&mut moves);
        let best = thought.lines[0].moves.first().copied();
        for mv in moves.into_iter().filter(|&mv| Some(mv) != best) {
            let mut after = board.clone();
            after.play(mv);
            let depth = tree_limits.depth.map(|depth| depth.saturating_sub(1));
            let report =
                self.search.search(&after, &tree_limits.clone().with_depth(depth), &mut ());
            thought.nodes += report.stats.nodes;
            if report.ended != gametree::Ended::Complete {
                break;
            }
            let mut line = vec![mv];
            line.extend(report.pv);
            thought.lines.push(Line { moves: line, value: (-report.value).a_ply_later() });
        }
        // The first is the best by the search of the position itself; ties stay in order.
        thought.lines[1..].sort_by_key(|line| std::cmp::Reverse(line.value));
        thought.lines.truncate(limits.lines);
    }
}

/// Passes on what the search finds after every depth.
struct Teller<'a> {
    start: Instant,
    told: &'a mut dyn FnMut(&Thought),
    one_line: bool,
}

impl Observer<Board> for Teller<'_> {
    fn iteration(&mut self, report: &Report<Cell>) -> Flow {
        if self.one_line {
            (self.told)(&thought(report, self.start));
        }
        ControlFlow::Continue(())
    }
}

fn thought(report: &Report<Cell>, start: Instant) -> Thought {
    let moves =
        if report.pv.is_empty() { report.best.into_iter().collect() } else { report.pv.clone() };
    Thought {
        depth: report.depth,
        lines: vec![Line { moves, value: report.value }],
        nodes: report.stats.nodes,
        time: start.elapsed(),
    }
}
