//! What a game written in Python says of itself besides its rules: its name, its evaluators, what it can do.

use crate::error::error;
use crate::own_move::{kept, kept_list};
use gametree::Scoring;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyString;

/// What an object says of its game.
pub struct Kind {
    /// Names of methods that score a position for X.
    pub evaluators: &'static [&'static str],
    /// What each of them says of itself.
    pub formulas: Vec<&'static str>,
    pub rules: String,
    pub scoring: Scoring,
    /// Whether moves can be taken back; positions are copied before every move if not.
    pub undoes: bool,
    /// Whether equal positions are known to be; else every order of moves is a position of its own.
    pub has_key: bool,
}

/// A game that has no evaluator is scored 0 everywhere.
pub const EVEN: &str = "even";

impl Kind {
    /// What this object says.
    ///
    /// # Errors
    /// If it is no game, or says something impossible.
    pub fn read(game: &Bound<'_, PyAny>) -> PyResult<Kind> {
        let (py, class) = (game.py(), game.get_type());
        let missing: Vec<&str> = ["moves", "play", "side", "outcome"]
            .into_iter()
            .filter(|name| !game.hasattr(*name).unwrap_or(false))
            .collect();
        if !missing.is_empty() {
            return Err(error(format!(
                "{} is not a game: it has no {}. A game has the methods moves(), play(move), side() \
                 and outcome(), and, if it can, undo(move), key() and evaluate()",
                class.name()?,
                missing.join(", no ")
            )));
        }
        let evaluators: Vec<String> = match game.getattr_opt(intern!(py, "evaluators"))? {
            Some(names) => names.extract().map_err(|_| {
                error(format!(
                    "evaluators must be a list of names of methods, such as [\"evaluate\"], got {}",
                    names.repr().map(|it| it.to_string()).unwrap_or_default()
                ))
            })?,
            None if game.hasattr(intern!(py, "evaluate"))? => vec!["evaluate".to_owned()],
            None => vec![EVEN.to_owned()],
        };
        let mut formulas = Vec::new();
        for name in &evaluators {
            let method = game.getattr_opt(name.as_str())?;
            if method.is_none() && name != EVEN {
                return Err(error(format!("{} has no evaluator {name}()", class.name()?)));
            }
            let told = method.and_then(|method| method.getattr("__doc__").ok());
            let told: Option<String> = told.and_then(|told| told.extract().ok());
            formulas.push(kept(&told.unwrap_or_default()));
        }
        if evaluators.is_empty() {
            return Err(error("evaluators must name at least one method"));
        }
        let text = |name: &str| -> PyResult<String> {
            let told = game.getattr_opt(name)?;
            Ok(told.and_then(|told| told.extract().ok()).unwrap_or_default())
        };
        let scoring = match game.getattr_opt(intern!(py, "scores"))? {
            None => Scoring::Distance,
            Some(name) if name.eq("distance")? => Scoring::Distance,
            Some(name) if name.eq("plain")? => Scoring::Plain,
            Some(other) => {
                return Err(error(format!(
                    "scores must be \"plain\" (a win is a win) or \"distance\" (a quick win is \
                     better), got {other}"
                )));
            }
        };
        Ok(Kind {
            evaluators: kept_list(evaluators.iter().map(|name| kept(name)).collect()),
            formulas,
            rules: text("rules")?,
            scoring,
            undoes: game.hasattr(intern!(py, "undo"))?,
            has_key: game.hasattr(intern!(py, "key"))?,
        })
    }
}

/// What a game is called: its own `name`, or that of its class. Names stand in lists and on command
/// lines, so they have no spaces.
pub fn name_of(game: &Bound<'_, PyAny>) -> PyResult<String> {
    let own = game.getattr_opt("name")?;
    let name = match own.as_ref().map(|name| name.cast::<PyString>()) {
        Some(Ok(name)) => name.to_string(),
        _ => game.get_type().name()?.to_string().to_lowercase(),
    };
    let name: Vec<&str> = name.split_whitespace().collect();
    match name.is_empty() {
        true => Err(error("the name of a game must not be empty")),
        false => Ok(name.join("-")),
    }
}
