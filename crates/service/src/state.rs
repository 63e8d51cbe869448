//! `state`: everything the page shows of a position.

use crate::event::{State, Threat, ThreatName};
use crate::game::names;
use engine::ThreatKind;
use gametree::{Game, Side};
use mnk::Board;

/// What is on the board.
pub(crate) fn state(board: &Board) -> State {
    let rules = board.rules();
    let stone = |index| rules.cell_at(index).and_then(|cell| board.stone(cell));
    let symbol = |stone| match stone {
        None => '.',
        Some(Side::First) => 'x',
        Some(Side::Second) => 'o',
    };
    let mut legal = Vec::new();
    if board.outcome().is_none() {
        board.moves(&mut legal);
    }
    State {
        width: rules.width(),
        height: rules.height(),
        k: rules.k(),
        exact: rules.exact(),
        gravity: rules.gravity(),
        cells: (0..rules.cells()).map(|index| symbol(stone(index))).collect(),
        side: board.outcome().is_none().then(|| board.side().into()),
        outcome: board.outcome().map(Into::into),
        dead: board.is_dead(),
        lines: board.winning_lines().iter().map(|line| names(line)).collect(),
        legal: names(&legal),
        threats: engine::threats(board).into_iter().map(Into::into).collect(),
        last: board.played().last().map(ToString::to_string),
    }
}

impl From<engine::CellThreat> for Threat {
    fn from(threat: engine::CellThreat) -> Threat {
        Threat { cell: threat.cell.to_string(), side: threat.side.into(), kind: threat.kind.into() }
    }
}

impl From<ThreatKind> for ThreatName {
    fn from(kind: ThreatKind) -> ThreatName {
        match kind {
            ThreatKind::Three => ThreatName::Three,
            ThreatKind::TwoThrees => ThreatName::TwoThrees,
            ThreatKind::Four => ThreatName::Four,
            ThreatKind::FourThree => ThreatName::FourThree,
            ThreatKind::Double => ThreatName::Double,
            ThreatKind::Wins => ThreatName::Wins,
        }
    }
}
