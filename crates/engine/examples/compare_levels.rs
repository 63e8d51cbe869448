//! Plays every level against the next one, sides swapped, and prints the scores of the stronger.
//!
//!     cargo run --release -p engine --example compare_levels -- RULES GAMES [MS]
//!
//! Level 10 takes MS milliseconds a move (200 if not given); the others are limited by depth and
//! nodes, so their games are the same on every machine.

use engine::{Engine, Level, Limits};
use gametree::{Game, Outcome, Side};
use mnk::{Board, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::Duration;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rules: Rules = arguments.first().map_or("15x15x5", String::as_str).parse().expect("rules");
    let number = |i: usize, usual: u64| {
        arguments.get(i).map_or(usual, |text| text.parse().expect("a number"))
    };
    let (games, time) = (number(1, 40), Duration::from_millis(number(2, 200)));
    let levels: Vec<Level> = Level::all().collect();
    for pair in levels.windows(2) {
        let mut results = [0u32; 3];
        for game in 0..games {
            let score = play(&rules, pair[1], pair[0], game, time);
            results[score as usize] += 1;
        }
        let [lost, drawn, won] = results.map(f64::from);
        let count = won + drawn + lost;
        let mean = (won + drawn / 2.0) / count;
        let spread =
            won * (1.0 - mean).powi(2) + drawn * (0.5 - mean).powi(2) + lost * mean.powi(2);
        let error = 1.96 * (spread / count / count).sqrt();
        println!(
            "level {:>2} against {:>2}: +{won} ={drawn} -{lost}, {:.1} % ± {:.1}",
            pair[1].number(),
            pair[0].number(),
            100.0 * mean,
            100.0 * error
        );
    }
}

/// 2 if `strong` wins, 1 for a draw, 0 if it loses. Two games in a row share their opening.
fn play(rules: &Rules, strong: Level, weak: Level, game: u64, time: Duration) -> u8 {
    let mut rng = ChaCha8Rng::seed_from_u64(game / 2);
    let mut board = Board::new(*rules);
    // On boards that are large enough, two stones near the centre to begin with.
    if rules.cells() > 30 {
        while board.filled() < 2 {
            let near = |side: usize, rng: &mut ChaCha8Rng| side / 2 - 2 + rng.random_range(0..5);
            let (column, row) = (near(rules.width(), &mut rng), near(rules.height(), &mut rng));
            if let Some(cell) = rules.cell(column, row) {
                let _ = board.try_play(cell);
            }
        }
    }
    let strong_side = Side::BOTH[(game % 2) as usize];
    let mut engines = [Engine::new(16 << 20), Engine::new(16 << 20)];
    while board.outcome().is_none() {
        let side = board.side();
        let level = if side == strong_side { strong } else { weak };
        let limits = Limits { time: Some(time), ..Limits::default() };
        let engine = &mut engines[side.index()];
        let seed = game * 1000 + side.index() as u64;
        let thought = engine.think_at(&board, level, seed, &limits, |_| {});
        let Some(mv) = thought.and_then(|thought| thought.lines[0].moves.first().copied()) else {
            break;
        };
        if board.try_play(mv).is_err() {
            break;
        }
    }
    match board.outcome() {
        Some(Outcome::Win(winner)) if winner == strong_side => 2,
        Some(Outcome::Win(_)) => 0,
        _ => 1,
    }
}
