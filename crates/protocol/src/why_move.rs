//! `why_move`: what a move that was played is good for, and what others would have led to.

use crate::bounds::Budget;
use crate::hint::reason;
use crate::thinker::Task;
use crate::{Alternative, Code, Event, ReasonCode, Refusal, WhyMove};
use games::Position;
use gametree::{Ended, Report, Side, Verdict};
use players::Allowance;
use players::analysis::{self, Finding, Question};

/// How many of the best moves are looked at.
const BEST: usize = 4;

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
    let told = |report: &Report<String>| {
        let (line, value) = (report.line().to_vec(), report.verdict());
        Some(alternative(position, report.best.as_ref()?, line, value))
    };
    let mut moves: Vec<Alternative> = found.lines.iter().filter_map(told).collect();
    let played = match moves.iter().position(|other| other.mv == mv) {
        Some(at) => moves.remove(at),
        None => {
            let (line, value) = followed(task, &after, &budget.allowance(), &mut ended)?;
            let line = [vec![mv.clone()], line].concat();
            alternative(position, &mv, line, value)
        }
    };
    moves.truncate(BEST - 1);
    let mut all = [vec![played], moves].concat();
    compared(position.side(), &mut all);
    let played = all.remove(0);
    let moves = all;
    let Alternative { mv, reason, value, line } = played;
    Ok(WhyMove { mv, reason, value, line, others: moves, ended })
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
        Some(outcome) => (Vec::new(), at_once(Verdict::of(outcome))),
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

/// A game that is over has ended in no plies.
fn at_once(verdict: Verdict) -> Verdict {
    let value = match verdict.value {
        gametree::Value::WIN => gametree::Value::win_in(0),
        gametree::Value::LOSS => gametree::Value::loss_in(0),
        other => other,
    };
    Verdict { value, ..verdict }
}

fn alternative(position: &Position, mv: &str, line: Vec<String>, value: Verdict) -> Alternative {
    Alternative { mv: mv.to_owned(), reason: reason(position, mv, &value), value, line }
}
