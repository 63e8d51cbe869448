//! What a search written in Python costs, counted through the game that it is handed.

use crate::error::Stopped;
use gametree::{Ended, Limits, Stats};
use pyo3::PyResult;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Counts by the rule of [`Stats`], as far as it can be seen from outside: a node is a move that was
/// played, and the root; a leaf is a position whose score or result was asked for.
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
    /// Whether the present position was counted as a leaf already.
    at_leaf: bool,
    ended: Option<Ended>,
}

impl Meter {
    pub fn new(root: usize, evaluator: Option<String>, limits: &Limits) -> Meter {
        let stats = Stats { nodes: 1, ..Stats::default() };
        let counts = Mutex::new(Counts { stats, at_leaf: false, ended: None });
        Meter { evaluator, root, limits: limits.clone(), counts }
    }

    /// What was counted so far, and which limit was met.
    pub fn read(&self) -> (Stats, Option<Ended>) {
        let counts = self.counts();
        (counts.stats, counts.ended)
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn played(&self, ply: usize) -> PyResult<()> {
        let mut counts = self.counts();
        let spent = self.limits.nodes.is_some_and(|most| counts.stats.nodes >= most);
        counts.ended = counts.ended.or_else(|| match spent {
            true => Some(Ended::Nodes),
            false => self.limits.interrupted(),
        });
        if counts.ended.is_some() {
            return Err(Stopped::new_err("the search has reached its limit"));
        }
        counts.stats.nodes += 1;
        counts.stats.deepest = counts.stats.deepest.max(ply.saturating_sub(self.root) as u32);
        counts.at_leaf = false;
        Ok(())
    }

    pub fn taken_back(&self) {
        self.counts().at_leaf = false;
    }

    pub fn generated(&self, moves: usize) {
        self.counts().stats.generated += moves as u64;
    }

    pub fn leaf(&self) {
        let mut counts = self.counts();
        if !counts.at_leaf {
            counts.at_leaf = true;
            counts.stats.leaves += 1;
        }
    }

    pub fn evaluated(&self) {
        self.leaf();
        self.counts().stats.evaluations += 1;
    }
}
