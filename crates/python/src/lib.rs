//! What the Python package `inarow` is made of: its part in Rust. The part in Python, beside this folder,
//! makes objects of what comes as JSON here.

mod error;
mod faults;
mod game;
mod kind;
mod meter;
mod own_game;
mod own_move;
mod own_search;
mod program;
mod results;
mod server;
mod solving;
mod submission;
mod value;
mod with_evaluators;
mod work;

use crate::faults::Watch;
use crate::game::Game;
use crate::own_game::OwnGame;
use games::Position;
use gametree::contract::{Effort, check as keeps_promises};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::ffi::OsString;

/// Does what a command line asks for, the first word of which is the name of the program: its exit code.
#[pyfunction]
fn main(py: Python<'_>, args: Vec<OsString>) -> u8 {
    py.detach(|| inarow::App::new().run_with(args))
}

/// Ends everything that is being done.
#[pyfunction]
fn end_all(py: Python<'_>) {
    work::end_all(py);
}

/// Plays random games, and looks whether the game keeps its promises: what is wrong, if anything is.
#[pyfunction]
fn violation(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    games: u32,
    seed: u64,
) -> PyResult<Option<String>> {
    /// So many games are played between two looks at the switch.
    const AT_ONCE: u32 = 5;
    let position = game.try_borrow()?.position.clone();
    let watch = Watch::on([&position]);
    let found = work::run(py, None, |stop, _| {
        let longest = position.longest();
        for first in (0..games).step_by(AT_ONCE as usize) {
            if stop.is_stopped() {
                return None;
            }
            let games = AT_ONCE.min(games - first);
            let effort = Effort { seed: seed.wrapping_add(u64::from(first)), games, longest };
            let broken = match position.game::<OwnGame>() {
                Some(own) => keeps_promises(own, effort, gametree::Game::key),
                None => keeps_promises(&position, effort, gametree::Game::key),
            };
            if let Err(violation) = broken {
                return Some(short(&violation.to_string()));
            }
            if let Some(changed) = changed_score(&position, effort) {
                return Some(changed);
            }
        }
        None
    })?;
    watch.raised(py).map_or(Ok(found), Err)
}

/// As much of a message as one wants to read.
fn short(message: &str) -> String {
    const LONGEST: usize = 400;
    match message.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{} …", &message[..end]),
        None => message.to_owned(),
    }
}

/// The first evaluator that says something else after a move was played and taken back.
fn changed_score(start: &Position, effort: Effort) -> Option<String> {
    let mut seed = effort.seed;
    for _ in 0..effort.games {
        let mut position = start.clone();
        while position.outcome().is_none() {
            let moves = position.moves();
            // A linear congruence will do to walk about.
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let mv = moves.get((seed >> 33) as usize % moves.len().max(1))?;
            let scores = |position: &Position| -> Vec<i32> {
                let judges =
                    position.evaluators().iter().map(|name| position.judge(Some(name)).ok());
                judges.map(|judge| judge.map_or(0, |judge| (judge.evaluate)(position))).collect()
            };
            let before = scores(&position);
            position.play(mv).ok()?;
            position.undo();
            if let Some(n) = before.iter().zip(scores(&position)).position(|(a, b)| *a != b) {
                let (name, played) = (position.evaluators()[n], position.played());
                let path: Vec<String> = played.into_iter().map(|mv| mv.name).collect();
                return Some(format!(
                    "playing {mv} and taking it back changes what {name}() says (after the moves: {})",
                    path.join(" ")
                ));
            }
            position.play(mv).ok()?;
        }
    }
    None
}

#[pymodule]
fn _inarow(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("WIN", own_game::WIN)?;
    module.add("Error", py.get_type::<error::Error>())?;
    module.add("IllegalMove", py.get_type::<error::IllegalMove>())?;
    module.add("Failed", py.get_type::<error::Failed>())?;
    module.add("Stopped", py.get_type::<error::Stopped>())?;
    module.add_class::<Game>()?;
    module.add_class::<value::PyValue>()?;
    module.add_class::<program::Program>()?;
    module.add_class::<results::Results>()?;
    module.add_class::<server::Server>()?;
    module.add_function(wrap_pyfunction!(main, module)?)?;
    module.add_function(wrap_pyfunction!(violation, module)?)?;
    module.add_function(wrap_pyfunction!(end_all, module)?)?;
    module.add_function(wrap_pyfunction!(solving::solve, module)?)?;
    module.add_function(wrap_pyfunction!(solving::check, module)?)?;
    module.add_function(wrap_pyfunction!(program::built_in_suite, module)?)?;
    module.add_function(wrap_pyfunction!(program::depths, module)?)?;
    module.add_function(wrap_pyfunction!(program::is_ours, module)?)?;
    module.add_function(wrap_pyfunction!(program::with_evaluators, module)?)?;
    module.add_function(wrap_pyfunction!(program::write_whole, module)?)?;
    module.add("DEFAULT_ALGORITHMS", PyTuple::new(py, lab::compare::DEFAULT_ALGORITHMS)?)?;
    Ok(())
}
