//! Every position of a game once, ply by ply.

use crate::progress;
use gametree::Game;
use mnk::{Board, Canonical, Cell, Rules};
use rustc_hash::FxHashSet;
use serde::Serialize;
use std::ops::Add;

/// The counts of one ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ply {
    pub positions: u64,
    pub terminal: u64,
    /// Positions up to symmetry.
    pub symmetric: u64,
    /// Finished ones up to symmetry.
    pub symmetric_terminal: u64,
}

impl Ply {
    /// One more position up to symmetry, which stands for `orbit` positions.
    fn enter(&mut self, orbit: u64, is_over: bool) {
        self.positions += orbit;
        self.symmetric += 1;
        if is_over {
            self.terminal += orbit;
            self.symmetric_terminal += 1;
        }
    }
}

impl Add for Ply {
    type Output = Ply;

    fn add(self, other: Ply) -> Ply {
        Ply {
            positions: self.positions + other.positions,
            terminal: self.terminal + other.terminal,
            symmetric: self.symmetric + other.symmetric,
            symmetric_terminal: self.symmetric_terminal + other.symmetric_terminal,
        }
    }
}

/// The count would need more memory than it may use.
#[derive(Debug)]
pub struct OutOfMemory {
    /// The plies counted before.
    pub complete: Vec<Ply>,
}

/// Counts all positions from the empty board on, within about `memory` bytes.
///
/// Of positions that are alike up to symmetry one is kept, as the moves that lead to it; the
/// others are known from the size of its orbit. Every move adds a stone, so a position belongs to
/// one ply, and a ply needs to know nothing but the ply before.
pub fn take(rules: Rules, memory: usize) -> Result<Vec<Ply>, OutOfMemory> {
    let mut board = Board::new(rules);
    let mut first = Ply::default();
    first.enter(1, board.outcome().is_some());
    let mut plies = vec![first];
    let mut current = Lines { length: 0, count: 1, cells: Vec::new() };
    while current.count > 0 {
        match next_ply(&mut board, &current, memory) {
            Some((ply, next)) => {
                plies.push(ply);
                current = next;
            }
            None => return Err(OutOfMemory { complete: plies }),
        }
    }
    Ok(plies)
}

/// Sequences of moves of the same length, one behind the other.
struct Lines {
    length: usize,
    count: usize,
    cells: Vec<Cell>,
}

/// Counts the positions one move after `current` and lists those where the game goes on. `None`
/// if that does not fit into `memory` bytes.
fn next_ply(board: &mut Board, current: &Lines, memory: usize) -> Option<(Ply, Lines)> {
    let length = current.length + 1;
    let mut ply = Ply::default();
    let mut next = Lines { length, count: 0, cells: Vec::new() };
    let mut seen: FxHashSet<Canonical> = FxHashSet::default();
    let mut moves = Vec::new();
    let bar = progress::bar(current.count, &format!("ply {length}"));
    for i in 0..current.count {
        go_to(board, &current.cells[i * current.length..][..current.length]);
        moves.clear();
        board.moves(&mut moves);
        for &mv in &moves {
            board.play(mv);
            let (form, orbit) = board.canonical_and_orbit();
            let is_over = board.outcome().is_some();
            if seen.len() == seen.capacity() || next.cells.capacity() - next.cells.len() < length {
                let peak = bytes(&current.cells) + growing(&next.cells) + growing_set(board, &seen);
                if peak > memory && !seen.contains(&form) {
                    return None;
                }
            }
            if seen.insert(form) {
                ply.enter(orbit as u64, is_over);
                if !is_over {
                    next.cells.extend_from_slice(board.played());
                    next.count += 1;
                }
            }
            board.undo(mv);
        }
        if i % 256 == 0 {
            bar.set_position(i as u64);
        }
    }
    bar.finish_and_clear();
    Some((ply, next))
}

/// Takes back and plays moves until just those of `line` are played.
fn go_to(board: &mut Board, line: &[Cell]) {
    let common = board.played().iter().zip(line).take_while(|(a, b)| a == b).count();
    while board.played().len() > common && board.try_undo().is_ok() {}
    for &mv in &line[common..] {
        board.play(mv);
    }
}

fn bytes(cells: &Vec<Cell>) -> usize {
    cells.capacity() * size_of::<Cell>()
}

/// What a vector takes while it moves to a place twice as large.
fn growing(cells: &Vec<Cell>) -> usize {
    3 * bytes(cells)
}

/// What a set takes while it moves to a place twice as large. A hash set fills its slots to 7/8,
/// and has one more byte for each.
fn growing_set(board: &Board, set: &FxHashSet<Canonical>) -> usize {
    3 * (set.capacity() * 8 / 7) * (size_of::<Canonical>() + 1) + set.len() * outside(board.rules())
}

/// Large boards keep the stones of a canonical form outside of it.
pub fn outside(rules: &Rules) -> usize {
    if rules.cells() > 128 { 272 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(rules: &str) -> Ply {
        let plies = take(rules.parse().unwrap(), 1 << 30).unwrap();
        plies.into_iter().fold(Ply::default(), |sum, ply| sum + ply)
    }

    #[test]
    fn small_games_have_the_known_numbers_of_positions() {
        let counts =
            Ply { positions: 5478, terminal: 958, symmetric: 765, symmetric_terminal: 138 };
        assert_eq!(total("3x3x3"), counts);
        let one = Ply { positions: 2, terminal: 1, symmetric: 2, symmetric_terminal: 1 };
        assert_eq!(total("1x1x1"), one);
        assert_eq!(total("32x32x1").positions, 1025);
    }

    #[test]
    fn symmetric_positions_per_ply() {
        let plies = take(Rules::TIC_TAC_TOE, 1 << 30).unwrap();
        let symmetric: Vec<u64> = plies.iter().map(|ply| ply.symmetric).collect();
        assert_eq!(symmetric, [1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
    }

    #[test]
    fn too_little_memory_is_noticed_in_time() {
        let OutOfMemory { complete } = take("5x5x5".parse().unwrap(), 1 << 20).unwrap_err();
        assert!(complete.len() > 3, "{complete:?}");
        assert_eq!(complete[1].symmetric, 6);
    }
}
