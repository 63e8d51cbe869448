//! What was raised in Python while Rust was asking it, kept until somebody who can raise it looks.

use crate::own_game::OwnGame;
use crate::with_evaluators::WithEvaluators;
use games::Position;
use pyo3::prelude::*;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The exceptions of a game and all its copies: how many, and the last one.
///
/// Nobody waits for the lock of the interpreter while holding the one in here.
#[derive(Default)]
pub struct Faults(Mutex<(u64, Option<PyErr>)>);

impl Faults {
    fn lock(&self) -> MutexGuard<'_, (u64, Option<PyErr>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps an exception in place of the one before.
    pub fn keep(&self, raised: PyErr) {
        let before = {
            let mut faults = self.lock();
            faults.0 += 1;
            faults.1.replace(raised)
        };
        // Whatever it holds is let go of without the lock.
        drop(before);
    }

    /// How many there were.
    pub fn count(&self) -> u64 {
        self.lock().0
    }

    /// The last one.
    pub fn last(&self, py: Python<'_>) -> Option<PyErr> {
        self.lock().1.as_ref().map(|raised| raised.clone_ref(py))
    }

    /// How many there were, and the last one in a line.
    pub fn told(&self) -> Option<(u64, String)> {
        let count = self.count();
        (count > 0).then(|| {
            let text = Python::attach(|py| self.last(py).map(|raised| in_a_line(py, &raised)));
            (count, text.unwrap_or_default())
        })
    }
}

/// An exception in a line, with the line of the program that it came from.
pub fn in_a_line(py: Python<'_>, raised: &PyErr) -> String {
    let kind = raised.get_type(py).name().map(|name| name.to_string()).unwrap_or_default();
    let text = raised.value(py).to_string();
    let mut place = String::new();
    let mut at = raised.traceback(py).map(Bound::into_any);
    // The innermost one.
    while let Some(trace) = at {
        if let Ok(line) = trace.getattr("tb_lineno") {
            place = format!(" (line {line})");
        }
        at = trace.getattr("tb_next").ok().filter(|next| !next.is_none());
    }
    match text.is_empty() {
        true => format!("{kind}{place}"),
        false => format!("{kind}: {text}{place}"),
    }
}

/// Notices what is raised in some games from now on.
pub struct Watch(Vec<(Arc<Faults>, u64)>);

impl Watch {
    /// Watches the games of these positions.
    pub fn on<'a>(positions: impl IntoIterator<Item = &'a Position>) -> Watch {
        let mut faults = Vec::new();
        for position in positions {
            let mut position = position;
            if let Some(with) = position.game::<WithEvaluators>() {
                faults.push(with.faults());
                position = with.position();
            }
            faults.extend(position.game::<OwnGame>().map(OwnGame::faults));
        }
        Watch(faults.into_iter().map(|faults| (Arc::clone(&faults), faults.count())).collect())
    }

    /// What was raised since.
    pub fn raised(&self, py: Python<'_>) -> Option<PyErr> {
        let since = self.0.iter().find(|(faults, before)| faults.count() != *before);
        since.and_then(|(faults, _)| faults.last(py))
    }
}
