//! Why a request cannot be answered.

use ::explain::NotRecorded;
use ::lab::compare::SettingsError;
use ::lab::tournament::{OpeningsError, PlanError};
use games::{GameError, SearchError, UnknownSearch};
use gametree::ParseTreeError;
use mnk::{MAX_SIDE, PsqError, RecordNode, RulesError, SgfError};
use players::PlayerError;
use players::opening::{OpeningError, OpeningRule};
use serde::{Deserialize, Serialize};
use solver::{MOST_CELLS, SolveError};
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
    /// The usual kind of its refusals.
    const CODE: Code;

    fn reason(&self) -> Option<Reason>;
}

impl<E: Reasoned> From<E> for Refusal {
    fn from(error: E) -> Refusal {
        Refusal::of(E::CODE, &error)
    }
}

/// For each kind of error its code and a table of its cases: the reason of a case with what it speaks of, `of` an
/// error inside of it, or none.
macro_rules! reasons {
    ($($Error:ty, $code:ident { $($case:pat => $reason:tt $about:tt,)* })*) => {$(
        impl Reasoned for $Error {
            const CODE: Code = Code::$code;

            fn reason(&self) -> Option<Reason> {
                match self {
                    $($case => reasons!($reason $about),)*
                }
            }
        }
    )*};
    (of $error:ident) => { $error.reason() };
    (no reason) => { None };
    ($name:literal { $($key:ident: $value:expr),* }) => {
        Some(Reason::new($name)$(.with(stringify!($key), $value))*)
    };
}

reasons! {
    SgfError, Record {
        Self::NoGame => "no_record" {},
        Self::CutOff | Self::Unclosed(_) => "cut_off" {},
        Self::Game(game) => "other_game" { game: game },
        Self::Rules(error) => of error,
        Self::Unsupported(rules) => "forbidden_rules" { rules: rules },
        Self::SetUp(_) => "set_up" {},
        Self::SetUpCell { point, .. } => "set_up_cell" { move: point },
        Self::SetUpTwice(cell) => "set_up_cell" { move: cell },
        Self::Position { black, white, .. } => "set_up_position" { black: black, white: white },
        Self::TooMany => "record_nodes" { most: RecordNode::MOST },
        Self::Pass { number, point, .. }
        | Self::Form { number, point, .. }
        | Self::Outside { number, point, .. }
        | Self::Turn { number, point, .. } => "record_move" { number: number, move: point },
        Self::Illegal(it) => "record_move" { number: it.number, move: it.cell },
        _ => no reason,
    }
    PsqError, Record {
        Self::Empty | Self::Header(_) => "no_record" {},
        Self::Unsupported { text, .. } => "forbidden_rules" { rules: text },
        Self::Illegal { reason, .. } => "record_move" { number: reason.number, move: reason.cell },
        Self::Rules { line, .. }
        | Self::Size { line, .. }
        | Self::Result { line, .. }
        | Self::Form { line, .. }
        | Self::Outside { line, .. } => "record_line" { line: line },
    }
    RulesError, Rules {
        Self::Form(text) | Self::Number { text, .. } => "rules_form" { text: text },
        Self::Side { value, .. } => "rules_side" { value: value, most: MAX_SIDE },
        Self::Row { k, longer } => "rules_row" { k: k, most: longer },
        Self::Option(option) => "rules_option" { option: option },
    }
    GameError, Rules {
        Self::Rules(error) => of error,
        Self::Tree(error) => of error,
        Self::Unknown { name, .. } => "unknown_game" { called: name.trim_matches('\'') },
        Self::Size { size, .. } => "game_size" { size: size.trim_matches('\'') },
    }
    ParseTreeError, Rules {
        Self::Empty => "tree_empty" {},
        Self::BadLeaf(text) => "tree_leaf" { text: text },
        Self::BadName(text) => "tree_name" { text: text },
        Self::Unopened(place) => "tree_unopened" { at: place },
        Self::Unclosed(place) => "tree_unclosed" { at: place },
        Self::NoBranches(place) => "tree_no_branches" { at: place },
        Self::Trailing(place) => "tree_trailing" { at: place },
        Self::TooDeep => "tree_deep" {},
        Self::BadRandom(text) => "tree_random" { text: text },
        Self::Mismatched(place) => "tree_mismatch" { at: place },
        Self::BadProbability(text) => "tree_probability" { text: text },
        Self::SomeProbabilities(place) => "tree_probabilities" { at: place },
        Self::Sum { at: place, sum } => "tree_sum" { at: place, sum: sum },
        Self::NoAverage(_) => "tree_average" {},
        Self::TooFine => "tree_fine" {},
    }
    NotRecorded, Limit {
        Self::TooLarge(most) => "nodes" { most: most },
        Self::Time => "time" {},
        Self::Search(error) => of error,
        Self::Slow => "slow" {},
        Self::Algorithm(_) | Self::NotGrown(_) | Self::Stopped => no reason,
    }
    UnknownSearch, Limit {
        Self { name, .. } => "unknown_algorithm" { called: name },
    }
    SearchError, Limit {
        Self::Algorithm(unknown) => "unknown_algorithm" { called: &unknown.name },
        Self::Evaluator { name, .. } => "unknown_evaluator" { called: name },
        Self::Chance(algorithm) => "chance" { called: algorithm },
        Self::ChanceCuts(algorithm) => "chance_cuts" { called: algorithm },
        Self::NoChance(_) => "no_chance" {},
        Self::Failed { name, reason } => "program" { program: name, why: reason },
        _ => no reason,
    }
    PlayerError, Limit {
        Self::Search(error) => of error,
        Self::Algorithm(error) => of error,
        _ => no reason,
    }
    SolveError, Limit {
        Self::TooLarge(rules) => "solve_large" {
            most: MOST_CELLS, cells: rules.cells() + rules.width()
        },
        _ => no reason,
    }
    SettingsError, Limit {
        Self::Game(error) => of error,
        Self::Algorithm(error) => of error,
        Self::Over { .. } => "position_over" {},
        _ => no reason,
    }
    PlanError, Limit {
        Self::Twice(player) => "twice" { player: player },
        Self::Openings(error) => of error,
        Self::Player(error) => of error,
        _ => no reason,
    }
    OpeningError, Rules {
        Self::Rules { rule, .. } => "opening_rules" {
            rule: rule, least: OpeningRule::LEAST_SIDE
        },
        _ => no reason,
    }
    OpeningsError, Limit {
        Self::TooMany(plies) => "openings_many" { plies: plies },
        Self::Over { plies, .. } => "openings_over" { plies: plies },
        Self::NoCenter(_) => "no_center" {},
        Self::Form(_) => no reason,
    }
}
