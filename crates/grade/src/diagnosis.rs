//! What is most likely wrong: the slip whose search gives exactly the answers of the submission.

use crate::evaluator_test::EvaluatorSlip;
use crate::functions_test::FunctionSlip;
use crate::gomocup_test::GomocupSlip;
use crate::marking::Wrong;
use crate::search_test::{Answer, Asked, Bench, Check, Question, SearchTest, counted};
use crate::strength_test::StrengthSlip;
use crate::variant::{Counting, Equality, Slip, Start, Variant};
use gametree::{Scoring, Side, Value};
use serde::Serialize;

/// What is most likely wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Diagnosis {
    /// All answers are those of the right search with this slip.
    Slip {
        /// Which one.
        slip: Slip,
        /// What is counted, if it is not what the test counts.
        #[serde(skip_serializing_if = "Option::is_none")]
        count: Option<Counting>,
    },
    /// All answers are right by another convention than that of the test.
    Convention {
        /// What it counts.
        count: Counting,
        /// When it leaves moves out.
        equality: Equality,
        /// The window at the root.
        start: Start,
    },
    /// Not one of the known slips, but what goes wrong has this in common.
    Pattern {
        /// What.
        pattern: Pattern,
    },
    /// Something is wrong with the evaluator.
    Evaluator {
        /// What.
        slip: EvaluatorSlip,
    },
    /// Games are not won.
    Strength {
        /// Why.
        slip: StrengthSlip,
    },
    /// An engine does not keep to the Gomocup protocol, or does not see a five.
    Gomocup {
        /// What it does.
        slip: GomocupSlip,
    },
    /// Something is wrong with a function of the noughts and crosses assignment.
    Function {
        /// What.
        slip: FunctionSlip,
    },
}

/// What wrong answers have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pattern {
    /// No answer at all.
    NoAnswers,
    /// Only where there is no answer.
    Fails,
    /// Values are never told.
    NoValues,
    /// Every value is wrong only where O is to move, and right where X is.
    SecondSide,
    /// Only draws have wrong values.
    Draws,
    /// Every wrong value is that of another depth.
    OtherDepth,
    /// The values are right, the moves are not.
    Moves,
    /// The values are right, and more nodes are visited than necessary.
    MoreNodes,
    /// The values are right, and fewer nodes are counted than there must be.
    FewerNodes,
    /// None of these.
    Values,
}

impl Pattern {
    /// All of them.
    pub const ALL: [Pattern; 10] = [
        Pattern::NoAnswers,
        Pattern::Fails,
        Pattern::NoValues,
        Pattern::SecondSide,
        Pattern::Draws,
        Pattern::OtherDepth,
        Pattern::Moves,
        Pattern::MoreNodes,
        Pattern::FewerNodes,
        Pattern::Values,
    ];
}

/// What is most likely wrong with the answers, some of which are; `None` if it was stopped.
pub(crate) fn diagnose(bench: &Bench, test: &SearchTest, asked: &[Asked]) -> Option<Diagnosis> {
    let answered: Vec<(&Question, &Answer)> = asked
        .iter()
        .filter_map(|asked| Some((&asked.question, asked.answer.as_ref().ok()?)))
        .collect();
    if answered.is_empty() {
        return Some(Diagnosis::Pattern { pattern: Pattern::NoAnswers });
    }
    // What is wrong with the answers says nothing about why there are no others.
    let is_failure = |asked: &Asked| matches!(asked.wrong, None | Some(Wrong::Failed { .. }));
    if asked.iter().all(is_failure) {
        return Some(Diagnosis::Pattern { pattern: Pattern::Fails });
    }
    if test.checks(Check::Value) && answered.iter().all(|(_, it)| it.value.is_none()) {
        return Some(Diagnosis::Pattern { pattern: Pattern::NoValues });
    }
    let right = Variant::right(&test.algorithm)?;
    let told_nodes = answered.iter().all(|(_, answer)| answer.nodes > 0);
    // A convention is about the count alone.
    let is_nodes = |asked: &Asked| matches!(asked.wrong, None | Some(Wrong::Nodes { .. }));
    if told_nodes && asked.iter().all(is_nodes) {
        for &variant in &right {
            if let Some(count) = agrees(bench, variant, &answered, test, Looks::All)? {
                let Variant { equality, start, .. } = variant;
                return Some(Diagnosis::Convention { count, equality, start });
            }
        }
    }
    let usual = *right.first()?;
    // What is wrong with the values may hide what is wrong with the nodes, and the other way round; and
    // what is not asked for may be told in any way.
    let mut looks = vec![Looks::All];
    if test.checks(Check::Nodes) && told_nodes {
        looks.push(Looks::Nodes);
    }
    looks.push(if test.checks(Check::Value) { Looks::Values } else { Looks::Moves });
    for looks in looks {
        for variant in Variant::wrong(&test.algorithm) {
            let Some(slip) = variant.slip else { continue };
            let is_for_nodes = looks == Looks::Nodes;
            let is_plain = test.scoring == Scoring::Plain;
            if is_for_nodes && !slip.is_about_nodes() || is_plain && slip.is_about_distance() {
                continue;
            }
            // A slip that shows nowhere explains nothing.
            if let Some(count) = agrees(bench, variant, &answered, test, looks)?
                && shows(bench, variant, &answered, looks)?
            {
                let is_known = test.checks(Check::Nodes) && looks != Looks::Values;
                let is_other = is_known && told_nodes && count != test.count;
                return Some(Diagnosis::Slip { slip, count: is_other.then_some(count) });
            }
        }
    }
    Some(Diagnosis::Pattern { pattern: pattern(bench, usual, asked)? })
}

