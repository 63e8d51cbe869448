//! The positions that a test asks about.

use games::{Catalogue, Position};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::HashSet;

/// The most questions of a test.
pub(crate) const MOST_QUESTIONS: usize = 10_000;

/// The beginning of a game.
pub(crate) fn start(game: &str) -> Result<Position, String> {
    Catalogue::default().position(game).map_err(|error| error.to_string())
}

/// Whether a game has an evaluator of this name, if one is named.
pub(crate) fn check_evaluator(start: &Position, name: Option<&str>) -> Result<(), String> {
    match name {
        Some(name) if !start.evaluators().contains(&name) => {
            let known = start.evaluators().join(", ");
            Err(format!("no evaluator is called '{name}'; there are {known}"))
        }
        _ => Ok(()),
    }
}

/// The positions after each of these lists of moves, none of them the end of the game.
pub(crate) fn after(start: &Position, all: &[String]) -> Result<Vec<Position>, String> {
    let reached = all.iter().map(|moves| {
        let mut position = start.clone();
        let played = position.play_all(moves.split_whitespace());
        played.map_err(|error| format!("moves '{moves}': {error}"))?;
        match position.outcome() {
            Some(_) => Err(format!("moves '{moves}': the game is over there")),
            None => Ok(position),
        }
    });
    reached.collect()
}

/// Different positions of random games that are not over.
pub(crate) fn by_chance(start: &Position, count: usize, seed: u64) -> Vec<Position> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut known = HashSet::new();
    let mut found = Vec::new();
    for _ in 0..count.min(MOST_QUESTIONS) * 10 {
        let mut position = start.clone();
        let plies = rng.random_range(0..start.longest().min(40));
        for _ in 0..plies {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.random_range(0..moves.len())].clone();
            if position.play(&mv).is_err() {
                break;
            }
        }
        if found.len() < count && position.outcome().is_none() && known.insert(position.key()) {
            found.push(position);
        }
    }
    found
}
