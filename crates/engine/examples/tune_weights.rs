//! Makes the weights of the evaluation: plays games against itself and fits the weights to their
//! results by logistic regression. Seeded, so the same arguments print the same weights.
//!
//!     cargo run --release -p engine --example tune_weights -- GAMES NODES [WEIGHTS.txt]
//!
//! The output replaces `crates/engine/src/weights.txt`, apart from the row `promise`.

use engine::{Engine, Limits, features};
use gametree::{Game, Outcome, Side};
use mnk::{Board, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A score of this much is worth odds of e to 1.
const SCALE: f64 = 150.0;
/// Weights are printed in sixteenths of a point.
const FRACTION: f64 = 16.0;

/// Shapes and threats, for the side to move and for the other one.
type Features = [[u32; KINDS]; 2];
const SHAPES: usize = 16;
const KINDS: usize = 23;
/// The threat that is none. Nearly every cell has it, so it says nothing.
const QUIET: usize = SHAPES;
/// All weights: two per kind, and tempo.
const WEIGHTS: usize = 2 * KINDS + 1;

struct Sample {
    features: Features,
    /// For the side to move: 1 won, ½ drawn, 0 lost.
    result: f64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, usual: u64| {
        arguments.get(i).map_or(usual, |text| text.parse().expect("a number of games and of nodes"))
    };
    let (games, nodes) = (number(0, 200), number(1, 1500));
    let weights = arguments.get(2).map(|file| std::fs::read_to_string(file).expect("weights"));
    let weights = weights.unwrap_or_else(|| include_str!("../src/weights.txt").to_owned());
    let halves = std::thread::scope(|scope| {
        let play = |parity: u64| {
            let weights = &weights;
            scope.spawn(move || {
                let seeds = (0..games).filter(move |seed| seed % 2 == parity);
                seeds.flat_map(|seed| play_one(seed, nodes, weights)).collect::<Vec<Sample>>()
            })
        };
        [play(0), play(1)].map(|half| half.join().expect("a game that ends"))
    });
    let samples: Vec<Sample> = halves.into_iter().flatten().collect();
    eprintln!("{} positions from {games} games", samples.len());
    let (fitted, loss) = fit(&samples);
    eprintln!("loss {loss:.5}");
    let row = |name: &str, weights: &[f64]| {
        let numbers: Vec<String> =
            weights.iter().map(|w| format!("{}", (w * FRACTION).round())).collect();
        println!("{name} {}", numbers.join(" "));
    };
    let (to_move, waiting) = fitted[..2 * KINDS].split_at(KINDS);
    row("to_move", &to_move[..SHAPES]);
    row("waiting", &waiting[..SHAPES]);
    row("threats_to_move", &to_move[SHAPES..]);
    row("threats_waiting", &waiting[SHAPES..]);
    println!("tempo {}", fitted[2 * KINDS].round());
}

/// A game from a random opening, with both sides searching `nodes` positions a move.
fn play_one(seed: u64, nodes: u64, weights: &str) -> Vec<Sample> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let rules: Rules = "15x15x5".parse().expect("these are rules");
    let mut board = Board::new(rules);
    for _ in 0..rng.random_range(2..7) {
        let (column, row) = (rng.random_range(4..11), rng.random_range(4..11));
        if let Some(cell) = rules.cell(column, row) {
            let _ = board.try_play(cell); // taken: one stone fewer
        }
    }
    let mut engine = Engine::with_weights(8 << 20, weights).expect("weights that can be read");
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut seen: Vec<(Side, Features)> = Vec::new();
    while board.outcome().is_none() {
        if let Some(features) = features(&board) {
            seen.push((board.side(), features));
        }
        let Some(thought) = engine.think(&board, &limits, |_| {}) else { break };
        let line = &thought.lines[0];
        if line.value.is_decided() {
            // The end is known; the moves until then teach nothing.
            let winner = if line.value.is_win() { board.side() } else { board.side().opponent() };
            return label(seen, Some(winner));
        }
        board.play(line.pv[0]);
    }
    let winner = match board.outcome() {
        Some(Outcome::Win(winner)) => Some(winner),
        _ => None,
    };
    label(seen, winner)
}

fn label(seen: Vec<(Side, Features)>, winner: Option<Side>) -> Vec<Sample> {
    let result = |side| winner.map_or(0.5, |winner| if winner == side { 1.0 } else { 0.0 });
    seen.into_iter().map(|(side, features)| Sample { features, result: result(side) }).collect()
}

/// Weights for the side to move, weights for the other side, tempo; and the mean loss. Plain
/// gradient descent with momentum of both orders (Adam), over all samples at once.
fn fit(samples: &[Sample]) -> (Vec<f64>, f64) {
    const STEPS: i32 = 1500;
    let mut weights = vec![0.0; WEIGHTS];
    let (mut first, mut second) = (vec![0.0; WEIGHTS], vec![0.0; WEIGHTS]);
    let mut loss = 0.0;
    for step in 1..=STEPS {
        let mut gradient = vec![0.0; WEIGHTS];
        loss = 0.0;
        for Sample { features: [mine, theirs], result } in samples {
            let mut score = weights[2 * KINDS];
            for kind in 0..KINDS {
                score += weights[kind] * f64::from(mine[kind]);
                score -= weights[KINDS + kind] * f64::from(theirs[kind]);
            }
            let guess = 1.0 / (1.0 + (-score / SCALE).exp());
            loss -= result * guess.max(1e-9).ln() + (1.0 - result) * (1.0 - guess).max(1e-9).ln();
            let error = (guess - result) / SCALE;
            for kind in (0..KINDS).filter(|&kind| kind != QUIET) {
                gradient[kind] += error * f64::from(mine[kind]);
                gradient[KINDS + kind] -= error * f64::from(theirs[kind]);
            }
            gradient[2 * KINDS] += error;
        }
        let count = samples.len().max(1) as f64;
        loss /= count;
        for i in 0..WEIGHTS {
            // A little towards zero, for shapes that hardly occur.
            let slope = gradient[i] / count + 1e-7 * weights[i];
            first[i] = 0.9 * first[i] + 0.1 * slope;
            second[i] = 0.999 * second[i] + 0.001 * slope * slope;
            let (m, v) =
                (first[i] / (1.0 - 0.9f64.powi(step)), second[i] / (1.0 - 0.999f64.powi(step)));
            // Smaller and smaller steps, to come to rest.
            let rate = 0.5 * (1.0 - f64::from(step) / f64::from(STEPS + 1));
            weights[i] -= rate * m / (v.sqrt() + 1e-12);
        }
    }
    (weights, loss)
}
