//! The searches of the textbooks as players, with tables and trees of bounded size.

use crate::bounds::{Bounds, Stop};
use crate::budget::{Budget, milliseconds};
use crate::choose::nothing_found;
use crate::event::{Ended, Event, Line, Moved};
use crate::game::names;
use crate::refusal::{Code, Refusal};
use crate::value::WireValue;
use gametree::{
    Algorithm, Deepening, Flow, Limits, Mcts, Mtdf, Observer, Options, Pns, Report, Search, Table,
    Ties, Window,
};
use mnk::{Board, Cell, Evaluator, Order};
use std::ops::ControlFlow;

/// Whether an algorithm is of no use without a depth: ended early, it has looked at the first moves
/// only.
pub(crate) fn needs_depth(algorithm: Algorithm) -> bool {
    match algorithm {
        Algorithm::Minimax | Algorithm::Negamax | Algorithm::AlphaBeta | Algorithm::Pvs => true,
        Algorithm::Deepening | Algorithm::Mtdf | Algorithm::Mcts | Algorithm::Pns => false,
    }
}

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
        let report = self.search(&board, options, &limits, &mut Teller { budget: &budget, send });
        let line =
            if report.pv.is_empty() { names(report.best.as_slice()) } else { names(&report.pv) };
        Ok(Moved {
            mv: line.first().cloned().ok_or_else(nothing_found)?,
            value: WireValue::of_report(&report),
            line,
            depth: report.depth,
            nodes: report.stats.nodes,
            time_ms: milliseconds(budget.start.elapsed()),
            ended: self.ended(&report),
        })
    }

    fn search(
        &self,
        board: &Board,
        options: Options,
        limits: &Limits,
        observer: &mut impl Observer<Board>,
    ) -> Report<Cell> {
        let evaluator = self.evaluator;
        match self.algorithm {
            Algorithm::Deepening => {
                let table = Table::with_bytes(Bounds::TABLE);
                let mut search = Deepening::with_table(evaluator, table);
                search.options = options;
                search.search(board, limits, observer)
            }
            Algorithm::Mtdf => {
                let mut search = Mtdf::with_table(evaluator, Table::with_bytes(Bounds::TABLE));
                search.options = options;
                search.search(board, limits, observer)
            }
            Algorithm::Mcts => Mcts { options, tree: Bounds::TREE, ..Mcts::new(evaluator) }
                .search(board, limits, observer),
            Algorithm::Pns => Pns { options, tree: Bounds::TREE, ..Pns::new(evaluator) }
                .search(board, limits, observer),
            _ => self.algorithm.search(board, evaluator, options, Window::FULL, limits, observer),
        }
    }

    fn ended(&self, report: &Report<Cell>) -> Ended {
        match report.ended {
            gametree::Ended::Complete if report.proven || report.value.is_decided() => {
                Ended::Complete
            }
            gametree::Ended::Complete if self.depth.is_some() => Ended::Depth,
            gametree::Ended::Complete => Ended::Complete,
            gametree::Ended::Time => Ended::Time,
            gametree::Ended::Stopped => Ended::Stopped,
            gametree::Ended::Nodes | gametree::Ended::Memory | gametree::Ended::Playouts => {
                Ended::Nodes
            }
        }
    }
}

/// Messages quote the name, which may be long.
fn short(name: &str) -> String {
    name.chars().take(40).collect()
}

/// Tells what a search that works in rounds has found after each.
struct Teller<'a> {
    budget: &'a Budget,
    send: &'a mut dyn FnMut(Event),
}

impl Observer<Board> for Teller<'_> {
    fn iteration(&mut self, report: &Report<Cell>) -> Flow {
        let line = Line { moves: names(&report.pv), value: WireValue::of_report(report) };
        let told = self.budget.told(report.depth, vec![line], report.stats.nodes);
        (self.send)(Event::Thinking(told));
        ControlFlow::Continue(())
    }
}
