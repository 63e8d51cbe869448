//! Boards that are not for patterns: so small that the game can be searched to its end, or with
//! rows so long that no pattern fits.

use crate::limits::Limits;
use crate::player::{Line, Thought};
use crate::shape::MAX_K;
use gametree::{Deepening, Evaluate, Flow, Game, Observer, Report, Search, Table};
use mnk::{Board, Cell, Evaluator, Order, Rules};
use std::ops::ControlFlow;
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
        // Exactly k: a pattern has to see one cell more on either side.
        let longest = if rules.exact() { MAX_K - 1 } else { MAX_K };
        if rules.cells() <= SMALL {
            Way::Exact
        } else if rules.k() <= longest {
            Way::Patterns
        } else {
            Way::Textbook
        }
    }
}

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

/// A search that remembers from move to move.
#[derive(Debug)]
pub(crate) struct ExactSearch {
    search: Deepening<Cell, Guess>,
}

impl ExactSearch {
    /// With a table of at most `bytes` bytes, which it grows into.
    pub(crate) fn new(way: Way, bytes: usize) -> ExactSearch {
        ExactSearch { search: Deepening::with_table(Guess(way), Table::with_bytes(bytes)) }
    }

    /// The best moves of `board`, best first, as many as `limits` ask for. Searches the position
    /// itself for the best one and each other move for its value.
    pub(crate) fn think(
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
