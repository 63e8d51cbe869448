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

fn main() {
    let depth = std::env::args().nth(1).map_or(10, |text| text.parse().expect("a depth"));
    let [one, two] = [1, 2].map(|threads| run(threads, depth));
    println!(
        "two threads against one: {:.2} times the nodes a second, {:.2} times as quick to depth {depth}",
        per_second(two) / per_second(one),
        one.1.as_secs_f64() / two.1.as_secs_f64(),
    );
}

/// Nodes and time of all positions.
fn run(threads: usize, depth: u32) -> (u64, Duration) {
    let mut total = (0, Duration::ZERO);
    for moves in POSITIONS {
        let mut board = Board::new("15x15x5".parse().expect("rules"));
        for name in moves.split(' ') {
            board.try_play_named(name).expect("a legal move");
        }
        let mut engine = Engine::new(64 << 20);
        engine.threads = threads;
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let thought = engine.think(&board, &limits, |_| {}).expect("a game that goes on");
        total = (total.0 + thought.nodes, total.1 + thought.time);
    }
    println!(
        "{threads} thread(s): {} nodes in {:.2} s, {:.0} nodes/s",
        total.0,
        total.1.as_secs_f64(),
        per_second(total)
    );
    total
}

fn per_second((nodes, time): (u64, Duration)) -> f64 {
    nodes as f64 / time.as_secs_f64()
}
