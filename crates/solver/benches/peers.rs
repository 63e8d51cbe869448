//! Connect Four side by side with the crate `connect-four-ai`, in one run: `make peers`.
//!
//! The positions are of the six kinds of Pascal Pons' test sets, by the number of stones and by how many
//! plies are left with best play; they come from random games with a fixed seed. Both solvers begin
//! every position with an empty table of 8 million entries (64 MB), without a book and on one thread,
//! take turns, and must find the same score. Counts come first: they are the same on every machine.
//! Arguments choose: a part of the name of a kind, and the number of positions of each kind.
//!
//!     cargo bench --package solver --bench peers -- begin-hard 100

use connect_four_ai::{Position, Solver};
use gametree::{Game, Stop};
use mnk::{Board, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use solver::{Gravity, Score};
use std::collections::HashSet;
use std::ops::Range;
use std::time::{Duration, Instant};

/// The peer's table has nine entries more.
const BYTES: usize = 64 << 20;
/// For sorting the positions by kind, where nothing is compared.
const SORTING_BYTES: usize = 256 << 20;
const SEED: u64 = 4;
/// At least two hundred times the mean of the easy kinds, and ten times that of the medium ones, so
/// that sorting does not take longer than the race.
const EASY: u64 = 200_000;
const MEDIUM: u64 = 5_000_000;

/// A kind of positions: how many stones, how many plies are left, and how many positions are raced.
struct Kind {
    name: &'static str,
    stones: Range<usize>,
    left: Range<usize>,
    count: usize,
    /// Candidates that take our solver more positions than this are dropped unsorted. How many of the
    /// kind are lost by that is not counted; it can only favour us.
    most: u64,
}

const KINDS: [Kind; 6] = [
    Kind { name: "End-Easy", stones: 29..42, left: 0..14, count: 1000, most: EASY },
    Kind { name: "Middle-Easy", stones: 15..28, left: 0..14, count: 1000, most: EASY },
    Kind { name: "Middle-Medium", stones: 15..28, left: 15..28, count: 1000, most: MEDIUM },
    Kind { name: "Begin-Easy", stones: 0..14, left: 0..14, count: 1000, most: EASY },
    // With fewer stones nearly all positions are hard.
    Kind { name: "Begin-Medium", stones: 7..14, left: 15..28, count: 200, most: MEDIUM },
    // Takes most of the time, nearly all of it the peer's.
    Kind { name: "Begin-Hard", stones: 0..14, left: 29..43, count: 12, most: u64::MAX },
];

/// What a solver took for all positions of a kind.
#[derive(Clone, Copy, Default)]
struct Sum {
    positions: u64,
    time: Duration,
}

impl Sum {
    fn add(&mut self, positions: u64, time: Duration) {
        self.positions += positions;
        self.time += time;
    }
}

fn main() {
    // `cargo bench` passes `--bench`.
    let words: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let count: Option<usize> = words.iter().find_map(|word| word.parse().ok());
    let names: Vec<&String> = words.iter().filter(|word| word.parse::<usize>().is_err()).collect();
    let is_wanted = |name: &str| {
        names.is_empty() || names.iter().any(|part| name.contains(&part.to_lowercase()))
    };

    println!("Connect Four without a book, one thread, an empty table of 64 MB for every position");
    println!("  {:<20} {:^33} {:^32}", "means", "positions searched", "time");
    println!(
        "  {:<14} {:>5} {:>12} {:>13} {:>6} {:>12} {:>12} {:>6}",
        "kind", "count", "ours", "the peer's", "ratio", "ours", "the peer's", "ratio"
    );
    let mut compared = 0;
    for kind in KINDS.iter().filter(|kind| is_wanted(&kind.name.to_lowercase())) {
        let count = count.unwrap_or(kind.count);
        compared += race(kind, count);
    }
    println!("  {compared} scores compared, all the same");
}

fn rules() -> Rules {
    "7x6x4+gravity".parse().expect("these are rules")
}

/// Races both solvers on so many positions of a kind, and prints a line about it. Returns how many
/// scores were compared.
fn race(kind: &Kind, count: usize) -> usize {
    let (mut ours, mut theirs) = (Sum::default(), Sum::default());
    let boards = generate(kind, count);
    let solver = Gravity::new(&rules(), BYTES).expect("Connect Four is supported");
    for (number, board) in boards.iter().enumerate() {
        let moves = digits(board);
        let (score, sum) = solve(&solver, board);
        ours.add(sum.positions, sum.time);

        let position = Position::from_moves(&moves).expect("these moves are legal");
        let mut peer = Solver::empty();
        let start = Instant::now();
        let peer_score = peer.solve(&position);
        theirs.add(peer.explored_positions as u64, start.elapsed());

        let name = kind.name;
        assert_eq!(score.get(), i32::from(peer_score), "{name} {number}: moves {moves}");
    }
    let mean = |sum: Sum| {
        let count = boards.len() as f64;
        (sum.positions as f64 / count, sum.time.as_secs_f64() * 1e3 / count)
    };
    let ((positions, time), (peer_positions, peer_time)) = (mean(ours), mean(theirs));
    println!(
        "  {:<14} {:>5} {positions:>12.0} {peer_positions:>13.0} {:>6.1} {time:>9.3} ms {peer_time:>9.3} ms {:>6.1}",
        kind.name,
        boards.len(),
        peer_positions / positions,
        peer_time / time,
    );
    boards.len()
}

/// Solves a position with an empty table.
fn solve(solver: &Gravity, board: &Board) -> (Score, Sum) {
    solver.forget();
    let mut positions = 0;
    let start = Instant::now();
    let score = solver.score_of(board, &Stop::new(), &mut |searched| positions = searched);
    let time = start.elapsed();
    (score.expect("the game is not over, and nobody stops it"), Sum { positions, time })
}

/// Different positions of a kind, from random games, in which nobody can win at once.
fn generate(kind: &Kind, count: usize) -> Vec<Board> {
    let rules = rules();
    let sorter = Gravity::new(&rules, SORTING_BYTES).expect("Connect Four is supported");
    let mut random = ChaCha8Rng::seed_from_u64(SEED);
    let (mut boards, mut seen) = (Vec::new(), HashSet::new());
    while boards.len() < count {
        let stones = random.random_range(kind.stones.clone());
        let Some(board) = random_game(rules, stones, &mut random) else { continue };
        if !seen.insert(board.key()) {
            continue;
        }
        let stop = Stop::new();
        let mut give_up = |searched| {
            if searched > kind.most {
                stop.stop();
            }
        };
        let Ok(score) = sorter.score_of(&board, &stop, &mut give_up) else { continue };
        let plies = score.value(&rules, stones).plies().map(|plies| plies as usize);
        let left = plies.unwrap_or(rules.cells() - stones);
        if left > 1 && kind.left.contains(&left) {
            boards.push(board);
        }
    }
    boards
}

/// The position after so many random moves, unless the game is over by then.
fn random_game(rules: Rules, stones: usize, random: &mut ChaCha8Rng) -> Option<Board> {
    let mut board = Board::new(rules);
    let mut moves = Vec::new();
    for _ in 0..stones {
        moves.clear();
        board.moves(&mut moves);
        board.play(moves[random.random_range(0..moves.len())]);
        if board.outcome().is_some() {
            return None;
        }
    }
    Some(board)
}

/// The moves in Pons' notation: columns as digits, the first is 1.
fn digits(board: &Board) -> String {
    board.played().iter().map(|cell| (cell.column() + 1).to_string()).collect()
}
