//! What a game needs besides its rules to be played, measured and reported by name.

use crate::scene::Scene;
use gametree::{Game, Scoring, Side};
use std::fmt::Debug;

/// An evaluator chosen by name, with how finished games are scored along with it.
pub struct Judge<G> {
    /// A score in the eyes of the side to move; see [`gametree::Evaluate`].
    pub evaluate: Box<dyn Fn(&G) -> i32 + Send + Sync>,
    /// How wins and losses count.
    pub scoring: Scoring,
}

impl<G: Game + 'static> Judge<G> {
    /// The score is 0: only the end of the game counts.
    pub(crate) fn of_ends(scoring: Scoring) -> Judge<G> {
        Judge { evaluate: Box::new(|_| 0), scoring }
    }

    /// My strength less yours, so its own negative when the sides are swapped. Quick wins are
    /// better than slow ones.
    pub(crate) fn of_strengths(
        strength: impl Fn(&G, Side) -> i32 + Send + Sync + 'static,
    ) -> Judge<G> {
        let evaluate = Box::new(move |game: &G| {
            let me = game.side();
            strength(game, me) - strength(game, me.opponent())
        });
        Judge { evaluate, scoring: Scoring::Distance }
    }
}

/// A game that a person can choose, read and play.
pub trait Playable: Game<Move: Send + Sync> + Debug + PartialEq + Send + Sync + 'static {
    /// The names of its evaluators, the usual one first.
    const EVALUATORS: &'static [&'static str];

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

    /// The position to draw and to click on; nothing unless overridden.
    fn scene(&self) -> Option<Scene> {
        None
    }

    /// The places to click for a move, in order, as in [`Scene::moves`]. Nothing unless overridden.
    fn path(&self, _mv: Self::Move) -> Vec<String> {
        Vec::new()
    }

    /// The rules in a few sentences, for reports about a game that they do not know themselves.
    /// Empty unless overridden.
    fn rules_text(&self) -> String {
        String::new()
    }

    /// What an evaluator computes, in a line, for the same reports. Empty unless overridden.
    fn formula(&self, _evaluator: &str) -> &'static str {
        ""
    }
}

/// Why a text is no legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct MoveError(pub String);
