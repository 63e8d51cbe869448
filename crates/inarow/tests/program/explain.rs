//! `inarow explain`: search trees as text and as files, and what it says to bad input.

use crate::common::{complaint, output};
use protocol::{Event, Request, SearchRef, Stop, Thinker, TraceFormat};
use serde_json::{Value, json};
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
    refuses(&["3x3x3"], &["--depth 3", "--nodes"]);
    refuses(&["3x3x3", "-d", "2", "--keep-plies", "500"], &["500", "1 to 120"]);
    refuses(&["3x3x3", "-d", "2", "--table", "0"], &["--table", "at least 1, got 0"]);
    refuses(&["3x3x3", "--depth", "0"], &["at least 1, got 0"]);
    refuses(&["3x3x3", "--depth", "500"], &["500", "1 to 120"]);
    refuses(&["3x3x9", "--depth", "2"], &["k must be 1 to 3", "got 9"]);
    let known = "minimax, negamax, alpha-beta, pvs, deepening, mtdf";
    refuses(&["3x3x3", "--depth", "2", "-a", "mcts"], &["mcts cannot be looked into", known]);
    assert!(explain(&["--help"]).contains(known));
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

fn last(thinker: &mut Thinker, request: &Request) -> Event {
    let mut last = None;
    thinker.answer(request, &Stop::new(), &mut |event| last = Some(event));
    last.unwrap()
}

/// The arguments of the command that a page with this search says makes it again.
fn pasted(thinker: &mut Thinker, search: &SearchRef) -> Vec<String> {
    let (of, format) = (search.clone(), TraceFormat::Html);
    let page = match last(thinker, &Request::Trace { search: of, format, language: None }) {
        Event::File(file) => file.text,
        other => panic!("{search:?}: {other:?}"),
    };
    let (_, rest) = page.rsplit_once("<p><code>").unwrap();
    let mut command = rest.split_once("</code>").unwrap().0.to_owned();
    for (marked, plain) in
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    {
        command = command.replace(marked, plain);
    }
    let words = shlex::split(&command).unwrap();
    assert_eq!(words[0], "inarow");
    words[1..].to_vec()
}

#[test]
fn the_command_of_a_page_makes_the_same_search_again() {
    // So small a table that some searches fill it.
    let thinker = &mut Thinker::new(64 << 10);
    let mut searches: Vec<SearchRef> = Vec::new();
    for (game, moves) in [
        (json!({"game": "4x4x3", "moves": ["b2", "c3"]}), ["minimax:2", "pvs:2", "mtdf:2"]),
        (
            json!({"game": "3x3x3", "first": "o", "moves": ["b2", "a1", "c3"]}),
            ["alpha-beta:4", "deepening", "pvs"],
        ),
        (
            json!({"game": "reversi:6", "moves": []}),
            ["alpha-beta:9:300n", "deepening:700n", "negamax:2"],
        ),
        (
            json!({"game": "5x5x4", "moves": []}),
            ["deepening:1900n", "mtdf:1900n", "minimax:9:1900n"],
        ),
    ] {
        for player in moves {
            let game = serde_json::from_value(game.clone()).unwrap();
            let request = Request::Move { game, player: player.to_owned(), seed: 4 };
            match last(thinker, &request) {
                Event::Moved(moved) => searches.extend(moved.made.search),
                other => panic!("{player}: {other:?}"),
            }
        }
    }
    let game = json!({"game": "5x5x4", "moves": ["c3"]});
    for search in [
        json!({"game": game, "algorithm": "minimax", "depth": 3, "levels": 1}),
        json!({"game": game, "algorithm": "deepening", "depth": 6, "levels": 1, "table": 40_000}),
        json!({"game": game, "algorithm": "alpha-beta", "depth": 2, "weights": [-5, 40],
            "strict_cuts": true, "order": "center"}),
        json!({"game": game, "algorithm": "pvs", "depth": 2, "evaluator": "open-lines",
            "window": ["-2", "X"], "seed": 3}),
        json!({"game": {"game": "tree:A(B(3 it's=5) (-2 4))", "moves": []}, "algorithm": "deepening",
            "nodes": 4}),
    ] {
        searches.push(serde_json::from_value(search).unwrap());
    }
    assert_eq!(searches.len(), 17);
    for search in searches {
        let request = Request::Tree { search: search.clone(), node: 0, from: 0, count: 1 };
        let totals = match last(thinker, &request) {
            Event::Tree(page) => serde_json::to_value(&page.totals).unwrap(),
            other => panic!("{search:?}: {other:?}"),
        };
        let mut args = pasted(thinker, &search);
        assert!(args.iter().any(|word| word == "html"), "{args:?}");
        args.iter_mut().filter(|word| *word == "html").for_each(|word| *word = "json".to_owned());
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let found: Value = serde_json::from_str(&output(&args, "")).unwrap();
        assert_eq!(found["totals"], totals, "{args:?}");
    }
}

#[test]
fn of_a_large_search_the_first_plies_are_kept() {
    let args = ["5x5x4", "-a", "negamax", "-d", "4", "--keep-plies", "1"];
    let text = explain(&args);
    assert!(text.contains("318,026 nodes"), "{text}");
    assert!(text.lines().count() < 40, "{text}");
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
