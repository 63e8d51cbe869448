//! `hint`: a good move, and what it is good for.

use crate::bounds::Budget;
use crate::thinker::Task;
use crate::{Code, Event, Hint, HintReason, ReasonCode, Refusal};
use engine::{CellThreat, RowKind, ThreatKind, standing_rows, threats};
use games::Position;
use gametree::{Game, Outcome, Side, Verdict};
use mnk::{Board, Cell};
use players::analysis::{self, Finding, Question};
use players::{Allowance, Forced, PlayerError, Progress, Resources};

/// A win in up to so many plies is a better reason for a move than what it blocks.
const FORESEEN: u32 = 9;

/// A hint for a page.
pub(crate) fn hint(task: &mut Task<'_>, position: &Position) -> Result<Hint, Refusal> {
    let budget = Budget::new(&task.bounds, task.bounds.hint_time, task.stop);
    let tell = &mut |found: &Progress| {
        (task.send)(Event::Thinking(budget.thinking(&found.lines, found.nodes())));
    };
    let hint = advise(position, task.resources, &budget.allowance(), tell);
    hint.map_err(|error| Refusal::of(Code::Over, &error))?
        .ok_or_else(|| Refusal::new(Code::Internal, "no move was found"))
}

/// A good move for the side to move, and what it is good for: the one hint there is, for the page
/// and for the terminal. `told` hears of every depth. `None` if there was no time for any move.
///
/// # Errors
/// If the game is over.
pub fn advise(
    position: &Position,
    resources: &Resources,
    allowance: &Allowance,
    told: &mut dyn FnMut(&Progress),
) -> Result<Option<Hint>, PlayerError> {
    let tell = &mut |finding: Finding<'_>| {
        if let Finding::Lines(found) = finding {
            told(found);
        }
    };
    let question = Question { lines: 1, every_move: false };
    let found = analysis::analyse(position, question, resources, allowance, tell)?;
    let Some(report) = found.lines.first() else { return Ok(None) };
    let Some(mv) = report.best.clone() else { return Ok(None) };
    let reason = reason(position, &mv, &report.verdict());
    Ok(Some(Hint {
        reason: by_force(reason, found.forced),
        value: report.verdict(),
        line: report.line().to_vec(),
        ended: report.ended,
        mv,
    }))
}

/// The strongest reason for the move `mv` of the side to move, after which the position is worth
/// `verdict`: the result where it is known, else what the move does to the rows on the board.
///
/// A row *stands* or *would be made*: `stops_three` means three stones of the other side that are an
/// open three no longer, `prevents_three` two that would have become one. A reason is true of the
/// rules alone, whoever chose the move; an illegal move is good for nothing in particular.
#[must_use]
pub fn reason(position: &Position, mv: &str, verdict: &Verdict) -> HintReason {
    let me = position.side();
    let because = |code| HintReason { code, plies: None };
    let mut after = position.clone();
    if after.play(mv).is_err() {
        return because(ReasonCode::Best);
    }
    if after.outcome().and_then(Outcome::winner) == Some(me) {
        return HintReason { code: ReasonCode::WinsNow, plies: Some(1) };
    }
    let boards = position.game::<Board>().zip(after.game::<Board>());
    let stops_a_win = || {
        boards.is_some_and(|(board, after)| {
            after.played().last().and_then(|&cell| kind_at(&threats(board), me.opponent(), cell))
                == Some(ThreatKind::Wins)
        })
    };
    let plies = verdict.plies();
    match verdict.outcome() {
        Some(Outcome::Win(side)) if side != me => {
            return HintReason { code: ReasonCode::Delays, plies };
        }
        Some(Outcome::Win(_)) if plies.is_some_and(|plies| plies <= FORESEEN) => {
            return HintReason { code: ReasonCode::Wins, plies };
        }
        // Also where it wins in the end: nothing else can be played.
        _ if stops_a_win() => return because(ReasonCode::BlocksWin),
        Some(Outcome::Win(_)) => return HintReason { code: ReasonCode::Wins, plies },
        Some(Outcome::Draw) => return because(ReasonCode::Draws),
        Some(Outcome::Points(_)) | None => {}
    }
    because(match boards {
        Some((before, after)) => in_a_row(before, after),
        None => ReasonCode::Best,
    })
}

/// The same reason for the first move of a win by VCF or VCT.
pub(crate) fn by_force(reason: HintReason, forced: Option<Forced>) -> HintReason {
    let code = match (reason.code, forced) {
        (ReasonCode::Wins, Some(Forced::Fours)) => ReasonCode::WinsByFours,
        (ReasonCode::Wins, Some(Forced::Threes)) => ReasonCode::WinsByThrees,
        (code, _) => code,
    };
    HintReason { code, ..reason }
}

/// What the last stone of `after` does in k in a row that wins nothing yet.
fn in_a_row(before: &Board, after: &Board) -> ReasonCode {
    let Some(&cell) = after.played().last() else { return ReasonCode::Best };
    let (me, seen) = (before.side(), threats(before));
    let them = me.opponent();
    let doubles = |threats: &[CellThreat]| {
        threats.iter().any(|t| t.side == them && t.kind == ThreatKind::Double)
    };
    let open_threes = |board: &Board| {
        let rows = standing_rows(board);
        rows.iter().any(|row| row.side == them && row.kind == RowKind::OpenThree)
    };
    let (mine, theirs) = (kind_at(&seen, me, cell), kind_at(&seen, them, cell));
    if mine == Some(ThreatKind::Double) {
        return match makes_open_four(after, me, cell) {
            true => ReasonCode::MakesOpenFour,
            false => ReasonCode::MakesDouble,
        };
    }
    if doubles(&seen) {
        let no_doubles = !doubles(&threats(after));
        if no_doubles && open_threes(before) && !open_threes(after) {
            return ReasonCode::StopsThree;
        }
        if theirs == Some(ThreatKind::Double) {
            let mut there = before.passed();
            return match there.try_play(cell).is_ok() && makes_open_four(&there, them, cell) {
                true => ReasonCode::PreventsOpenFour,
                false => ReasonCode::BlocksDouble,
            };
        }
        if no_doubles {
            return ReasonCode::BlocksDouble;
        }
    }
    match (mine, theirs) {
        (Some(ThreatKind::FourThree), _) => ReasonCode::MakesFourThree,
        (Some(ThreatKind::Four), _) => ReasonCode::MakesFour,
        (Some(ThreatKind::TwoThrees), _) => ReasonCode::MakesTwoThrees,
        (Some(ThreatKind::Three), _) => ReasonCode::MakesThree,
        (_, Some(ThreatKind::FourThree)) => ReasonCode::PreventsFourThree,
        (_, Some(ThreatKind::TwoThrees)) => ReasonCode::PreventsTwoThrees,
        (_, Some(ThreatKind::Four)) => ReasonCode::PreventsFour,
        (_, Some(ThreatKind::Three)) => ReasonCode::PreventsThree,
        _ => ReasonCode::Best,
    }
}

/// Whether the stone there is part of an open four.
fn makes_open_four(board: &Board, side: Side, cell: Cell) -> bool {
    let is_it = |kind, of: Side, cells: &[Cell]| {
        kind == RowKind::OpenFour && of == side && cells.contains(&cell)
    };
    standing_rows(board).iter().any(|row| is_it(row.kind, row.side, &row.cells))
}

/// What a stone of this side there would make.
fn kind_at(threats: &[CellThreat], side: Side, cell: Cell) -> Option<ThreatKind> {
    threats.iter().find(|threat| threat.side == side && threat.cell == cell).map(|t| t.kind)
}
