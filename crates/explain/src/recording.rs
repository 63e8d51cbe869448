//! A search, recorded whole: who its nodes are and how to find one's way among them.

use crate::minimax_effort::{Effort, minimax_effort};
use crate::recorder::{Mark, Recorder};
use crate::subject::Subject;
use crate::visit::{Happening, NONE, Packed, Visit};
use gametree::{
    Algorithm, Ended, Evaluate, Game, Limits, Options, Report, Scoring, Stats, Ties, Window,
};

/// The most nodes a recording has.
pub const MOST_NODES: u64 = 1_000_000;

/// The algorithms that can be recorded: those that walk the tree from the root.
pub const ALGORITHMS: [Algorithm; 5] = [
    Algorithm::Minimax,
    Algorithm::Negamax,
    Algorithm::AlphaBeta,
    Algorithm::Pvs,
    Algorithm::Deepening,
];

/// How to search, apart from the position and the evaluator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// One of [`ALGORITHMS`].
    pub algorithm: Algorithm,
    /// Plies; none for all of them.
    pub depth: Option<u32>,
    /// How finished games count.
    pub scoring: Scoring,
    /// In the eyes of the side to move, for the algorithms that take one.
    pub window: Window,
}

/// Why there is no recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotRecorded {
    /// The algorithm does not walk the tree from the root.
    #[error("{0} cannot be looked into; choose minimax, negamax, alpha-beta, pvs or deepening")]
    Algorithm(Algorithm),
    /// The search has more nodes than fit.
    #[error(
        "this search visits more than {0} nodes, too many to be recorded; choose a smaller depth, \
         or an algorithm that cuts: alpha-beta, pvs or deepening"
    )]
    TooLarge(u64),
    /// The search took more time than it was given.
    #[error("this search takes too long to be recorded; choose a smaller depth")]
    Time,
    /// It was stopped.
    #[error("the search was stopped before it was recorded whole; ask again")]
    Stopped,
}

/// A search of `start`: all its nodes and events.
///
/// Nodes are visits, numbered from 0 in the order in which they are entered; the subtree of a node
/// has the numbers right behind its own. Values and windows are in the eyes of the first side.
#[derive(Clone, Debug)]
pub struct Recording<G: Game> {
    pub(crate) start: G,
    pub(crate) plan: Plan,
    pub(crate) nodes: Vec<Visit<G::Move>>,
    pub(crate) events: Vec<Packed>,
    pub(crate) cuts: Vec<u32>,
    pub(crate) marks: Vec<Mark>,
    pub(crate) roots: Vec<u32>,
    pub(crate) report: Report<G::Move>,
}

/// Searches `start` by `plan` within `limits` and records it. The depth and the number of nodes
/// are the plan's and [`MOST_NODES`], whatever the limits say beyond that.
///
/// # Errors
/// If there is nothing whole to show: see [`NotRecorded`].
pub fn record<G: Subject>(
    start: &G,
    evaluator: impl Evaluate<G>,
    plan: Plan,
    limits: &Limits,
) -> Result<Recording<G>, NotRecorded> {
    if !ALGORITHMS.contains(&plan.algorithm) {
        return Err(NotRecorded::Algorithm(plan.algorithm));
    }
    let most = limits.nodes.unwrap_or(MOST_NODES).min(MOST_NODES);
    let limits = limits.clone().with_depth(plan.depth).with_nodes(most);
    let exceeds = is_known_to_exceed(start, plan, most, &limits);
    match limits.interrupted() {
        Some(Ended::Stopped) => return Err(NotRecorded::Stopped),
        Some(_) => return Err(NotRecorded::Time),
        None if exceeds => return Err(NotRecorded::TooLarge(most)),
        None => {}
    }
    let options = Options { scoring: plan.scoring, ties: Ties::First };
    let mut recorder = Recorder::new(plan.algorithm == Algorithm::Deepening);
    let report =
        plan.algorithm.search(start, evaluator, options, plan.window, &limits, &mut recorder);
    match report.ended {
        Ended::Complete => {}
        Ended::Time => return Err(NotRecorded::Time),
        Ended::Stopped => return Err(NotRecorded::Stopped),
        _ => return Err(NotRecorded::TooLarge(most)),
    }
    let Recorder { mut nodes, mut events, mut cuts, mut marks, roots, .. } = recorder;
    nodes.shrink_to_fit();
    events.shrink_to_fit();
    cuts.shrink_to_fit();
    marks.shrink_to_fit();
    let recording =
        Recording { start: start.clone(), plan, nodes, events, cuts, marks, roots, report };
    debug_assert_eq!(recording.recount(), recording.stats(), "every node is there");
    Ok(recording)
}

