//! Watches a search and writes down its nodes and events: about 52 bytes a node and 4 an event.

use crate::recording::MOST_NODES;
use games::{Entered, MoveId, Watcher};
use gametree::{Bound, Flow, Leaf, Report, Side, Value, Window};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// No node, no move.
pub(crate) const NONE: u32 = u32::MAX;

/// Why a node has the value it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NodeKind {
    /// From its best child.
    Inner,
    /// The average of its children: nobody chooses there.
    Chance,
    /// The game is over there.
    Finished,
    /// The depth limit is reached; the value is the evaluator's.
    Horizon,
    /// The transposition table knew it.
    Table,
    /// From its children, which were counted and not kept.
    Counted,
    /// The search ended before its value was known.
    Unfinished,
}

/// One visit to a position. Values and windows are from the first player's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visit {
    pub parent: u32,
    /// Nodes of its subtree, itself included.
    pub size: u32,
    pub alpha: Value,
    pub beta: Value,
    pub value: Value,
    /// An inner node: the child that gave the value. A table hit: the node that stored it.
    pub link: u32,
    /// The number of its `enter` event.
    pub first: u32,
    /// The number of its `return` event.
    pub last: u32,
    pub children: u32,
    pub skipped: u32,
    /// The move that led here; [`NONE`] at a root.
    pub mv: MoveId,
    pub ply: u16,
    pub kind: NodeKind,
    pub bound: Bound,
    pub side: Side,
    /// The sibling before has the same move.
    pub again: bool,
    /// No evaluation had a say in the value.
    pub proven: bool,
}

impl Visit {
    /// Whether `a` is better than `b` for the side to move here.
    pub fn prefers(&self, a: Value, b: Value) -> bool {
        match self.side {
            Side::First => a > b,
            Side::Second => a < b,
        }
    }

    /// Alpha and beta after the side to move has been assured of `value`.
    pub fn narrowed(&self, value: Value) -> (Value, Value) {
        match self.side {
            Side::First => (self.alpha.max(value), self.beta),
            Side::Second => (self.alpha, self.beta.min(value)),
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EventKind {
    /// A node is entered.
    Enter,
    /// It is a leaf.
    Leaf,
    /// The table knows it.
    Table,
    /// A move is the best so far and narrows the window.
    Improved,
    /// The remaining moves are left out.
    Cut,
    /// The node is done.
    Return,
    /// An iteration is done.
    Round,
}

impl EventKind {
    const ALL: [EventKind; 7] = {
        use EventKind::{Cut, Enter, Improved, Leaf, Return, Round, Table};
        [Enter, Leaf, Table, Improved, Cut, Return, Round]
    };
}

/// An event in four bytes: what happened, and to which node. Everything else about it the nodes tell.
/// `Improved` and `Cut` have the number of the child by which, `Round` that of the last root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Packed(u32);

/// Bits of the number; what is above says what happened.
const NUMBER_BITS: u32 = 29;

impl Packed {
    fn new(kind: EventKind, number: u32) -> Packed {
        debug_assert!(number < 1 << NUMBER_BITS, "recordings are smaller than that");
        Packed((kind as u32) << NUMBER_BITS | number)
    }

    pub fn unpack(self) -> (EventKind, u32) {
        let kind = EventKind::ALL[(self.0 >> NUMBER_BITS) as usize];
        (kind, self.0 & ((1 << NUMBER_BITS) - 1))
    }
}

/// The most positions whose nodes are remembered while a search is recorded.
const MOST_STORED: usize = 2 * MOST_NODES as usize;

/// How many events lie between two [`Mark`]s.
pub(crate) const STRIDE: usize = 1024;

/// What had been counted before an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    pub leaves: u32,
    pub table_hits: u32,
}

/// The root of a search that is one of several, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Root {
    pub node: u32,
    /// How deep it looks, if each iteration looks one ply deeper than the one before.
    pub depth: u32,
}

/// A node that is not left yet.
#[derive(Clone, Copy, Debug)]
struct Open {
    node: u32,
    key: u64,
    /// The child that was left last. Its value counts unless the same move is searched again.
    pending: u32,
    /// The child with the best value so far.
    best: u32,
    /// How many evaluations had been used when it was entered.
    unproven: u32,
}

/// A node that is not kept and not left yet.
#[derive(Clone, Copy, Debug)]
struct Hidden {
    key: u64,
    /// How many evaluations had been used when it was entered.
    unproven: u32,
    /// Whether its value comes from its children, as far as is known.
    is_inner: bool,
}

/// Writes down a recursive search. Made for searches of a bounded number of nodes: the bound is
/// that of the [limits](gametree::Limits) of the search.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recorder {
    pub nodes: Vec<Visit>,
    pub events: Vec<Packed>,
    /// The numbers of the `cut` events.
    pub cuts: Vec<u32>,
    /// Before event 0, [`STRIDE`], 2 [`STRIDE`] …
    pub marks: Vec<Mark>,
    /// Where each search of the root begins: iterations, or the passes that make one up.
    pub roots: Vec<Root>,
    /// How many iterations are done.
    done: u32,
    /// The notation of each move.
    pub moves: Vec<String>,
    counted: Mark,
    /// Leaves at the depth limit, and table hits that rest on some.
    unproven: u32,
    open: Vec<Open>,
    /// For searches with a table: which node stored what the table knows about a position ([`NONE`] if
    /// that was not kept), and whether that is proven.
    stored: Option<FxHashMap<u64, (u32, bool)>>,
    /// Nodes more plies below the root than this are only counted.
    levels: u32,
    /// How many nodes there were at each ply, whether or not they were kept.
    pub plies: Vec<u64>,
    /// The nodes whose children were not kept, with how many nodes there were below them.
    pub counted_below: Vec<(u32, u64)>,
    /// The nodes below those levels that are not left yet.
    hidden: Vec<Hidden>,
    /// There were too many nodes: nothing is kept any more.
    is_full: bool,
}

