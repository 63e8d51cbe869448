//! The tree, page by page.

use crate::recording::Recording;
use crate::subject::Subject;
use crate::view::{CutView, NodeView, RoundView, Totals};
use crate::visit::{NONE, NodeKind, absolute, absolute_bound};
use gametree::Algorithm;
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

impl<G: Subject> Recording<G> {
    /// A node and `count` of its children from index `from` on.
    #[must_use]
    pub fn page(&self, id: u32, from: u64, count: usize) -> TreePage {
        let (path, mut game) = self.way_to(id);
        let node = self.view(id, &game);
        let skip = usize::try_from(from).unwrap_or(usize::MAX);
        let wanted = self.children(id).skip(skip).take(count);
        let children = wanted
            .map(|child| {
                let mv = self.visit(child).mv;
                mv.into_iter().for_each(|mv| game.play(mv));
                let view = self.view(child, &game);
                mv.into_iter().for_each(|mv| game.undo(mv));
                view
            })
            .collect();
        let mut skipped = self.skipped_at(id, &game);
        skipped.truncate(MOST_SKIPPED);
        let skipped_moves = names(&skipped);
        TreePage { totals: self.totals(), node, path, from, children, skipped_moves }
    }

    /// The nodes from the root to the parent of a node, and the position at the node.
    pub(crate) fn way_to(&self, id: u32) -> (Vec<NodeView>, G) {
        let mut game = self.start.clone();
        let mut views = Vec::new();
        for node in self.ancestors(id) {
            self.visit(node).mv.into_iter().for_each(|mv| game.play(mv));
            views.push(self.view(node, &game));
        }
        self.visit(id).mv.into_iter().for_each(|mv| game.play(mv));
        (views, game)
    }

    /// A node as it is told; `game` is the position there.
    pub(crate) fn view(&self, id: u32, game: &G) -> NodeView {
        let node = self.visit(id);
        let link = (node.link != NONE).then_some(node.link);
        let is_table = node.kind == NodeKind::Table;
        NodeView {
            id,
            parent: self.parent(id),
            round: self.round(id),
            ply: node.ply,
            mv: node.mv.map(|mv| mv.to_string()),
            name: game.name().map(str::to_owned),
            side: node.side,
            alpha: node.alpha,
            beta: node.beta,
            kind: node.kind,
            value: node.value,
            bound: node.bound,
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
            first: node.first,
            last: node.last,
        }
    }

    /// What the search cost and found.
    #[must_use]
    pub fn totals(&self) -> Totals {
        let report = &self.report;
        let stats = report.stats;
        let side = self.start.side();
        let round = |(number, &root): (usize, &u32)| {
            let node = self.visit(root);
            let best = (node.link != NONE).then(|| self.visit(node.link).mv).flatten();
            RoundView {
                root,
                depth: match self.plan.algorithm {
                    Algorithm::Deepening => number as u32 + 1,
                    _ => report.depth,
                },
                nodes: node.size,
                value: node.value,
                best: best.map(|mv| mv.to_string()),
            }
        };
        Totals {
            nodes: stats.nodes,
            leaves: stats.leaves,
            evaluations: stats.evaluations,
            generated: stats.generated,
            cutoffs: stats.cutoffs,
            table_hits: stats.table_hits,
            deepest: stats.deepest,
            events: self.events.len(),
            value: absolute(report.value, side),
            bound: absolute_bound(report.bound, side),
            best: report.best.map(|mv| mv.to_string()),
            line: names(&report.pv),
            rounds: self.roots.iter().enumerate().map(round).collect(),
            rules: self.start.rules_text(),
        }
    }
}

/// Moves by name.
pub(crate) fn names<M: ToString>(moves: &[M]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}
