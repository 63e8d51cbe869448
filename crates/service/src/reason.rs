//! Refusals told apart more finely, so that a page can say them in its own language.
//!
//! Only what a person brings about by what they type or open has a reason; all else is a matter
//! for programs, and English will do. `docs/protocol.md` lists the names.

use explain::NotRecorded;
use games::SpecError;
use gametree::{ParseTreeError, UnknownAlgorithm};
use lab::compare::{PositionError, SettingsError};
use lab::tournament::{OpeningsError, PlanError};
use mnk::{MAX_SIDE, PsqError, RulesError, SgfError, UnknownEvaluator};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Display;

/// What exactly was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// Such as `tree_unclosed`.
    pub name: String,
    /// What its sentence speaks of, such as `at`; never by the key `name`.
    #[serde(flatten)]
    pub about: BTreeMap<String, String>,
}

impl Reason {
    pub(crate) fn new(name: &str) -> Reason {
        Reason { name: name.to_owned(), about: BTreeMap::new() }
    }

    pub(crate) fn with(mut self, key: &str, value: impl Display) -> Reason {
        self.about.insert(key.to_owned(), value.to_string());
        self
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

impl Reasoned for SpecError {
    fn reason(&self) -> Option<Reason> {
        Some(match self {
            SpecError::Rules(error) => return error.reason(),
            SpecError::Unknown(name) => {
                Reason::new("unknown_game").with("called", name.trim_matches('\''))
            }
            SpecError::ReversiSize(size)
            | SpecError::DraughtsOption(size)
            | SpecError::DotsSize(size) => {
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
            NotRecorded::Algorithm(_) | NotRecorded::Stopped => None,
        }
    }
}

impl Reasoned for UnknownAlgorithm {
    fn reason(&self) -> Option<Reason> {
        Some(Reason::new("unknown_algorithm").with("called", &self.name))
    }
}

impl Reasoned for UnknownEvaluator {
    fn reason(&self) -> Option<Reason> {
        Some(Reason::new("unknown_evaluator").with("called", &self.name))
    }
}

impl Reasoned for SettingsError {
    fn reason(&self) -> Option<Reason> {
        match self {
            SettingsError::Game(error) => error.reason(),
            SettingsError::Algorithm(error) => error.reason(),
            SettingsError::Position(PositionError::Over { .. }) => {
                Some(Reason::new("position_over"))
            }
            _ => None,
        }
    }
}

impl Reasoned for PlanError {
    fn reason(&self) -> Option<Reason> {
        match self {
            PlanError::Twice(player) => Some(Reason::new("twice").with("player", player)),
            PlanError::Openings(error) => error.reason(),
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
