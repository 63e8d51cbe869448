//! Marks as people and machines read them.

use crate::diagnosis::Diagnosis;
use crate::marking::{Marks, Mistake, Searched, TestMarks, Wrong};
use crate::variant::{Counting, Equality, Slip, Start};
use lab::faults::Fault;
use lab::tournament::Score;
use serde::Serialize;
use serde_json::{Value as Json, json};
use std::fmt::Write as _;
use words::Words;

/// The name of a unit variant, as in files.
fn name(value: impl Serialize) -> String {
    serde_json::to_value(value)
        .ok()
        .and_then(|it| it.as_str().map(str::to_owned))
        .unwrap_or_default()
}

/// The marks as text for a terminal. `program` is the command that can look into searches.
#[must_use]
pub fn text(marks: &Marks, words: &Words, program: &str) -> String {
    let mut text = format!("{}\n", marks.title);
    for test in &marks.tests {
        let sign = if test.passed { "✓" } else { "✗" };
        let points = points(words, test.points, test.of);
        let right = reached(words, test);
        let _ = writeln!(text, "\n{sign} {}: {points}, {right}", test.name);
        for line in comment(marks, test, words, program).lines() {
            let _ = writeln!(text, "  {line}");
        }
    }
    let (reached, of) = marks.points();
    let total = [("points", points(words, reached, of).into())];
    let _ = writeln!(text, "\n{}", words.say("grade-total", &total));
    text
}

/// Points, which have two digits behind the point if they are not whole.
pub(crate) fn number(words: &Words, n: f64) -> String {
    words.decimal(n, usize::from(n.fract() != 0.0) * 2)
}

fn points(words: &Words, reached: f64, of: f64) -> String {
    let variables = [("points", number(words, reached).into()), ("of", number(words, of).into())];
    words.say("grade-points", &variables)
}

/// How many answers were right, or games won.
fn reached(words: &Words, test: &TestMarks) -> String {
    match test.score {
        None => {
            let right = [("right", test.right.into()), ("questions", test.questions.into())];
            words.say("grade-right", &right)
        }
        Some(Score { won, drawn, lost }) => {
            let score = [("won", won.into()), ("drawn", drawn.into()), ("lost", lost.into())];
            words.say("grade-score", &score)
        }
    }
}

/// What a teacher would write beside a test: what is wrong, and where it shows.
fn comment(marks: &Marks, test: &TestMarks, words: &Words, program: &str) -> String {
    let diagnosis = test.diagnosis.iter().map(|diagnosis| diagnosed(diagnosis, words));
    let mistake = test.mistake.iter().map(|mistake| {
        let link = mistake.link.as_ref().map(|link| format!("{}#{link}", marks.page));
        shown(mistake, words, program, link)
    });
    diagnosis.chain(mistake).collect::<Vec<_>>().join("\n")
}

fn diagnosed(diagnosis: &Diagnosis, words: &Words) -> String {
    match *diagnosis {
        Diagnosis::Slip { slip, count } => slipped(words, slip, count),
        Diagnosis::Pattern { pattern } => {
            words.say(&format!("grade-pattern-{}", name(pattern)), &[])
        }
        Diagnosis::Evaluator { slip } => {
            let fault = Fault::named(&name(slip)).ok();
            with_exhibit(words, words.say(&format!("grade-evaluator-{}", name(slip)), &[]), fault)
        }
        Diagnosis::Strength { slip } => words.say(&format!("grade-strength-{}", name(slip)), &[]),
        Diagnosis::Gomocup { slip } => words.say(&format!("grade-gomocup-{}", name(slip)), &[]),
        Diagnosis::Function { slip } => words.say(&format!("grade-function-{}", name(slip)), &[]),
        Diagnosis::Convention { count, equality, start } => {
            convention(words, count, equality, start)
        }
    }
}

/// A sentence, and where the museum shows the same.
fn with_exhibit(words: &Words, said: String, fault: Option<Fault>) -> String {
    let Some(fault) = fault else { return said };
    let title = words.say(&format!("lab-fault-{}", fault.name), &[]);
    let variables = [("title", title.into()), ("name", fault.name.into())];
    format!("{said} {}", words.say("grade-museum", &variables))
}

fn slipped(words: &Words, slip: Slip, count: Option<Counting>) -> String {
    let said = words.say(&format!("grade-slip-{}", slip.name()), &[]);
    let mut said = with_exhibit(words, said, slip.exhibit());
    if let Some(count) = count {
        let setting = format!("count = \"{}\"", name(count));
        said = format!("{said} {}", words.say("grade-counts", &[("setting", setting.into())]));
    }
    said
}

