//! The searches of the textbooks as players of k in a row.

use crate::bounded_search::{Teller, check_depth, choose_move};
use crate::bounds::{Bounds, Stop};
use crate::budget::Budget;
use crate::event::{Event, Moved};
use crate::refusal::{Code, Refusal};
use gametree::Algorithm;
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
        let algorithm: Algorithm =
            short(algorithm).parse().map_err(|error| Refusal::of(Code::Limit, &error))?;
        let evaluator = match evaluator {
            Some(name) => short(name).parse().map_err(|error| Refusal::of(Code::Limit, &error))?,
            None => Evaluator::LinePower,
        };
        let depth =
            depth.map(|depth| Refusal::unless_within("the depth", depth, 1..=Bounds::DEPTH));
        let depth = depth.transpose()?.map(|depth| depth as u32);
        check_depth(algorithm, depth)?;
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
        let ply = board.filled() as u64;
        let board = board.clone().ordered(Order::Center);
        let teller = &mut Teller { budget: &budget, send };
        let scoring = self.evaluator.scoring();
        choose_move(self.algorithm, &board, self.evaluator, scoring, [seed, ply], teller)
    }
}

/// Messages quote the name, which may be long.
pub(crate) fn short(name: &str) -> String {
    name.chars().take(40).collect()
}
