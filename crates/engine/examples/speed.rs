//! Nodes per second from a fixed set of positions of 15x15x5, with one thread and with two, and how
//! long both take to the same depth.
//!
//!     cargo run --release -p engine --example speed -- [DEPTH]
//!
//! Instructions of a move made and taken back, patterns and all, by callgrind:
//!
//!     cargo build --profile profiling -p engine --example speed
//!     valgrind --tool=callgrind --callgrind-out-file=calls.out target/profiling/examples/speed 5
//!     callgrind_annotate --inclusive=yes --tree=caller calls.out | grep -B9 '\* .*State::play'

use engine::{Engine, Limits};
use mnk::Board;
use std::time::Duration;

const POSITIONS: [&str; 8] = [
    "h8 i9",
    "h8 h9 i8 j8 i7",
    "h8 i9 g9 i7 i8 g8 h7 j8 h9 h6",
    "h8 g9 i7 j6 h6 i8 g7 f6 j7 h7",
    "g7 i8 h9 g8 i7 h8 j8 h10 f8",
    "h8 j10 i7 g9 j9 i10 h10 g7 k8 f9",
    "e5 k11 e6 k10 f7 j9 g7 i9",
    "h8 h7 i7 g9 j6 k5 i6 k6 i8 i9",
];

/// What two threads do depends on the moment, so they do it this often.
const REPEATS: usize = 5;

fn main() {
    let depth = std::env::args().nth(1).map_or(10, |text| text.parse().expect("a depth"));
    let boards = POSITIONS.map(position);
    let [one, two] = [1, 2].map(|threads| {
        let runs = boards.iter().flat_map(|board| [board; REPEATS]);
        let runs: Vec<(u64, Duration)> = runs.map(|board| run(board, threads, depth)).collect();
        let nodes: u64 = runs.iter().map(|run| run.0).sum();
        let time: f64 = runs.iter().map(|run| run.1.as_secs_f64()).sum();
        println!(
            "{threads} thread(s): {} nodes in {:.2} s, {:.0} nodes/s",
            nodes / REPEATS as u64,
            time / REPEATS as f64,
            nodes as f64 / time
        );
        runs
    });
    let ratio = |of: &dyn Fn(&(u64, Duration)) -> f64| {
        let pairs = one.iter().zip(&two).filter(|(one, _)| one.0 > 0);
        let count = pairs.clone().count();
        let logs = pairs.map(|(one, two)| (of(two) / of(one)).ln());
        (logs.sum::<f64>() / count as f64).exp()
    };
    let quicker = 1.0 / ratio(&|run| run.1.as_secs_f64());
    println!(
        "two threads against one, mean of the ratios: {:.2} times the nodes, {:.2} times as quick \
         to depth {depth}",
        ratio(&|run| run.0 as f64),
        quicker
    );
}

fn position(moves: &str) -> Board {
    let mut board = Board::new("15x15x5".parse().expect("rules"));
    for name in moves.split(' ') {
        board.try_play_named(name).expect("a legal move");
    }
    board
}

/// Nodes and time to the depth, with empty tables.
fn run(board: &Board, threads: usize, depth: u32) -> (u64, Duration) {
    let mut engine = Engine::new(64 << 20);
    engine.threads = threads;
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let thought = engine.think(board, &limits, |_| {}).expect("a game that goes on");
    (thought.nodes, thought.time)
}
