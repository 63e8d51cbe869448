//! `why_move`: what a move that was played is good for, and what others would have led to.

use crate::bounds::Budget;
use crate::hint::{by_force, reason};
use crate::thinker::Task;
use crate::{Alternative, Code, Event, ReasonCode, Refusal, WhyMove};
use games::Position;
use gametree::{Ended, Report, Side, Verdict};
use mnk::Board;
use players::analysis::{self, Finding, Question};
use players::{Allowance, Forced, Reach};

/// How many of the best moves are looked at.
const BEST: usize = 4;
/// The nodes of a look at forced wins: as much as the engine spends on VCT, and on the search behind it.
const FORCED: u64 = 80_000;

/// Looks at the best moves of a position, and at the one that was played.
pub(crate) fn why_move(
    task: &mut Task<'_>,
    position: &Position,
    mv: &str,
) -> Result<WhyMove, Refusal> {
    let mut after = position.clone();
    after.play(mv).map_err(|error| Refusal::new(Code::Move, error))?;
    // As it is written, however it was typed.
    let mv = after.played().pop().map_or_else(|| mv.to_owned(), |played| played.name);
    let budget = Budget::new(&task.bounds, task.bounds.hint_time, task.stop);
    let forced = forced_win(task, position, &budget)?;
    let half = Budget { time: budget.time / 2, ..budget.clone() };
    let mut tell = |finding: Finding<'_>| {
        if let Finding::Lines(found) = finding {
            (task.send)(Event::Thinking(budget.thinking(&found.lines, found.nodes())));
        }
    };
    let question = Question { lines: BEST, every_move: false };
    let found =
        analysis::analyse(position, question, task.resources, &half.allowance(), &mut tell)?;
    let mut ended = found.ended;
    let told = |report: &Report<String>| alternative(position, report, None);
    let mut moves: Vec<Alternative> = found.lines.iter().filter_map(told).collect();
    if let Some(forced) = forced {
        add(&mut moves, forced, position.side());
    }
    let played = match moves.iter().position(|other| other.mv == mv) {
        Some(at) => moves.remove(at),
        None => {
            let (line, value) = followed(task, &after, &budget.allowance(), &mut ended)?;
            let line = [vec![mv.clone()], line].concat();
            Alternative { reason: reason(position, &mv, &value), mv, value, line }
        }
    };
    moves.truncate(BEST - 1);
    let mut all = [vec![played], moves].concat();
    compared(position.side(), &mut all);
    let played = all.remove(0);
    Ok(WhyMove { played, others: all, ended })
}

/// The win by VCF or VCT that the engine finds, which it looks for only where one line is asked for.
fn forced_win(
    task: &Task<'_>,
    position: &Position,
    budget: &Budget,
) -> Result<Option<Alternative>, Refusal> {
    let rules = position.game::<Board>().map(Board::rules);
    if !rules.is_some_and(engine::thinks_in_patterns) {
        return Ok(None);
    }
    let most = Reach { nodes: Some(FORCED), time: Some(budget.time / 4), depth: None };
    let allowance = Allowance { most, ..budget.allowance() };
    let question = Question { lines: 1, every_move: false };
    let found = analysis::analyse(position, question, task.resources, &allowance, &mut |_| {})?;
    let win = found.lines.first().filter(|_| found.forced.is_some());
    Ok(win.and_then(|report| alternative(position, report, found.forced)))
}

/// Adds a forced win to the best moves, unless more is known of its move already.
fn add(moves: &mut Vec<Alternative>, forced: Alternative, side: Side) {
    let worth = |other: &Alternative| other.value.value.for_first(side);
    let better = moves.iter().filter(|other| worth(other) > worth(&forced)).count();
    match moves.iter().position(|other| other.mv == forced.mv) {
        Some(at) if at < better => {}
        at => {
            if let Some(at) = at {
                moves.remove(at);
            }
            moves.insert(better, forced);
        }
    }
}

/// What is said of the best move only is not said of those that are worse.
fn compared(side: Side, moves: &mut [Alternative]) {
    let worth = |other: &Alternative| other.value.value.for_first(side);
    let best = moves.iter().filter(|other| other.value.is_known()).map(worth).max();
    for other in moves {
        if best.is_some_and(|best| worth(other) < best) {
            other.reason.code = match other.reason.code {
                ReasonCode::Delays => ReasonCode::Loses,
                ReasonCode::Best => ReasonCode::Nothing,
                code => code,
            };
        }
    }
}

/// The best play after the move and what it leads to, counted from before the move.
fn followed(
    task: &Task<'_>,
    after: &Position,
    allowance: &Allowance,
    ended: &mut Ended,
) -> Result<(Vec<String>, Verdict), Refusal> {
    let (line, verdict) = match after.outcome() {
        Some(outcome) => (Vec::new(), Verdict::over(outcome)),
        None => {
            let question = Question { lines: 1, every_move: false };
            let found = analysis::analyse(after, question, task.resources, allowance, &mut |_| {})?;
            // What ended the first look early, if anything did, is told.
            if *ended == Ended::Complete {
                *ended = found.ended;
            }
            let best = found.lines.first();
            let line = best.map(|report| report.line().to_vec()).unwrap_or_default();
            (line, best.map_or(Verdict::UNKNOWN, Report::verdict))
        }
    };
    let value = if verdict.proven || verdict.plies().is_some() {
        verdict.value.a_ply_later()
    } else {
        verdict.value
    };
    Ok((line, Verdict { value, ..verdict }))
}

fn alternative(
    position: &Position,
    report: &Report<String>,
    forced: Option<Forced>,
) -> Option<Alternative> {
    let (mv, value) = (report.best.clone()?, report.verdict());
    let reason = by_force(reason(position, &mv, &value), forced);
    Some(Alternative { mv, reason, value, line: report.line().to_vec() })
}
