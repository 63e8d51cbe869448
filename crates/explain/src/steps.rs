//! The events, page by page, and how things stand between two of them.

use crate::recorder::{EventKind, NodeKind, STRIDE};
use crate::recording::Recording;
use crate::tree::{NodeView, Totals};
use gametree::{Leaf, Side, Value, Verdict};
use serde::{Deserialize, Serialize};

/// Some events, and how things stood before them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepsPage {
    /// Of the whole search.
    pub totals: Totals,
    /// The number of the first event.
    pub from: u64,
    /// From there on.
    pub events: Vec<EventView>,
    /// The nodes that are open just before, root first.
    pub open: Vec<OpenNode>,
    /// What has been counted before.
    pub counts: Counts,
}

/// One event of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventView {
    /// From 0.
    pub n: u32,
    /// What happened.
    pub kind: EventKind,
    /// To which node.
    pub node: u32,
    /// `enter`: the move that led here; `improved` and `cut`: the move at this node.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Of the node's window after the event.
    pub alpha: Value,
    /// Of the node's window after the event.
    pub beta: Value,
    /// What is known of the leaf, the entry, the move or the node.
    pub value: Option<Verdict>,
    /// `enter` only: who is to move there. Sides need not alternate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// `enter` only: whether chance moves there.
    #[serde(default, skip_serializing_if = "is_false")]
    pub chance: bool,
    /// `leaf` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaf: Option<Leaf>,
    /// `cut` only: how many moves are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skipped: Option<u32>,
    /// `round` only: how deep it looked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
fn is_false(flag: &bool) -> bool {
    !flag
}

/// A node that was entered and not left yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenNode {
    /// The node, as it will be in the end.
    pub node: NodeView,
    /// Of its window now.
    pub alpha: Value,
    /// Of its window now.
    pub beta: Value,
    /// Its best move so far.
    pub best: Option<String>,
    /// What is known of that.
    pub value: Option<Verdict>,
}

/// What has been counted so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Nodes entered.
    pub nodes: u32,
    /// Leaves.
    pub leaves: u32,
    /// Nodes at which moves were left out.
    pub cutoffs: u32,
    /// Nodes answered by the table.
    pub table_hits: u32,
}

/// Which cut to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seek {
    /// The first one behind.
    NextCut,
    /// The last one before.
    PreviousCut,
}

impl Recording {
    /// `count` events from number `from` on, which is at most the number of events; with `seek`
    /// from a cut on, and none if there is no such cut.
    #[must_use]
    pub fn steps(&self, from: usize, count: usize, seek: Option<Seek>) -> StepsPage {
        let cuts = &self.log.cuts;
        let found = match seek {
            None => Some(from),
            Some(Seek::NextCut) => {
                cuts.get(cuts.partition_point(|&cut| cut as usize <= from)).map(|&n| n as usize)
            }
            Some(Seek::PreviousCut) => {
                let before = cuts.partition_point(|&cut| (cut as usize) < from);
                before.checked_sub(1).map(|last| cuts[last] as usize)
            }
        };
        let (from, count) = (found.unwrap_or(from), if found.is_some() { count } else { 0 });
        let to = from.saturating_add(count).min(self.log.events.len());
        StepsPage {
            totals: self.totals(),
            from: from as u64,
            events: (from..to).filter_map(|n| self.event(n)).collect(),
            open: self.open_before(from),
            counts: self.counts_before(from),
        }
    }

