//! `inarow.Value`: what is known of a position.

use crate::error::error;
use crate::game::side_name;
use gametree::{Bound as Known, Outcome, Verdict};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pyclass::CompareOp;

/// What is known of a position, always from X's point of view.
///
/// Its text is short and the same everywhere: ``X3`` (X wins in 3 plies), ``O`` (O wins), ``=`` (a draw,
/// proven), ``+63`` (a score), ``≥+20`` (a bound), ``≈+5`` (an estimate), ``?`` (nothing is known).
///
/// >>> import inarow
/// >>> value = inarow.search("3x3x3", "alpha-beta").value
/// >>> str(value), value.winner, value == "="
/// ('=', '=', True)
#[pyclass(module = "inarow", name = "Value", frozen)]
#[derive(Clone, Copy)]
pub struct PyValue(pub Verdict);

#[pymethods]
impl PyValue {
    #[new]
    fn new(text: &str) -> PyResult<PyValue> {
        text.parse().map(PyValue).map_err(error)
    }

    /// ``"x"``, ``"o"`` or ``"="`` for a draw, if the result is known for certain; else ``None``.
    #[getter]
    fn winner(&self) -> Option<&'static str> {
        match self.0.outcome()? {
            Outcome::Win(side) => Some(side_name(side)),
            Outcome::Draw => Some("="),
            Outcome::Points(points) => Some(match points {
                1.. => "x",
                0 => "=",
                ..0 => "o",
            }),
        }
    }

    /// The plies to the end of a game that is won, where they are known.
    #[getter]
    fn plies(&self) -> Option<u32> {
        self.0.plies()
    }

    /// The number: ``inf`` for a win of X, ``-inf`` for one of O, 0 for a draw, else the score or the
    /// points. ``None`` if nothing is known.
    #[getter]
    fn score(&self) -> Option<f64> {
        let Verdict { value, parts, .. } = self.0;
        self.0.is_known().then(|| {
            if value.is_win() {
                f64::INFINITY
            } else if value.is_loss() {
                f64::NEG_INFINITY
            } else {
                f64::from(value.raw()) / f64::from(parts)
            }
        })
    }

    /// ``"exact"``, ``"lower"`` or ``"upper"`` bound, or ``"estimate"``.
    #[getter]
    fn bound(&self) -> &'static str {
        match self.0.bound {
            Known::Exact => "exact",
            Known::Lower => "lower",
            Known::Upper => "upper",
            Known::Estimate => "estimate",
        }
    }

    /// Whether it is a fact about the game: no evaluator and no sampling had a say.
    #[getter]
    fn proven(&self) -> bool {
        self.0.proven
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Value('{}')", self.0)
    }

    fn __float__(&self) -> PyResult<f64> {
        self.score().ok_or_else(|| PyValueError::new_err("nothing is known of this position"))
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.0.to_string().hash(&mut hasher);
        hasher.finish()
    }

    /// Equal to the same value, and to its text. Values are ordered by how good they are for X.
    fn __richcmp__(&self, other: &Bound<'_, PyAny>, how: CompareOp) -> PyResult<bool> {
        let other = match (other.cast::<PyValue>(), other.extract::<String>()) {
            (Ok(value), _) => value.get().0,
            (_, Ok(text)) => match (how, text.parse::<Verdict>()) {
                (_, Ok(verdict)) => verdict,
                (CompareOp::Eq, Err(_)) => return Ok(false),
                (CompareOp::Ne, Err(_)) => return Ok(true),
                (_, Err(reason)) => return Err(error(reason)),
            },
            _ => {
                return match how {
                    CompareOp::Eq => Ok(false),
                    CompareOp::Ne => Ok(true),
                    _ => Err(error("a value is compared with a value, or with its text")),
                };
            }
        };
        // The text is all that a value says; whether a score of 0 is proven is a part of it.
        Ok(match how {
            CompareOp::Eq => self.0.to_string() == other.to_string(),
            CompareOp::Ne => self.0.to_string() != other.to_string(),
            _ => how.matches(self.0.value.cmp(&other.value)),
        })
    }
}
