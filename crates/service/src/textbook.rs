//! The searches of the textbooks as players of k in a row.

use crate::bounded_search::{Teller, bounded_search, ended, line, needs_depth};
use crate::bounds::{Bounds, Stop};
use crate::budget::{Budget, milliseconds};
use crate::choose::nothing_found;
use crate::event::{Event, Moved};
use crate::refusal::{Code, Refusal};
use crate::value::WireValue;
use gametree::{Algorithm, Limits, Options, Ties};
use mnk::{Board, Evaluator, Order};

/// A search as asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Textbook {
    algorithm: Algorithm,
    depth: Option<u32>,
    evaluator: Evaluator,
}

impl Textbook {
    pub(crate) fn new(
        algorithm: &str,
        depth: Option<u64>,
        evaluator: Option<&str>,
    ) -> Result<Textbook, Refusal> {
        let unknown = |error: &dyn std::fmt::Display| Refusal::new(Code::Limit, error);
        let algorithm: Algorithm = short(algorithm).parse().map_err(|error| unknown(&error))?;
        let evaluator = match evaluator {
            Some(name) => short(name).parse().map_err(|error| unknown(&error))?,
            None => Evaluator::LinePower,
        };
        let depth =
            depth.map(|depth| Refusal::unless_within("the depth", depth, 1..=Bounds::DEPTH));
        let depth = depth.transpose()?.map(|depth| depth as u32);
        if depth.is_none() && needs_depth(algorithm) {
            let wanted = format!("{algorithm} needs a depth, 1 to {}", Bounds::DEPTH);
            return Err(Refusal::new(Code::Limit, wanted));
        }
        Ok(Textbook { algorithm, depth, evaluator })
    }

    /// Chooses a move. With a depth it has as much time as the bounds allow.
    pub(crate) fn play(
        &self,
        board: &Board,
        seed: u64,
        bounds: &Bounds,
        stop: &Stop,
        send: &mut dyn FnMut(Event),
    ) -> Result<Moved, Refusal> {
        let time = if self.depth.is_some() { bounds.time } else { bounds.move_time };
        let budget = Budget { depth: self.depth, ..Budget::new(bounds, time, stop) };
        let limits = Limits::none()
            .with_depth(self.depth)
            .with_nodes(budget.nodes)
            .with_stop(stop)
            .until(budget.start + budget.time);
        // Another choice at every ply, the same again with the same seed.
        let ties = Ties::Random(seed.wrapping_add(board.filled() as u64));
        let options = Options { scoring: self.evaluator.scoring(), ties };
        let board = board.clone().ordered(Order::Center);
        let mut teller = Teller { budget: &budget, send };
        let report =
            bounded_search(self.algorithm, &board, self.evaluator, options, &limits, &mut teller);
        let line = line(&report);
        Ok(Moved {
            mv: line.first().cloned().ok_or_else(nothing_found)?,
            value: WireValue::of_report(&report),
            line,
            depth: report.depth,
            nodes: report.stats.nodes,
            time_ms: milliseconds(budget.start.elapsed()),
            ended: ended(&report, self.depth.is_some()),
        })
    }
}

/// Messages quote the name, which may be long.
pub(crate) fn short(name: &str) -> String {
    name.chars().take(40).collect()
}
