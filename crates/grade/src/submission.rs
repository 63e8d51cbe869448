//! What can be asked of a submission: a program on a pipe, or whatever else can answer.

use games::{Position, SearchSpec};
use gametree::{Limits, Report, Side, Value};
use pipe::Program;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use std::time::Duration;

/// Something that is marked. All but [`search`](Submission::search) need not be answered: the reason
/// that is told by default then stands in the marks.
pub trait Submission {
    /// Searches a position. The algorithm and the evaluator are names that it may know or not; a game is
    /// played by asking for one move after the other, by an algorithm called `play`.
    ///
    /// # Errors
    /// If there is no legal move in its answer, in words for whoever wrote it.
    fn search(
        &self,
        position: &Position,
        spec: &SearchSpec,
        limits: &Limits,
    ) -> Result<Report<String>, String>;

    /// What its evaluator says of a position, also of one in which the game is over: from the point of
    /// view of the side to move, as in a [`Report`].
    ///
    /// # Errors
    /// If it does not say.
    fn evaluate(
        &self,
        _position: &Position,
        _evaluator: Option<&str>,
        _limits: &Limits,
    ) -> Result<Value, String> {
        Err("it has no evaluator that can be asked".to_owned())
    }

    /// Calls one of the functions of the noughts and crosses assignment. The action is for
    /// [`Function::Result`] alone.
    ///
    /// # Errors
    /// If it cannot be called; an exception that the function raises is part of the answer.
    fn call(
        &self,
        _function: Function,
        _board: &Grid,
        _action: Option<[i32; 2]>,
        _limits: &Limits,
    ) -> Result<Called, String> {
        Err("it has no functions that can be called".to_owned())
    }

    /// Begins to talk to it by a protocol, as a program that has just been started.
    ///
    /// # Errors
    /// If it is no program.
    fn converse(&self) -> Result<Box<dyn Conversation + '_>, String> {
        Err("it is not a program that speaks a protocol".to_owned())
    }
}

/// Lines that are sent to a submission, and lines that come back.
pub trait Conversation {
    /// Sends a line; its end is added.
    fn send(&mut self, line: &str);

    /// The next line that comes back; `None` if there is none within this time.
    ///
    /// # Errors
    /// If there will be none, with the reason.
    fn line(&mut self, within: Duration, limits: &Limits) -> Result<Option<String>, String>;

    /// Closes its input.
    fn hang_up(&mut self);

    /// Whether it has ended by itself, after at most so long.
    fn has_ended(&mut self, within: Duration) -> bool;
}

/// The functions of the well-known noughts and crosses assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Function {
    /// Who is to move: `"X"` or `"O"`.
    Player,
    /// The set of all `(i, j)` that are empty.
    Actions,
    /// A new board with the action made; raises where that is not legal.
    Result,
    /// `"X"`, `"O"` or `None`.
    Winner,
    /// Whether the game is over.
    Terminal,
    /// 1, −1 or 0 of a board where the game is over.
    Utility,
    /// The best action; `None` where the game is over.
    Minimax,
}

impl Function {
    /// All of them, those that need no other first.
    pub const ALL: [Function; 7] = [
        Function::Player,
        Function::Actions,
        Function::Result,
        Function::Winner,
        Function::Terminal,
        Function::Utility,
        Function::Minimax,
    ];

    /// Its name in Python.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Function::Player => "player",
            Function::Actions => "actions",
            Function::Result => "result",
            Function::Winner => "winner",
            Function::Terminal => "terminal",
            Function::Utility => "utility",
            Function::Minimax => "minimax",
        }
    }
}

/// A board of noughts and crosses, row by row from the top.
pub type Grid = [[Option<Side>; 3]; 3];

/// A board as it is told to functions: `"X"`, `"O"` and null.
#[must_use]
pub fn grid_json(board: &Grid) -> Json {
    json!(board.map(|row| row.map(|cell| cell.map(|side| side.symbol().to_string()))))
}

/// What a function did.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Called {
    /// What it returned: sets, tuples and lists are arrays; what JSON has no words for is its text.
    #[serde(default)]
    pub value: Json,
    /// The name of the type of that, such as `set`, `tuple` or `NoneType`.
    #[serde(default)]
    pub kind: String,
    /// The exception that it raised instead: its type and message.
    #[serde(default)]
    pub raised: Option<String>,
    /// Whether the board that it was given is another one now.
    #[serde(default)]
    pub changed: bool,
}

impl Submission for Program {
    fn search(
        &self,
        position: &Position,
        spec: &SearchSpec,
        limits: &Limits,
    ) -> Result<Report<String>, String> {
        Program::search(self, position, spec, limits).map_err(|failure| failure.to_string())
    }

    fn evaluate(
        &self,
        position: &Position,
        evaluator: Option<&str>,
        limits: &Limits,
    ) -> Result<Value, String> {
        Program::evaluate(self, position, evaluator, limits).map_err(|failure| failure.to_string())
    }

    /// One line of JSON there, `{"call": …, "board": …, "action": …}`, and one back, a [`Called`].
    fn call(
        &self,
        function: Function,
        board: &Grid,
        action: Option<[i32; 2]>,
        limits: &Limits,
    ) -> Result<Called, String> {
        let question =
            json!({ "call": function.name(), "board": grid_json(board), "action": action });
        let line =
            self.exchange(&question.to_string(), limits).map_err(|failure| failure.to_string())?;
        serde_json::from_str(&line).map_err(|_| format!("{} is not an answer", games::quote(&line)))
    }

    fn converse(&self) -> Result<Box<dyn Conversation + '_>, String> {
        match Program::converse(self) {
            Ok(conversation) => Ok(Box::new(conversation)),
            Err(failure) => Err(failure.to_string()),
        }
    }
}

impl Conversation for pipe::Conversation {
    fn send(&mut self, line: &str) {
        pipe::Conversation::send(self, line);
    }

    fn line(&mut self, within: Duration, limits: &Limits) -> Result<Option<String>, String> {
        pipe::Conversation::line(self, within, limits).map_err(|failure| failure.to_string())
    }

    fn hang_up(&mut self) {
        pipe::Conversation::hang_up(self);
    }

    fn has_ended(&mut self, within: Duration) -> bool {
        pipe::Conversation::has_ended(self, within)
    }
}
