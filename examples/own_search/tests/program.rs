//! The program as somebody runs it: the own search stands beside the built-in ones.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

use std::process::Command;

fn output(args: &[&str]) -> String {
    let program = env!("CARGO_BIN_EXE_own_search");
    let run = Command::new(program).args(args).env("LC_ALL", "C").output().unwrap();
    assert!(run.status.success(), "{args:?}: {}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8(run.stdout).unwrap()
}

#[test]
fn it_is_compared_with_the_built_in_ones() {
    let args = [
        "lab",
        "compare",
        "4x4x4",
        "reversi:4",
        "--algorithms",
        "alpha-beta,sorted",
        "--depths",
        "1-4",
        "--repeats",
        "1",
        "--json",
    ];
    let results: serde_json::Value = serde_json::from_str(&output(&args)).unwrap();
    let cells = results["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 16);
    for cell in cells.iter().filter(|cell| cell["algorithm"] == "sorted") {
        let same = |other: &&serde_json::Value| {
            other["algorithm"] == "alpha-beta"
                && other["game"] == cell["game"]
                && other["depth"] == cell["depth"]
        };
        let plain = cells.iter().find(same).unwrap();
        assert_eq!(cell["value"], plain["value"], "{cell}");
    }
    let nodes = |algorithm: &str| {
        let is_it = |cell: &&serde_json::Value| {
            cell["algorithm"] == algorithm && cell["game"] == "4x4x4" && cell["depth"] == 4
        };
        cells.iter().find(is_it).unwrap()["nodes"].as_u64().unwrap()
    };
    assert!(nodes("sorted") < nodes("alpha-beta"));
}

#[test]
fn it_searches_plays_and_takes_part_in_tournaments() {
    let found = output(&["search", "3x3x3", "--algorithm", "sorted", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&found).unwrap();
    assert_eq!((&found["value"], &found["proven"]), (&"=".into(), &true.into()));
    let args = ["lab", "tournament", "4x4x3", "--players", "random,sorted:2,sorted:3:open-lines"];
    let table = output(&[&args[..], &["--games", "4"]].concat());
    assert!(table.contains("| 3 | sorted:3:open-lines |"), "{table}");
    let game = output(&["play", "reversi:4", "--x", "sorted:2", "--o", "random", "--seed", "1"]);
    assert!(game.contains("X: sorted, depth 2, corners\n"), "{game}");
    assert!(game.contains("The game is over: "), "{game}");
    assert!(output(&["--help"]).contains("pns, sorted"));
}

#[test]
fn what_it_cannot_do_is_said() {
    let program = env!("CARGO_BIN_EXE_own_search");
    let args = ["explain", "3x3x3", "--depth", "2", "--algorithm", "sorted"];
    let run = Command::new(program).args(args).output().unwrap();
    let refused = String::from_utf8(run.stderr).unwrap();
    assert!(refused.contains("sorted cannot be looked into"), "{refused}");
}
