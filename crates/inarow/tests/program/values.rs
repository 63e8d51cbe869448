//! One position, asked about in every command and in every language: the same value from the same
//! point of view, by the same text.

use crate::common::{inarow, json, output};
use gametree::Verdict;
use serde_json::Value;
use std::fs;
use words::{Language, Words};

/// Positions with the search that finds their value, and that value. O is to move in all but one.
const POSITIONS: [(&str, &str, &str, &str); 4] = [
    // X has two in a row twice; O can block only one of them.
    ("3x3x3", "b2 b1 a1 c3 a3", "9", "X2"),
    ("3x3x3", "b2 b1 a1", "9", "X4"),
    ("3x3x3", "a1", "9", "="),
    ("reversi:4", "b1", "2", ""),
];

fn arguments<'a>(game: &'a str, moves: &'a str, depth: &'a str) -> Vec<&'a str> {
    vec![game, "--moves", moves, "--depth", depth]
}

/// What `inarow search` says in JSON.
fn found(game: &str, moves: &str, depth: &str) -> Value {
    let search = ["search", "--algorithm", "alpha-beta"];
    json(&[&search[..], &arguments(game, moves, depth)].concat())
}

#[test]
fn the_same_value_in_every_command_and_language() {
    for (game, moves, depth, known) in POSITIONS {
        let value = found(game, moves, depth)["value"].as_str().unwrap().to_owned();
        assert!(known.is_empty() || value == known, "{game} {moves}: {value}");
        let verdict: Verdict = value.parse().unwrap();
        for language in Language::ALL {
            let lang = ["--lang", language.code()];
            let told = Words::new(language).for_terminal().value(&verdict);
            let run = |command: &[&str]| {
                let arguments = arguments(game, moves, depth);
                output(&[command, &arguments, &lang[..]].concat(), "")
            };
            let search = run(&["search", "--algorithm", "alpha-beta"]);
            let whole = if told == value { value.clone() } else { format!("{value} ({told})") };
            assert!(search.contains(&format!("  {whole}")), "{language} {whole}: {search}");
            // The engine looks farther than a shallow search, and finds the same where it is known.
            if !known.is_empty() {
                let analyse = run(&["analyse"]);
                assert!(analyse.trim_end().ends_with(&whole), "{language}: {analyse}");
                assert!(analyse.contains(&format!("  {value} ")), "{language}: {analyse}");
            }
            let explain = run(&["explain"]);
            let second = explain.lines().nth(1).unwrap();
            assert!(second.contains(&value), "{language} {value}: {explain}");
            let root = explain.lines().find(|line| line.contains("[-∞, +∞]")).unwrap();
            assert!(root.contains(&format!("  {value}")), "{language} {value}: {root}");
        }
    }
}

#[test]
fn the_lab_and_its_report_say_the_same() {
    for (game, moves, depth, _) in [POSITIONS[1], POSITIONS[3]] {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().to_str().unwrap();
        let evaluator = found(game, moves, depth)["evaluator"].as_str().unwrap().to_owned();
        let value = found(game, moves, depth)["value"].as_str().unwrap().to_owned();
        for language in Language::ALL {
            let compare = [
                "lab",
                "compare",
                game,
                "--moves",
                moves,
                "--depths",
                depth,
                "--algorithms",
                "alpha-beta,minimax",
                "--evaluators",
                &evaluator,
                "--scoring",
                "distance",
                "--repeats",
                "1",
                "--out",
                out,
                "--lang",
                language.code(),
            ];
            let table = output(&compare, "");
            let rows = table.lines().filter(|line| line.starts_with(['a', 'm']));
            let values: Vec<&str> = rows.filter_map(|row| row.split_whitespace().last()).collect();
            assert!(values.iter().filter(|&&told| told == value).count() == 2, "{table}");
            for file in ["report.html", "report.md", "results.csv", "results.json", "table.txt"] {
                let text = fs::read_to_string(folder.path().join(file)).unwrap();
                assert!(text.contains(&value), "{language} {file}: {value}");
            }
        }
    }
}

#[test]
fn machines_read_the_same_in_every_language() {
    for args in [
        &["search", "3x3x3", "--depth", "3", "--json"][..],
        &["perft", "reversi", "3", "--json"],
        &["solve", "4x3x3", "--json"],
        &["lab", "faults", "strict-cut", "--json"],
        &["analyse", "3x3x3", "--moves", "b2 a1", "--json"],
        &["explain", "3x3x3", "--depth", "1", "--format", "json"],
    ] {
        let text = |lang: &str| {
            let run = inarow(&[args, &["--lang", lang]].concat(), "").success();
            let text = String::from_utf8(run.get_output().stdout.clone()).unwrap();
            // But for what is measured.
            let is_measured = |part: &&str| !part.contains("time_ms") && !part.contains("nps");
            let is_measured_too = |part: &&str| !part.contains("memory");
            text.split(',').filter(is_measured).filter(is_measured_too).collect::<String>()
        };
        assert_eq!(text("en"), text("cs"), "{args:?}");
    }
}
