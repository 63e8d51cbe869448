//! What several test files need.
#![allow(dead_code)] // each file uses its part
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use games::{Catalogue, Dots, Draughts, Playable, Reversi, dots, reversi};
use gametree::Game;
use mnk::Board;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Whether to do also what takes many seconds: in optimised code, or where `LONG_TESTS` is set, as by
/// `make test`.
pub fn long_tests() -> bool {
    cfg!(not(debug_assertions)) || std::env::var_os("LONG_TESTS").is_some()
}

pub fn reversi(size: u8) -> Reversi {
    Reversi::new(reversi::Size::new(size).unwrap())
}

pub fn dots(width: u8, height: u8) -> Dots {
    Dots::new(dots::Size::new(width, height).unwrap())
}

pub fn draughts(fen: &str) -> Draughts {
    fen.parse().unwrap()
}

/// The moves of a game.
pub fn moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

/// The position after the moves with these names.
pub fn after<G: Playable>(mut game: G, names: &str) -> G {
    for name in names.split_whitespace() {
        game.play(game.move_named(name).unwrap_or_else(|error| panic!("{name}: {error}")));
    }
    game
}

/// Plays on by chance, at most this many plies, but not to the end of the game.
pub fn wander<G: Game>(mut game: G, plies: u32, seed: u64) -> G {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..plies {
        let moves = moves(&game);
        let mv = moves[rng.random_range(0..moves.len())];
        game.play(mv);
        if game.outcome().is_some() {
            game.undo(mv);
            break;
        }
    }
    game
}

/// Something to do with a game, whichever it is.
pub trait Visitor {
    type Output;

    fn visit<G: Playable>(self, start: G) -> Self::Output;
}

/// Hands the beginning of the game of this name to a visitor.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> V::Output {
    let position = Catalogue::default().position(name).unwrap();
    if let Some(game) = position.game::<Board>() {
        visitor.visit(game.clone())
    } else if let Some(game) = position.game::<Reversi>() {
        visitor.visit(game.clone())
    } else if let Some(game) = position.game::<Draughts>() {
        visitor.visit(game.clone())
    } else if let Some(game) = position.game::<Dots>() {
        visitor.visit(game.clone())
    } else {
        panic!("{name} is a game that the tests do not know");
    }
}
