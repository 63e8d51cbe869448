//! Listens to a search and writes down its nodes and events.

use crate::visit::{Happening, NONE, NodeKind, Packed, Visit, absolute, absolute_bound};
use gametree::{Bound, Flow, Game, Leaf, Node, Observer, Report, Value, Window};
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;

/// Go on.
const ON: Flow = ControlFlow::Continue(());

/// How many events lie between two [`Mark`]s.
pub(crate) const STRIDE: usize = 1024;

/// What had been counted before an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    pub leaves: u32,
    pub table_hits: u32,
}

/// A node that is not left yet.
#[derive(Clone, Copy, Debug)]
struct Open {
    node: u32,
    /// The child that was left last. Its value counts unless the same move is searched again.
    pending: u32,
    /// The child with the best value so far.
    best: u32,
}

/// Writes down a recursive search. Made for searches of a bounded number of nodes: the bound is
/// that of the [limits](gametree::Limits) of the search.
#[derive(Debug)]
pub(crate) struct Recorder<M> {
    pub nodes: Vec<Visit<M>>,
    pub events: Vec<Packed>,
    /// The numbers of the `cut` events.
    pub cuts: Vec<u32>,
    /// Before event 0, [`STRIDE`], 2 [`STRIDE`] …
    pub marks: Vec<Mark>,
    /// The root of each round.
    pub roots: Vec<u32>,
    counted: Mark,
    open: Vec<Open>,
    /// For searches with a table: which node stored what the table knows about a position.
    stored: Option<FxHashMap<u64, u32>>,
}

impl<M: Copy + Eq> Recorder<M> {
    pub fn new(has_table: bool) -> Recorder<M> {
        Recorder {
            nodes: Vec::new(),
            events: Vec::new(),
            cuts: Vec::new(),
            marks: Vec::new(),
            roots: Vec::new(),
            counted: Mark::default(),
            open: Vec::new(),
            stored: has_table.then(FxHashMap::default),
        }
    }

    fn happened(&mut self, happening: Happening) -> Flow {
        if self.events.len().is_multiple_of(STRIDE) {
            self.marks.push(self.counted);
        }
        self.events.push(Packed::new(happening));
        ON
    }

    /// The value of the child left last counts: no further visit follows.
    fn settle(&mut self, open: usize) {
        let Open { node, pending, best } = self.open[open];
        if pending == NONE {
            return;
        }
        let (parent, value) = (&self.nodes[node as usize], self.nodes[pending as usize].value);
        if best == NONE || parent.prefers(value, self.nodes[best as usize].value) {
            self.open[open].best = pending;
        }
        self.open[open].pending = NONE;
    }

    /// Puts the node just entered below the one that is open; whether that was there before.
    fn attach(&mut self, mv: Option<M>) -> (u32, bool) {
        let Some(above) = self.open.len().checked_sub(1) else {
            return (NONE, false);
        };
        let Open { node, pending, .. } = self.open[above];
        let again = pending != NONE && self.nodes[pending as usize].mv == mv;
        if again {
            self.open[above].pending = NONE;
        } else {
            self.settle(above);
        }
        self.nodes[node as usize].children += 1;
        (node, again)
    }

    /// The node that is open and was entered last; the trait sees to it that there is one.
    fn current(&mut self) -> Option<&mut Visit<M>> {
        let node = self.open.last()?.node;
        self.nodes.get_mut(node as usize)
    }
}

impl<G: Game> Observer<G> for Recorder<G::Move> {
    fn enter(&mut self, game: &G, entered: &Node<G::Move>) -> Flow {
        let id = self.nodes.len() as u32;
        if entered.ply == 0 {
            self.roots.push(id);
        }
        let side = game.side();
        let Window { alpha, beta } = entered.window;
        let (a, b) = (absolute(alpha, side), absolute(beta, side));
        let (parent, again) = self.attach(entered.mv);
        self.nodes.push(Visit {
            parent,
            size: 1,
            alpha: a.min(b),
            beta: a.max(b),
            value: 0,
            link: NONE,
            first: self.events.len() as u32,
            last: NONE,
            children: 0,
            skipped: 0,
            mv: entered.mv,
            ply: entered.ply as u16,
            kind: NodeKind::Inner,
            bound: Bound::Exact,
            side,
            again,
        });
        self.open.push(Open { node: id, pending: NONE, best: NONE });
        self.happened(Happening::Enter(id))
    }

    fn leaf(&mut self, _: &G, _: u32, kind: Leaf, _: Value) -> Flow {
        let Some(node) = self.current() else { return ON };
        node.kind = match kind {
            Leaf::Finished => NodeKind::Finished,
            Leaf::Horizon => NodeKind::Horizon,
        };
        let id = self.nodes.len() as u32 - 1;
        let flow = self.happened(Happening::Leaf(id));
        self.counted.leaves += 1;
        flow
    }

    fn table_hit(&mut self, game: &G, _: u32, _: Value, _: Bound) -> Flow {
        let source = self.stored.as_ref().and_then(|stored| stored.get(&game.key()).copied());
        let Some(node) = self.current() else { return ON };
        node.kind = NodeKind::Table;
        node.link = source.unwrap_or(NONE);
        let id = self.nodes.len() as u32 - 1;
        let flow = self.happened(Happening::Table(id));
        self.counted.table_hits += 1;
        flow
    }

    fn improved(&mut self, _: &G, _: u32, _: G::Move, _: Value) -> Flow {
        let Some(open) = self.open.last() else { return ON };
        let child = open.pending;
        self.happened(Happening::Improved(child))
    }

    fn cutoff(&mut self, _: &G, _: u32, _: G::Move, _: Window, skipped: usize) -> Flow {
        let Some(open) = self.open.last() else { return ON };
        let child = open.pending;
        if let Some(node) = self.current() {
            node.skipped = skipped as u32;
        }
        self.cuts.push(self.events.len() as u32);
        self.happened(Happening::Cut(child))
    }

    fn leave(&mut self, game: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        let Some(top) = self.open.len().checked_sub(1) else { return ON };
        self.settle(top);
        let Open { node: id, best, .. } = self.open[top];
        let (size, last) = (self.nodes.len() as u32 - id, self.events.len() as u32);
        let node = &mut self.nodes[id as usize];
        node.value = absolute(value, node.side);
        node.bound = absolute_bound(bound, node.side);
        node.size = size;
        node.last = last;
        if node.kind == NodeKind::Inner {
            node.link = best;
            // The root of a round is not kept in the table.
            if let (Some(stored), true) = (&mut self.stored, ply > 0) {
                stored.insert(game.key(), id);
            }
        }
        self.open.pop();
        if let Some(above) = self.open.last_mut() {
            above.pending = id;
        }
        self.happened(Happening::Return(id))
    }

    fn iteration(&mut self, _: &Report<G::Move>) -> Flow {
        self.happened(Happening::Round(self.roots.len() as u32 - 1))
    }
}
