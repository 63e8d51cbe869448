//! How large would a proof be that the first player wins? A guess from random lines of the tree in
//! which the first player plays what the engine says and the second player everything.
//!
//!     cargo run --release -p engine --example proof_size -- [RULES] [LINES] [NODES]
//!
//! A reply holds if the engine, given NODES, does not prove that it loses. A line goes on with one
//! of the replies that hold, drawn by lot, until none does. A position that was reached with a
//! probability p stands for 1/p positions; on average over all lines that is the number of positions
//! in the tree, level by level (Knuth, "Estimating the efficiency of backtrack programs", 1975).
//! The replies that the engine likes best are drawn more often, because the largest parts of the
//! tree follow them. Whether the engine's moves win is not known, so it is the size of a proof only
//! if they do.

use engine::{Engine, Limits};
use gametree::{Game, Value};
use mnk::{Board, Cell, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::HashSet;
use std::time::Instant;

/// How much longer than about a reply the engine thinks about the first player's own move.
const OWN_MOVE: u64 = 20;
/// Half of the lot goes to so many replies, those that the engine likes best.
const BEST: usize = 10;
/// A line is given up after so many moves of the first player.
const LEVELS: usize = 30;
const TABLE_BYTES: usize = 256 << 20;

/// What is known of the positions after so many moves of the first player, the second one to move.
#[derive(Clone, Copy, Default)]
struct Level {
    /// Lines that got there.
    lines: usize,
    /// The replies in them, symmetric ones once, and those that hold.
    replies: usize,
    hold: usize,
    /// Over all lines: how many positions and nodes of the engine each stands for.
    positions: f64,
    nodes: f64,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let rules = arguments.next().unwrap_or_else(|| "15x15x5".to_owned());
    let rules: Rules = rules.parse().expect("rules such as 15x15x5");
    let lines = arguments.next().map_or(20, |text| text.parse().expect("a number of lines"));
    let nodes = arguments.next().map_or(20_000, |text| text.parse().expect("a number of nodes"));
    let mut engine = Engine::new(TABLE_BYTES);
    let mut levels = [Level::default(); LEVELS];
    let (begin, mut searched, mut given_up) = (Instant::now(), 0, 0);
    let mut sizes = Vec::new();
    for seed in 0..lines {
        let line = follow(rules, seed, nodes, &mut engine, &mut levels);
        searched += line.searched;
        sizes.push(line.size);
        given_up += usize::from(line.board.played().len() >= 2 * LEVELS);
        let names: Vec<_> = line.board.played().iter().map(ToString::to_string).collect();
        eprintln!("{} of {lines}: {}", seed + 1, names.join(" "));
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("| moves | lines | replies | hold | positions | nodes |\n|---|---|---|---|---|---|");
    let mean = |sum: f64| sum / lines as f64;
    for (moves, level) in (1..).zip(levels).filter(|(_, level)| level.lines > 0) {
        let each = |sum: usize| sum as f64 / level.lines as f64;
        println!(
            "| {moves} | {} | {:.1} | {:.1} | {:.3e} | {:.3e} |",
            level.lines,
            each(level.replies),
            each(level.hold),
            mean(level.positions),
            mean(level.nodes),
        );
    }
    let size = mean(sizes.iter().sum());
    let spread = sizes.iter().map(|one| (one - size).powi(2)).sum::<f64>();
    let error = (spread / (lines as f64 * (lines as f64 - 1.0))).sqrt();
    let speed = searched as f64 / seconds;
    let days = |nodes: f64| nodes / speed / 86_400.0;
    println!(
        "{size:.2e} nodes in all, standard error {error:.1e}; {searched} were searched here in \
         {seconds:.0} s, {speed:.0} a second; so it would take {:.2} days, standard error {:.2}; \
         {given_up} of {lines} lines had no end",
        days(size),
        days(error),
    );
}

/// A line that was followed.
struct Line {
    /// The position at its end.
    board: Board,
    /// The nodes it took.
    searched: u64,
    /// The nodes that those stand for, in the whole tree.
    size: f64,
}

/// Follows one line to its end.
fn follow(
    rules: Rules,
    seed: u64,
    nodes: u64,
    engine: &mut Engine,
    levels: &mut [Level; LEVELS],
) -> Line {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut line = Line { board: Board::new(rules), searched: 0, size: 0.0 };
    let board = &mut line.board;
    let mut stands_for = 1.0;
    for level in levels {
        let (own, mut spent) = think(board, OWN_MOVE * nodes, engine);
        let Some(Answer::Unclear { best: own, .. }) = own else {
            line.searched += spent;
            line.size += stands_for * spent as f64;
            level.nodes += stands_for * spent as f64;
            break;
        };
        board.try_play(own).expect("the engine's moves are legal");
        let mut seen = HashSet::new();
        let mut hold = Vec::new();
        let mut replies = Vec::new();
        board.moves(&mut replies);
        for reply in replies {
            board.try_play(reply).expect("a legal move");
            if seen.insert(board.canonical()) {
                let (answer, took) = think(board, nodes, engine);
                spent += took;
                match answer {
                    Some(Answer::Wins) => {}
                    Some(Answer::Unclear { value, .. }) => hold.push((value, reply)),
                    None => hold.push((Value::loss_in(0), reply)),
                }
            }
            board.try_undo().expect("a move was played");
        }
        line.searched += spent;
        line.size += stands_for * spent as f64;
        level.lines += 1;
        level.replies += seen.len();
        level.hold += hold.len();
        level.positions += stands_for;
        level.nodes += stands_for * spent as f64;
        if hold.is_empty() {
            break;
        }
        hold.sort();
        let (index, probability) = draw(hold.len(), &mut chance);
        stands_for /= probability;
        board.try_play(hold[index].1).expect("a legal move");
    }
    line
}

/// One of so many replies, those first that the engine likes best, and how probable it was.
fn draw(replies: usize, chance: &mut ChaCha8Rng) -> (usize, f64) {
    let best = replies.min(BEST);
    let among = if chance.random() { best } else { replies };
    let index = chance.random_range(0..among);
    let of_best = if index < best { 0.5 / best as f64 } else { 0.0 };
    (index, of_best + 0.5 / replies as f64)
}

/// What the engine says about the side to move.
enum Answer {
    Wins,
    Unclear { best: Cell, value: Value },
}

/// The answer, none if the game is over, and the nodes it took.
fn think(board: &Board, nodes: u64, engine: &mut Engine) -> (Option<Answer>, u64) {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let Some(thought) = engine.think(board, &limits, |_| {}) else { return (None, 0) };
    let best = &thought.lines[0];
    let answer = match best.value.is_win() {
        true => Answer::Wins,
        false => Answer::Unclear { best: best.pv[0], value: best.value },
    };
    (Some(answer), thought.nodes())
}