fn convention(words: &Words, count: Counting, equality: Equality, start: Start) -> String {
    let setting = format!(
        "count = \"{}\", equality = \"{}\", start = \"{}\"",
        name(count),
        name(equality),
        name(start)
    );
    words.say("grade-convention", &[("setting", setting.into())])
}

/// Where a mistake shows, with the link into the page if there is one and it is wanted.
fn shown(mistake: &Mistake, words: &Words, program: &str, link: Option<String>) -> String {
    let link = link.unwrap_or_default();
    let Mistake { game, moves, picture, search, wrong, .. } = mistake;
    let said = told(wrong, words);
    let Some(Searched { algorithm, evaluator, depth }) = search else {
        return format!("{game}: {said}\n{picture}\n{link}").trim_end().to_owned();
    };
    let variables = [
        ("game", game.as_str().into()),
        ("algorithm", algorithm.as_str().into()),
        ("depth", (*depth).into()),
    ];
    let asked = words.say("grade-asked", &variables);
    let (moves, depth) = (moves.join(" "), depth.to_string());
    let command = [
        program,
        "explain",
        game,
        "--moves",
        &moves,
        "--algorithm",
        algorithm,
        "--depth",
        &depth,
        "--evaluator",
        evaluator,
    ];
    let command = shlex::try_join(command).unwrap_or_default();
    let link = if link.is_empty() { link } else { link + "\n" };
    format!("{asked}: {said}\n{picture}\n{link}{command}")
}

/// What is wrong with an answer.
fn told(wrong: &Wrong, words: &Words) -> String {
    let list = |all: &[String]| all.join(", ");
    match wrong {
        Wrong::Failed { reason } => {
            words.say("grade-wrong-failed", &[("reason", reason.as_str().into())])
        }
        Wrong::NoValue { right } => {
            words.say("grade-wrong-no-value", &[("right", right.as_str().into())])
        }
        Wrong::Value { said, right } => words.say(
            "grade-wrong-value",
            &[("said", said.as_str().into()), ("right", right.as_str().into())],
        ),
        Wrong::Move { said, right } => words.say(
            "grade-wrong-move",
            &[("said", said.as_str().into()), ("right", list(right).into())],
        ),
        Wrong::Nodes { said, right } => {
            let right: Vec<String> = right.iter().map(|&nodes| words.count(nodes)).collect();
            let variables = [("said", words.count(*said).into()), ("right", list(&right).into())];
            words.say("grade-wrong-nodes", &variables)
        }
        Wrong::Exchanged { said, other, right } => words.say(
            "grade-wrong-exchanged",
            &[
                ("said", said.as_str().into()),
                ("other", other.as_str().into()),
                ("right", right.as_str().into()),
            ],
        ),
        Wrong::Mirrored { said, other, picture } => {
            let variables = [("said", said.as_str().into()), ("other", other.as_str().into())];
            format!("{}\n{picture}", words.say("grade-wrong-mirrored", &variables))
        }
        Wrong::Win { said, other, x_won } => {
            let id = if *x_won { "grade-wrong-win" } else { "grade-wrong-loss" };
            words.say(id, &[("said", said.as_str().into()), ("other", other.as_str().into())])
        }
        Wrong::Said { sent, said } => {
            let id = if said.is_empty() { "grade-wrong-silent" } else { "grade-wrong-said" };
            words.say(id, &[("sent", sent.as_str().into()), ("said", games::quote(said).into())])
        }
        Wrong::Call { call, said, right } => words.say(
            "grade-wrong-call",
            &[
                ("call", call.as_str().into()),
                ("said", said.as_str().into()),
                ("right", right.as_str().into()),
            ],
        ),
        Wrong::Game { opponent, side, lost, fault, record } => {
            let id = if *lost { "grade-wrong-lost" } else { "grade-wrong-drawn" };
            let variables = [
                ("side", side.as_str().into()),
                ("opponent", opponent.as_str().into()),
                ("record", record.as_str().into()),
            ];
            let said = words.say(id, &variables);
            match fault {
                Some(reason) => format!("{said}; {reason}"),
                None => said,
            }
        }
    }
}

