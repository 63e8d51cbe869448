//! A game whose rules are an object of Python, as a game for every search.
//!
//! The side to move and the outcome are asked once after every move and remembered, so a search calls
//! Python as seldom as it can: `play`, `side`, `outcome`, `undo` for each node, `moves` where it goes on,
//! an evaluator at the depth limit, `key` if the search has a table.
//!
//! What a method raises ends the game for the copy it was raised in: from then on it is over, and nothing
//! is asked of Python any more. [`Playable::fault`] tells whoever searched.

use crate::error::error;
use crate::faults::Faults;
use crate::kind::{EVEN, Kind, name_of};
use crate::own_move::OwnMove;
use games::{Judge, MoveError, Playable, quote};
use gametree::{Game, Outcome, Side};
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyInt, PyString};
use std::collections::HashMap;
use std::fmt::{self, Debug};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// What a game that X has won is worth in Python; scores are smaller.
pub const WIN: i32 = 1_000_000_000;
/// The largest score of an evaluator, and the most points.
const MOST: i32 = 999_000_000;
/// What an evaluator must return.
pub const WHOLE: &str =
    "a whole number from -999000000 to 999000000 (multiply by 100 what has a fraction)";
/// The most plies of a game that says nothing of them, and of any game: searches go as deep.
const USUAL_PLIES: u32 = 2_000;
const MOST_PLIES: u32 = 10_000;
/// The most moves of a position.
const MOST_MOVES: usize = 100_000;

/// A position on the way to the present one.
struct Ply {
    side: Side,
    outcome: Option<Outcome>,
    /// The objects of its moves, once they were listed and if they are not texts.
    objects: OnceLock<HashMap<OwnMove, Py<PyAny>>>,
    /// The move that led here, and its object.
    by: Option<(OwnMove, Py<PyAny>)>,
    /// Without `undo`: the object before that move.
    before: Option<Py<PyAny>>,
}

impl Ply {
    fn share(&self, py: Python<'_>) -> Ply {
        let share = |object: &Py<PyAny>| object.clone_ref(py);
        let objects = OnceLock::new();
        if let Some(known) = self.objects.get() {
            let known = known.iter().map(|(mv, object)| (*mv, share(object)));
            // It was empty.
            let _ = objects.set(known.collect());
        }
        Ply {
            objects,
            by: self.by.as_ref().map(|(mv, object)| (*mv, share(object))),
            before: self.before.as_ref().map(share),
            ..*self
        }
    }
}

/// A game of Python at one of its positions.
pub struct OwnGame {
    kind: Arc<Kind>,
    name: Arc<str>,
    longest: u32,
    object: Py<PyAny>,
    /// The start and the positions since; never empty.
    plies: Vec<Ply>,
    /// Whether every move that was listed so far is a text.
    has_texts: AtomicBool,
    /// Whether something was raised in this copy.
    is_broken: AtomicBool,
    faults: Arc<Faults>,
}

impl OwnGame {
    /// The game that this object is, at its present position. The object itself is not touched.
    ///
    /// # Errors
    /// If it is no game, or if one of its methods raises or answers what it should not.
    pub fn new(object: &Bound<'_, PyAny>) -> PyResult<OwnGame> {
        let kind = Kind::read(object)?;
        let longest = match object.getattr_opt("longest")? {
            Some(longest) => {
                let plies = longest.extract().ok().filter(|plies| (1..=MOST_PLIES).contains(plies));
                plies.ok_or_else(|| {
                    error(format!(
                        "longest must be a number of plies, 1 to {MOST_PLIES}, got {longest}"
                    ))
                })?
            }
            None => USUAL_PLIES,
        };
        let copy = deep_copy(object)?;
        let (side, outcome) = state(&copy)?;
        let start = Ply { side, outcome, objects: OnceLock::new(), by: None, before: None };
        let game = OwnGame {
            kind: Arc::new(kind),
            name: name_of(object)?.into(),
            longest,
            object: copy.unbind(),
            plies: vec![start],
            has_texts: AtomicBool::new(true),
            is_broken: AtomicBool::new(false),
            faults: Arc::default(),
        };
        if outcome.is_none() {
            game.listed(object.py())?;
        }
        Ok(game)
    }

    /// The object at the present position; not to be played on.
    pub fn object(&self) -> &Py<PyAny> {
        &self.object
    }

    /// What was raised in it and in its copies.
    pub fn faults(&self) -> Arc<Faults> {
        Arc::clone(&self.faults)
    }

    /// How its wins count.
    pub fn scoring(&self) -> gametree::Scoring {
        self.kind.scoring
    }

    fn now(&self) -> (Side, Option<Outcome>) {
        self.plies.last().map_or((Side::First, None), |ply| (ply.side, ply.outcome))
    }

    fn is_broken(&self) -> bool {
        self.is_broken.load(Ordering::Relaxed)
    }

    fn fail(&self, raised: PyErr) {
        self.is_broken.store(true, Ordering::Relaxed);
        self.faults.keep(raised);
    }

