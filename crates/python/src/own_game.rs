//! A game whose rules are an object of Python, as a game for every search.
//!
//! The side to move and the outcome are asked once after every move and remembered, so a search calls
//! Python as seldom as it can: `play`, `side`, `outcome`, `undo` for each node, `moves` where it goes on,
//! an evaluator at the depth limit, `key` if the search has a table.
//!
//! What a method raises ends the game for the copy it was raised in: from then on it is over, and nothing
//! is asked of Python any more. [`Playable::fault`] tells whoever searched.

use crate::error::error;
use crate::kind::{EVEN, Kind, name_of};
use crate::own_move::OwnMove;
use games::{Judge, MoveError, Playable, quote};
use gametree::{Game, Outcome, Side};
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt, PyString};
use std::fmt::{self, Debug};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What a game that X has won is worth in Python; scores are smaller.
pub const WIN: i32 = 1_000_000_000;

/// What an evaluator must return.
const WHOLE: &str =
    "a whole number (searches compare whole numbers: multiply by 100 what has a fraction)";

/// What has gone wrong in a game and in all its copies.
#[derive(Default)]
struct Faults {
    number: u64,
    last: Option<PyErr>,
}

/// A game of Python at one of its positions.
pub struct OwnGame {
    kind: &'static Kind,
    name: Arc<str>,
    longest: u32,
    object: Py<PyAny>,
    /// Without `undo`: the objects before each move.
    before: Vec<Py<PyAny>>,
    /// The side to move and the outcome, at the start and after each move.
    known: Vec<(Side, Option<Outcome>)>,
    /// The moves since the start, from which the key is made where the game has none.
    played: Vec<OwnMove>,
    /// Whether something was raised in this copy.
    is_broken: bool,
    faults: Arc<Mutex<Faults>>,
}

impl OwnGame {
    /// The game that this object is, at its present position. The object itself is not touched.
    pub fn new(object: &Bound<'_, PyAny>) -> PyResult<OwnGame> {
        let kind = Kind::of(object)?;
        let longest = match object.getattr_opt("longest")? {
            Some(longest) => longest.extract().map_err(|_| {
                error(format!("longest must be a number of plies, such as 9, got {longest}"))
            })?,
            None => 10_000,
        };
        let copy = deep_copy(object)?;
        let known = vec![state(&copy)?];
        Ok(OwnGame {
            kind,
            name: name_of(object)?.into(),
            longest,
            object: copy.unbind(),
            before: Vec::new(),
            known,
            played: Vec::new(),
            is_broken: false,
            faults: Arc::default(),
        })
    }

    /// The object at the present position; not to be played on.
    pub fn object(&self) -> &Py<PyAny> {
        &self.object
    }

    /// What was raised last.
    pub fn raised(&self, py: Python<'_>) -> Option<PyErr> {
        self.faults().last.as_ref().map(|raised| raised.clone_ref(py))
    }

    /// How often something was raised in this game and its copies.
    pub fn faults_so_far(&self) -> u64 {
        self.faults().number
    }

    fn faults(&self) -> MutexGuard<'_, Faults> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> (Side, Option<Outcome>) {
        // There is always the start.
        self.known.last().copied().unwrap_or_default()
    }

    /// What a method of the object answers; `None` if it raised something, which is then known.
    fn ask<T>(&self, method: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T>) -> Option<T> {
        if self.is_broken {
            return None;
        }
        let answer = Python::attach(|py| method(self.object.bind(py)));
        answer.map_err(|raised| self.tell(raised)).ok()
    }

    fn tell(&self, raised: PyErr) {
        let mut faults = self.faults();
        faults.number += 1;
        faults.last = Some(raised);
    }

    fn score(&self, evaluator: &str) -> i32 {
        if evaluator == EVEN && !self.kind.evaluators.contains(&EVEN) {
            return 0;
        }
        let score = self.ask(|object| {
            if evaluator == EVEN && object.getattr_opt(EVEN)?.is_none() {
                return Ok(0.0);
            }
            let answer = object.call_method0(evaluator)?;
            whole_number(&answer).ok_or_else(|| wrong(object, evaluator, WHOLE, &answer))
        });
        let score = score.unwrap_or_default().clamp(f64::from(1 - WIN), f64::from(WIN - 1)) as i32;
        // An evaluator of Python speaks for X, those of searches for the side to move.
        if self.side() == Side::First { score } else { -score }
    }

    fn play_in_python(&mut self, mv: OwnMove) -> PyResult<(Side, Option<Outcome>)> {
        Python::attach(|py| {
            if !self.kind.undoes {
                // What was before is kept, so moves are played on a copy.
                let copy = deep_copy(self.object.bind(py))?;
                self.before.push(std::mem::replace(&mut self.object, copy.unbind()));
            }
            let object = self.object.bind(py);
            object.call_method1(intern!(py, "play"), (mv.object(),))?;
            state(object)
        })
    }
}

