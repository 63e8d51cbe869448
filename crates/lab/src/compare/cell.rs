//! One cell of a comparison: one algorithm with one evaluator on one position to one depth.

use gametree::{Ended, Stats, Verdict};
use serde::{Deserialize, Serialize};

/// Which cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CellId {
    /// The game and the moves that led to the position: `3x3x3`, `3x3x3 b2 a1`.
    pub game: String,
    /// The algorithm.
    pub algorithm: String,
    /// The evaluator.
    pub evaluator: String,
    /// The depth limit in plies.
    pub depth: u32,
}

/// A cell with what became of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    /// Which one.
    #[serde(flatten)]
    pub id: CellId,
    /// How long one search was expected to take, just before it was to begin.
    pub forecast_ms: f64,
    /// What became of it.
    #[serde(flatten)]
    pub state: State,
}

/// What became of a cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum State {
    /// The search ended by itself.
    Done(Measured),
    /// The forecast was longer than the limit of a cell, so nobody waited for it.
    NotRun,
    /// It was longer than forecast, and the limit of the cell ended it.
    Stopped {
        /// Why it ended: the limit of the cell, the size of its tree in memory, or its playouts.
        why: Ended,
        /// Nodes visited until then.
        nodes: u64,
        /// The time until then.
        after_ms: f64,
    },
    /// It gave no answer that counts: only programs do that.
    Failed {
        /// What was wrong.
        reason: String,
    },
}

/// What a search found and what it cost; [`gametree::Stats`] says how things are counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// What was counted.
    #[serde(flatten)]
    pub stats: Stats,
    /// The median time of a search.
    pub time_ms: f64,
    /// The shortest time.
    pub time_min_ms: f64,
    /// The longest time.
    pub time_max_ms: f64,
    /// How often it was timed: fewer times than asked for if the limit of the cell was near.
    pub repeats: u32,
    /// The move it chose.
    pub best: Option<String>,
    /// What the position is worth, from the first player's point of view.
    pub value: Verdict,
}

impl Cell {
    /// What was measured, if the search ended by itself.
    #[must_use]
    pub fn measured(&self) -> Option<&Measured> {
        match &self.state {
            State::Done(measured) => Some(measured),
            State::NotRun | State::Stopped { .. } | State::Failed { .. } => None,
        }
    }

    /// The effective branching factor of what was measured: the number of children that every
    /// inner node of an even tree of this depth would have, if it had as many nodes.
    #[must_use]
    pub fn branching(&self) -> Option<f64> {
        self.measured().map(|measured| effective_branching(measured.stats.nodes, self.id.depth))
    }
}

impl Measured {
    /// Nodes, leaves, evaluations, generated moves and cutoffs; `None` for what a program on a pipe does
    /// not tell.
    pub(super) fn counts(&self) -> [Option<u64>; 5] {
        let Stats { nodes, leaves, evaluations, generated, cutoffs, table_hits, .. } = self.stats;
        // Every search comes to a leaf, and tries moves at what is none.
        let told = |count: u64| Some(count).filter(|&count| count > 0 || leaves > 0);
        let tried = generated > 0 || (leaves > 0 && nodes <= leaves + table_hits);
        let generated = Some(generated).filter(|_| tried);
        [Some(nodes), told(leaves), told(evaluations), generated, told(cutoffs)]
    }

    /// The share of inner nodes at which moves were left out, from 0 to 1; `None` if a program on a pipe
    /// does not tell its leaves.
    #[must_use]
    pub fn cutoff_share(&self) -> Option<f64> {
        let Stats { nodes, leaves, table_hits, cutoffs, .. } = self.stats;
        let inner = nodes.saturating_sub(leaves + table_hits);
        let share = if inner == 0 { 0.0 } else { cutoffs as f64 / inner as f64 };
        (leaves > 0).then_some(share)
    }

    /// Nodes visited in a second.
    #[must_use]
    pub fn nodes_per_second(&self) -> f64 {
        self.stats.nodes as f64 / (self.time_ms / 1e3).max(1e-9)
    }
}

/// The *b* of nodes = 1 + b + b² + … + b^depth.
fn effective_branching(nodes: u64, depth: u32) -> f64 {
    let nodes = nodes as f64;
    let size = |b: f64| (0..=depth).rev().fold(0.0, |sum, _| sum * b + 1.0);
    let (mut low, mut high) = (0.0, nodes);
    // Enough halvings for any number of nodes to become closer than can be told apart.
    for _ in 0..128 {
        let middle = f64::midpoint(low, high);
        if size(middle) < nodes { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_tree_has_the_branching_factor_it_was_made_with() {
        for (nodes, depth, branching) in
            [(10, 1, 9.0), (1 + 3 + 9, 2, 3.0), (1_111_111, 6, 10.0), (7, 6, 1.0), (1, 4, 0.0)]
        {
            let found = effective_branching(nodes, depth);
            assert!((found - branching).abs() < 1e-9, "{nodes}, {depth}: {found}");
        }
        assert!(effective_branching(u64::MAX, 100).is_finite());
    }

    #[test]
    fn a_cell_survives_being_written_and_read() {
        let id = CellId {
            game: "3x3x3 b2".to_owned(),
            algorithm: "pvs".to_owned(),
            evaluator: "outcome".to_owned(),
            depth: 3,
        };
        let stopped = State::Stopped { why: Ended::Time, nodes: 7, after_ms: 1.5 };
        let failed = State::Failed { reason: "it ended".to_owned() };
        for state in [State::NotRun, stopped, failed] {
            let cell = Cell { id: id.clone(), forecast_ms: 2.5, state };
            let text = serde_json::to_string(&cell).unwrap();
            assert_eq!(serde_json::from_str::<Cell>(&text).unwrap(), cell, "{text}");
        }
    }
}
