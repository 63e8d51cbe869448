//! `inarow.Game`: a position of any game, played on move by move.

use crate::error::{IllegalMove, error, illegal, search_error};
use crate::faults::Watch;
use crate::meter::Meter;
use crate::own_game::{OwnGame, WIN};
use crate::with_evaluators::WithEvaluators;
use crate::work;
use games::{Catalogue, Position};
use gametree::{Outcome, Side, Stop};
use lab::report::Board as Picture;
use mnk::{Board, Rules};
use protocol::GameRef;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple, PyType};
use std::sync::{Arc, LazyLock};

/// The games there are.
static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::default);

/// A game at one of its positions: ``Game("3x3x3")``, ``Game("reversi:6")``, or ``Game(your_game)`` for
/// one that is written in Python.
///
/// ``moves`` are played first. ``first="o"`` lets O begin, and ``position`` sets up a board, both in k in a
/// row only. A game of your own is copied, so the object itself never changes.
///
/// >>> import inarow
/// >>> game = inarow.Game("3x3x3", moves="b2 a1")
/// >>> game.side(), game.outcome(), len(game.moves())
/// ('x', None, 7)
/// >>> game.play("c3"); game.undo(); game.history
/// ['b2', 'a1']
#[pyclass(module = "inarow", name = "Game")]
#[derive(Clone)]
pub struct Game {
    pub position: Position,
    /// What counts, if this is the game that a search was handed.
    pub meter: Option<Arc<Meter>>,
}

pub fn side_named(text: &str) -> PyResult<Side> {
    match text {
        "x" | "X" => Ok(Side::First),
        "o" | "O" => Ok(Side::Second),
        other => Err(error(format!("a side is \"x\" or \"o\", got {}", games::quote(other)))),
    }
}

pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "x",
        Side::Second => "o",
    }
}

impl Game {
    pub fn at(position: Position) -> Game {
        Game { position, meter: None }
    }

    /// The beginning of what is named, or of what an object is.
    fn begin(what: &Bound<'_, PyAny>) -> PyResult<Position> {
        if let Ok(name) = what.cast::<PyString>() {
            let name = name.to_string();
            let words = name.split_whitespace().count();
            if words >= 3 && !name.starts_with("tree:") {
                // A whole position in one line: rules, rows, side.
                return name.parse::<Board>().map(Position::new).map_err(error);
            }
            return CATALOGUE.position(&name).map_err(error);
        }
        if what.is_instance_of::<PyType>() {
            let name = what.getattr("__name__")?;
            return Err(error(format!(
                "{name} is a class; give one of its games, such as {name}()"
            )));
        }
        // Also in the shapes of other courses.
        let adapted = what.py().import("inarow._shapes")?.call_method1("adapted", (what,))?;
        OwnGame::new(&adapted).map(Position::new)
    }

    /// Asks the game something; what Python raises meanwhile is raised here.
    fn ask<T>(&self, py: Python<'_>, question: impl FnOnce(&Game) -> PyResult<T>) -> PyResult<T> {
        let watch = Watch::on([&self.position]);
        let answer = question(self);
        watch.raised(py).map_or(answer, Err)
    }

    /// The game of one's own that it is, also with evaluators besides.
    pub fn own(&self) -> Option<&OwnGame> {
        let with = self.position.game::<WithEvaluators>();
        with.map_or(&self.position, WithEvaluators::position).game::<OwnGame>()
    }

    /// The moves that are meant: one, whose text may have spaces or commas in it, or several.
    fn meant(&self, moves: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
        let is_move = |text: &str| {
            let packed: String = text.split_whitespace().collect();
            self.position.moves().contains(&packed).then_some(packed)
        };
        if let Ok(text) = moves.cast::<PyString>() {
            let text = text.to_string();
            if !text.contains([' ', ',', '\t', '\n', '\r']) {
                return Ok(Some(text).filter(|text| !text.is_empty()).into_iter().collect());
            }
            if let Some(one) = is_move(&text) {
                return Ok(vec![one]);
            }
            let names = text.split_whitespace().map(|name| name.trim_matches(','));
            return Ok(names.filter(|name| !name.is_empty()).map(str::to_owned).collect());
        }
        if self.own().is_some()
            && let Some(one) = is_move(&moves.str()?.to_string())
        {
            return Ok(vec![one]);
        }
        let wrong =
            || PyTypeError::new_err("moves are a text such as \"b2 a1\", or a list of such texts");
        let names = moves.try_iter().map_err(|_| wrong())?;
        names.map(|mv| Ok(mv?.str()?.to_string().split_whitespace().collect())).collect()
    }

