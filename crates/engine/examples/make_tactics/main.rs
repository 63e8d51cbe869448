//! Makes `tests/data/tactics.txt`, or times the engine on it.
//!
//!     cargo run --release -p engine --example make_tactics -- SEED > tests/data/tactics.txt
//!     cargo run --release -p engine --example make_tactics -- SEED [KIND [RULES]]
//!     cargo run --release -p engine --example make_tactics -- time [FILE]
//!
//! The positions come from games of a simple player against itself (`game`) and are kept if the
//! prover of the tests proves something about them that is worth asking (`sift`). The engine has
//! no part in it, so the same seed makes the same file whatever becomes of the engine.

mod game;
mod hold;
#[path = "../../tests/prover/mod.rs"]
mod prover;
mod sift;
mod timing;

use game::Opening;
use prover::tactic::Tactic;
use sift::{HELD, Kind, Length};

/// What the file says about itself.
const HEADER: &str = include_str!("header.txt");

/// For each kind by which rules to play and how many positions to find.
const WANTED: [(Kind, &str); 6] = [
    (
        Kind::Fours,
        "6x6x4 2 7x7x4 2 8x8x4 2 9x9x5 3 12x12x5 4 15x15x5 6 \
         15x15x5+exact 2 20x20x5 2 10x10x6 3 15x15x6 2",
    ),
    (
        Kind::Threes,
        "7x7x4 2 8x8x4 2 7x7x5 2 9x9x5 4 12x12x5 4 15x15x5 7 \
         15x15x5+exact 3 20x20x5 3 10x10x6 2 15x15x6 3",
    ),
    (
        Kind::Defence,
        "5x5x4 2 6x5x4+exact 3 7x7x4 2 8x8x4 2 9x9x5 4 12x12x5 3 \
         15x15x5 3 20x20x5 1 10x10x6 2 15x15x6 1",
    ),
    (Kind::Overline, "8x8x4+exact 3 9x9x5+exact 3 15x15x5+exact 5 15x15x6+exact 1"),
    (Kind::Edge, "8x8x4 2 9x9x5 3 15x15x5 5 20x20x5 1 15x15x6 1"),
    (Kind::Gravity, "7x6x4+gravity 8 8x7x4+gravity 1 6x5x4+gravity 4 9x6x5+gravity 3"),
];

/// How many games to look through for one length.
const GAMES: u32 = 150;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("time") => timing::run(arguments.get(1).map(String::as_str)),
        Some(seed) => make(seed.parse().expect("a seed, or the word time"), &arguments[1..]),
        None => eprintln!("give a seed, or the word time"),
    }
}

/// Prints the file, or only the positions of one kind, or those of one kind and these rules.
fn make(seed: u64, only: &[String]) {
    if only.is_empty() {
        print!("{}", HEADER.replace("SEED", &seed.to_string()));
    }
    let asked = |i: usize, name: &str| only.get(i).is_none_or(|only| only == name);
    for (kind, places) in WANTED.iter().filter(|(kind, _)| asked(0, kind.name())) {
        println!("\n# {}", kind.name());
        let words: Vec<&str> = places.split_whitespace().collect();
        for place in words.chunks_exact(2).filter(|place| asked(1, place[0])) {
            let (rules, count) = (place[0], place[1].parse().expect("a count"));
            for number in 0..count {
                match find(seed, *kind, rules, number) {
                    Some(tactic) => println!("{tactic}"),
                    None => eprintln!("none: {} {rules} number {number}", kind.name()),
                }
            }
        }
    }
}

/// The first position of its kind in a row of games.
fn find(seed: u64, kind: Kind, rules: &str, number: u32) -> Option<Tactic> {
    let start = std::time::Instant::now();
    let opening = if kind == Kind::Edge { Opening::Border } else { Opening::Centre };
    let played = rules.parse().expect("these are rules");
    let lengths = [11..=17, 7..=7, 9..=9, 5..=5, 13..=19];
    let lengths: Vec<Length> = match kind {
        // Overlines are rare, so any length will do.
        Kind::Overline => vec![5..=15],
        Kind::Gravity if number % 2 == 1 => vec![HELD],
        // The numbers of one place ask for different lengths, and then for the others.
        _ => (0..5).map(|i| lengths[(number as usize + i) % 5].clone()).collect(),
    };
    let games = if kind == Kind::Overline { 10 * GAMES } else { GAMES };
    for plies in lengths {
        // A wrong move of a defence counts.
        let plies = if kind == Kind::Defence { plies.start() + 1..=plies.end() + 1 } else { plies };
        for game in 0..games {
            let name = format!("{seed} {} {rules} {number} {plies:?} {game}", kind.name());
            let moves = game::play(played, opening, &name);
            if let Some(tactic) = sift::sift(played, &moves, kind, plies.clone()) {
                let took = start.elapsed().as_secs_f32();
                eprintln!("{took:6.1} s {} {rules} {} at game {game}", kind.name(), tactic.claim);
                return Some(tactic);
            }
        }
    }
    None
}
