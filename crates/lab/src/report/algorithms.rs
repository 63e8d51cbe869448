//! The algorithms of a report, with pseudocode.

use super::block::Block;
use super::pseudocode::pseudocode;
use crate::compare::Results;
use words::Words;

/// The algorithms that were compared.
pub(super) fn algorithms(results: &Results, words: &Words) -> Vec<Block> {
    let mut names: Vec<&str> = Vec::new();
    for cell in &results.cells {
        if !names.contains(&cell.id.algorithm.as_str()) {
            names.push(&cell.id.algorithm);
        }
    }
    let mut blocks = vec![Block::Text(words.say("algorithms-intro", &[]))];
    if names.iter().any(|name| matches!(*name, "alpha-beta" | "pvs")) {
        blocks.push(Block::Text(words.say("algorithms-window", &[])));
    }
    for name in names {
        blocks.push(Block::Heading(3, name.to_owned()));
        let id = format!("algorithm-{name}");
        let own = !words.knows(&id);
        blocks.push(Block::Text(words.say(if own { "algorithm-own" } else { &id }, &[])));
        if let Some(code) = pseudocode(name) {
            blocks.push(Block::Code(code.to_owned()));
        }
    }
    blocks
}
