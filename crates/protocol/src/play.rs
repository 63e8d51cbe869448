//! `move` and `analyse`: the computer plays, and says what every move is worth.

use crate::bounds::{Bounds, Budget, milliseconds};
use crate::made;
use crate::thinker::Task;
use crate::{Analysed, Code, EngineRef, Event, Limit, MoveValue, Moved, Moves, Refusal};
use games::Position;
use gametree::{Report, Verdict};
use players::analysis::{self, Analysis, Finding, Question};
use players::{Allowance, Player, Progress, Reach, Seat};

/// The computer plays a move. Who has no limit of their own thinks as long as a move may take.
pub(crate) fn choose(
    task: &mut Task<'_>,
    position: &Position,
    asked: &EngineRef,
) -> Result<Moved, Refusal> {
    let bounds = &task.bounds;
    let player: Player = asked.player.parse()?;
    check_reach(&player, bounds)?;
    let mut seat = Seat::new(&player, position, task.resources)?;
    let budget = Budget::new(bounds, bounds.time, task.stop);
    let mut allowance = Allowance { patience: Some(bounds.move_time), ..budget.allowance() };
    let usual = Allowance { most: Reach::default(), ..allowance.clone() };
    if player != Player::Exact && seat.reach(position, &usual).is_unlimited() {
        // Nothing holds it back on so small a board.
        allowance.most.time = allowance.most.time.min(allowance.patience);
    }
    let seed = seed_at(position, asked.seed);
    let Reach { depth, nodes, time } = seat.reach(position, &allowance);
    let (nodes, time) = (nodes.unwrap_or(budget.nodes), time.unwrap_or(budget.time));
    let budget = Budget { depth, nodes, time, ..budget };
    let mut told = |progress: &Progress| {
        (task.send)(Event::Thinking(budget.thinking(&progress.lines, progress.nodes())));
    };
    let choice = seat.choose(position, seed, &allowance, &mut told)?;
    let made = made::told(&choice, position, asked);
    let report = choice.report;
    Ok(Moved {
        mv: choice.mv,
        made,
        value: report.verdict(),
        line: report.line().to_vec(),
        depth: report.depth,
        nodes: report.stats.nodes,
        time_ms: milliseconds(budget.start.elapsed()),
        proven: is_certain(&report.verdict()),
        ended: report.ended,
    })
}

/// The seed of a move: at every ply another one among equal moves, the same again with the same seed.
pub(crate) fn seed_at(position: &Position, seed: u64) -> u64 {
    seed.wrapping_add(position.ply() as u64)
}

/// Refuses a player that wants more than the bounds allow.
pub(crate) fn check_reach(player: &Player, bounds: &Bounds) -> Result<(), Refusal> {
    let reach = player.reach();
    if let Some(depth) = reach.depth {
        Refusal::unless_within("the depth", depth.into(), 1..=Bounds::DEPTH)?;
    }
    if let Some(time) = reach.time {
        let ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        Refusal::unless_within("the time in ms", ms, 1..=bounds.time.as_millis() as u64)?;
    }
    Ok(())
}

/// Whether the result is known, so that looking further would be of no use.
fn is_certain(verdict: &Verdict) -> bool {
    verdict.outcome().is_some()
}

/// What an analysis is to show, if that is possible.
pub(crate) fn question(lines: u64, every_move: bool) -> Result<Question, Refusal> {
    let lines = Refusal::unless_within("the number of lines", lines, 1..=Bounds::LINES)?;
    Ok(Question { lines: lines as usize, every_move })
}

/// The best moves, and if wanted every move, while the search goes deeper.
pub(crate) fn analyse(
    task: &mut Task<'_>,
    position: &Position,
    question: Question,
    limit: &Limit,
) -> Result<Analysed, Refusal> {
    let budget = Budget::of(limit, &task.bounds, task.stop)?;
    let tell = &mut |finding: Finding<'_>| {
        (task.send)(match finding {
            Finding::Lines(found) => Event::Thinking(budget.thinking(&found.lines, found.nodes())),
            Finding::Moves(moves) => {
                Event::Moves(Moves { depth: moves.depth, values: values(&moves.values) })
            }
        });
    };
    let found = analysis::analyse(position, question, task.resources, &budget.allowance(), tell);
    let Analysis { lines, moves, nodes, ended, .. } =
        found.map_err(|error| Refusal::of(Code::Over, &error))?;
    let certain = |report: &Report<String>| is_certain(&report.verdict());
    Ok(Analysed {
        proven: !lines.is_empty() && lines.iter().all(certain),
        found: budget.thinking(&lines, nodes),
        values: moves.map(|moves| values(&moves.values)),
        ended,
    })
}

/// Values of moves as they are told.
pub(crate) fn values(values: &[(String, Verdict)]) -> Vec<MoveValue> {
    let value =
        |(mv, value): &(String, Verdict)| MoveValue { mv: mv.clone(), value: *value, score: None };
    values.iter().map(value).collect()
}
