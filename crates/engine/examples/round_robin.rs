//! Every level against every other one: a cross table, totals with errors, and ratings.
//!
//!     cargo run --release -p engine --example round_robin -- RULES GAMES [NODES] [APART] [THREADS]
//!
//! GAMES a pair, each opening twice with the sides swapped. All levels are limited by depth or
//! nodes, level 10 by NODES a move (100,000 if not given), so no clock has a say: the same arguments
//! print the same table, whatever the number of threads. With APART, only levels at most that far
//! apart meet.

use engine::{Engine, Level, Limits};
use gametree::{Game, Outcome, Side};
use mnk::{Board, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// A table of so many bytes a player.
const TABLE: usize = 4 << 20;
/// Fits of ratings that are never won or lost would run away; this many drawn games hold them.
const PRIOR: f64 = 0.5;

/// What one level scored against another.
#[derive(Clone, Copy, Default)]
struct Score {
    won: f64,
    drawn: f64,
    lost: f64,
}

impl Score {
    fn games(self) -> f64 {
        self.won + self.drawn + self.lost
    }

    fn points(self) -> f64 {
        self.won + self.drawn / 2.0
    }

    fn plus(self, other: Score) -> Score {
        let Score { won, drawn, lost } = other;
        Score { won: self.won + won, drawn: self.drawn + drawn, lost: self.lost + lost }
    }

    fn mean(self) -> f64 {
        self.points() / self.games()
    }

    /// 1.96 standard errors of the mean.
    fn error(self) -> f64 {
        let (mean, count) = (self.mean(), self.games());
        let spread = self.won * (1.0 - mean).powi(2)
            + self.drawn * (0.5 - mean).powi(2)
            + self.lost * mean.powi(2);
        1.96 * spread.sqrt() / count
    }

    fn swapped(self) -> Score {
        Score { won: self.lost, drawn: self.drawn, lost: self.won }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rules: Rules = arguments.first().map_or("15x15x5", String::as_str).parse().expect("rules");
    let number = |i: usize, usual: usize| {
        arguments.get(i).map_or(usual, |text| text.parse().expect("a number"))
    };
    let (games, nodes, apart) = (number(1, 20), number(2, 100_000), number(3, 9));
    let threads = number(4, std::thread::available_parallelism().map_or(1, usize::from));
    let levels: Vec<Level> = Level::all().collect();
    let pairs: Vec<(usize, usize)> = (0..levels.len())
        .flat_map(|a| (0..a).map(move |b| (a, b)))
        .filter(|(a, b)| a - b <= apart)
        .collect();
    let results = in_parallel(threads, pairs.len() * games, |job| {
        let ((a, b), game) = (pairs[job / games], job % games);
        play(&rules, [levels[a], levels[b]], game as u64, nodes as u64)
    });
    let mut scores = vec![vec![Score::default(); levels.len()]; levels.len()];
    for (&(a, b), results) in pairs.iter().zip(results.chunks(games.max(1))) {
        scores[a][b] = results.iter().fold(Score::default(), |sum, &score| sum.plus(score));
        scores[b][a] = scores[a][b].swapped();
    }
    print(&scores);
}

/// The results of `job(0)`, `job(1)`, …, in order, whichever thread made them.
fn in_parallel<T: Send>(threads: usize, jobs: usize, job: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let mut results: Vec<(usize, T)> = std::thread::scope(|scope| {
        let work = || {
            let take = || Some(next.fetch_add(1, Relaxed)).filter(|&i| i < jobs);
            std::iter::from_fn(take).map(|i| (i, job(i))).collect::<Vec<_>>()
        };
        let running: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("games that end")).collect()
    });
    results.sort_by_key(|&(i, _)| i);
    results.into_iter().map(|(_, result)| result).collect()
}

/// A game between two levels, as the first of them sees its end. Two games in a row share their
/// opening.
fn play(rules: &Rules, levels: [Level; 2], game: u64, nodes: u64) -> Score {
    let mut board = opening(rules, game / 2);
    let first = Side::BOTH[(game % 2) as usize];
    let mut engines = levels.map(|_| Engine::new(TABLE));
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    while board.outcome().is_none() {
        let player = usize::from(board.side() != first);
        let seed = game * 1000 + u64::from(levels[player].number());
        let thought = engines[player].think_at(&board, levels[player], seed, &limits, |_| {});
        let best = thought.and_then(|thought| thought.lines[0].moves.first().copied());
        board.try_play(best.expect("a move")).expect("a legal one");
    }
    let score = Score::default();
    match board.outcome() {
        Some(Outcome::Win(winner)) if winner == first => Score { won: 1.0, ..score },
        Some(Outcome::Win(_)) => Score { lost: 1.0, ..score },
        _ => Score { drawn: 1.0, ..score },
    }
}

/// A random stone; on boards that are large enough three, within two cells of the centre.
fn opening(rules: &Rules, seed: u64) -> Board {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut board = Board::new(*rules);
    let stones = if rules.cells() > 30 { 3 } else { 1 };
    while board.filled() < stones {
        let mut near = |side: usize| {
            let away = if stones == 1 { side } else { 2 };
            let middle = side / 2;
            rng.random_range(middle.saturating_sub(away)..(middle + away + 1).min(side))
        };
        let (column, row) = (near(rules.width()), near(rules.height()));
        if let Some(cell) = rules.cell(column, row) {
            let _ = board.try_play(cell); // taken: another one
        }
    }
    board
}

fn print(scores: &[Vec<Score>]) {
    let ratings = ratings(scores);
    let percent = |score: Score| match score.games() > 0.0 {
        true => format!("{:.0}", 100.0 * score.mean()),
        false => "·".to_owned(),
    };
    let numbers: Vec<String> = (1..=scores.len()).map(|level| level.to_string()).collect();
    println!("| level | {} | total | against the one below | Elo |", numbers.join(" | "));
    println!("|---|{}---|---|---|", "---|".repeat(scores.len()));
    for (a, row) in scores.iter().enumerate() {
        let total = row.iter().fold(Score::default(), |sum, &score| sum.plus(score));
        let cells: Vec<String> = row.iter().map(|&score| percent(score)).collect();
        let exactly =
            |score: Score| format!("{:.1} % ± {:.1}", 100.0 * score.mean(), 100.0 * score.error());
        let below = a.checked_sub(1).map_or_else(String::new, |below| exactly(row[below]));
        let (rating, error) = ratings[a];
        println!(
            "| {} | {} | {} | {below} | {rating:.0} ± {error:.0} |",
            numbers[a],
            cells.join(" | "),
            exactly(total)
        );
    }
}

/// The Elo numbers under which these scores are likeliest (Bradley and Terry), level 1 having 0,
/// each with 1.96 standard errors as if the others were known.
fn ratings(scores: &[Vec<Score>]) -> Vec<(f64, f64)> {
    let mut strengths = vec![1.0; scores.len()];
    let met = |a: usize| scores[a].iter().enumerate().filter(|(_, score)| score.games() > 0.0);
    for _ in 0..10_000 {
        for a in 0..strengths.len() {
            let points: f64 = met(a).map(|(_, score)| score.points() + PRIOR / 2.0).sum();
            let shares =
                met(a).map(|(b, score)| (score.games() + PRIOR) / (strengths[a] + strengths[b]));
            strengths[a] = points / shares.sum::<f64>();
        }
    }
    let elo = 400.0 / std::f64::consts::LN_10;
    let rating = |a: usize| {
        let information = met(a).map(|(b, score)| {
            let expected = strengths[a] / (strengths[a] + strengths[b]);
            score.games() * expected * (1.0 - expected)
        });
        let error = 1.96 / information.sum::<f64>().sqrt();
        (elo * (strengths[a] / strengths[0]).ln(), elo * error)
    };
    (0..strengths.len()).map(rating).collect()
}