/// What of the answers is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looks {
    All,
    Nodes,
    Values,
    Moves,
}

/// Whether all answers are those of this search, and what is counted then.
fn agrees(
    bench: &Bench,
    variant: Variant,
    answered: &[(&Question, &Answer)],
    test: &SearchTest,
    looks: Looks,
) -> Option<Option<Counting>> {
    // The convention of the test first.
    let mut counts = vec![test.count];
    counts.extend(Counting::ALL.into_iter().filter(|&count| count != test.count));
    let needs_move = variant.slip.is_some_and(Slip::is_about_moves);
    for (question, answer) in answered {
        let report = bench.ask(variant, question)?;
        let is_value = answer.value.is_none_or(|value| value == report.value);
        let says_nothing_else = answer.nodes == 0 && answer.value.is_none();
        let is_move = report.best.as_deref() == Some(&*answer.best);
        let agrees = match looks {
            Looks::All | Looks::Values => {
                is_value && (is_move || !(needs_move || says_nothing_else))
            }
            Looks::Moves => is_move,
            Looks::Nodes => true,
        };
        if !agrees {
            return Some(None);
        }
        if answer.nodes > 0 && matches!(looks, Looks::All | Looks::Nodes) {
            counts.retain(|&count| counted(&report, count) == answer.nodes);
        }
        if counts.is_empty() {
            return Some(None);
        }
    }
    Some(counts.first().copied())
}

/// Whether a slip makes any difference to the questions, by what is looked at.
fn shows(
    bench: &Bench,
    variant: Variant,
    answered: &[(&Question, &Answer)],
    looks: Looks,
) -> Option<bool> {
    let needs_move = looks == Looks::Moves || variant.slip.is_some_and(Slip::is_about_moves);
    for (question, _) in answered {
        let (wrong, right) = (bench.ask(variant, question)?, bench.ask(variant.sound(), question)?);
        let other_nodes = wrong.stats.nodes != right.stats.nodes;
        let differs = match looks {
            Looks::All => wrong.value != right.value || other_nodes,
            Looks::Nodes => other_nodes,
            Looks::Values => wrong.value != right.value,
            Looks::Moves => false,
        };
        if differs || needs_move && wrong.best != right.best {
            return Some(true);
        }
    }
    Some(false)
}

/// What the wrong answers have in common.
fn pattern(bench: &Bench, right: Variant, asked: &[Asked]) -> Option<Pattern> {
    let mut values: Vec<(&Question, Value, Value)> = Vec::new();
    let mut second_only = true;
    for Asked { question, answer, .. } in asked {
        let Ok(Answer { value: Some(value), .. }) = answer else { continue };
        let truth = bench.ask(right, question)?.value;
        let is_second = question.position.side() == Side::Second;
        if *value != truth {
            values.push((question, *value, truth));
            second_only &= is_second;
        }
    }
    let says =
        |what: fn(&Wrong) -> bool| asked.iter().any(|asked| asked.wrong.as_ref().is_some_and(what));
    if values.is_empty() {
        let more = |wrong: &Wrong| matches!(wrong, Wrong::Nodes { said, right } if right.iter().any(|right| said > right));
        return Some(match () {
            () if says(|wrong| matches!(wrong, Wrong::NoValue { .. })) => Pattern::NoValues,
            () if says(|wrong| matches!(wrong, Wrong::Move { .. })) => Pattern::Moves,
            () if says(more) => Pattern::MoreNodes,
            () if says(|wrong| matches!(wrong, Wrong::Nodes { .. })) => Pattern::FewerNodes,
            () => Pattern::Fails,
        });
    }
    if second_only {
        return Some(Pattern::SecondSide);
    }
    if values.iter().all(|(_, _, truth)| *truth == Value::DRAW) {
        return Some(Pattern::Draws);
    }
    for other in [-1, 1] {
        let mut all = true;
        for (question, said, _) in &values {
            let depth = question.depth.saturating_add_signed(other);
            all &= bench.ask_at(right, &question.position, depth)?.value == *said;
        }
        if all {
            return Some(Pattern::OtherDepth);
        }
    }
    Some(Pattern::Values)
}
