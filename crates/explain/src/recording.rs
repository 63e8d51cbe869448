//! A search, recorded whole: who its nodes are and how to find one's way among them.

use crate::recorder::{EventKind, Mark, NONE, NodeKind, Packed, Recorder, Visit};
use crate::telling::Telling;
use games::{Position, SearchError, SearchSpec};
use gametree::{
    Algorithm, Ended, Expectimax, Limits, Probability, Report, Stats, TreeGame, Value, Verdict,
    View,
};
use std::collections::HashSet;

/// The most nodes a recording has.
pub const MOST_NODES: u64 = 1_000_000;

/// Why there is no recording.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotRecorded {
    /// The search does not walk the tree from the root.
    #[error("{0} cannot be looked into; choose one of {walking}", walking = walking())]
    Algorithm(String),
    /// There is no such search.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// The search has more nodes than fit.
    #[error(
        "this search visits more than {0} nodes, too many to be recorded; choose a smaller depth, \
         or an algorithm that cuts: alpha-beta, pvs, deepening or mtdf"
    )]
    TooLarge(u64),
    /// The search took more time than it was given.
    #[error("this search takes too long to be recorded; choose a smaller depth")]
    Time,
    /// The search grows its tree for too long.
    #[error("this search takes too long to be recorded; choose fewer nodes")]
    Slow,
    /// The search does not grow a tree in memory.
    #[error("{0} does not grow a tree step by step; mcts and pns do")]
    NotGrown(String),
    /// It was stopped.
    #[error("the search was stopped before it was recorded whole; ask again")]
    Stopped,
}

/// The names of the algorithms that can be recorded, separated by commas.
#[must_use]
pub fn walking() -> String {
    let walking = Algorithm::ALL.into_iter().filter(|one| one.traits().view == View::Tree);
    walking.map(Algorithm::name).collect::<Vec<_>>().join(", ")
}

/// A search of a position: all its nodes and events.
///
/// Nodes are visits, numbered from 0 in the order in which they are entered; the subtree of a node
/// has the numbers right behind its own. Values and windows are from the first player's point of
/// view.
#[derive(Clone, Debug)]
pub struct Recording {
    pub(crate) start: Position,
    pub(crate) spec: SearchSpec,
    pub(crate) algorithm: Algorithm,
    pub(crate) depth: Option<u32>,
    /// Of the nodes more plies below the root there is only the number; none are if not given.
    pub(crate) levels: Option<u32>,
    /// Its nodes and events.
    pub(crate) log: Recorder,
    pub(crate) report: Report<String>,
}

/// How much of a search is to be recorded. By default all of it, from beginning to end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// Ends the search after so many nodes; it is recorded as far as it went.
    pub nodes: Option<u64>,
    /// Keeps the nodes of so many plies below the root, or of fewer if they would be more than
    /// [`MOST_NODES`]; what is below is counted.
    pub levels: Option<u32>,
}

/// Searches `start` to `depth` plies, or to the end of the game, within `limits`, and records it. There
/// are never more than [`MOST_NODES`] nodes.
///
/// # Errors
/// If the search is not possible, or there is nothing whole to show: see [`NotRecorded`].
pub fn record(
    start: &Position,
    spec: &SearchSpec,
    depth: Option<u32>,
    limits: &Limits,
) -> Result<Recording, NotRecorded> {
    record_part(start, spec, depth, Extent::default(), limits, &mut |_| {})
}

/// The same for as much as is wanted of it, and tells every few thousand nodes how many there are.
///
/// # Errors
/// As [`record`].
pub fn record_part(
    start: &Position,
    spec: &SearchSpec,
    depth: Option<u32>,
    extent: Extent,
    limits: &Limits,
    tell: &mut dyn FnMut(u64),
) -> Result<Recording, NotRecorded> {
    let unknown = || NotRecorded::Algorithm(spec.algorithm.chars().take(40).collect());
    let algorithm = match spec.algorithm.as_str() {
        // It visits what minimax visits.
        Expectimax::NAME => Algorithm::Minimax,
        name => name.parse().map_err(|_| unknown())?,
    };
    if algorithm.traits().view != View::Tree {
        return Err(unknown());
    }
    let given = limits.nodes.unwrap_or(u64::MAX);
    let most = match extent.levels {
        None => given.min(MOST_NODES),
        Some(_) => given,
    };
    let asked = extent.nodes.filter(|&nodes| nodes <= most);
    let limits = limits.clone().with_depth(depth).with_nodes(asked.unwrap_or(most));
    let exceeds = asked.is_none()
        && extent.levels.is_none()
        && is_known_to_exceed(start, algorithm, depth, most, &limits);
    match limits.interrupted() {
        Some(Ended::Stopped) => return Err(NotRecorded::Stopped),
        Some(_) => return Err(NotRecorded::Time),
        None if exceeds => return Err(NotRecorded::TooLarge(most)),
        None => {}
    }
    let mut levels = extent.levels;
    let (mut recorder, report) = loop {
        let has_table = algorithm.traits().deepens;
        let mut recorder = Recorder::new(has_table, levels.unwrap_or(u32::MAX));
        let mut telling = Telling { recorder: &mut recorder, tell };
        let report = start.watch(spec, &limits, &mut telling)?;
        match report.ended {
            Ended::Complete => {}
            Ended::Nodes if asked.is_some() => {}
            Ended::Time => return Err(NotRecorded::Time),
            Ended::Stopped => return Err(NotRecorded::Stopped),
            _ => return Err(NotRecorded::TooLarge(most)),
        }
        if !recorder.is_full() {
            break (recorder, report);
        }
        // All were counted: again with the plies that fit.
        let fewer = plies_that_fit(&recorder.plies);
        match levels.zip(fewer) {
            Some((before, fewer)) if fewer < before => levels = Some(fewer),
            _ => return Err(NotRecorded::TooLarge(MOST_NODES)),
        }
    };
    if report.ended == Ended::Nodes {
        let Verdict { value, bound, .. } = report.verdict();
        recorder.close((recorder.roots.len() == 1).then_some((value, bound)));
    }
    // A search of one's own by the name of an algorithm may tell less than all.
    if !recorder.is_whole(report.stats.nodes) {
        return Err(unknown());
    }
    recorder.finish();
    let deepest = report.stats.deepest;
    let levels = levels.filter(|&levels| levels < deepest);
    let (start, spec) = (start.clone(), spec.clone());
    let mut recording = Recording { start, spec, algorithm, depth, levels, log: recorder, report };
    recording.find_chance();
    Ok(recording)
}