    /// The event with this number.
    pub(crate) fn event(&self, n: usize) -> Option<EventView> {
        let (kind, number) = self.happening(n)?;
        // The node, and whose move and value it is about.
        let (id, about) = match kind {
            EventKind::Improved | EventKind::Cut => (self.visit(number).parent, number),
            EventKind::Round => {
                let root = self.log.roots[number as usize].node;
                (root, root)
            }
            _ => (number, number),
        };
        let node = self.visit(id);
        let value = self.verdict(about);
        let (alpha, beta) = match kind {
            EventKind::Improved | EventKind::Cut => self.narrowed(node, self.visit(about).value),
            EventKind::Return | EventKind::Round if node.kind == NodeKind::Inner => {
                self.narrowed(node, node.value)
            }
            _ => (node.alpha, node.beta),
        };
        let has_move = matches!(kind, EventKind::Enter | EventKind::Improved | EventKind::Cut);
        Some(EventView {
            n: n as u32,
            kind,
            node: id,
            mv: self.mv(about).filter(|_| has_move).map(str::to_owned),
            alpha,
            beta,
            value: (kind != EventKind::Enter).then_some(value),
            side: (kind == EventKind::Enter).then_some(node.side),
            chance: kind == EventKind::Enter && node.kind == NodeKind::Chance,
            leaf: (kind == EventKind::Leaf).then_some(match node.kind {
                NodeKind::Finished => Leaf::Finished,
                _ => Leaf::Horizon,
            }),
            skipped: (kind == EventKind::Cut).then_some(node.skipped),
            depth: match kind {
                EventKind::Round => self.round_limit(number as usize),
                _ => None,
            },
        })
    }

    /// The nodes that are open just before an event.
    fn open_before(&self, event: usize) -> Vec<OpenNode> {
        let entered = self.log.nodes.partition_point(|node| (node.first as usize) < event);
        let Some(latest) = entered.checked_sub(1) else { return Vec::new() };
        let latest = latest as u32;
        let mut tour = self.tour();
        let is_open = |&id: &u32| (self.visit(id).last as usize) >= event;
        let path = self.ancestors(latest).into_iter().chain([latest]);
        let open = path.take_while(is_open).map(|id| {
            let (best, alpha, beta) = self.standing(id, event);
            OpenNode {
                node: self.view(id, tour.at(id)),
                alpha,
                beta,
                best: best.and_then(|child| self.mv(child)).map(str::to_owned),
                value: best.map(|child| self.verdict(child)),
            }
        });
        open.collect()
    }

    /// The best child of a node, and its window, just before an event.
    pub(crate) fn standing(&self, id: u32, event: usize) -> (Option<u32>, Value, Value) {
        let node = self.visit(id);
        let mut best: Option<u32> = None;
        let (mut alpha, mut beta) = (node.alpha, node.beta);
        let done = |&child: &u32| (self.visit(child).last as usize) < event;
        for child in self.children(id).take_while(done) {
            let visit = self.visit(child);
            let next = visit.last as usize + 1;
            let (improves, again) = match self.happening(next) {
                Some((EventKind::Improved, best)) => (best == child, false),
                Some((EventKind::Enter, sibling)) => (false, self.visit(sibling).again),
                _ => (false, false),
            };
            // Not taken in yet, or never because the move is searched again.
            if again || (improves && next >= event) {
                continue;
            }
            if node.kind == NodeKind::Chance {
                continue;
            }
            if best.is_none_or(|best| node.prefers(visit.value, self.visit(best).value)) {
                best = Some(child);
            }
            if improves {
                (alpha, beta) = self.narrowed(node, visit.value);
            }
        }
        (best, alpha, beta)
    }

    fn counts_before(&self, event: usize) -> Counts {
        let event = event.min(self.log.events.len());
        let stride = (event / STRIDE).min(self.log.marks.len().saturating_sub(1));
        let mark = self.log.marks[stride];
        let since = &self.log.events[stride * STRIDE..event];
        let seen = |wanted: EventKind| {
            since.iter().filter(|packed| packed.unpack().0 == wanted).count() as u32
        };
        Counts {
            nodes: self.log.nodes.partition_point(|node| (node.first as usize) < event) as u32,
            leaves: mark.leaves + seen(EventKind::Leaf),
            cutoffs: self.log.cuts.partition_point(|&cut| (cut as usize) < event) as u32,
            table_hits: mark.table_hits + seen(EventKind::Table),
        }
    }
}