/// The marks as JUnit XML, as tools for continuous integration read them.
#[must_use]
pub fn junit(marks: &Marks, words: &Words, program: &str) -> String {
    let failed = marks.tests.iter().filter(|test| !test.passed).count();
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"{}\" tests=\"{}\" \
         failures=\"{failed}\">\n",
        escape(&marks.title),
        marks.tests.len()
    );
    for test in &marks.tests {
        let _ = write!(text, "<testcase name=\"{}\"", escape(&test.name));
        if test.passed {
            text.push_str("/>\n");
            continue;
        }
        let comment = comment(marks, test, words, program);
        let first = escape(comment.lines().next().unwrap_or_default());
        let _ = writeln!(
            text,
            "><failure message=\"{first}\">{}</failure></testcase>",
            escape(&comment)
        );
    }
    text.push_str("</testsuite>\n");
    text
}

/// The marks as the `results.json` that common autograders read.
#[must_use]
pub fn autograder(marks: &Marks, words: &Words, program: &str) -> Json {
    let tests = marks.tests.iter().map(|test| {
        json!({
            "name": test.name,
            "score": test.points,
            "max_score": test.of,
            "status": if test.passed { "passed" } else { "failed" },
            "output": comment(marks, test, words, program),
        })
    });
    json!({ "score": marks.points().0, "tests": tests.collect::<Vec<_>>() })
}

/// Text in which nothing is markup, and no sign that XML does not have.
pub(crate) fn escape(text: &str) -> String {
    let signs = [('&', "&amp;"), ('<', "&lt;"), ('>', "&gt;"), ('"', "&quot;")];
    let clean: String = text.chars().filter(|&c| c >= ' ' || c == '\n' || c == '\t').collect();
    signs.into_iter().fold(clean, |text, (sign, safe)| text.replace(sign, safe))
}

/// The marks as a page to hand back.
#[must_use]
pub fn html(marks: &Marks, words: &Words, program: &str) -> String {
    let title = escape(&marks.title);
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n",
        words.language().code()
    );
    for test in &marks.tests {
        let (sign, class) = if test.passed { ("✓", "right") } else { ("✗", "wrong") };
        let _ = writeln!(
            text,
            "<h2 class=\"{class}\">{sign} {}</h2>\n<p>{}, {}</p>",
            escape(&test.name),
            escape(&points(words, test.points, test.of)),
            escape(&reached(words, test))
        );
        if let Some(diagnosis) = &test.diagnosis {
            let _ =
                writeln!(text, "<p><strong>{}</strong></p>", escape(&diagnosed(diagnosis, words)));
        }
        if let Some(mistake) = &test.mistake {
            let _ = writeln!(text, "<pre>{}</pre>", escape(&shown(mistake, words, program, None)));
            if let Some(link) = &mistake.link {
                let address = escape(&format!("{}#{link}", marks.page));
                let said = escape(&words.say("grade-look", &[]));
                let _ = writeln!(text, "<p><a href=\"{address}\">{said}</a></p>");
            }
        }
    }
    let (reached, of) = marks.points();
    let total = words.say("grade-total", &[("points", points(words, reached, of).into())]);
    let _ = write!(text, "<p class=\"total\">{}</p>\n</main>\n</body>\n</html>\n", escape(&total));
    text
}

pub(crate) const STYLE: &str = "\
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1rem; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 0; }
h2.wrong { color: light-dark(#a02310, #ff9d86); }
h2.right { color: light-dark(#11643a, #7fd6a4); }
p { margin: 0.3rem 0; }
pre { overflow-x: auto; border: 1px solid; border-radius: 6px; padding: 0.6rem; font-size: 0.9rem; }
.total { font-size: 1.2rem; font-weight: 600; margin-top: 1.5rem; }
";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EvaluatorSlip, FunctionSlip, GomocupSlip, Pattern, StrengthSlip};
    use words::Language;

    #[test]
    fn every_language_has_words_for_every_diagnosis() {
        let slips = Slip::ALL.map(|slip| format!("grade-slip-{}", slip.name()));
        let patterns = Pattern::ALL.map(|pattern| format!("grade-pattern-{}", name(pattern)));
        let evaluator = EvaluatorSlip::ALL.map(|slip| format!("grade-evaluator-{}", name(slip)));
        let gomocup = GomocupSlip::ALL.map(|slip| format!("grade-gomocup-{}", name(slip)));
        let functions = FunctionSlip::ALL.map(|slip| format!("grade-function-{}", name(slip)));
        let strength = StrengthSlip::ALL.map(|slip| format!("grade-strength-{}", name(slip)));
        for language in Language::ALL {
            let words = Words::new(language);
            for id in slips
                .iter()
                .chain(&patterns)
                .chain(&evaluator)
                .chain(&strength)
                .chain(&gomocup)
                .chain(&functions)
            {
                assert!(words.knows(id), "{language}: {id}");
            }
        }
    }
}
