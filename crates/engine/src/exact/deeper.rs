//! Deeper and deeper, as far as the limits go: for what cannot be searched to the end, or is not to
//! be.

use super::Way;
use crate::{Limits, Thought};
use gametree::{
    Bound, Deepening, Ended, Evaluate, Flow, Game, Observer, Report, Search, Table, Value,
};
use mnk::{Board, Cell, Evaluator, Order};
use std::ops::ControlFlow;
use std::time::Instant;

/// A search of the textbooks that remembers from move to move.
#[derive(Debug)]
pub(super) struct Deeper {
    search: Deepening<Cell, fn(&Board) -> i32>,
}

impl Deeper {
    /// With a table of at most `bytes` bytes, which it grows into.
    pub(super) fn new(way: Way, bytes: usize) -> Deeper {
        // Calls everything even that is not over, or counts lines.
        let guess: fn(&Board) -> i32 = match way {
            Way::Exact => |_| 0,
            _ => |board| Evaluator::LinePower.evaluate(board),
        };
        Deeper { search: Deepening::with_table(guess, Table::with_bytes(bytes)) }
    }

    /// Searches deeper and deeper, the position itself for the best move and each other move for
    /// its value; `used` nodes were spent on it before.
    pub(super) fn think(
        &mut self,
        board: &Board,
        limits: &Limits,
        used: u64,
        told: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let start = Instant::now();
        let tree_limits = limits.for_game_tree();
        let board = board.clone().ordered(Order::Center);
        let mut teller = Teller { board: &board, start, used, told, one_line: limits.lines <= 1 };
        let report = self.search.search(&board, &tree_limits, &mut teller);
        let mut thought = teller.thought(&report);
        if limits.lines > 1 {
            thought = self.with_lines(&board, limits, &tree_limits, thought);
            thought.time = start.elapsed();
            told(&thought);
        }
        thought
    }

    /// The same with other moves.
    fn with_lines(
        &mut self,
        board: &Board,
        limits: &Limits,
        tree_limits: &gametree::Limits,
        mut thought: Thought,
    ) -> Thought {
        let (best, dead) = (thought.best(), board.is_dead());
        let (mut nodes, mut ended) = (thought.nodes(), thought.ended());
        for mv in board.legal_moves().into_iter().filter(|&mv| Some(mv) != best) {
            let mut after = board.clone();
            after.play(mv);
            let depth = tree_limits.depth.map(|depth| depth.saturating_sub(1));
            let report =
                self.search.search(&after, &tree_limits.clone().with_depth(depth), &mut ());
            nodes += report.stats.nodes;
            if report.ended != Ended::Complete {
                ended = report.ended;
                break;
            }
            // Complete with a full window: the value is exact, to either side.
            let mut pv = vec![mv];
            pv.extend(report.pv);
            let line = Report {
                side: board.side(),
                best: Some(mv),
                value: (-report.value).a_ply_later(),
                pv,
                tied: vec![mv],
                depth: thought.depth(),
                ..report
            };
            thought.lines.push(as_known(line, dead));
        }
        // The first is the best by the search of the position itself; ties stay in order.
        thought.lines[1..].sort_by_key(|line| std::cmp::Reverse(line.value));
        thought.lines.truncate(limits.lines);
        let time = thought.time;
        thought.at_end(nodes, ended, time)
    }
}

/// Passes on what the search finds after every depth.
struct Teller<'a> {
    board: &'a Board,
    start: Instant,
    /// Nodes spent before.
    used: u64,
    told: &'a mut dyn FnMut(&Thought),
    one_line: bool,
}

impl Observer<Board> for Teller<'_> {
    fn iteration(&mut self, report: &Report<Cell>) -> Flow {
        if self.one_line {
            let thought = self.thought(report);
            (self.told)(&thought);
        }
        ControlFlow::Continue(())
    }
}

impl Teller<'_> {
    fn thought(&self, report: &Report<Cell>) -> Thought {
        let mut line = Report { pv: report.line().to_vec(), ..report.clone() };
        line.stats.nodes += self.used;
        let lines = vec![as_known(line, self.board.is_dead())];
        Thought::of(lines, self.start.elapsed())
    }
}

/// A win or a loss is proven wherever it is seen; and where no row can be completed any more, so is
/// the draw.
fn as_known(report: Report<Cell>, dead: bool) -> Report<Cell> {
    if dead {
        return Report { value: Value::DRAW, bound: Bound::Exact, proven: true, ..report };
    }
    let proven = report.proven || report.verdict().outcome().is_some();
    Report { proven, ..report }
}