    /// Plays moves, all or none.
    fn play_all(&mut self, py: Python<'_>, names: &[String]) -> PyResult<()> {
        let watch = Watch::on([&self.position]);
        let before: Vec<String> = self.history();
        let mut played = Ok(());
        for name in names {
            played = self.position.play(name).map(drop).map_err(|reason| illegal(&reason));
            if played.is_err() || watch.raised(py).is_some() {
                break;
            }
        }
        match (watch.raised(py), played) {
            (None, Ok(())) => Ok(()),
            (raised, played) => {
                // A game that has failed is broken for good, so it is begun anew.
                let mut again = self.position.start();
                if again.play_all(&before).is_ok() {
                    self.position = again;
                }
                Err(raised.or(played.err()).unwrap_or_else(|| error("it cannot be played")))
            }
        }
    }

    /// Plays a move of a search, and counts it.
    fn search_on(&mut self, py: Python<'_>, mv: &Bound<'_, PyAny>, meter: &Meter) -> PyResult<()> {
        meter.check()?;
        let name: String = match mv.cast::<PyString>() {
            Ok(text) => text.to_string(),
            Err(_) => mv.str()?.to_string(),
        };
        let watch = Watch::on([&self.position]);
        let packed: String;
        let name = match name.contains(char::is_whitespace) {
            true => {
                packed = name.split_whitespace().collect();
                &packed
            }
            false => &name,
        };
        self.position.play(name).map_err(|reason| illegal(&reason))?;
        meter.played(self.position.ply());
        watch.raised(py).map_or(Ok(()), Err)
    }

    /// Plays the moves that a game begins with, if there are any.
    fn play_first(&mut self, py: Python<'_>, moves: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let names = moves.map(|moves| self.meant(moves)).transpose()?.unwrap_or_default();
        self.play_all(py, &names)
    }

