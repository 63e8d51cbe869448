//! Trees: no text panics, a tree is read as it is written, and searches agree on it.
#![no_main]

use gametree::contract::{Effort, check};
use gametree::{
    AlphaBeta, Expectimax, Game, Limits, Minimax, Outcome, Search, Side, TreeGame, Verdict,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(tree) = text.parse::<TreeGame>() else { return };
    let mut written = String::new();
    write(&mut tree.clone(), &mut written);
    assert_eq!(written.parse(), Ok(tree.clone()));

    let effort = Effort { games: 2, ..Effort::default() };
    assert_eq!(check(&tree, effort, Game::key), Ok(()));
    let minimax = Minimax::new(|_: &TreeGame| 0).search(&tree, &Limits::none(), &mut ());
    let alpha_beta = AlphaBeta::new(|_: &TreeGame| 0).search(&tree, &Limits::none(), &mut ());
    assert_eq!(minimax.value, alpha_beta.value);
    let average = Expectimax::default().search(&tree, &Limits::none(), &mut ());
    assert!(tree.has_chance() || average.value == minimax.value);
    let told = average.verdict().to_string();
    assert_eq!(told.parse::<Verdict>().map(|read| read.to_string()), Ok(told));
});

/// A named leaf is `name=5`, a named inner node `name(…)`; what comes before is kept apart, since a
/// number right before a bracket would still be a leaf of its own.
fn write(tree: &mut TreeGame, text: &mut String) {
    let name = tree.name().map(str::to_owned);
    if let Some(name) = &name {
        text.push(' ');
        text.push_str(name);
    }
    let leaf = if name.is_some() { "=" } else { " " };
    match tree.outcome() {
        Some(Outcome::Win(Side::First)) => text.push_str(&format!("{leaf}win")),
        Some(Outcome::Win(Side::Second)) => text.push_str(&format!("{leaf}loss")),
        Some(Outcome::Draw) => text.push_str(&format!("{leaf}draw")),
        Some(Outcome::Points(points)) => text.push_str(&format!("{leaf}{points}")),
        None => {
            let is_chance = tree.is_chance();
            text.push(if is_chance { '{' } else { '(' });
            let mut moves = Vec::new();
            tree.moves(&mut moves);
            for branch in moves {
                tree.play(branch);
                let mut below = String::new();
                write(tree, &mut below);
                if let Some(likely) = tree.probability() {
                    text.push_str(&format!(" {likely}:"));
                    below = below.trim_start().to_owned();
                }
                text.push_str(&below);
                tree.undo(branch);
            }
            text.push(if is_chance { '}' } else { ')' });
        }
    }
}
