//! The seven functions of the noughts and crosses assignment: a right file gets all points, and typical
//! mistakes are called by their names.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a panic is how a test fails

use gametree::Stop;
use grade::{Diagnosis, FunctionSlip, Marks, Suite, mark};
use std::path::Path;

fn marks(suite: &str, mutation: &str) -> Marks {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/crafted/tictactoe.py");
    let suite = Suite::read(suite).unwrap();
    let environment = format!("TICTACTOE={mutation}");
    let command = ["env", &environment, "python3", &file.display().to_string()];
    let program = suite.program(&command.map(str::to_owned)).unwrap();
    mark(&suite, &program, &Stop::new(), |_| {})
}

/// A suite about one function, on boards with at least so many stones.
fn suite(function: &str, stones: usize) -> String {
    format!(
        "title = 'T'\nprotocol = 'functions'\n[[test]]\nname = 'F'\nkind = 'functions'\n\
         points = 10\nfunctions = ['{function}']\nstones = {stones}\n"
    )
}

#[test]
fn a_right_file_gets_all_points() {
    let all = marks(Suite::built_in("functions").unwrap(), "");
    assert!(all.passed(), "{all:#?}");
    assert_eq!(all.points(), (100.0, 100.0));
    // Every position that can be reached.
    assert_eq!(all.tests[3].questions, 5_478);
    assert_eq!(all.tests[6].questions, 5_478);
    // What a module prints is no answer.
    assert!(marks(&suite("player", 8), "prints").passed());
}

#[test]
fn typical_mistakes_are_named() {
    let name =
        |slip: &FunctionSlip| serde_json::to_value(slip).unwrap().as_str().unwrap().to_owned();
    // What happens by itself, or cannot be made one's own mistake alone.
    let left_out = [FunctionSlip::Fails, FunctionSlip::ResultOther, FunctionSlip::MinimaxMissesWin];
    for slip in FunctionSlip::ALL.into_iter().filter(|slip| !left_out.contains(slip)) {
        let mutation = name(&slip);
        let function = match slip {
            FunctionSlip::Missing => "actions",
            FunctionSlip::Raises => "minimax",
            _ => mutation.split('-').next().unwrap(),
        };
        // The others show late in the game as well, which takes less time.
        let stones = match function {
            "player" => 0,
            "minimax" | "winner" => 5,
            _ => 7,
        };
        let test = marks(&suite(function, stones), &mutation).tests.remove(0);
        assert!(!test.passed && test.points < 10.0, "{mutation}: {test:#?}");
        assert_eq!(test.diagnosis, Some(Diagnosis::Function { slip }), "{test:#?}");
        assert!(test.mistake.unwrap().picture.contains("a  b  c"));
    }
}

#[test]
fn a_file_that_cannot_be_loaded_is_told() {
    let suite = Suite::read(Suite::built_in("functions").unwrap()).unwrap();
    let program = suite.program(&["python3", "/nothing/here.py"].map(str::to_owned)).unwrap();
    let marks = mark(&suite, &program, &Stop::new(), |_| {});
    assert_eq!(marks.points().0, 0.0);
    let mistake = format!("{:?}", marks.tests[0].mistake);
    assert!(mistake.contains("FileNotFoundError"), "{mistake}");
}
