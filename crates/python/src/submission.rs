//! Functions of Python as a submission to be graded.

use crate::error::error;
use crate::faults::in_a_line;
use crate::own_search::{Raised, ask};
use crate::work;
use games::{Position, SearchSpec};
use gametree::{Limits, Report, Value};
use grade::{Called, DRIVER, Function, Grid, Submission, grid_json};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use serde_json::json;
use std::ffi::CString;

/// What is asked for what.
pub struct Functions {
    /// `function(game, depth)` for every algorithm, or by the names of algorithms.
    pub searches: Searches,
    /// `function(game)`, if there is one.
    pub evaluate: Option<Py<PyAny>>,
    /// What has the seven functions, if there is one.
    pub module: Option<Py<PyAny>>,
    driver: PyOnceLock<Py<PyAny>>,
    raised: Raised,
}

/// Searches, by what they are for.
pub enum Searches {
    None,
    One(Py<PyAny>),
    ByName(Vec<(String, Py<PyAny>)>),
}

impl Functions {
    /// What is given is asked; about all else there is nothing to ask.
    pub fn new(
        searches: Searches,
        evaluate: Option<Py<PyAny>>,
        module: Option<Py<PyAny>>,
    ) -> Functions {
        let (driver, raised) = (PyOnceLock::new(), Raised::default());
        Functions { searches, evaluate, module, driver, raised }
    }

    fn search_for(&self, algorithm: &str) -> Result<&Py<PyAny>, String> {
        match &self.searches {
            Searches::None => Err("there is no function to search with".to_owned()),
            Searches::One(function) => Ok(function),
            Searches::ByName(known) => {
                let found = known.iter().find(|(name, _)| name == algorithm);
                found.map(|(_, function)| function).ok_or_else(|| {
                    let names: Vec<&str> = known.iter().map(|(name, _)| name.as_str()).collect();
                    format!("there is no function for {algorithm}, only for {}", names.join(", "))
                })
            }
        }
    }
}

impl Submission for Functions {
    fn search(
        &self,
        position: &Position,
        spec: &SearchSpec,
        limits: &Limits,
    ) -> Result<Report<String>, String> {
        let function = match (&spec.algorithm[..], &self.searches) {
            // To play, any of them will do: the last one, which is the best by all experience.
            ("play", Searches::ByName(known)) if !known.iter().any(|(name, _)| name == "play") => {
                known
                    .last()
                    .map(|(_, function)| function)
                    .ok_or("there is no function to play with")?
            }
            (algorithm, _) => self.search_for(algorithm)?,
        };
        ask(function, position, spec, limits, &self.raised)
    }

    fn evaluate(
        &self,
        position: &Position,
        _evaluator: Option<&str>,
        limits: &Limits,
    ) -> Result<Value, String> {
        let Some(function) = &self.evaluate else {
            return Err("there is no function that evaluates; give one as evaluate=".to_owned());
        };
        // It is called like a search of no plies, and answers with a value alone.
        let function = Python::attach(|py| -> PyResult<Py<PyAny>> {
            let called = py.import("inarow._calls")?.getattr("value_alone")?;
            Ok(called.call1((function.bind(py),))?.unbind())
        });
        let function = function.map_err(|error| Python::attach(|py| in_a_line(py, &error)))?;
        let spec = SearchSpec::new("evaluate");
        let limits = limits.clone().with_depth(0);
        Ok(ask(&function, position, &spec, &limits, &self.raised)?.value)
    }

    fn call(
        &self,
        function: Function,
        board: &Grid,
        action: Option<[i32; 2]>,
        limits: &Limits,
    ) -> Result<Called, String> {
        let Some(module) = &self.module else {
            return Err(format!("there is no function {}()", function.name()));
        };
        let question = json!({
            "call": function.name(),
            "board": grid_json(board),
            "action": action,
        });
        let answer = work::within(limits.time_left(), |py| -> PyResult<Called> {
            let answer = self.driver.get_or_try_init(py, || driver(module.bind(py)))?;
            let json = py.import("json")?;
            let question = json.call_method1("loads", (question.to_string(),))?;
            let told = answer.call1(py, (question,))?;
            let text: String = json.call_method1("dumps", (told,))?.extract()?;
            serde_json::from_str(&text).map_err(error)
        });
        answer.map_err(|error| Python::attach(|py| in_a_line(py, &error)))
    }
}

/// What answers questions about this module, as with programs.
fn driver(module: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    let py = module.py();
    let code = CString::new(DRIVER)?;
    let driver = PyModule::from_code(py, &code, c"functions_driver.py", c"functions_driver")?;
    Ok(driver.getattr("answering")?.call1((module,))?.unbind())
}
