//! Moves of games written in Python, and other texts that are kept for good. Searches copy moves all the
//! time, so a move is a reference to its text.

use std::collections::{HashMap, HashSet};
use std::fmt::{self, Debug, Display};
use std::sync::{LazyLock, Mutex, PoisonError};

/// A move of a game written in Python: its text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OwnMove(&'static str);

impl OwnMove {
    /// The only move of a game that has failed, so that searches always have one to play.
    pub const NONE: OwnMove = OwnMove("?");

    /// The move with this text.
    pub fn new(text: &str) -> OwnMove {
        OwnMove(kept(text))
    }

    /// Its text.
    pub fn text(self) -> &'static str {
        self.0
    }
}

impl Display for OwnMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl Debug for OwnMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The same text for as long as the program runs. A program has few different ones: names of moves and
/// evaluators, and docstrings.
pub fn kept(text: &str) -> &'static str {
    static TEXTS: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    match texts.get(text) {
        Some(known) => known,
        None => {
            let text: &'static str = Box::leak(text.to_owned().into_boxed_str());
            texts.insert(text);
            text
        }
    }
}

/// The same list of texts for as long as the program runs.
pub fn kept_list(texts: Vec<&'static str>) -> &'static [&'static str] {
    type Lists = HashMap<Vec<&'static str>, &'static [&'static str]>;
    static LISTS: LazyLock<Mutex<Lists>> = LazyLock::new(Mutex::default);
    let mut lists = LISTS.lock().unwrap_or_else(PoisonError::into_inner);
    lists.entry(texts).or_insert_with_key(|texts| Box::leak(texts.clone().into_boxed_slice()))
}
