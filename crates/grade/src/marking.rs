//! Asking a submission, and marking its answers.

use crate::diagnosis::Diagnosis;
use crate::explain_link::{USUAL_PAGE, explain_link};
use crate::submission::Submission;
use crate::suite::{Kind, Suite, Test};
use crate::{evaluator_test, functions_test, gomocup_test, search_test, strength_test};
use games::Position;
use gametree::{Limits, Stop};
use lab::tournament::Score;
use serde::Serialize;
use std::time::{Duration, Instant};

/// After so many failures in a row the rest of a test is not asked any more.
pub(crate) const PATIENCE: usize = 3;

/// What a submission has reached.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Marks {
    /// The suite.
    pub title: String,
    /// The tests, in order.
    pub tests: Vec<TestMarks>,
    /// The address of the page that mistakes are to be looked at in.
    #[serde(skip)]
    pub page: String,
}

impl Marks {
    /// The points reached, and those there are.
    #[must_use]
    pub fn points(&self) -> (f64, f64) {
        // Not by sum(), for which nothing is -0.
        let add = |sum: f64, points: f64| sum + points;
        let sum = |points: fn(&TestMarks) -> f64| self.tests.iter().map(points).fold(0.0, add);
        (sum(|test| test.points), sum(|test| test.of))
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.tests.iter().all(|test| test.passed)
    }
}

/// What a submission has reached in one test.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TestMarks {
    /// The test.
    pub name: String,
    /// Whether every answer was right.
    pub passed: bool,
    /// The points: those of the test, by the share of right answers.
    pub points: f64,
    /// The points of the test.
    pub of: f64,
    /// The questions that were asked.
    pub questions: usize,
    /// Those that were answered rightly; games that were won.
    pub right: usize,
    /// What was scored, in games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// What is most likely wrong, if anything is.
    pub diagnosis: Option<Diagnosis>,
    /// The smallest question that was not answered rightly.
    pub mistake: Option<Mistake>,
}

/// A question that was not answered rightly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// The game.
    pub game: String,
    /// The moves to the position.
    pub moves: Vec<String>,
    /// The board, several lines.
    pub picture: String,
    /// The search that was asked for, if one was.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub search: Option<Searched>,
    /// What is wrong.
    pub wrong: Wrong,
    /// What stands behind the `#` in the address of the page to look at it in Explain; nothing if there is
    /// no position to look at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
}

impl Mistake {
    /// One at this position, where no search was asked for.
    pub(crate) fn at(position: &Position, wrong: Wrong) -> Mistake {
        Mistake {
            game: position.name().to_owned(),
            moves: position.played().into_iter().map(|played| played.name).collect(),
            picture: position.picture().trim_matches('\n').to_owned(),
            search: None,
            wrong,
            link: None,
        }
    }
}

/// The search that was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Searched {
    /// The algorithm.
    pub algorithm: String,
    /// The evaluator.
    pub evaluator: String,
    /// The depth.
    pub depth: u32,
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
#[allow(missing_docs)] // what was said, and what would be right
pub enum Wrong {
    /// There is none.
    Failed {
        reason: String,
    },
    /// The value is not told.
    NoValue {
        right: String,
    },
    Value {
        said: String,
        right: String,
    },
    Move {
        said: String,
        right: Vec<String>,
    },
    Nodes {
        said: u64,
        right: Vec<u64>,
    },
    /// The value is not the negative of that with the stones exchanged.
    Exchanged {
        said: String,
        other: String,
        right: String,
    },
    /// The same board, mirrored or turned, has another value.
    Mirrored {
        said: String,
        other: String,
        picture: String,
    },
    /// A won game is not worth more than one that goes on.
    Win {
        said: String,
        other: String,
        x_won: bool,
    },
    /// A game was lost or drawn; `record` are its moves.
    Game {
        opponent: String,
        side: String,
        lost: bool,
        fault: Option<String>,
        record: String,
    },
    /// A wrong answer to what was sent; empty if there was none.
    Said {
        sent: String,
        said: String,
    },
    /// A function did something wrong: how it was called, what it did, what would be right.
    Call {
        call: String,
        said: String,
        right: String,
    },
}

/// What a test has come to.
pub(crate) struct Marked {
    pub questions: usize,
    pub right: usize,
    /// The share of the points, if it is not that of right answers.
    pub share: Option<f64>,
    /// Of games.
    pub score: Option<Score>,
    pub diagnosis: Option<Diagnosis>,
    pub mistake: Option<Mistake>,
}

/// Marking one submission.
pub(crate) struct Marking<'a> {
    pub suite: &'a Suite,
    pub submission: &'a dyn Submission,
    pub stop: &'a Stop,
    told: &'a mut dyn FnMut(),
}

impl Marking<'_> {
    /// The limits of one answer that is asked for now.
    pub fn limits(&self) -> Limits {
        self.limits_of(None)
    }

    /// The same with so many seconds, if they are given.
    pub fn limits_of(&self, seconds: Option<f64>) -> Limits {
        let limits = Limits::none().with_stop(self.stop);
        let time = Duration::from_secs_f64(seconds.unwrap_or(self.suite.limits.seconds));
        match Instant::now().checked_add(time) {
            Some(deadline) => limits.until(deadline),
            None => limits,
        }
    }

    /// One more question has been asked.
    pub fn told(&mut self) {
        (self.told)();
    }
}

/// Asks a submission everything, telling `told` how many questions have been asked. When `stop` is
/// turned on, the tests that are complete are the answer.
pub fn mark(
    suite: &Suite,
    submission: &dyn Submission,
    stop: &Stop,
    mut told: impl FnMut(usize),
) -> Marks {
    let mut asked = 0;
    let mut tests = Vec::new();
    for test in &suite.tests {
        let mut one_more = || {
            asked += 1;
            told(asked);
        };
        let mut marking = Marking { suite, submission, stop, told: &mut one_more };
        match mark_test(test, &mut marking) {
            Some(marks) if !stop.is_stopped() => tests.push(marks),
            _ => break,
        }
    }
    Marks { title: suite.title.clone(), tests, page: USUAL_PAGE.to_owned() }
}

fn mark_test(test: &Test, marking: &mut Marking<'_>) -> Option<TestMarks> {
    let marked = match &test.kind {
        Kind::Search(test) => search_test::mark(test, marking),
        Kind::Evaluator(test) => evaluator_test::mark(test, marking),
        Kind::Strength(test) => strength_test::mark(test, marking),
        Kind::Gomocup(test) => gomocup_test::mark(test, marking),
        Kind::Functions(test) => functions_test::mark(test, marking),
    };
    let Marked { questions, right, share, score, diagnosis, mut mistake } = marked?;
    if let Some(mistake) = &mut mistake {
        mistake.link = explain_link(mistake);
    }
    let share = share.unwrap_or(right as f64 / questions.max(1) as f64);
    let points = (test.points * share * 100.0).floor() / 100.0;
    let (name, of, passed) = (test.name.clone(), test.points, share >= 1.0);
    Some(TestMarks { name, passed, points, of, questions, right, score, diagnosis, mistake })
}
