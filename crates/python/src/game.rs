//! `inarow.Game`: a position of any game, played on move by move.

use crate::error::{error, illegal, illegal_moves, unknown_game};
use crate::meter::Meter;
use crate::own_game::{OwnGame, WIN};
use games::{Catalogue, Position, SearchSpec};
use gametree::{Limits, Outcome, Side};
use lab::report::Board as Picture;
use mnk::{Board, Rules};
use protocol::GameRef;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};
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

/// Moves as they are given: one text with spaces between them, or a list.
fn move_names(moves: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    if let Ok(text) = moves.cast::<PyString>() {
        let text = text.to_string();
        let names = text.split([' ', ',', '\t', '\n', '\r']).filter(|name| !name.is_empty());
        return Ok(names.map(str::to_owned).collect());
    }
    let wrong =
        || PyTypeError::new_err("moves are a text such as \"b2 a1\", or a list of such texts");
    moves.try_iter().map_err(|_| wrong())?.map(|mv| Ok(mv?.str()?.to_string())).collect()
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
            return CATALOGUE.position(&name).map_err(|reason| unknown_game(&reason));
        }
        let is_older = !what.hasattr("moves")? && what.hasattr("possible_moves")?;
        let adapted = match is_older {
            true => what.py().import("inarow._older")?.call_method1("adapted", (what,))?,
            false => what.clone(),
        };
        OwnGame::new(&adapted).map(Position::new)
    }

    /// What went wrong in Python since `before`, as it was raised there.
    fn raised_since(&self, py: Python<'_>, before: u64) -> PyResult<()> {
        match self.position.game::<OwnGame>() {
            Some(own) if own.faults_so_far() != before => match own.raised(py) {
                Some(raised) => Err(raised),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn faults(&self) -> u64 {
        self.position.game::<OwnGame>().map_or(0, OwnGame::faults_so_far)
    }

    /// Does something with the game; what Python raises meanwhile is raised here.
    fn guarded<T>(
        &mut self,
        py: Python<'_>,
        act: impl FnOnce(&mut Game) -> PyResult<T>,
    ) -> PyResult<T> {
        let before = self.faults();
        let done = act(self);
        self.raised_since(py, before)?;
        done
    }

    /// Plays the moves that a game begins with, if there are any.
    fn play_first(&mut self, py: Python<'_>, moves: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        match moves {
            Some(moves) if !move_names(moves)?.is_empty() => self.play(py, moves),
            _ => Ok(()),
        }
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
        if let Ok(other) = game.cast::<Game>() {
            let mut copy = other.borrow().clone();
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
        let side = side_named(first)?;
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
        self.position.game::<OwnGame>().map(|own| own.object().clone_ref(py))
    }

    /// The legal moves, in order; none when the game is over.
    fn moves(&mut self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.guarded(py, |game| {
            let moves = game.position.moves();
            if let Some(meter) = &game.meter {
                meter.generated(moves.len());
            }
            Ok(moves)
        })
    }

    /// Plays a move, or several: ``game.play("b2")``, ``game.play("b2 a1")``, ``game.play(["b2", "a1"])``.
    ///
    /// Raises ``IllegalMove`` if one of them cannot be played; those before it are then played.
    fn play(&mut self, py: Python<'_>, moves: &Bound<'_, PyAny>) -> PyResult<()> {
        let names = move_names(moves)?;
        self.guarded(py, |game| match &names[..] {
            [one] => {
                game.position.play(one).map_err(|reason| illegal(&reason))?;
                match &game.meter {
                    Some(meter) => meter.played(game.position.ply()),
                    None => Ok(()),
                }
            }
            [] => Err(error("there is no move to play")),
            several if game.meter.is_none() => {
                game.position.play_all(several).map_err(|reason| illegal_moves(&reason))
            }
            _ => Err(error("a search plays one move at a time")),
        })
    }

    /// Takes back the last move. ``move``, if given, must be that one.
    #[pyo3(signature = (r#move=None))]
    fn undo(&mut self, py: Python<'_>, r#move: Option<&str>) -> PyResult<()> {
        self.guarded(py, |game| {
            if let Some(wanted) = r#move {
                let last = game.position.played().pop().map(|played| played.name);
                if last.as_deref().is_some_and(|last| !last.eq_ignore_ascii_case(wanted)) {
                    let message = format!(
                        "the last move was {}, not {}",
                        last.unwrap_or_default(),
                        games::quote(wanted)
                    );
                    return Err(crate::error::IllegalMove::new_err(message));
                }
            }
            if let Some(meter) = &game.meter {
                meter.taken_back();
            }
            match game.position.undo() {
                true => Ok(()),
                false => Err(crate::error::IllegalMove::new_err("there is no move to take back")),
            }
        })
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
    fn evaluate<'py>(
        &mut self,
        py: Python<'py>,
        evaluator: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Some(outcome) = self.position.outcome() {
            if let Some(meter) = &self.meter {
                meter.leaf();
            }
            return match outcome {
                Outcome::Win(Side::First) => WIN.into_bound_py_any(py),
                Outcome::Win(Side::Second) => (-WIN).into_bound_py_any(py),
                Outcome::Draw => 0.into_bound_py_any(py),
                Outcome::Points(points) => points.into_bound_py_any(py),
            };
        }
        let wanted = evaluator.or(self.meter.as_ref().and_then(|meter| meter.evaluator.as_deref()));
        // A search of no plies is one call of the evaluator.
        let spec =
            SearchSpec { evaluator: wanted.map(str::to_owned), ..SearchSpec::new("minimax") };
        let score = self.guarded(py, |game| {
            if let Some(meter) = &game.meter {
                meter.evaluated();
            }
            let report = game.position.search(&spec, &Limits::depth(0));
            let report = report.map_err(|reason| crate::error::search_error(&reason))?;
            Ok(report.value.for_first(report.side).raw())
        })?;
        score.into_bound_py_any(py)
    }

    /// A number that equal positions share: the same on every machine.
    fn key(&mut self, py: Python<'_>) -> PyResult<u64> {
        self.guarded(py, |game| Ok(game.position.key()))
    }

    /// A game of its own at the same position.
    fn copy(&mut self, py: Python<'_>) -> PyResult<Game> {
        self.guarded(py, |game| Ok(game.clone()))
    }

    /// The beginning of this game.
    fn start(&mut self, py: Python<'_>) -> PyResult<Game> {
        self.guarded(py, |game| Ok(Game { position: game.position.start(), meter: None }))
    }

    /// How many positions there are after 0, 1, … ``depth`` plies, the same ones counted again.
    ///
    /// >>> import inarow
    /// >>> inarow.Game("3x3x3").perft(4)
    /// [1, 9, 72, 504, 3024]
    fn perft(&mut self, py: Python<'_>, depth: u32) -> PyResult<Vec<u64>> {
        let before = self.faults();
        let counted = crate::work::run(py, None, |stop, _| {
            // Ply by ply, so that Ctrl-C is heard between them.
            let mut counts = Vec::new();
            for depth in 0..=depth {
                if stop.is_stopped() {
                    break;
                }
                counts = self.position.perft(depth);
            }
            counts
        })?;
        self.raised_since(py, before)?;
        Ok(counted)
    }

    /// The position to draw: columns, rows, pieces, and moves with the places to click, by docs/protocol.md.
    fn scene<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let scene = serde_json::to_string(&self.position.scene()).map_err(error)?;
        py.import("json")?.call_method1("loads", (scene,))
    }

    /// A drawing of the position, or ``None`` if the game has only a text.
    fn svg(&self) -> Option<String> {
        Picture::new(&self.position, String::new()).svg
    }

    fn _repr_html_(&self) -> String {
        let Picture { svg, text, .. } = Picture::new(&self.position, String::new());
        match svg {
            Some(svg) => format!("<div style=\"max-width:30em\">{svg}</div>"),
            None => {
                let text = text.replace('&', "&amp;").replace('<', "&lt;");
                format!("<pre>{text}</pre>")
            }
        }
    }

    fn __str__(&self) -> String {
        self.position.picture().trim_end().to_owned()
    }

    fn __repr__(&self) -> String {
        let moves = self.history().join(" ");
        let after = if moves.is_empty() { String::new() } else { format!(" after {moves}") };
        format!("<Game {}{after}>", self.position.name())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| match other.try_borrow() {
            Ok(other) => self.position == other.position,
            // Nothing else borrows a game for writing than its own methods.
            Err(_) => true,
        })
    }

    fn __copy__(&mut self, py: Python<'_>) -> PyResult<Game> {
        self.copy(py)
    }

    fn __deepcopy__(&mut self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Game> {
        self.copy(py)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
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
