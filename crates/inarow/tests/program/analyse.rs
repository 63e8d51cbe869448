//! `inarow analyse`: rows of text and of JSON, and what is refused.

use crate::common::{complaint, inarow, output};
use serde_json::Value;

fn rows(args: &[&str]) -> Vec<Value> {
    let text = output(&[&["analyse"], args, &["--json"]].concat(), "");
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_win_is_told_with_its_distance_and_line() {
    let moves = "h8 h9 i8 i9 j8 j9";
    let text = output(&["analyse", "15x15x5", "--moves", moves, "--time", "2000"], "");
    assert!(text.starts_with("15x15x5 "), "{text}");
    assert!(text.contains(": X to move\n") && text.contains("  X3  "), "{text}");
    let last = text.lines().last().unwrap();
    let told = "X3 (X wins in 3 plies)";
    assert!(last == format!("best k8: {told}") || last == format!("best g8: {told}"), "{last}");
}

#[test]
fn every_depth_is_a_row() {
    let rows = rows(&["15x15x5", "--moves", "h8 i9", "--depth", "4"]);
    let depths: Vec<u64> = rows.iter().map(|row| row["depth"].as_u64().unwrap()).collect();
    assert_eq!(depths, [1, 2, 3, 4]);
    for row in &rows {
        let keys: Vec<&String> = row.as_object().unwrap().keys().collect();
        let expected = ["depth", "line", "value", "proven", "nodes", "nps", "time_ms", "pv"];
        assert_eq!(keys, expected);
        assert_eq!((&row["line"], &row["proven"]), (&1.into(), &false.into()));
        assert!(!row["pv"].as_array().unwrap().is_empty());
    }
}

#[test]
fn several_lines_are_told_best_first() {
    let rows = rows(&["15x15x5", "--moves", "h8 i9", "--depth", "3", "--lines", "3"]);
    let last = &rows[rows.len() - 3..];
    let lines: Vec<u64> = last.iter().map(|row| row["line"].as_u64().unwrap()).collect();
    let value = |row: &Value| row["value"].as_str().unwrap().parse::<i64>().unwrap();
    let values: Vec<i64> = last.iter().map(value).collect();
    assert_eq!(lines, [1, 2, 3]);
    assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
    assert!(last[0]["pv"][0] != last[1]["pv"][0] && last[1]["pv"][0] != last[2]["pv"][0]);
}

#[test]
fn every_game_can_be_analysed() {
    for game in [
        "3x3x3",
        "1x1x1",
        "12x12x9",
        "7x6x4+gravity",
        "9x9x8+exact",
        "32x1x32",
        "8x8x2",
        "reversi",
        "draughts",
        "dots:6x6",
    ] {
        assert!(!rows(&[game, "--time", "50"]).is_empty(), "{game}");
    }
    let lines = rows(&["reversi", "--depth", "3", "--lines", "3"]);
    assert_eq!(lines.last().unwrap()["line"], 3);
}

#[test]
fn results_are_from_the_point_of_view_of_x() {
    let won = rows(&["15x15x5", "--moves", "h8 h9 i8 i9 j8 j9 k8 k9"]);
    let last = won.last().unwrap();
    assert_eq!((&last["value"], &last["proven"]), (&"X1".into(), &true.into()));
    // O is to move, and X wins all the same.
    let lost = rows(&["15x15x5", "--moves", "h8 h9 i8 a1 j8 a15 k8"]);
    assert_eq!(lost.last().unwrap()["value"], "X2");
}

#[test]
fn an_empty_board_is_searched_too() {
    let rows = rows(&["15x15x5", "--depth", "3"]);
    assert!(rows.last().unwrap()["nodes"].as_u64().unwrap() > 0, "{rows:?}");
}

#[test]
fn nodes_and_time_end_it() {
    let nodes = rows(&["15x15x5", "--moves", "h8 i9", "--nodes", "3000"]);
    assert!(nodes.last().unwrap()["nodes"].as_u64().unwrap() <= 3100);
    for time in ["0", "60"] {
        let rows = rows(&["15x15x5", "--moves", "h8 i9", "--time", time, "--threads", "2"]);
        assert!(!rows.is_empty());
    }
}

#[test]
fn records_can_be_analysed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.psq");
    std::fs::write(&file, "Piskvorky 15x15, 11:11, 0\n8,8,0\n8,7,0\n9,8,0\n").unwrap();
    let name = file.to_str().unwrap();
    let text = output(&["analyse", name, "--depth", "2"], "");
    assert!(text.contains("15x15x5") && text.contains(": O to move"), "{text}");
    let text = output(&["analyse", "15x15x5+exact", name, "--depth", "2"], "");
    assert!(text.contains("15x15x5+exact"), "{text}");
    let refused = complaint(&["analyse", name, "--moves", "a1"]);
    assert!(refused.contains("its own moves"), "{refused}");
}

