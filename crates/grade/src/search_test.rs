//! The test of a search: an algorithm, on positions of a game, to some depths.

use crate::diagnosis::diagnose;
use crate::marking::{Marked, Marking, Mistake, PATIENCE, Searched, Wrong};
use crate::positions::{MOST_QUESTIONS, after, by_chance, check_evaluator, start};
use crate::textbook::Textbook;
use crate::variant::{Counting, Equality, Start, Variant};
use games::{Catalogue, Position, SearchSpec, Setup};
use gametree::{Limits, Report, Scoring, Side, Stop, Value};
use mnk::{Board, Evaluator};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

/// An algorithm, on positions of a game, to some depths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchTest {
    /// How to search: minimax, negamax or alpha-beta.
    pub algorithm: String,
    /// The game.
    pub game: String,
    /// What is looked at.
    pub check: Vec<Check>,
    /// How deep.
    pub depths: Vec<u32>,
    /// The evaluator at the depth limit; the usual one of the game if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evaluator: Option<String>,
    /// How finished games count: a win is a win, or a quick one is worth more.
    #[serde(default = "plain_scoring")]
    pub scoring: Scoring,
    /// Positions by the moves that lead to them, "" being the beginning.
    #[serde(default)]
    pub moves: Vec<String>,
    /// So many more positions, by chance.
    #[serde(default)]
    pub positions: usize,
    /// For the positions by chance.
    #[serde(default)]
    pub seed: u64,
    /// A win is told as this number, a loss as its negative, and where quick wins are worth more, a win in
    /// n plies as n less; X3 and O are understood as well.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win: Option<i32>,
    /// What a node is.
    #[serde(default)]
    pub count: Counting,
    /// When moves are left out; either if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub equality: Option<Equality>,
    /// The window at the root; either if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
}

fn plain_scoring() -> Scoring {
    Scoring::Plain
}

/// What is looked at in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// The value of the position.
    Value,
    /// The move: one of the best.
    Move,
    /// The number of nodes.
    Nodes,
}

/// A position to search, and how deep.
#[derive(Clone, Debug)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// Plies.
    pub depth: u32,
}

impl SearchTest {
    /// The positions and depths, small questions first.
    ///
    /// # Errors
    /// If the test cannot be carried out, with the reason.
    pub fn questions(&self) -> Result<Vec<Question>, String> {
        if Variant::right(&self.algorithm).is_none() {
            let name = &self.algorithm;
            return Err(format!("algorithm '{name}'; write minimax, negamax or alpha-beta"));
        }
        let start = start(&self.game)?;
        check_evaluator(&start, self.evaluator.as_deref())?;
        if self.check.is_empty() || self.depths.is_empty() || self.depths.contains(&0) {
            let reason = "check needs value, move or nodes, and depths numbers of at least 1";
            return Err(reason.to_owned());
        }
        let mut positions = after(&start, &self.moves)?;
        positions.extend(by_chance(&start, self.positions, self.seed));
        if positions.is_empty() || positions.len() * self.depths.len() > MOST_QUESTIONS {
            let reason = "give moves, or a number of positions; at most 10000 questions in all";
            return Err(reason.to_owned());
        }
        let depths = self.depths.iter();
        let mut questions: Vec<Question> = depths
            .flat_map(|&depth| {
                positions.iter().map(move |position| Question { position: position.clone(), depth })
            })
            .collect();
        questions.sort_by_key(|question| (question.position.moves().len(), question.depth));
        Ok(questions)
    }

    /// Whether this is looked at.
    pub(crate) fn checks(&self, what: Check) -> bool {
        self.check.contains(&what)
    }
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

/// What an evaluator of k in a row thinks of the stones of one side; the usual one if none is named.
pub(crate) fn strength(
    evaluator: Option<&str>,
) -> impl Fn(&Position, Side) -> i32 + Clone + Send + Sync + 'static {
    let evaluator: Option<Evaluator> =
        evaluator.or(Evaluator::NAMES.first().copied()).and_then(|name| name.parse().ok());
    move |position, side| match (position.game::<Board>(), evaluator) {
        (Some(board), Some(evaluator)) => evaluator.strength(board, side),
        _ => 0,
    }
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
    scoring: Scoring,
    stop: Stop,
    /// What was asked already.
    known: RefCell<HashMap<(Variant, u64, u32), Report<String>>>,
}

