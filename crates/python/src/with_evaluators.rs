//! Any game with evaluators that are functions of Python besides its own.

use crate::error::error;
use crate::faults::Faults;
use crate::game::Game as PyGame;
use crate::own_game::{OwnGame, WHOLE, move_named, score_of};
use crate::own_move::{OwnMove, kept, kept_list};
use games::{Judge, MoveError, Playable, Position, Scene, quote};
use gametree::{Game, Outcome, Scoring, Side};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use std::fmt::{self, Debug};
use std::sync::Arc;

/// A function that scores a position for X.
struct Function {
    name: &'static str,
    formula: &'static str,
    function: Py<PyAny>,
}

/// A position with such functions.
#[derive(Clone)]
pub struct WithEvaluators {
    position: Position,
    functions: Arc<[Function]>,
    /// All evaluators, the functions first.
    names: &'static [&'static str],
    faults: Arc<Faults>,
}

impl WithEvaluators {
    /// The beginning of this game with these functions, by their names.
    ///
    /// # Errors
    /// If two of them have the same name.
    pub fn new(
        start: Position,
        functions: Vec<(String, Bound<'_, PyAny>)>,
    ) -> PyResult<WithEvaluators> {
        let mut names: Vec<&'static str> = Vec::new();
        let mut known = Vec::new();
        for (name, function) in functions {
            let name = kept(&name);
            if names.contains(&name) {
                return Err(error(format!(
                    "two evaluators are called {}; give each function a name of its own",
                    quote(name)
                )));
            }
            names.push(name);
            let told = function.getattr("__doc__").ok().and_then(|told| told.extract().ok());
            let formula = kept(&told.unwrap_or_else(String::new));
            known.push(Function { name, formula, function: function.unbind() });
        }
        names.extend(
            start
                .evaluators()
                .iter()
                .filter(|name| !names.contains(name))
                .copied()
                .collect::<Vec<_>>(),
        );
        let (names, faults) = (kept_list(names), Arc::default());
        Ok(WithEvaluators { position: start, functions: known.into(), names, faults })
    }

    /// The game itself.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What the functions have raised.
    pub fn faults(&self) -> Arc<Faults> {
        Arc::clone(&self.faults)
    }

    fn named(&self, name: &str) -> Option<&Function> {
        self.functions.iter().find(|function| function.name == name)
    }

    /// What a function says for the side to move.
    fn score(&self, name: &str) -> i32 {
        let Some(Function { function, .. }) = self.named(name) else { return 0 };
        let score = Python::attach(|py| {
            let game = Py::new(py, PyGame::at(self.position.clone()))?;
            let answer = function.call1(py, (game,))?;
            let answer = answer.bind(py);
            score_of(answer).ok_or_else(|| {
                let got = answer.repr().map(|text| text.to_string()).unwrap_or_default();
                let got = quote(&got);
                PyTypeError::new_err(format!("the evaluator {name} must return {WHOLE}, got {got}"))
            })
        });
        let score = score.unwrap_or_else(|raised| {
            self.faults.keep(raised);
            0
        });
        if self.position.side() == Side::First { score } else { -score }
    }
}

impl Debug for WithEvaluators {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.position, f)
    }
}

impl PartialEq for WithEvaluators {
    fn eq(&self, other: &WithEvaluators) -> bool {
        self.position == other.position
    }
}

impl Game for WithEvaluators {
    type Move = OwnMove;

    fn side(&self) -> Side {
        self.position.side()
    }

    fn moves(&self, out: &mut Vec<OwnMove>) {
        out.extend(self.position.moves().iter().map(|mv| OwnMove::new(mv)));
    }

    fn play(&mut self, mv: OwnMove) {
        // A move that was listed is legal.
        let _ = self.position.play(mv.text());
    }

    fn undo(&mut self, _: OwnMove) {
        self.position.undo();
    }

    fn outcome(&self) -> Option<Outcome> {
        // Nothing more is asked once a function has failed.
        let has_failed = || (self.faults.count() > 0).then_some(Outcome::Draw);
        self.position.outcome().or_else(has_failed)
    }

    fn key(&self) -> u64 {
        self.position.key()
    }
}

impl Playable for WithEvaluators {
    const EVALUATORS: &'static [&'static str] = &[];

    const IS_FOREIGN: bool = true;

    fn evaluators(&self) -> &'static [&'static str] {
        self.names
    }

    fn fault(&self) -> Option<(u64, String)> {
        let inner = self.position.game::<OwnGame>().and_then(Playable::fault);
        match (self.faults.told(), inner) {
            (Some((count, reason)), inner) => {
                Some((count + inner.map_or(0, |(count, _)| count), reason))
            }
            (None, inner) => inner,
        }
    }

    fn name(&self) -> String {
        self.position.name().to_owned()
    }

    fn judge(&self, name: &str) -> Option<Judge<WithEvaluators>> {
        if let Some(Function { name, .. }) = self.named(name) {
            let own = self.position.game::<OwnGame>();
            let scoring = own.map_or(Scoring::Distance, OwnGame::scoring);
            let name: &'static str = name;
            let evaluate = Box::new(move |game: &WithEvaluators| game.score(name));
            return Some(Judge { evaluate, scoring });
        }
        let Judge { evaluate, scoring } = self.position.judge(Some(name)).ok()?;
        let evaluate = Box::new(move |game: &WithEvaluators| evaluate(&game.position));
        Some(Judge { evaluate, scoring })
    }

    fn move_named(&self, text: &str) -> Result<OwnMove, MoveError> {
        let mut position = self.position.clone();
        let name = position.play(text)?;
        move_named(&[OwnMove::new(&name)], &name)
    }

    fn picture(&self) -> String {
        self.position.picture()
    }

    fn scene(&self) -> Scene {
        self.position.scene()
    }

    fn longest(&self) -> u32 {
        self.position.longest()
    }

    fn squares(&self) -> usize {
        self.position.squares()
    }

    fn rules_text(&self) -> String {
        self.position.facts().rules
    }

    fn formula(&self, evaluator: &str) -> &'static str {
        match self.named(evaluator) {
            Some(function) => function.formula,
            None => {
                let known = self.position.facts().formulas;
                let formula = known.into_iter().find(|(name, _)| name == evaluator);
                formula.map_or("", |(_, formula)| kept(&formula))
            }
        }
    }

    fn label(&self) -> Option<String> {
        self.position.label()
    }
}
