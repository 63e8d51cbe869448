//! Weaker on request: levels 1 to 10.
//!
//! A low level looks only a few plies ahead and chooses with some noise among the moves that look
//! best to it, so it errs like a beginner: it misses what is far away, but does not play far from
//! everything. From level 2 on it never misses a win of its own at once, nor one it can stop.

use crate::{Engine, Limits, Thought};
use gametree::{Game, Report, Value};
use mnk::{Board, Cell};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// How well to play, from 1 for a first game to 10 for everything the engine can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level may do.
struct Allowance {
    /// Plies to look ahead.
    depth: Option<u32>,
    /// Whether it sees wins by fours beyond that.
    fours: bool,
    /// Positions to look at.
    nodes: Option<u64>,
    /// How far its judgement of a move may be off, in points.
    noise: i32,
}

/// How many moves a noisy level chooses among.
const CHOICE: usize = 8;
/// To level 1 a win is worth no more than this, so that it may be overlooked.
const BLIND: i32 = 300;

impl Level {
    /// The strongest level: everything.
    pub const FULL: Level = Level(10);

    /// All levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// This level, if there is one.
    #[must_use]
    pub fn new(level: u8) -> Option<Level> {
        (1..=10).contains(&level).then_some(Level(level))
    }

    /// From 1 to 10.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    fn allowance(self) -> Allowance {
        // Spaced by tournaments of the levels, whose tables stand in `docs/engine.md`. Up to level 6
        // it is depth and care that grow, from 7 on thinking time.
        let (depth, fours, nodes, noise) = match self.0 {
            1 => (Some(1), false, None, 900),
            2 => (Some(2), false, None, 600),
            3 => (Some(3), false, None, 500),
            4 => (Some(3), false, None, 280),
            5 => (Some(4), false, None, 190),
            6 => (Some(4), false, None, 30),
            7 => (None, true, Some(3_500), 0),
            8 => (None, true, Some(11_000), 0),
            9 => (None, true, Some(33_000), 0),
            _ => (None, true, None, 0),
        };
        Allowance { depth, fours, nodes, noise }
    }
}

impl Engine {
    /// Thinks as well as `level` allows, and never longer than `limits`. The first line of the
    /// answer holds the move to play. The same seed makes the same choices.
    pub fn think_at(
        &mut self,
        board: &Board,
        level: Level,
        seed: u64,
        limits: &Limits,
        told: impl FnMut(&Thought),
    ) -> Option<Thought> {
        let Allowance { depth, fours, nodes, noise } = level.allowance();
        let least = |mine: Option<u64>, given: Option<u64>| mine.into_iter().chain(given).min();
        let limits = Limits {
            lines: if noise > 0 { CHOICE } else { limits.lines },
            depth: least(depth.map(u64::from), limits.depth.map(u64::from)).map(|d| d as u32),
            nodes: least(nodes, limits.nodes),
            fours: fours && limits.fours,
            ..limits.clone()
        };
        let mut thought = self.think(board, &limits, told)?;
        if noise > 0 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed ^ board.key());
            let mut judged = |line: &Report<Cell>| {
                // Twice the same on average: errors in the middle are likelier than large ones.
                let error = rng.random_range(-noise..=noise) + rng.random_range(-noise..=noise);
                judge(line, level) + error / 2
            };
            let judged: Vec<i32> = thought.lines.iter().map(&mut judged).collect();
            // The first of equals.
            let best = (0..judged.len()).rev().max_by_key(|&i| judged[i]).unwrap_or(0);
            thought.lines.swap(0, best);
        }
        Some(thought)
    }
}

/// What a line looks like to this level.
fn judge(line: &Report<Cell>, level: Level) -> i32 {
    let seen = line.value.raw().clamp(-BLIND, BLIND);
    if level.number() == 1 {
        return seen;
    }
    if line.value == Value::win_in(1) {
        100 * BLIND
    } else if line.value.is_loss() && line.value.plies().is_some_and(|plies| plies <= 2) {
        -100 * BLIND
    } else {
        seen
    }
}
