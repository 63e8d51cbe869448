//! What is written for courses, done as it is written: each command for a shell is run.
#![cfg(unix)]

use crate::common::output;
use crate::serve_driver::Server;
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

/// The guide for teachers, from its first command to the last, in one folder.
#[test]
fn the_guide_for_teachers_is_followed() {
    let guide = include_str!("../../../../docs/teaching.md");
    let desk = desk();
    let folder = desk.path();
    fs::write(folder.join("lab.toml"), blocks(guide, "toml")[0]).unwrap();
    let commands = blocks(guide, "sh");
    // Where there are no namespaces without privileges, one of them cannot be tried.
    let apart = run("unshare --map-root-user --net true", folder).0 == 0;
    assert_eq!(commands[0], "inarow serve --lan\n");
    Server::run(&["serve", "--lan", "--no-open"]).assert_alive();
    let mut rest = commands[1..].iter();
    let mut next = |begin: &str, code: i32, parts: &[&str]| {
        let block = rest.next().unwrap();
        assert!(block.starts_with(begin), "{begin}: {block}");
        if begin == "unshare" && !apart {
            return;
        }
        let (ended, text) = run(block, folder);
        assert_eq!(ended, code, "{block}\n{text}");
        for part in parts {
            assert!(text.contains(part), "'{part}' is not in what {block} prints:\n{text}");
        }
    };
    next(
        "inarow show",
        0,
        &["moves: b2 a1", "  9  127,872", "  6  54,720", "  1  9\n  2  72\n  3  504\n"],
    );
    next("inarow play", 0, &["X: mine, depth 1", "The game is over: "]);
    next("inarow explain", 0, &["13 nodes, 9 leaves, 0 cuts", "nodes        82"]);
    next("inarow lab faults leaf", 0, &["The smallest counter-example, depth 1"]);
    next("inarow explain", 0, &["11 nodes, 7 leaves, 1 cut"]);
    next("inarow lab faults beta", 0, &["low-without-max\n", "cannot be seen without a counter"]);
    assert!(fs::read_to_string(folder.join("figure.html")).unwrap().contains("<svg"));
    next("inarow lab compare", 0, &["alpha-beta      9   16,811 ", "3 | alpha-beta:2:line-power"]);
    next("inarow lab compare", 0, &["mine            7   10,738 ", "report/report.html"]);
    let report = fs::read_to_string(folder.join("report/report.md")).unwrap();
    assert!(report.contains("`mine`, the author’s own, visited exactly as many nodes"), "{report}");
    next("inarow grade searches --print", 0, &[]);
    for suite in ["searches", "tic-tac-toe", "functions", "gomocup"] {
        assert!(guide.contains(&format!("| `{suite}` | ")), "{suite}");
        output(&["grade", suite, "--print"], "");
    }
    next("inarow grade lab.toml", 0, &["Total: 100 of 100 points"]);
    let conventions = ["549,946", "18,297", "16,811", "146,120", "20,866", "7,275", "255,168"];
    next("inarow search", 0, &conventions);
    let table = guide.split("## Conventions").nth(1).unwrap();
    for count in conventions.iter().chain(&["294,778", "549,945"]) {
        assert!(table.contains(&format!("| {count} |")), "{count}");
    }
    let shown = blocks(guide, "text");
    next("mkdir submissions", 1, &["anna  100/100", "carl  97.69/100", "dora  0/100", shown[0]]);
    let carl = fs::read_to_string(folder.join("marks/carl/grade.txt")).unwrap();
    next("cat marks/carl", 0, &[&carl]);
    let dora = fs::read_to_string(folder.join("marks/dora/grade.txt")).unwrap();
    assert!(dora.contains("the last on its standard error: Error: not finished"), "{dora}");
    assert!(carl.contains(shown[1]), "{carl}");
    assert!(fs::exists(folder.join("marks/carl/grade.html")).unwrap());
    let csv = fs::read_to_string(folder.join("marks/ranking.csv")).unwrap();
    assert!(csv.contains("\n1,carl,8,") && csv.contains("\n4,dora,0,"), "{csv}");
    let csv = fs::read_to_string(folder.join("marks/class.csv")).unwrap();
    assert!(csv.lines().any(|line| line.starts_with("dora,0,0,0,0,0,")), "{csv}");
    next("sha256sum", 0, &["submissions/anna/searches.mjs", "submissions/bob/searches.mjs"]);
    next("sed", 0, &["Total: 100 of 100 points"]);
    next("awk", 0, &["Total: 100 of 100 points"]);
    next("unshare", 0, &["Total: 100 of 100 points"]);
    next("inarow grade functions --print", 0, &["seven functions"]);
    assert!(rest.next().is_none(), "every command was run");
}
