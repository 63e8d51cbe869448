//! Evaluators and playing strength: right submissions reach all points, wrong ones are told why not.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a panic is how a test fails

use games::{Position, SearchSpec};
use gametree::{Limits, Report, Side, Stop, Value};
use grade::{Diagnosis, EvaluatorSlip, Marks, StrengthSlip, Submission, Suite, Wrong, mark};

/// A submission made of two functions.
struct Crafted<M, E> {
    plays: M,
    evaluates: E,
}

impl<M, E> Submission for Crafted<M, E>
where
    M: Fn(&Position) -> Result<String, String>,
    E: Fn(&Position) -> i32,
{
    fn search(
        &self,
        position: &Position,
        _: &SearchSpec,
        _: &Limits,
    ) -> Result<Report<String>, String> {
        let best = Some((self.plays)(position)?);
        Ok(Report { best, ..Report::unknown(position.side()) })
    }

    /// What the function says is for X.
    fn evaluate(&self, position: &Position, _: Option<&str>, _: &Limits) -> Result<Value, String> {
        Ok(Value::score((self.evaluates)(position)).for_first(position.side()))
    }
}

fn marks(suite: &str, submission: &dyn Submission) -> Marks {
    mark(&Suite::read(suite).unwrap(), submission, &Stop::new(), |_| {})
}

fn open_lines(position: &Position) -> i32 {
    let spec = SearchSpec::new("minimax").evaluator("open-lines");
    let value = position.search(&spec, &Limits::depth(0)).unwrap().value;
    value.for_first(position.side()).raw()
}

/// The part of one side in that.
fn own(position: &Position, side: Side) -> i32 {
    mnk::Evaluator::OpenLines.strength(position.game().unwrap(), side)
}

#[test]
fn wrong_evaluators_are_told_what_is_wrong() {
    let test = |check: &str| {
        format!(
            "title = 'T'\n[[test]]\nname = 'E'\nkind = 'evaluator'\ngame = '3x3x3'\npoints = 10\n\
             evaluator = 'open-lines'\ncheck = ['{check}']\npositions = 30\n"
        )
    };
    let marks = |check: &str, evaluates: &dyn Fn(&Position) -> i32| {
        let plays = |_: &Position| Err("it does not play".to_owned());
        marks(&test(check), &Crafted { plays, evaluates }).tests.remove(0)
    };
    let all = |position: &Position| match position.outcome().and_then(|it| it.winner()) {
        Some(winner) => Value::score(100).for_first(winner).raw(),
        None => open_lines(position),
    };
    for check in ["value", "exchanged", "mirrored", "win"] {
        let marks = marks(check, &all);
        assert!(marks.passed && marks.questions > 5, "{check}: {marks:#?}");
    }
    type Evaluator = fn(&Position) -> i32;
    let cases: [(&str, Evaluator, EvaluatorSlip); 8] = [
        ("value", |it| -open_lines(it), EvaluatorSlip::Sign),
        ("value", |it| 2 * open_lines(it), EvaluatorSlip::Scale),
        ("value", |it| own(it, Side::First), EvaluatorSlip::OneSidedEvaluator),
        ("exchanged", |it| own(it, Side::First), EvaluatorSlip::OneSidedEvaluator),
        ("exchanged", |it| -own(it, Side::Second), EvaluatorSlip::OneSidedEvaluator),
        (
            "value",
            |it| Value::score(open_lines(it)).for_first(it.side()).raw(),
            EvaluatorSlip::ForSideToMove,
        ),
        (
            "mirrored",
            |it| {
                open_lines(it)
                    + it.moves().iter().map(|mv| i32::from(mv.as_bytes()[1])).sum::<i32>()
            },
            EvaluatorSlip::Directions,
        ),
        ("win", |it| own(it, Side::First) - own(it, Side::Second), EvaluatorSlip::WinNotSeen),
    ];
    for (check, evaluates, expected) in cases {
        let marks = marks(check, &evaluates);
        let expected = Some(Diagnosis::Evaluator { slip: expected });
        assert!(!marks.passed && marks.mistake.is_some(), "{check}: {marks:#?}");
        assert_eq!(marks.diagnosis, expected, "{check}: {marks:#?}");
    }
}

