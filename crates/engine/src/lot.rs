//! Choosing among equals by lot, so that no two games need be the same.

use crate::exact::Way;
use crate::{Engine, Limits, Pick, Thought};
use gametree::{Bound, Game, Report, Verdict};
use mnk::{Board, Cell, Rules, Symmetry};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Where the best move took at most this many nodes, the others are looked at too.
const QUICK: u64 = 200_000;

impl Engine {
    /// [Thinks](Engine::think), and chooses by lot among moves that are as good: the same seed makes the
    /// same choice. What is as good is known, not guessed:
    ///
    /// - moves that a symmetry of the position takes to each other;
    /// - where the game was searched to its end, all moves of the same value and distance;
    /// - on an empty board without gravity that is not searched, the [good openings](openings).
    ///
    /// If the first line's value is exact, its `tied` are the moves that had a part in the lot. Asked
    /// for more lines than one, it only thinks.
    pub fn think_by_lot(
        &mut self,
        board: &Board,
        seed: u64,
        limits: &Limits,
        mut told: impl FnMut(&Thought),
    ) -> Option<Thought> {
        if limits.lines > 1 {
            return self.think(board, limits, told);
        }
        let rules = board.rules();
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ board.key());
        if limits.book && board.filled() == 0 && !rules.gravity() && Way::of(rules) == Way::Patterns
        {
            let opening = *openings(rules).choose(&mut rng)?;
            let mut thought = self.think(board, limits, |_| {})?;
            let line = thought.lines.first_mut()?;
            (line.best, line.pv, line.tied) = (Some(opening), vec![opening], vec![opening]);
            thought.pick = Pick::Opening;
            told(&thought);
            return Some(thought);
        }
        let same = same(board);
        let turn = &same[rng.random_range(0..same.len())];
        let thought = self.think(board, limits, |thought| told(&turned(thought, turn, &same)))?;
        let thought = turned(&thought, turn, &same);
        let is_solved = Way::of(rules) == Way::Exact
            && limits.depth.is_none()
            && thought.lines.iter().all(|line| line.proven && line.bound == Bound::Exact)
            && thought.nodes() <= QUICK;
        match is_solved {
            true => Some(self.drawn(board, thought, limits, &mut rng)),
            false => Some(thought),
        }
    }

    /// The same with the best move drawn from all that are worth as much, if there is time to see
    /// which.
    fn drawn(
        &mut self,
        board: &Board,
        thought: Thought,
        limits: &Limits,
        rng: &mut ChaCha8Rng,
    ) -> Thought {
        let rest = Limits {
            lines: board.legal_moves().len(),
            nodes: limits.nodes.map(|nodes| nodes.saturating_sub(thought.nodes())),
            time: limits.time.map(|time| time.saturating_sub(thought.time)),
            ..limits.clone()
        };
        let Some(all) = self.think(board, &rest, |_| {}) else { return thought };
        let (best, nodes) = (&thought.lines[0], thought.nodes() + all.nodes());
        let is_known = all.lines.len() == rest.lines && all.lines.iter().all(|line| line.proven);
        let as_good = |line: &&Report<Cell>| line.value == best.value;
        let equal: Vec<&Report<Cell>> = all.lines.iter().filter(as_good).collect();
        let Some(&line) = equal.choose(rng).filter(|_| is_known) else { return thought };
        let mut tied: Vec<Cell> = equal.iter().filter_map(|line| line.best).collect();
        tied.sort_unstable();
        let line = Report { tied, depth: best.depth, ..line.clone() };
        let (ended, time) = (thought.ended(), thought.time + all.time);
        Thought::of(vec![line], time).at_end(nodes, ended, time)
    }
}

/// The symmetries of the game that leave the stones where they are; the first changes nothing.
fn same(board: &Board) -> Vec<Symmetry> {
    let mut symmetries = board.rules().symmetries();
    let keeps = |symmetry: &Symmetry| {
        let is_kept = |cell| board.stone(cell) == board.stone(symmetry.image(cell));
        board.rules().all_cells().all(is_kept)
    };
    symmetries.retain(keeps);
    symmetries
}

