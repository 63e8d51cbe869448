//! A search that was stopped resumes from its own checkpoint, and from no other file.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

use gametree::{Outcome, Stop};
use mnk::{Cell, Rules};
use solver::{Memory, Problem, Solution, SolveError, Solving};
use std::io::Cursor;

const BYTES: usize = 16 << 20;

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

fn cells(rules: Rules, moves: &str) -> Vec<Cell> {
    moves.split_whitespace().map(|name| rules.parse_cell(name).unwrap()).collect()
}

fn memory(text: &str, moves: &str) -> Memory {
    let (rules, stop) = (rules(text), Stop::new());
    let moves = cells(rules, moves);
    Solving::new(&Problem { rules, moves: &moves, bytes: BYTES, stop: &stop }).unwrap().memory()
}

/// Searches at most `most` positions; returns the checkpoint, and the result if there is one.
fn search(
    text: &str,
    from: Option<&[u8]>,
    most: u64,
    bytes: usize,
) -> (Vec<u8>, Result<Solution, SolveError>) {
    let stop = Stop::new();
    let problem = Problem { rules: rules(text), moves: &[], bytes, stop: &stop };
    let mut solving = Solving::new(&problem).unwrap();
    let memory = solving.memory();
    let before = from.map_or(0, |file| memory.load(Cursor::new(file)).unwrap());
    let mut file = Vec::new();
    let result = solving.search(&mut |nodes| {
        if nodes >= most && !stop.is_stopped() {
            // In the middle of the search, as the program does it.
            memory.save(before + nodes, &mut file).unwrap();
            stop.stop();
        }
    });
    if file.is_empty() {
        memory.save(before + result.as_ref().unwrap().nodes, &mut file).unwrap();
    }
    (file, result)
}

/// Drawn in the Maker–Breaker game, and drawn only in the game itself.
const GAMES: [(&str, Outcome); 2] = [("7x6x5", Outcome::Draw), ("6x4x4", Outcome::Draw)];

/// Nobody has a line left, so there is nothing to search.
#[test]
fn a_dead_position_can_be_solved_repeatedly() {
    let (rules, stop) = (rules("3x3x3"), Stop::new());
    let moves = cells(rules, "a2 a1 a3 b2 b1 b3 c1 c2");
    let mut file = Vec::new();
    for run in 0..4 {
        let problem = Problem { rules, moves: &moves, bytes: BYTES, stop: &stop };
        let mut solving = Solving::new(&problem).unwrap();
        if run > 0 {
            solving.memory().load(Cursor::new(&file)).unwrap();
        }
        assert_eq!(solving.search(&mut |_| {}).unwrap().value, Outcome::Draw);
        file.clear();
        solving.memory().save(0, &mut file).unwrap();
    }
}

#[test]
fn a_search_resumes_where_it_was_stopped() {
    for (game, value) in GAMES {
        let (_, whole) = search(game, None, u64::MAX, BYTES);
        let whole = whole.unwrap();
        assert_eq!(whole.value, value);
        let (half, stopped) = search(game, None, whole.nodes / 2, BYTES);
        assert!(matches!(stopped, Err(SolveError::Stopped)));
        // Also with more or less memory than before.
        for bytes in [BYTES, BYTES / 4, 4 * BYTES] {
            let (done, rest) = search(game, Some(&half), u64::MAX, bytes);
            let rest = rest.unwrap();
            assert_eq!(rest.value, value);
            assert!(rest.nodes < whole.nodes * 3 / 4, "{game}: {} {}", rest.nodes, whole.nodes);
            let (_, again) = search(game, Some(&done), u64::MAX, bytes);
            assert!(again.unwrap().nodes < whole.nodes / 4, "{game}: asked once more");
        }
    }
}

#[test]
fn the_certificate_of_a_resumed_search_is_valid() {
    let (game, _) = GAMES[0];
    let (half, _) = search(game, None, 1_000, BYTES);
    let stop = Stop::new();
    let problem = Problem { rules: rules(game), moves: &[], bytes: BYTES, stop: &stop };
    let mut solving = Solving::new(&problem).unwrap();
    assert!(solving.memory().load(Cursor::new(&half)).unwrap() >= 1_000);
    assert!(solving.memory().usage().entries > 0);
    let mut proof = Vec::new();
    // Without a search of its own before.
    solving.write(&mut proof, &mut |_| {}).unwrap();
    assert!(certificate::check(&proof[..]).is_ok());
}

#[test]
fn checkpoints_of_other_questions_are_refused() {
    let save = |memory: &Memory| {
        let mut file = Vec::new();
        memory.save(7, &mut file).unwrap();
        file
    };
    let load = |memory: &Memory, file: &[u8]| memory.load(Cursor::new(file));
    let refused = |memory: &Memory, file: &[u8]| load(memory, file).unwrap_err().to_string();
    let own = memory("5x5x4", "c3 c4");
    let file = save(&own);
    assert_eq!(load(&own, &file).unwrap(), 7);
    assert_eq!(
        refused(&own, &save(&memory("5x5x4", ""))),
        "it belongs to 5x5x4 from the empty board"
    );
    assert_eq!(refused(&own, &save(&memory("5x5x4", "c4 c3"))), "it belongs to 5x5x4 after c4 c3");
    assert_eq!(refused(&own, &save(&memory("5x4x4", "c3 c4"))), "it belongs to 5x4x4 after c3 c4");
    for foreign in [&b""[..], b"\n\n\n", b"inarow certificate 1\n5x5x4\n\ndraw\n", &[0xFF; 3_000]] {
        assert_eq!(refused(&own, foreign), "it is not a checkpoint of the solver");
    }
    let text = String::from_utf8_lossy(&file[..50]).replace("checkpoint 2", "checkpoint 9");
    assert!(refused(&own, text.as_bytes()).contains("checkpoint 9 of"));
    assert_eq!(refused(&own, &[&file[..], &[0]].concat()), "it is damaged");
}

#[test]
fn a_damaged_file_changes_nothing() {
    let (half, _) = search("7x6x5", None, 1_000, BYTES);
    let memory = memory("7x6x5", "");
    let words = half.windows(2).position(|pair| pair == b"\n\n").unwrap() + 2;
    for at in (words..half.len()).step_by(half.len() / 50) {
        let mut changed = half.clone();
        changed[at] ^= 0x10;
        for file in [&changed[..], &half[..at]] {
            let error = memory.load(Cursor::new(file)).unwrap_err();
            assert_eq!(error.to_string(), "it is damaged", "{at}");
            assert_eq!(memory.usage().entries, 0);
        }
    }
    memory.load(Cursor::new(&half)).unwrap();
    assert!(memory.usage().entries > 100);
}
