//! `inarow bench --positions`: scores out of a file.

use crate::common::{inarow, json, output, refuses};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const CONNECT_FOUR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/connect_four.txt");

fn file(text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("positions.txt");
    fs::write(&path, text).unwrap();
    (folder, path)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn the_scores_of_connect_four_are_right() {
    let told = output(&["bench", "--positions", CONNECT_FOUR], "");
    let lines: Vec<&str> = told.lines().collect();
    let begins = ["55 positions of 7x6x4+gravity", "mean positions", "mean time", "speed"];
    assert_eq!(lines.len(), begins.len(), "{told}");
    for (line, begin) in lines.iter().zip(begins) {
        assert!(line.starts_with(begin), "{told}");
    }
    let bench = json(&["bench", "--positions", CONNECT_FOUR]);
    assert_eq!(bench["solved"], 55);
    assert_eq!(bench["wrong"].as_array().unwrap().len(), 0);
    let mean = lines[1].rsplit(' ').next().unwrap().replace(',', "");
    assert_eq!(bench["mean_nodes"].to_string(), mean, "with one thread all counts are the same");
    let keys: Vec<&String> = bench.as_object().unwrap().keys().collect();
    let expected = [
        "game",
        "positions",
        "solved",
        "wrong",
        "mean_nodes",
        "mean_time_ms",
        "nodes",
        "time_ms",
        "nodes_per_second",
    ];
    assert_eq!(keys, expected);
}

#[test]
fn a_wrong_score_is_told_by_its_line() {
    let (_folder, path) = file("4455 18\n\n# not a position\n44455554221 -14\n4455 17\n");
    let run = inarow(&["bench", "--positions", text(&path)], "").code(1);
    let told = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    assert!(told.contains("line 4: 44455554221: expected -14, found -15\n"), "{told}");
    assert!(told.contains("line 5: 4455: expected 17, found 18\n"), "{told}");
    assert!(told.contains("3 positions of 7x6x4+gravity solved, 2 wrong\n"), "{told}");
    let stderr = String::from_utf8(run.get_output().stderr.clone()).unwrap();
    assert_eq!(stderr, "error: 2 of 3 scores wrong\n");

    let run = inarow(&["bench", "--positions", text(&path), "--json"], "").code(1);
    let told: serde_json::Value = serde_json::from_slice(&run.get_output().stdout).unwrap();
    let wrong = r#"{"line":4,"moves":"44455554221","expected":-14,"found":-15}"#;
    assert_eq!(told["wrong"][0].to_string(), wrong);
}

#[test]
fn other_games_have_scores_too() {
    let (_folder, path) = file("2 -4\n");
    let other = ["--game", "4x4x3+gravity", "--threads", "2", "--hash", "1"];
    inarow(&[&["bench", "--positions", text(&path)], &other[..]].concat(), "").success();
}

#[test]
fn a_bad_line_is_refused_before_anything_is_solved() {
    for (line, parts) in [
        ("4455", &["moves and score, such as 4455 18", "'4455'"][..]),
        ("4455 18 1", &["moves and score", "'4455 18 1'"]),
        ("48 1", &["a column must be 1 to 7", "'8'", "'48'"]),
        ("d4 1", &["a column must be 1 to 7", "'d'"]),
        ("1111111 0", &["move 7", "column 1 is full"]),
        ("12121212 1", &["move 8", "the game is over, X has won"]),
        ("1212121 1", &["'1212121' has no score", "the game is over, X has won"]),
        ("12 22", &["must be a whole number, -21 to 21", "'22'"]),
        ("12 +x", &["must be a whole number", "'+x'"]),
        ("é 1", &["'é'"]),
    ] {
        let (_folder, path) = file(&format!("4455 17\n{line}\n"));
        let parts = [&["positions.txt, line 2: "], parts].concat();
        refuses(&["bench", "--positions", text(&path)], &parts);
    }
}

#[test]
fn what_cannot_be_read_or_solved_is_refused() {
    let (folder, path) = file("\n# nothing\n");
    let refuses = |options: &[&str], parts: &[&str]| {
        refuses(&[&["bench", "--positions"], options].concat(), parts);
    };
    refuses(&[text(&path)], &["positions.txt has no positions", "such as 4455 18"]);
    refuses(&[text(folder.path())], &["cannot read", "not a file"]);
    refuses(&["missing.txt"], &["cannot read missing.txt"]);
    refuses(&[text(&path), "--game", "3x3x3"], &["must have +gravity", "3x3x3"]);
    refuses(&[text(&path), "--game", "8x8x4+gravity"], &["at most 64 cells"]);
    refuses(&[text(&path), "--game", "10x3x3+gravity"], &["at most 9 columns"]);
    refuses(&[text(&path), "--game", "reversi"], &["only k in a row"]);
    refuses(&[text(&path), "--threads", "0"], &["--threads", "at least 1"]);
}

/// Ctrl-C leaves what was found so far.
#[cfg(unix)]
#[test]
fn it_can_be_stopped() {
    use assert_cmd::cargo::cargo_bin;
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};
    // The first score is wrong, so there is a sign that the second one, which takes hours, has begun.
    let (_folder, path) = file("121212 1\n4 1\n");
    let mut bench = Command::new(cargo_bin!("inarow"))
        .args(["bench", "--positions", text(&path), "--game", "8x7x4+gravity"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(bench.stdout.take().unwrap());
    let mut told = String::new();
    out.read_line(&mut told).unwrap();
    assert!(told.starts_with("line 1: 121212: expected 1, found 25"), "{told}");
    Command::new("kill").args(["-INT", &bench.id().to_string()]).status().unwrap();
    out.read_to_string(&mut told).unwrap();
    assert_eq!(bench.wait().unwrap().code(), Some(1));
    assert!(told.contains("1 position of 8x7x4+gravity solved, 1 wrong\n"), "{told}");
}
