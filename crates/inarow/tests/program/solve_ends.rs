//! How `inarow solve` and `inarow check` end when something around them fails: nobody reads, nothing
//! can be written, somebody wants them to end.
#![cfg(unix)]

use crate::common::{names, output, refuses, wait_until};
use assert_cmd::cargo::cargo_bin;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The exit code and what is said on stderr, with an output that nobody reads.
fn unread(args: &[&str]) -> (Option<i32>, String) {
    let (reader, writer) = io::pipe().unwrap();
    drop(reader);
    let ended = Command::new(cargo_bin!("inarow")).args(args).stdout(writer).output().unwrap();
    (ended.status.code(), String::from_utf8(ended.stderr).unwrap())
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn an_answer_that_nobody_reads_is_still_no() {
    let folder = tempfile::tempdir().unwrap();
    let proof = folder.path().join("proof");
    output(&["solve", "3x3x3", "--certificate", text(&proof)], "");
    assert_eq!(unread(&["check", text(&proof)]).0, Some(0));
    fs::write(&proof, "hello").unwrap();
    assert_eq!(unread(&["check", text(&proof)]).0, Some(1));
    assert_eq!(unread(&["check", text(&proof), "--json"]).0, Some(1));
    // They end as soon as they have something to say.
    for args in [&["solve", "8x8x5", "--json"][..], &["solve", "8x8x5", "--openings", "--json"]] {
        let (code, stderr) = unread(args);
        assert_eq!((code, stderr.as_str()), (Some(2), "error: stopped before it was solved\n"));
    }
    let page = folder.path().join("solved.md");
    let (code, stderr) = unread(&["solve", "--table", "--out", text(&page)]);
    assert!(code == Some(2) && stderr.contains("nobody reads"), "{stderr}");
    assert!(!page.exists());
    assert_eq!(unread(&["solve", "3x3x3"]).0, Some(0));
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_no_verdict() {
    let folder = tempfile::tempdir().unwrap();
    let proof = folder.path().join("proof");
    output(&["solve", "3x3x3", "--certificate", text(&proof)], "");
    for args in [["check", text(&proof)], ["solve", "3x3x3"]] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let ended = Command::new(cargo_bin!("inarow")).args(args).stdout(full).output().unwrap();
        let stderr = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(2), "{stderr}");
        assert!(stderr.starts_with("error: cannot write the output: "), "{stderr}");
    }
}

#[test]
fn a_table_with_open_games_is_an_error_too() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("solved.md");
    let args = ["solve", "--table", "--quick", "--time", "0", "--out", text(&page), "--json"];
    let ended = Command::new(cargo_bin!("inarow")).args(args).output().unwrap();
    let stderr = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains("not finished in time: "), "{stderr}");
    assert!(fs::read_to_string(&page).unwrap().contains("| not finished in 0 s |"));
}

/// A search with a checkpoint that takes ages.
fn solve_args<'a>(checkpoint: &'a Path, every: &'a str) -> [&'a str; 7] {
    ["solve", "8x8x5", "--checkpoint", text(checkpoint), "--every", every, "--json"]
}

/// The same on its way.
fn begun(checkpoint: &Path, every: &str) -> Child {
    let program = cargo_bin!("inarow");
    let mut command = match cfg!(target_os = "linux") {
        // Also if these tests were started by nohup.
        true => {
            let mut env = Command::new("env");
            env.arg("--default-signal=HUP").arg(program);
            env
        }
        false => Command::new(program),
    };
    let mut run = command
        .args(solve_args(checkpoint, every))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(run.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("\"doing\":\"search\""), "{line}");
    run
}

/// Sends a signal; the exit code, and what is said on stderr from now on.
fn end(run: Child, signal: &str) -> (Option<i32>, String) {
    let pid = run.id().to_string();
    assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
    let ended = run.wait_with_output().unwrap();
    (ended.status.code(), String::from_utf8(ended.stderr).unwrap())
}

/// Saving is not due for an hour, so that what is in the file is from the interruption.
#[test]
fn interrupted_or_asked_to_end_it_saves() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        if signal == "-HUP" && cfg!(not(target_os = "linux")) {
            continue;
        }
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("part");
        let run = begun(&file, "3600");
        assert!(!file.exists());
        let (code, stderr) = end(run, signal);
        assert_eq!(code, Some(2), "{stderr}");
        assert!(stderr.contains("the same command continues from"), "{stderr}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(file.exists());
    }
}

