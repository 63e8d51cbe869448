//! `weigh`: what each line of the board contributes to a score, by weights of one's own.

use crate::bounds::{Bounds, Stop};
use crate::budget::Budget;
use crate::event::{CellWorth, Choice, LineWorth, MoveWorth, Weighed};
use crate::game::names;
use crate::move_values::{Allowance, move_values, of_x};
use crate::refusal::{Code, Refusal};
use crate::search_spec::evaluator;
use gametree::{Evaluate, Game, Side};
use mnk::{Board, Weighted};

/// The deepest search for the effect on the chosen move.
const MOST_DEPTH: u64 = 6;
/// The most nodes of each of the two searches.
const MOST_NODES: u64 = 1_000_000;

pub(crate) fn weigh(
    board: &Board,
    name: &str,
    weights: &[i64],
    depth: Option<u64>,
    bounds: &Bounds,
    stop: &Stop,
) -> Result<Weighed, Refusal> {
    let limit = |error: &dyn std::fmt::Display| Refusal::new(Code::Limit, error);
    let evaluator = evaluator(Some(name))?;
    let weighted = Weighted::new(evaluator, weights).map_err(|error| limit(&error))?;
    let usual_weights = Weighted::usual(evaluator).unwrap_or_default();
    let depth = Refusal::unless_within("the depth", depth.unwrap_or(2), 1..=MOST_DEPTH)? as u32;
    let budget = Budget::new(bounds, bounds.time, stop);
    let allowance = Allowance {
        nodes: budget.nodes.min(MOST_NODES),
        deadline: budget.start + budget.time,
        stop: stop.clone(),
    };
    let lines = weighted.contributions(board);
    let mut sums = vec![None; board.rules().cells()];
    for line in &lines {
        for cell in &line.cells {
            *sums[cell.index()].get_or_insert(0) += i64::from(line.worth);
        }
    }
    let cells = sums.into_iter().enumerate().filter_map(|(index, worth)| {
        Some(CellWorth { cell: board.rules().cell_at(index)?.to_string(), worth: worth? })
    });
    let score = weighted.evaluate(board);
    Ok(Weighed {
        total: if board.side() == Side::First { score } else { -score },
        cells: cells.collect(),
        usual: choice(board, &evaluator, depth, &allowance)?,
        changed: choice(board, &weighted, depth, &allowance)?,
        usual_weights,
        lines: lines
            .iter()
            .map(|line| LineWorth {
                cells: names(&line.cells),
                side: line.side.into(),
                stones: line.stones,
                worth: line.worth,
            })
            .collect(),
    })
}

/// The move chosen with this evaluator, and what all moves are worth.
fn choice(
    board: &Board,
    evaluator: &impl Evaluate<Board>,
    depth: u32,
    allowance: &Allowance,
) -> Result<Choice, Refusal> {
    let found = move_values(board, evaluator, depth, allowance).ok_or_else(|| {
        match allowance.stop.is_stopped() {
            true => Refusal::new(Code::Stopped, "the search was stopped before it knew every move"),
            false => Refusal::new(
                Code::TooLarge,
                format!("depth {depth} takes too long on this board; choose a smaller one"),
            ),
        }
    })?;
    let values = found.values.iter().map(|&(cell, value)| MoveWorth {
        cell: cell.to_string(),
        value: of_x(value, board.side()),
    });
    let values: Vec<MoveWorth> = values.collect();
    let best = values.first().map(|best| best.cell.clone()).unwrap_or_default();
    Ok(Choice { best, values })
}
