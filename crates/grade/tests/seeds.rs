//! The searches of the student projects that this program grew from: every fault that they are known to
//! have is found and called by its name, and without their faults they lose no point.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a panic is how a test fails

use gametree::Stop;
use grade::{Counting, Diagnosis, EvaluatorSlip, Marks, Slip, Suite, TestMarks, mark};
use pipe::{Program, Quota};
use std::path::{Path, PathBuf};
use std::process::Command;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/seeds")
}

fn marks(suite: &str, command: &str) -> Marks {
    let program = Program::new(&format!("pipe:{command}"), Quota::default()).unwrap();
    mark(&Suite::read(suite).unwrap(), &program, &Stop::new(), |_| {})
}

/// A file of the folder, run by Python, which leaves nothing beside it.
fn python(file: &str, fixes: &str) -> String {
    format!("python3 -B '{}' {fixes}", folder().join(file).display())
}

fn test(algorithm: &str, more: &str) -> String {
    format!(
        "[[test]]\nname = '{algorithm}'\nalgorithm = '{algorithm}'\ngame = '3x3x3'\npoints = 10\n\
         {more}\n"
    )
}

fn suite(tests: &[String]) -> String {
    format!("title = 'Seeds'\n{}", tests.concat())
}

/// What is wrong by one slip, with a position in which it shows.
#[track_caller]
fn slip(test: &TestMarks) -> (Slip, Option<Counting>) {
    assert!(!test.passed && test.points < test.of, "{test:#?}");
    assert!(test.mistake.as_ref().is_some_and(|mistake| mistake.picture.contains("a  b  c")));
    match test.diagnosis {
        Some(Diagnosis::Slip { slip, count }) => (slip, count),
        _ => panic!("{test:#?}"),
    }
}

const QUICK: &str = "evaluator = 'outcome'\nscoring = 'distance'\ncheck = ['move']\n\
    moves = ['c1 c2 b1 b3', 'b2 c1 c2 b1 c3 a3', 'a1 b2']\n";

/// Of a lab sheet: leaves for the side to move in minimax, a bound without max in alpha-beta, moves
/// counted in place of nodes, and wins that are worth the same at any distance.
#[test]
fn the_lab_sheet() {
    let common = "evaluator = 'open-lines'\nwin = 100\npositions = 12\nseed = 5\ndepths = [1, 2, 3, 4]\n\
        moves = ['', 'b2']\n";
    let plain = suite(&[
        test("minimax", &format!("{common}check = ['value', 'move']")),
        test("negamax", &format!("{common}check = ['value', 'move', 'nodes']")),
        test(
            "alpha-beta",
            &format!("{common}check = ['value', 'move', 'nodes']\nstart = 'decided'"),
        ),
    ]);
    let quick = suite(&[test("negamax", &format!("{QUICK}win = 100\ndepths = [9]"))]);
    let printed = marks(&plain, &python("lab_sheet.py", ""));
    let [minimax, negamax, alpha_beta] = &printed.tests[..] else { panic!("{printed:#?}") };
    assert_eq!(slip(minimax), (Slip::LeafForSideToMove, None));
    let counts =
        matches!(negamax.diagnosis, Some(Diagnosis::Convention { count: Counting::Generated, .. }));
    assert!(counts, "{negamax:#?}");
    assert_eq!(slip(alpha_beta), (Slip::LowWithoutMax, Some(Counting::Generated)));
    let printed = marks(&quick, &python("lab_sheet.py", ""));
    assert_eq!(slip(&printed.tests[0]), (Slip::NoDistance, None));
    for (suite, fixes) in [(&plain, "fixed"), (&quick, "fixed distance")] {
        let fixed = marks(suite, &python("lab_sheet.py", fixes));
        assert!(fixed.passed(), "{fixes}: {fixed:#?}");
    }
}

/// Of a project that searches to the end of the game: no preference for a quick win.
#[test]
fn the_search_to_the_end() {
    let common = "evaluator = 'outcome'\nmoves = ['b2 a1', 'b2 c2', 'a1 c3 a3']\ndepths = [9]\ncheck = ['value', 'move']\n";
    let plain = suite(&[test("minimax", &format!("{common}win = 1"))]);
    let quick = suite(&[test("minimax", &format!("{QUICK}depths = [9]\nwin = 10"))]);
    assert!(marks(&plain, &python("full_depth.py", "")).passed());
    let printed = marks(&quick, &python("full_depth.py", ""));
    assert_eq!(slip(&printed.tests[0]), (Slip::NoDistance, None));
    let values = quick.replace("check = ['move']", "check = ['value', 'move']");
    let fixed = marks(&values, &python("full_depth.py", "distance"));
    assert!(fixed.passed(), "{fixed:#?}");
}

/// Of a project in C++: beta is never updated, the evaluator sees one side only, with the sign of the
/// last mover, its diagonals are summed in another way than its rows, and every root move has the full
/// window.
#[test]
fn the_weighted_lines() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("line_power");
    let source = self::folder().join("line_power.cpp");
    let compiled = Command::new("g++").arg("-O1").arg("-o").arg(&program).arg(source).status();
    assert!(compiled.unwrap().success());
    let command = |fixes: &str| format!("'{}' {fixes}", program.display());
    let common = "evaluator = 'line-power'\nwin = 100000000\npositions = 12\nseed = 3\n\
        depths = [1, 2, 3, 4]\nmoves = ['', 'b2']\n";
    let suite = suite(&[
        test("minimax", &format!("{common}check = ['value', 'move']")),
        test("alpha-beta", &format!("{common}check = ['value', 'nodes']")),
    ]);
    let named = |fixes: &str, number: usize| {
        let marks = marks(&suite, &command(fixes));
        slip(&marks.tests[number]).0
    };
    // As printed, the values are wrong in more than one way, and still the nodes tell.
    assert_eq!(named("", 1), Slip::BetaNeverUpdated);
    assert_eq!(named("diagonals", 0), Slip::OneSidedEvaluator);
    assert_eq!(named("own diagonals", 1), Slip::BetaNeverUpdated);
    assert_eq!(named("own diagonals beta", 1), Slip::RootWindowOpen);
    let fixed = marks(&suite, &command("fixed"));
    assert!(fixed.passed(), "{fixed:#?}");
    let evaluator = |check: &str| {
        format!(
            "[[test]]\nname = '{check}'\nkind = 'evaluator'\ngame = '3x3x3'\npoints = 10\n\
             evaluator = 'line-power'\ncheck = ['{check}']\npositions = 20\n"
        )
    };
    let evaluator = self::suite(&["exchanged", "mirrored", "value"].map(evaluator));
    let named = |fixes: &str| {
        let marks = marks(&evaluator, &command(fixes));
        marks.tests.iter().map(|test| test.diagnosis).collect::<Vec<_>>()
    };
    let slip = |slip| Some(Diagnosis::Evaluator { slip });
    let one_sided = slip(EvaluatorSlip::OneSidedEvaluator);
    assert_eq!(named("")[..2], [one_sided, slip(EvaluatorSlip::Directions)]);
    assert_eq!(named("diagonals"), [one_sided, None, one_sided]);
    assert!(marks(&evaluator, &command("fixed")).passed());
}

/// What the museum shows is called by the same names here.
#[test]
fn the_faults_of_the_museum_are_slips() {
    for fault in lab::faults::Fault::ALL {
        // A convention, not a mistake.
        let is_slip = Slip::ALL.iter().any(|slip| slip.name() == fault.name);
        assert_eq!(is_slip, fault.name != "strict-cut", "{}", fault.name);
    }
}
