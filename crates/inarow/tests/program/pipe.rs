//! Programs on a pipe as players and as algorithms: those of `docs/pipe.md`, engines, and such as fail.
#![cfg(unix)]

use crate::common::{complaint, inarow, json, output, refuses};
use crate::serve_driver::{Client, Server, game};
use assert_cmd::cargo::cargo_bin;
use serde_json::{Value, json as value};
use std::fs;
use std::process::Command;
use tempfile::TempDir;

const GUIDE: &str = include_str!("../../../../docs/pipe.md");

/// The programs of the guide in a folder, those in C compiled.
fn guide() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let blocks = GUIDE.split("\n```").filter_map(|block| block.split_once('\n'));
    for (language, code) in blocks {
        if !["python", "javascript", "c"].contains(&language) {
            continue;
        }
        let is_name = |word: &&str| word.starts_with("first.") || word.starts_with("mine.");
        let name = code.split([' ', ':']).find(is_name).expect("its name stands first");
        fs::write(folder.path().join(name), code).unwrap();
    }
    let compiled = Command::new("cc")
        .args(["-Wall", "-Werror", "-o", "first", "first.c"])
        .current_dir(folder.path())
        .status()
        .expect("a C compiler, which Rust needs as well");
    assert!(compiled.success());
    folder
}

