//! `inarow lab compare`: the counts, the files, going on after a kill, and everything that can be
//! wrong.

use crate::common::{inarow, output};
use assert_cmd::cargo::cargo_bin;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use words::{Language, Words};

/// Rows of CSV without the times.
fn counts(csv: &str) -> Vec<Vec<String>> {
    let rows = csv.lines().map(|line| {
        let mut row: Vec<String> = line.split(',').map(str::to_owned).collect();
        assert_eq!(row.len(), 12, "{line}");
        row.remove(9);
        row
    });
    rows.collect()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

/// The names of all files in a folder and its folders.
fn names(folder: &Path) -> Vec<PathBuf> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => names.extend(self::names(&path)),
            false => names.push(path),
        }
    }
    names.sort();
    names
}

#[test]
fn the_table_of_the_lab_sheet() {
    let arguments = ["3x3x3", "--algorithms", "minimax,negamax,alpha-beta", "--depths", "1-9"];
    let csv = output(&[&["lab", "compare"][..], &arguments, &["--csv"]].concat(), "");
    let head = "game,algorithm,evaluator,depth,nodes,leaves,evaluations,generated,cutoffs,time_ms,\
                best,value";
    assert_eq!(csv.lines().next().unwrap(), head);
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/depth_table.txt");
    let rows = counts(&csv);
    let mut checked = 0;
    for line in text(Path::new(data)).lines().filter(|line| !line.starts_with('#')) {
        let known: Vec<&str> = line.split_whitespace().collect();
        for (algorithm, nodes) in
            [("minimax", known[1]), ("negamax", known[1]), ("alpha-beta", known[4])]
        {
            let row = rows.iter().find(|row| row[1] == algorithm && row[3] == known[0]).unwrap();
            assert_eq!(row[4], nodes, "{row:?}");
            checked += 1;
        }
    }
    assert_eq!(checked, 27);
    let table = output(&[&["lab", "compare"][..], &arguments].concat(), "");
    assert!(table.starts_with("to run: 27 cells, forecast "), "{table}");
    assert!(table.contains("alpha-beta      9   16,811 "), "{table}");
    assert!(table.contains("minimax         9  549,946 "), "{table}");
}

#[test]
fn all_files_of_a_report() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("new").join("report");
    let out_text = out.to_str().unwrap();
    let arguments = |lang: &str| -> Vec<String> {
        let arguments = ["lab", "compare", "3x3x3+gravity", "--depths", "1-3,5"];
        let more = ["--evaluators", "open-lines,outcome", "--repeats", "2", "--out", out_text];
        [&arguments[..], &more, &["--lang", lang]]
            .concat()
            .iter()
            .map(|s| (*s).to_owned())
            .collect()
    };
    for lang in Language::ALL.map(Language::code) {
        let said = Words::new(lang.parse().unwrap()).say("heading-findings", &[]);
        let arguments = arguments(lang);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let shown = output(&arguments, "");
        assert!(shown.trim_end().ends_with("report.html"), "{shown}");
        let again = match lang {
            "en" => "to run: 48 cells, forecast ".to_owned(),
            _ => Words::new(lang.parse().unwrap()).say("terminal-nothing-to-run", &[]),
        };
        assert!(shown.starts_with(&again), "{shown}");
        let html = text(&out.join("report.html"));
        assert!(html.contains(&format!("<html lang=\"{lang}\">")) && html.contains(&said));
        assert!(html.contains(&format!("--out {out_text}")), "the command is not in it");
        assert_eq!(html.matches("<svg ").count(), 8);
        for forbidden in ["<script", "http://", "https://", "src=", "@import", "url(#kuva"] {
            let clean = html.replace("http://www.w3.org/2000/svg", "");
            assert!(!clean.contains(forbidden), "{lang}: {forbidden}");
        }
        let markdown = text(&out.join("report.md"));
        let pictures: Vec<&str> =
            markdown.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect();
        assert_eq!(pictures.len(), 8);
        for picture in pictures {
            assert!(fs::read(out.join(picture)).unwrap().starts_with(b"\x89PNG"), "{picture}");
        }
        // What is missing in a catalogue is told by its name.
        for document in [&html, &markdown] {
            for part in ["finding-", "heading-", "measured-", "{ $", "column-", "rules-in"] {
                assert!(!document.contains(part), "{lang}: {part}");
            }
        }
    }
    let json: serde_json::Value = serde_json::from_str(&text(&out.join("results.json"))).unwrap();
    assert_eq!(json["cells"].as_array().unwrap().len(), 48);
    let names = names(&out);
    assert_eq!(names.len(), 6 + 16, "{names:?}");
}

