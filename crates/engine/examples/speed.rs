//! Nodes per second from a fixed set of positions of 15x15x5, with one thread and with two, and how
//! long both take to the same depth.
//!
//!     cargo run --release -p engine --example speed -- [DEPTH]
//!
//! Instructions of a move made and taken back, patterns and all, by callgrind:
//!
//!     CARGO_PROFILE_RELEASE_DEBUG=1 cargo build --release -p engine --example speed
//!     valgrind --tool=callgrind --callgrind-out-file=calls.out target/release/examples/speed 5
//!     callgrind_annotate --inclusive=yes --tree=caller calls.out | grep -B9 '\* .*State::play'

use engine::{Engine, Limits};
use mnk::Board;

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
    let mut engines = [1, 2].map(|threads| {
        let mut engine = Engine::new(64 << 20);
        engine.threads = threads;
        engine
    });
    // In turn, so that a machine that is slower for a while is so for both.
    let mut runs: [Vec<Run>; 2] = [Vec::new(), Vec::new()];
    for board in POSITIONS.map(position).iter().flat_map(|board| [board; REPEATS]) {
        for (engine, runs) in engines.iter_mut().zip(&mut runs) {
            runs.push(run(board, engine, depth));
        }
    }
    for (threads, runs) in (1..).zip(&runs) {
        let nodes: u64 = runs.iter().map(|run| run.nodes).sum();
        let time: f64 = runs.iter().map(|run| run.seconds).sum();
        let (each, seconds) = (nodes / REPEATS as u64, time / REPEATS as f64);
        println!(
            "{threads} thread(s): {each} nodes in {seconds:.2} s, {:.0} nodes/s",
            nodes as f64 / time
        );
    }
    let [one, two] = &runs;
    let mean = |ratio: &dyn Fn(&Run, &Run) -> f64| {
        // Where the answer is clear without a search there is nothing to share.
        let pairs = one.iter().zip(two).filter(|(one, _)| one.nodes > 0);
        let logs: Vec<f64> = pairs.map(|(one, two)| ratio(one, two).ln()).collect();
        (logs.iter().sum::<f64>() / logs.len() as f64).exp()
    };
    println!(
        "two threads against one, mean of the ratios: {:.2} times the nodes, {:.2} times the nodes a \
         second, {:.2} times as quick to depth {depth}",
        mean(&|one, two| two.nodes as f64 / one.nodes as f64),
        mean(&|one, two| two.nodes as f64 / two.seconds / (one.nodes as f64 / one.seconds)),
        mean(&|one, two| one.seconds / two.seconds),
    );
}

struct Run {
    nodes: u64,
    seconds: f64,
}

fn position(moves: &str) -> Board {
    let mut board = Board::new("15x15x5".parse().expect("rules"));
    for name in moves.split(' ') {
        board.try_play_named(name).expect("a legal move");
    }
    board
}

/// To the depth, with empty tables.
fn run(board: &Board, engine: &mut Engine, depth: u32) -> Run {
    engine.forget();
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let thought = engine.think(board, &limits, |_| {}).expect("a game that goes on");
    Run { nodes: thought.nodes(), seconds: thought.time.as_secs_f64() }
}
