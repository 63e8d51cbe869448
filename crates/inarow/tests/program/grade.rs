//! `inarow grade`: marks, diagnoses, files, a whole class, and submissions that do not answer.
#![cfg(unix)]

use crate::common::{inarow, names, output, refuses};
use serde_json::Value;
use std::fs;
use std::path::Path;

const SUITE: &str = "title = 'Short <one>'\n[limits]\nseconds = 5\n[[test]]\nname = 'Minimax'\n\
    algorithm = 'minimax'\ngame = '3x3x3'\nevaluator = 'outcome'\nwin = 1\npoints = 10\n\
    check = ['value', 'move', 'nodes']\ndepths = [1, 2, 3]\nmoves = ['b2 a1 c3']\npositions = 8\n";

/// The submission of the tests of the crate `grade`, with these mutations.
fn command(mutations: &str) -> Vec<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grade/tests/submission.py");
    let file = file.to_str().unwrap().to_owned();
    let words = mutations.split_whitespace().map(str::to_owned);
    ["python3".to_owned(), file].into_iter().chain(words).collect()
}

fn graded(suite: &str, options: &[&str], command: &[String]) -> (i32, String) {
    let command = command.iter().map(String::as_str);
    let args: Vec<&str> = ["grade", suite]
        .into_iter()
        .chain(options.iter().copied())
        .chain(["--"])
        .chain(command)
        .collect();
    let run = inarow(&args, "");
    let output = run.get_output();
    let stdout = String::from_utf8(output.stdout.clone()).unwrap();
    (output.status.code().unwrap(), stdout + &String::from_utf8_lossy(&output.stderr))
}

#[test]
fn right_and_wrong_submissions_get_their_marks() {
    let folder = tempfile::tempdir().unwrap();
    let suite = folder.path().join("suite.toml").display().to_string();
    fs::write(&suite, SUITE).unwrap();
    let (code, text) = graded(&suite, &[], &command(""));
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("✓ Minimax: 10 of 10 points, 27 of 27 answers right"), "{text}");
    let out = folder.path().join("marks").display().to_string();
    let (code, text) = graded(&suite, &["--out", &out], &command("late"));
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("does not look whether the game is over"), "{text}");
    assert!(text.contains("inarow explain 3x3x3 --moves "), "{text}");
    let files = ["grade.html", "grade.json", "grade.txt", "junit.xml", "results.json"];
    assert_eq!(names(Path::new(&out)), files);
    let read = |name: &str| fs::read_to_string(format!("{out}/{name}")).unwrap();
    assert!(read("grade.html").contains("<h1>Short &lt;one&gt;</h1>"));
    assert!(read("junit.xml").contains("tests=\"1\" failures=\"1\""), "{}", read("junit.xml"));
    let results: Value = serde_json::from_str(&read("results.json")).unwrap();
    assert_eq!(results["tests"][0]["max_score"], 10.0);
    assert!(results["score"].as_f64().unwrap() < 10.0);
    let marks: Value = serde_json::from_str(&read("grade.json")).unwrap();
    assert_eq!(marks["tests"][0]["diagnosis"]["slip"], "terminal-late");
    let (code, json) = graded(&suite, &["--json"], &command("short"));
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, &json["tests"][0]["diagnosis"]["slip"]), (1, &"depth-short".into()));
    let (_, czech) = graded(&suite, &["--lang", "cs"], &command("short"));
    assert!(czech.contains("Prohledávání se dívá o půltah méně"), "{czech}");
}

#[test]
fn a_class_gets_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(path("suite.toml"), SUITE).unwrap();
    let good = fs::read_to_string(&command("")[1]).unwrap();
    fs::create_dir(path("class")).unwrap();
    fs::write(path("class/anna.py"), &good).unwrap();
    fs::write(path("class/bob, b.py"), good.replace("set(sys.argv[1:])", "{'leaf-sign'}")).unwrap();
    fs::write(path("class/carl.py"), "while True: pass").unwrap();
    let command = ["python3", "{}"].map(str::to_owned);
    let (class, out) = (path("class"), path("out"));
    let (code, text) = graded(&path("suite.toml"), &["--all", &class, "--out", &out], &command);
    assert_eq!(code, 1, "{text}");
    let csv = fs::read_to_string(path("out/class.csv")).unwrap();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0..2], ["Submission,Minimax,Σ", "anna.py,10,10/10"]);
    assert!(lines[2].starts_with("\"bob, b.py\",") && lines[3] == "carl.py,0,0/10", "{csv}");
    assert_eq!(names(Path::new(&out)), ["anna.py", "bob, b.py", "carl.py", "class.csv"]);
    let told = fs::read_to_string(path("out/carl.py/grade.txt")).unwrap();
    assert!(told.contains("no answer within 6 s"), "{told}");
}

#[test]
fn what_cannot_be_graded_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(path("bad.toml"), SUITE.replace("minimax", "magic")).unwrap();
    fs::create_dir(path("empty")).unwrap();
    refuses(&["grade", "none", "--", "x"], &["no suite is called 'none'", "searches, tic-tac-toe"]);
    refuses(&["grade", &path("bad.toml"), "--", "x"], &["bad.toml", "algorithm 'magic'"]);
    refuses(&["grade", "/dev/zero", "--", "x"], &["it must be a text file"]);
    refuses(&["grade", "searches"], &["the command of the submission is missing", "--"]);
    refuses(&["grade", "searches", "--all", &path("empty"), "--", "x"], &["needs a {}"]);
    refuses(&["grade", "searches", "--all", &path("empty"), "--", "x", "{}"], &["is empty"]);
    let suite = output(&["grade", "searches", "--print"], "");
    assert!(suite.contains("[[test]]") && suite.contains("equality"), "{suite}");
}
