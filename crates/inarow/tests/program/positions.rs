//! `inarow perft`, `count` and `show`.

use crate::common::{json, output};
use serde_json::json as literal;
use std::fs;

#[test]
fn perft_counts_every_ply() {
    let counts = json(&["perft", "3x3x3", "9"]);
    let keys: Vec<&str> = counts.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["game", "depth", "nodes"]);
    let expected = literal!([1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]);
    assert_eq!(counts["nodes"], expected);
    // Deeper than any game is as deep as the longest one.
    assert_eq!(json(&["perft", "3x3x3", "4000000000"])["nodes"], expected);
    assert_eq!(json(&["perft", "3x3x3", "0"])["nodes"], literal!([1]));
    let after = json(&["perft", "7x6x4+gravity", "3", "--moves", "d d"]);
    assert_eq!(after["nodes"], literal!([1, 7, 49, 343]));
    let text = output(&["perft", "3x3x3", "9"], "");
    assert!(text.contains("  9  127,872\n") && text.contains("total 549,946 in"), "{text}");
}

#[test]
fn count_knows_positions_and_symmetry() {
    let counts = json(&["count", "3x3x3"]);
    let keys: Vec<&str> = counts.as_object().unwrap().keys().map(String::as_str).collect();
    let expected = ["game", "positions", "terminal", "symmetric", "symmetric_terminal", "plies"];
    assert_eq!(keys, expected);
    assert_eq!(counts["positions"], 5478);
    assert_eq!(counts["terminal"], 958);
    assert_eq!(counts["symmetric"], 765);
    assert_eq!(counts["symmetric_terminal"], 138);
    let text = output(&["count", "3x3x3"], "");
    assert!(text.contains("5,478") && text.contains("765"), "{text}");
}

#[test]
fn count_agrees_with_figures_known_from_elsewhere() {
    let rows = include_str!("../../../../tests/data/positions.txt");
    for row in rows.lines().filter(|row| !row.starts_with('#')) {
        let words: Vec<&str> = row.split_whitespace().collect();
        let counts = json(&["count", words[0]]);
        let keys = ["positions", "terminal", "symmetric", "symmetric_terminal"];
        for (key, known) in keys.into_iter().zip(&words[1..]).filter(|(_, known)| **known != "-") {
            assert_eq!(counts[key].to_string(), *known, "{key} of {row}");
        }
    }
}

#[test]
fn show_draws_the_board_and_the_winning_line() {
    let text = output(&["show", "3x3x3", "--moves", "b2 a1 a3 b1 c1"], "");
    assert!(
        text.starts_with("  3 [X] .  .\n  2  . [X] .\n  1  O  O [X]\n     a  b  c\n"),
        "{text}"
    );
    assert!(text.contains("X has won\nWinning line: a3 b2 c1\n"), "{text}");
    assert!(text.contains("position: 3x3x3 x2/1x1/oox o\n"), "{text}");
}

#[test]
fn one_stone_can_win_twice() {
    let text = output(&["show", "3x3x3", "--position", "xxx/xoo/xoo o"], "");
    assert!(text.contains("Winning line: a3 b3 c3\nWinning line: a3 a2 a1\n"), "{text}");
}

#[test]
fn show_says_when_nobody_can_win_any_more() {
    let text = output(&["show", "3x2x3", "--moves", "a1 b1 b2 a2"], "");
    let dead = "Nobody can complete a row any more.";
    assert!(text.contains(&format!("X to move\n{dead}\n")), "{text}");
    assert!(!output(&["show", "3x3x3"], "").contains(dead));
}

#[test]
fn show_reads_records() {
    let directory = tempfile::tempdir().unwrap();
    let file = |name: &str, content: &[u8]| {
        let path = directory.path().join(name);
        fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    };
    // The name of a player in another encoding than UTF-8.
    let sgf = file("game.SGF", b"(;GM[4]SZ[3]RU[3x3x3]PB[Ji\xf8\xed];B[bb];W[aa])");
    let text = output(&["show", &sgf], "");
    assert!(text.starts_with("X: Ji") && text.contains("position: 3x3x3 o2/1x1/3 x"), "{text}");
    let psq = file("game.psq", b"Piskvorky 15x15, 11:11, 0\n8,8,0\n8,7,0\n");
    let text = output(&["show", &psq], "");
    assert!(text.contains("moves: h8 h9\n") && text.contains("position: 15x15x5 "), "{text}");
    let text = output(&["show", "15x15x5+exact", &psq], "");
    assert!(text.contains("position: 15x15x5+exact "), "{text}");
    let resigned = file("resigned.sgf", b"(;GM[4]SZ[15]RE[W+R];B[hh])");
    let text = output(&["show", &resigned], "");
    assert!(
        text.contains("O to move") && text.contains("result according to the file: O has won"),
        "{text}"
    );
}

#[test]
fn show_draws_every_game() {
    let text = output(&["show", "reversi", "--moves", "d3 c3"], "");
    assert!(text.contains("X to move\nmoves: d3 c3\n") && !text.contains("position:"), "{text}");
    let text = output(&["show", "dots:1x1", "--moves", "a1-b1 a1-a2 a2-b2 b1-b2"], "");
    assert!(text.contains("O has won\n"), "{text}");
}