    /// The game as requests name it.
    pub fn game_ref(&self) -> PyResult<GameRef> {
        GameRef::of(&self.position).ok_or_else(|| {
            error("no order of moves that leads to this position was found; give moves instead")
        })
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, moves=None, *, first="x", position=None))]
    fn new(
        game: &Bound<'_, PyAny>,
        moves: Option<&Bound<'_, PyAny>>,
        first: &str,
        position: Option<&str>,
    ) -> PyResult<Game> {
        let side = side_named(first)?;
        if side == Side::Second && position.is_some() {
            return Err(error("a position says whose turn it is; first is for games that begin"));
        }
        if let Ok(other) = game.cast::<Game>() {
            if side == Side::Second || position.is_some() {
                return Err(error("first and position are for the name of a game"));
            }
            let mut copy = Game::at(other.try_borrow()?.position.clone());
            copy.play_first(game.py(), moves)?;
            return Ok(copy);
        }
        let mut start = Game::begin(game)?;
        if let Some(text) = position {
            let Some(board) = start.game::<Board>() else {
                return Err(error("position is for k in a row, such as 3x3x3"));
            };
            let rules: Rules = *board.rules();
            let words = text.split_whitespace().count();
            let board =
                if words < 3 { Board::from_position(rules, text) } else { text.parse::<Board>() };
            let board = board.map_err(error)?;
            if *board.rules() != rules {
                return Err(error(format!(
                    "position is one of {}, but the game is {rules}",
                    board.rules()
                )));
            }
            start = Position::new(board);
        }
        if side == Side::Second {
            let message =
                format!("O cannot begin in {}; only in k in a row either side can", start.name());
            start = start.begun_by(side).ok_or_else(|| error(message))?;
        }
        let mut begun = Game::at(start);
        begun.play_first(game.py(), moves)?;
        Ok(begun)
    }

    /// What the game is called, such as ``"3x3x3"``.
    #[getter]
    fn name(&self) -> &str {
        self.position.name()
    }

    /// The moves that led here, oldest first.
    #[getter]
    fn history(&self) -> Vec<String> {
        self.position.played().into_iter().map(|played| played.name).collect()
    }

    /// The names of the evaluators, the usual one first.
    #[getter]
    fn evaluators(&self) -> Vec<&'static str> {
        self.position.evaluators().to_vec()
    }

    /// The orders in which moves can be tried, the usual one first; none if there is only one.
    #[getter]
    fn orders(&self) -> Vec<&'static str> {
        self.position.orders().to_vec()
    }

    /// No game has more plies than this.
    #[getter]
    fn longest(&self) -> u32 {
        self.position.longest()
    }

    /// The rules in a few sentences, as far as the game tells them.
    #[getter]
    fn rules(&self) -> String {
        self.position.facts().rules
    }

    /// The board in one line, as ``3x3x3 x1o/1x1/3 o``; ``None`` in games other than k in a row.
    #[getter]
    fn line(&self) -> Option<String> {
        self.position.game::<Board>().map(ToString::to_string)
    }

    /// The object of a game of your own at this position, to be looked at and not to be changed; ``None``
    /// in built-in games.
    #[getter]
    fn object(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        self.own().map(|own| own.object().clone_ref(py))
    }

    /// Whether the games of a program must be told of it: it is not built in as it is.
    #[getter]
    fn is_own(&self) -> bool {
        self.own().is_some() || self.position.game::<WithEvaluators>().is_some()
    }

    /// Whether it began with a board that was set up, or with O.
    #[getter]
    fn is_set_up(&self) -> bool {
        let usual = CATALOGUE.position(self.position.name());
        self.own().is_none() && usual.is_ok_and(|usual| usual != self.position.start())
    }

    /// The legal moves, in order; none when the game is over.
    fn moves(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.ask(py, |game| {
            let moves = game.position.moves();
            if let Some(meter) = &game.meter {
                meter.generated(moves.len());
            }
            Ok(moves)
        })
    }

    /// Plays a move, or several: ``game.play("b2")``, ``game.play("b2 a1")``, ``game.play(["b2", "a1"])``.
    ///
    /// Raises ``IllegalMove`` if one of them cannot be played; then none is.
    fn play(&mut self, py: Python<'_>, moves: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Some(meter) = self.meter.clone() {
            return self.search_on(py, moves, &meter);
        }
        let names = self.meant(moves)?;
        match names.is_empty() {
            true => Err(error("there is no move to play")),
            false => self.play_all(py, &names),
        }
    }

    /// Takes back the last move. ``move``, if given, must be that one.
    #[pyo3(signature = (r#move=None))]
    fn undo(&mut self, py: Python<'_>, r#move: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        if self.position.ply() == 0 {
            return Err(IllegalMove::new_err("there is no move to take back"));
        }
        if let Some(wanted) = r#move {
            let wanted: String = wanted.str()?.to_string().split_whitespace().collect();
            let last = self.position.played().pop().map(|played| played.name).unwrap_or_default();
            if !last.eq_ignore_ascii_case(&wanted) {
                let message = format!("the last move was {last}, not {}", games::quote(&wanted));
                return Err(IllegalMove::new_err(message));
            }
        }
        if let Some(meter) = &self.meter {
            meter.taken_back()?;
        }
        let watch = Watch::on([&self.position]);
        self.position.undo();
        watch.raised(py).map_or(Ok(()), Err)
    }

    /// Whose turn it is, ``"x"`` or ``"o"``; after the end of the game: whose turn it would be.
    fn side(&self) -> &'static str {
        side_name(self.position.side())
    }

    /// ``None`` while the game goes on; then ``"x"`` or ``"o"`` for who has won, ``"="`` for a draw, or the
    /// points of X in games for points.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.position.outcome();
        if let (Some(meter), Some(_)) = (&self.meter, outcome) {
            meter.leaf();
        }
        outcome
            .map(|outcome| match outcome {
                Outcome::Win(side) => side_name(side).into_bound_py_any(py),
                Outcome::Draw => "=".into_bound_py_any(py),
                Outcome::Points(points) => points.into_bound_py_any(py),
            })
            .transpose()
    }

    /// Whether the game is over.
    fn is_over(&self, py: Python<'_>) -> PyResult<bool> {
        Ok(self.outcome(py)?.is_some())
    }

    /// The score of the position for X: large if it is good for X, negative if it is good for O. Of a game
    /// that is over: ``inarow.WIN`` if X has won, ``-inarow.WIN`` if O has, 0 if it is a draw, else the points
    /// of X. No other score is as large.
    #[pyo3(signature = (evaluator=None))]
    fn evaluate(&self, py: Python<'_>, evaluator: Option<&str>) -> PyResult<i32> {
        if let Some(outcome) = self.position.outcome() {
            if let Some(meter) = &self.meter {
                meter.leaf();
            }
            return Ok(match outcome {
                Outcome::Win(Side::First) => WIN,
                Outcome::Win(Side::Second) => -WIN,
                Outcome::Draw => 0,
                Outcome::Points(points) => points,
            });
        }
        let usual = self.meter.as_ref().and_then(|meter| meter.evaluator.as_deref());
        self.ask(py, |game| {
            if let Some(meter) = &game.meter {
                meter.evaluated();
            }
            let judge = game.position.judge(evaluator.or(usual));
            let judge = judge.map_err(|reason| search_error(&reason))?;
            let score = (judge.evaluate)(&game.position);
            Ok(if game.position.side() == Side::First { score } else { -score })
        })
    }

    /// A number that equal positions share: the same on every machine.
    fn key(&self, py: Python<'_>) -> PyResult<u64> {
        self.ask(py, |game| Ok(game.position.key()))
    }

    /// A game of its own at the same position.
    fn copy(&self, py: Python<'_>) -> PyResult<Game> {
        self.ask(py, |game| Ok(game.clone()))
    }

    /// The beginning of this game.
    fn start(&self, py: Python<'_>) -> PyResult<Game> {
        self.ask(py, |game| Ok(Game::at(game.position.start())))
    }

    /// How many positions there are after 0, 1, … ``depth`` plies, the same ones counted again.
    ///
    /// >>> import inarow
    /// >>> inarow.Game("3x3x3").perft(4)
    /// [1, 9, 72, 504, 3024]
    fn perft(slf: &Bound<'_, Game>, depth: u32) -> PyResult<Vec<u64>> {
        let py = slf.py();
        let game = slf.try_borrow()?.copy(py)?;
        let watch = Watch::on([&game.position]);
        let counts = work::run(py, None, |stop, _| perft(&game.position, depth, stop))?;
        watch.raised(py).map_or(Ok(counts), Err)
    }

    /// The position to draw: columns, rows, pieces, and moves with the places to click, by docs/protocol.md.
    fn scene<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let scene =
            self.ask(py, |game| serde_json::to_string(&game.position.scene()).map_err(error))?;
        py.import("json")?.call_method1("loads", (scene,))
    }

    /// A drawing of the position, or ``None`` if the game has only a text.
    fn svg(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.ask(py, |game| Ok(Picture::new(&game.position, String::new()).svg))
    }

    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        let picture = |game: &Game| Ok(Picture::new(&game.position, String::new()));
        let Picture { svg, text, .. } = self.ask(py, picture)?;
        Ok(match svg {
            Some(svg) => format!("<div style=\"max-width:30em\">{svg}</div>"),
            None => {
                let text = text.replace('&', "&amp;").replace('<', "&lt;");
                format!("<pre>{text}</pre>")
            }
        })
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.ask(py, |game| Ok(game.position.picture().trim_end().to_owned()))
    }

    fn __repr__(&self) -> String {
        let moves = self.history().join(" ");
        let after = if moves.is_empty() { String::new() } else { format!(" after {moves}") };
        format!("<Game {}{after}>", self.position.name())
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Game>() else { return Ok(false) };
        let other = other.try_borrow()?;
        self.ask(py, |game| Ok(game.position == other.position))
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Game> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Game> {
        self.copy(py)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        if self.position.game::<WithEvaluators>().is_some() {
            return Err(PyTypeError::new_err(
                "a game with an evaluator of one's own cannot be pickled",
            ));
        }
        let start = self.position.start();
        let of: Bound<'py, PyAny> = match start.game::<OwnGame>() {
            Some(own) => own.object().clone_ref(py).into_bound(py),
            None => match start.game::<Board>() {
                Some(board) => board.to_string().into_bound_py_any(py)?,
                None => start.name().into_bound_py_any(py)?,
            },
        };
        let arguments = (of, self.history());
        (py.get_type::<Game>(), arguments).into_pyobject(py)
    }
}

/// Counts positions ply by ply, and looks at the switch often enough.
fn perft(position: &Position, depth: u32, stop: &Stop) -> Vec<u64> {
    /// The plies below which nobody waits for long.
    const QUICK: u32 = 3;
    if depth <= QUICK || stop.is_stopped() {
        return position.perft(depth);
    }
    let mut counts = vec![0; depth as usize + 1];
    counts[0] = 1;
    let mut after = position.clone();
    for mv in position.moves() {
        if stop.is_stopped() || after.play(&mv).is_err() {
            break;
        }
        for (count, below) in counts[1..].iter_mut().zip(perft(&after, depth - 1, stop)) {
            *count += below;
        }
        after.undo();
    }
    counts
}
