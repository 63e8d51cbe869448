//! The evaluators of a report, with their formulas.

use super::block::Block;
use crate::compare::{Facts, Results};
use mnk::Rules;
use words::Words;

/// The evaluators that were compared with.
pub(super) fn evaluators(results: &Results, words: &Words) -> Vec<Block> {
    let mut blocks = vec![Block::Text(words.say("evaluators-intro", &[]))];
    let mut told: Vec<(String, String)> = Vec::new();
    for group in results.groups() {
        let facts = results.positions.iter().find(|facts| facts.label == group.label);
        let text = text(group.evaluator, facts, words);
        let both = (group.evaluator.to_owned(), text);
        if told.contains(&both) {
            continue;
        }
        let same_name = told.iter().any(|(name, _)| *name == both.0);
        if !same_name {
            blocks.push(Block::Heading(3, both.0.clone()));
            let formula = facts.map_or("", |facts| formula(facts, group.evaluator));
            if !formula.is_empty() {
                blocks.push(Block::Code(formula.to_owned()));
            }
        }
        // The same formula in another game can be about other lines.
        let game = facts.map_or(group.label, |facts| &facts.game);
        blocks.push(Block::Text(match same_name {
            true => format!("{game}: {}", both.1),
            false => both.1.clone(),
        }));
        told.push(both);
    }
    blocks
}

/// The formula of an evaluator, as the game tells it; empty if it does not.
fn formula<'a>(facts: &'a Facts, name: &str) -> &'a str {
    let known = facts.own.formulas.iter().find(|known| known.0 == name);
    known.map_or("", |(_, formula)| formula)
}

/// What the letters of the formula mean. The catalogues know the games of this program; what an
/// evaluator of the same name in another game computes they cannot know.
fn text(name: &str, facts: Option<&Facts>, words: &Words) -> String {
    let id = format!("evaluator-{name}");
    let built_in = facts.is_some_and(|facts| words.knows(&format!("state-{}", facts.family)));
    if built_in && words.knows(&id) {
        let rules = facts.and_then(|facts| facts.game.parse::<Rules>().ok());
        return words.say(&id, &[("k", rules.map_or(0, |rules| rules.k()).into())]);
    }
    match facts.map_or("", |facts| formula(facts, name)) {
        "" => words.say("evaluator-unknown", &[]),
        _ => words.say("evaluator-own", &[]),
    }
}