/// Waits until a run has kept some cells.
fn wait_for_cells(journal: &Path) {
    let begin = Instant::now();
    // The first line says what it is.
    while fs::read_to_string(journal).map_or(0, |text| text.lines().count()) < 4 {
        assert!(begin.elapsed() < Duration::from_secs(120), "it does not get on");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn killed_in_the_middle_it_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, killed) = (folder.path().join("whole"), folder.path().join("killed"));
    let arguments = |out: &Path| -> Vec<String> {
        let arguments = ["lab", "compare", "4x4x4", "--depths", "1-5", "--repeats", "5"];
        let more = ["--cell-limit", "600", "--out", out.to_str().unwrap()];
        [&arguments[..], &more].concat().iter().map(|s| (*s).to_owned()).collect()
    };
    let run = |out: &Path| {
        let arguments = arguments(out);
        output(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), "")
    };
    let mut child = Command::new(cargo_bin!("inarow"))
        .args(arguments(&killed))
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let journal = killed.join("cells.jsonl");
    wait_for_cells(&journal);
    child.kill().unwrap();
    child.wait().unwrap();
    let kept = text(&journal);
    assert!(kept.lines().count() < 31, "it had finished before it was killed");
    assert!(!killed.join("report.html").exists());
    // Killed a little later, it would have left a part of a line.
    fs::write(&journal, format!("{kept}{{\"game\":\"4x")).unwrap();

    let shown = run(&killed);
    assert!(shown.contains("known from an earlier run"), "{shown}");
    run(&whole);
    let csv = |folder: &Path| counts(&text(&folder.join("results.csv")));
    assert_eq!(csv(&killed), csv(&whole));
    assert_eq!(csv(&whole).len(), 31);
    assert!(text(&journal).starts_with(kept.trim_end_matches(|c| c != '\n')), "cells were lost");
    let files = |folder: &Path| {
        let names = names(folder).into_iter();
        names.map(|name| name.strip_prefix(folder).unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(files(&killed), files(&whole));
}

#[cfg(unix)]
/// A search of one's own that was changed is measured again, and one that failed is tried again; ours are not.
#[test]
#[cfg(unix)]
fn what_was_changed_is_measured_again() {
    let folder = tempfile::tempdir().unwrap();
    let compare = || {
        let output = Command::new(cargo_bin!("inarow"))
            .current_dir(folder.path())
            .args([
                "lab",
                "compare",
                "3x3x3",
                "--player",
                "mine=python3 mine.py",
                "--depths",
                "1-2",
            ])
            .args(["--algorithms", "minimax,mine", "--repeats", "1", "--out", "out"])
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let table = text(&folder.path().join("out/results.csv"));
        let nodes =
            counts(&table).into_iter().filter(|row| row[1] == "mine").map(|row| row[4].clone());
        (nodes.collect::<Vec<_>>(), text(&folder.path().join("out/cells.jsonl")).lines().count())
    };
    let write = |nodes: u32| {
        let program = format!(
            "import sys\nfor line in sys.stdin:\n if line.startswith('legal'): best = line.split()[1]\n \
             if line.startswith('go'): print('best', best, 'value 0 nodes', {nodes}, flush=True)\n"
        );
        fs::write(folder.path().join("mine.py"), program).unwrap();
    };
    // There is no such file yet.
    assert_eq!(compare(), (vec![String::new(); 2], 5));
    write(7);
    assert_eq!(compare(), (vec!["7".to_owned(); 2], 7));
    assert_eq!(compare(), (vec!["7".to_owned(); 2], 7));
    write(8);
    assert_eq!(compare(), (vec!["8".to_owned(); 2], 9));
}

#[test]
fn ctrl_c_leaves_what_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("cells.jsonl");
    let child = Command::new(cargo_bin!("inarow"))
        .args(["lab", "compare", "5x5x4", "--depths", "1-5", "--cell-limit", "600", "--out"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    wait_for_cells(&journal);
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let run = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(run.stderr).unwrap();
    assert!(stderr.starts_with("error: interrupted: "), "{stderr}");
    assert!(stderr.contains("of 30 cells done; the same command continues"), "{stderr}");
    let shown = String::from_utf8(run.stdout).unwrap();
    assert!(shown.contains("\nminimax") && shown.contains(" 626 "), "{shown}");
    assert!(text(&journal).ends_with('\n'));
    assert_eq!(names(folder.path()), [journal]);
}

#[track_caller]
fn refuses(arguments: &[&str], parts: &[&str]) {
    crate::common::refuses(&[&["lab", "compare"][..], arguments].concat(), parts);
}

#[test]
fn bad_input() {
    refuses(
        &["3x3x3", "--algorithms", "minimax,magic"],
        &["--algorithms", "'magic'", "alpha-beta"],
    );
    refuses(&["3x3x3", "--depths", "0"], &["--depths", "depth 0", "1 to 100"]);
    refuses(&["3x3x3", "--depths", "1000"], &["--depths", "depth 1000", "1 to 100"]);
    refuses(&["3x3x3", "--depths", "-1"], &["--depths", "1 to 100"]);
    refuses(&["3x3x3", "--depths", "5-2"], &["--depths", "5-2"]);
    refuses(&["3x3x3", "--depths", "deep"], &["--depths", "'deep'", "1-9"]);
    refuses(&["3x3x3", "--evaluators", "magic"], &["'magic'", "open-lines"]);
    refuses(&["3x3x3", "--repeats", "0"], &["--repeats", "at least 1, got 0"]);
    refuses(&["3x3x3", "--repeats", "5000"], &["5000", "1 to 1000"]);
    for limit in ["0", "-1", "fast", "inf", "nan", "1e3", ""] {
        refuses(&["3x3x3", "--cell-limit", limit], &["--cell-limit", limit, "0.5"]);
    }
    refuses(&["3x3x3", "--cell-limit", "99999999999"], &["a week"]);
    refuses(&["3x3x3", "--lang", "de"], &["--lang", "'de'", "en, pl, cs, ru"]);
    refuses(&["3x3"], &["'3x3'", "WIDTHxHEIGHTxK"]);
    refuses(&["3x3x3", "--moves", "b2 b2"], &["move 2", "b2 is taken"]);
    refuses(&["3x3x3", "--moves", "a1 b1 a2 b2 a3"], &["over"]);
    refuses(&["3x3x3", "--scoring", "golf"], &["--scoring", "'golf'"]);
    for arguments in
        [&["lab"][..], &["lab", "compare"], &["lab", "compare", "3x3x3", "--csv", "--json"]]
    {
        let run = inarow(arguments, "").code(2);
        assert!(!String::from_utf8_lossy(&run.get_output().stderr).contains("panicked"));
    }
}

#[test]
fn folders_that_cannot_be_used() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("file"), "").unwrap();
    let quick = |out: &str, depths: &str| -> Vec<String> {
        ["3x3x3", "--depths", depths, "--out", out].map(str::to_owned).to_vec()
    };
    let refuses = |arguments: Vec<String>, parts: &[&str]| {
        refuses(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), parts);
    };
    refuses(quick(&path("file"), "1"), &["cannot make the folder", "file"]);
    refuses(quick(&path("file/below"), "1"), &["cannot make the folder", "below"]);

    let out = path("out");
    let arguments = quick(&out, "1-2");
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    output(&[&["lab", "compare"][..], &arguments].concat(), "");
    let before = names(Path::new(&out));
    refuses(quick(&out, "1-3"), &["cells.jsonl", "other settings", "depths: [1,2] there"]);
    let journal = Path::new(&out).join("cells.jsonl");
    let version = concat!("\"", env!("CARGO_PKG_VERSION"), "\"");
    fs::write(&journal, text(&journal).replace(version, "\"99.0.0\"")).unwrap();
    refuses(quick(&out, "1-2"), &["cells.jsonl", "version 99.0.0"]);
    assert_eq!(names(Path::new(&out)), before);

    fs::create_dir_all(path("strange/cells.jsonl")).unwrap();
    refuses(quick(&path("strange"), "1"), &["cells.jsonl", "not a file"]);
}

