//! Parallel search.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

use gametree::{Outcome, Side, Stop};
use solver::{Problem, Solving};

#[test]
fn several_threads_find_the_same_values() {
    for (game, value) in
        [("5x5x4", Outcome::Draw), ("6x5x4", Outcome::Win(Side::First)), ("5x4x4", Outcome::Draw)]
    {
        let stop = Stop::new();
        let problem =
            Problem { rules: game.parse().unwrap(), moves: &[], bytes: 16 << 20, stop: &stop };
        let mut solving = Solving::new(&problem).unwrap().with_threads(3);
        assert_eq!(solving.search(&mut |_| {}).unwrap().value, value, "{game}");
        let mut proof = Vec::new();
        solving.write(&mut proof, &mut |_| {}).unwrap();
        assert!(certificate::check(&proof[..]).is_ok(), "{game}");
    }
}
