//! Running the program and looking at what it prints.

use assert_cmd::assert::Assert;
use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// Runs `inarow` with these arguments and this input, in English whatever the machine speaks.
pub fn inarow(args: &[&str], input: &str) -> Assert {
    inarow_in(&[("LC_ALL", "C")], args, input)
}

fn inarow_in(locales: &[(&str, &str)], args: &[&str], input: &str) -> Assert {
    let mut command = cargo_bin_cmd!("inarow");
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.envs(locales.iter().copied()).args(args).write_stdin(input).assert()
}

/// What it prints when all goes well.
pub fn output(args: &[&str], input: &str) -> String {
    output_in(&[("LC_ALL", "C")], args, input)
}

/// The same where the environment asks for a language.
pub fn output_in(locales: &[(&str, &str)], args: &[&str], input: &str) -> String {
    let run = inarow_in(locales, args, input).success();
    String::from_utf8(run.get_output().stdout.clone()).unwrap()
}

/// What it prints as JSON.
pub fn json(args: &[&str]) -> Value {
    let text = output(&[args, &["--json"]].concat(), "");
    assert_eq!(text.lines().count(), 1, "JSON is one line");
    serde_json::from_str(&text).unwrap()
}

/// The one line it complains with, having refused to do anything.
#[track_caller]
pub fn complaint(args: &[&str]) -> String {
    let run = inarow(args, "").code(2);
    let output = run.get_output();
    let stderr = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(output.stdout.is_empty(), "{args:?} printed something");
    assert_eq!(stderr.lines().count(), 1, "{args:?}: {stderr}");
    assert!(stderr.starts_with("error: ") && !stderr.contains("panicked"), "{args:?}: {stderr}");
    stderr
}

/// Asserts that the complaint about `args` mentions all of `parts`.
#[track_caller]
pub fn refuses(args: &[&str], parts: &[&str]) {
    let line = complaint(args);
    for part in parts {
        assert!(line.contains(part), "'{part}' is not in: {line}");
    }
}

/// The names of what is in a folder.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Waits for something that happens soon, however busy the machine is.
#[track_caller]
pub fn wait_until(happens: impl Fn() -> bool) {
    let begin = Instant::now();
    while !happens() {
        assert!(begin.elapsed() < Duration::from_secs(120), "it does not happen");
        std::thread::sleep(Duration::from_millis(2));
    }
}