/// How many plies below the root have few enough nodes together, given how many there are at each; none
/// if not even one has.
fn plies_that_fit(plies: &[u64]) -> Option<u32> {
    let sums = plies.iter().scan(0u64, |sum, nodes| {
        *sum += nodes;
        Some(*sum)
    });
    let fitting = sums.take_while(|&sum| sum <= MOST_NODES).count();
    fitting.checked_sub(1).map(|plies| plies as u32).filter(|&plies| plies > 0)
}

/// Whether minimax would visit more nodes than that: counting them takes no evaluator, and on a
/// large board a thousandth of the time. The switch and the clock of `limits` end that too.
fn is_known_to_exceed(
    start: &Position,
    algorithm: Algorithm,
    depth: Option<u32>,
    most: u64,
    limits: &Limits,
) -> bool {
    let is_plain = matches!(algorithm, Algorithm::Minimax | Algorithm::Negamax);
    let depth = depth.unwrap_or(u32::MAX);
    if !is_plain || depth == 0 {
        return false;
    }
    let effort = start.minimax_effort(&start.moves(), depth - 1, 2 * most, limits);
    effort.nodes >= most || !effort.exact
}

impl Recording {
    /// What the search answered.
    #[must_use]
    pub fn report(&self) -> &Report<String> {
        &self.report
    }

