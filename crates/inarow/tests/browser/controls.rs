//! No control is left out: every one of the page is used by some test.

use std::path::Path;

#[test]
fn every_control_is_used_by_some_test() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut tests = String::new();
    for file in std::fs::read_dir(here.join("tests/browser")).unwrap() {
        tests += &std::fs::read_to_string(file.unwrap().path()).unwrap();
    }
    let page = std::fs::read_to_string(here.join("../../web/index.html")).unwrap();
    let controls = page.split('<').filter_map(|tag| {
        let name = tag.split([' ', '>']).next()?;
        let control = ["a", "button", "input", "select", "textarea"].contains(&name);
        let id = tag.split("id=\"").nth(1)?.split('"').next()?;
        control.then(|| id.to_owned())
    });
    // Those that the scripts make.
    let players = ["kind", "level", "time", "depth", "algorithm", "evaluator"];
    let made = ["x", "o"].into_iter().flat_map(|side| players.map(|it| format!("new-{side}-{it}")));
    let switches = [
        "set-theme-auto",
        "set-theme-light",
        "set-theme-dark",
        "set-symbols-marks",
        "set-symbols-stones",
        "set-confirm-auto",
        "set-confirm-always",
        "set-confirm-never",
        "new-first-x",
        "new-first-o",
        "new-first-random",
        "new-symbols-marks",
        "new-symbols-stones",
        "hint-play",
    ];
    let others = [
        "other-reversi",
        "other-reversi-6",
        "other-reversi-4",
        "other-draughts",
        "other-dots",
        "other-dots-4x4",
        "other-dots-5x5",
        "solve-stop",
        "review-stop",
        "review-previous",
        "review-next",
        "review-again",
        "review-puzzles",
        "explain-solve",
    ];
    let made = made.chain(others.map(String::from));
    // Those of the lab; its boxes to tick are `lab-algorithms-NAME`, its players `lab-player-0-kind`.
    let lab = "game game-own depths repeats limit scoring run stop continue save-html save-markdown \
        save-csv save-json save-svg save-png save-all t-game t-game-own t-games t-openings t-seed \
        t-run t-stop t-save-games t-save-markdown t-save-json player-add player-0-kind \
        player-0-number player-2-evaluator player-1-remove plot-0-nodes-table tab-tournament \
        tab-museum tab-compare m-open-strict-cut algorithms-pvs";
    let lab = lab.split_whitespace().map(|name| format!("lab-{name}"));
    let puzzle = "stop hint solution next open daily close level-any level-hard kind-any kind-win \
        kind-defence game-any game-tictactoe game-gomoku";
    let puzzle = puzzle.split_whitespace().map(|name| format!("puzzle-{name}"));
    let lab = lab.chain(puzzle);
    let all = controls.chain(made).chain(switches.map(String::from)).chain(lab).collect::<Vec<_>>();
    assert!(all.len() > 60, "only {} controls were found", all.len());
    let used = |id: &String| {
        tests.match_indices(&format!("#{id}")).any(|(at, found)| {
            let next = tests[at + found.len()..].chars().next().unwrap_or(' ');
            !next.is_alphanumeric() && next != '-'
        })
    };
    let unused = all.into_iter().filter(|id| !used(id)).collect::<Vec<_>>();
    assert!(unused.is_empty(), "no test uses {unused:?}");
    for class in [".pv-move", ".branch-remove", "[data-ply=", "[data-testid=chart]", "[data-close]"]
    {
        assert!(tests.contains(class), "no test uses {class}");
    }
}