impl Recorder {
    /// For a search that has a table or none, keeping nodes of so many plies.
    pub fn new(has_table: bool, levels: u32) -> Recorder {
        Recorder { stored: has_table.then(FxHashMap::default), levels, ..Recorder::default() }
    }

    /// Whether every one of so many nodes was entered, and left again.
    pub fn is_whole(&self, nodes: u64) -> bool {
        nodes > 0 && self.total() == nodes && self.open.is_empty()
    }

    /// How many nodes there were, whether or not they were kept.
    pub fn total(&self) -> u64 {
        self.plies.iter().sum()
    }

    /// Whether there were more nodes than fit.
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    /// The search has ended, and what is open will never be done. The root of a search without
    /// iterations has the value of its report.
    pub fn close(&mut self, root: Option<(Value, Bound)>) {
        self.hidden.clear();
        while let Some(top) = self.open.len().checked_sub(1) {
            self.settle(top);
            let Open { node: id, best, .. } = self.open[top];
            let (size, last) = (self.nodes.len() as u32 - id, self.events.len() as u32);
            let (value, bound) = root.filter(|_| top == 0).unwrap_or((Value::MIN, Bound::Lower));
            let node = &mut self.nodes[id as usize];
            let (kind, proven) = (NodeKind::Unfinished, false);
            *node = Visit { kind, value, bound, proven, size, last, link: best, ..*node };
            self.open.pop();
            let _ = self.happened(EventKind::Return, id);
        }
    }

    /// Counts a node at this ply. Whether it is to be kept.
    fn keeps(&mut self, ply: u32) -> bool {
        let at = ply as usize;
        if self.plies.len() <= at {
            self.plies.resize(at + 1, 0);
        }
        self.plies[at] += 1;
        if self.is_full || ply <= self.levels && self.nodes.len() as u64 >= MOST_NODES {
            // What was kept is of no use, and makes room.
            let plies = std::mem::take(&mut self.plies);
            *self = Recorder { plies, is_full: true, ..Recorder::default() };
            return false;
        }
        ply <= self.levels
    }

    /// Whether what happens at this ply happens out of sight.
    fn hides(&self, ply: u32) -> bool {
        self.is_full || ply > self.levels
    }

