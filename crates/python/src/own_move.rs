//! Moves of games written in Python. Searches copy moves all the time, so a move is a reference to
//! something that is kept for good: its text, and the object that the game knows it by. Two moves with the
//! same text are the same move of a game.

use pyo3::prelude::*;
use pyo3::types::PyString;
use std::collections::HashMap;
use std::fmt::{self, Debug, Display};
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

/// What is kept of a move.
struct Known {
    text: String,
    object: Py<PyAny>,
    number: usize,
}

/// A move of a game written in Python.
#[derive(Clone, Copy)]
pub struct OwnMove(Option<&'static Known>);

impl OwnMove {
    /// The only move of a game that has failed, so that searches always have one to play.
    pub const NONE: OwnMove = OwnMove(None);

    /// The object that the game knows it by.
    pub fn object(self) -> Option<&'static Py<PyAny>> {
        self.0.map(|known| &known.object)
    }

    pub fn text(self) -> &'static str {
        self.0.map_or("?", |known| &known.text)
    }
}

impl PartialEq for OwnMove {
    fn eq(&self, other: &OwnMove) -> bool {
        match (self.0, other.0) {
            (Some(one), Some(other)) => std::ptr::eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        }
    }
}

impl Eq for OwnMove {}

impl Hash for OwnMove {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.map(|known| known.number).hash(state);
    }
}

impl Display for OwnMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl Debug for OwnMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// The moves of one class of games that have been met. They are never forgotten, so a program has as
/// many as its games have different moves, however often they are played.
#[derive(Default)]
pub struct Moves(Mutex<HashMap<String, &'static Known>>);

impl Moves {
    /// The move that this object is.
    pub fn of(&self, object: &Bound<'_, PyAny>) -> PyResult<OwnMove> {
        // Nothing is asked of Python while the table is locked: another thread may have the lock of the
        // interpreter and wait for the table.
        let text = match object.cast::<PyString>() {
            Ok(text) => text.to_string(),
            Err(_) => object.str()?.to_string(),
        };
        let text = match text.contains(char::is_whitespace) {
            // Moves stand in lists with spaces between them.
            true => text.split_whitespace().collect(),
            false => text,
        };
        if let Some(known) = self.table().get(&text) {
            return Ok(OwnMove(Some(known)));
        }
        let object = object.clone().unbind();
        let mut table = self.table();
        let number = table.len();
        let known = table.entry(text).or_insert_with_key(|text| {
            Box::leak(Box::new(Known { text: text.clone(), object, number }))
        });
        Ok(OwnMove(Some(known)))
    }

    fn table(&self) -> std::sync::MutexGuard<'_, HashMap<String, &'static Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
