//! The evaluators of a report, with their formulas.

use super::block::Block;
use crate::compare::{Facts, Results};
use crate::words::Words;
use mnk::Rules;

/// The formula of an evaluator that the catalogues know; they say what the letters mean.
fn formula(name: &str) -> Option<&'static str> {
    Some(match name {
        "outcome" | "quick-win" => "f = 0",
        "open-lines" => "f = L(m) − L(o)",
        "longest-run" => "f = R(m) − R(o)",
        "line-power" => "f = P(m) − P(o),    P(s) = Σ 10^n(ℓ)",
        "corners" => "f = 10 · (C(m) − C(o)) + M(m) − M(o)",
        "mobility" => "f = M(m) − M(o)",
        "discs" => "f = D(m) − D(o)",
        "advance" => "f = 10 · (P(m) − P(o)) + F(m) − F(o)",
        "material" => "f = P(m) − P(o)",
        "boxes" => "f = B(m) − B(o)",
        _ => return None,
    })
}

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
            if let Some(formula) = formula(group.evaluator) {
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

fn text(name: &str, facts: Option<&Facts>, words: &Words) -> String {
    let id = format!("evaluator-{name}");
    if formula(name).is_some() && words.knows(&id) {
        let k =
            facts.and_then(|facts| facts.game.parse::<Rules>().ok()).map_or(0, |rules| rules.k());
        return words.say(&id, &[("k", k.into())]);
    }
    let own = facts.and_then(|facts| facts.formulas.iter().find(|known| known.0 == name));
    match own {
        Some((_, said)) if !said.is_empty() => said.clone(),
        _ => words.say("evaluator-unknown", &[]),
    }
}
