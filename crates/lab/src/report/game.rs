//! The games of a report: their rules, the positions, both as data structures, and the evaluators.

use super::block::Block;
use crate::compare::{Facts, Results, unique};
use mnk::Rules;
use words::Words;

/// The positions, the first of every game.
fn games(results: &Results) -> Vec<&Facts> {
    let names = unique(results.positions.iter().map(|facts| &facts.game));
    let first = |name: &String| results.positions.iter().find(|facts| facts.game == *name);
    names.into_iter().filter_map(first).collect()
}

/// The rules of every game, and the positions searched.
pub(super) fn rules(results: &Results, words: &Words) -> Vec<Block> {
    let games = games(results);
    let mut blocks = Vec::new();
    for first in &games {
        if games.len() > 1 {
            blocks.push(Block::Heading(3, first.game.clone()));
        }
        blocks.extend(rules_of(first, words));
        for facts in results.positions.iter().filter(|facts| facts.game == first.game) {
            blocks.extend(position(facts, words));
        }
    }
    blocks
}

fn rules_of(facts: &Facts, words: &Words) -> Vec<Block> {
    if let Some(rules) = in_a_row(facts) {
        return vec![Block::Text(rules_in_a_row(&rules, words))];
    }
    let id = format!("games-rules-{}", facts.family);
    if !facts.is_own && words.knows(&id) {
        return vec![Block::Text(words.say(&id, &[]))];
    }
    let game = ("game", facts.game.as_str().into());
    if !facts.own.rules.is_empty() {
        let said = words.say("rules-own-words", &[game]);
        return vec![Block::Text(said), Block::Text(facts.own.rules.clone())];
    }
    let examples = ("examples", list(&facts.examples).into());
    vec![Block::Text(words.say("rules-unknown", &[game, examples]))]
}

/// The rules of a game of k in a row, unless it is one of the author's own that is only called so.
fn in_a_row(facts: &Facts) -> Option<Rules> {
    facts.game.parse().ok().filter(|_| !facts.is_own)
}

fn rules_in_a_row(rules: &Rules, words: &Words) -> String {
    let sizes = [("width", rules.width().into()), ("height", rules.height().into())];
    let mv = if rules.gravity() { "rules-in-a-row-fall" } else { "rules-in-a-row-place" };
    let win = if rules.exact() { "rules-in-a-row-exact" } else { "rules-in-a-row-win" };
    let parts = [
        words.say("rules-in-a-row", &sizes),
        words.say(mv, &[]),
        words.say(win, &[("k", rules.k().into())]),
        words.say("rules-in-a-row-draw", &[]),
    ];
    parts.join(" ")
}

fn position(facts: &Facts, words: &Words) -> Vec<Block> {
    let intro = match facts.moves.is_empty() {
        true => words.say("position-start", &[]),
        false => words.say("position-moves", &[("moves", list(&facts.moves).into())]),
    };
    let examples = list(&facts.examples).into();
    let choices = [("choices", facts.choices.into()), ("examples", examples)];
    // Empty lines around a board are for terminals.
    let picture = facts.picture.trim_matches('\n').to_owned();
    vec![
        Block::Text(intro),
        Block::Code(picture),
        Block::Text(words.say("position-choices", &choices)),
    ]
}

/// Moves as code, with commas.
fn list(moves: &[String]) -> String {
    let quoted: Vec<String> = moves.iter().map(|mv| format!("`{mv}`")).collect();
    quoted.join(", ")
}

/// The state and the move as data structures.
pub(super) fn data(results: &Results, words: &Words) -> Vec<Block> {
    let games = games(results);
    let operations =
        ["data-side", "data-moves", "data-play", "data-undo", "data-outcome", "data-key"];
    let operations = operations.map(|id| words.say(id, &[])).to_vec();
    let mut blocks = vec![Block::Text(words.say("data-intro", &[])), Block::List(operations)];
    // Boards of all sizes are of one kind, unless their bits do not fit into a machine word.
    let mut told: Vec<String> = Vec::new();
    let several = games.len() > 1;
    for facts in games {
        let large = in_a_row(facts).is_some_and(|rules| rules.cells() > 128);
        let id = format!("state-{}{}", facts.family, if large { "-large" } else { "" });
        let sizes = words.say(
            "data-sizes",
            &[
                ("state", facts.own.state.0.as_str().into()),
                ("bytes", facts.own.state.1.into()),
                ("move", facts.own.move_type.0.as_str().into()),
                ("size", facts.own.move_type.1.into()),
            ],
        );
        let own = Some(facts.own.data.clone()).filter(|text| !text.is_empty());
        let built_in = !facts.is_own && words.knows(&id);
        let known = built_in.then(|| words.say(&id, &[])).or(own);
        // Of a game in another language there is no type to name.
        let sizes = (!facts.own.state.0.is_empty()).then_some(sizes);
        let texts: Vec<String> = known.into_iter().chain(sizes).collect();
        if several && texts.iter().any(|text| !told.contains(text)) {
            blocks.push(Block::Heading(3, facts.game.clone()));
        }
        for text in texts {
            if !told.contains(&text) {
                blocks.push(Block::Text(text.clone()));
                told.push(text);
            }
        }
    }
    blocks
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
    if facts.is_some_and(|facts| !facts.is_own) && words.knows(&id) {
        let rules = facts.and_then(in_a_row);
        return words.say(&id, &[("k", rules.map_or(0, |rules| rules.k()).into())]);
    }
    match facts.map_or("", |facts| formula(facts, name)) {
        "" => words.say("evaluator-unknown", &[]),
        _ => words.say("evaluator-own", &[]),
    }
}