/// A score: a whole number, also if Python keeps it as a float, or an infinity.
pub fn whole_number(answer: &Bound<'_, PyAny>) -> Option<f64> {
    let number: f64 = answer.extract().ok()?;
    (number.fract() == 0.0 || number.is_infinite()).then_some(number)
}

fn deep_copy<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    object.py().import(intern!(object.py(), "copy"))?.call_method1("deepcopy", (object,))
}

/// The side to move and the outcome.
fn state(object: &Bound<'_, PyAny>) -> PyResult<(Side, Option<Outcome>)> {
    let py = object.py();
    let told = object.call_method0(intern!(py, "side"))?;
    let side = side_of(&told).ok_or_else(|| wrong(object, "side", "\"x\" or \"o\"", &told))?;
    let told = object.call_method0(intern!(py, "outcome"))?;
    if told.is_none() {
        return Ok((side, None));
    }
    let outcome = match side_of(&told) {
        Some(winner) => Some(Outcome::Win(winner)),
        None if told.eq("=").unwrap_or(false) => Some(Outcome::Draw),
        None if told.is_instance_of::<PyInt>() && !told.is_instance_of::<pyo3::types::PyBool>() => {
            told.extract().ok().map(Outcome::Points)
        }
        None => None,
    };
    let what = "None while the game goes on, \"x\" or \"o\" for who has won, \"=\" for a draw, or points \
                for X as a whole number";
    outcome
        .map(|outcome| (side, Some(outcome)))
        .ok_or_else(|| wrong(object, "outcome", what, &told))
}

fn side_of(told: &Bound<'_, PyAny>) -> Option<Side> {
    let text = told.cast::<PyString>().ok()?.to_string();
    match text.as_str() {
        "x" | "X" => Some(Side::First),
        "o" | "O" => Some(Side::Second),
        _ => None,
    }
}

/// A method has not answered what it should.
fn wrong(object: &Bound<'_, PyAny>, method: &str, should: &str, did: &Bound<'_, PyAny>) -> PyErr {
    let class = object.get_type().name().map(|name| name.to_string()).unwrap_or_default();
    let did = did.repr().map(|text| text.to_string()).unwrap_or_default();
    PyTypeError::new_err(format!("{class}.{method}() must return {should}, got {}", quote(&did)))
}

impl Clone for OwnGame {
    fn clone(&self) -> OwnGame {
        // Without `undo` an object never changes once there is a second owner.
        let copy = match self.kind.undoes {
            true => self.ask(|object| deep_copy(object).map(Bound::unbind)),
            false => None,
        };
        let is_broken = self.is_broken || self.kind.undoes && copy.is_none();
        let share = |object: &Py<PyAny>| Python::attach(|py| object.clone_ref(py));
        OwnGame {
            kind: self.kind,
            name: Arc::clone(&self.name),
            longest: self.longest,
            object: copy.unwrap_or_else(|| share(&self.object)),
            before: self.before.iter().map(share).collect(),
            known: self.known.clone(),
            played: self.played.clone(),
            is_broken,
            faults: Arc::clone(&self.faults),
        }
    }
}

impl Debug for OwnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} after {:?}", self.name, self.played)
    }
}

impl PartialEq for OwnGame {
    /// The same side to move, outcome, key and moves.
    fn eq(&self, other: &OwnGame) -> bool {
        self.name == other.name
            && self.now() == other.now()
            && self.key() == other.key()
            && self.legal_moves() == other.legal_moves()
    }
}

impl Game for OwnGame {
    type Move = OwnMove;

    fn side(&self) -> Side {
        self.now().0
    }

    fn moves(&self, out: &mut Vec<OwnMove>) {
        let begin = out.len();
        let listed = self.ask(|object| {
            let listed = object.call_method0(intern!(object.py(), "moves"))?;
            for mv in listed.try_iter()? {
                out.push(self.kind.moves.of(&mv?)?);
            }
            match out.len() > begin {
                true => Ok(()),
                false => Err(wrong(
                    object,
                    "moves",
                    "at least one move while outcome() is None",
                    &listed,
                )),
            }
        });
        if listed.is_none() {
            out.truncate(begin);
            out.push(OwnMove::NONE);
        }
    }

