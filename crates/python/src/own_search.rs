//! A search that is written in Python, as a search by name.

use crate::error::{Failed, Late, Stopped};
use crate::faults::in_a_line;
use crate::game::Game;
use crate::meter::Meter;
use crate::own_game::WIN;
use crate::work;
use games::{OwnSearch, Position, SearchSpec};
use gametree::{Bound as Known, Ended, Limits, Report, Side, Value};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::sync::{Arc, Mutex, PoisonError};

/// What an answer may look like.
const FORMS: &str = "its value and its move, such as (0, \"b2\"), or its move alone";

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
    if work::is_worker() {
        return ask_here(function, position, spec, limits, raised);
    }
    // A thread of the server: its own thread can be interrupted, this one cannot.
    let is_over = || limits.interrupted().is_some();
    let asked =
        work::run_until(&is_over, |_, _| ask_here(function, position, spec, limits, raised));
    asked.map_err(|error| error.to_string())?
}

fn ask_here(
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
    let answer = work::within(limits.time_left(), |py| -> PyResult<_> {
        let game = Game { position: position.clone(), meter: Some(Arc::clone(&meter)) };
        let game = Py::new(py, game)?;
        let answer = function.call1(py, (&game, depth))?;
        let is_back = game.borrow(py).position.ply() == position.ply();
        match is_back || meter.read().1.is_some() {
            true => understood(answer.bind(py), position),
            false => Err(Failed::new_err(
                "it has not taken back every move that it played; undo them, or play on game.copy()",
            )),
        }
    });
    let (stats, ended) = meter.read();
    let is_late = limits.interrupted() == Some(Ended::Time);
    let ended = ended.or(is_late.then_some(Ended::Time));
    let side = position.side();
    let unknown = Report { stats, ..Report::unknown(side) };
    let so_far = |ended| {
        let best = position.moves().first().cloned();
        Report { best, ended, ..unknown.clone() }
    };
    let error = match answer {
        Ok((value, best)) => {
            let is_complete = ended.is_none() && value.is_some();
            let exactly = if is_complete { Known::Exact } else { Known::Estimate };
            return Ok(Report {
                tied: if is_complete { best.iter().cloned().collect() } else { Vec::new() },
                pv: best.iter().cloned().collect(),
                best,
                value: value.map_or(Value::MIN, |value| value.for_first(side)),
                bound: if value.is_some() { exactly } else { Known::Lower },
                depth,
                ended: ended.unwrap_or(Ended::Complete),
                ..unknown
            });
        }
        Err(error) => error,
    };
    Python::attach(|py| match (error.is_instance_of::<Stopped>(py), ended) {
        (true, Some(ended)) => Ok(so_far(ended)),
        // What a search inside of it was cut off from saying is no answer.
        _ if is_late && error.is_instance_of::<Failed>(py) => {
            Err("it did not answer in time".to_owned())
        }
        _ if error.is_instance_of::<Late>(py) => Err("it did not answer in time".to_owned()),
        _ => {
            let text = in_a_line(py, &error);
            let mut kept = raised.lock().unwrap_or_else(PoisonError::into_inner);
            let before = if kept.is_none() { kept.replace(error) } else { Some(error) };
            drop(kept);
            drop(before);
            match limits.interrupted() {
                // Interrupted by Ctrl-C, which is told as such.
                Some(Ended::Stopped) => Ok(so_far(Ended::Stopped)),
                _ => Err(text),
            }
        }
    })
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
        let same = legal.iter().find(|known| **known == text);
        let found = same.or_else(|| legal.iter().find(|known| known.eq_ignore_ascii_case(&text)));
        found.map(|known| Some(known.clone())).ok_or_else(|| {
            Failed::new_err(format!("{} is no legal move here", games::quote(&text)))
        })
    };
    if answer.is_none() && position.outcome().is_none() {
        return Err(wrong());
    }
    if let Ok(fields) = answer.cast::<PyDict>() {
        let field = |name: &str| fields.get_item(name);
        let (value, mv) = (field("value")?, field("best")?);
        if value.is_none() && mv.is_none() {
            return Err(wrong());
        }
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
    match value_of(answer) {
        // It may be meant for a move, but a value without a move is what is mostly forgotten.
        Some(_) => Err(wrong()),
        None => Ok((None, best(answer)?)),
    }
}

/// A value for X: a whole number, from `WIN` on a win.
fn value_of(told: &Bound<'_, PyAny>) -> Option<Value> {
    if told.is_none() || told.cast::<PyString>().is_ok() {
        return None;
    }
    let number: f64 = told.extract().ok()?;
    let win = f64::from(WIN);
    match number {
        number if number >= win => Some(Value::WIN),
        number if number <= -win => Some(Value::WIN.for_first(Side::Second)),
        number => (number.fract() == 0.0).then(|| Value::score(number as i32)),
    }
}
