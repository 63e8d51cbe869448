//! What is written for courses, done as it is written: each command for a shell is run.
#![cfg(unix)]

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// A folder in which the commands of a document find what they name: the examples of this repository.
fn desk() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    std::os::unix::fs::symlink(examples.canonicalize().unwrap(), folder.path().join("examples"))
        .unwrap();
    folder
}

/// The blocks of a document in this language, one after the other.
fn blocks<'a>(document: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    document.split(&*fence).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

/// What a block for a shell prints, and its exit code.
fn run(block: &str, folder: &Path) -> (i32, String) {
    let program = cargo_bin!("inarow");
    let path = format!("{}:{}", program.parent().unwrap().display(), env::var("PATH").unwrap());
    let run = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{block}")])
        .current_dir(folder)
        .env("PATH", path)
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    (run.status.code().unwrap(), String::from_utf8(run.stdout).unwrap())
}

#[track_caller]
fn prints(block: &str, folder: &Path, parts: &[&str]) {
    let (code, text) = run(block, folder);
    assert_eq!(code, 0, "{block}\n{text}");
    for part in parts {
        assert!(text.contains(part), "'{part}' is not in:\n{text}");
    }
}

#[test]
fn the_lab_sheet_in_javascript_is_played_graded_and_handed_in() {
    let desk = desk();
    let folder = desk.path();
    let readme = include_str!("../../../../examples/lab_sheet_js/README.md");
    let [play, grade, compare] = blocks(readme, "sh")[..] else { panic!("three commands") };
    prints(play, folder, &["X: mine, depth 4", "The game is over: it is a draw."]);
    prints(grade, folder, &["Total: 100 of 100 points"]);
    prints(compare, folder, &["my-alpha-beta      9   16,811 "]);
    let text = |name: &str| fs::read_to_string(folder.join("report").join(name)).unwrap();
    let results: Value = serde_json::from_str(&text("results.json")).unwrap();
    let cells = results["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 6 * 9);
    for ours in cells.iter().filter(|cell| !cell["algorithm"].as_str().unwrap().starts_with("my-"))
    {
        let name = format!("my-{}", ours["algorithm"].as_str().unwrap());
        let is_mine = |cell: &&Value| cell["algorithm"] == *name && cell["depth"] == ours["depth"];
        let mine = cells.iter().find(is_mine).unwrap();
        for count in ["nodes", "leaves", "evaluations", "cutoffs", "best"] {
            assert_eq!(mine[count], ours[count], "{count}: {mine}");
        }
    }
    let report = text("report.md");
    for part in [
        "**Author**: Your name",
        "A position is an object of the class State",
        "`my-alpha-beta`, the author’s own, visited exactly as many nodes as `alpha-beta`",
        "found the same value",
        "### `searches.mjs`",
        "X is `my-alpha-beta:4`",
    ] {
        assert!(report.contains(part), "{part} is not in:\n{report}");
    }
    // Nobody has told how many moves were generated.
    assert!(report.contains("| my-minimax † | 1 | 10 | 9 | 9 | – | 0 |"), "{report}");
    assert!(text("results.csv").contains("my-minimax,open-lines,1,10,9,9,,0,"));
}
