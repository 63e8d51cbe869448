//! The total of `inarow bench`: a change that alters it changes what a search does.

use crate::common::json;
use assert_cmd::cargo::cargo_bin;
use std::io::Read;
use std::process::{Command, Stdio};

/// To accept a change, put the new total into the data file, and say in the commit what changed.
#[test]
fn the_searches_visit_as_many_nodes_as_ever() {
    let expected: u64 = include_str!("../data/bench_signature.txt").trim().parse().unwrap();
    let bench = json(&["bench"]);
    let rows = bench["rows"].as_array().unwrap();
    let lines: Vec<String> = rows.iter().map(ToString::to_string).collect();
    assert_eq!(
        bench["total_nodes"].as_u64().unwrap(),
        expected,
        "total nodes, from\n{}",
        lines.join("\n")
    );
}

#[test]
fn whoever_has_seen_enough_may_stop_reading() {
    let mut bench = Command::new(cargo_bin!("inarow"))
        .arg("bench")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 5];
    bench.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = bench.wait_with_output().unwrap();
    assert_eq!(&first, b"3x3x3");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
