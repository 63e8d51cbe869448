//! Right submissions lose no point, wrong ones pass no test and are told what is wrong.
#![allow(clippy::unwrap_used)] // a panic is how a test fails

use gametree::Stop;
use grade::{Diagnosis, Marks, Pattern, Slip, Suite, mark};
use pipe::{Program, Quota};
use std::path::Path;

fn marks(suite: &str, mutations: &str) -> Marks {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/submission.py");
    let command = format!("python3 '{}' {mutations}", file.display());
    let program = Program::new(&command, Quota::default()).unwrap();
    mark(&Suite::read(suite).unwrap(), &program, &Stop::new(), |_| {})
}

/// Three tests, for minimax, negamax and alpha-beta, small enough for Python.
fn suite(nodes: bool) -> String {
    let check = if nodes { "'value', 'move', 'nodes'" } else { "'value', 'move'" };
    let test = |algorithm: &str| {
        format!(
            "[[test]]\nname = '{algorithm}'\nalgorithm = '{algorithm}'\ngame = '3x3x3'\n\
             evaluator = 'outcome'\nwin = 1\npoints = 10\ncheck = [{check}]\ndepths = [1, 2, 3, 4]\n\
             moves = ['b2 a1 c3', 'a1 b2 c3 a3', 'b2 a1 a2 c2']\npositions = 24\nseed = 3\n"
        )
    };
    let tests = ["minimax", "negamax", "alpha-beta"].map(test).concat();
    format!("title = 'Searches'\n{tests}")
}

#[test]
fn no_right_submission_loses_a_point() {
    // Whatever the order of moves, values and moves are the same; nodes are not those of alpha-beta.
    for mutations in [
        "",
        "columns",
        "backwards",
        "last-of-equals",
        "hard",
        "as-negamax",
        "as-negamax hard",
        "keep",
        "decided",
        "keep decided",
        "letters",
        "table",
        "as-negamax columns",
        "moves",
        "inner",
        "silent-nodes",
        "as-negamax keep",
        "backwards letters",
        "hard keep",
        "as-negamax decided",
    ] {
        let marks = marks(&suite(false), mutations);
        assert!(marks.passed(), "{mutations}: {marks:#?}");
        assert_eq!(marks.points(), (30.0, 30.0));
    }
    for mutations in ["", "as-negamax", "hard", "keep", "decided", "keep decided", "letters"] {
        let marks = marks(&suite(true), mutations);
        assert!(marks.passed(), "{mutations}: {marks:#?}");
    }
}

#[test]
fn every_wrong_submission_is_told_what_is_wrong() {
    use Diagnosis as D;
    let slip = |slip| Some(D::Slip { slip, count: None });
    let pattern = |pattern| Some(D::Pattern { pattern });
    let cases = [
        // mutation, which test, diagnosis
        ("short", 0, slip(Slip::DepthShort)),
        ("deep", 0, slip(Slip::DepthLong)),
        ("own-view", 0, slip(Slip::ValueForSideToMove)),
        ("leaf-mover", 0, slip(Slip::LeafForSideToMove)),
        ("leaf-root", 1, slip(Slip::LeafForRoot)),
        ("leaf-sign", 0, slip(Slip::LeafSign)),
        ("draw-loss", 0, slip(Slip::DrawAsLoss)),
        ("late", 0, slip(Slip::TerminalLate)),
        ("unnegated", 1, slip(Slip::NotNegated)),
        ("always-max", 0, slip(Slip::AlwaysMax)),
        ("least", 0, slip(Slip::RootMinimises)),
        ("zero", 0, slip(Slip::BestFromZero)),
        ("last", 0, slip(Slip::LastMoveIgnored)),
        ("no-cut", 2, slip(Slip::BetaNeverUpdated)),
        ("low as-negamax", 2, slip(Slip::LowWithoutMax)),
        ("beta", 2, slip(Slip::BetaNeverUpdated)),
        ("full-window as-negamax", 2, slip(Slip::BetaNeverUpdated)),
        ("unswapped as-negamax", 2, slip(Slip::WindowNotSwapped)),
        ("alpha-cut as-negamax", 2, slip(Slip::CutAtAlpha)),
        ("leaf-x", 1, slip(Slip::LeafForX)),
        ("exchanged", 0, slip(Slip::MaxMinExchanged)),
        ("shallow as-negamax", 2, slip(Slip::ShallowCuts)),
        ("decided-everywhere decided as-negamax", 2, slip(Slip::WindowNotPassed)),
        ("crash-deep", 0, pattern(Pattern::Fails)),
        ("last-of-equals as-negamax", 2, slip(Slip::BoundsAsTies)),
        ("last-of-equals hard as-negamax", 2, slip(Slip::BoundsAsTies)),
        ("short as-negamax", 2, slip(Slip::DepthShort)),
        ("first-view", 1, slip(Slip::ValueForSideToMove)),
        ("undo", 0, pattern(Pattern::Values)),
        ("silent-value", 0, pattern(Pattern::NoValues)),
        ("crash", 0, pattern(Pattern::NoAnswers)),
    ];
    let mut named = 0;
    for (mutations, test, expected) in cases {
        let marks = marks(&suite(true), mutations);
        let found = &marks.tests[test];
        assert!(!found.passed && found.mistake.is_some(), "{mutations}: {found:#?}");
        assert!(found.points < found.of, "{mutations}");
        match found.diagnosis == expected {
            true => named += 1,
            false => eprintln!("{mutations}: {:?}, not {expected:?}", found.diagnosis),
        }
    }
    println!("{named} of {} named", cases.len());
    assert!(named * 100 >= cases.len() * 80, "{named} of {}", cases.len());
}

#[test]
fn conventions_are_told_from_mistakes() {
    for (mutations, setting) in
        [("moves", "moves"), ("inner", "inner"), ("inner as-negamax", "inner")]
    {
        for (number, test) in marks(&suite(true), mutations).tests.iter().enumerate() {
            let Some(Diagnosis::Convention { count, .. }) = test.diagnosis else {
                panic!("{mutations}, {number}: {test:#?}")
            };
            assert_eq!(serde_json::to_value(count).unwrap(), setting);
        }
    }
    let strict = suite(true).replace("points", "equality = 'keep'\npoints");
    assert!(marks(&strict, "keep").passed());
    let test = &marks(&strict, "").tests[2];
    assert!(matches!(test.diagnosis, Some(Diagnosis::Convention { .. })), "{test:#?}");
}
