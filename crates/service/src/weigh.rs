//! `weigh`: what each line of the board contributes to a score, by weights of one's own.

use crate::bounds::{Bounds, Stop};
use crate::budget::Budget;
use crate::event::{CellWorth, Choice, LineWorth, MoveWorth, Weighed};
use crate::game::names;
use crate::move_values::{Allowance, least_nodes, move_values, of_x};
use crate::reason::Reason;
use crate::refusal::{Code, Refusal};
use crate::search_spec::{evaluator, weighted};
use gametree::{Evaluate, Game};
use mnk::Board;

/// The deepest search for the effect on the chosen move.
const MOST_DEPTH: u64 = 6;
/// On boards of more cells the usual depth is 1 instead of 2.
const MANY_CELLS: usize = 225;

pub(crate) fn weigh(
    board: &Board,
    name: &str,
    weights: &[i64],
    depth: Option<u64>,
    bounds: &Bounds,
    stop: &Stop,
) -> Result<Weighed, Refusal> {
    let evaluator = evaluator(Some(name))?;
    let weighted = weighted(evaluator, weights, board)?;
    let usual_depth = if board.rules().cells() > MANY_CELLS { 1 } else { 2 };
    let depth = depth.unwrap_or(usual_depth);
    let depth = Refusal::unless_within("the depth", depth, 1..=MOST_DEPTH)? as u32;
    // Each of the two searches may cost as much.
    let allowance = Allowance::new(board, &Budget::new(bounds, bounds.time, stop));
    if least_nodes(board, depth) > allowance.nodes {
        return Err(too_deep(depth));
    }
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
    Ok(Weighed {
        total: lines.iter().map(|line| i64::from(line.worth)).sum(),
        cells: cells.collect(),
        usual: choice(board, &evaluator, depth, &allowance)?,
        changed: choice(board, &weighted, depth, &allowance)?,
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
            false => too_deep(depth),
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

fn too_deep(depth: u32) -> Refusal {
    let advice = if depth > 1 { "; choose a smaller one" } else { "" };
    let message = format!("depth {depth} takes too long on this board{advice}");
    Refusal::new(Code::TooLarge, message).because(Reason::new("too_deep").with("depth", depth))
}