#[test]
fn a_game_is_reviewed_move_by_move() {
    let moves = ["3x3x3", "--moves", "b2 b1 b3 a1 c1", "--review"];
    let text = output(&[&["analyse"], &moves[..]].concat(), "");
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[3].starts_with("2  O  b1   = → X5  ?? This turned a draw into a loss."),
        "{text}"
    );
    assert!(lines[4].starts_with("3  X  b3  X5 → =   ?? This turned a win into a draw."), "{text}");
    assert!(lines.contains(&"Changed the result     1     1"), "{text}");
    assert!(text.ends_with("All results are proven.\n"), "{text}");
    let rows = rows(&moves);
    assert_eq!((rows.len(), &rows[1]["judgement"]), (6, &"changed".into()));
    assert_eq!((&rows[2]["from"], &rows[2]["to"]), (&"win".into(), &"draw".into()));
    assert_eq!(rows[5]["summary"]["x"]["missed_wins"], 1);
    assert_eq!(rows[5]["ended"], "complete");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.psq");
    std::fs::write(&file, "Piskvorky 15x15, 11:11, 0\n8,8,0\n8,7,0\n9,8,0\n").unwrap();
    let name = file.to_str().unwrap();
    let text = output(&["analyse", name, "--review", "--nodes", "500"], "");
    assert!(text.contains("3  X  i8"), "{text}");
}

#[test]
fn bad_input_is_refused_in_one_line() {
    for (args, part) in [
        (&["0x3x3"][..], "width must be 1 to 32, got 0"),
        (&["15x15x5", "--moves", "b2 b2"], "b2 is taken"),
        (&["3x3x3", "--position", "xxx/oo1/3 o"], "the game is over"),
        (&["15x15x5", "--depth", "0"], "--depth"),
        (&["15x15x5", "--time", "-1"], "--time"),
        (&["15x15x5", "--nodes", "0"], "--nodes"),
        (&["15x15x5", "--threads", "0"], "--threads"),
        (&["15x15x5", "--threads", "65"], "--threads"),
        (&["15x15x5", "--hash", "0"], "--hash"),
        (&["15x15x5", "--lines", "0"], "--lines"),
        (&["15x15x5", "--review"], "no move has been played"),
        (&["nowhere.psq"], "nowhere.psq"),
    ] {
        let line = complaint(&[&["analyse"], args].concat());
        assert!(line.contains(part), "{line}");
    }
    inarow(&["analyse"], "").code(2);
}

/// What Ctrl-C sends.
#[cfg(unix)]
#[test]
fn ctrl_c_gives_the_best_so_far() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_inarow"))
        .args(["analyse", "15x15x5", "--moves", "h8 i9", "--time", "60000"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(400));
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    if sent.is_err() {
        child.kill().unwrap(); // nothing here could send it
    }
    let output = child.wait_with_output().unwrap();
    if sent.is_err() {
        return;
    }
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.lines().last().unwrap().starts_with("best "), "{text}");
}
