//! `costs`: what every move is worth, exactly where that can be known, and what an algorithm plays.
//! `weigh`: what each line of a board contributes to a score, by weights of one's own.

use crate::bounds::{Bounds, Budget};
use crate::game::board;
use crate::play::values;
use crate::thinker::Task;
use crate::{CellWorth, Choice, Code, Costs, LineWorth, Reason, Refusal, Weighed};
use games::{AlgorithmInfo, Position, SearchSpec};
use gametree::{Algorithm, Ended, Game, Limits, TreeGame, View};
use mnk::{Board, Cell, Evaluator, Weighted};
use players::Resources;
use players::analysis::MoveSearch;
use std::time::Instant;

/// How deep to look where nobody says.
const USUAL_DEPTH: u32 = 4;
/// With so few plies to go a game is searched to its end, and by any algorithm.
const FEW: u32 = 9;
/// Evaluators take time in proportion to the cells, and so nodes are allowed by them.
const CELLS_OF_NODES: u64 = 20_000_000;
/// The deepest search for the effect of weights on the chosen move.
const MOST_DEPTH: u64 = 6;
/// On boards of more cells the usual depth for that is 1 instead of 2.
const MANY_CELLS: usize = 225;

/// What searching every move of this position may cost.
fn allowed(position: &Position, task: &Task<'_>) -> Budget {
    let nodes = CELLS_OF_NODES / position.squares().max(16) as u64;
    let bounds = &task.bounds;
    Budget { nodes: nodes.min(bounds.nodes), ..Budget::new(bounds, bounds.time, task.stop) }
}

/// What every move is worth, and the move that the search of `spec` chooses.
pub(crate) fn costs(
    task: &Task<'_>,
    position: &Position,
    spec: &SearchSpec,
    depth: Option<u64>,
) -> Result<Costs, Refusal> {
    let (catalogue, resources) = (&task.program.catalogue, task.resources);
    let algorithm = position.algorithm(&spec.algorithm)?;
    let is_walked = |algorithm: &AlgorithmInfo| algorithm.view == Some(View::Tree);
    if !is_walked(&algorithm) {
        let known = catalogue.algorithms().into_iter().filter(is_walked);
        let known: Vec<String> = known.map(|algorithm| algorithm.name).collect();
        let message =
            format!("{} cannot be looked into; there are {}", algorithm.name, known.join(", "));
        return Err(Refusal::new(Code::Limit, message));
    }
    let within = |depth| Refusal::unless_within("the depth", depth, 1..=Bounds::DEPTH);
    let depth = depth.map(within).transpose()?.map(|depth| depth as u32);
    let wanted = depth.unwrap_or_else(|| usual_depth(position));
    let budget = allowed(position, task);
    // First, so that names that do not exist are refused.
    let (chosen, nodes) = chosen(position, spec, wanted, &budget)?;
    let solved =
        solved(position, &Budget { nodes: task.bounds.nodes, ..budget.clone() }, resources)?;
    let moves = match solved {
        Some(moves) => moves,
        None => {
            let mut moves = MoveSearch::with_search(position, deepening(spec, resources));
            deepen(&mut moves, wanted, &budget)?;
            moves
        }
    };
    if moves.depth() == 0 {
        return Err(match task.stop.is_stopped() {
            true => stopped(),
            false => Refusal::new(Code::TooLarge, "there is not enough time for every move")
                .because(Reason::new("every_move")),
        });
    }
    let found = moves.values();
    Ok(Costs {
        exact: moves.is_settled(),
        depth: found.depth,
        values: values(&found.values),
        chosen,
        nodes: nodes + moves.nodes(),
    })
}

/// How deep to look where nobody says: to the end of a typed tree, and of a game that is nearly over.
fn usual_depth(position: &Position) -> u32 {
    let left = position.longest().saturating_sub(position.ply() as u32);
    let to_the_end = left <= FEW || position.game::<TreeGame>().is_some();
    if to_the_end { left } else { USUAL_DEPTH }
}

/// All values by the engine, where it searches the board to its end; none if it does not, or there is
/// not enough time for it.
fn solved(
    position: &Position,
    budget: &Budget,
    resources: &Resources,
) -> Result<Option<MoveSearch>, Refusal> {
    if !position.game::<Board>().is_some_and(|board| engine::solves(board.rules())) {
        return Ok(None);
    }
    let mut moves = MoveSearch::new(position, resources);
    Ok(deepen(&mut moves, u32::MAX, budget)?.then_some(moves))
}

