//! The exceptions of the package.

use games::{MoveError, SearchError};
use pyo3::create_exception;
use pyo3::exceptions::{PyBaseException, PyException, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::fmt::Display;

create_exception!(
    inarow,
    Error,
    PyValueError,
    "Something that inarow was asked for is not possible; the message says what would be."
);
create_exception!(inarow, IllegalMove, Error, "A move that cannot be played now.");
create_exception!(
    inarow,
    Failed,
    Error,
    "A program, or something else that was asked for an answer, gave none."
);
create_exception!(inarow, Stopped, PyException, "A limit ended it before there was an answer.");

create_exception!(inarow, Late, PyBaseException, "It has not answered in time; not to be caught.");

/// Whatever it is, in the words of the program.
pub fn error(reason: impl Display) -> PyErr {
    Error::new_err(reason.to_string())
}

/// What the user can do nothing about.
pub fn internal(what: &str) -> PyErr {
    PyRuntimeError::new_err(format!("this should not have happened, please report it: {what}"))
}

/// A move that cannot be played, with the reason.
pub fn illegal(error: &MoveError) -> PyErr {
    IllegalMove::new_err(error.message.clone())
}

/// A search that there is not, or that failed.
pub fn search_error(reason: &SearchError) -> PyErr {
    match reason {
        SearchError::Failed { .. } => Failed::new_err(reason.to_string()),
        _ => error(reason),
    }
}
