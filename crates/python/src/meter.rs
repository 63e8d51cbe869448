//! What a search written in Python costs, counted through the game that it is handed.

use crate::error::{IllegalMove, Stopped};
use gametree::{Ended, Limits, Stats};
use pyo3::PyResult;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Counts by the rule of [`Stats`], as far as it can be seen from outside: a node is a move that was
/// played, and the root; a leaf is a position whose score was asked for, or that was found to be over; a
/// cutoff is a node that was left before all the moves that were listed had been tried.
pub struct Meter {
    /// What `evaluate` means if nothing is said.
    pub evaluator: Option<String>,
    /// The ply of the root.
    root: usize,
    limits: Limits,
    counts: Mutex<Counts>,
}

struct Counts {
    stats: Stats,
    /// The nodes from the root to the present one.
    path: Vec<Node>,
    ended: Option<Ended>,
}

#[derive(Default)]
struct Node {
    is_leaf: bool,
    listed: usize,
    tried: usize,
}

impl Node {
    fn is_cut(&self) -> bool {
        (1..self.listed).contains(&self.tried)
    }
}

impl Meter {
    /// For a search of the position at this ply.
    pub fn new(root: usize, evaluator: Option<String>, limits: &Limits) -> Meter {
        let stats = Stats { nodes: 1, ..Stats::default() };
        let counts = Mutex::new(Counts { stats, path: vec![Node::default()], ended: None });
        Meter { evaluator, root, limits: limits.clone(), counts }
    }

    /// What was counted, now that the search has returned, and the limit that it met.
    pub fn read(&self) -> (Stats, Option<Ended>) {
        let mut counts = self.counts();
        let is_done = counts.ended.is_none() && counts.path.len() == 1;
        if is_done && counts.path.first().is_some_and(Node::is_cut) {
            counts.stats.cutoffs += 1;
        }
        (counts.stats, counts.ended)
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a move may still be played.
    ///
    /// # Errors
    /// If a limit has been met.
    pub fn check(&self) -> PyResult<()> {
        let mut counts = self.counts();
        let is_spent = self.limits.nodes.is_some_and(|most| counts.stats.nodes >= most);
        counts.ended = counts.ended.or_else(|| match is_spent {
            true => Some(Ended::Nodes),
            false => self.limits.interrupted(),
        });
        match counts.ended {
            None => Ok(()),
            Some(_) => Err(Stopped::new_err("the search has reached its limit")),
        }
    }

    /// A move was played, which led to this ply.
    pub fn played(&self, ply: usize) {
        let mut counts = self.counts();
        counts.stats.nodes += 1;
        counts.stats.deepest = counts.stats.deepest.max(ply.saturating_sub(self.root) as u32);
        if let Some(node) = counts.path.last_mut() {
            node.tried += 1;
        }
        counts.path.push(Node::default());
    }

    /// The last move is taken back.
    ///
    /// # Errors
    /// If it is one before the position that is searched.
    pub fn taken_back(&self) -> PyResult<()> {
        let mut counts = self.counts();
        if counts.path.len() == 1 {
            let message = "this move was played before the search began";
            return Err(IllegalMove::new_err(message));
        }
        if counts.path.pop().is_some_and(|node| node.is_cut()) {
            counts.stats.cutoffs += 1;
        }
        Ok(())
    }

    /// So many moves were listed.
    pub fn generated(&self, moves: usize) {
        let mut counts = self.counts();
        counts.stats.generated += moves as u64;
        if let Some(node) = counts.path.last_mut() {
            node.listed = moves;
        }
    }

    /// The present position is a leaf; it is counted once.
    pub fn leaf(&self) {
        let mut counts = self.counts();
        let is_new =
            counts.path.last_mut().is_some_and(|node| !std::mem::replace(&mut node.is_leaf, true));
        counts.stats.leaves += u64::from(is_new);
    }

    /// The score of the present position was asked for.
    pub fn evaluated(&self) {
        self.leaf();
        self.counts().stats.evaluations += 1;
    }
}
