//! Why a request cannot be answered.

use crate::reason::{Reason, Reasoned};
use serde::{Deserialize, Serialize};

/// The kind of a refusal, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Not JSON, or not a request.
    Malformed,
    /// Rules that do not exist.
    Rules,
    /// An illegal move in the game.
    Move,
    /// The game is over already.
    Over,
    /// A file that cannot be read.
    Record,
    /// The message is too long, or the answer would be.
    TooLarge,
    /// Too much is asked for at once; try again later.
    Busy,
    /// Another running request has this id.
    DuplicateId,
    /// A number out of range, or a name that does not exist.
    Limit,
    /// It was stopped before there was anything to tell.
    Stopped,
    /// The server is shutting down.
    Closing,
    /// A fault of the server.
    Internal,
}

/// A refusal: what was wrong and what would be right. As an event it is `error`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("{message}")]
pub struct Refusal {
    /// The kind.
    pub code: Code,
    /// One line in English.
    pub message: String,
    /// For [`Code::Move`]: the index of the illegal move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// What exactly, where a person brings it about by what they type or open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

impl Refusal {
    /// A refusal. The message is kept on one line.
    #[must_use]
    pub fn new(code: Code, message: impl ToString) -> Refusal {
        let message = message.to_string();
        let message = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        Refusal { code, message, at: None, reason: None }
    }

    /// A refusal by an error, with its reason if it has one.
    pub(crate) fn of(code: Code, error: &impl Reasoned) -> Refusal {
        Refusal { reason: error.reason(), ..Refusal::new(code, error) }
    }

    /// The same, with a reason.
    pub(crate) fn because(self, reason: Reason) -> Refusal {
        Refusal { reason: Some(reason), ..self }
    }

    /// Refuses a number that is not in `range`.
    pub(crate) fn unless_within(
        what: &str,
        number: u64,
        range: std::ops::RangeInclusive<u64>,
    ) -> Result<u64, Refusal> {
        if range.contains(&number) {
            return Ok(number);
        }
        let (least, most) = range.into_inner();
        let message = format!("{what} {number} is not possible; it must be {least} to {most}");
        let reason = Reason::new("range").with("number", number);
        Err(Refusal::new(Code::Limit, message)
            .because(reason.with("least", least).with("most", most)))
    }
}
