//! `inarow search`: values, counts, and the JSON that other programs read.

use crate::common::{json, output};
use gametree::Algorithm;
use mnk::Evaluator;
use serde_json::{Value, json as literal};

fn search(args: &str) -> Value {
    let mut words = vec!["search"];
    words.extend(args.split_whitespace());
    json(&words)
}

#[test]
fn the_keys_come_in_a_fixed_order() {
    let found = search("3x3x3");
    let keys: Vec<&str> = found.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        keys.join(" "),
        "game algorithm evaluator side best value proven pv tied depth ended nodes leaves evaluations \
         generated cutoffs table_hits deepest time_ms"
    );
    assert_eq!(found["algorithm"], "deepening");
    assert_eq!(found["evaluator"], "line-power");
    assert_eq!(found["ended"], "complete");
}

#[test]
fn noughts_and_crosses_is_a_draw_by_every_search() {
    for algorithm in Algorithm::ALL {
        for evaluator in [Evaluator::Outcome, Evaluator::QuickWin] {
            let found = search(&format!("3x3x3 --algorithm {algorithm} --evaluator {evaluator}"));
            assert_eq!(found["value"], "=", "{algorithm}");
            assert_eq!(found["proven"], true, "{algorithm}");
        }
    }
}

#[test]
fn the_known_numbers_of_calls() {
    let nodes = |args: &str| search(args)["nodes"].as_u64().unwrap();
    assert_eq!(nodes("3x3x3 --algorithm minimax --evaluator outcome"), 549_946);
    assert_eq!(nodes("3x3x3 --algorithm negamax --evaluator outcome"), 549_946);
    let alpha_beta = |rest: &str| nodes(&format!("3x3x3 --algorithm alpha-beta {rest}"));
    assert_eq!(alpha_beta("--evaluator outcome"), 18_297);
    assert_eq!(alpha_beta("--evaluator outcome --order center"), 7_275);
    assert_eq!(alpha_beta("--evaluator quick-win"), 20_866);
    assert_eq!(alpha_beta("--evaluator outcome --window loss,win"), 16_811);
    assert_eq!(alpha_beta("--evaluator outcome --window O,X"), 16_811);
    assert_eq!(alpha_beta("--evaluator outcome --window -1,1"), 16_811);
    assert_eq!(alpha_beta("--evaluator outcome --window loss,win --order center"), 6_323);
}

#[test]
fn values_are_from_the_point_of_view_of_x() {
    // X plays c3 and wins.
    let position = ["search", "3x3x3", "--position", "xx1/oo1/3 x", "--algorithm", "alpha-beta"];
    let plain = json(&[&position[..], &["--evaluator", "outcome"]].concat());
    assert_eq!((&plain["value"], &plain["side"]), (&literal!("X"), &literal!("x")));
    let distance = json(&position);
    assert_eq!((&distance["value"], &distance["best"]), (&literal!("X1"), &literal!("c3")));
    // After it O has lost, and there is nothing to play.
    let over = json(&["search", "3x3x3", "--position", "xxx/oo1/3 o"]);
    assert_eq!((&over["best"], &over["pv"]), (&Value::Null, &literal!([])));
    assert_eq!((&over["value"], &over["side"]), (&literal!("X0"), &literal!("o")));
    // The same from the other side of the board.
    let turned = json(&["search", "3x3x3", "--position", "oo1/xx1/x2 o"]);
    assert_eq!((&turned["value"], &turned["side"]), (&literal!("O1"), &literal!("o")));
}

