//! Asking a submission, and marking its answers.

use crate::diagnosis::{Diagnosis, diagnose};
use crate::submission::Submission;
use crate::suite::{Check, Question, Suite, Test};
use crate::textbook::Textbook;
use crate::variant::{Counting, Variant};
use games::{Catalogue, Position, SearchSpec, Setup};
use gametree::{Limits, Report, Scoring, Stop, Value};
use serde::Serialize;
use std::cell::RefCell;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// After so many failures in a row the rest of a test is not asked any more.
const PATIENCE: usize = 3;

/// What a submission has reached.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Marks {
    /// The suite.
    pub title: String,
    /// The tests, in order.
    pub tests: Vec<TestMarks>,
}

impl Marks {
    /// The points reached, and those there are.
    #[must_use]
    pub fn points(&self) -> (f64, f64) {
        let sum = |points: fn(&TestMarks) -> f64| self.tests.iter().map(points).sum();
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
    /// Those that were answered rightly.
    pub right: usize,
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
    /// The algorithm.
    pub algorithm: String,
    /// The evaluator.
    pub evaluator: String,
    /// The depth.
    pub depth: u32,
    /// What is wrong.
    pub wrong: Wrong,
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
}

/// An answer, as far as it is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The value for the side to move, if it is told; wins at no distance.
    pub value: Option<Value>,
    pub best: String,
    /// 0 if it is not told.
    pub nodes: u64,
}

/// A question with its answer.
pub(crate) struct Asked {
    pub question: Question,
    pub answer: Result<Answer, String>,
    /// What is wrong with it, if anything is.
    pub wrong: Option<Wrong>,
}

/// The searches to compare with, each run once for every question.
pub(crate) struct Bench {
    catalogue: Catalogue,
    spec: SearchSpec,
    stop: Stop,
    /// What was asked already.
    known: RefCell<HashMap<(Variant, u64, u32), Report<String>>>,
}

impl Bench {
    fn new(test: &Test, stop: &Stop) -> Bench {
        let mut catalogue = Catalogue::default();
        let right = Variant::right(&test.algorithm).unwrap_or_default();
        for variant in right.into_iter().chain(Variant::wrong(&test.algorithm)) {
            let make = move |setup: Setup| Textbook {
                variant,
                evaluator: setup.evaluator,
                options: setup.options,
            };
            catalogue = catalogue.search(&format!("{variant:?}"), make);
        }
        let evaluator = test.evaluator.clone();
        let scoring = Some(Scoring::Plain);
        let spec = SearchSpec { evaluator, scoring, ..SearchSpec::default() };
        Bench { catalogue, spec, stop: stop.clone(), known: RefCell::default() }
    }

    /// What a search says; `None` if it was stopped.
    pub fn ask(&self, variant: Variant, question: &Question) -> Option<Report<String>> {
        self.ask_at(variant, &question.position, question.depth)
    }

    /// The same of another position or depth.
    pub fn ask_at(
        &self,
        variant: Variant,
        position: &Position,
        depth: u32,
    ) -> Option<Report<String>> {
        let question = (variant, position.key(), depth);
        if let Some(report) = self.known.borrow().get(&question) {
            return Some(report.clone());
        }
        let position = self.catalogue.adopt(position.clone());
        let spec = SearchSpec { algorithm: format!("{variant:?}"), ..self.spec.clone() };
        let limits = Limits::depth(depth).with_stop(&self.stop);
        let report = position.search(&spec, &limits).ok()?;
        if self.stop.is_stopped() {
            return None;
        }
        self.known.borrow_mut().insert(question, report.clone());
        Some(report)
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
        let marks = mark_test(suite, test, submission, stop, &mut || {
            asked += 1;
            told(asked);
        });
        match marks {
            Some(marks) if !stop.is_stopped() => tests.push(marks),
            _ => break,
        }
    }
    Marks { title: suite.title.clone(), tests }
}

fn mark_test(
    suite: &Suite,
    test: &Test,
    submission: &dyn Submission,
    stop: &Stop,
    told: &mut dyn FnMut(),
) -> Option<TestMarks> {
    let bench = Bench::new(test, stop);
    let accepted = accepted(test);
    let questions = test.questions().ok()?;
    let count = questions.len();
    let mut asked: Vec<Asked> = Vec::new();
    for question in questions {
        let failures = asked.iter().rev().take_while(|asked| asked.answer.is_err()).count();
        if failures >= PATIENCE {
            break;
        }
        let answer = ask(suite, test, submission, &question, stop);
        if stop.is_stopped() {
            return None;
        }
        let wrong = match &answer {
            Ok(answer) => wrong(&bench, test, &accepted, &question, answer)?,
            Err(reason) => Some(Wrong::Failed { reason: reason.clone() }),
        };
        asked.push(Asked { question, answer, wrong });
        told();
    }
    let right = asked.iter().filter(|asked| asked.wrong.is_none()).count();
    let passed = right == count;
    let diagnosis = if passed { None } else { diagnose(&bench, test, &asked) };
    let mistake = asked.iter().find_map(|asked| mistake(test, asked));
    let points = (test.points * right as f64 / count.max(1) as f64 * 100.0).floor() / 100.0;
    let (name, of) = (test.name.clone(), test.points);
    Some(TestMarks { name, passed, points, of, questions: count, right, diagnosis, mistake })
}

