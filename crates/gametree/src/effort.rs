//! How many nodes plain minimax visits, without searching.

use crate::{Game, Limits};

/// A number of nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Effort {
    /// So many.
    pub nodes: u64,
    /// Whether that is all; otherwise it is at least so many.
    pub exact: bool,
}

/// After so many steps it is looked whether to stop.
const STEPS_AT_ONCE: u64 = 4096;
/// How many moves are listed in the time in which one is played.
const LISTED_AT_ONCE: u64 = 8;

/// What minimax visits from these moves of a position on, each with `depth` plies to go behind it.
/// Counting ends after `steps` positions, or fewer where there are many moves to list; those at
/// the depth limit are listed only. `2 n` steps are always enough to count `n` nodes. Counting ends
/// as well when the switch or the clock of `limits` says so.
#[must_use]
pub fn minimax_effort<G: Game>(
    game: &G,
    moves: &[G::Move],
    depth: u32,
    steps: u64,
    limits: &Limits,
) -> Effort {
    let mut count = Count { nodes: 0, steps, look_at: steps, moves: moves.to_vec(), limits };
    let exact = count.children(&mut game.clone(), 0, depth);
    Effort { nodes: count.nodes, exact }
}

struct Count<'a, M> {
    nodes: u64,
    /// What counting may still cost.
    steps: u64,
    /// It is looked whether to stop when no more than so many are left.
    look_at: u64,
    /// The move lists of the current path, one behind the other.
    moves: Vec<M>,
    limits: &'a Limits,
}

impl<M: Copy> Count<'_, M> {
    /// Counts what is below the moves from `first` on. False if there was too much.
    fn children<G: Game<Move = M>>(&mut self, game: &mut G, first: usize, depth: u32) -> bool {
        if depth == 0 {
            self.nodes += (self.moves.len() - first) as u64;
            return true;
        }
        for i in first..self.moves.len() {
            if self.steps == 0 || self.is_interrupted() {
                return false;
            }
            self.steps -= 1;
            self.nodes += 1;
            let mv = self.moves[i];
            game.play(mv);
            let mut whole = true;
            if game.outcome().is_none() {
                let behind = self.moves.len();
                game.moves(&mut self.moves);
                let listed = (self.moves.len() - behind) as u64;
                self.steps = self.steps.saturating_sub(listed / LISTED_AT_ONCE);
                whole = self.children(game, behind, depth - 1);
                self.moves.truncate(behind);
            }
            game.undo(mv);
            if !whole {
                return false;
            }
        }
        true
    }

    fn is_interrupted(&mut self) -> bool {
        if self.steps > self.look_at {
            return false;
        }
        self.look_at = self.steps.saturating_sub(STEPS_AT_ONCE);
        self.limits.interrupted().is_some()
    }
}
