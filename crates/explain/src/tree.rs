//! The tree, page by page, as it is told: in words and values, for JSON.

use crate::recorder::{NONE, NodeKind, Root};
use crate::recording::{Recording, likelihood};
use games::Position;
use gametree::{Ended, Side, Stats, Ties, Value, Verdict};
use serde::{Deserialize, Serialize};

/// The most moves that were left out which a page lists.
const MOST_SKIPPED: usize = 500;

/// A node with the way to it and some of its children.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TreePage {
    /// Of the whole search.
    pub totals: Totals,
    /// The node.
    pub node: NodeView,
    /// From the root to its parent.
    pub path: Vec<NodeView>,
    /// The index of the first of `children` among all visits to children.
    pub from: u64,
    /// The visits to its children, from there on.
    pub children: Vec<NodeView>,
    /// The moves that were left out, no more than the first 500; `node.skipped` says how many there
    /// are.
    pub skipped_moves: Vec<String>,
}

/// A visit to a position. Values are from the point of view of X, the first player, who is MAX.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NodeView {
    /// In the order in which nodes are entered, from 0.
    pub id: u32,
    /// None at a root.
    pub parent: Option<u32>,
    /// Which search of the root, from 0: see [`Totals::rounds`].
    pub round: usize,
    /// Plies from the root.
    pub ply: u16,
    /// The move that led here; none at a root.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// How likely that move was, if chance made it, such as `1/4`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub probability: Option<String>,
    /// What a typed tree calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Who is to move.
    pub side: Side,
    /// Of the window it was entered with.
    pub alpha: Value,
    /// Of the window it was entered with.
    pub beta: Value,
    /// Why it has its value.
    pub kind: NodeKind,
    /// What is known of it.
    pub value: Verdict,
    /// The visit to a child that gave the value.
    pub best: Option<u32>,
    /// How many visits to children there are.
    pub children: u32,
    /// How many moves were left out.
    pub skipped: u32,
    /// The window that made them irrelevant.
    pub cut: Option<CutView>,
    /// For a table hit: the node that stored the entry.
    pub source: Option<u32>,
    /// Whether the sibling before has the same move: it is searched a second time.
    pub again: bool,
    /// Nodes of its subtree that were kept, itself included.
    pub size: u32,
    /// Nodes below it that were counted and not kept, of a node that is `counted`.
    #[serde(default, skip_serializing_if = "is_none")]
    pub below: u64,
    /// The number of its `enter` event.
    pub first: u32,
    /// The number of its `return` event.
    pub last: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the form that serde wants
fn is_none(number: &u64) -> bool {
    *number == 0
}

/// The window at a cut, after the value that cut was taken in: alpha ≥ beta.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CutView {
    /// What X has for sure.
    pub alpha: Value,
    /// What O can hold X to.
    pub beta: Value,
}

/// What a search cost and found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// The game; `tree` for a typed tree.
    pub game: String,
    /// What it cost.
    #[serde(flatten)]
    pub stats: Stats,
    /// How many events there are.
    pub events: usize,
    /// What is known of the position.
    pub value: Verdict,
    /// The move to play.
    pub best: Option<String>,
    /// The move and the play after it.
    pub line: Vec<String>,
    /// The moves among which it was chosen by lot, itself among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equal: Vec<String>,
    /// The nodes more plies below the root were counted and not kept; everything was kept if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub levels: Option<u32>,
    /// Whether a limit of nodes ended it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ended_early: bool,
    /// The searches of the root, one after the other: the iterations of deepening, the passes of MTD(f);
    /// one for the others.
    pub rounds: Vec<RoundView>,
}

/// One search of the root: an iteration, or a pass of MTD(f).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundView {
    /// Its root.
    pub root: u32,
    /// How deep it looked.
    pub depth: u32,
    /// How many nodes it visited.
    pub nodes: u64,
    /// What it found out about the position.
    pub value: Verdict,
    /// The move it would play.
    pub best: Option<String>,
}

impl Recording {
    /// A node and `count` of its children from index `from` on.
    #[must_use]
    pub fn page(&self, id: u32, from: u64, count: usize) -> TreePage {
        let mut tour = self.tour();
        let path = self.ancestors(id).into_iter().map(|above| self.view(above, tour.at(above)));
        let path = path.collect();
        let position = tour.at(id);
        let node = self.view(id, position);
        let mut skipped_moves = self.skipped_at(id, position);
        skipped_moves.truncate(MOST_SKIPPED);
        let skip = usize::try_from(from).unwrap_or(usize::MAX);
        let wanted = self.children(id).skip(skip).take(count);
        let children = wanted.map(|child| self.view(child, tour.at(child))).collect();
        TreePage { totals: self.totals(), node, path, from, children, skipped_moves }
    }

    /// A node as it is told; `position` is the one there.
    pub(crate) fn view(&self, id: u32, position: &Position) -> NodeView {
        let node = self.visit(id);
        let link = (node.link != NONE).then_some(node.link);
        let is_table = node.kind == NodeKind::Table;
        NodeView {
            id,
            parent: self.parent(id),
            round: self.round(id),
            ply: node.ply,
            mv: self.mv(id).map(str::to_owned),
            probability: likelihood(position).map(|likely| likely.to_string()),
            name: position.label(),
            side: node.side,
            alpha: node.alpha,
            beta: node.beta,
            kind: node.kind,
            value: self.verdict(id),
            best: link.filter(|_| !is_table),
            children: node.children,
            skipped: node.skipped,
            cut: (node.skipped > 0).then(|| {
                let (alpha, beta) = node.narrowed(node.value);
                CutView { alpha, beta }
            }),
            source: link.filter(|_| is_table),
            again: node.again,
            size: node.size,
            below: if node.kind == NodeKind::Counted { self.counted_below(id) } else { 0 },
            first: node.first,
            last: node.last,
        }
    }

    /// What the search cost and found.
    #[must_use]
    pub fn totals(&self) -> Totals {
        let report = &self.report;
        let round = |&Root { node: root, depth }: &Root| {
            let node = self.visit(root);
            RoundView {
                root,
                depth: if self.algorithm.traits().deepens { depth } else { report.depth },
                nodes: self.nodes_from(root),
                value: self.verdict(root),
                best: self.find(node.link.into()).and_then(|best| self.mv(best)).map(str::to_owned),
            }
        };
        Totals {
            game: if self.is_typed() { "tree" } else { self.start.name() }.to_owned(),
            stats: report.stats,
            events: self.log.events.len(),
            value: report.verdict(),
            best: report.best.clone(),
            line: report.pv.clone(),
            equal: match (self.spec.ties, &report.tied[..]) {
                (Ties::Random(_), tied @ [_, _, ..]) => tied.to_vec(),
                _ => Vec::new(),
            },
            levels: self.levels,
            ended_early: report.ended != Ended::Complete,
            rounds: self.log.roots.iter().map(round).collect(),
        }
    }
}
