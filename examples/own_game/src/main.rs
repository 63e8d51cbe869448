//! A lab sheet, done: a game of one's own, an evaluator for it, and one's own minimax, negamax and
//! alpha-beta. With them this program is inarow with one game and three searches more.
//!
//! Run it with `cargo run --release -p own_game -- play nim`. The guide is `docs/own_game.md`.

mod nim;
mod searches;

use searches::{Algorithm, own};
use std::process::ExitCode;

fn main() -> ExitCode {
    inarow::App::new()
        .game(nim::Nim::start())
        .search("my-minimax", |setup| own(Algorithm::Minimax, setup))
        .search("my-negamax", |setup| own(Algorithm::Negamax, setup))
        .search("my-alpha-beta", |setup| own(Algorithm::AlphaBeta, setup))
        .run()
}
