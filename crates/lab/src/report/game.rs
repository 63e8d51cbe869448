//! The games of a report: their rules, the positions, and both as data structures.

use super::block::Block;
use crate::compare::{Facts, Results};
use mnk::Rules;
use words::Words;

/// The positions, the first of every game.
fn games(results: &Results) -> Vec<&Facts> {
    let mut games: Vec<&Facts> = Vec::new();
    for facts in &results.positions {
        if games.iter().all(|known| known.game != facts.game) {
            games.push(facts);
        }
    }
    games
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
    if let Ok(rules) = facts.game.parse::<Rules>() {
        return vec![Block::Text(in_a_row(&rules, words))];
    }
    let id = format!("games-rules-{}", facts.family);
    if words.knows(&id) {
        return vec![Block::Text(words.say(&id, &[]))];
    }
    if !facts.own.rules.is_empty() {
        let said = words.say("rules-own-words", &[]);
        return vec![Block::Text(said), Block::Text(facts.own.rules.clone())];
    }
    let (game, examples) = (facts.game.as_str().into(), list(&facts.examples).into());
    vec![Block::Text(words.say("rules-unknown", &[("game", game), ("examples", examples)]))]
}

fn in_a_row(rules: &Rules, words: &Words) -> String {
    let sizes = [("width", rules.width().into()), ("height", rules.height().into())];
    let mv = match rules.gravity() {
        true => words.say("rules-in-a-row-fall", &[]),
        false => words.say("rules-in-a-row-place", &[]),
    };
    let k = [("k", rules.k().into())];
    let win = match rules.exact() {
        true => words.say("rules-in-a-row-exact", &k),
        false => words.say("rules-in-a-row-win", &k),
    };
    let parts =
        [words.say("rules-in-a-row", &sizes), mv, win, words.say("rules-in-a-row-draw", &[])];
    parts.join(" ")
}

fn position(facts: &Facts, words: &Words) -> Vec<Block> {
    let intro = match facts.moves.is_empty() {
        true => words.say("position-start", &[]),
        false => words.say("position-moves", &[("moves", list(&facts.moves).into())]),
    };
    let choices = words.say(
        "position-choices",
        &[("choices", facts.choices.into()), ("examples", list(&facts.examples).into())],
    );
    // Empty lines around a board are for terminals.
    let picture = facts.picture.trim_matches('\n').to_owned();
    vec![Block::Text(intro), Block::Code(picture), Block::Text(choices)]
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
        let large = facts.game.parse::<Rules>().is_ok_and(|rules| rules.cells() > 128);
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
        let known = words.knows(&id).then(|| words.say(&id, &[])).or(own);
        let texts: Vec<String> = known.into_iter().chain([sizes]).collect();
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
