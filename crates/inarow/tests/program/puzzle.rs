//! `inarow puzzle`: whole conversations, typed in advance, and what it prints without any.

use crate::common::{complaint, json, output, output_in, refuses};
use puzzles::Puzzle;
use std::fs;

const EASY: [&str; 8] = ["puzzle", "5x4x4", "--seed", "1", "--kind", "win", "--level", "medium"];

/// The same puzzle as JSON.
fn puzzle(args: &[&str]) -> Puzzle {
    serde_json::from_value(json(args)).unwrap()
}

#[test]
fn a_puzzle_is_solved_move_by_move() {
    let found = puzzle(&EASY);
    assert_eq!(found.line.len(), 5);
    let own: Vec<&str> = found.line.iter().step_by(2).map(String::as_str).collect();
    let text = output(&EASY, &own.join("\n"));
    assert!(
        text.starts_with(
            "5x4x4, medium: inarow puzzle 5x4x4 --seed 1 --kind win --level medium\n\n"
        )
    );
    assert!(text.contains("X to move: Win in 5 plies\n"), "{text}");
    assert!(text.contains(&format!("X to move: {} is right. Go on.\nO plays ", own[0])), "{text}");
    assert!(text.contains("\nWinning line: ") && text.contains("\nSolved. Proven: every move was"));
    assert!(!text.contains("Solution"));
}

#[test]
fn wrong_moves_are_refuted_and_hints_given() {
    let found = puzzle(&EASY);
    let taken = &found.moves[0];
    let board = found.board().unwrap();
    let free = board
        .rules()
        .all_cells()
        .find(|&cell| board.stone(cell).is_none() && cell.to_string() != found.answer);
    let wrong = free.unwrap().to_string();
    let lines = ["hint", "hint", &wrong, taken, "nonsense", "", "board", "solution", "quit"];
    let text = output(&EASY, &lines.join("\n"));
    assert!(text.contains("X to move: Look between "), "{text}");
    assert!(text.contains(&format!("The right move is {}.", found.answer)), "{text}");
    assert!(text.contains(&format!("X to move: {wrong} ")) && text.contains(". Try again."));
    assert!(text.contains(&format!("{taken} is taken already.")), "{text}");
    assert!(text.contains("'nonsense' is not a cell"), "{text}");
    let solution = format!("Solution: {}\nProven: ", found.line.join(" "));
    assert!(text.contains(&solution), "{text}");
    assert!(output(&EASY, "quit\n").ends_with("X to move: "));
}

#[test]
fn the_solution_and_json_ask_nothing() {
    let found = puzzle(&EASY);
    let text = output(&[&EASY[..], &["--solution"]].concat(), "b2\n");
    assert!(text.contains(&format!("Solution: {}\nProven: ", found.line.join(" "))), "{text}");
    assert!(!text.contains("Type a move"));
    assert_eq!(puzzle(&["puzzle", "--daily"]).game, puzzle(&["puzzle", "--daily"]).game);
    let daily = output(&["puzzle", "--daily", "--solution"], "");
    assert!(daily.contains("--seed 20"), "{daily}");
    let czech = output_in(&[("LC_ALL", "cs_CZ.UTF-8")], &EASY, "hint\n");
    assert!(czech.contains("na tahu je X: Vyhrajte za 5 půltahů\n"), "{czech}");
    assert!(czech.contains("Na tahu je X: Hledejte mezi "), "{czech}");
}

#[test]
fn a_record_has_puzzles() {
    let found = puzzle(&["puzzle", "15x15x5", "--seed", "3", "--level", "hard"]);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.psq");
    let mut record = "Piskvorky 15x15, 11:11, 1\n".to_owned();
    let board = found.board().unwrap();
    for name in found.moves.iter().chain(&found.line) {
        let cell = board.rules().parse_cell(name).unwrap();
        record += &format!("{},{},0\n", cell.column() + 1, 15 - cell.row());
    }
    fs::write(&file, record + "a\nb\n0\n").unwrap();
    let path = file.to_str().unwrap();
    let all = output(&["puzzle", path, "--json"], "");
    let answers: Vec<Puzzle> =
        all.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(answers.iter().any(|one| one.answer == found.answer && one.moves == found.moves));
    let text = output(&["puzzle", path], "solution\nquit\n");
    assert!(text.starts_with(&format!("From your game: 1 of {}. 15x15x5, ", answers.len())));
    assert!(text.contains("\nFrom your game: 2 of "), "{text}");
    refuses(&["puzzle", path, "--seed", "3"], &["--seed means nothing for a record"]);
    fs::write(&file, "Piskvorky 15x15, 11:11, 1\n8,8,0\na\nb\n0\n").unwrap();
    refuses(&["puzzle", path], &["No puzzle was found in this game"]);
}

#[test]
fn what_cannot_be_is_refused() {
    refuses(&["puzzle", "32x32x5"], &["no puzzles are made of 32x32x5", "15x15x5"]);
    refuses(&["puzzle", "reversi"], &["puzzle supports only k in a row"]);
    refuses(&["puzzle", "--level", "extreme"], &["--level: must be easy or medium or hard"]);
    refuses(&["puzzle", "--kind", "draw"], &["--kind: must be win or defence, got 'draw'"]);
    refuses(&["puzzle", "3x3x3", "--level", "hard"], &["no such puzzle of 3x3x3 was found"]);
    refuses(&["puzzle", "--seed", "-1"], &["--seed: must be at least 0"]);
    refuses(&["puzzle", "nothing.sgf"], &["cannot read nothing.sgf"]);
    assert!(!complaint(&["puzzle", ""]).is_empty());
}
