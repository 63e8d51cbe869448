//! Wins by continuous fours: every move threatens to win at once, so every reply is forced.

use crate::state::{Index, State};
use crate::threat::{DOUBLE, FOUR_AND_THREE, ONE_FOUR, WINS};

/// Remembers positions in which no such win was found, so that they are not searched again.
pub(crate) struct Fours {
    /// The key of a position, and how many plies were not enough.
    failed: Vec<(u64, u32)>,
    budget: u32,
    enabled: bool,
}

impl Fours {
    /// If not `enabled`, it never finds anything.
    pub(crate) fn new(enabled: bool) -> Fours {
        Fours { failed: vec![(0, 0); 1 << 15], budget: 0, enabled }
    }

    /// A VCF of the side to move: its moves and the forced replies, beginning
    /// with its first move and ending with the one that wins. `budget` bounds the positions looked
    /// at, `plies` the length.
    ///
    /// It is a proof: a four leaves no choice, and the replies are all there are.
    pub(crate) fn win(&mut self, state: &mut State, budget: u32, plies: u32) -> Option<Vec<Index>> {
        // With gravity a winning cell may hang in the air.
        if !self.enabled || state.rules.gravity() {
            return None;
        }
        self.budget = budget;
        let mut line = Vec::new();
        self.search(state, plies, &mut line).then(|| {
            line.reverse();
            line
        })
    }

    /// How many positions the last look took of its `budget`.
    pub(crate) fn used(&self, budget: u32) -> u32 {
        budget.saturating_sub(self.budget)
    }

    /// Whether there is one; if so its moves are put into `line`, the last one first.
    fn search(&mut self, state: &mut State, plies: u32, line: &mut Vec<Index>) -> bool {
        let (me, other) = (state.side, state.side.opponent());
        if let Some(cell) = state.winning_cell(me) {
            line.push(cell);
            return true;
        }
        if plies < 3 || self.budget == 0 {
            return false;
        }
        self.budget -= 1;
        let slot = state.key as usize & (self.failed.len() - 1);
        let (key, enough) = self.failed[slot];
        if key == state.key && enough >= plies {
            return false;
        }
        let mut moves: Vec<Index> = match state.count(other, WINS) {
            0 => {
                if state.count(me, DOUBLE) == 0 && !has_fours(state) {
                    return false;
                }
                state.cells_with(me, ONE_FOUR).collect()
            }
            // The only move, and it has to make a four itself.
            1 => state.winning_cell(other).into_iter().collect(),
            _ => return false,
        };
        moves.retain(|&cell| state.threat(me, cell) >= ONE_FOUR);
        moves.sort_by_key(|&cell| {
            (std::cmp::Reverse(state.threat(me, cell)), -state.promise(cell), cell)
        });
        for cell in moves {
            state.play(cell);
            // The other side would win first, or has to stop the four.
            let found = state.count(other, WINS) == 0
                && state.winning_cell(me).is_some_and(|reply| {
                    state.play(reply);
                    let found = self.search(state, plies - 2, line);
                    state.undo();
                    if found {
                        line.push(reply);
                    }
                    found
                });
            state.undo();
            if found {
                line.push(cell);
                return true;
            }
        }
        if self.budget > 0 {
            self.failed[slot] = (state.key, plies);
        }
        false
    }
}

/// Whether fours are likely to lead anywhere: one alone, without a three beside it, only spends it.
pub(crate) fn is_promising(state: &State) -> bool {
    let me = state.side;
    state.count(me, FOUR_AND_THREE) > 0 || state.count(me, ONE_FOUR) > 1
}

fn has_fours(state: &State) -> bool {
    let me = state.side;
    (ONE_FOUR..=DOUBLE).any(|threat| state.count(me, threat) > 0)
}
