//! `review`: every move of a game looked at.

use crate::bounds::{Budget, milliseconds};
use crate::thinker::Task;
use crate::{Event, Limit, Refusal, ReviewEnd, Reviewed, Summaries};
use games::Position;
use players::review::review as review_game;
use std::time::Duration;

/// How long a position may take on average, if nobody says how long the whole review may.
const A_POSITION: Duration = Duration::from_millis(200);

/// Looks at every move that led to a position, the last one first.
pub(crate) fn review(
    task: &mut Task<'_>,
    position: &Position,
    limit: &Limit,
) -> Result<ReviewEnd, Refusal> {
    let positions = u32::try_from(position.ply() + 1).unwrap_or(u32::MAX);
    let usual = A_POSITION.saturating_mul(positions).as_millis() as u64;
    let limit = Limit { ms: limit.ms.or(Some(usual)), ..*limit };
    let budget = Budget::of(&limit, &task.bounds, task.stop)?;
    let found =
        review_game(position, task.resources, &budget.allowance(), &mut |of_move, share| {
            let (of_move, share) = (of_move.clone(), (share * 1e4).round() / 1e4);
            (task.send)(Event::Reviewed(Box::new(Reviewed { of_move, share })));
        })?;
    let [x, o] = found.summaries();
    Ok(ReviewEnd {
        summary: Summaries { x, o },
        moves: found.moves,
        nodes: found.nodes,
        time_ms: milliseconds(found.time),
        ended: found.ended,
    })
}
