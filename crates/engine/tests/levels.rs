//! Who can beat which level: a child can beat the lowest ones, and on small boards the highest ones
//! are beaten by nobody.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use engine::{Engine, Level, Limits};
use gametree::{Game, Outcome, Side};
use mnk::{Board, Cell, Rules};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// How many of a hundred rows that win next a child sees in time.
const SEES: u32 = 75;

/// Plays like a child that has just learned the rules: completes a row of its own, mostly blocks one
/// that would win, else makes its longest row longer where there is room, as far as it can see that.
fn child(board: &Board, rng: &mut ChaCha8Rng) -> Cell {
    let (me, moves) = (board.side(), board.legal_moves());
    let wins = |side: Side| {
        let mut there = if side == me { board.clone() } else { board.passed() };
        moves.iter().copied().find(|&cell| {
            there.try_play(cell).unwrap();
            let wins = there.outcome() == Some(Outcome::Win(side));
            there.try_undo().unwrap();
            wins
        })
    };
    if let Some(cell) = wins(me) {
        return cell;
    }
    if let Some(cell) = wins(me.opponent())
        && rng.random_range(0..100) < SEES
    {
        return cell;
    }
    // Stones of one's own on the best line through a cell that is still free of the others'.
    let lines = board.rules().lines();
    let length = |cell: Cell| {
        let free = lines.iter().filter(|line| {
            line.cells.contains(&cell)
                && line.cells.iter().all(|&at| board.stone(at) != Some(me.opponent()))
        });
        let own = |line: &mnk::WinningLine| {
            line.cells.iter().filter(|&&at| board.stone(at) == Some(me)).count()
        };
        free.map(own).max().unwrap_or(0)
    };
    let longest = moves.iter().map(|&cell| length(cell)).max().unwrap_or(0);
    let good: Vec<Cell> = moves.iter().copied().filter(|&cell| length(cell) == longest).collect();
    *good.choose(rng).unwrap()
}

/// What the child scores against a level, in per cent of the games it wins.
fn wins(rules: &str, level: u8, games: u64) -> u64 {
    let rules: Rules = rules.parse().unwrap();
    let level = Level::new(level).unwrap();
    let mut won = 0;
    for seed in 0..games {
        let mut engine = Engine::new(1 << 20);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut board = Board::new(rules);
        let side = Side::BOTH[seed as usize % 2];
        while board.outcome().is_none() {
            let mv = if board.side() == side {
                child(&board, &mut rng)
            } else {
                let limits = Limits::default();
                engine.think_at(&board, level, seed, &limits, |_| {}).unwrap().best().unwrap()
            };
            board.try_play(mv).unwrap();
        }
        won += u64::from(board.outcome() == Some(Outcome::Win(side)));
    }
    100 * won / games
}

#[test]
fn a_child_can_beat_the_lowest_levels() {
    for (rules, games) in [("3x3x3", 100), ("7x6x4+gravity", 40), ("15x15x5", 20)] {
        let won = [1, 2, 3, 4].map(|level| wins(rules, level, games));
        let [first, second, third, ..] = won;
        assert!(first >= 50 && second >= 30 && third >= 10, "{rules}: {won:?} % were won");
        assert!(won.is_sorted_by(|a, b| a >= b), "{rules}: {won:?} % were won");
    }
}

/// A strong level deserves its name on the smallest boards too.
#[test]
fn from_level_6_on_small_boards_are_played_perfectly() {
    for rules in ["3x3x3", "4x3x3", "4x4x4", "5x4x4+gravity"] {
        let rules: Rules = rules.parse().unwrap();
        for (level, seed) in (6..=9).flat_map(|level| (0..5).map(move |seed| (level, seed))) {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let (mut engine, mut board) = (Engine::new(1 << 20), Board::new(rules));
            let level = Level::new(level).unwrap();
            while board.outcome().is_none() {
                let limits = Limits::default();
                let best = engine.think(&board, &limits, |_| {}).unwrap().lines[0].value;
                let thought = engine.think_at(&board, level, seed, &limits, |_| {}).unwrap();
                assert_eq!(thought.lines[0].value, best, "level {} {board}", level.number());
                // On through positions that nobody would play into.
                board.try_play(*board.legal_moves().choose(&mut rng).unwrap()).unwrap();
            }
        }
    }
}
