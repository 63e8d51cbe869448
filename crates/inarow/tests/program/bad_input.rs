//! Every bad input gets one line that names the offending part and says what would be right.

use crate::common::{inarow, refuses};
use std::fs;
use std::path::PathBuf;

#[test]
fn impossible_rules() {
    for command in [&["search"][..], &["show"], &["count"], &["play"], &["perft"]] {
        let refuses = |rules: &str, parts: &[&str]| {
            let depth: &[&str] = if command == ["perft"] { &["3"] } else { &[] };
            refuses(&[command, &[rules], depth].concat(), parts);
        };
        refuses("0x3x3", &["width must be 1 to 32", "got 0"]);
        refuses("3x3x9", &["k must be 1 to 3", "got 9"]);
        refuses("99x99x5", &["width must be 1 to 32", "got 99"]);
        refuses("3x3", &["'3x3'", "WIDTHxHEIGHTxK"]);
        refuses("3xax3", &["'a'", "3x3x3"]);
        refuses("3x3x3+wrap", &["'wrap'", "+gravity"]);
        refuses("", &["''", "WIDTHxHEIGHTxK"]);
        refuses("3x3x3\nx", &["'3x3x3 x'"]);
    }
}

#[test]
fn impossible_moves() {
    let refuses = |rules: &str, moves: &str, parts: &[&str]| {
        refuses(&["search", rules, "--moves", moves], parts);
        refuses(&["show", rules, "--moves", moves], parts);
        refuses(&["perft", rules, "2", "--moves", moves], parts);
    };
    refuses("3x3x3", "b2 b2", &["move 2", "b2 is taken by X", "empty cell"]);
    refuses("3x3x3", "b2 d1", &["move 2", "d1 is outside", "a1 to c3"]);
    refuses("3x3x3", "b2 -1", &["move 2", "'-1'", "such as b2"]);
    refuses("3x3x3", "a1 b1 a2 b2 a3 c1", &["move 6", "c1", "X has won"]);
    refuses("3x3x3+gravity", "a a a a", &["move 4", "column a is full"]);
    refuses("3x3x3+gravity", "a2", &["a2 would float", "a1"]);
}

#[test]
fn impossible_positions() {
    for (position, part) in [
        ("", "not a position"),
        ("3/3/3", "not a position"),
        ("3/3 x", "2 rows"),
        ("3/1?1/3 o", "'?'"),
        ("3/1x1/3 x", "1 X and 0 O"),
        ("xxx/ooo/3 o", "won already"),
        ("4x4x4 4/4/4/4 x", "4x4x4"),
        ("3/3/3 x wrap", "not a"),
    ] {
        refuses(&["search", "3x3x3", "--position", position], &["osition", part]);
    }
}

#[test]
fn unknown_names_and_bad_numbers() {
    let refuses = |option: &str, value: &str, parts: &[&str]| {
        refuses(&["search", "3x3x3", option, value], &[&[option], parts].concat());
    };
    refuses("--algorithm", "magic", &["'magic'", "alpha-beta"]);
    refuses("--evaluator", "magic", &["'magic'", "line-power"]);
    refuses("--depth", "deep", &["must be a whole number, got 'deep'"]);
    refuses("--depth", "0", &["must be at least 1, got 0"]);
    refuses("--depth", "-3", &["must be at least 1, got -3"]);
    refuses("--nodes", "1.5", &["must be a whole number, got '1.5'"]);
    refuses("--time", "99999999999999999999999", &["must be at most"]);
    refuses("--order", "spiral", &["'spiral'", "row, center"]);
    refuses("--ties", "all", &["must be first or random, got 'all'"]);
    refuses("--scoring", "golf", &["must be plain or distance, got 'golf'"]);
    refuses("--window", "1", &["'1'", "two values"]);
    refuses("--window", "X,O", &["'X,O'", "alpha comes first"]);
    refuses("--window", "a,1", &["'a'", "X3"]);
    refuses("--hash", "0", &["must be at least 1, got 0"]);
}

/// A million times as much as anybody has, and too much for a number of bytes.
#[test]
fn more_memory_than_there_is() {
    for megabytes in ["100000000000", "18446744073709551615"] {
        for args in [
            &["solve", "8x8x5", "--hash"][..],
            &["solve", "7x6x4+gravity", "--openings", "--hash"],
            &["solve", "4x4x4", "--strong", "never-written", "--hash"],
            &["solve", "--table", "--hash"],
            &["serve", "--no-open", "--addr", "127.0.0.1:0", "--hash"],
            &["--no-open", "--hash"],
            &["analyse", "15x15x5", "--hash"],
            &["search", "5x5x4", "--algorithm", "deepening", "--hash"],
            &["count", "3x3x3", "--memory"],
        ] {
            let option = args[args.len() - 1];
            let got = format!(", got {megabytes}");
            refuses(&[args, &[megabytes]].concat(), &[option, "must be", "memory", &got]);
        }
    }
}

/// The machine has more, but the program may not use it.
#[cfg(target_os = "linux")]
#[test]
fn more_memory_than_is_given() {
    let program = assert_cmd::cargo::cargo_bin!("inarow").to_str().unwrap();
    let run = |limit: u32, hash: &str| {
        let line = format!("ulimit -v {limit} && exec '{program}' solve 3x3x3 --hash {hash}");
        std::process::Command::new("sh").args(["-c", &line]).output().unwrap()
    };
    let refused = run(1 << 20, "1200");
    let stderr = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2), "{stderr}");
    assert!(stderr.starts_with("error: --hash: must be ") && stderr.contains("memory"), "{stderr}");
    assert!(run(1 << 20, "64").status.success());
}

