//! An engine by the Gomocup protocol: a right one reaches all points, and what wrong ones do is named.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a panic is how a test fails

use gametree::Stop;
use grade::{Diagnosis, GomocupSlip, Marks, Suite, mark};
use std::path::Path;

fn marks(suite: &str, mutation: &str) -> Marks {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/crafted/engine.py");
    let suite = Suite::read(suite).unwrap();
    let command = ["python3", &file.display().to_string(), mutation].map(str::to_owned);
    let program = suite.program(&command).unwrap();
    mark(&suite, &program, &Stop::new(), |_| {})
}

/// One test of some checks. The grace is long wherever an answer comes.
fn suite(check: &str, grace: u64) -> String {
    format!(
        "title = 'T'\nprotocol = 'gomocup'\n[[test]]\nname = 'G'\nkind = 'gomocup'\npoints = 10\n\
         check = [{check}]\nturn_ms = 100\ngrace_ms = {grace}\n"
    )
}

#[test]
fn a_right_engine_reaches_all_points() {
    let all = "'start', 'size', 'about', 'info', 'unknown', 'begin', 'turn', 'board', 'takeback', \
        'restart', 'end', 'hang-up', 'win', 'block'";
    let marks = marks(&suite(all, 60_000), "");
    assert!(marks.passed(), "{marks:#?}");
    assert_eq!(marks.tests[0].questions, 19);
}

#[test]
fn what_wrong_engines_do_is_named() {
    for slip in GomocupSlip::ALL {
        let name = serde_json::to_value(slip).unwrap().as_str().unwrap().to_owned();
        let (check, grace) = match slip {
            GomocupSlip::Silent => ("'start'", 500),
            GomocupSlip::NotUnknown => ("'unknown'", 3_000),
            GomocupSlip::Over | GomocupSlip::NoOk | GomocupSlip::Spelling => ("'start'", 60_000),
            GomocupSlip::AnySize => ("'size'", 60_000),
            GomocupSlip::About => ("'about'", 60_000),
            GomocupSlip::AnswersInfo => ("'info'", 60_000),
            GomocupSlip::Form | GomocupSlip::Outside => ("'begin'", 60_000),
            GomocupSlip::Taken => ("'turn'", 60_000),
            GomocupSlip::NotTakenBack => ("'takeback'", 60_000),
            GomocupSlip::NotRestarted => ("'restart'", 60_000),
            GomocupSlip::IgnoresEnd => ("'end'", 60_000),
            GomocupSlip::IgnoresHangUp => ("'hang-up'", 60_000),
            GomocupSlip::MissesFour => ("'win', 'block'", 60_000),
            GomocupSlip::SwapsCoordinates
            | GomocupSlip::FromOne
            | GomocupSlip::SidesExchanged
            | GomocupSlip::MissesFive => ("'win'", 60_000),
        };
        let test = marks(&suite(check, grace), &name).tests.remove(0);
        assert!(!test.passed && test.mistake.is_some(), "{name}: {test:#?}");
        assert_eq!(test.diagnosis, Some(Diagnosis::Gomocup { slip }), "{test:#?}");
    }
}