#[test]
fn games_are_played_from_both_sides_and_earn_points() {
    let suite = |opponent: &str, wanted: f64| {
        format!(
            "title = 'T'\n[[test]]\nname = 'S'\nkind = 'strength'\ngame = '3x3x3'\npoints = 10\n\
             opponents = ['{opponent}']\ngames = 20\nwanted = {wanted}\nseed = 4\n"
        )
    };
    let no_values = |_: &Position| 0;
    let perfect = |position: &Position| {
        let report = position.search(&SearchSpec::new("negamax"), &Limits::none()).unwrap();
        Ok(report.best.unwrap())
    };
    let perfect = Crafted { plays: perfect, evaluates: no_values };
    for (opponent, wanted) in [("random", 0.7), ("exact", 0.5)] {
        let marks = marks(&suite(opponent, wanted), &perfect);
        assert!(marks.passed(), "{opponent}: {marks:#?}");
        assert_eq!(marks.tests[0].score.unwrap().games(), 20);
    }
    let first = |position: &Position| Ok(position.moves()[0].clone());
    let first = Crafted { plays: first, evaluates: no_values };
    let one = marks(&suite("alpha-beta:9", 1.0), &first);
    assert_eq!(one, marks(&suite("alpha-beta:9", 1.0), &first), "the same games every time");
    let test = &one.tests[0];
    assert!(!test.passed && test.points < 10.0, "{one:#?}");
    let missed = [StrengthSlip::MissesWin, StrengthSlip::MissesThreat];
    assert!(missed.map(|slip| Some(Diagnosis::Strength { slip })).contains(&test.diagnosis));
    let illegal = |_: &Position| Ok("b2".to_owned());
    let illegal = Crafted { plays: illegal, evaluates: no_values };
    let marks = marks(&suite("random", 0.5), &illegal);
    let slip = StrengthSlip::NoLegalMove;
    assert_eq!(marks.tests[0].diagnosis, Some(Diagnosis::Strength { slip }), "{marks:#?}");
    let wrong = &marks.tests[0].mistake.as_ref().unwrap().wrong;
    assert!(
        matches!(wrong, Wrong::Game { fault: Some(fault), .. } if fault.contains("b2 is taken")),
        "{wrong:?}"
    );
}

#[test]
fn what_cannot_be_tested_is_refused() {
    let refused = |kind: &str| {
        let text =
            format!("title = 'T'\n[[test]]\nname = 'A'\npoints = 1\ngame = '3x3x3'\n{kind}\n");
        Suite::read(&text).unwrap_err().to_string()
    };
    for (kind, part) in [
        ("kind = 'strength'\nopponents = []\ngames = 2", "at least one player"),
        ("kind = 'strength'\nopponents = ['human']\ngames = 2", "'human' cannot be an opponent"),
        ("kind = 'strength'\nopponents = ['engine:2s']\ngames = 2", "cannot be an opponent"),
        ("kind = 'strength'\nopponents = ['pipe:true']\ngames = 2", "cannot be an opponent"),
        ("kind = 'strength'\nopponents = ['magic:3']\ngames = 2", "magic"),
        ("kind = 'strength'\nopponents = ['random']\ngames = 3", "even number"),
        ("kind = 'strength'\nopponents = ['random']\ngames = 2\nwanted = 2", "at most 1"),
        ("kind = 'strength'\nopponents = ['random']\ngames = 2\nopenings = '?'", "openings"),
        ("kind = 'evaluator'\ncheck = []\npositions = 2", "check needs"),
        ("kind = 'evaluator'\ncheck = ['value']", "give moves"),
        ("kind = 'evaluator'\ncheck = ['value']\npositions = 2\nevaluator = 'x'", "no evaluator"),
    ] {
        let error = refused(kind);
        assert!(error.starts_with("test 'A': ") && error.contains(part), "{kind}: {error}");
    }
    let reversi = "title = 'T'\n[[test]]\nname = 'A'\npoints = 1\ngame = 'reversi'\n\
        kind = 'evaluator'\ncheck = ['mirrored']\npositions = 2\n";
    assert!(Suite::read(reversi).unwrap_err().to_string().contains("k in a row"));
}