#[test]
fn a_strangers_files_are_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let arguments = ["3x3x3", "--depths", "1", "--algorithms", "minimax", "--out", out];
    for name in ["report.md", "results.csv", "plots/mine.svg"] {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, "mine").unwrap();
        let shown = name.split('/').next().unwrap();
        refuses(&arguments, &[shown, "is there already", "--out", "move the file away"]);
        assert_eq!(text(&path), "mine");
        assert_eq!(names(folder.path()), std::slice::from_ref(&path), "nothing else is written");
        fs::remove_file(path).unwrap();
        let _ = fs::remove_dir(folder.path().join("plots"));
    }
    // A file that no report has is no reason not to write one beside it.
    fs::write(folder.path().join("notes.txt"), "mine").unwrap();
    let whole = [&["lab", "compare"][..], &arguments].concat();
    output(&whole, "");
    // Over a report of our own another one may be written; and only such files are.
    output(&whole, "");
    let known = ["report.html", "report.md", "results.csv", "results.json", "table.txt"];
    for name in names(folder.path()) {
        let name = name.strip_prefix(folder.path()).unwrap().to_str().unwrap().to_owned();
        let is_known = known.contains(&name.as_str()) || name.starts_with("plots/");
        assert!(is_known || name == "cells.jsonl" || name == "notes.txt", "{name}");
    }
}

