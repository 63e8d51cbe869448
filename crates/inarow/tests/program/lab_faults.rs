//! `inarow lab faults`: the museum as it is printed.

use crate::common::{complaint, json, output};
use serde_json::Value;

#[test]
fn all_faults_in_one_table() {
    let text = output(&["lab", "faults"], "");
    let strict = text.lines().find(|line| line.starts_with("strict-cut")).unwrap();
    let words: Vec<&str> = strict.split_whitespace().collect();
    assert_eq!(words, ["strict-cut", "S3", "9", "0", "0", "0", "850,298", "274,507"]);
    assert!(text.contains("all 4,520 positions"), "{text}");
}

#[test]
fn one_fault_in_full() {
    let text = output(&["lab", "faults", "leaf-for-side-to-move"], "");
    for part in [
        "wrong   let eyes = board.side();\nmend    let eyes = run.me;\n",
        "2 cells empty, O to move, depth 1:\n\n  3  X  X  O\n  2  X  X  O\n  1  O  .  .\n",
        "wrong   value -1   plays b1, 3 nodes\nmended  value win  plays c1, 3 nodes\n",
        "--position \"xxo/xxo/o2 o\" --algorithm minimax --evaluator open-lines --depth 1\n",
        "\n    1         4,088        3,978         2,777     534             2,112  20,687",
    ] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    assert_eq!(text.lines().filter(|line| line.starts_with("    ")).count(), 9 + 1, "{text}");
}

#[test]
fn as_json() {
    let all = json(&["lab", "faults"]);
    let faults = all["faults"].as_array().unwrap();
    assert_eq!(faults.len(), 8);
    let ties = json(&["lab", "faults", "bounds-as-ties"]);
    let listed = faults.iter().find(|fault| fault["name"] == "bounds-as-ties").unwrap();
    assert_eq!(ties["findings"], listed["findings"]);
    assert_eq!(ties["findings"]["worse_moves"], 549);
    assert_eq!(ties["smallest"]["effect"], "lost-result");
    assert_eq!(ties["smallest"]["faulty"]["moves"], Value::from(vec!["c2", "b1"]));
    assert_eq!(ties["by_depth"][0], ties["findings"]);
}

#[test]
fn an_unknown_fault_is_refused() {
    let line = complaint(&["lab", "faults", "off-by-one"]);
    assert!(line.contains("'off-by-one'") && line.contains("strict-cut"), "{line}");
}
