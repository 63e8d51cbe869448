//! How a move of the computer came about: told with the move, and run again by `engine_search`.

use crate::bounds::{Bounds, Budget, with_table};
use crate::play::{check_reach, seed_at, values};
use crate::thinker::Task;
use crate::{
    Code, EngineRef, EngineRound, EngineSearch, Event, Line, Made, MoveValue, Pick, Refusal,
    SearchRef,
};
use ::explain::MOST_NODES;
use engine::openings;
use games::Position;
use gametree::{Algorithm, Looks, Report, Ties, Verdict, View};
use mnk::Board;
use players::analysis::{self, Question};
use players::{Allowance, By, Choice, Player, PlayerError, Progress, Reach, Resources, Seat};

/// The most moves that are told of a depth.
const MOST_KNOWN: usize = 40;

/// How a choice came about, in the words of the protocol. `game`, `player` and `seed` are those of the
/// request that asked for it.
pub(crate) fn told(choice: &Choice, position: &Position, asked: &EngineRef) -> Made {
    let (by, report) = (&choice.made.by, &choice.report);
    let (pick, equal) = picked(choice, position);
    let mut made = Made { pick, equal, search: None, engine: None };
    match by {
        By::Chance => {}
        By::Solver => {
            made.engine = Some(EngineRef { solved: true, table: None, ..asked.clone() });
        }
        By::Engine(looks) => {
            made.engine = Some(EngineRef { looks: looks.clone(), ..asked.clone() });
        }
        By::Search { spec, depth, nodes } => {
            // Searches of one's own are not told.
            let Ok(algorithm) = spec.algorithm.parse::<Algorithm>() else { return made };
            let traits = algorithm.traits();
            // To the end of the game is as deep as games are; where that is too deep to be asked for,
            // the nodes say enough.
            let longest = u64::from(position.longest()).max(1);
            let is_long = longest > Bounds::DEPTH;
            // A tree that grows is looked into with a limit of nodes.
            let grows = traits.view != View::Tree;
            let nodes = nodes.or_else(|| (is_long || grows).then_some(report.stats.nodes));
            // One that was ended before its first node knows as much as one that is ended at it.
            let nodes = nodes.map(|nodes| nodes.max(1));
            let depth = depth.map(u64::from).or_else(|| nodes.is_none().then_some(longest));
            made.search = Some(SearchRef {
                game: asked.game.clone(),
                algorithm: spec.algorithm.clone(),
                depth,
                evaluator: spec.evaluator.clone(),
                weights: None,
                order: spec.order.clone(),
                window: None,
                strict_cuts: false,
                seed: match spec.ties {
                    Ties::Random(seed) => Some(seed),
                    Ties::First => None,
                },
                nodes,
                levels: (!grows && report.stats.nodes > MOST_NODES).then_some(Bounds::DEPTH),
                table: spec.memory.table.filter(|_| traits.deepens).map(|bytes| bytes as u64),
            });
        }
    }
    made
}

/// How the move was picked, and which moves had a part in the lot.
fn picked(choice: &Choice, position: &Position) -> (Pick, Vec<String>) {
    match (choice.made.pick, &choice.made.by) {
        (players::Pick::Best, By::Chance) => (Pick::Random, Vec::new()),
        (players::Pick::Best, _) => match &choice.report.tied[..] {
            equal @ [_, _, ..] => (Pick::Lot, equal.to_vec()),
            _ => (Pick::Best, Vec::new()),
        },
        (players::Pick::Opening, _) => {
            let rules = position.game::<Board>().map(Board::rules);
            let good = rules.into_iter().flat_map(openings).map(|cell| cell.to_string());
            (Pick::Opening, good.collect())
        }
        (players::Pick::Misjudged, _) => (Pick::Misjudged, Vec::new()),
        (players::Pick::Slip, _) => (Pick::Slip, Vec::new()),
    }
}

