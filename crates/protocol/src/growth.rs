//! `growth`: a search that grows a tree in memory, as it stood after each of its iterations.

use crate::bounds::{Bounds, Stop};
use crate::explain::Progress;
use crate::{Code, Event, Refusal, Request, SearchRef};
use ::explain::{Grown, Moment, NotRecorded, grow};
use games::{Catalogue, SearchSpec};
use gametree::{Limits, Memory};
use std::ops::RangeInclusive;

/// How many children of each node on the way of an iteration one answer may have.
const ON_WAY: RangeInclusive<u64> = 0..=100;
/// How many of each other node.
const OF_EACH: RangeInclusive<u64> = 0..=500;
/// How many other nodes.
const OTHERS: RangeInclusive<u64> = 0..=64;

impl SearchRef {
    /// Runs the search and records how its tree grows, telling how far it has come.
    ///
    /// # Errors
    /// If it is not possible, grows no tree, or is ended by the clock or by `stop`.
    pub(crate) fn grow_telling(
        &self,
        catalogue: &Catalogue,
        bounds: &Bounds,
        stop: &Stop,
        send: &mut dyn FnMut(Event),
    ) -> Result<Grown, Refusal> {
        let position = self.game.unfinished(catalogue)?;
        let (depth, nodes) = self.reach(bounds)?;
        let mut progress = Progress::new();
        let until = progress.start + bounds.time;
        let limits = Limits::none().with_nodes(nodes).with_stop(stop).until(until);
        // As much as a player has.
        let memory = Memory { tree: Some(Bounds::TREE), ..Memory::default() };
        let spec = SearchSpec { memory, ..self.spec() };
        let mut tell = |nodes| progress.tell(nodes, send);
        grow(&position, &spec, depth, &limits, &mut tell).map_err(|error| {
            let code = match error {
                NotRecorded::Slow => Code::TooLarge,
                NotRecorded::Stopped => Code::Stopped,
                _ => Code::Limit,
            };
            Refusal::of(code, &error)
        })
    }
}

/// Refuses what is wrong whatever the search.
pub(crate) fn check(request: &Request) -> Result<(), Refusal> {
    if let Request::Growth { count, nodes, .. } = request {
        Refusal::unless_within("the count", *count, ON_WAY)?;
        Refusal::unless_within("the number of nodes", nodes.len() as u64, OTHERS)?;
        for wanted in nodes {
            Refusal::unless_within("the count of a node", wanted.count, OF_EACH)?;
        }
    }
    Ok(())
}

/// Answers a checked request from the recording of its search.
pub(crate) fn answer(request: &Request, grown: &Grown) -> Result<Event, Refusal> {
    let Request::Growth { iteration, before, count, nodes, .. } = request else {
        return Err(Refusal::new(Code::Internal, "nobody answers this"));
    };
    let iteration = Refusal::unless_within("the iteration", *iteration, 0..=grown.kept())?;
    let moment = Moment { iteration, before: *before };
    Ok(Event::Growth(Box::new(grown.page(moment, *count as usize, nodes))))
}