/// Searches every move to this depth, unless less will do. Whether there was enough time for it.
fn deepen(moves: &mut MoveSearch, depth: u32, budget: &Budget) -> Result<bool, Refusal> {
    while !moves.is_settled() && moves.depth() < depth {
        if !moves.pass(&budget.allowance(), Instant::now())? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The same search by iterative deepening.
fn deepening(spec: &SearchSpec, resources: &Resources) -> SearchSpec {
    let (algorithm, memory) = ("deepening".to_owned(), resources.memory);
    SearchSpec { algorithm, memory, ..spec.clone() }
}

/// The move an algorithm plays when it looks `wanted` plies ahead. None if that takes more nodes or
/// more time than allowed, unless a smaller depth proves the move already.
fn chosen(
    position: &Position,
    spec: &SearchSpec,
    wanted: u32,
    budget: &Budget,
) -> Result<(Option<String>, u64), Refusal> {
    // The others try moves in the same order, and alpha-beta finds the same first best one sooner.
    let deepens = spec.algorithm.parse().is_ok_and(|one: Algorithm| one.traits().deepens);
    let algorithm = if deepens { &spec.algorithm } else { "alpha-beta" };
    let spec = SearchSpec { algorithm: algorithm.to_owned(), ..spec.clone() };
    // Those that deepen have rounds of their own.
    let first = if deepens { wanted } else { 1 };
    let mut nodes = 0;
    for depth in first..=wanted {
        let limits = Limits::depth(depth)
            .with_nodes(budget.nodes.saturating_sub(nodes))
            .with_stop(&budget.stop)
            .until(budget.start + budget.time);
        let report = position.search(&spec, &limits)?;
        nodes += report.stats.nodes;
        if report.ended != Ended::Complete {
            break;
        }
        // Where a slow win is as good as a quick one, and the distance therefore not known, another
        // move may be the first best one at a larger depth.
        if report.proven || report.value.plies().is_some() || depth == wanted {
            return Ok((report.best, nodes));
        }
    }
    Ok((None, nodes))
}

/// What each line is worth by these weights, and what they change about the moves.
pub(crate) fn weigh(
    task: &Task<'_>,
    position: &Position,
    name: &str,
    weights: &[i64],
    depth: Option<u64>,
) -> Result<Weighed, Refusal> {
    let board = board(position, "weigh")?;
    let wrong = |error: &dyn std::fmt::Display| Refusal::new(Code::Limit, error);
    let evaluator: Evaluator =
        name.chars().take(40).collect::<String>().parse().map_err(|error| wrong(&error))?;
    let weighted = Weighted::new(evaluator, weights).map_err(|error| wrong(&error))?;
    weighted.check_for(board.rules()).map_err(|error| wrong(&error))?;
    let usual_depth = if board.rules().cells() > MANY_CELLS { 1 } else { 2 };
    let depth = depth.unwrap_or(usual_depth);
    let depth = Refusal::unless_within("the depth", depth, 1..=MOST_DEPTH)? as u32;
    let budget = allowed(position, task);
    if least_nodes(board, depth) > budget.nodes {
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
    let usual = SearchSpec::new("deepening").evaluator(evaluator.name());
    let changed = SearchSpec { weights: Some(weights.to_vec()), ..usual.clone() };
    let choice = |spec: &SearchSpec| -> Result<Choice, Refusal> {
        // Each of the two searches may cost as much.
        let mut moves = MoveSearch::with_search(position, deepening(spec, task.resources));
        if !deepen(&mut moves, depth, &budget)? {
            return Err(if task.stop.is_stopped() { stopped() } else { too_deep(depth) });
        }
        let found = moves.values();
        let values = values(&found.values);
        let best = values.first().map(|best| best.mv.clone()).unwrap_or_default();
        Ok(Choice { best, values })
    };
    Ok(Weighed {
        total: lines.iter().map(|line| i64::from(line.worth)).sum(),
        cells: cells.collect(),
        usual: choice(&usual)?,
        changed: choice(&changed)?,
        lines: lines
            .iter()
            .map(|line| LineWorth {
                cells: line.cells.iter().map(Cell::to_string).collect(),
                side: line.side,
                stones: line.stones,
                worth: line.worth,
            })
            .collect(),
    })
}

/// How many nodes searching every move visits at least: windows are full, so from two plies on every
/// reply to every move is looked at, unless the move ends the game.
fn least_nodes(board: &Board, depth: u32) -> u64 {
    let moves = board.legal_moves();
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

fn stopped() -> Refusal {
    Refusal::new(Code::Stopped, "the search was stopped before it knew every move")
}

fn too_deep(depth: u32) -> Refusal {
    let advice = if depth > 1 { "; choose a smaller one" } else { "" };
    let message = format!("depth {depth} takes too long on this board{advice}");
    Refusal::new(Code::TooLarge, message).because(Reason::new("too_deep").with("depth", depth))
}
