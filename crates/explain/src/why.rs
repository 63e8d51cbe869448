//! Why moves were left out at a node, and what looking at them would have cost.

use crate::minimax_effort::{Effort, minimax_effort};
use crate::recording::Recording;
use crate::subject::Subject;
use crate::tree::names;
use crate::view::{NodeView, Totals};
use crate::visit::{NONE, NodeKind};
use gametree::{Limits, Side};
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
    /// What it is worth to X.
    pub value: i32,
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
    /// What that is worth to X.
    pub value: i32,
    /// Whether the bound is that of a search with an empty window, which only asks whether a move
    /// is better than this one.
    pub scout: bool,
}

impl<G: Subject> Recording<G> {
    /// Why moves were left out at this node; none if none were. The switch and the clock of `limits`
    /// end the counting of what minimax would have visited, which is then no longer exact.
    #[must_use]
    pub fn why(&self, id: u32, limits: &Limits) -> Option<Why> {
        let node = self.visit(id);
        if node.skipped == 0 || node.link == NONE {
            return None;
        }
        let (path, game) = self.way_to(id);
        let skipped = self.skipped_at(id, &game);
        Some(Why {
            totals: self.totals(),
            node: self.view(id, &game),
            path,
            by: self.visit(node.link).mv.map(|mv| mv.to_string()).unwrap_or_default(),
            value: node.value,
            elsewhere: self.elsewhere(id),
            refutation: self.refutation(id),
            minimax: self.effort_saved(id, &game, &skipped, limits),
            skipped_moves: names(&skipped),
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
                if bound == if upper { beta } else { alpha } {
                    return best.map(|best| Elsewhere {
                        node: above,
                        mv: self.visit(best).mv.map(|mv| mv.to_string()),
                        value: self.visit(best).value,
                        scout,
                    });
                }
                // An empty window: one of its ends is the other side's bound and a step more.
                scout = true;
                upper = !upper;
                let own = if upper { beta } else { alpha };
                if own != if upper { parent.beta } else { parent.alpha } {
                    return best.map(|best| Elsewhere {
                        node: above,
                        mv: self.visit(best).mv.map(|mv| mv.to_string()),
                        value: self.visit(best).value,
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
            let next = self.visit(node.link);
            if node.kind == NodeKind::Inner {
                line.extend(next.mv.map(|mv| mv.to_string()));
            }
            node = next;
        }
        line
    }

    fn effort_saved(&self, id: u32, game: &G, moves: &[G::Move], limits: &Limits) -> Effort {
        let limit = self.round_limit(self.round(id));
        let ply = u32::from(self.visit(id).ply);
        let below = limit.map_or(u32::MAX, |limit| limit.saturating_sub(ply + 1));
        minimax_effort(game, moves, below, MOST_STEPS, limits)
    }
}