/// Runs the search of the engine, or of the solver, again by which a move was chosen.
pub(crate) fn engine_search(
    task: &mut Task<'_>,
    position: &Position,
    asked: &EngineRef,
) -> Result<EngineSearch, Refusal> {
    let looks = asked.looks.len() as u64;
    Refusal::unless_within("the number of looks", looks, 0..=Looks::MOST as u64)?;
    let player: Player = asked.player.parse()?;
    check_reach(&player, &task.bounds)?;
    if task.stop.is_stopped() {
        return Err(stopped());
    }
    let memory = with_table(task.resources.memory, asked.table)?;
    let resources = Resources { memory, ..task.resources.clone() };
    let mut seat = Seat::new(&player, position, &resources)?;
    if !seat.has_engine() {
        return Err(no_engine());
    }
    let budget = Budget::new(&task.bounds, task.bounds.time, task.stop);
    let allowance = Allowance { patience: Some(budget.time), ..budget.allowance() };
    let by = match asked.solved {
        true => By::Solver,
        false => By::Engine(asked.looks.clone()),
    };
    let mut rounds = Vec::new();
    let mut forced = None;
    let told = &mut |found: &Progress| {
        forced = found.forced;
        rounds.push(round(found, position));
        (task.send)(Event::Thinking(budget.thinking(&found.lines, found.nodes())));
    };
    let seed = seed_at(position, asked.seed);
    let choice =
        seat.choose_again(position, seed, &allowance, &by, told).map_err(|error| {
            match (error, task.stop.is_stopped()) {
                (_, true) => stopped(),
                (PlayerError::NoMove(_), _) if asked.solved => {
                    Refusal::new(Code::TooLarge, "the solver did not answer in time; try again")
                }
                (error, _) => error.into(),
            }
        })?;
    if task.stop.is_stopped() {
        return Err(stopped());
    }
    let solved = match choice.made.by {
        By::Engine(_) => false,
        By::Solver => true,
        By::Chance | By::Search { .. } => return Err(no_engine()),
    };
    let (pick, equal) = picked(&choice, position);
    let report = &choice.report;
    Ok(EngineSearch {
        value: report.verdict(),
        line: report.line().to_vec(),
        depth: report.depth,
        nodes: report.stats.nodes,
        ended: report.ended,
        solved,
        forced,
        values: every_move(task, position, &budget, report)?,
        mv: choice.mv,
        pick,
        equal,
        rounds,
    })
}

/// The exact values of all moves, where the game is solved and there is time for them.
fn every_move(
    task: &Task<'_>,
    position: &Position,
    budget: &Budget,
    report: &Report<String>,
) -> Result<Option<Vec<MoveValue>>, Refusal> {
    let is_small = position.game::<Board>().is_some_and(|board| engine::solves(board.rules()));
    if !report.proven
        || !(is_small || report.ended == gametree::Ended::Complete && has_solver(position))
    {
        return Ok(None);
    }
    let most = Reach { time: Some(task.bounds.hint_time), ..budget.allowance().most };
    let allowance = Allowance { most, ..budget.allowance() };
    let question = Question { lines: 1, every_move: true };
    let found = analysis::analyse(position, question, task.resources, &allowance, &mut |_| {})?;
    let is_exact = |values: &[(String, Verdict)]| values.iter().all(|(_, value)| value.proven);
    let moves = found.moves.filter(|moves| is_exact(&moves.values));
    Ok(moves.map(|moves| values(&moves.values)))
}

fn has_solver(position: &Position) -> bool {
    position.game::<Board>().is_some_and(|board| solver::Gravity::supports(board.rules()))
}

/// One depth, the most promising moves first.
fn round(found: &Progress, position: &Position) -> EngineRound {
    let side = position.side();
    let mut known = found.known.clone();
    known.sort_by_key(|(_, known)| std::cmp::Reverse(known.value.for_first(side)));
    let left_out = known.len().saturating_sub(MOST_KNOWN);
    known.truncate(MOST_KNOWN);
    let line =
        |report: &Report<String>| Line { moves: report.line().to_vec(), value: report.verdict() };
    EngineRound {
        depth: found.depth(),
        nodes: found.nodes(),
        lines: found.lines.iter().map(line).collect(),
        known: values(&known),
        left_out,
    }
}

fn no_engine() -> Refusal {
    let message = "this player has no engine here; look into its search instead";
    Refusal::new(Code::Limit, message)
}

fn stopped() -> Refusal {
    Refusal::new(Code::Stopped, "the search was stopped before it was done again")
}
