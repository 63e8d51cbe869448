//! `inarow.Value`: what is known of a position.

use crate::error::error;
use crate::game::side_name;
use gametree::{Bound as Known, Outcome, Verdict};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pyclass::CompareOp;
use pyo3::types::{PyString, PyType};

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

    /// That of its text, which it is equal to.
    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        PyString::new(py, &self.0.to_string()).hash()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<PyValue>(), (self.0.to_string(),))
    }

    /// Equal to the same value, and to its text. Values are ordered by how good they are for X, also among
    /// numbers.
    fn __richcmp__<'py>(
        &self,
        other: &Bound<'py, PyAny>,
        how: CompareOp,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = other.py();
        let answer = |is_so: bool| is_so.into_bound_py_any(py);
        let unknown = || Ok(py.NotImplemented().into_bound(py));
        let value = match (other.cast::<PyValue>(), other.cast::<PyString>()) {
            (Ok(value), _) => Some(value.get().0),
            (_, Ok(text)) => text.to_cow()?.parse::<Verdict>().ok(),
            _ => None,
        };
        match (how, value) {
            (CompareOp::Eq, Some(other)) => answer(self.0.to_string() == other.to_string()),
            (CompareOp::Ne, Some(other)) => answer(self.0.to_string() != other.to_string()),
            (CompareOp::Eq | CompareOp::Ne, None) => unknown(),
            (how, Some(other)) if self.0.is_known() && other.is_known() => {
                let (one, other) = (self.0, other);
                let order = match (one.parts, other.parts) {
                    (1, 1) => Some(one.value.cmp(&other.value)),
                    _ => self.score().partial_cmp(&PyValue(other).score()),
                };
                order.map_or_else(unknown, |order| answer(how.matches(order)))
            }
            (_, Some(_)) => unknown(),
            (how, None) => match (self.score(), other.extract::<f64>()) {
                (Some(score), Ok(number)) => match score.partial_cmp(&number) {
                    Some(order) => answer(how.matches(order)),
                    None => unknown(),
                },
                _ => unknown(),
            },
        }
    }
}
