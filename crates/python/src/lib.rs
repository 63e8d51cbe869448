//! What the Python package `inarow` is made of: its part in Rust. The part in Python, beside this folder,
//! makes objects of what comes as JSON here.

mod error;
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
mod work;

use crate::game::Game;
use crate::own_game::OwnGame;
use gametree::contract::{Effort, check as keeps_promises};
use pyo3::prelude::*;
use std::ffi::OsString;

/// Does what a command line asks for, the first word of which is the name of the program: its exit code.
#[pyfunction]
fn main(py: Python<'_>, args: Vec<OsString>) -> u8 {
    py.detach(|| inarow::App::new().run_with(args))
}

/// Plays random games of a game written in Python, and looks whether it keeps its promises: what is
/// wrong, if anything is.
#[pyfunction]
fn violation(
    py: Python<'_>,
    game: PyRef<'_, Game>,
    games: u32,
    seed: u64,
) -> PyResult<Option<String>> {
    let Some(own) = game.position.game::<OwnGame>().cloned() else { return Ok(None) };
    let before = own.faults_so_far();
    let effort = Effort { seed, games, ..Effort::default() };
    let found = work::run(py, None, |_, _| keeps_promises(&own, effort, gametree::Game::key))?;
    match own.raised(py) {
        Some(raised) if own.faults_so_far() != before => Err(raised),
        _ => Ok(found.err().map(|violation| violation.to_string())),
    }
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
    module.add_function(wrap_pyfunction!(solving::solve, module)?)?;
    module.add_function(wrap_pyfunction!(solving::check, module)?)?;
    module.add_function(wrap_pyfunction!(program::built_in_suite, module)?)?;
    Ok(())
}
