//! Trees: no text panics, a tree is read as it is written, and searches agree on it.
#![no_main]

use gametree::contract::{Effort, check};
use gametree::{AlphaBeta, Game, Limits, Minimax, Outcome, Search, Side, TreeGame};
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
});

fn write(tree: &mut TreeGame, text: &mut String) {
    match tree.outcome() {
        Some(Outcome::Win(Side::First)) => text.push_str(" win"),
        Some(Outcome::Win(Side::Second)) => text.push_str(" loss"),
        Some(Outcome::Draw) => text.push_str(" draw"),
        Some(Outcome::Points(points)) => text.push_str(&format!(" {points}")),
        None => {
            text.push('(');
            let mut moves = Vec::new();
            tree.moves(&mut moves);
            for branch in moves {
                tree.play(branch);
                write(tree, text);
                tree.undo(branch);
            }
            text.push(')');
        }
    }
}
