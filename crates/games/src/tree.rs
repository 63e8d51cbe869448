//! Trees out of books as games by name: `tree:(3 (5 -2))`.

use crate::names::no_move;
use crate::playable::{Judge, MoveError, Playable};
use gametree::{Branch, Game, Scoring, TreeGame};

impl Playable for TreeGame {
    const EVALUATORS: &'static [&'static str] = &["outcome"];

    fn name(&self) -> String {
        "tree".to_owned()
    }

    fn judge(&self, name: &str) -> Option<Judge<TreeGame>> {
        (name == "outcome").then(|| Judge::of_ends(Scoring::Distance))
    }

    fn move_named(&self, text: &str) -> Result<Branch, MoveError> {
        let moves = self.legal_moves();
        let number = text.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let found = number.and_then(|number| moves.get(number)).copied();
        let found = found.filter(|mv| mv.to_string() == text);
        found.ok_or_else(|| no_move(text, "is not a branch", &moves))
    }

    /// What the node is called, and its branches.
    fn picture(&self) -> String {
        let usual = if self.is_chance() { "a chance node" } else { "a node" };
        let name = TreeGame::name(self).unwrap_or(usual);
        let branches: Vec<String> = self.legal_moves().iter().map(ToString::to_string).collect();
        format!("{name}: {}\n", branches.join(" "))
    }

    fn label(&self) -> Option<String> {
        TreeGame::name(self).map(str::to_owned)
    }
}
