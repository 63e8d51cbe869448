//! Why a request cannot be answered.

use ::explain::NotRecorded;
use ::lab::compare::SettingsError;
use ::lab::tournament::{OpeningsError, PlanError};
use games::{GameError, SearchError, UnknownSearch};
use gametree::ParseTreeError;
use mnk::{MAX_SIDE, PsqError, RulesError, SgfError};
use players::PlayerError;
use serde::{Deserialize, Serialize};
use std::fmt::Display;

pub use games::Reason;

/// The kind of a refusal, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Not JSON, or not a request.
    Malformed,
    /// A game that does not exist.
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
    /// A refusal. The message is kept on one line, and short: it may quote what was sent.
    #[must_use]
    pub fn new(code: Code, message: impl ToString) -> Refusal {
        const LONGEST: usize = 500;
        let message = message.to_string();
        let clean = message.chars().map(|c| if c.is_control() { ' ' } else { c });
        let is_long = clean.clone().nth(LONGEST).is_some();
        let message = clean.take(LONGEST).chain(is_long.then_some('…')).collect();
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

/// An error that may have a reason.
pub(crate) trait Reasoned: Display {
    fn reason(&self) -> Option<Reason>;
}

impl Reasoned for SgfError {
    fn reason(&self) -> Option<Reason> {
        let at_move = |number: usize, point: &dyn Display| {
            Reason::new("record_move").with("number", number).with("move", point)
        };
        Some(match self {
            SgfError::NoGame => Reason::new("no_record"),
            SgfError::CutOff | SgfError::Unclosed(_) => Reason::new("cut_off"),
            SgfError::Game(game) => Reason::new("other_game").with("game", game),
            SgfError::Rules(error) => return error.reason(),
            SgfError::Unsupported(rules) => Reason::new("forbidden_rules").with("rules", rules),
            SgfError::SetUp(_) => Reason::new("set_up"),
            SgfError::Pass { number, point, .. }
            | SgfError::Form { number, point, .. }
            | SgfError::Outside { number, point, .. }
            | SgfError::Turn { number, point, .. } => at_move(*number, point),
            SgfError::Illegal(illegal) => at_move(illegal.number, &illegal.cell),
            _ => return None,
        })
    }
}

impl Reasoned for PsqError {
    fn reason(&self) -> Option<Reason> {
        Some(match self {
            PsqError::Empty | PsqError::Header(_) => Reason::new("no_record"),
            PsqError::Unsupported { text, .. } => {
                Reason::new("forbidden_rules").with("rules", text)
            }
            PsqError::Illegal { reason, .. } => {
                Reason::new("record_move").with("number", reason.number).with("move", reason.cell)
            }
            PsqError::Rules { line, .. }
            | PsqError::Size { line, .. }
            | PsqError::Result { line, .. }
            | PsqError::Form { line, .. }
            | PsqError::Outside { line, .. } => Reason::new("record_line").with("line", line),
        })
    }
}

impl Reasoned for RulesError {
    fn reason(&self) -> Option<Reason> {
        Some(match self {
            RulesError::Form(text) | RulesError::Number { text, .. } => {
                Reason::new("rules_form").with("text", text)
            }
            RulesError::Side { value, .. } => {
                Reason::new("rules_side").with("value", value).with("most", MAX_SIDE)
            }
            RulesError::Row { k, longer } => {
                Reason::new("rules_row").with("k", k).with("most", longer)
            }
            RulesError::Option(option) => Reason::new("rules_option").with("option", option),
        })
    }
}

impl Reasoned for GameError {
    fn reason(&self) -> Option<Reason> {
        Some(match self {
            GameError::Rules(error) => return error.reason(),
            GameError::Tree(error) => return error.reason(),
            GameError::Unknown { name, .. } => {
                Reason::new("unknown_game").with("called", name.trim_matches('\''))
            }
            GameError::Size { size, .. } => {
                Reason::new("game_size").with("size", size.trim_matches('\''))
            }
        })
    }
}

impl Reasoned for ParseTreeError {
    fn reason(&self) -> Option<Reason> {
        let at = |name: &str, at: &usize| Reason::new(name).with("at", at);
        Some(match self {
            ParseTreeError::Empty => Reason::new("tree_empty"),
            ParseTreeError::BadLeaf(text) => Reason::new("tree_leaf").with("text", text),
            ParseTreeError::BadName(text) => Reason::new("tree_name").with("text", text),
            ParseTreeError::Unopened(place) => at("tree_unopened", place),
            ParseTreeError::Unclosed(place) => at("tree_unclosed", place),
            ParseTreeError::NoBranches(place) => at("tree_no_branches", place),
            ParseTreeError::Trailing(place) => at("tree_trailing", place),
            ParseTreeError::TooDeep => Reason::new("tree_deep"),
        })
    }
}

impl Reasoned for NotRecorded {
    fn reason(&self) -> Option<Reason> {
        match self {
            NotRecorded::TooLarge(most) => Some(Reason::new("nodes").with("most", most)),
            NotRecorded::Time => Some(Reason::new("time")),
            NotRecorded::Search(error) => error.reason(),
            NotRecorded::Algorithm(_) | NotRecorded::Stopped => None,
        }
    }
}

impl Reasoned for UnknownSearch {
    fn reason(&self) -> Option<Reason> {
        Some(Reason::new("unknown_algorithm").with("called", &self.name))
    }
}

impl Reasoned for SearchError {
    fn reason(&self) -> Option<Reason> {
        match self {
            SearchError::Algorithm(unknown) => {
                Some(Reason::new("unknown_algorithm").with("called", &unknown.name))
            }
            SearchError::Evaluator { name, .. } => {
                Some(Reason::new("unknown_evaluator").with("called", name))
            }
            _ => None,
        }
    }
}

impl Reasoned for PlayerError {
    fn reason(&self) -> Option<Reason> {
        match self {
            PlayerError::Search(error) => error.reason(),
            PlayerError::Algorithm(error) => error.reason(),
            _ => None,
        }
    }
}

impl Reasoned for SettingsError {
    fn reason(&self) -> Option<Reason> {
        match self {
            SettingsError::Game(error) => error.reason(),
            SettingsError::Algorithm(error) => error.reason(),
            SettingsError::Over { .. } => Some(Reason::new("position_over")),
            _ => None,
        }
    }
}

impl Reasoned for PlanError {
    fn reason(&self) -> Option<Reason> {
        match self {
            PlanError::Twice(player) => Some(Reason::new("twice").with("player", player)),
            PlanError::Openings(error) => error.reason(),
            PlanError::Player(error) => error.reason(),
            _ => None,
        }
    }
}

impl Reasoned for OpeningsError {
    fn reason(&self) -> Option<Reason> {
        match self {
            OpeningsError::TooMany(plies) => {
                Some(Reason::new("openings_many").with("plies", plies))
            }
            OpeningsError::Over { plies, .. } => {
                Some(Reason::new("openings_over").with("plies", plies))
            }
            OpeningsError::NoCenter(_) => Some(Reason::new("no_center")),
            OpeningsError::Form(_) => None,
        }
    }
}
