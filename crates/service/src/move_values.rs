//! What every move is worth by a search to a depth, each with a full window.

use crate::bounds::Bounds;
use gametree::{
    Deepening, Ended, Evaluate, Game, Limits, Options, Scoring, Search, Side, Stop, Table, Ties,
    Value,
};
use mnk::{Board, Cell};
use std::time::Instant;

/// What a search of all moves may cost.
#[derive(Clone, Debug)]
pub(crate) struct Allowance {
    pub nodes: u64,
    pub deadline: Instant,
    pub stop: Stop,
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
    for cell in moves {
        let mut after = board.clone();
        after.play(cell);
        let limits = Limits::depth(depth.saturating_sub(1))
            .with_nodes(allowance.nodes.saturating_sub(found.nodes))
            .with_stop(&allowance.stop)
            .until(allowance.deadline);
        let report = search.search(&after, &limits, &mut ());
        found.nodes += report.stats.nodes;
        if report.ended != Ended::Complete {
            return None;
        }
        found.proven &= report.proven;
        found.values.push((cell, (-report.value).a_ply_later()));
    }
    found.values.sort_by_key(|&(_, value)| std::cmp::Reverse(value)); // equals stay in order
    Some(found)
}

/// A value of the side to move as X sees it, as a bare number.
pub(crate) fn of_x(value: Value, side: Side) -> i32 {
    match side {
        Side::First => value.raw(),
        Side::Second => -value.raw(),
    }
}
