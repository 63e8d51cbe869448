//! `hint`: a good move, and what it is good for.

use crate::budget::Budget;
use crate::choose::nothing_found;
use crate::event::{Event, Hint, Reason, ReasonCode};
use crate::refusal::Refusal;
use crate::thinker::Engines;
use crate::value::WireValue;
use engine::{CellThreat, ThreatKind, threats};
use gametree::{Game, Outcome, Side};
use mnk::{Board, Cell};

pub(crate) fn hint(
    board: &Board,
    budget: &Budget,
    engines: &mut Engines,
    send: &mut dyn FnMut(Event),
) -> Result<Hint, Refusal> {
    let engine = engines.for_rules(board.rules());
    let thought = engine.think(board, &budget.limits(1), |thought| {
        if thought.depth > 0 {
            send(Event::Thinking(budget.thinking(thought, board)));
        }
    });
    let thought = thought.ok_or_else(nothing_found)?;
    let best = thought.lines.first().and_then(|line| line.moves.first()).copied();
    let best = best.ok_or_else(nothing_found)?;
    let line = budget.lines(&thought, board).into_iter().next().ok_or_else(nothing_found)?;
    Ok(Hint {
        mv: best.to_string(),
        reason: reason(board, best, &line.value),
        value: line.value,
        line: line.moves,
        ended: budget.ended(&thought, board),
    })
}

/// The strongest reason for a move that is worth this much.
fn reason(board: &Board, cell: Cell, value: &WireValue) -> Reason {
    let me = board.side();
    let mut after = board.clone();
    after.play(cell);
    let because = |code| Reason { code, plies: None };
    if after.outcome() == Some(Outcome::Win(me)) {
        return Reason { code: ReasonCode::WinsNow, plies: Some(1) };
    }
    let seen = threats(board);
    let stops_a_win = stone(&seen, me.opponent(), cell) == Some(ThreatKind::Wins);
    match *value {
        WireValue::Win { plies, .. } => return Reason { code: ReasonCode::Wins, plies },
        WireValue::Loss { plies, bound } if bound != crate::BoundKind::Lower => {
            return Reason { code: ReasonCode::Delays, plies };
        }
        _ if stops_a_win => return because(ReasonCode::BlocksWin),
        WireValue::Draw { .. } => return because(ReasonCode::Draws),
        _ => {}
    }
    let doubles = |threats: &[CellThreat]| {
        threats.iter().any(|t| t.side == me.opponent() && t.kind == ThreatKind::Double)
    };
    let mine = stone(&seen, me, cell);
    let stops_a_double = stone(&seen, me.opponent(), cell) == Some(ThreatKind::Double)
        || doubles(&seen) && !doubles(&threats(&after));
    because(match (mine, stone(&seen, me.opponent(), cell)) {
        (Some(ThreatKind::Double), _) => ReasonCode::MakesDouble,
        _ if stops_a_double => ReasonCode::BlocksDouble,
        (Some(ThreatKind::FourThree), _) => ReasonCode::MakesFourThree,
        (Some(ThreatKind::Four), _) => ReasonCode::MakesFour,
        (Some(ThreatKind::TwoThrees), _) => ReasonCode::MakesTwoThrees,
        (Some(ThreatKind::Three), _) => ReasonCode::MakesThree,
        (_, Some(_)) => ReasonCode::BlocksThree,
        _ => ReasonCode::Best,
    })
}

/// What a stone of this side there would make.
fn stone(threats: &[CellThreat], side: Side, cell: Cell) -> Option<ThreatKind> {
    threats.iter().find(|t| t.side == side && t.cell == cell).map(|t| t.kind)
}
