//! What every move is worth by a search to a depth, each with a full window.

use crate::bounds::Bounds;
use crate::budget::Budget;
use gametree::{
    Deepening, Ended, Evaluate, Game, Limits, Options, Scoring, Search, Side, Stop, Table, Ties,
    Value,
};
use mnk::{Board, Cell};
use std::time::Instant;

/// Evaluators take time in proportion to the cells, and so nodes are allowed by them.
const CELLS_OF_NODES: u64 = 20_000_000;

/// What a search of all moves may cost.
#[derive(Clone, Debug)]
pub(crate) struct Allowance {
    pub nodes: u64,
    pub deadline: Instant,
    pub stop: Stop,
}

impl Allowance {
    /// What a budget allows on this board.
    pub(crate) fn new(board: &Board, budget: &Budget) -> Allowance {
        let nodes = CELLS_OF_NODES / board.rules().cells().max(16) as u64;
        Allowance {
            nodes: nodes.min(budget.nodes),
            deadline: budget.start + budget.time,
            stop: budget.stop.clone(),
        }
    }

    /// The same for a search of `gametree`.
    pub(crate) fn limits(&self, depth: u32) -> Limits {
        Limits::depth(depth).with_nodes(self.nodes).with_stop(&self.stop).until(self.deadline)
    }

    /// Takes off what was used.
    pub(crate) fn use_up(&mut self, nodes: u64) {
        self.nodes = self.nodes.saturating_sub(nodes);
    }
}

/// Every move with its value to the side that makes it, distances counted from before the move.
#[derive(Clone, Debug)]
pub(crate) struct MoveValues {
    /// Best first; equals in the order of the board.
    pub values: Vec<(Cell, Value)>,
    /// Whether no evaluator had a say.
    pub proven: bool,
    pub nodes: u64,
}

/// Searches each move of an unfinished game to `depth` plies, itself included. None if that takes
/// more than allowed.
pub(crate) fn move_values(
    board: &Board,
    evaluator: &impl Evaluate<Board>,
    depth: u32,
    allowance: &Allowance,
) -> Option<MoveValues> {
    let evaluate = |board: &Board| evaluator.evaluate(board);
    let mut search = Deepening::with_table(evaluate, Table::with_bytes(Bounds::TABLE));
    search.options = Options { scoring: Scoring::Distance, ties: Ties::First };
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let mut found = MoveValues { values: Vec::new(), proven: true, nodes: 0 };
    let mut left = allowance.clone();
    for cell in moves {
        let mut after = board.clone();
        after.play(cell);
        let report = search.search(&after, &left.limits(depth.saturating_sub(1)), &mut ());
        found.nodes += report.stats.nodes;
        left.use_up(report.stats.nodes);
        if report.ended != Ended::Complete {
            return None;
        }
        found.proven &= report.proven;
        found.values.push((cell, (-report.value).a_ply_later()));
    }
    found.values.sort_by_key(|&(_, value)| std::cmp::Reverse(value)); // equals stay in order
    Some(found)
}

/// How many nodes [`move_values`] visits at least: windows are full, so from two plies on every reply
/// to every move is looked at, unless the move ends the game.
pub(crate) fn least_nodes(board: &Board, depth: u32) -> u64 {
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let replies = if depth < 2 { 0 } else { moves.len().saturating_sub(1) as u64 };
    let mut after = board.clone();
    let nodes = moves.iter().map(|&cell| {
        after.play(cell);
        let is_over = after.outcome().is_some();
        after.undo(cell);
        if is_over { 1 } else { 1 + replies }
    });
    nodes.sum()
}

/// A value of the side to move as X sees it, as a bare number.
pub(crate) fn of_x(value: Value, side: Side) -> i32 {
    match side {
        Side::First => value.raw(),
        Side::Second => -value.raw(),
    }
}
