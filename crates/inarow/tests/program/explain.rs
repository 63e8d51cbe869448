//! `inarow explain`: search trees as text and as files, and what it says to bad input.

use crate::common::{complaint, output};
use serde_json::Value;
use std::fs;

fn explain(args: &[&str]) -> String {
    output(&[&["explain"], args].concat(), "")
}

fn trace(args: &[&str]) -> Value {
    serde_json::from_str(&explain(&[args, &["--format", "json"]].concat())).unwrap()
}

#[test]
fn the_text_shows_windows_values_and_cuts() {
    let text = explain(&["3x3x3", "--moves", "b2 a1 c3", "--depth", "2"]);
    for part in [
        "3x3x3 b2 a1 c3: alpha-beta, depth 2, line-power",
        "21 nodes, 14 leaves, 4 cuts, 0 table hits",
        "▼ MIN  [-∞, +∞]  +110",
        "├─ b3  ▲ MAX  [-∞, +110]  ≥+110  ✂ 4 moves cut (α ≥ β: +110 ≥ +110): a2 c2 b1 c1",
        "★",
    ] {
        assert!(text.contains(part), "'{part}' is not in:\n{text}");
    }
}

#[test]
fn the_known_numbers_of_nodes() {
    let totals = |rest: &[&str]| {
        let all = [&["3x3x3", "--depth", "9", "-e", "outcome", "--levels", "1"], rest].concat();
        explain(&all)
    };
    assert!(totals(&["-a", "minimax"]).contains("549,946 nodes, 255,168 leaves, 0 cuts"));
    assert!(totals(&["-a", "alpha-beta"]).contains("18,297 nodes"));
    assert!(totals(&["--order", "center"]).contains("7,275 nodes"));
    assert!(totals(&["--window", "loss,win"]).contains("16,811 nodes"));
}

#[test]
fn a_large_tree_is_cut_short_and_says_so() {
    let text = explain(&["3x3x3", "--depth", "9", "-e", "outcome", "-a", "minimax"]);
    assert!(text.lines().count() < 2_600);
    assert!(text.contains("--levels 9 shows all"), "{text}");
    let all = explain(&["3x3x3", "--depth", "5", "-a", "minimax", "--levels", "5"]);
    assert!(all.lines().count() > 18_730);
}

#[test]
fn a_trace_repeats_its_search() {
    let found = trace(&["4x3x3", "--moves", "b2", "-a", "pvs", "-d", "2", "--weights", "1,-5"]);
    assert_eq!((&found["format"], &found["version"]), (&"inarow-trace".into(), &2.into()));
    let search = &found["search"];
    assert_eq!(search["game"]["game"], "4x3x3");
    assert_eq!(search["weights"], serde_json::json!([1, -5]));
    let nodes = found["nodes"].as_array().unwrap();
    assert_eq!(found["totals"]["nodes"], nodes.len());
    assert_eq!(found["totals"]["events"], found["events"].as_array().unwrap().len());
}

#[test]
fn a_position_becomes_moves_that_lead_there() {
    for (rules, position) in [
        ("3x3x3", "x1o/1x1/3 o"),
        ("3x3x3", "xxo/oox/x2 o"),
        ("3x3x3+gravity", "3/x2/oox x"),
        ("5x4x4+gravity", "5/1o3/1xo2/xxo1o x"),
        ("5x5x3+exact", "xxxx1/5/ooo1o/5/5 x"),
        ("3x3x3", "xxx/oo1/3 o"),
    ] {
        let found = trace(&[rules, "--position", position, "--depth", "1"]);
        let game = &found["search"]["game"];
        let moves: Vec<&str> =
            game["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        let mut board = mnk::Board::starting_with(
            rules.parse().unwrap(),
            if game["first"] == "o" { gametree::Side::Second } else { gametree::Side::First },
        );
        for name in moves {
            board.try_play_named(name).unwrap();
        }
        assert_eq!(board.to_string(), format!("{rules} {position}"));
    }
}

