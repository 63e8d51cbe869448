//! Counting what a fault does, over all positions.

use super::Fault;
use super::positions::{Positions, children, played};
use super::textbook::Answer;
use gametree::{Game, Outcome, Value};
use mnk::{Board, Cell};
use serde::{Deserialize, Serialize};

/// What a fault does at one depth. The search is compared with the same search fixed, on every
/// position in which a move is to be made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Findings {
    /// Plies searched.
    pub depth: u32,
    /// Positions looked at: all 4,520.
    pub positions: u32,
    /// Where the value is not that of the fixed search. One that tells a win or a loss without
    /// its distance is not wrong about it.
    pub wrong_values: u32,
    /// Where a move it may play is worth less than the best one, as the fixed search sees it at
    /// this depth.
    pub worse_moves: u32,
    /// Where a move it may play gives a won game away or loses a drawn one.
    pub lost_results: u32,
    /// The same for the fixed search, which at small depths does not see far either.
    pub lost_results_fixed: u32,
    /// Positions in which there is a move that wins at once.
    pub wins_in_one: u32,
    /// Where a move it may play is not such a move.
    pub missed_wins_in_one: u32,
    /// Nodes visited, over all positions.
    pub nodes: u64,
    /// The same for the fixed search.
    pub nodes_fixed: u64,
    /// Where it visits more nodes.
    pub more_nodes: u32,
    /// Nodes visited from the empty board.
    pub nodes_from_start: u64,
    /// The same for the fixed search.
    pub nodes_from_start_fixed: u64,
}

/// What is wrong in one position, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// A move gives a better result away, which the fixed search does not.
    LostResult,
    /// A move is worth less than the best.
    WorseMove,
    /// The value is wrong.
    WrongValue,
    /// More nodes than necessary.
    MoreNodes,
}

/// Counts what a fault does at one depth.
#[must_use]
pub fn study(fault: &Fault, positions: &Positions, depth: u32) -> Findings {
    examine(fault, positions, depth, |_, _, _| {})
}

/// Counts, and shows every position in which something is wrong, with the gravest of it and what both
/// searches say, the faulty one first.
pub(super) fn examine<'a>(
    fault: &Fault,
    positions: &'a Positions,
    depth: u32,
    mut shown: impl FnMut(&'a Board, Effect, [Answer; 2]),
) -> Findings {
    let mut sum = Findings { depth, ..Findings::default() };
    for board in &positions.open {
        let faulty = fault.search(board, depth);
        let fixed = fault.search_fixed(board, depth);
        let wrong = is_wrong(faulty.value, fixed.value);
        let worse = faulty
            .moves
            .iter()
            .any(|&mv| !fixed.moves.contains(&mv) && worth(fault, board, mv, depth) < fixed.value);
        let loses =
            |answer: &Answer| answer.moves.iter().any(|&mv| positions.loses_result(board, mv));
        let (lost, lost_fixed) = (loses(&faulty), loses(&fixed));
        let more = faulty.nodes > fixed.nodes;
        let is_won = |child: &Board| matches!(child.outcome(), Some(Outcome::Win(_)));
        let wins: Vec<Cell> =
            children(board).filter(|(_, child)| is_won(child)).map(|(mv, _)| mv).collect();
        let missed = !wins.is_empty() && faulty.moves.iter().any(|mv| !wins.contains(mv));
        sum.positions += 1;
        sum.wrong_values += u32::from(wrong);
        sum.worse_moves += u32::from(worse);
        sum.lost_results += u32::from(lost);
        sum.lost_results_fixed += u32::from(lost_fixed);
        sum.wins_in_one += u32::from(!wins.is_empty());
        sum.missed_wins_in_one += u32::from(missed);
        sum.nodes += faulty.nodes;
        sum.nodes_fixed += fixed.nodes;
        sum.more_nodes += u32::from(more);
        if board.filled() == 0 {
            sum.nodes_from_start = faulty.nodes;
            sum.nodes_from_start_fixed = fixed.nodes;
        }
        let effect = match worse {
            // A result that the fixed search loses too is not the fault's doing.
            true if lost && !lost_fixed => Some(Effect::LostResult),
            true => Some(Effect::WorseMove),
            false if wrong => Some(Effect::WrongValue),
            false => more.then_some(Effect::MoreNodes),
        };
        if let Some(effect) = effect {
            shown(board, effect, [faulty, fixed]);
        }
    }
    sum
}

/// Whether a value contradicts the right one. A win without a distance contradicts no win.
fn is_wrong(told: Value, right: Value) -> bool {
    let no_distance =
        (told == Value::WIN && right.is_win()) || (told == Value::LOSS && right.is_loss());
    told != right && !no_distance
}

/// What a move is worth to the side that makes it, by the fixed search.
fn worth(fault: &Fault, board: &Board, mv: Cell, depth: u32) -> Value {
    -fault.search_fixed(&played(board, mv), depth - 1).value.a_ply_later()
}
