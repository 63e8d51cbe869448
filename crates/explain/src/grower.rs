//! Watches a search that grows a tree in memory, and writes down the tree and every change of its
//! numbers.

use crate::recorder::NONE;
use games::{Entered, MoveId, Watcher};
use gametree::{Flow, Growth, Leaf, Side, Value};
use std::ops::ControlFlow;

/// The most iterations, nodes, changed numbers and random moves that are kept.
const MOST: Room =
    Room { iterations: 100_000, nodes: 400_000, changes: 1_000_000, moves: 3_000_000 };

/// A proof number where no number of leaves helps.
pub(crate) const INFINITE: u32 = u32::MAX;

/// After so many positions it is told how many there are.
const APART: u64 = 1 << 12;

#[derive(Clone, Copy, Debug)]
struct Room {
    iterations: usize,
    nodes: usize,
    changes: usize,
    moves: usize,
}

/// What the search keeps at a node, from the point of view of the side that searches or asks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Numbers {
    /// Of MCTS; the visits are the changes so far.
    Samples { reward: f64, low: Value, high: Value },
    /// Of proof-number search.
    Proof { proof: u32, disproof: u32 },
}

impl Numbers {
    const UNTRIED: Numbers = Numbers::Samples { reward: 0.0, low: Value::LOSS, high: Value::WIN };
}

/// A node of the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grown {
    pub parent: u32,
    /// The first of its children, which are numbered one after the other.
    pub first: u32,
    pub children: u32,
    /// The iteration that gave it its children; [`NONE`] as long as it has none.
    pub expanded: u32,
    /// The iteration that added it, 0 for a root.
    pub added: u32,
    /// Which of the trees it belongs to.
    pub tree: u32,
    pub mv: MoveId,
    /// Who is to move there, once the search has been there.
    pub side: Option<Side>,
    /// If it is a leaf of the game or of the depth: its value, from the first player's point of view.
    pub leaf: Option<(Leaf, Value)>,
    /// When it was added.
    pub numbers: Numbers,
}

/// A tree: that of the whole search, or of one question.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tree {
    /// [`NONE`] if nothing of it is kept.
    pub root: u32,
    /// How many iterations came before.
    pub before: u64,
    /// Who searches or asks: the side to move at the position that is searched.
    pub side: Side,
    /// The move to the root, if it is not the position that is searched.
    pub mv: Option<MoveId>,
    /// What is asked, from the point of view of `side`.
    pub threshold: Option<Value>,
    pub answer: Option<(bool, Value)>,
}

/// What one iteration did. Its changes begin with the deepest node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Iteration {
    pub tree: u32,
    /// Where its changes begin; they end where those of the next one begin.
    pub changes: u32,
    /// Where its random moves begin.
    pub moves: u32,
    /// Which node got children.
    pub expanded: u32,
    /// What the sample ended with, from the first player's point of view.
    pub end: Option<(Leaf, Value)>,
}

/// The numbers of a node after an iteration, which are numbered from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    pub iteration: u32,
    pub node: u32,
    pub numbers: Numbers,
}

/// The watcher, and what it has written down: the first iterations as long as there is room, and how
/// many there are in all.
pub(crate) struct Grower<'a> {
    pub log: Log,
    tell: &'a mut dyn FnMut(u64),
    entered: u64,
    /// The iteration that is running.
    now: Running,
    /// Nothing more is kept.
    full: bool,
}

/// What is known of an iteration before it is done.
#[derive(Clone, Copy, Debug)]
struct Running {
    /// Where it began, by the numbers of the search.
    start: usize,
    /// The node it has come to.
    node: u32,
    expanded: u32,
    /// Where its own nodes, changes and moves begin.
    nodes: usize,
    changes: usize,
    moves: usize,
    /// Random moves are being played.
    plays: bool,
    /// The root of a new tree has not been entered yet.
    at_root: bool,
    /// Of the position that was entered last.
    side: Side,
    leaf: Option<(Leaf, Value)>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    pub nodes: Vec<Grown>,
    pub trees: Vec<Tree>,
    pub iterations: Vec<Iteration>,
    pub changes: Vec<Change>,
    /// The moves of all playouts.
    pub moves: Vec<MoveId>,
    /// The notation of each move.
    pub names: Vec<String>,
    /// How many iterations there are in all.
    pub total: u64,
    /// The changes of each node, by number, one node behind the other.
    history: Vec<u32>,
    /// Where those of a node begin; one more than there are nodes.
    begins: Vec<u32>,
}

