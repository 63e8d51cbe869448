//! The program as somebody runs it: the own game is known to every command.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_own_game"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[track_caller]
fn output(args: &[&str], input: &str) -> String {
    let run = run(args, input);
    assert!(run.status.success(), "{args:?}: {}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8(run.stdout).unwrap()
}

#[track_caller]
fn complaint(args: &[&str]) -> String {
    let run = run(args, "");
    assert_eq!(run.status.code(), Some(2), "{args:?}");
    String::from_utf8(run.stderr).unwrap()
}

#[test]
fn it_is_played_in_the_terminal() {
    let typed = "z9\nc1\nhint\nundo\nmoves\nquit\n";
    let text = output(&["play", "nim", "--o", "alpha-beta:4"], typed);
    assert!(text.contains("O: alpha-beta, depth 4, nim-sum\n"), "{text}");
    assert!(text.contains("a ooo\nb ooooo\nc ooooooo\n"), "{text}");
    assert!(text.contains("'z9' is not a move now. There are: a1 a2 a3 b1"), "{text}");
    assert!(text.contains("O plays ") && text.contains("Hint: "), "{text}");
    // The right move leaves a nim-sum of 0, which is lost for O.
    let text = output(&["play", "nim", "--x", "exact", "--o", "random", "--seed", "1"], "");
    assert!(text.contains("The game is over: X has won."), "{text}");
}

#[test]
fn it_is_searched_analysed_and_explained() {
    let found = output(&["search", "nim", "--moves", "a3 b4", "--json"], "");
    let found: serde_json::Value = serde_json::from_str(&found).unwrap();
    assert_eq!((&found["game"], &found["best"]), (&"nim".into(), &"c6".into()));
    assert!(found["value"].as_str().unwrap().starts_with('X'), "{found}");
    let text = output(&["analyse", "nim", "--moves", "a3 b4"], "");
    assert!(text.contains("best c6: X"), "{text}");
    let text = output(&["explain", "nim", "--depth", "3", "--levels", "1"], "");
    assert!(text.starts_with("nim: alpha-beta, depth 3, nim-sum\n"), "{text}");
    assert!(output(&["perft", "nim", "2"], "").contains("  1  15\n"));
    assert!(output(&["show", "nim", "--moves", "c7"], "").contains("O to move\nmoves: c7\n"));
}

#[test]
fn it_is_measured_and_the_report_tells_the_truth() {
    let folder = std::env::temp_dir().join(format!("own_game-{}", std::process::id()));
    let out = folder.to_str().unwrap();
    let compare = [
        "lab",
        "compare",
        "nim",
        "--algorithms",
        "minimax,alpha-beta",
        "--depths",
        "1-3",
        "--evaluators",
        "even",
        "--repeats",
        "1",
        "--out",
        out,
    ];
    let table = output(&compare, "");
    assert!(table.contains("nim, even\n"), "{table}");
    let report = std::fs::read_to_string(folder.join("report.md")).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    for part in [
        "Whoever takes the last stone wins.",
        "the list of the sizes of the heaps",
        "f = 0",
        // The program that knows the game, not the one that does not.
        "own_game lab compare nim ",
    ] {
        assert!(report.contains(part), "{part} is not in:\n{report}");
    }
    assert!(!report.contains("\ninarow lab compare"), "{report}");
    let players = "random,alpha-beta:2:even,exact,my-alpha-beta:2:even";
    let args = ["lab", "tournament", "nim", "--players", players, "--games", "4"];
    assert!(output(&args, "").contains("| 3 | exact"));
}

/// The command of the guide, for a shell.
#[cfg(unix)]
#[test]
fn the_lab_sheet_is_handed_in() {
    let folder = std::env::temp_dir().join(format!("own_game-sheet-{}", std::process::id()));
    let guide = include_str!("../../../docs/own_game.md");
    let is_it = |block: &&str| block.contains("my-minimax") && block.contains("--source");
    let command = guide.split("```sh\n").filter_map(|rest| rest.split("```").next()).find(is_it);
    let program = format!("'{}'", env!("CARGO_BIN_EXE_own_game"));
    let command = command.unwrap().replace("cargo run --release -p own_game --", &program);
    let command = command.replace("--out report", &format!("--out '{}'", folder.display()));
    let run = Command::new("sh")
        .args(["-c", &command])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert!(run.status.success(), "{command}: {}", String::from_utf8_lossy(&run.stderr));
    let text = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    let (report, page) = (text("report.md"), text("report.html"));
    let results: serde_json::Value = serde_json::from_str(&text("results.json")).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    // What was measured: theirs is ours, in everything that can be counted.
    let cells = results["cells"].as_array().unwrap();
    let mut compared = 0;
    for mine in cells.iter().filter(|cell| cell["algorithm"].as_str().unwrap().starts_with("my-")) {
        let name = &mine["algorithm"].as_str().unwrap()["my-".len()..];
        let is_ours = |cell: &&serde_json::Value| {
            cell["algorithm"] == name
                && ["depth", "evaluator"].iter().all(|&key| cell[key] == mine[key])
        };
        let ours = cells.iter().find(is_ours).unwrap();
        for count in ["nodes", "leaves", "evaluations", "generated", "cutoffs", "best", "value"] {
            assert_eq!(mine[count], ours[count], "{count}: {mine}");
            assert!(!mine[count].is_null(), "{mine}");
        }
        compared += 1;
    }
    assert_eq!(compared, 3 * 2 * 5);
    // What is told.
    for part in [
        "**Author**: ",
        "The game `nim` is the author’s own.",
        "Whoever takes the last stone wins.",
        "the list of the sizes of the heaps",
        "f = -1 if h1 xor h2 xor … = 0, else 1",
        "| minimax | my-minimax † |",
        "`my-minimax`, the author’s own, visited exactly as many nodes as `minimax`, `negamax`",
        "`my-alpha-beta`, the author’s own, visited exactly as many nodes as `alpha-beta`",
        "fn alpha_beta(&mut self, ply: u32, depth: u32, mut window: Window)",
        "impl Playable for Nim",
        "X is `my-alpha-beta:4`",
    ] {
        assert!(report.contains(part), "{part} is not in:\n{report}");
    }
    assert!(page.contains("fn minimax(&amp;mut self") && page.contains("my-negamax †"));
}

#[test]
fn help_and_refusals_know_the_program_and_the_game() {
    let help = output(&["--help"], "");
    assert!(help.contains("Games: nim, 3x3x3, reversi"), "{help}");
    assert!(help.contains("\n  own_game play 7x6x4+gravity") && !help.contains("\n  inarow"));
    let refused = complaint(&["solve", "nim"]);
    assert!(refused.contains("solve supports only k in a row") && refused.contains("nim works in"));
    let unknown = complaint(&["play", "chess"]);
    assert!(unknown.contains("there are nim, 3x3x3"), "{unknown}");
    // The built-in games are still there.
    assert!(output(&["search", "3x3x3", "--depth", "2"], "").contains("X to move"));
}

/// So that whoever copies it from the guide has a program that is tested.
#[test]
fn the_guide_shows_this_program() {
    let guide = include_str!("../../../docs/own_game.md");
    let mut blocks = guide.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut next = || blocks.next().unwrap().trim();
    assert!(next().contains("App::new().game(nim::Nim::start()).run()"));
    let game = next();
    assert!(game.contains("impl Playable for Nim"));
    assert!(include_str!("../src/nim.rs").contains(game));
    assert!(next().contains("contract::check"));
    let search = include_str!("../../own_search/src/main.rs");
    assert!(search.contains(next().split("// …").next().unwrap().trim_end()));
    assert!(search.contains(next()));
    assert!(include_str!("../src/searches.rs").contains(next()));
    assert!(include_str!("../src/main.rs").contains(next()));
}
