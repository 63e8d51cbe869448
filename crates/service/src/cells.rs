//! What every legal move is worth, each searched on its own, deeper and deeper.

use crate::budget::Budget;
use crate::event::{CellValue, Cells, Line};
use crate::game::names;
use crate::value::{BoundKind, WireValue, empty_cells};
use engine::{Engine, Thought, solves, thinks_in_patterns};
use gametree::{Game, Outcome, Value};
use mnk::{Board, Cell};
use std::time::{Duration, Instant};

/// A move and what is known of it.
#[derive(Clone, Debug)]
struct Found {
    cell: Cell,
    value: Value,
    told: WireValue,
    line: Vec<Cell>,
    /// Looking deeper would not change it.
    settled: bool,
}

/// All moves of a position with their values, to the same depth. No move is cut off by another, so
/// each value is exact for the depth, at the price of a full search for each.
#[derive(Debug)]
pub(crate) struct CellSearch<'a> {
    board: &'a Board,
    /// Best first.
    found: Vec<Found>,
    pub depth: u32,
    pub nodes: u64,
    /// How long all passes took together.
    pub time: Duration,
}

impl<'a> CellSearch<'a> {
    pub(crate) fn new(board: &'a Board) -> CellSearch<'a> {
        CellSearch { board, found: Vec::new(), depth: 0, nodes: 0, time: Duration::ZERO }
    }

    /// Searches every move a ply deeper, or where that is quick to the end. False if it was interrupted, and the values are as before;
    /// after an interrupted first pass they are those of the moves it came to.
    pub(crate) fn pass(&mut self, engine: &mut Engine, budget: &Budget) -> bool {
        let start = Instant::now();
        let depth = self.next_depth(budget);
        let mut moves: Vec<Cell> = self.found.iter().map(|found| found.cell).collect();
        if moves.is_empty() {
            self.board.moves(&mut moves);
        }
        let mut found = Vec::with_capacity(moves.len());
        for (number, cell) in moves.iter().enumerate() {
            match self.found.get(number).filter(|found| found.settled).cloned() {
                Some(known) => found.push(known),
                None => match self.search(*cell, depth, engine, budget) {
                    Some(better) => found.push(better),
                    None => break,
                },
            }
        }
        self.time += start.elapsed();
        let complete = found.len() == moves.len();
        if complete {
            self.depth = depth;
        }
        if complete || self.found.is_empty() {
            found.sort_by_key(|found| std::cmp::Reverse(found.value)); // equals stay in order
            self.found = found;
        }
        complete
    }

    /// Whether looking deeper would change nothing.
    pub(crate) fn is_settled(&self) -> bool {
        !self.found.is_empty() && self.found.iter().all(|found| found.settled)
    }

    /// How deep to look next. Small boards are solved in no time, after a first look.
    fn next_depth(&self, budget: &Budget) -> u32 {
        const FIRST_LOOK: u32 = 2;
        let all = empty_cells(self.board) as u32;
        let may_solve = budget.depth.is_none_or(|depth| depth >= all);
        if self.depth >= FIRST_LOOK && solves(self.board.rules()) && may_solve {
            all.max(self.depth + 1)
        } else {
            self.depth + 1
        }
    }

    /// One move to this depth, itself included; nothing if interrupted.
    fn search(
        &mut self,
        cell: Cell,
        depth: u32,
        engine: &mut Engine,
        budget: &Budget,
    ) -> Option<Found> {
        let mut after = self.board.clone();
        after.play(cell);
        if let Some(outcome) = after.outcome() {
            let value = match outcome {
                Outcome::Win(_) => Value::win_in(1),
                _ => Value::DRAW,
            };
            return Some(Found {
                cell,
                value,
                told: finished(value),
                line: vec![cell],
                settled: true,
            });
        }
        let budget = Budget {
            depth: Some(depth - 1),
            nodes: budget.nodes.saturating_sub(self.nodes),
            ..budget.clone()
        };
        if budget.exceeded(0).is_some() {
            return None;
        }
        let thought = engine.think(&after, &budget.limits(1), |_| {})?;
        self.nodes += thought.nodes;
        if budget.cut_short(&thought, &after).is_some() {
            return None;
        }
        Some(self.judge(cell, &after, &thought, &budget))
    }

    fn judge(&self, cell: Cell, after: &Board, thought: &Thought, budget: &Budget) -> Found {
        let reply = thought.lines.first();
        let value = reply.map_or(Value::DRAW, |line| line.value);
        let known = budget.known(thought, after);
        let mut line = vec![cell];
        line.extend(reply.into_iter().flat_map(|line| &line.moves));
        let told = WireValue::of_engine(value, after, known).a_ply_earlier();
        let proven = value.is_decided() || matches!(told, WireValue::Draw { .. });
        let exact = !thinks_in_patterns(after.rules());
        Found {
            cell,
            value: (-value).a_ply_later(),
            told,
            line,
            settled: proven || exact && known.to_the_end,
        }
    }

    /// Every move with its value to the side that makes it, best first.
    pub(crate) fn values(&self) -> Vec<(Cell, Value)> {
        self.found.iter().map(|found| (found.cell, found.value)).collect()
    }

    /// The best moves, each with the play after it.
    pub(crate) fn lines(&self, most: usize) -> Vec<Line> {
        let line = |found: &Found| Line { moves: names(&found.line), value: found.told };
        self.found.iter().take(most).map(line).collect()
    }

    /// The value of every cell, so that the board does not contradict the `lines` beside it, which
    /// were searched to `depth`. The value of a move among them is taken from there if they know
    /// more; unless the cells are deeper, every other move is at most as good as the last.
    pub(crate) fn told(&self, lines: &[Line], depth: u32) -> Cells {
        let last = lines.last().map(|line| line.value).filter(|_| depth >= self.depth);
        let values = self.found.iter().map(|found| {
            let cell = found.cell.to_string();
            let line = lines.iter().find(|line| line.moves.first() == Some(&cell));
            let value = match line {
                _ if found.told.is_proven() => found.told,
                Some(line) if line.value.is_proven() || depth >= self.depth => line.value,
                Some(_) => found.told,
                None => at_most(found.told, last),
            };
            CellValue { cell, value }
        });
        Cells { depth: self.depth, values: values.collect() }
    }
}

/// A score that is not above another one; where it was, the other one as a bound.
fn at_most(value: WireValue, most: Option<WireValue>) -> WireValue {
    match (value, most) {
        (WireValue::Score { score, .. }, Some(WireValue::Score { score: most, .. }))
            if score > most =>
        {
            WireValue::Score { score: most, bound: BoundKind::Upper }
        }
        _ => value,
    }
}

fn finished(value: Value) -> WireValue {
    use BoundKind::Exact;
    match value.plies() {
        Some(plies) => WireValue::Win { plies: Some(plies), bound: Exact },
        None => WireValue::Draw { bound: Exact },
    }
}