/// As when a terminal is closed: told by the system and by the shell, and by who ends the session.
#[cfg(target_os = "linux")]
#[test]
fn told_several_times_that_the_terminal_is_gone_it_still_saves() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("part");
    let run = begun(&file, "3600");
    let pid = run.id();
    let line = format!("kill -HUP {pid}; kill -TERM {pid}; kill -HUP {pid}; kill -HUP {pid}");
    Command::new("sh").args(["-c", &line]).output().unwrap();
    let ended = run.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(2));
    assert_eq!(names(folder.path()), ["part"]);
}

#[test]
fn under_nohup_it_outlives_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("part");
    let mut run = Command::new("nohup")
        .arg(cargo_bin!("inarow"))
        .args(solve_args(&file, "3600"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(run.stdout.take().unwrap()).lines();
    lines.next().unwrap().unwrap();
    let pid = run.id().to_string();
    assert!(Command::new("kill").args(["-HUP", &pid]).status().unwrap().success());
    // It goes on, and tells so.
    for _ in 0..2 {
        assert!(lines.next().unwrap().unwrap().contains("\"doing\":\"search\""));
    }
    assert!(!file.exists());
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    assert!(lines.last().unwrap().unwrap().contains("\"value\":null"));
    assert_eq!(run.wait().unwrap().code(), Some(2));
    assert!(file.exists());
}

#[test]
fn a_checkpoint_belongs_to_one_run_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("part");
    let mut run = begun(&file, "1");
    let again = ["solve", "8x8x5", "--checkpoint", text(&file), "--time", "100"];
    let refused = ["part is in use by another run", "give another file"];
    refuses(&again, &refused);
    wait_until(|| file.exists());
    // The file is another one after every time it is saved.
    refuses(&again, &refused);
    let linked = folder.path().join("link");
    std::os::unix::fs::symlink(&file, &linked).unwrap();
    refuses(&["solve", "8x8x5", "--checkpoint", text(&linked)], &["in use by another run"]);
    fs::remove_file(&linked).unwrap();
    // As kill -9 does: the lock is free at once, and its file goes with the next run.
    run.kill().unwrap();
    run.wait().unwrap();
    assert!(names(folder.path()).contains(&".part.inarow-lock".to_owned()));
    refuses(&again, &["stopped before it was solved", "the same command continues"]);
    assert_eq!(names(folder.path()), ["part"]);
}

/// The file of the certificate is there during all of the search, under another name.
#[test]
fn killed_it_leaves_nothing_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let proof = folder.path().join("proof");
    let args = ["solve", "8x8x5", "--certificate", text(&proof)];
    let mut run = Command::new(cargo_bin!("inarow")).args(args).spawn().unwrap();
    let is_ours = |name: &String| name.starts_with(".inarow-") && name.ends_with(".part");
    wait_until(|| names(folder.path()).iter().any(is_ours));
    // A second run leaves alone what the first one has.
    let other = folder.path().join("other");
    output(&["solve", "3x3x3", "--certificate", text(&other)], "");
    assert_eq!(names(folder.path()).iter().filter(|name| is_ours(name)).count(), 1);
    run.kill().unwrap();
    run.wait().unwrap();
    assert_eq!(names(folder.path()).iter().filter(|name| is_ours(name)).count(), 1);
    output(&["solve", "3x3x3", "--certificate", text(&other)], "");
    assert_eq!(names(folder.path()), ["other"]);
}

#[test]
fn a_disk_that_fails_for_a_while_does_not_end_the_search() {
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().join("inside");
    fs::create_dir(&inside).unwrap();
    let file = inside.join("part");
    let mut run = begun(&file, "1");
    fs::rename(&inside, folder.path().join("away")).unwrap();
    let mut stderr = BufReader::new(run.stderr.take().unwrap());
    let mut line = String::new();
    stderr.read_line(&mut line).unwrap();
    assert!(line.starts_with("warning: cannot write ") && line.contains("goes on"), "{line}");
    assert!(!line.contains(".part\""), "that is no name of ours: {line}");
    fs::create_dir(&inside).unwrap();
    assert_eq!(end(run, "-INT").0, Some(2));
    assert!(file.exists());
    refuses(
        &["solve", "8x8x5", "--moves", "a1", "--checkpoint", text(&file)],
        &["from the empty board"],
    );
}
