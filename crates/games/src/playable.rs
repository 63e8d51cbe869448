//! What a game needs besides its rules to be played, searched, explained and measured by name.

use crate::scene::Scene;
use gametree::{Game, Scoring, Side};
use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;

/// An evaluator chosen by name, with how finished games are scored along with it.
pub struct Judge<G> {
    /// A score from the point of view of the side to move; see [`gametree::Evaluate`].
    pub evaluate: Box<dyn Fn(&G) -> i32 + Send + Sync>,
    /// How wins and losses count.
    pub scoring: Scoring,
}

impl<G: Game + 'static> Judge<G> {
    /// The score is 0: only the end of the game counts.
    #[must_use]
    pub fn of_ends(scoring: Scoring) -> Judge<G> {
        Judge { evaluate: Box::new(|_| 0), scoring }
    }

    /// My strength less yours, so its own negative when the sides are swapped. Quick wins are
    /// better than slow ones.
    pub fn of_strengths(strength: impl Fn(&G, Side) -> i32 + Send + Sync + 'static) -> Judge<G> {
        let evaluate = Box::new(move |game: &G| {
            let me = game.side();
            strength(game, me) - strength(game, me.opponent())
        });
        Judge { evaluate, scoring: Scoring::Distance }
    }
}

/// A game that a person can choose, read and play.
///
/// Everything but the first five items has a default; what is overridden shows up in the terminal,
/// in the page and in reports.
pub trait Playable:
    Game<Move: Hash + Send + Sync> + Debug + PartialEq + Send + Sync + 'static
{
    /// The names of its evaluators, the usual one first; at least one.
    const EVALUATORS: &'static [&'static str];

    /// Whether the rules are kept in a program of another language, so that the types here say nothing.
    const IS_FOREIGN: bool = false;

    /// The same for games that know their evaluators only when the program runs, as those do that are
    /// written in another language.
    fn evaluators(&self) -> &'static [&'static str] {
        Self::EVALUATORS
    }

    /// The last thing that went wrong when the rules were asked, if they are kept where that can
    /// happen, as in a program of another language; how often that was, and why. A search during
    /// which this changes has failed. Clones tell the same.
    fn fault(&self) -> Option<(u64, String)> {
        None
    }

    /// What this game is called on command lines, such as `3x3x3`. The same for all of its
    /// positions.
    fn name(&self) -> String;

    /// The evaluator of this name; `None` if there is none.
    fn judge(&self, name: &str) -> Option<Judge<Self>>;

    /// The legal move with this notation, in upper or lower case.
    ///
    /// # Errors
    /// If there is no such move now, with the reason.
    fn move_named(&self, text: &str) -> Result<Self::Move, MoveError>;

    /// The board as text, several lines, each ended.
    fn picture(&self) -> String;

    /// The position to draw and to click on. Unless overridden, the page shows the
    /// [picture](Playable::picture) and a button for each move.
    fn scene(&self) -> Scene {
        Scene::of_text(self)
    }

    /// The places to click for a move, in order, as in [`Scene::moves`]. Nothing unless overridden.
    fn path(&self, _mv: Self::Move) -> Vec<String> {
        Vec::new()
    }

    /// No game has more plies than this.
    fn longest(&self) -> u32 {
        10_000
    }

    /// How large the board is: how many cells, squares or lines can be played on. Unless overridden,
    /// as many as there are moves.
    fn squares(&self) -> usize {
        self.legal_moves().len()
    }

    /// The rules in a few sentences, for reports. Empty unless overridden.
    fn rules_text(&self) -> String {
        String::new()
    }

    /// What an evaluator computes, as a formula or in a line, for reports. Empty unless overridden.
    fn formula(&self, _evaluator: &str) -> &'static str {
        ""
    }

    /// How a position and a move are kept in memory, for reports. Empty unless overridden.
    fn data_text(&self) -> String {
        String::new()
    }

    /// What the current position is called, where positions have names, as in typed trees.
    fn label(&self) -> Option<String> {
        None
    }

    /// The orders in which moves can be listed, the usual one first. Unless overridden there is only
    /// the game's own, which has no name.
    fn orders(&self) -> &'static [&'static str] {
        &[]
    }

    /// The same position with its moves in another of its [orders](Playable::orders).
    fn ordered(&self, _order: &str) -> Option<Self> {
        None
    }

    /// An evaluator with other weights than usual.
    ///
    /// # Errors
    /// If it has no weights, or these are not possible; unless overridden none has any.
    fn weighted(&self, evaluator: &str, _weights: &[i64]) -> Result<Judge<Self>, String> {
        Err(format!("{evaluator} has no weights"))
    }

    /// The same game begun by the other side; `None` unless overridden, where the rules say who
    /// begins.
    fn begun_by(&self, side: Side) -> Option<Self> {
        (self.side() == side).then(|| self.clone())
    }
}

/// Why a text is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct MoveError {
    /// One line in English.
    pub message: String,
    /// For telling it in another language, where the catalogues know how.
    pub reason: Option<Reason>,
}

impl MoveError {
    /// With nothing but a message.
    pub fn new(message: impl ToString) -> MoveError {
        MoveError { message: message.to_string(), reason: None }
    }
}

/// What exactly was refused, for a page or a terminal to say in its own language.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Reason {
    /// Such as `tree_unclosed`.
    pub name: String,
    /// What its sentence speaks of, such as `at`; never by the key `name`.
    #[serde(flatten)]
    pub about: BTreeMap<String, String>,
}

impl Reason {
    /// A reason that speaks of nothing yet.
    #[must_use]
    pub fn new(name: &str) -> Reason {
        Reason { name: name.to_owned(), about: BTreeMap::new() }
    }

    /// The same, speaking of one thing more.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Display) -> Reason {
        self.about.insert(key.to_owned(), value.to_string());
        self
    }
}
