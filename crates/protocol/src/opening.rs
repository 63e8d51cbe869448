//! `opening`: what the computer does in an opening with swap or swap2.

use crate::bounds::{Budget, milliseconds};
use crate::game::board;
use crate::play::check_reach;
use crate::thinker::Task;
use crate::{Code, Opened, OpeningReason, Refusal};
use games::Position;
use gametree::Verdict;
use mnk::Board;
use players::opening::{self, Act, OpeningError, OpeningRule, Opinion};
use players::{Allowance, Player, Seat};
use std::time::Instant;

/// Decides for the player whose turn it is in the opening. All it thinks takes no longer than one of its
/// moves, if that has a time, else than a move may take.
pub(crate) fn open(
    task: &mut Task<'_>,
    position: &Position,
    rule: &str,
    player: &str,
    seed: u64,
) -> Result<Opened, Refusal> {
    let bounds = &task.bounds;
    let player: Player = player.parse()?;
    check_reach(&player, bounds)?;
    let board = board(position, "an opening rule")?;
    let rule: OpeningRule = rule.parse().map_err(refused)?;
    rule.check(board.rules()).map_err(refused)?;
    let mut seat = Seat::new(&player, position, task.resources)?;
    let time = player.reach().time.unwrap_or(bounds.move_time);
    let budget = Budget::new(bounds, time, task.stop);
    // At every stage another choice by lot, the same again with the same seed.
    let seed = seed.wrapping_add(board.filled() as u64);
    let decision = if player == Player::Random {
        opening::decide_at_random(rule, board, seed)
    } else {
        let mut judge = |board: &Board, parts: u32| {
            let (start, time) = (Instant::now(), budget.time / parts.max(1));
            let allowance = Budget { start, time, ..budget.clone() }.allowance();
            let allowance = Allowance { patience: Some(time), ..allowance };
            Opinion::of(&mut seat, board, seed, &allowance, &mut |_| {})
        };
        opening::decide(rule, board, seed, &mut judge)
    }
    .map_err(refused)?;
    let value = decision.opinion.map_or(Verdict::UNKNOWN, |opinion| opinion.verdict);
    let (put, take) = match decision.act {
        Act::Put(cells) => (cells.iter().map(ToString::to_string).collect(), None),
        Act::Take(side) => (Vec::new(), Some(side)),
    };
    let reason = match (decision.opinion, take) {
        (None, _) => OpeningReason::Lot,
        (Some(_), None) => OpeningReason::MostLevel,
        (Some(opinion), Some(side)) if opinion.score(side) > 0 => OpeningReason::Better,
        (Some(_), Some(_)) => OpeningReason::Level,
    };
    Ok(Opened { put, take, value, reason, time_ms: milliseconds(budget.start.elapsed()) })
}

fn refused(error: OpeningError) -> Refusal {
    let code = match error {
        OpeningError::Player(error) => return error.into(),
        OpeningError::Unknown(_) => Code::Limit,
        OpeningError::Rules { .. } | OpeningError::TooSmall => Code::Rules,
        OpeningError::Over | OpeningError::Stones { .. } => Code::Over,
        OpeningError::Illegal(_) => Code::Move,
    };
    Refusal::of(code, &error)
}
