//! `costs`: what every move is worth, exactly where that can be known, and what an algorithm plays.

use crate::bounds::{Bounds, Stop};
use crate::budget::Budget;
use crate::cells::CellSearch;
use crate::event::{Cost, Costs};
use crate::move_values::{Allowance, MoveValues, move_values, of_x};
use crate::reason::Reason;
use crate::refusal::{Code, Refusal};
use crate::search_spec::{algorithm, evaluator, order};
use crate::thinker::Engines;
use crate::value::empty_cells;
use engine::solves;
use gametree::{Algorithm, Ended, Game, Options, Scoring, Ties, Value, Window};
use mnk::{Board, Cell, Evaluator};

/// How deep to look where nobody says.
const USUAL_DEPTH: u32 = 4;
/// With so few empty cells a game is searched to its end, and by any algorithm.
const FEW: usize = 9;

/// Whose choice is to be shown, and how far to look.
pub(crate) struct Asked<'a> {
    pub algorithm: &'a str,
    pub evaluator: Option<&'a str>,
    pub depth: Option<u64>,
    pub order: Option<&'a str>,
}

pub(crate) fn costs(
    board: &Board,
    asked: &Asked<'_>,
    bounds: &Bounds,
    stop: &Stop,
    engines: &mut Engines,
) -> Result<Costs, Refusal> {
    let algorithm = algorithm(asked.algorithm)?;
    let evaluator = evaluator(asked.evaluator)?;
    let depth =
        asked.depth.map(|depth| Refusal::unless_within("the depth", depth, 1..=Bounds::DEPTH));
    let depth = depth.transpose()?.map(|depth| depth as u32);
    let board = board.clone().ordered(order(asked.order)?);
    let budget = Budget::new(bounds, bounds.time, stop);
    let empty = empty_cells(&board);
    let wanted = depth.unwrap_or(if empty <= FEW { empty as u32 } else { USUAL_DEPTH });
    let found = match solves(board.rules()) {
        true => solved(&board, &budget, engines),
        false => None,
    };
    let found = match found {
        Some(found) => found,
        None => searched(&board, evaluator, wanted, &budget)?,
    };
    let (chosen, nodes) = chosen(&board, algorithm, evaluator, wanted, &budget);
    let cost = |&(cell, value): &(Cell, Value)| Cost {
        cell: cell.to_string(),
        value: of_x(value, board.side()),
    };
    Ok(Costs {
        exact: found.exact,
        depth: found.depth,
        values: found.values.iter().map(cost).collect(),
        chosen: chosen.map(|cell| cell.to_string()),
        nodes: found.nodes + nodes,
    })
}

struct Found {
    exact: bool,
    depth: u32,
    values: Vec<(Cell, Value)>,
    nodes: u64,
}

/// All values by the exact solver; none if there is not enough time for it.
fn solved(board: &Board, budget: &Budget, engines: &mut Engines) -> Option<Found> {
    let mut cells = CellSearch::new(board);
    while !cells.is_settled() {
        if !cells.pass(engines.quick(), budget) {
            return None;
        }
    }
    let depth = empty_cells(board) as u32;
    Some(Found { exact: true, depth, values: cells.values(), nodes: cells.nodes })
}

/// All values to the largest depth, up to the one wanted, that takes no more nodes than allowed.
fn searched(
    board: &Board,
    evaluator: Evaluator,
    wanted: u32,
    budget: &Budget,
) -> Result<Found, Refusal> {
    let mut allowance = Allowance::new(board, budget);
    let mut best: Option<Found> = None;
    let mut nodes = 0;
    for depth in 1..=wanted {
        let Some(found) = move_values(board, &evaluator, depth, &allowance) else { break };
        let MoveValues { values, proven, nodes: used } = found;
        nodes += used;
        allowance.use_up(used);
        best = Some(Found { exact: proven, depth, values, nodes });
        if proven {
            break;
        }
    }
    best.ok_or_else(|| match budget.stop.is_stopped() {
        true => Refusal::new(Code::Stopped, "the search was stopped before it knew every move"),
        false => Refusal::new(Code::TooLarge, "there is not enough time for every move")
            .because(Reason::new("every_move")),
    })
}

/// The move an algorithm plays when it looks `wanted` plies ahead. None if that takes more nodes or
/// more time than allowed, unless a smaller depth proves the move already.
fn chosen(
    board: &Board,
    algorithm: Algorithm,
    evaluator: Evaluator,
    wanted: u32,
    budget: &Budget,
) -> (Option<Cell>, u64) {
    let options = Options { scoring: evaluator.scoring(), ties: Ties::First };
    // The others try moves in the same order, and alpha-beta finds the same first best one sooner.
    let algorithm = match algorithm {
        Algorithm::Deepening => Algorithm::Deepening,
        _ => Algorithm::AlphaBeta,
    };
    // Deepening has rounds of its own; and where a slow win is as good as a quick one, another move
    // may be the first best one at a larger depth.
    let by_rounds = algorithm != Algorithm::Deepening && options.scoring == Scoring::Distance;
    let mut allowance = Allowance::new(board, budget);
    let mut nodes = 0;
    for depth in if by_rounds { 1..=wanted } else { wanted..=wanted } {
        let limits = allowance.limits(depth);
        let report = algorithm.search(board, evaluator, options, Window::FULL, &limits, &mut ());
        nodes += report.stats.nodes;
        allowance.use_up(report.stats.nodes);
        if report.ended != Ended::Complete {
            break;
        }
        if report.proven || report.value.is_decided() || depth == wanted {
            return (report.best, nodes);
        }
    }
    (None, nodes)
}