    /// What is asked of Python; `None` if something was raised, now or before.
    fn ask<T>(&self, question: impl FnOnce(Python<'_>) -> PyResult<T>) -> Option<T> {
        if self.is_broken() {
            return None;
        }
        Python::attach(question).map_err(|raised| self.fail(raised)).ok()
    }

    /// The moves that Python lists.
    fn listed(&self, py: Python<'_>) -> PyResult<Vec<OwnMove>> {
        let object = self.object.bind(py);
        let listed = object.call_method0(intern!(py, "moves"))?;
        let (mut moves, mut objects) = (Vec::new(), HashMap::new());
        let each =
            listed.try_iter().map_err(|_| wrong(object, "moves", "a list of moves", &listed))?;
        for mv in each {
            let mv = mv?;
            if moves.len() == MOST_MOVES {
                let what = "a list of moves that has an end, at most 100000";
                return Err(wrong(object, "moves", what, &listed));
            }
            match mv.cast::<PyString>() {
                Ok(text) if is_a_name(&text.to_cow()?) => moves.push(OwnMove::new(&text.to_cow()?)),
                _ => {
                    let name = name_of_move(&mv)?;
                    moves.push(name);
                    objects.insert(name, mv.unbind());
                }
            }
        }
        if moves.is_empty() {
            let what = "at least one move while outcome() is None";
            return Err(wrong(object, "moves", what, &listed));
        }
        if !objects.is_empty() {
            if let Some(twice) = moves.iter().enumerate().find(|(n, mv)| moves[..*n].contains(mv)) {
                return Err(error(format!(
                    "two moves are both written {}; the text of a move must tell it from all others",
                    quote(twice.1.text())
                )));
            }
            self.has_texts.store(false, Ordering::Relaxed);
            if let Some(ply) = self.plies.last() {
                // Listed before, they are the same.
                let _ = ply.objects.set(objects);
            }
        }
        Ok(moves)
    }

    /// The object that the present position knows a move by.
    fn object_of(&self, py: Python<'_>, mv: OwnMove) -> PyResult<Py<PyAny>> {
        let ply = self.plies.last();
        if !self.has_texts.load(Ordering::Relaxed)
            && let Some(ply) = ply
        {
            if ply.objects.get().is_none() {
                self.listed(py)?;
            }
            if let Some(object) = ply.objects.get().and_then(|objects| objects.get(&mv)) {
                return Ok(object.clone_ref(py));
            }
        }
        Ok(PyString::new(py, mv.text()).into_any().unbind())
    }

    /// What the evaluator of this name says for the side to move.
    fn score(&self, evaluator: &str) -> i32 {
        let score = self.ask(|py| {
            let object = self.object.bind(py);
            if evaluator == EVEN && object.getattr_opt(EVEN)?.is_none() {
                return Ok(0);
            }
            let answer = object.call_method0(evaluator)?;
            score_of(&answer).ok_or_else(|| wrong(object, evaluator, WHOLE, &answer))
        });
        let score = score.unwrap_or_default();
        // An evaluator of Python speaks for X, those of searches for the side to move.
        if self.side() == Side::First { score } else { -score }
    }

    fn play_in_python(&mut self, mv: OwnMove) -> PyResult<()> {
        Python::attach(|py| {
            let by = self.object_of(py, mv)?;
            let before = match self.kind.undoes {
                true => None,
                false => {
                    // What was before is kept, so moves are played on a copy.
                    let copy = deep_copy(self.object.bind(py))?;
                    Some(std::mem::replace(&mut self.object, copy.unbind()))
                }
            };
            let object = self.object.bind(py);
            object.call_method1(intern!(py, "play"), (&by,))?;
            let (side, outcome) = state(object)?;
            if outcome.is_none() && self.plies.len() >= self.longest as usize {
                return Err(error(format!(
                    "{} has not ended after {} plies; play() must change the game itself, and if games are \
                     longer, longest must say so",
                    self.name, self.longest
                )));
            }
            let by = Some((mv, by));
            self.plies.push(Ply { side, outcome, objects: OnceLock::new(), by, before });
            Ok(())
        })
    }
}

/// Moves stand in lists with spaces between them.
fn is_a_name(text: &str) -> bool {
    !text.is_empty() && !text.contains(char::is_whitespace)
}

/// The text of a move that is an object, or a text with spaces.
fn name_of_move(mv: &Bound<'_, PyAny>) -> PyResult<OwnMove> {
    let text = mv.str()?.to_string();
    if text.contains(" object at 0x") {
        let class = mv.get_type().name()?;
        return Err(error(format!(
            "moves need a text of their own: give {class} a method __str__, or list texts or tuples"
        )));
    }
    let text: String = text.split_whitespace().collect();
    match text.is_empty() {
        true => Err(error("the text of a move must not be empty")),
        false => Ok(OwnMove::new(&text)),
    }
}

/// A score: a whole number, also if Python keeps it as a float.
pub fn score_of(answer: &Bound<'_, PyAny>) -> Option<i32> {
    let number: f64 = answer.extract().ok()?;
    let is_fine = number.fract() == 0.0 && number.abs() <= f64::from(MOST);
    is_fine.then_some(number as i32)
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
    let is_number = told.is_instance_of::<PyInt>() && !told.is_instance_of::<PyBool>();
    let outcome = match side_of(&told) {
        Some(winner) => Some(Outcome::Win(winner)),
        None if told.eq("=").unwrap_or(false) => Some(Outcome::Draw),
        None if is_number => {
            let points = told.extract().ok().filter(|points: &i32| points.abs() <= MOST);
            points.map(Outcome::Points)
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
    match told.cast::<PyString>().ok()?.to_cow().ok()?.as_ref() {
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
            true => self.ask(|py| deep_copy(self.object.bind(py)).map(Bound::unbind)),
            false => None,
        };
        let (object, plies) = Python::attach(|py| {
            let object = copy.unwrap_or_else(|| self.object.clone_ref(py));
            (object, self.plies.iter().map(|ply| ply.share(py)).collect())
        });
        OwnGame {
            kind: Arc::clone(&self.kind),
            name: Arc::clone(&self.name),
            longest: self.longest,
            object,
            plies,
            has_texts: AtomicBool::new(self.has_texts.load(Ordering::Relaxed)),
            is_broken: AtomicBool::new(self.is_broken()),
            faults: Arc::clone(&self.faults),
        }
    }
}

impl Debug for OwnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let played: Vec<OwnMove> = self.played().collect();
        write!(f, "{} after {played:?}", self.name)
    }
}

