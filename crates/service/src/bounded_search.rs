//! The searches of the textbooks on any game, with tables and trees of bounded size.

use crate::bounds::Bounds;
use crate::budget::{Budget, milliseconds};
use crate::choose::nothing_found;
use crate::event::{Ended, Event, Line, Moved};
use crate::reason::Reason;
use crate::refusal::{Code, Refusal};
use crate::value::WireValue;
use gametree::{
    Algorithm, Deepening, Evaluate, Flow, Game, Limits, Mcts, Mtdf, Observer, Options, Pns, Report,
    Scoring, Search, Table, Ties, Window,
};
use std::fmt::Display;
use std::ops::ControlFlow;

/// Whether an algorithm is of no use without a depth: ended early, it has looked at the first moves
/// only.
pub(crate) fn needs_depth(algorithm: Algorithm) -> bool {
    match algorithm {
        Algorithm::Minimax | Algorithm::Negamax | Algorithm::AlphaBeta | Algorithm::Pvs => true,
        Algorithm::Deepening | Algorithm::Mtdf | Algorithm::Mcts | Algorithm::Pns => false,
    }
}

/// Refuses an algorithm that [needs a depth](needs_depth) and has none.
pub(crate) fn check_depth(algorithm: Algorithm, depth: Option<u32>) -> Result<(), Refusal> {
    if depth.is_some() || !needs_depth(algorithm) {
        return Ok(());
    }
    let wanted = format!("{algorithm} needs a depth, 1 to {}", Bounds::DEPTH);
    let reason = Reason::new("needs_depth").with("algorithm", algorithm);
    Err(Refusal::new(Code::Limit, wanted).because(reason))
}

fn bounded_search<G: Game>(
    algorithm: Algorithm,
    game: &G,
    evaluator: impl Evaluate<G>,
    options: Options,
    limits: &Limits,
    observer: &mut impl Observer<G>,
) -> Report<G::Move> {
    match algorithm {
        Algorithm::Deepening => {
            let table = Table::with_bytes(Bounds::TABLE);
            let mut search = Deepening::with_table(evaluator, table);
            search.options = options;
            search.search(game, limits, observer)
        }
        Algorithm::Mtdf => {
            let mut search = Mtdf::with_table(evaluator, Table::with_bytes(Bounds::TABLE));
            search.options = options;
            search.search(game, limits, observer)
        }
        Algorithm::Mcts => Mcts { options, tree: Bounds::TREE, ..Mcts::new(evaluator) }
            .search(game, limits, observer),
        Algorithm::Pns => Pns { options, tree: Bounds::TREE, ..Pns::new(evaluator) }
            .search(game, limits, observer),
        _ => algorithm.search(game, evaluator, options, Window::FULL, limits, observer),
    }
}

/// The move that a search within its budget chooses, `ply` moves into the game: another one among
/// equal ones at every ply, the same again with the same seed.
pub(crate) fn choose_move<G: Game>(
    algorithm: Algorithm,
    game: &G,
    evaluator: impl Evaluate<G>,
    scoring: Scoring,
    [seed, ply]: [u64; 2],
    teller: &mut Teller<'_>,
) -> Result<Moved, Refusal> {
    let budget = teller.budget;
    let limits = Limits::none()
        .with_depth(budget.depth)
        .with_nodes(budget.nodes)
        .with_stop(&budget.stop)
        .until(budget.start + budget.time);
    let options = Options { scoring, ties: Ties::Random(seed.wrapping_add(ply)) };
    let report = bounded_search(algorithm, game, evaluator, options, &limits, teller);
    let line = line(&report);
    Ok(Moved {
        mv: line.first().cloned().ok_or_else(nothing_found)?,
        value: WireValue::of_report(&report),
        line,
        depth: report.depth,
        nodes: report.stats.nodes,
        time_ms: milliseconds(budget.start.elapsed()),
        ended: ended(&report, budget.depth.is_some()),
    })
}

/// Why a search ended that had a depth to reach, or had not.
fn ended<M>(report: &Report<M>, had_depth: bool) -> Ended {
    match report.ended {
        gametree::Ended::Complete if report.proven || report.value.is_decided() => Ended::Complete,
        gametree::Ended::Complete if had_depth => Ended::Depth,
        gametree::Ended::Complete => Ended::Complete,
        gametree::Ended::Time => Ended::Time,
        gametree::Ended::Stopped => Ended::Stopped,
        gametree::Ended::Nodes | gametree::Ended::Memory | gametree::Ended::Playouts => {
            Ended::Nodes
        }
    }
}

/// The best move with the play after it, by name; empty if there is none.
fn line<M: Display>(report: &Report<M>) -> Vec<String> {
    let moves = if report.pv.is_empty() { report.best.as_slice() } else { &report.pv };
    moves.iter().map(ToString::to_string).collect()
}

/// Tells what a search that works in rounds has found after each.
pub(crate) struct Teller<'a> {
    pub budget: &'a Budget,
    pub send: &'a mut dyn FnMut(Event),
}

impl<G: Game> Observer<G> for Teller<'_> {
    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        let found = Line { moves: line(report), value: WireValue::of_report(report) };
        let told = self.budget.told(report.depth, vec![found], report.stats.nodes);
        (self.send)(Event::Thinking(told));
        ControlFlow::Continue(())
    }
}