#[test]
fn the_programs_of_the_guide_play_and_are_measured() {
    let folder = guide();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let python = format!("pipe:python3 {}", path("first.py"));
    let node = format!("pipe:node {}", path("first.js"));
    let c = format!("pipe:{}", path("first"));
    for program in [&python, &node, &c] {
        for (game, moves, best) in [("3x3x3", "b2", "a3"), ("reversi:4", "", "b1")] {
            let found = json(&["search", game, "--moves", moves, "--algorithm", program]);
            assert_eq!(found["best"], best, "{program} in {game}: {found}");
        }
    }
    // All of them play alike, so the sides share the points.
    let players = [&*python, &node, &c].join(",");
    let args = ["lab", "tournament", "3x3x3", "--players", &players, "--games", "4"];
    let table = &json(&args)["table"];
    assert_eq!(table["faults"], Value::Null);
    assert_eq!(table["scores"].as_array().unwrap().len(), 3);
    let game = output(&["play", "3x3x3", "--x", &python, "--o", &c], "");
    assert!(game.contains("X has won"), "{game}");
    // The search of the guide is ours, node by node.
    let mine = format!("mine=python3 {}", path("mine.py"));
    let args = ["lab", "compare", "3x3x3", "--player", &mine, "--algorithms", "minimax,mine"];
    let rest = ["--evaluators", "outcome", "--depths", "1-6", "--repeats", "1"];
    let results = json(&[&args[..], &rest].concat());
    let cells = results["cells"].as_array().unwrap();
    let of = |name: &str| {
        let cells = cells.iter().filter(|cell| cell["algorithm"] == name);
        cells.map(|cell| (cell["depth"].clone(), cell["nodes"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(of("minimax"), of("mine"));
    assert_eq!(of("mine")[5].1, 73_450);
    // By its name it takes a depth.
    let args = ["search", "3x3x3", "--player", &mine, "--algorithm", "mine", "--depth", "2"];
    assert_eq!(json(&args)["nodes"], 82);
}

#[test]
fn a_report_to_hand_in_has_the_program_of_its_author() {
    let folder = guide();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let mine = format!("mine=python3 {}", path("mine.py"));
    fs::write(path("state.txt"), "A list of nine numbers.\n\nA move is an *index* `i`.\n").unwrap();
    for (language, author, sources, x) in [
        ("en", "Author", "The programs", "X is"),
        ("pl", "Autor", "Programy", "X to"),
        ("cs", "Autor", "Programy", "X hraje"),
        ("ru", "Автор", "Программы", "X —"),
    ] {
        let out = path(&format!("report-{language}"));
        let (state, source) = (path("state.txt"), path("mine.py"));
        let compare =
            ["lab", "compare", "3x3x3", "--player", &mine, "--algorithms", "minimax,mine"];
        let how = ["--depths", "1-3", "--repeats", "1", "--evaluators", "outcome", "--out", &out];
        let who = ["--author", "Eva <N>", "--group", "4b", "--date", "2. 5.", "--title", "Lab 1"];
        let what = ["--state", &state, "--source", &source, "--sample", "mine:3,alpha-beta:3"];
        output(&[&compare[..], &how, &who, &what, &["--lang", language]].concat(), "");
        let html = fs::read_to_string(format!("{out}/report.html")).unwrap();
        let markdown = fs::read_to_string(format!("{out}/report.md")).unwrap();
        assert!(html.contains("<h1>Lab 1</h1>") && markdown.starts_with("# Lab 1\n"));
        assert!(
            html.contains(&format!("<strong>{author}</strong>: Eva &lt;N&gt; · ")),
            "{language}"
        );
        assert!(html.contains("def minimax(board, side, depth):") && html.contains(sources));
        assert!(markdown.contains("    \"\"\"The value for X, the best cell"), "{language}");
        assert!(html.contains("<p>A move is an *index* ˋiˋ.</p>"), "{language}");
        assert!(html.contains(&format!("{x} <code>mine:3</code>")), "{language}");
        let boards = html.matches("<div class=\"boards\">").count();
        let pictures = html.matches("<figure><svg role=\"img\"").count();
        assert!(boards == 1 && (5..=9).contains(&pictures), "{boards}, {pictures}");
        assert!(html.contains("--player &#39;mine=python3 "), "the command works: {language}");
    }
    let refused = |option: &[&str], part: &str| {
        let out = path("never");
        let args = ["lab", "compare", "3x3x3", "--depths", "1", "--out", &out];
        refuses(&[&args, option].concat(), &[part]);
        assert!(!folder.path().join("never").exists());
    };
    refused(&["--source", "/nothing/here"], "cannot read /nothing/here");
    refused(&["--state", "/dev/zero"], "it must be a text file");
    refused(&["--sample", "minimax:2"], "--sample needs two players");
}

/// One good request of every kind.
fn requests(client: &mut Client) -> Vec<Value> {
    let start = game("3x3x3", "b2");
    let search = value!({"game": start, "algorithm": "alpha-beta", "depth": 2,
        "evaluator": "open-lines", "order": "row", "window": ["-inf", "+inf"]});
    let grown = value!({"game": start, "algorithm": "mcts", "depth": 2, "evaluator": "outcome"});
    let made = client.answer(
        value!({"op": "move", "game": game("7x7x5", "d4"), "player": "engine:1000n", "seed": 1}),
    );
    let puzzle = value!({"op": "puzzle", "seed": 1, "game": "3x3x3", "kind": "win",
        "level": "easy"});
    let told = client.answer(puzzle.clone());
    let posed = value!({"game": told["game"], "first": told["first"], "moves": told["moves"]});
    let settings = value!({"games": ["3x3x3"], "moves": ["b2"], "algorithms": ["minimax"],
        "evaluators": ["outcome"], "depths": [1], "repeats": 1, "cell_limit_ms": 1000,
        "scoring": "plain"});
    let compare = value!({"op": "compare", "settings": settings, "known": []});
    let compared = client.ask(compare.clone());
    let is_cell = |event: &&Value| event["event"] == "compared";
    let cells: Vec<&Value> = compared.iter().filter(is_cell).map(|event| &event["cell"]).collect();
    let machine = &compared.last().unwrap()["results"]["machine"];
    let report = |format: &str| {
        value!({"op": "report", "settings": settings, "cells": cells, "machine": machine,
            "language": "en", "format": format})
    };
    let limit = value!({"depth": 1});
    vec![
        value!({"op": "state", "game": start}),
        value!({"op": "move", "game": start, "player": "alpha-beta:2:outcome", "seed": 1}),
        value!({"op": "opening", "game": game("15x15x5", ""), "rule": "swap2",
            "player": "engine:1"}),
        value!({"op": "analyse", "game": start, "lines": 1, "every_move": true, "limit": limit}),
        value!({"op": "hint", "game": start}),
        value!({"op": "why_move", "game": start, "move": "a1"}),
        value!({"op": "engine_search", "search": made["made"]["engine"]}),
        value!({"op": "import", "text": "(;GM[4]SZ[15];B[hh])", "name": "game.sgf"}),
        value!({"op": "export", "game": start, "format": "sgf", "names": {"x": "A", "o": "B"}}),
        value!({"op": "solve", "game": start}),
        value!({"op": "review", "game": start, "limit": limit}),
        puzzle,
        value!({"op": "puzzles", "game": game("3x3x3", "b2 a1")}),
        value!({"op": "puzzle_try", "game": posed, "task": told["task"], "move": told["answer"]}),
        value!({"op": "tree", "search": search, "node": 0, "from": 0, "count": 1}),
        value!({"op": "steps", "search": search, "from": 0, "count": 1, "seek": "next_cut"}),
        value!({"op": "estimate", "search": search}),
        value!({"op": "why", "search": search, "node": 11}),
        value!({"op": "growth", "search": grown, "iteration": 1, "count": 1}),
        value!({"op": "trace", "search": search, "format": "json", "language": "en"}),
        value!({"op": "costs", "game": start, "algorithm": "minimax", "evaluator": "outcome",
            "depth": 1, "order": "row"}),
        value!({"op": "weigh", "game": start, "evaluator": "open-lines", "weights": [1],
            "depth": 1}),
        compare,
        report("html"),
        value!({"op": "tournament", "game": "3x3x3", "players": ["random", "alpha-beta:1:outcome"],
            "games": 2, "openings": "1", "seed": 1}),
    ]
}

/// The paths to all texts in a request but the name of what is asked for.
fn texts(request: &Value, path: &str) -> Vec<String> {
    match request {
        Value::String(_) => vec![path.to_owned()],
        Value::Array(all) => {
            let each = all.iter().enumerate();
            each.flat_map(|(i, one)| texts(one, &format!("{path}/{i}"))).collect()
        }
        Value::Object(fields) => {
            let each = fields.iter().filter(|(key, _)| *key != "op");
            each.flat_map(|(key, one)| texts(one, &format!("{path}/{key}"))).collect()
        }
        _ => Vec::new(),
    }
}

/// Whatever field it stands in, and also beside a program that the command line has named.
#[test]
fn no_request_starts_a_program() {
    let folder = tempfile::tempdir().unwrap();
    let mark = folder.path().join("mark");
    let server = Server::with(&["--player", "mine=sh -c 'exit 3'", "--threads", "1"]);
    let mut client = server.connect();
    let (mut tried, mut refused) = (0, 0);
    for request in requests(&mut client) {
        let answer = client.answer(request.clone());
        assert_ne!(answer["event"], "error", "{request}: {answer}");
        for path in texts(&request, "") {
            for command in ["pipe:touch", "gomocup:touch", "mine=touch", "--player mine=touch"] {
                let mut bad = request.clone();
                *bad.pointer_mut(&path).unwrap() = format!("{command} {}", mark.display()).into();
                let answer = client.answer(bad.clone());
                tried += 1;
                let is_refused = answer["event"] == "error";
                refused += u32::from(is_refused);
                // What names a player, an algorithm or a game is refused with the reason; what was
                // measured before is only looked up.
                let names = ["player", "players", "algorithm", "algorithms", "game", "games"];
                let named = path.split('/').rev().find(|part| part.parse::<u8>().is_err());
                if names.contains(&named.unwrap()) && !path.starts_with("/cells/") {
                    let reason = answer["message"].as_str().unwrap_or_default();
                    let what = command.split([':', '=', ' ']).next().unwrap();
                    assert!(is_refused && reason.contains(what), "{bad}: {answer}");
                }
            }
        }
    }
    // A few are texts to be kept, such as the names of who played.
    assert!(tried > 400 && refused > tried * 9 / 10, "{refused} of {tried}");
    assert!(!mark.exists(), "a request has started a program");
}

#[test]
fn who_gives_no_legal_move_has_lost_and_the_reason_is_told() {
    let crash = "crash=sh -c 'read line; echo \"NameError: nod\" >&2; exit 3'";
    let liar = "liar=sh -c 'while read line; do case $line in go) echo best a1;; esac; done'";
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out").display().to_string();
    let args = ["lab", "tournament", "3x3x3", "--players", "random,crash,liar", "--games", "4"];
    let programs = ["--player", crash, "--player", liar, "--out", &out];
    let text = output(&[&args[..], &programs].concat(), "");
    let told = "crash: games lost by a fault of the program: 8; in the first: crash: it ended with \
        exit code 3; the last on its standard error: NameError: nod";
    assert!(text.contains(told), "{text}");
    assert!(text.contains("liar: 'best a1' is not an answer: a1 is taken"), "{text}");
    let whole = fs::read_to_string(format!("{out}/tournament.json")).unwrap();
    let whole: Value = serde_json::from_str(&whole).unwrap();
    let games = whole["games"].as_array().unwrap();
    for game in games.iter().filter(|game| game["players"].as_array().unwrap().contains(&1.into()))
    {
        let crash = usize::from(game["players"][1] == 1);
        assert!(game["fault"].as_str().unwrap().contains("NameError"), "{game}");
        let number = game["number"].as_u64().unwrap();
        let record = fs::read_to_string(format!("{out}/games/{number:02}.sgf")).unwrap();
        // The side that began is black.
        assert!(
            record.contains(["RE[W+", "RE[B+"][crash]) && record.contains("NameError"),
            "{record}"
        );
    }
    // In a comparison the cell says it.
    let args = ["lab", "compare", "3x3x3", "--player", crash, "--algorithms", "crash,minimax"];
    let rest = ["--depths", "1-2", "--repeats", "1", "--out"];
    let report = folder.path().join("report").display().to_string();
    let text = output(&[&args[..], &rest, &[&report]].concat(), "");
    assert!(text.contains("failed: crash: it ended with exit code 3"), "{text}");
    let report = fs::read_to_string(format!("{report}/report.md")).unwrap();
    assert!(report.contains("`crash` failed at depth 1: crash: it ended"), "{report}");
    // And so do the terminal and a single search.
    let run =
        inarow(&["play", "3x3x3", "--x", "liar", "--o", "liar", "--player", liar], "").code(2);
    let stderr = String::from_utf8(run.get_output().stderr.clone()).unwrap();
    assert!(stderr.contains("liar: 'best a1' is not an answer"), "{stderr}");
    // Where a person plays, the game is not lost: they may move for it, or save.
    let play = ["play", "3x3x3", "--o", "crash", "--player", crash];
    let text = output(&play, "b2\na1\nmoves\nquit\n");
    assert!(text.contains("exit code 3") && text.contains("b2 a1\n"), "{text}");
    let search = ["search", "3x3x3", "--player", crash, "--algorithm", "crash"];
    assert!(complaint(&search).contains("crash: it ended with exit code 3"));
}

#[test]
fn engines_by_the_gomocup_protocol_play() {
    let brain = format!("gomocup:{} brain", cargo_bin!("inarow").display());
    // In front of a double threat it takes the win, whichever side it has and whatever k is.
    for (game, moves, wins) in [
        ("15x15x5", "h8 a1 i8 a2 j8 a3 k8 o15", ["g8", "l8"]),
        ("15x15x5", "a1 h8 a2 i8 a3 j8 o15 k8 o1", ["g8", "l8"]),
        ("7x5x4", "c3 a1 d3 a5 e3 g1", ["b3", "f3"]),
    ] {
        let args = ["search", game, "--moves", moves, "--algorithm", &brain, "--time", "10000"];
        let best = json(&args)["best"].as_str().unwrap().to_owned();
        assert!(wins.contains(&&*best), "{game} {moves}: {best}");
    }
    let players = format!("random,{brain}");
    let args = ["lab", "tournament", "6x6x4", "--players", &players, "--games", "2"];
    let table = &json(&args)["table"];
    assert_eq!(table["scores"][1][0]["won"], 2, "{table}");
    let refused = complaint(&["search", "reversi", "--algorithm", &brain]);
    assert!(refused.contains("has no words for reversi"), "{refused}");
}

#[test]
fn bad_programs_are_refused_before_anything_runs() {
    refuses(&["play", "--o", "pipe:"], &["the command is missing", "pipe:COMMAND"]);
    refuses(&["play", "--o", "pipe:a 'b"], &["never closed"]);
    refuses(&["play", "--player", "mine", "--o", "mine"], &["NAME=COMMAND"]);
    refuses(&["play", "--player", "exact=a", "--o", "exact"], &["somebody else"]);
    refuses(&["play", "--o", "mine"], &["no algorithm is called 'mine'"]);
    let missing = complaint(&["search", "3x3x3", "--algorithm", "pipe:/nothing/here"]);
    assert!(missing.contains("/nothing/here"), "{missing}");
}
