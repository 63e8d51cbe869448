//! `move`, `hint` and `analyse`: the computer plays, advises, and says what every move is worth.

use crate::bounds::{Bounds, Budget, milliseconds};
use crate::thinker::Task;
use crate::{
    Analysed, Code, Event, Hint, HintReason, Limit, MoveValue, Moved, Moves, ReasonCode, Refusal,
};
use engine::{CellThreat, ThreatKind, threats};
use games::Position;
use gametree::{Game, Outcome, Report, Side, Verdict};
use mnk::{Board, Cell};
use players::analysis::{self, Analysis, Finding, Question};
use players::{Allowance, Player, Progress, Reach, Seat};

/// The computer plays a move. Who has no limit of their own thinks as long as a move may take.
pub(crate) fn choose(
    task: &mut Task<'_>,
    position: &Position,
    player: &str,
    seed: u64,
) -> Result<Moved, Refusal> {
    let bounds = &task.bounds;
    let player: Player = player.parse()?;
    check_reach(&player, bounds)?;
    let mut seat = Seat::new(&player, position, task.resources)?;
    let budget = Budget::new(bounds, bounds.time, task.stop);
    let mut allowance = Allowance { patience: Some(bounds.move_time), ..budget.allowance() };
    let usual = Allowance { most: Reach::default(), ..allowance.clone() };
    if player != Player::Exact && seat.reach(position, &usual).is_unlimited() {
        // Nothing holds it back on so small a board.
        allowance.most.time = allowance.most.time.min(allowance.patience);
    }
    // At every ply another one among equal moves, the same again with the same seed.
    let seed = seed.wrapping_add(position.ply() as u64);
    let Reach { depth, nodes, time } = seat.reach(position, &allowance);
    let (nodes, time) = (nodes.unwrap_or(budget.nodes), time.unwrap_or(budget.time));
    let budget = Budget { depth, nodes, time, ..budget };
    let mut told = |progress: &Progress| {
        (task.send)(Event::Thinking(budget.thinking(&progress.lines, progress.nodes())));
    };
    let choice = seat.choose(position, seed, &allowance, &mut told)?;
    let report = choice.report;
    Ok(Moved {
        mv: choice.mv,
        value: report.verdict(),
        line: report.line().to_vec(),
        depth: report.depth,
        nodes: report.stats.nodes,
        time_ms: milliseconds(budget.start.elapsed()),
        proven: is_certain(&report.verdict()),
        ended: report.ended,
    })
}

/// Refuses a player that wants more than the bounds allow.
fn check_reach(player: &Player, bounds: &Bounds) -> Result<(), Refusal> {
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

/// A good move, and what it is good for.
pub(crate) fn hint(task: &mut Task<'_>, position: &Position) -> Result<Hint, Refusal> {
    let budget = Budget::new(&task.bounds, task.bounds.hint_time, task.stop);
    let tell = &mut |finding: Finding<'_>| {
        if let Finding::Lines(found) = finding {
            (task.send)(Event::Thinking(budget.thinking(&found.lines, found.nodes())));
        }
    };
    let question = Question { lines: 1, every_move: false };
    let found = analysis::analyse(position, question, task.resources, &budget.allowance(), tell);
    let found = found.map_err(|error| Refusal::of(Code::Over, &error))?;
    let report = found.lines.first();
    let Some((report, mv)) = report.and_then(|report| Some((report, report.best.clone()?))) else {
        return Err(Refusal::new(Code::Internal, "no move was found"));
    };
    Ok(Hint {
        reason: reason(position, &mv, &report.verdict()),
        value: report.verdict(),
        line: report.line().to_vec(),
        ended: report.ended,
        mv,
    })
}

/// The strongest reason for a move that is worth this much.
fn reason(position: &Position, mv: &str, verdict: &Verdict) -> HintReason {
    let me = position.side();
    let because = |code| HintReason { code, plies: None };
    let mut after = position.clone();
    let played = after.play(mv).is_ok();
    if played && after.outcome().and_then(Outcome::winner) == Some(me) {
        return HintReason { code: ReasonCode::WinsNow, plies: Some(1) };
    }
    let stops_a_win = || {
        let board = position.game::<Board>();
        board.is_some_and(|board| {
            kind_at(&threats(board), me.opponent(), mv) == Some(ThreatKind::Wins)
        })
    };
    let plies = verdict.plies();
    match verdict.outcome() {
        Some(Outcome::Win(side)) if side == me => {
            return HintReason { code: ReasonCode::Wins, plies };
        }
        Some(Outcome::Win(_)) => return HintReason { code: ReasonCode::Delays, plies },
        _ if stops_a_win() => return because(ReasonCode::BlocksWin),
        Some(Outcome::Draw) => return because(ReasonCode::Draws),
        Some(Outcome::Points(_)) | None => {}
    }
    match (position.game::<Board>(), after.game::<Board>()) {
        (Some(before), Some(after)) => because(threat_reason(before, after, mv)),
        _ => because(ReasonCode::Best),
    }
}

/// What a stone does in k in a row that wins nothing yet.
fn threat_reason(before: &Board, after: &Board, mv: &str) -> ReasonCode {
    let (me, seen) = (before.side(), threats(before));
    let doubles = |threats: &[CellThreat]| {
        threats.iter().any(|t| t.side == me.opponent() && t.kind == ThreatKind::Double)
    };
    let theirs = kind_at(&seen, me.opponent(), mv);
    let stops_a_double =
        theirs == Some(ThreatKind::Double) || doubles(&seen) && !doubles(&threats(after));
    match (kind_at(&seen, me, mv), theirs) {
        (Some(ThreatKind::Double), _) => ReasonCode::MakesDouble,
        _ if stops_a_double => ReasonCode::BlocksDouble,
        (Some(ThreatKind::FourThree), _) => ReasonCode::MakesFourThree,
        (Some(ThreatKind::Four), _) => ReasonCode::MakesFour,
        (Some(ThreatKind::TwoThrees), _) => ReasonCode::MakesTwoThrees,
        (Some(ThreatKind::Three), _) => ReasonCode::MakesThree,
        (_, Some(_)) => ReasonCode::BlocksThree,
        _ => ReasonCode::Best,
    }
}

/// What a stone of this side there would make.
fn kind_at(threats: &[CellThreat], side: Side, mv: &str) -> Option<ThreatKind> {
    let is_it = |cell: Cell| cell.to_string() == mv;
    threats.iter().find(|t| t.side == side && is_it(t.cell)).map(|t| t.kind)
}
