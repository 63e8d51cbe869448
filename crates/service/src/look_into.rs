//! `tree`, `steps`, `why` and `trace`: a recorded search, piece by piece.

use crate::event::Event;
use crate::recorded::Recorded;
use crate::refusal::{Code, Refusal};
use crate::request::Request;
use crate::trace::trace;
use gametree::Limits;
use std::ops::RangeInclusive;

/// How many nodes or events one answer may have.
const PAGE: RangeInclusive<u64> = 1..=500;

/// Refuses what is wrong whatever the search.
pub(crate) fn check(request: &Request) -> Result<(), Refusal> {
    if let Request::Tree { count, .. } | Request::Steps { count, .. } = request {
        Refusal::unless_within("the count", *count, PAGE)?;
    }
    Ok(())
}

/// Answers a checked request from the recording of its search. The switch and the clock of `limits`
/// end what takes a while.
pub(crate) fn answer(
    request: &Request,
    recorded: &Recorded,
    limits: &Limits,
) -> Result<Event, Refusal> {
    match request {
        Request::Tree { node, from, count, .. } => {
            let node = recorded.find(*node)?;
            Ok(Event::Tree(Box::new(recorded.page(node, *from, *count as usize))))
        }
        Request::Steps { from, count, seek, .. } => {
            let most = recorded.events() as u64;
            let from = Refusal::unless_within("the event", *from, 0..=most)? as usize;
            Ok(Event::Steps(Box::new(recorded.steps(from, *count as usize, *seek))))
        }
        Request::Why { node, .. } => {
            let number = recorded.find(*node)?;
            let why = recorded.why(number, limits).ok_or_else(|| {
                let message =
                    format!("nothing was cut at node {node}; choose one with skipped moves");
                Refusal::new(Code::Limit, message)
            })?;
            Ok(Event::Why(Box::new(why)))
        }
        Request::Trace { search, format } => {
            Ok(Event::File(trace(search, recorded, *format, limits)?))
        }
        _ => Err(Refusal::new(Code::Internal, "nobody answers this")),
    }
}
