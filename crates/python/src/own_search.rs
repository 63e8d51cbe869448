//! A search that is written in Python, as a search by name.

use crate::error::{Failed, Stopped};
use crate::game::Game;
use crate::meter::Meter;
use crate::own_game::{OwnGame, WIN, whole_number};
use crate::work;
use games::{OwnSearch, Position, SearchSpec};
use gametree::{Bound as Known, Ended, Limits, Report, Side, Value};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::sync::{Arc, Mutex, PoisonError};

/// What an answer may look like.
const FORMS: &str =
    "its value and its move, such as (0, \"b2\"), its move alone, or None if there is none";

/// What was raised in a search and is not told by its report, to be raised again where Python asked.
pub type Raised = Arc<Mutex<Option<PyErr>>>;

/// The search by this name that calls `function(game, depth)`. What it raises is also kept in `raised`.
pub fn own_search(name: &str, function: Py<PyAny>, raised: &Raised) -> OwnSearch {
    let raised = Arc::clone(raised);
    OwnSearch::told(name, move |position, spec, limits| {
        ask(&function, position, spec, limits, &raised)
    })
}

/// Asks a function of Python to search a position.
///
/// # Errors
/// If it raises something, or answers nothing that can be understood, with the reason.
pub fn ask(
    function: &Py<PyAny>,
    position: &Position,
    spec: &SearchSpec,
    limits: &Limits,
    raised: &Raised,
) -> Result<Report<String>, String> {
    let meter = Arc::new(Meter::new(position.ply(), spec.evaluator.clone(), limits));
    let depth = limits.depth.unwrap_or_else(|| {
        position.longest().saturating_sub(position.ply().try_into().unwrap_or(u32::MAX))
    });
    let due = work::due(limits.time_left());
    let answer = Python::attach(|py| {
        let game = Game { position: position.clone(), meter: Some(Arc::clone(&meter)) };
        let game = Py::new(py, game)?;
        let answer = function.call1(py, (game, depth))?;
        understood(answer.bind(py), position)
    });
    drop(due);
    let (stats, ended) = meter.read();
    let side = position.side();
    let unknown = Report { stats, ..Report::unknown(side) };
    match answer {
        Ok((value, best)) => Ok(Report {
            tied: best.iter().cloned().collect(),
            pv: best.iter().cloned().collect(),
            best,
            value: value.map_or(Value::MIN, |value| value.for_first(side)),
            bound: if value.is_some() { Known::Exact } else { Known::Lower },
            depth,
            ..unknown
        }),
        Err(error) => Python::attach(|py| match (error.is_instance_of::<Stopped>(py), ended) {
            (true, Some(ended)) => {
                let best = position.moves().first().cloned();
                Ok(Report { best, ended, ..unknown })
            }
            (true, None) => Err("it did not answer in time".to_owned()),
            _ => {
                let text = told(py, &error);
                let mut kept = raised.lock().unwrap_or_else(PoisonError::into_inner);
                if kept.is_none() {
                    *kept = Some(error);
                }
                match limits.interrupted() {
                    // Interrupted by Ctrl-C, which is told as such.
                    Some(Ended::Stopped) => Ok(Report {
                        ended: Ended::Stopped,
                        best: position.moves().first().cloned(),
                        ..unknown
                    }),
                    _ => Err(text),
                }
            }
        }),
    }
}

/// An exception in one line, with the place it came from.
pub fn told(py: Python<'_>, error: &PyErr) -> String {
    let kind = error.get_type(py).name().map(|name| name.to_string()).unwrap_or_default();
    let text = error.value(py).to_string();
    let mut place = String::new();
    let mut at = error.traceback(py).map(|trace| trace.into_any());
    // The innermost line.
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

/// The value for X, if one is told, and the move.
fn understood(
    answer: &Bound<'_, PyAny>,
    position: &Position,
) -> PyResult<(Option<Value>, Option<String>)> {
    let py = answer.py();
    let wrong = || {
        let got = answer.repr().map(|text| text.to_string()).unwrap_or_default();
        Failed::new_err(format!("a search must return {FORMS}; got {}", games::quote(&got)))
    };
    let best = |mv: &Bound<'_, PyAny>| -> PyResult<Option<String>> {
        if mv.is_none() {
            return Ok(None);
        }
        let text = mv.str()?.to_string();
        let text: String = text.split_whitespace().collect();
        let legal = position.moves();
        let found = legal.iter().find(|known| known.eq_ignore_ascii_case(&text));
        found.map(|known| Some(known.clone())).ok_or_else(|| {
            Failed::new_err(format!("{} is no legal move here", games::quote(&text)))
        })
    };
    if let Ok(fields) = answer.cast::<PyDict>() {
        let field = |name: &str| fields.get_item(name);
        let (value, mv) = (field("value")?, field("best")?);
        let value = value.map(|value| value_of(&value).ok_or_else(wrong)).transpose()?;
        return Ok((value, mv.map(|mv| best(&mv)).transpose()?.flatten()));
    }
    if let Ok(pair) = answer.cast::<PyTuple>() {
        let [first, second] = &pair.iter().collect::<Vec<_>>()[..] else { return Err(wrong()) };
        // Whichever of the two is a value; a move may be a number as well.
        return match (value_of(first), value_of(second)) {
            (Some(value), None) => Ok((Some(value), best(second)?)),
            (None, Some(value)) => Ok((Some(value), best(first)?)),
            (Some(value), Some(_)) => Ok((Some(value), best(second)?)),
            (None, None) => Err(wrong()),
        };
    }
    if answer.getattr_opt(intern!(py, "best"))?.is_some() {
        // What our own searches return.
        let value = answer.getattr("value")?;
        let value = value_of(&value).ok_or_else(wrong)?;
        return Ok((Some(value), best(&answer.getattr("best")?)?));
    }
    Ok((None, best(answer)?))
}

/// A value for X: a whole number, from `WIN` on a win.
fn value_of(told: &Bound<'_, PyAny>) -> Option<Value> {
    if told.is_none() || told.cast::<PyString>().is_ok() {
        return None;
    }
    let number = whole_number(told)?;
    let win = f64::from(WIN);
    Some(match number {
        number if number >= win => Value::WIN,
        number if number <= -win => Value::WIN.for_first(Side::Second),
        number => Value::score(number as i32),
    })
}

/// What a game of Python has raised, if this one is.
pub fn raised_in(position: &Position, py: Python<'_>) -> Option<PyErr> {
    position.game::<OwnGame>().and_then(|own| own.raised(py))
}