    /// The node that was kept last has a node below it that is not.
    fn count_below(&mut self) {
        let Some(&Open { node, .. }) = self.open.last() else { return };
        self.nodes[node as usize].kind = NodeKind::Counted;
        match self.counted_below.last_mut().filter(|(last, _)| *last == node) {
            Some((_, below)) => *below += 1,
            None => self.counted_below.push((node, 1)),
        }
    }

    /// What the table knows about a position comes from this node. Of a search with more positions than
    /// are remembered, that is not known of all.
    fn store(&mut self, key: u64, id: u32, proven: bool) {
        let Some(stored) = &mut self.stored else { return };
        if stored.len() < MOST_STORED || stored.contains_key(&key) {
            stored.insert(key, (id, proven));
        }
    }

    /// An entry of the table that was used rests on an evaluation, unless it is known to be proven.
    fn rest_on_entry(&mut self, key: u64, value: Value) -> u32 {
        let entry = self.stored.as_ref().and_then(|stored| stored.get(&key)).copied();
        let (source, proven) = entry.unwrap_or((NONE, false));
        // A win or a loss is one, whatever else was evaluated on the way to it.
        let proven = proven || entry.is_some() && value.is_decided();
        self.unproven += u32::from(!proven);
        source
    }

    /// Gives back the memory that only recording takes.
    pub fn finish(&mut self) {
        self.stored = None;
        self.counted_below.shrink_to_fit();
        self.nodes.shrink_to_fit();
        self.events.shrink_to_fit();
        self.cuts.shrink_to_fit();
        self.marks.shrink_to_fit();
    }

    fn happened(&mut self, kind: EventKind, number: u32) -> Flow {
        if self.events.len().is_multiple_of(STRIDE) {
            self.marks.push(self.counted);
        }
        self.events.push(Packed::new(kind, number));
        ControlFlow::Continue(())
    }

    /// The value of the child left last counts: no further visit follows.
    fn settle(&mut self, open: usize) {
        let Open { node, pending, best, .. } = self.open[open];
        if pending == NONE {
            return;
        }
        let (parent, value) = (&self.nodes[node as usize], self.nodes[pending as usize].value);
        if best == NONE || parent.prefers(value, self.nodes[best as usize].value) {
            self.open[open].best = pending;
        }
        self.open[open].pending = NONE;
    }

    /// Puts the node just entered below the one that is open; whether its move was there before.
    fn attach(&mut self, mv: MoveId) -> (u32, bool) {
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

    /// The node that was entered last and is not left yet, with its number.
    fn current(&mut self) -> Option<(u32, u64, &mut Visit)> {
        let Open { node, key, .. } = *self.open.last()?;
        Some((node, key, self.nodes.get_mut(node as usize)?))
    }
}

impl Watcher for Recorder {
    fn named(&mut self, _: MoveId, name: String) {
        self.moves.push(name);
    }

    fn enter(&mut self, entered: &Entered) -> Flow {
        let Entered { ply, window, side, key, .. } = *entered;
        if !self.keeps(ply) {
            if !self.is_full {
                self.count_below();
                self.hidden.push(Hidden { key, unproven: self.unproven, is_inner: true });
            }
            return ControlFlow::Continue(());
        }
        let id = self.nodes.len() as u32;
        if ply == 0 {
            self.roots.push(Root { node: id, depth: self.done + 1 });
        }
        let Window { alpha, beta } = if side == Side::First { window } else { -window };
        let mv = entered.mv.unwrap_or(NONE);
        let (parent, again) = self.attach(mv);
        self.nodes.push(Visit {
            parent,
            size: 1,
            alpha,
            beta,
            value: Value::DRAW,
            link: NONE,
            first: self.events.len() as u32,
            last: NONE,
            children: 0,
            skipped: 0,
            mv,
            ply: ply as u16,
            kind: NodeKind::Inner,
            bound: Bound::Exact,
            side,
            again,
            proven: false,
        });
        let unproven = self.unproven;
        self.open.push(Open { node: id, key, pending: NONE, best: NONE, unproven });
        self.happened(EventKind::Enter, id)
    }