impl OwnGame {
    fn played(&self) -> impl Iterator<Item = OwnMove> {
        self.plies.iter().filter_map(|ply| ply.by.as_ref().map(|(mv, _)| *mv))
    }
}

impl PartialEq for OwnGame {
    /// The same side to move, outcome, key and moves.
    fn eq(&self, other: &OwnGame) -> bool {
        self.name == other.name
            && self.now() == other.now()
            && self.key() == other.key()
            && (self.outcome().is_some() || self.legal_moves() == other.legal_moves())
    }
}

impl Game for OwnGame {
    type Move = OwnMove;

    fn side(&self) -> Side {
        self.now().0
    }

    fn moves(&self, out: &mut Vec<OwnMove>) {
        match self.ask(|py| self.listed(py)) {
            Some(listed) => out.extend(listed),
            None => out.push(OwnMove::NONE),
        }
    }

    fn play(&mut self, mv: OwnMove) {
        if !self.is_broken() {
            match self.play_in_python(mv) {
                Ok(()) => return,
                Err(raised) => self.fail(raised),
            }
        }
        let (side, outcome) = self.now();
        self.plies.push(Ply { side, outcome, objects: OnceLock::new(), by: None, before: None });
    }

    fn undo(&mut self, _: OwnMove) {
        if self.plies.len() < 2 {
            return;
        }
        let Some(Ply { by: Some((_, by)), before, .. }) = self.plies.pop() else { return };
        if self.is_broken() {
            return;
        }
        if let Some(before) = before {
            self.object = before;
            return;
        }
        self.ask(|py| self.object.bind(py).call_method1(intern!(py, "undo"), (by,)).map(drop));
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now().1.or(self.is_broken().then_some(Outcome::Draw))
    }

    fn key(&self) -> u64 {
        let (side, _) = self.now();
        let key = match self.kind.has_key {
            true => self.ask(|py| {
                let key = self.object.bind(py).call_method0(intern!(py, "key"))?;
                // Not by hash(), which for texts is another one in every run.
                match key.cast::<PyBytes>() {
                    Ok(bytes) => Ok(hash(bytes.as_bytes())),
                    Err(_) => Ok(hash(key.repr()?.to_cow()?.as_bytes())),
                }
            }),
            false => Some(hash(format!("{:?}", self.played().collect::<Vec<_>>()).as_bytes())),
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

/// The move with this text, in upper or lower case where that tells it from all others.
///
/// # Errors
/// If there is none; the message lists some of those there are.
pub fn move_named(moves: &[OwnMove], text: &str) -> Result<OwnMove, MoveError> {
    const SHOWN: usize = 12;
    let same = |mv: &&OwnMove| mv.text() == text;
    let alike = |mv: &&OwnMove| mv.text().eq_ignore_ascii_case(text);
    let found = moves.iter().find(same).or_else(|| moves.iter().find(alike));
    found.filter(|mv| **mv != OwnMove::NONE).copied().ok_or_else(|| {
        let mut there: Vec<&str> = moves.iter().take(SHOWN).map(|mv| mv.text()).collect();
        if moves.len() > SHOWN {
            there.push("…");
        }
        MoveError::new(format!("{} is not a move now; there are {}", quote(text), there.join(" ")))
    })
}

impl Playable for OwnGame {
    const EVALUATORS: &'static [&'static str] = &[EVEN];

    const IS_FOREIGN: bool = true;

    fn evaluators(&self) -> &'static [&'static str] {
        self.kind.evaluators
    }

    fn fault(&self) -> Option<(u64, String)> {
        self.faults.told()
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
        move_named(&self.legal_moves(), text)
    }

    fn picture(&self) -> String {
        let text = self.ask(|py| Ok(self.object.bind(py).str()?.to_string())).unwrap_or_default();
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