impl Log {
    /// The numbers of a node after an iteration, and how often they had changed.
    pub fn at(&self, node: u32, iteration: u64) -> (Numbers, u32) {
        let range = self.begins[node as usize] as usize..self.begins[node as usize + 1] as usize;
        let history = &self.history[range];
        let is_past =
            |&change: &u32| u64::from(self.changes[change as usize].iteration) <= iteration;
        let count = history.partition_point(is_past);
        let numbers = match count.checked_sub(1) {
            None => self.nodes[node as usize].numbers,
            Some(last) => self.changes[history[last] as usize].numbers,
        };
        (numbers, count as u32)
    }

    /// The changes of an iteration, which are numbered from 1; the deepest node first.
    pub fn changes_of(&self, iteration: usize) -> &[Change] {
        let Some(begin) = iteration.checked_sub(1).and_then(|at| self.iterations.get(at)) else {
            return &[];
        };
        let end = self.iterations.get(iteration);
        let end = end.map_or(self.changes.len(), |next| next.changes as usize);
        &self.changes[begin.changes as usize..end]
    }

    /// The random moves of an iteration.
    pub fn moves_of(&self, iteration: usize) -> &[MoveId] {
        let Some(begin) = iteration.checked_sub(1).and_then(|at| self.iterations.get(at)) else {
            return &[];
        };
        let end = self.iterations.get(iteration);
        &self.moves[begin.moves as usize..end.map_or(self.moves.len(), |next| next.moves as usize)]
    }

    /// About how many bytes it takes.
    pub fn bytes(&self) -> usize {
        self.nodes.len() * (size_of::<Grown>() + size_of::<u32>())
            + self.iterations.len() * size_of::<Iteration>()
            + self.changes.len() * (size_of::<Change>() + size_of::<u32>())
            + self.moves.len() * size_of::<MoveId>()
    }

    /// Sorts the changes by nodes.
    fn index(&mut self) {
        let mut begins = vec![0u32; self.nodes.len() + 1];
        for change in &self.changes {
            begins[change.node as usize + 1] += 1;
        }
        for node in 0..self.nodes.len() {
            begins[node + 1] += begins[node];
        }
        let mut next = begins.clone();
        let mut history = vec![0u32; self.changes.len()];
        for (number, change) in self.changes.iter().enumerate() {
            let place = &mut next[change.node as usize];
            history[*place as usize] = number as u32;
            *place += 1;
        }
        (self.begins, self.history) = (begins, history);
    }
}

impl<'a> Grower<'a> {
    pub fn new(tell: &'a mut dyn FnMut(u64)) -> Grower<'a> {
        let now = Running {
            start: 0,
            node: NONE,
            expanded: NONE,
            nodes: 0,
            changes: 0,
            moves: 0,
            plays: false,
            at_root: false,
            side: Side::First,
            leaf: None,
        };
        Grower { log: Log::default(), tell, entered: 0, now, full: false }
    }

    /// What was written down, without an iteration that was interrupted.
    pub fn finish(mut self) -> Log {
        self.drop_running();
        let mut log = self.log;
        log.nodes.shrink_to_fit();
        log.changes.shrink_to_fit();
        log.moves.shrink_to_fit();
        log.iterations.shrink_to_fit();
        log.index();
        log
    }

    fn drop_running(&mut self) {
        let Running { nodes, changes, moves, .. } = self.now;
        self.log.nodes.truncate(nodes);
        self.log.changes.truncate(changes);
        self.log.moves.truncate(moves);
    }

    /// The number of a node of the tree that is growing.
    fn id(&self, node: usize) -> u32 {
        // Of a tree that is not kept the numbers mean nothing.
        self.log.trees.last().map_or(0, |tree| tree.root).wrapping_add(node as u32)
    }

    /// Whether the tree that is growing is one of proof-number search.
    fn asks(&self) -> bool {
        self.log.trees.last().is_some_and(|tree| tree.threshold.is_some())
    }

    /// From now on the running iteration can be dropped to here.
    fn mark(&mut self) {
        let Log { nodes, changes, moves, .. } = &self.log;
        let (nodes, changes, moves) = (nodes.len(), changes.len(), moves.len());
        self.now = Running { nodes, changes, moves, ..self.now };
    }

    fn begin_tree(&mut self, side: Side, threshold: Option<Value>, mv: Option<MoveId>) {
        let root = if self.full { NONE } else { self.log.nodes.len() as u32 };
        let (before, tree) = (self.log.total, self.log.trees.len() as u32);
        self.log.trees.push(Tree { root, before, side, mv, threshold, answer: None });
        self.now.at_root = true;
        if self.full {
            return;
        }
        let numbers = match threshold {
            None => Numbers::UNTRIED,
            Some(_) => Numbers::Proof { proof: 1, disproof: 1 },
        };
        self.log.nodes.push(Grown {
            parent: NONE,
            first: 0,
            children: 0,
            expanded: NONE,
            added: self.log.iterations.len() as u32,
            tree,
            mv: mv.unwrap_or(NONE),
            side: None,
            leaf: None,
            numbers,
        });
        self.now.node = root;
        self.mark();
    }

    /// The iteration is done: it is kept if there is room.
    fn complete(&mut self) {
        self.log.total += 1;
        if self.full {
            return;
        }
        let Log { nodes, changes, moves, iterations, .. } = &self.log;
        self.full = iterations.len() == MOST.iterations
            || nodes.len() > MOST.nodes
            || changes.len() > MOST.changes
            || moves.len() > MOST.moves;
        if self.full {
            self.drop_running();
            return;
        }
        let Running { expanded, nodes: first, changes, moves, leaf, .. } = self.now;
        let added = self.log.nodes.len() - first;
        if let Some(node) = self.log.nodes.get_mut(expanded as usize) {
            (node.first, node.children) = (first as u32, added as u32);
            node.expanded = self.log.iterations.len() as u32 + 1;
        }
        self.log.iterations.push(Iteration {
            tree: self.log.trees.len() as u32 - 1,
            changes: changes as u32,
            moves: moves as u32,
            expanded,
            end: leaf.filter(|_| !self.asks()),
        });
        self.mark();
    }

    fn add(&mut self, mv: MoveId, proof: u32, disproof: u32) {
        let asks = self.asks();
        let Running { node: parent, side, leaf, .. } = self.now;
        self.now.expanded = parent;
        self.log.nodes.push(Grown {
            parent,
            first: 0,
            children: 0,
            expanded: NONE,
            added: self.log.iterations.len() as u32 + 1,
            tree: self.log.trees.len() as u32 - 1,
            mv,
            // Proof-number search has just been there.
            side: Some(side).filter(|_| asks),
            leaf: leaf.filter(|_| asks),
            numbers: if asks { Numbers::Proof { proof, disproof } } else { Numbers::UNTRIED },
        });
    }

    fn change(&mut self, node: usize, numbers: Numbers) {
        if !self.full {
            let iteration = self.log.iterations.len() as u32 + 1;
            self.log.changes.push(Change { iteration, node: self.id(node), numbers });
        }
        if node == self.now.start {
            self.complete();
        }
    }
}

impl Watcher for Grower<'_> {
    fn named(&mut self, _: MoveId, name: String) {
        self.log.names.push(name);
    }