fn ask(
    suite: &Suite,
    test: &Test,
    submission: &dyn Submission,
    question: &Question,
    stop: &Stop,
) -> Result<Answer, String> {
    let mut limits = Limits::depth(question.depth).with_stop(stop);
    let time = Duration::from_secs_f64(suite.limits.seconds);
    if let Some(deadline) = Instant::now().checked_add(time) {
        limits = limits.until(deadline);
    }
    let evaluator = test.evaluator.clone();
    let spec = SearchSpec { evaluator, ..SearchSpec::new(&test.algorithm) };
    let report = submission.search(&question.position, &spec, &limits)?;
    let is_told = report.value != Value::MIN && report.value != Value::MAX;
    Ok(Answer {
        value: is_told.then(|| plain(report.value, test.win)),
        best: report.best.unwrap_or_default(),
        nodes: report.stats.nodes,
    })
}

/// The same value without a distance, a number that stands for a win being one.
fn plain(value: Value, win: Option<i32>) -> Value {
    let stands_for = |value: Value| win.is_some_and(|win| value.raw() == win);
    if value.is_win() || stands_for(value) {
        Value::WIN
    } else if value.is_loss() || stands_for(-value) {
        Value::LOSS
    } else {
        value
    }
}

/// The right searches by the conventions of a test.
fn accepted(test: &Test) -> Vec<Variant> {
    let mut all = Variant::right(&test.algorithm).unwrap_or_default();
    // These are about leaving moves out.
    all.retain(|variant| {
        let equality = test.equality.is_none_or(|equality| variant.equality == equality);
        let start = test.start.is_none_or(|start| variant.start == start);
        !variant.prunes || equality && start
    });
    all
}

/// What is wrong with an answer, if anything is; `None` in all if it was stopped.
fn wrong(
    bench: &Bench,
    test: &Test,
    accepted: &[Variant],
    question: &Question,
    answer: &Answer,
) -> Option<Option<Wrong>> {
    let first = *accepted.first()?;
    let right = bench.ask(first, question)?;
    let side = question.position.side();
    let told = |value: Value| value.for_first(side).short();
    for check in &test.check {
        match check {
            Check::Value => match answer.value {
                None => return Some(Some(Wrong::NoValue { right: told(right.value) })),
                Some(value) if value != right.value => {
                    let (said, right) = (told(value), told(right.value));
                    return Some(Some(Wrong::Value { said, right }));
                }
                Some(_) => {}
            },
            Check::Move => {
                let best = best_moves(bench, first, question, right.value)?;
                if !best.contains(&answer.best) {
                    let said = answer.best.clone();
                    return Some(Some(Wrong::Move { said, right: best }));
                }
            }
            Check::Nodes => {
                let counts = accepted.iter().map(|&variant| {
                    bench.ask(variant, question).map(|report| counted(&report, test.count))
                });
                let counts: Vec<u64> = counts.collect::<Option<_>>()?;
                if !counts.contains(&answer.nodes) {
                    let mut right = counts;
                    right.dedup();
                    return Some(Some(Wrong::Nodes { said: answer.nodes, right }));
                }
            }
        }
    }
    Some(None)
}

pub(crate) fn counted(report: &Report<String>, count: Counting) -> u64 {
    count.of(report.stats.nodes, report.stats.leaves)
}

/// The moves after which the position is still worth as much.
fn best_moves(
    bench: &Bench,
    variant: Variant,
    question: &Question,
    value: Value,
) -> Option<Vec<String>> {
    let mut best = Vec::new();
    for mv in question.position.moves() {
        let mut after = question.position.clone();
        after.play(&mv).ok()?;
        let worth = match after.outcome() {
            Some(outcome) => Value::of(outcome, after.side(), 0, Scoring::Plain),
            None => bench.ask_at(variant, &after, question.depth - 1)?.value,
        };
        let turns = after.side() != question.position.side();
        if (if turns { -worth } else { worth }) == value {
            best.push(mv);
        }
    }
    Some(best)
}

fn mistake(test: &Test, asked: &Asked) -> Option<Mistake> {
    let position = &asked.question.position;
    let usual = position.evaluators().first().copied().unwrap_or_default();
    Some(Mistake {
        game: position.name().to_owned(),
        moves: position.played().into_iter().map(|played| played.name).collect(),
        picture: position.picture().trim_matches('\n').to_owned(),
        algorithm: test.algorithm.clone(),
        evaluator: test.evaluator.clone().unwrap_or_else(|| usual.to_owned()),
        depth: asked.question.depth,
        wrong: asked.wrong.clone()?,
    })
}