    /// How many nodes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.log.nodes.len()
    }

    /// Never: there is always a root.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.log.nodes.is_empty()
    }

    /// How many nodes there are below a node whose children were counted and not kept.
    pub(crate) fn counted_below(&self, id: u32) -> u64 {
        let counted = &self.log.counted_below;
        counted.binary_search_by_key(&id, |&(id, _)| id).map_or(0, |at| counted[at].1)
    }

    /// How many nodes were visited below a node and at it, whether or not they were kept.
    pub(crate) fn nodes_from(&self, id: u32) -> u64 {
        let end = id + self.visit(id).size;
        let counted = &self.log.counted_below;
        let from = counted.partition_point(|&(counted, _)| counted < id);
        let hidden = counted[from..].iter().take_while(|&&(counted, _)| counted < end);
        u64::from(self.visit(id).size) + hidden.map(|(_, below)| below).sum::<u64>()
    }

    /// How many events there are.
    #[must_use]
    pub fn events(&self) -> usize {
        self.log.events.len()
    }

    /// About how many bytes it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.log.nodes.len() * size_of::<Visit>()
            + self.log.events.len() * size_of::<Packed>()
            + self.log.cuts.len() * size_of::<u32>()
            + self.log.marks.len() * size_of::<Mark>()
    }

    /// The bytes of its transposition table, if it has one and not of the usual size.
    #[must_use]
    pub fn table(&self) -> Option<usize> {
        self.spec.memory.table.filter(|_| self.algorithm.traits().deepens)
    }

    /// The counters of the search.
    #[must_use]
    pub fn stats(&self) -> Stats {
        self.report.stats
    }

    /// Whether there is a node with this number; the number, if so.
    #[must_use]
    pub fn find(&self, id: u64) -> Option<u32> {
        u32::try_from(id).ok().filter(|&id| (id as usize) < self.log.nodes.len())
    }

    /// Whether the leaves are numbers that somebody has typed, not ends of games.
    pub(crate) fn is_typed(&self) -> bool {
        self.start.game::<TreeGame>().is_some()
    }

    /// Marks the chance nodes, which a watcher of any game cannot tell from others.
    fn find_chance(&mut self) {
        if !self.has_chance() {
            return;
        }
        let mut tour = self.tour();
        let is_chance =
            |position: &Position| position.game::<TreeGame>().is_some_and(TreeGame::is_chance);
        let found: Vec<u32> = self
            .ids()
            .filter(|&id| self.visit(id).kind == NodeKind::Inner && is_chance(tour.at(id)))
            .collect();
        for id in found {
            let node = &mut self.log.nodes[id as usize];
            (node.kind, node.link) = (NodeKind::Chance, NONE);
        }
    }

    /// Whether chance moves somewhere in the tree; values are averages then.
    pub(crate) fn has_chance(&self) -> bool {
        self.start.game::<TreeGame>().is_some_and(TreeGame::has_chance)
    }

    /// Alpha and beta of a node after the side to move has been assured of `value`. Averages, which
    /// count parts of a point, are no ends of windows.
    pub(crate) fn narrowed(&self, node: &Visit, value: Value) -> (Value, Value) {
        match self.has_chance() {
            true => (node.alpha, node.beta),
            false => node.narrowed(value),
        }
    }

    /// The numbers of all nodes.
    pub(crate) fn ids(&self) -> std::ops::Range<u32> {
        0..self.log.nodes.len() as u32
    }

    /// The node with this number, which must be one.
    pub(crate) fn visit(&self, id: u32) -> &Visit {
        &self.log.nodes[id as usize]
    }

    /// What is known of a node.
    pub(crate) fn verdict(&self, id: u32) -> Verdict {
        let Visit { value, bound, proven, .. } = *self.visit(id);
        let verdict = Verdict { value, bound, proven, points: self.report.points, parts: 1 };
        verdict.in_parts(self.report.parts)
    }

    /// The move that led to a node; none at a root.
    pub(crate) fn mv(&self, id: u32) -> Option<&str> {
        self.log.moves.get(self.visit(id).mv as usize).map(String::as_str)
    }

    pub(crate) fn parent(&self, id: u32) -> Option<u32> {
        Some(self.visit(id).parent).filter(|&parent| parent != NONE)
    }

    /// Whether a node gave its parent the value.
    pub(crate) fn is_best(&self, id: u32) -> bool {
        self.parent(id).is_some_and(|parent| self.visit(parent).link == id)
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

    /// Which search of the root a node belongs to.
    pub(crate) fn round(&self, id: u32) -> usize {
        self.log.roots.partition_point(|root| root.node <= id).saturating_sub(1)
    }

    /// How deep the search of the root with this number looks; none to the end of the game.
    pub(crate) fn round_limit(&self, round: usize) -> Option<u32> {
        match self.algorithm.traits().deepens {
            true => self.log.roots.get(round).map(|root| root.depth),
            false => self.depth,
        }
    }

    /// Whether an iteration searches the root more than once.
    pub(crate) fn is_in_passes(&self) -> bool {
        self.log.roots.windows(2).any(|pair| pair[0].depth == pair[1].depth)
    }

    /// What happened, and its number: see [`Packed`].
    pub(crate) fn happening(&self, event: usize) -> Option<(EventKind, u32)> {
        self.log.events.get(event).map(|packed| packed.unpack())
    }

    /// The moves that were left out at a node, in the order in which the game lists them; `position`
    /// is that of the node.
    pub(crate) fn skipped_at(&self, id: u32, position: &Position) -> Vec<String> {
        if self.visit(id).skipped == 0 {
            return Vec::new();
        }
        let tried: HashSet<&str> = self.children(id).filter_map(|child| self.mv(child)).collect();
        let mut moves = position.moves();
        moves.retain(|mv| !tried.contains(mv.as_str()));
        moves
    }

    /// Goes from node to node, beginning above the root.
    pub(crate) fn tour(&self) -> Tour<'_> {
        Tour { recording: self, position: self.start.clone(), path: Vec::new() }
    }
}

/// How likely the move was that led to a position, if chance made it.
pub(crate) fn likelihood(position: &Position) -> Option<Probability> {
    position.game::<TreeGame>()?.probability()
}

/// Goes from node to node and knows the position at each: quick from a node to one near it.
pub(crate) struct Tour<'a> {
    recording: &'a Recording,
    position: Position,
    /// The nodes from the root to the current one, each with whether it took a move to get there.
    path: Vec<(u32, bool)>,
}

impl Tour<'_> {
    /// Goes to a node. The position there.
    pub fn at(&mut self, id: u32) -> &Position {
        let recording = self.recording;
        let is_above = |above: u32| (above..above + recording.visit(above).size).contains(&id);
        while let Some((_, moved)) = self.path.pop_if(|(top, _)| !is_above(*top)) {
            if moved {
                self.position.undo();
            }
        }
        let here = self.path.last().map(|&(top, _)| top);
        let up = std::iter::successors(Some(id), |&node| recording.parent(node));
        let way: Vec<u32> = up.take_while(|&node| Some(node) != here).collect();
        for node in way.into_iter().rev() {
            let moved = recording.mv(node).is_some_and(|mv| self.position.play(mv).is_ok());
            self.path.push((node, moved));
        }
        &self.position
    }
}