/// Whether minimax would visit more nodes than that: counting them takes no evaluator, and on a
/// large board a thousandth of the time. The switch and the clock of `limits` end that too.
fn is_known_to_exceed<G: Subject>(start: &G, plan: Plan, most: u64, limits: &Limits) -> bool {
    let is_plain = matches!(plan.algorithm, Algorithm::Minimax | Algorithm::Negamax);
    let depth = plan.depth.unwrap_or(u32::MAX);
    if !is_plain || depth == 0 || start.outcome().is_some() {
        return false;
    }
    let mut moves = Vec::new();
    start.moves(&mut moves);
    let Effort { nodes, exact } = minimax_effort(start, &moves, depth - 1, 2 * most, limits);
    nodes >= most || !exact
}

impl<G: Subject> Recording<G> {
    /// How many nodes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: there is always a root.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// How many events there are.
    #[must_use]
    pub fn events(&self) -> usize {
        self.events.len()
    }

    /// About how many bytes it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.nodes.len() * size_of::<Visit<G::Move>>()
            + self.events.len() * size_of::<Packed>()
            + self.cuts.len() * size_of::<u32>()
            + self.marks.len() * size_of::<Mark>()
    }

    /// The counters of the search.
    #[must_use]
    pub fn stats(&self) -> Stats {
        self.report.stats
    }

    /// The same counters, counted from the recorded nodes.
    fn recount(&self) -> Stats {
        use crate::visit::NodeKind::{Finished, Horizon, Inner, Table};
        let mut stats = Stats::default();
        for (id, node) in (0..).zip(&self.nodes) {
            stats.nodes += 1;
            stats.deepest = stats.deepest.max(node.ply.into());
            stats.cutoffs += u64::from(node.skipped > 0);
            match node.kind {
                Finished => stats.leaves += 1,
                Horizon => {
                    stats.leaves += 1;
                    stats.evaluations += 1;
                }
                Table => stats.table_hits += 1,
                Inner => {
                    let tried = self.children(id).filter(|&child| !self.visit(child).again);
                    stats.generated += tried.count() as u64 + u64::from(node.skipped);
                }
            }
        }
        stats
    }

    /// The node with this number, which must be one.
    pub(crate) fn visit(&self, id: u32) -> &Visit<G::Move> {
        &self.nodes[id as usize]
    }

    /// Whether there is a node with this number; the number, if so.
    #[must_use]
    pub fn find(&self, id: u64) -> Option<u32> {
        u32::try_from(id).ok().filter(|&id| (id as usize) < self.nodes.len())
    }

    pub(crate) fn parent(&self, id: u32) -> Option<u32> {
        Some(self.visit(id).parent).filter(|&parent| parent != NONE)
    }

    /// The visits to the children of a node, in order.
    pub(crate) fn children(&self, id: u32) -> impl Iterator<Item = u32> {
        let node = self.visit(id);
        let mut next = id + 1;
        (0..node.children).map(move |_| {
            let child = next;
            next += self.visit(child).size;
            child
        })
    }

    /// The nodes from the root to the parent of a node.
    pub(crate) fn ancestors(&self, id: u32) -> Vec<u32> {
        let mut path: Vec<u32> =
            std::iter::successors(self.parent(id), |&above| self.parent(above)).collect();
        path.reverse();
        path
    }

    /// Which round a node belongs to.
    pub(crate) fn round(&self, id: u32) -> usize {
        self.roots.partition_point(|&root| root <= id).saturating_sub(1)
    }

    /// How deep the round of this number looks; none to the end of the game.
    pub(crate) fn round_limit(&self, round: usize) -> Option<u32> {
        match self.plan.algorithm {
            Algorithm::Deepening => Some(round as u32 + 1),
            _ => self.plan.depth,
        }
    }

    pub(crate) fn happening(&self, event: usize) -> Option<Happening> {
        self.events.get(event).map(|packed| packed.unpack())
    }

    /// The numbers of the `cut` events, in order.
    #[must_use]
    pub fn cuts(&self) -> &[u32] {
        &self.cuts
    }
}
