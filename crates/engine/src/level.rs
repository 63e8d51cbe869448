//! Weaker on request: levels 1 to 10.
//!
//! A low level looks only a few plies ahead and chooses with some noise among the moves that look
//! best to it, so it errs like a beginner: it misses what is far away, but does not play far from
//! everything. Levels 2 and 3 make a share of their moves like level 1, which overlooks even wins. From
//! level 4 on a level never misses a win of its own at once, nor one it can stop.
//!
//! Games that can be [searched to the end](crate::solves) leave nothing to look ahead to: there a level
//! plays perfectly but for a share of moves that it makes at random, none from level 6 on.

use crate::{Engine, Limits, Pick, Thought, solves};
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
    /// How many of a hundred moves are made like those of level 1.
    careless: u32,
    /// How many of a hundred moves are made at random where the game can be searched to the end.
    slips: u32,
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
        let (depth, fours, nodes, noise, careless, slips) = match self.0 {
            1 => (Some(1), false, None, 900, 100, 70),
            2 => (Some(2), false, None, 600, 45, 50),
            3 => (Some(3), false, None, 500, 20, 30),
            4 => (Some(3), false, None, 280, 0, 15),
            5 => (Some(4), false, None, 190, 0, 5),
            6 => (Some(4), false, None, 30, 0, 0),
            7 => (None, true, Some(3_500), 0, 0, 0),
            8 => (None, true, Some(11_000), 0, 0, 0),
            9 => (None, true, Some(33_000), 0, 0, 0),
            _ => (None, true, None, 0, 0, 0),
        };
        Allowance { depth, fours, nodes, noise, careless, slips }
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
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ board.key());
        if solves(board.rules()) {
            return self.think_with_slips(board, level, &mut rng, limits, told);
        }
        let careless = level.allowance().careless;
        let is_careless = careless > 0 && rng.random_range(0..100) < careless;
        let level = if is_careless { Level(1) } else { level };
        let Allowance { depth, fours, nodes, noise, .. } = level.allowance();
        let least = |mine: Option<u64>, given: Option<u64>| mine.into_iter().chain(given).min();
        let limits = Limits {
            lines: if noise > 0 { CHOICE } else { limits.lines },
            depth: least(depth.map(u64::from), limits.depth.map(u64::from)).map(|d| d as u32),
            nodes: least(nodes, limits.nodes),
            fours: fours && limits.fours,
            ..limits.clone()
        };
        if noise == 0 {
            return self.think_by_lot(board, seed, &limits, told);
        }
        let mut thought = self.think(board, &limits, told)?;
        let mut judged = |line: &Report<Cell>| {
            // Twice the same on average: errors in the middle are likelier than large ones.
            let error = rng.random_range(-noise..=noise) + rng.random_range(-noise..=noise);
            judge(line, level > Level(1)) + error / 2
        };
        let judged: Vec<i32> = thought.lines.iter().map(&mut judged).collect();
        // The first of equals.
        let best = (0..judged.len()).rev().max_by_key(|&i| judged[i]).unwrap_or(0);
        if thought.lines[best].value < thought.lines[0].value {
            thought.pick = Pick::Misjudged;
        }
        thought.lines.swap(0, best);
        Some(thought)
    }

    /// Plays perfectly, but makes the level's share of moves at random.
    fn think_with_slips(
        &mut self,
        board: &Board,
        level: Level,
        rng: &mut ChaCha8Rng,
        limits: &Limits,
        told: impl FnMut(&Thought),
    ) -> Option<Thought> {
        if rng.random_range(0..100) >= level.allowance().slips {
            return self.think_by_lot(board, rng.random(), limits, told);
        }
        // Every move with its value, so that the one played is told for what it is.
        let limits = Limits { lines: board.legal_moves().len(), ..limits.clone() };
        let mut thought = self.think(board, &limits, told)?;
        let Allowance { careless, .. } = level.allowance();
        let looks: Vec<i32> = thought.lines.iter().map(|line| judge(line, careless == 0)).collect();
        let best = looks.iter().copied().max()?;
        // What is decided at once is not overlooked.
        let is_open = |look: i32| match best.max(-best) > BLIND {
            true => look == best,
            false => look > -100 * BLIND,
        };
        let open: Vec<usize> = (0..looks.len()).filter(|&i| is_open(looks[i])).collect();
        let any = open.get(rng.random_range(0..open.len().max(1))).copied().unwrap_or(0);
        thought.pick = Pick::Slip;
        thought.lines.swap(0, any);
        Some(thought)
    }
}

/// What a line looks like to a level that sees, or does not, what is decided at once.
fn judge(line: &Report<Cell>, sees: bool) -> i32 {
    let soon = line.value.plies().is_some_and(|plies| plies <= 2);
    if sees && line.value == Value::win_in(1) {
        100 * BLIND
    } else if sees && soon && line.value.is_loss() {
        -100 * BLIND
    } else {
        line.value.raw().clamp(-BLIND, BLIND)
    }
}
