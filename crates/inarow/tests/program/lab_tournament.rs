//! `inarow lab tournament`: tables, files, refusals, Ctrl-C.

use crate::common::{complaint, inarow, json, output};
use std::fs;

const PLAYERS: &str = "random,minimax:1,alpha-beta:9:outcome";

#[test]
fn the_same_table_with_any_number_of_threads() {
    let table = |threads: &str| {
        let args = ["lab", "tournament", "3x3x3", "--players", PLAYERS, "--games", "10"];
        output(&[&args[..], &["--threads", threads]].concat(), "")
    };
    let text = table("1");
    assert_eq!(text, table("4"));
    let head = "3x3x3, games of each pair: 10, openings: random:2, seed 1\n\n|";
    assert!(text.starts_with(head), "{text}");
    assert!(text.contains("| 3 | alpha-beta:9:outcome |"), "{text}");
    assert!(text.contains("Wilson interval"), "which error it is: {text}");
}

#[test]
fn games_table_and_json_are_written() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("deep/er");
    let folder = folder.to_str().unwrap();
    let args =
        ["lab", "tournament", "3x3x3", "--players", PLAYERS, "--games", "4", "--out", folder];
    let text = output(&args, "");
    assert!(text.ends_with(&format!("{folder}: 12 games, table.md and tournament.json\n")));
    let read = |name: &str| fs::read_to_string(format!("{folder}/{name}")).unwrap();
    assert!(text.starts_with(&read("table.md")));
    let whole: serde_json::Value = serde_json::from_str(&read("tournament.json")).unwrap();
    assert_eq!(whole["games"].as_array().unwrap().len(), 12);
    assert_eq!(json(&args[..args.len() - 2]), whole);
    let shown = output(&["show", &format!("{folder}/games/12.sgf")], "");
    assert!(shown.contains("has won\n") || shown.contains("draw\n"), "{shown}");
    let again = complaint(&args);
    assert!(again.contains("not empty"), "{again}");
}

#[test]
fn tables_speak_other_languages_and_know_other_games() {
    let args = ["lab", "tournament", "reversi:4", "--players", "random,engine:3", "--games", "4"];
    let text = output(&[&args[..], &["--lang", "cs"]].concat(), "");
    assert!(text.contains("| Hráč ") && text.contains("Wilsonův interval"), "{text}");
    let english = output(&args, "");
    assert!(english.starts_with("reversi:4, games of each pair: 4"), "{english}");
}

#[test]
fn bad_tournaments_are_refused() {
    let refuses = |args: &[&str], parts: &[&str]| {
        let line = complaint(&[&["lab", "tournament"], args].concat());
        for part in parts {
            assert!(line.contains(part), "'{part}' is not in: {line}");
        }
    };
    refuses(&["3x3", "--players", PLAYERS], &["'3x3'"]);
    let refuses = |args: &[&str], parts: &[&str]| {
        refuses(&[&["3x3x3", "--players"], args].concat(), parts);
    };
    refuses(&["random"], &["two players"]);
    refuses(&["random,robot:2"], &["'robot'", "alpha-beta"]);
    refuses(&["random,pvs:-3"], &["--players", "'pvs:-3'", "a depth"]);
    refuses(&["random,engine:1s"], &["engine:1s", "clock"]);
    refuses(&["random,pvs:2:mobility"], &["'mobility'", "line-power"]);
    refuses(&["random,random"], &["random", "twice"]);
    refuses(&[PLAYERS, "--games", "3"], &["3 games", "even"]);
    refuses(&[PLAYERS, "--games", "0"], &["--games", "at least 1, got 0"]);
    refuses(&[PLAYERS, "--openings", "book"], &["--openings", "'book'", "random:N"]);
    refuses(&[PLAYERS, "--openings", "9"], &["9 plies"]);
    refuses(&[PLAYERS, "--out", "/dev/null/x"], &["cannot write /dev/null/x"]);
}

/// Ctrl-C, as the terminal sends it, once games are being played.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_prints_the_table_so_far() {
    use std::process::{Command, Stdio};
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("games");
    let mut running = Command::new(assert_cmd::cargo::cargo_bin!("inarow"))
        .args(["lab", "tournament", "5x5x4", "--players", "alpha-beta:3,alpha-beta:2"])
        .args(["--games", "100000", "--threads", "3", "--out", folder.to_str().unwrap()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // The main thread, the one that waits for Ctrl-C, and two more that play.
    let threads = format!("/proc/{}/task", running.id());
    while fs::read_dir(&threads).map_or(0, Iterator::count) < 4 {
        assert!(running.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let kill = Command::new("kill").args(["-INT", &running.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let output = running.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && text.contains("stopped after "), "{text}");
    let games = fs::read_dir(folder.join("games")).map_or(0, Iterator::count);
    let number = if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
    assert!(text.contains(&format!("stopped after {number}")), "{games}: {text}");
}

#[test]
fn help_is_complete() {
    let text = output(&["lab", "tournament", "--help"], "");
    assert!(text.contains("--openings") && text.contains("Examples:"), "{text}");
    inarow(&["lab"], "").code(2);
}