#[test]
fn a_bound_is_called_a_bound_and_a_score_no_result() {
    let bound = search("4x3x3 --algorithm alpha-beta --evaluator quick-win --window 0,1");
    assert!(bound["value"].as_str().unwrap().starts_with("≥X"), "{bound}");
    assert_eq!(bound["tied"], Value::Null);
    let shallow = search("4x4x4 --algorithm pvs --evaluator quick-win --depth 3");
    assert_eq!((&shallow["value"], &shallow["proven"]), (&literal!("0"), &literal!(false)));
    let sampled = search("5x5x4 --algorithm mcts --nodes 2000");
    assert!(sampled["value"].as_str().unwrap().starts_with('≈'), "{sampled}");
    let nothing = search("5x5x4 --algorithm minimax --nodes 5");
    assert_eq!((&nothing["value"], &nothing["ended"]), (&literal!("?"), &literal!("nodes")));
    assert_eq!(nothing["nodes"], 5);
}

#[test]
fn every_game_is_searched() {
    for (game, evaluator) in [("reversi:6", "corners"), ("draughts", "advance"), ("dots", "boxes")]
    {
        let found = search(&format!("{game} --depth 3"));
        assert_eq!((&found["game"], &found["evaluator"]), (&game.into(), &evaluator.into()));
        assert_eq!(found["depth"], 3);
    }
    let tree = json(&["search", "tree:(3 (5 -2))", "--algorithm", "alpha-beta"]);
    assert_eq!((&tree["value"], &tree["proven"]), (&literal!("+3"), &literal!(true)));
    let after = json(&["search", "reversi", "--moves", "d3 c3", "--depth", "2"]);
    assert_eq!(after["side"], "x");
}

#[test]
fn tied_moves_are_listed_and_the_seed_decides() {
    let all = search("3x3x3 --evaluator outcome --ties random");
    assert_eq!(all["tied"].as_array().unwrap().len(), 9);
    assert_eq!(search("3x3x3 --evaluator outcome")["tied"], Value::Null);
    let best = |seed: u64| search(&format!("3x3x3 --seed {seed}"))["best"].clone();
    assert_eq!(best(7), best(7));
    assert!((0..20).any(|seed| best(seed) != best(7)));
}

#[test]
fn the_text_says_what_is_known() {
    let text = |args: &str| {
        let mut words = vec!["search"];
        words.extend(args.split_whitespace());
        output(&words, "")
    };
    let draw = text("3x3x3 --algorithm alpha-beta --evaluator outcome");
    assert!(draw.contains("value        = (draw)\n") && draw.contains("18,297"), "{draw}");
    let win = text("4x3x3 --evaluator quick-win");
    assert!(win.contains("X7 (X wins in 7 plies)\n"), "{win}");
    let shallow = text("4x4x4 --depth 2 --evaluator outcome");
    assert!(shallow.contains("value        0\n") && !shallow.contains("draw"), "{shallow}");
    let limited = text("15x15x5 --nodes 3000");
    assert!(limited.contains("limit reached; this is the best found so far"), "{limited}");
    let timed = text("15x15x5 --time 20");
    assert!(timed.contains("time is up; this is the best found so far"), "{timed}");
    let unknown = text("5x5x4 --algorithm minimax --nodes 5");
    assert!(unknown.contains("? (unknown)") && unknown.contains("nothing is known"), "{unknown}");
    let sampled = text("5x5x4 --algorithm mcts --nodes 2000");
    assert!(sampled.contains("in thousandths of a win"), "{sampled}");
    let czech = text("4x3x3 --evaluator quick-win --lang cs");
    assert!(czech.contains("X7 (X vyhrává za 7 půltahů)\n"), "{czech}");
}

#[test]
fn a_larger_table_changes_no_answer() {
    let small = search("4x4x4 --evaluator quick-win --depth 8 --hash 1");
    let large = search("4x4x4 --evaluator quick-win --depth 8 --hash 200");
    assert_eq!(small["value"], large["value"]);
    assert!(small["nodes"].as_u64() >= large["nodes"].as_u64());
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_search_and_shows_what_it_has() {
    use std::process::{Command, Stdio};
    let search = Command::new(assert_cmd::cargo::cargo_bin!("inarow"))
        .args(["search", "9x9x5", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(700));
    let sent = Command::new("kill").args(["-INT", &search.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = search.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(found["ended"], "stopped");
    assert!(found["depth"].as_u64().unwrap() >= 1);
}