    fn leaf(&mut self, ply: u32, kind: Leaf, _: Value) -> Flow {
        if self.hides(ply) {
            self.unproven += u32::from(kind == Leaf::Horizon);
            if let Some(hidden) = self.hidden.last_mut() {
                hidden.is_inner = false;
            }
            return ControlFlow::Continue(());
        }
        let Some((id, _, node)) = self.current() else { return ControlFlow::Break(()) };
        node.kind = match kind {
            Leaf::Finished => NodeKind::Finished,
            Leaf::Horizon => NodeKind::Horizon,
        };
        self.unproven += u32::from(kind == Leaf::Horizon);
        let flow = self.happened(EventKind::Leaf, id);
        self.counted.leaves += 1;
        flow
    }

    fn table_hit(&mut self, ply: u32, value: Value, _: Bound) -> Flow {
        if self.hides(ply) {
            if let Some(hidden) = self.hidden.last_mut() {
                hidden.is_inner = false;
                let key = hidden.key;
                self.rest_on_entry(key, value);
            }
            return ControlFlow::Continue(());
        }
        let Some((id, key, node)) = self.current() else { return ControlFlow::Break(()) };
        node.kind = NodeKind::Table;
        self.nodes[id as usize].link = self.rest_on_entry(key, value);
        let flow = self.happened(EventKind::Table, id);
        self.counted.table_hits += 1;
        flow
    }

    fn improved(&mut self, ply: u32, _: MoveId, _: Value) -> Flow {
        if self.hides(ply + 1) {
            return ControlFlow::Continue(());
        }
        let child = self.open.last().map_or(NONE, |open| open.pending);
        match child {
            NONE => ControlFlow::Break(()),
            child => self.happened(EventKind::Improved, child),
        }
    }

    fn cutoff(&mut self, ply: u32, _: MoveId, _: Window, skipped: usize) -> Flow {
        if self.hides(ply + 1) {
            return ControlFlow::Continue(());
        }
        let child = self.open.last().map_or(NONE, |open| open.pending);
        let Some((_, _, node)) = self.current().filter(|_| child != NONE) else {
            return ControlFlow::Break(());
        };
        node.skipped = skipped as u32;
        self.cuts.push(self.events.len() as u32);
        self.happened(EventKind::Cut, child)
    }

    fn leave(&mut self, ply: u32, value: Value, bound: Bound) -> Flow {
        if self.hides(ply) {
            if let Some(Hidden { key, unproven, is_inner: true }) = self.hidden.pop() {
                self.store(key, NONE, self.unproven == unproven);
            }
            return ControlFlow::Continue(());
        }
        let Some(top) = self.open.len().checked_sub(1) else { return ControlFlow::Break(()) };
        self.settle(top);
        let Open { node: id, key, best, unproven, .. } = self.open[top];
        let (size, last) = (self.nodes.len() as u32 - id, self.events.len() as u32);
        let proven = self.unproven == unproven;
        let node = &mut self.nodes[id as usize];
        let side = node.side;
        *node = Visit {
            value: value.for_first(side),
            bound: bound.for_first(side),
            proven,
            size,
            last,
            ..*node
        };
        let is_counted = node.kind == NodeKind::Counted;
        if node.kind == NodeKind::Inner {
            node.link = best;
        }
        // A root is not kept in the table.
        let is_stored = (node.kind == NodeKind::Inner || is_counted) && ply > 0;
        if is_stored {
            self.store(key, if is_counted { NONE } else { id }, proven);
        }
        self.open.pop();
        if let Some(above) = self.open.last_mut() {
            above.pending = id;
        }
        self.happened(EventKind::Return, id)
    }

    fn iteration(&mut self, _: &Report<String>) -> Flow {
        if self.is_full {
            return ControlFlow::Continue(());
        }
        self.done += 1;
        match self.roots.len().checked_sub(1) {
            None => ControlFlow::Break(()),
            Some(round) => self.happened(EventKind::Round, round as u32),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_million_nodes_stay_small() {
        assert!(size_of::<Visit>() <= 52);
        assert_eq!(size_of::<Packed>(), 4);
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        for kind in EventKind::ALL {
            for number in [0, 1, 999_999, (1 << 29) - 1] {
                assert_eq!(Packed::new(kind, number).unpack(), (kind, number));
            }
        }
    }
}