impl Bench {
    fn new(test: &SearchTest, stop: &Stop) -> Bench {
        let mut catalogue = Catalogue::default();
        let right = Variant::right(&test.algorithm).unwrap_or_default();
        let seen_by = strength(test.evaluator.as_deref());
        let wrong = Variant::wrong(&test.algorithm);
        let sound: HashSet<Variant> =
            wrong.iter().map(|wrong| wrong.sound()).chain(right).collect();
        for variant in sound.into_iter().chain(wrong) {
            let seen_by = seen_by.clone();
            let make = move |setup: Setup| Textbook {
                variant,
                evaluator: setup.evaluator,
                strength: Box::new(seen_by.clone()),
                options: setup.options,
            };
            catalogue = catalogue.search(&format!("{variant:?}"), make);
        }
        let evaluator = test.evaluator.clone();
        let scoring = Some(test.scoring);
        let spec = SearchSpec { evaluator, scoring, ..SearchSpec::default() };
        Bench {
            catalogue,
            spec,
            scoring: test.scoring,
            stop: stop.clone(),
            known: RefCell::default(),
        }
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

/// Asks everything; `None` if it was stopped.
pub(crate) fn mark(test: &SearchTest, marking: &mut Marking<'_>) -> Option<Marked> {
    let bench = Bench::new(test, marking.stop);
    let accepted = accepted(test);
    let questions = test.questions().ok()?;
    let count = questions.len();
    let mut asked: Vec<Asked> = Vec::new();
    for question in questions {
        let failures = asked.iter().rev().take_while(|asked| asked.answer.is_err()).count();
        if failures >= PATIENCE {
            break;
        }
        let answer = ask(test, marking, &question);
        if marking.stop.is_stopped() {
            return None;
        }
        let wrong = match &answer {
            Ok(answer) => wrong(&bench, test, &accepted, &question, answer)?,
            Err(reason) => Some(Wrong::Failed { reason: reason.clone() }),
        };
        asked.push(Asked { question, answer, wrong });
        marking.told();
    }
    let right = asked.iter().filter(|asked| asked.wrong.is_none()).count();
    let diagnosis = if right == count { None } else { diagnose(&bench, test, &asked) };
    let mistake = asked.iter().find_map(|asked| mistake(test, asked));
    Some(Marked { questions: count, right, share: None, score: None, diagnosis, mistake })
}

fn ask(test: &SearchTest, marking: &Marking<'_>, question: &Question) -> Result<Answer, String> {
    let mut limits = marking.limits();
    limits.depth = Some(question.depth);
    let evaluator = test.evaluator.clone();
    let spec = SearchSpec { evaluator, ..SearchSpec::new(&test.algorithm) };
    let report = marking.submission.search(&question.position, &spec, &limits)?;
    let is_told = report.value != Value::MIN && report.value != Value::MAX;
    Ok(Answer {
        value: is_told.then(|| test.read(report.value, question.position.longest())),
        best: report.best.unwrap_or_default(),
        nodes: report.stats.nodes,
    })
}

impl SearchTest {
    /// A value as it was told: a number may stand for a win, or for one in so many plies.
    fn read(&self, value: Value, longest: u32) -> Value {
        let win = self.win.unwrap_or(i32::MAX);
        let size = value.raw().saturating_abs();
        let plies = u32::try_from(win.saturating_sub(size)).ok();
        let found = match (self.scoring, plies) {
            (Scoring::Plain, _) if value.is_decided() || size == win => Value::WIN,
            (Scoring::Distance, Some(0)) => Value::WIN,
            (Scoring::Distance, Some(plies)) if plies <= longest => Value::win_in(plies),
            _ => return value,
        };
        if value < Value::DRAW { -found } else { found }
    }
}

/// The right searches by the conventions of a test.
fn accepted(test: &SearchTest) -> Vec<Variant> {
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
    test: &SearchTest,
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
    count.of(&report.stats)
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
            Some(outcome) => Value::of(outcome, after.side(), 0, bench.scoring),
            None => bench.ask_at(variant, &after, question.depth - 1)?.value,
        };
        let worth = worth.a_ply_later();
        let turns = after.side() != question.position.side();
        if (if turns { -worth } else { worth }) == value {
            best.push(mv);
        }
    }
    Some(best)
}

fn mistake(test: &SearchTest, asked: &Asked) -> Option<Mistake> {
    let position = &asked.question.position;
    let usual = position.evaluators().first().copied().unwrap_or_default();
    let search = Searched {
        algorithm: test.algorithm.clone(),
        evaluator: test.evaluator.clone().unwrap_or_else(|| usual.to_owned()),
        depth: asked.question.depth,
    };
    Some(Mistake { search: Some(search), ..Mistake::at(position, asked.wrong.clone()?) })
}
