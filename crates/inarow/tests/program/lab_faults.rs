//! `inarow lab faults`: the museum as it is printed.

use crate::common::{complaint, json, output};
use serde_json::Value;

#[test]
fn all_faults_in_one_table() {
    let text = output(&["lab", "faults"], "");
    let strict = text.lines().find(|line| line.starts_with("strict-cut")).unwrap();
    let words: Vec<&str> = strict.split_whitespace().collect();
    assert_eq!(words, ["strict-cut", "9", "0", "0", "0", "850,298", "274,507"]);
    assert!(text.contains("all 4,520 positions"), "{text}");
}

#[test]
fn one_fault_in_full() {
    let text = output(&["lab", "faults", "leaf-for-side-to-move"], "");
    for part in [
        "depth 1, empty cells: 2. O to move: the fault gives the result away.\n\n  3  X  X  O\n",
        "Faulty: b1, value +1, nodes 3\nFixed: c1, value O, nodes 3\n",
        "--position \"xxo/xxo/o2 o\" --algorithm minimax --evaluator open-lines --depth 1\n",
        "scored for the side to move",
    ] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    let cells = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let first = text.lines().map(cells).find(|row| row.len() == 9 && row[0] == "1");
    assert_eq!(
        first.unwrap()[..7],
        ["1", "4,088", "3,978", "2,777", "534", "2,112", "20,687"],
        "{text}"
    );
    let czech = output(&["lab", "faults", "strict-cut", "--lang", "cs"], "");
    assert!(czech.contains("Hloubka") && czech.contains("inarow explain 3x3x3"), "{czech}");
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