/// Files of at most this many blocks, as on a disk that is full.
#[cfg(unix)]
fn with_blocks(blocks: u32, out: &Path) -> std::process::Output {
    let program = cargo_bin!("inarow");
    let script = format!(
        "trap '' XFSZ; ulimit -f {blocks}; exec '{}' lab compare 3x3x3 --depths 1-4 --out '{}'",
        program.display(),
        out.display()
    );
    Command::new("sh").args(["-c", &script]).output().unwrap()
}

#[cfg(unix)]
#[test]
fn a_disk_that_is_full() {
    let folder = tempfile::tempdir().unwrap();
    // The first line of the journal, some cells, everything but the largest files of the report.
    for (blocks, part) in [(0, "cells.jsonl"), (4, "cells.jsonl"), (40, "nothing of the report")] {
        let out = folder.path().join(blocks.to_string());
        let run = with_blocks(blocks, &out);
        let stderr = String::from_utf8(run.stderr).unwrap();
        assert_eq!(run.status.code(), Some(2), "{blocks}: {stderr}");
        assert!(stderr.starts_with("error: cannot write ") && stderr.contains(part), "{stderr}");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
        let left = names(&out);
        assert_eq!(left, [out.join("cells.jsonl")], "{blocks}");
        let journal = text(&left[0]);
        assert!(journal.is_empty() || journal.ends_with('\n'), "a line is cut off: {journal}");
        // With room again it goes on.
        let out = out.to_str().unwrap();
        output(&["lab", "compare", "3x3x3", "--depths", "1-4", "--out", out], "");
        assert!(Path::new(out).join("report.html").exists());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_takes_nothing() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let run = Command::new(cargo_bin!("inarow"))
        .args(["lab", "compare", "3x3x3", "--depths", "1-2", "--csv"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(run.status.code(), Some(2));
    let stderr = String::from_utf8(run.stderr).unwrap();
    assert!(stderr.starts_with("error: cannot write the output"), "{stderr}");
}