    fn play(&mut self, mv: OwnMove) {
        self.played.push(mv);
        if !self.is_broken && mv != OwnMove::NONE {
            match self.play_in_python(mv) {
                Ok(known) => return self.known.push(known),
                Err(raised) => self.tell(raised),
            }
        }
        self.is_broken = true;
        self.known.push(self.now());
    }

    fn undo(&mut self, mv: OwnMove) {
        self.played.pop();
        if self.known.len() > 1 {
            self.known.pop();
        }
        if self.is_broken {
            return;
        }
        let undone = Python::attach(|py| match self.kind.undoes {
            true => {
                let undo = intern!(py, "undo");
                self.object.bind(py).call_method1(undo, (mv.object(),)).map(drop)
            }
            false => {
                if let Some(object) = self.before.pop() {
                    self.object = object;
                }
                Ok(())
            }
        });
        if let Err(raised) = undone {
            self.tell(raised);
            self.is_broken = true;
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now().1.or(self.is_broken.then_some(Outcome::Draw))
    }

    fn key(&self) -> u64 {
        let (side, _) = self.now();
        let key = match self.kind.has_key {
            true => self.ask(|object| {
                let key = object.call_method0(intern!(object.py(), "key"))?;
                // Not by hash(), which for texts is another one in every run.
                match key.cast::<PyBytes>() {
                    Ok(bytes) => Ok(hash(bytes.as_bytes())),
                    Err(_) => Ok(hash(key.repr()?.to_cow()?.as_bytes())),
                }
            }),
            false => Some(hash(format!("{:?}", self.played).as_bytes())),
        };
        key.unwrap_or_default() ^ side as u64
    }
}

/// FNV-1a, with its bits mixed once more: the same on every machine and in every run.
fn hash(bytes: &[u8]) -> u64 {
    let hash = bytes.iter().fold(0xCBF2_9CE4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    (hash ^ (hash >> 32)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl Playable for OwnGame {
    const EVALUATORS: &'static [&'static str] = &[EVEN];

    fn evaluators(&self) -> &'static [&'static str] {
        self.kind.evaluators
    }

    fn fault(&self) -> Option<(u64, String)> {
        let (number, raised) = {
            let faults = self.faults();
            let raised = Python::attach(|py| faults.last.as_ref().map(|last| last.clone_ref(py)));
            (faults.number, raised?)
        };
        let text = Python::attach(|py| {
            let name = raised.get_type(py).name().map(|name| name.to_string()).unwrap_or_default();
            format!("{name}: {}", raised.value(py))
        });
        Some((number, text))
    }

    fn name(&self) -> String {
        self.name.to_string()
    }

    fn judge(&self, name: &str) -> Option<Judge<OwnGame>> {
        let name = *self.kind.evaluators.iter().find(|known| **known == name)?;
        let evaluate = Box::new(move |game: &OwnGame| game.score(name));
        Some(Judge { evaluate, scoring: self.kind.scoring })
    }

    fn move_named(&self, text: &str) -> Result<OwnMove, MoveError> {
        let moves = self.legal_moves();
        let same = |mv: &&OwnMove| mv.text() == text;
        let alike = |mv: &&OwnMove| mv.text().eq_ignore_ascii_case(text);
        let found = moves.iter().find(same).or_else(|| moves.iter().find(alike));
        found.filter(|mv| **mv != OwnMove::NONE).copied().ok_or_else(|| {
            const SHOWN: usize = 12;
            let mut there: Vec<&str> = moves.iter().take(SHOWN).map(|mv| mv.text()).collect();
            if moves.len() > SHOWN {
                there.push("…");
            }
            MoveError::new(format!(
                "{} is not a move now; there are {}",
                quote(text),
                there.join(" ")
            ))
        })
    }

    fn picture(&self) -> String {
        let text = self.ask(|object| Ok(object.str()?.to_string())).unwrap_or_default();
        format!("{}\n", text.trim_end_matches('\n'))
    }

    fn longest(&self) -> u32 {
        self.longest
    }

    fn rules_text(&self) -> String {
        self.kind.rules.clone()
    }

    fn formula(&self, evaluator: &str) -> &'static str {
        let known = self.kind.evaluators.iter().zip(&self.kind.formulas);
        known.into_iter().find(|(name, _)| **name == evaluator).map_or("", |(_, formula)| formula)
    }
}