/// A thought about the same position, turned.
fn turned(thought: &Thought, turn: &Symmetry, same: &[Symmetry]) -> Thought {
    let line = |line: &Report<Cell>| {
        let mut line = line.clone().map(|cell| turn.image(cell));
        if !line.tied.is_empty() {
            let tied = std::mem::take(&mut line.tied);
            line.tied =
                tied.iter().flat_map(|&cell| same.iter().map(move |s| s.image(cell))).collect();
            line.tied.sort_unstable();
            line.tied.dedup();
        }
        line
    };
    let image = |&(cell, known): &(Cell, Verdict)| (turn.image(cell), known);
    Thought {
        lines: thought.lines.iter().map(line).collect(),
        known: thought.known.iter().map(image).collect(),
        ..thought.clone()
    }
}

/// Good first moves of a board without gravity: the cells in the middle, on boards of at least 9 cells a
/// side also those around them, of at least 15 those two steps around.
#[must_use]
pub fn openings(rules: &Rules) -> Vec<Cell> {
    let around = match rules.width().min(rules.height()) {
        0..9 => 0,
        9..15 => 1,
        _ => 2,
    };
    let is_near = |at: usize, side: usize| (2 * at + 1).abs_diff(side) <= 2 * around + 1;
    let near =
        |cell: &Cell| is_near(cell.column(), rules.width()) && is_near(cell.row(), rules.height());
    rules.all_cells().filter(near).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn chosen(position: &str, limits: &Limits, seeds: u64) -> BTreeSet<String> {
        let board: Board = position.parse().unwrap();
        let choose = |seed| {
            let mut engine = Engine::new(1 << 20);
            let by_lot = engine.think_by_lot(&board, seed, limits, |_| {}).unwrap();
            let again = Engine::new(1 << 20).think_by_lot(&board, seed, limits, |_| {}).unwrap();
            assert_eq!(by_lot.best(), again.best(), "{board}");
            let plain = engine.think(&board, limits, |_| {}).unwrap();
            assert_eq!(by_lot.lines[0].value, plain.lines[0].value, "{board}");
            assert_eq!(by_lot.lines[0].pv.first().copied(), by_lot.best());
            by_lot.best().unwrap().to_string()
        };
        (0..seeds).map(choose).collect()
    }

    #[test]
    fn a_game_begins_anywhere_near_the_centre() {
        let limits = Limits { depth: Some(2), ..Limits::default() };
        let openings =
            chosen("15x15x5 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 x", &limits, 40);
        assert!(openings.len() > 10, "{openings:?}");
        assert_eq!(super::openings(&"15x15x5".parse().unwrap()).len(), 25);
        assert_eq!(super::openings(&"10x10x5".parse().unwrap()).len(), 16);
        assert_eq!(super::openings(&"8x8x5".parse().unwrap()).len(), 4);
        assert_eq!(super::openings(&"7x7x5".parse().unwrap()).len(), 1);
    }

    #[test]
    fn what_a_symmetry_makes_the_same_is_chosen_by_lot() {
        let limits = Limits { nodes: Some(500), ..Limits::default() };
        let reply = chosen("7x7x5 7/7/7/3x3/7/7/7 o", &limits, 30);
        assert!(reply.len() == 4 || reply.len() == 8, "{reply:?}");
        // No symmetry, and no lot.
        assert_eq!(chosen("7x7x5 7/7/2o4/3x3/5x1/7/7 o", &limits, 10).len(), 1);
    }

    #[test]
    fn where_everything_is_known_all_best_moves_are_chosen() {
        let limits = Limits::default();
        // Every first move draws.
        assert_eq!(chosen("3x3x3 3/3/3 x", &limits, 60).len(), 9);
        // Only the centre draws, and only one move wins at once.
        assert_eq!(chosen("3x3x3 x2/3/3 o", &limits, 10).len(), 1);
        assert_eq!(chosen("3x3x3 xx1/oo1/3 x", &limits, 10).into_iter().next().unwrap(), "c3");
    }
}