#[test]
fn files_are_written() {
    let folder = tempfile::tempdir().unwrap();
    for (format, begins) in [
        ("svg", "<svg"),
        ("html", "<!doctype html>"),
        ("dot", "digraph"),
        ("json", "{\"format\": \"inarow-trace\""),
        ("text", "A(B(3 12 8)"),
    ] {
        let path = folder.path().join(format!("tree.{format}"));
        let tree = "A(B(3 12 8) C(2 <b>=4 6) D(14 5 2))";
        let name = path.to_str().unwrap();
        let said = explain(&["--tree", tree, "--format", format, "--out", name]);
        assert_eq!(said, format!("{name}: 11 nodes written\n"));
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with(begins), "{text}");
        if format == "html" {
            assert!(text.contains("inarow explain &#39;tree:A(B(3 12 8) C(2 &lt;b&gt;=4 6)"));
            assert!(!text.contains("<script") && !text.contains("<b>"));
        }
    }
    let record = folder.path().join("game.psq");
    fs::write(&record, "Piskvorky 15x15, 11:11, 1\n8,8,0\n9,9,0\n").unwrap();
    let text = explain(&[record.to_str().unwrap(), "--depth", "1"]);
    assert!(text.starts_with("15x15x5 "), "{text}");
}

#[test]
fn bad_input_is_explained() {
    let refuses = |args: &[&str], parts: &[&str]| {
        let line = complaint(&[&["explain"], args].concat());
        for part in parts {
            assert!(line.contains(part), "'{part}' is not in: {line}");
        }
    };
    refuses(&["3x3x3"], &["--depth 3"]);
    refuses(&["3x3x3", "--depth", "0"], &["at least 1, got 0"]);
    refuses(&["3x3x3", "--depth", "500"], &["500", "1 to 120"]);
    refuses(&["3x3x9", "--depth", "2"], &["k must be 1 to 3", "got 9"]);
    refuses(&["3x3x3", "--depth", "2", "-a", "mcts"], &["mcts", "deepening"]);
    refuses(&["3x3x3", "--depth", "2", "-a", "magic"], &["'magic'"]);
    refuses(&["3x3x3", "--depth", "2", "--format", "pdf"], &["'pdf'", "svg"]);
    refuses(&["3x3x3", "--depth", "2", "--weights", "1,x"], &["'x'", "1,10,100"]);
    refuses(&["3x3x3", "-d", "2", "-e", "outcome", "--weights", "1"], &["line-power"]);
    refuses(&["3x3x3", "--depth", "2", "--window", "5,1"], &["'5,1'"]);
    refuses(&["3x3x3", "-d", "2", "-a", "minimax", "--window", "1,5"], &["pvs"]);
    refuses(&["3x3x3", "-d", "2", "--format", "svg", "--levels", "2"], &["--levels", "text"]);
    refuses(&["3x3x3", "-d", "5", "--format", "svg", "-a", "minimax"], &["18730", "2000"]);
    refuses(&["4x4x4", "-d", "9", "-a", "minimax"], &["1000000 nodes", "smaller depth"]);
    refuses(&["--tree", "(3 (5"], &["character 1", "never closed", "add )"]);
    refuses(&["--tree", "(3 five)"], &["'five'", "whole number"]);
    refuses(&["3x3x3", "-d", "1", "--out", "/nowhere/at/all"], &["/nowhere/at/all"]);
    refuses(&["3x3x3", "--moves", "b2 b2", "--depth", "1"], &["move 2", "taken"]);
}

#[test]
fn a_typed_tree_needs_no_depth() {
    let tree = "((3 12 8) (2 4 6))";
    assert_eq!(explain(&["--tree", tree]), explain(&[&format!("tree:{tree}")]));
}

#[test]
fn other_games_are_explained_too() {
    let text = explain(&["reversi:4", "--moves", "b1", "--depth", "2", "--lang", "cs"]);
    assert!(text.starts_with("reversi:4 b1: alpha-beta, hloubka 2, corners\n"), "{text}");
    let found = trace(&["dots:1x1", "--depth", "3", "-a", "minimax"]);
    assert_eq!(found["search"]["game"]["game"], "dots:1x1");
}

/// A file of at most so many blocks, as on a disk that is full.
#[cfg(unix)]
#[test]
fn a_disk_that_is_full_leaves_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tree.json");
    fs::write(&path, "old").unwrap();
    let script = format!(
        "trap '' XFSZ; ulimit -f 8; exec '{}' explain 3x3x3 --depth 4 --format json --out '{}'",
        assert_cmd::cargo::cargo_bin!("inarow").display(),
        path.display()
    );
    let run = std::process::Command::new("sh").args(["-c", &script]).output().unwrap();
    let stderr = String::from_utf8(run.stderr).unwrap();
    assert_eq!(run.status.code(), Some(2), "{stderr}");
    assert!(stderr.starts_with("error: cannot write ") && stderr.contains("tree.json"), "{stderr}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing stays behind");
}