    fn enter(&mut self, entered: &Entered) -> Flow {
        self.entered += 1;
        if self.entered.is_multiple_of(APART) {
            (self.tell)(self.entered);
        }
        let asks = self.asks();
        let Running { node, plays, at_root, .. } = self.now;
        (self.now.side, self.now.leaf) = (entered.side, None);
        if !self.full
            && (at_root || !(asks || plays))
            && let Some(node) = self.log.nodes.get_mut(node as usize)
        {
            node.side = Some(entered.side);
        }
        ControlFlow::Continue(())
    }

    fn leaf(&mut self, _: u32, kind: Leaf, value: Value) -> Flow {
        let asks = self.asks();
        let Running { node, plays, at_root, side, .. } = self.now;
        let leaf = Some((kind, value.for_first(side)));
        self.now.leaf = leaf;
        let asked = self.log.trees.last().and_then(|tree| Some((tree.side, tree.threshold?)));
        if !self.full
            && (at_root || !(asks || plays))
            && let Some(node) = self.log.nodes.get_mut(node as usize)
        {
            node.leaf = leaf;
            if let Some((asker, threshold)) = asked {
                let value = if side == asker { value } else { -value };
                let (proof, disproof) =
                    if value >= threshold { (0, INFINITE) } else { (INFINITE, 0) };
                node.numbers = Numbers::Proof { proof, disproof };
            }
        }
        ControlFlow::Continue(())
    }

    fn growth(&mut self, step: Growth<MoveId>) -> Flow {
        match step {
            Growth::Tree { side, threshold, mv } => self.begin_tree(side, threshold, mv),
            Growth::Begin { node } => {
                let (id, leaf) = (self.id(node), None);
                let (expanded, plays, at_root) = (NONE, false, false);
                self.now =
                    Running { start: node, node: id, expanded, plays, at_root, leaf, ..self.now };
            }
            Growth::Answer { yes, value } => {
                if let Some(tree) = self.log.trees.last_mut() {
                    tree.answer = Some((yes, value));
                }
            }
            Growth::Sampled { node, reward, low, high } => {
                self.change(node, Numbers::Samples { reward, low, high });
            }
            Growth::Proof { node, proof, disproof } => {
                self.change(node, Numbers::Proof { proof, disproof });
            }
            _ if self.full => {}
            Growth::Select { node } => self.now.node = self.id(node),
            Growth::Add { mv, proof, disproof } => self.add(mv, proof, disproof),
            Growth::Random { mv } => {
                self.now.plays = true;
                self.log.moves.push(mv);
            }
        }
        ControlFlow::Continue(())
    }
}
