//! Side by side with the crate `minimax`, in one run: `make peers`.
//!
//! Contestants take turns, each keeps its best time of several, and what is compared is the ratio.
//! The peer plays two implementations of the same game: one written the way its own example writes
//! noughts and crosses (an array of squares, a win found by looking along the lines), and our
//! [`Board`] behind its trait, which leaves only the searches to compare. Its nodes are counted
//! where it applies a move.

mod peer_games;

use gametree::{AlphaBeta, Deepening, Evaluate, Game, Limits, Mtdf, Negamax, Search};
use minimax::Strategy;
use mnk::{Board, Evaluator};
use peer_games::{ArrayBoard, ArrayGame, BoardGame, Counted, Mixed, PeerEvaluator};
use std::time::{Duration, Instant};

/// Enough for the short races to outlast a busy moment of the machine.
const ROUNDS: usize = 40;

/// The best time of a contestant, and its nodes in that run.
#[derive(Clone, Copy)]
struct Best {
    time: Duration,
    nodes: u64,
}

impl Best {
    fn speed(self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64()
    }
}

/// A contestant: runs once and answers how many nodes it visited.
type Run<'a> = Box<dyn FnMut() -> u64 + 'a>;

/// Runs all contestants in turn, `ROUNDS` times over.
fn race(mut contestants: Vec<(&str, Run<'_>)>, by: fn(Best) -> f64) -> Vec<Best> {
    let mut best: Vec<Option<Best>> = vec![None; contestants.len()];
    for _ in 0..ROUNDS {
        for (best, (_, run)) in best.iter_mut().zip(&mut contestants) {
            let start = Instant::now();
            let nodes = run();
            let now = Best { time: start.elapsed(), nodes };
            *best = Some(match *best {
                Some(old) if by(old) >= by(now) => old,
                _ => now,
            });
        }
    }
    let best: Vec<Best> = best.into_iter().flatten().collect();
    for ((name, _), best) in contestants.iter().zip(&best) {
        println!(
            "  {name:<44} {:>12} nodes {:>10.2} ms {:>8.1} M nodes/s",
            best.nodes,
            best.time.as_secs_f64() * 1e3,
            best.speed() / 1e6
        );
    }
    best
}

fn ratio(what: &str, ours: f64, theirs: f64) {
    println!("  ratio, {what}: {:.2}\n", ours / theirs);
}

fn nodes_per_second() {
    println!("Alpha-beta on 4x4x4 to depth 8, nodes per second, best of {ROUNDS}");
    let board: Board = Board::new("4x4x4".parse().expect("these are rules"));
    let array = ArrayBoard::new(&board);
    let counted = Counted::new(board.clone());
    let best = race(
        vec![
            (
                "gametree AlphaBeta",
                Box::new(|| {
                    let mut search = AlphaBeta::new(Mixed);
                    search.search(&board, &Limits::depth(8), &mut ()).stats.nodes
                }),
            ),
            (
                "minimax Negamax, game as in its example",
                Box::new(|| {
                    array.reset();
                    minimax::Negamax::<PeerEvaluator<ArrayGame>>::new(Default::default(), 8)
                        .choose_move(&array);
                    array.nodes()
                }),
            ),
            (
                "minimax Negamax, our board",
                Box::new(|| {
                    counted.reset();
                    minimax::Negamax::<PeerEvaluator<BoardGame>>::new(Default::default(), 8)
                        .choose_move(&counted);
                    counted.nodes()
                }),
            ),
        ],
        Best::speed,
    );
    ratio("nodes/s, ours : the peer's", best[0].speed(), best[1].speed());
    ratio("nodes/s, ours : the peer's on our board", best[0].speed(), best[2].speed());
}

fn solving() {
    println!("Solving 4x4x4 from the empty board, time, best of {ROUNDS}, tables of 64 MB");
    let board: Board = Board::new("4x4x4".parse().expect("these are rules"));
    let array = ArrayBoard::new(&board);
    let counted = Counted::new(board.clone());
    let options = || minimax::IterativeOptions::new().with_table_byte_size(64 << 20);
    let quickest = |best: Best| 1.0 / best.time.as_secs_f64();
    let best = race(
        vec![
            (
                "gametree Deepening",
                Box::new(|| {
                    let report =
                        Deepening::new(|_: &Board| 0).search(&board, &Limits::none(), &mut ());
                    assert!(report.proven, "solved");
                    report.stats.nodes
                }),
            ),
            (
                "minimax IterativeSearch, as in its example",
                Box::new(|| {
                    array.reset();
                    let evaluator = PeerEvaluator::<ArrayGame>::nothing();
                    let mut search = minimax::IterativeSearch::new(evaluator, options());
                    search.set_max_depth(16);
                    search.choose_move(&array);
                    array.nodes()
                }),
            ),
            (
                "minimax IterativeSearch, our board",
                Box::new(|| {
                    counted.reset();
                    let evaluator = PeerEvaluator::<BoardGame>::nothing();
                    let mut search = minimax::IterativeSearch::new(evaluator, options());
                    search.set_max_depth(16);
                    search.choose_move(&counted);
                    counted.nodes()
                }),
            ),
        ],
        quickest,
    );
    ratio("time, the peer's : ours", quickest(best[0]), quickest(best[1]));
    ratio("time, the peer's on our board : ours", quickest(best[0]), quickest(best[2]));
}

/// The first reply on 5×5, k = 5, after a stone in the centre, looking six plies ahead: the move
/// and five after it.
fn the_slow_case() {
    println!("First reply on 5x5x5 after c3, six plies, line-power");
    let mut board: Board = Board::new("5x5x5".parse().expect("these are rules"));
    board.try_play_named("c3").expect("the board is empty");
    let limits = Limits::depth(6);
    let evaluator = Evaluator::LinePower;
    let start = Instant::now();
    let unpruned = Negamax::new(evaluator).search(&board, &limits, &mut ());
    let unpruned_time = start.elapsed();
    println!(
        "  {:<44} {:>12} nodes {:>10.2} ms (once)",
        "without any cut",
        unpruned.stats.nodes,
        unpruned_time.as_secs_f64() * 1e3
    );
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let quickest = |best: Best| 1.0 / best.time.as_secs_f64();
    let best = race(
        vec![
            (
                "alpha-beta, each move with an open window",
                Box::new(|| {
                    let one_by_one = moves.iter().map(|&mv| {
                        let mut after = board.clone();
                        after.play(mv);
                        AlphaBeta::new(evaluator).search(&after, &Limits::depth(5), &mut ())
                    });
                    one_by_one.map(|report| report.stats.nodes).sum()
                }),
            ),
            (
                "alpha-beta",
                Box::new(|| AlphaBeta::new(evaluator).search(&board, &limits, &mut ()).stats.nodes),
            ),
            (
                "deepening with a table",
                Box::new(|| {
                    let report = Deepening::new(evaluator).search(&board, &limits, &mut ());
                    assert_eq!(report.value, unpruned.value);
                    report.stats.nodes
                }),
            ),
            (
                "MTD(f)",
                Box::new(|| {
                    let report = Mtdf::new(evaluator).search(&board, &limits, &mut ());
                    assert_eq!(report.value, unpruned.value);
                    report.stats.nodes
                }),
            ),
        ],
        quickest,
    );
    let fastest = best.iter().map(|best| quickest(*best)).fold(0.0, f64::max);
    ratio("time, without any cut : our best", fastest, 1.0 / unpruned_time.as_secs_f64());
    ratio("time, plain alpha-beta one by one : our best", fastest, quickest(best[0]));
}

fn main() {
    // `cargo bench` passes `--bench`; anything else is a name to pick by.
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let picked = |name: &str| wanted.is_empty() || wanted.iter().any(|w| name.contains(w.as_str()));
    if picked("speed") {
        nodes_per_second();
    }
    if picked("solve") {
        solving();
    }
    if picked("slow") {
        the_slow_case();
    }
}

impl Evaluate<Board> for Mixed {
    fn evaluate(&self, board: &Board) -> i32 {
        i32::from(peer_games::mix(board.key()))
    }
}