#[test]
fn options_that_do_not_go_together() {
    let refuses = |args: &[&str], parts: &[&str]| {
        refuses(&[&["search", "3x3x3"], args].concat(), parts);
    };
    refuses(&["--window", "0,1"], &["--window", "deepening", "alpha-beta"]);
    refuses(&["--hash", "1", "--algorithm", "minimax"], &["--hash", "minimax", "mtdf"]);
    refuses(&["--ties", "first", "--seed", "1"], &["--seed", "--ties"]);
}

#[test]
fn players_that_do_not_exist() {
    refuses(&["play", "--x", "robot"], &["--x", "'robot'", "human"]);
    refuses(&["play", "--o", "minimax:-3"], &["--o", "'-3'", "a depth"]);
    refuses(&["play", "--o", "minimax:deep"], &["--o", "'deep'", "line-power"]);
    refuses(&["play", "--o", "engine"], &["--o", "engine:2s"]);
    refuses(&["play", "--o", "engine:11"], &["--o", "1 to 10"]);
    refuses(&["play", "--first", "z"], &["--first", "must be x or o, got 'z'"]);
    refuses(&["play", "--lang", "de"], &["--lang", "'de'", "en, pl, cs, ru"]);
}

#[test]
fn what_only_k_in_a_row_has_says_which_commands_know_the_game() {
    for command in ["solve", "count"] {
        refuses(&[command, "reversi"], &[command, "only k in a row", "reversi works in play"]);
    }
    refuses(&["search", "reversi", "--position", "8/8 x"], &["--position", "only k in a row"]);
    refuses(&["show", "reversi", "game.sgf"], &["a record", "only k in a row"]);
    refuses(&["solve", "chess"], &["no game is called 'chess'", "reversi"]);
}

#[test]
fn options_of_serve_do_not_go_with_other_commands() {
    let run = inarow(&["--no-open", "play"], "").code(2);
    let stderr = String::from_utf8(run.get_output().stderr.clone()).unwrap();
    assert!(stderr.contains("--no-open in front of play means nothing"), "{stderr}");
}

#[test]
fn files_that_are_no_records() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| -> PathBuf { directory.path().join(name) };
    let file = |name: &str, content: &[u8]| {
        fs::write(path(name), content).unwrap();
        path(name).to_str().unwrap().to_owned()
    };
    let missing = path("missing.sgf").to_str().unwrap().to_owned();
    refuses(&["show", &missing], &["missing.sgf", "cannot read"]);
    refuses(&["show", directory.path().to_str().unwrap()], &["cannot read"]);
    refuses(&["show", &file("empty.sgf", b"")], &["empty.sgf", "(;"]);
    refuses(&["show", &file("cut.sgf", b"(;GM[4]SZ[15];B[hh];W[h")], &["cut.sgf", "cut off"]);
    refuses(&["show", &file("go.sgf", b"(;GM[1]SZ[19];B[dd])")], &["go.sgf", "GM[1]", "GM[4]"]);
    refuses(&["show", &file("twice.sgf", b"(;GM[4];B[hh];W[hh])")], &["move 2", "h8 is taken"]);
    refuses(&["show", &file("binary.sgf", &[0xff, 0, 7, 0xfe])], &["binary.sgf"]);
    refuses(&["show", &file("empty.psq", b"")], &["empty.psq", "Piskvorky"]);
    refuses(&["show", &file("cut.psq", b"Piskvorky 15x")], &["cut.psq", "Piskvorky 15x15"]);
    refuses(
        &["show", &file("bad.psq", b"Piskvorky 15x15, 11:11, 0\n8,8,0\n9,\n")],
        &["bad.psq", "line 3", "'9,'"],
    );
    refuses(&["show", &file("note.txt", b"hello")], &["note.txt", ".psq or .sgf"]);
    refuses(&["show", &file("huge.sgf", &vec![b'('; (1 << 20) + 1])], &["huge.sgf", "1 MB"]);
    let game = file("game.psq", b"Piskvorky 15x15, 11:11, 0\n8,8,0\n");
    refuses(&["show", "3x3x3", &game], &["15x15", "3x3x3"]);
    refuses(&["show", &game, "--moves", "a1"], &["--moves"]);
}

#[test]
fn a_game_too_large_to_count_says_how_far_it_came() {
    let run = inarow(&["count", "5x5x5", "--memory", "1"], "").code(2);
    let stderr = String::from_utf8(run.get_output().stderr.clone()).unwrap();
    let lines: Vec<&str> = stderr.lines().collect();
    assert_eq!(lines.len(), 2, "{stderr}");
    assert!(lines[0].starts_with("memory: at most") && lines[0].contains("limit of 1 MB"));
    assert!(lines[1].starts_with("error: 5x5x5 needs more than 1 MB at ply"), "{stderr}");
    assert!(lines[1].contains("up to symmetry: 1, 6, "), "{stderr}");
}

#[test]
fn a_command_line_that_makes_no_sense() {
    for args in [&["fly"][..], &["search"], &["search", "3x3x3", "--fast"], &["perft", "3x3x3"]] {
        let run = inarow(args, "").code(2);
        let stderr = String::from_utf8(run.get_output().stderr.clone()).unwrap();
        assert!(stderr.starts_with("error: ") && stderr.contains("--help"), "{stderr}");
    }
}
