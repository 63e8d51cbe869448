//! Wins by threes and fours: every move threatens to win, at once or with a straight four next, so
//! the replies that do not lose at once are few and all of them are known.

use crate::forcing::Fours;
use crate::moves;
use crate::state::{Index, State};
use crate::threat::{DOUBLE, THREE, WINS};
use rustc_hash::FxHashMap;

/// More threatening moves in a row than this are not looked for.
const LONGEST: u32 = 14;
/// Positions that a look for a win by fours may take at each node.
const FOURS_BUDGET: u32 = 40;
/// And how long such a win may be.
const FOURS_PLIES: u32 = 20;

/// A search for such a win from one position.
pub(crate) struct Threes<'a> {
    fours: &'a mut Fours,
    /// Whether to give up for another reason than the budget.
    stopped: &'a dyn Fn() -> bool,
    budget: u32,
    /// The attacker to move: how many moves were not enough.
    failed: FxHashMap<u64, u32>,
    /// Won: in how many plies at most, and the move of whoever is to move.
    won: FxHashMap<u64, (u32, Index)>,
}

impl<'a> Threes<'a> {
    /// `budget` bounds the positions looked at, for fours too; `stopped` is asked at each.
    pub(crate) fn new(
        fours: &'a mut Fours,
        budget: u32,
        stopped: &'a dyn Fn() -> bool,
    ) -> Threes<'a> {
        let (failed, won) = (FxHashMap::default(), FxHashMap::default());
        Threes { fours, stopped, budget, failed, won }
    }

    /// A win for the side to move: in how many plies at most, and its moves with the replies that
    /// hold out longest. Another win may be shorter.
    ///
    /// It is a proof: at every turn of the other side all replies were tried but those that lose
    /// to the standing threat.
    pub(crate) fn win(&mut self, state: &mut State) -> Option<(u32, Vec<Index>)> {
        if state.rules.gravity() {
            return None;
        }
        for moves in 1..=LONGEST {
            if let Some(plies) = self.attack(state, moves) {
                return Some((plies, self.line(state)));
            }
            if self.budget == 0 {
                return None;
            }
        }
        None
    }

    /// Counts a position; false if there have been enough.
    fn visit(&mut self) -> bool {
        if (self.stopped)() {
            self.budget = 0;
        }
        self.budget = self.budget.saturating_sub(1);
        self.budget > 0
    }

    /// Whether the side to move wins with this many threats before the fours begin; in how many
    /// plies at most.
    fn attack(&mut self, state: &mut State, moves: u32) -> Option<u32> {
        if let Some(&(plies, _)) = self.won.get(&state.key) {
            return Some(plies);
        }
        let (me, other) = (state.side, state.side.opponent());
        if !self.visit() {
            return None;
        }
        let key = state.key;
        let by_fours = self.fours.win(state, FOURS_BUDGET, FOURS_PLIES);
        self.budget = self.budget.saturating_sub(self.fours.used(FOURS_BUDGET));
        if let Some(line) = by_fours {
            let plies = line.len() as u32;
            self.won.insert(key, (plies, line[0]));
            return Some(plies);
        }
        if self.failed.get(&key).is_some_and(|&enough| enough >= moves) {
            return None;
        }
        let candidates = match state.count(other, WINS) {
            0 if moves == 0 => Vec::new(),
            0 => {
                let mut list: Vec<Index> = state.cells_with(me, THREE).collect();
                list.sort_by_key(|&cell| {
                    (std::cmp::Reverse(state.threat(me, cell)), -state.promise(cell), cell)
                });
                list
            }
            // The only move; the threat made before may still stand after it.
            1 => state.winning_cell(other).into_iter().collect(),
            _ => Vec::new(),
        };
        let forced = state.count(other, WINS) == 1;
        for cell in candidates {
            state.play(cell);
            let plies = self.defend(state, if forced { moves } else { moves - 1 });
            state.undo();
            if let Some(plies) = plies {
                self.won.insert(key, (plies + 1, cell));
                return Some(plies + 1);
            }
        }
        if self.budget > 0 {
            self.failed.insert(key, moves);
        }
        None
    }

    /// Whether every reply to the threats on the board loses; in how many plies at most.
    fn defend(&mut self, state: &mut State, moves: u32) -> Option<u32> {
        let (me, attacker) = (state.side, state.side.opponent());
        if state.empty == 0 || state.count(me, WINS) > 0 {
            return None;
        }
        let replies = match state.count(attacker, WINS) {
            // Without a threat, or with a quicker one of the other side, nothing is forced.
            0 if state.count(attacker, DOUBLE) == 0 || state.count(me, DOUBLE) > 0 => return None,
            0 => {
                let mut list = Vec::new();
                moves::generate(state, &mut list);
                list.into_iter().map(|(cell, _)| cell).collect()
            }
            1 => state.winning_cell(attacker).into_iter().collect(),
            _ => Vec::new(),
        };
        let (mut most, mut best) = (0, None);
        for &reply in &replies {
            state.play(reply);
            let plies = self.attack(state, moves);
            state.undo();
            let plies = plies? + 1;
            if plies > most {
                (most, best) = (plies, Some(reply));
            }
        }
        // A reply that is not listed loses to the standing threat: two plies, or four.
        let at_least = if state.count(attacker, WINS) > 0 { 2 } else { 4 };
        if most < at_least {
            let mut others = (0..state.layout.cells as Index)
                .filter(|cell| state.is_empty(*cell) && !replies.contains(cell));
            if let Some(other) = others.next() {
                (most, best) = (at_least, Some(other));
            }
        }
        self.won.insert(state.key, (most, best?));
        Some(most)
    }

    /// The moves of a win that was found.
    fn line(&mut self, state: &mut State) -> Vec<Index> {
        let attacker = state.side;
        let mut line = Vec::new();
        loop {
            // After a reply that was not worth listing the position is not in the table.
            if state.side == attacker
                && let Some(rest) = self.fours.win(state, FOURS_BUDGET, FOURS_PLIES)
            {
                line.iter().for_each(|_| state.undo());
                line.extend(rest);
                return line;
            }
            let Some(&(_, cell)) = self.won.get(&state.key) else { break };
            line.push(cell);
            state.play(cell);
        }
        line.iter().for_each(|_| state.undo());
        line
    }
}
