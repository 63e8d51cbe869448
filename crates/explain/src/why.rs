//! Why moves were left out at a node, and what searching them would have cost.

use crate::recorder::{NONE, NodeKind};
use crate::recording::Recording;
use crate::tree::{NodeView, Totals};
use gametree::{Effort, Limits, Side, Verdict};
use serde::{Deserialize, Serialize};

/// Positions that are played when counting what minimax would have visited.
const MOST_STEPS: u64 = 3_000_000;

/// Why moves were left out at a node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    /// Of the whole search.
    pub totals: Totals,
    /// The node.
    pub node: NodeView,
    /// From the root to its parent.
    pub path: Vec<NodeView>,
    /// The move that was good enough.
    pub by: String,
    /// What is known of it.
    pub value: Verdict,
    /// Where the other side can do better; none if the window of the search itself was met.
    pub elsewhere: Option<Elsewhere>,
    /// `by` and the play after it, as far as known.
    pub refutation: Vec<String>,
    /// The moves that were left out.
    pub skipped_moves: Vec<String>,
    /// What plain minimax to the same depth would have visited below them.
    pub minimax: Effort,
}

/// The node above whose bound was met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elsewhere {
    /// Its number.
    pub node: u32,
    /// Its best move so far.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// What is known of that.
    pub value: Verdict,
    /// Whether the bound is that of a search with an empty window, which only asks whether a move
    /// is better than this one.
    pub scout: bool,
}

impl Recording {
    /// Why moves were left out at this node; none if none were. The switch and the clock of `limits`
    /// end the counting of what minimax would have visited, which is then no longer exact.
    #[must_use]
    pub fn why(&self, id: u32, limits: &Limits) -> Option<Why> {
        let node = self.visit(id);
        if node.skipped == 0 || node.link == NONE {
            return None;
        }
        let mut tour = self.tour();
        let path = self.ancestors(id).into_iter().map(|above| self.view(above, tour.at(above)));
        let path = path.collect();
        let position = tour.at(id);
        let skipped_moves = self.skipped_at(id, position);
        let limit = self.round_limit(self.round(id));
        let below = limit.map_or(u32::MAX, |limit| limit.saturating_sub(u32::from(node.ply) + 1));
        Some(Why {
            totals: self.totals(),
            node: self.view(id, position),
            path,
            by: self.mv(node.link).unwrap_or_default().to_owned(),
            value: self.verdict(node.link),
            elsewhere: self.elsewhere(id),
            refutation: self.refutation(id),
            minimax: position.minimax_effort(&skipped_moves, below, MOST_STEPS, limits),
            skipped_moves,
        })
    }

    /// Follows the bound that was met up to the node that set it.
    fn elsewhere(&self, id: u32) -> Option<Elsewhere> {
        let mut upper = self.visit(id).side == Side::First; // whether beta was met
        let mut scout = false;
        let mut below = id;
        loop {
            let above = self.parent(below)?;
            let (node, parent) = (self.visit(below), self.visit(above));
            let bound = if upper { node.beta } else { node.alpha };
            let inherited = if upper { parent.beta } else { parent.alpha };
            if bound != inherited {
                let (best, alpha, beta) = self.standing(above, node.first as usize);
                let mut is_set_here = bound == if upper { beta } else { alpha };
                if !is_set_here {
                    // An empty window: one of its ends is the other side's bound and a step more.
                    scout = true;
                    upper = !upper;
                    let own = if upper { beta } else { alpha };
                    is_set_here = own != if upper { parent.beta } else { parent.alpha };
                }
                if is_set_here {
                    return best.map(|best| Elsewhere {
                        node: above,
                        mv: self.mv(best).map(str::to_owned),
                        value: self.verdict(best),
                        scout,
                    });
                }
            }
            below = above;
        }
    }

    /// The best moves from a node on. Where the table answered, the node that had stored the answer
    /// goes on.
    fn refutation(&self, id: u32) -> Vec<String> {
        let mut line = Vec::new();
        let mut node = self.visit(id);
        while node.link != NONE {
            if node.kind == NodeKind::Inner {
                line.extend(self.mv(node.link).map(str::to_owned));
            }
            node = self.visit(node.link);
        }
        line
    }
}
