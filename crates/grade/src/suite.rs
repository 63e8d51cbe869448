//! Suites: files in which a teacher writes down what is asked, and what it is worth.

use crate::evaluator_test::EvaluatorTest;
use crate::functions_test::FunctionsTest;
use crate::gomocup_test::GomocupTest;
use crate::search_test::SearchTest;
use crate::strength_test::StrengthTest;
use pipe::{CommandError, Program, Quota};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// What is asked of a submission.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suite {
    /// What it is called.
    pub title: String,
    /// In which words a submission is asked.
    #[serde(default)]
    pub protocol: Protocol,
    /// What a submission may use.
    #[serde(default)]
    pub limits: Allowed,
    /// How submissions meet each other where a whole class is marked; not at all if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<Meeting>,
    /// The tests, in order.
    #[serde(rename = "test")]
    pub tests: Vec<Test>,
}

/// In which words a submission is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Protocol {
    /// Our own line protocol.
    #[default]
    Lines,
    /// That of Gomocup.
    Gomocup,
    /// Calls of the functions of the noughts and crosses assignment: one line of JSON each.
    Functions,
}

/// What a submission may use for one answer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Allowed {
    /// Seconds.
    pub seconds: f64,
    /// Megabytes of memory.
    pub memory_mb: u64,
}

impl Default for Allowed {
    fn default() -> Allowed {
        Allowed { seconds: 10.0, memory_mb: 1024 }
    }
}

/// A round robin of all submissions of a class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    /// The game.
    pub game: String,
    /// Games of each pair, an even number.
    pub games: usize,
    /// How deep they search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// How long one may think about a move; as long as about an answer if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// For the openings.
    #[serde(default)]
    pub seed: u64,
}

/// One test.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Test {
    /// What it is called.
    pub name: String,
    /// What it is worth.
    pub points: f64,
    /// What is asked.
    #[serde(flatten)]
    pub kind: Kind,
}

/// What a test asks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // each is described where it is
pub enum Kind {
    Search(SearchTest),
    Evaluator(EvaluatorTest),
    Strength(StrengthTest),
    Gomocup(GomocupTest),
    Functions(FunctionsTest),
}

impl<'de> Deserialize<'de> for Test {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Test, D::Error> {
        let mut table = toml::Table::deserialize(deserializer)?;
        let mut take = |key| table.remove(key);
        let name = take("name").and_then(|name| name.as_str().map(str::to_owned));
        let name = name.ok_or_else(|| D::Error::custom("a [[test]] needs a name"))?;
        let wrong = |reason: String| D::Error::custom(format!("test '{name}': {}", reason.trim()));
        let number = |value: toml::Value| value.as_float().or(value.as_integer().map(|n| n as f64));
        let points = take("points").and_then(number);
        let points = points.ok_or_else(|| wrong("points must be a number".to_owned()))?;
        let kind = take("kind").unwrap_or_else(|| "search".into());
        let kind = match kind.as_str().unwrap_or_default() {
            "search" => table.try_into().map(Kind::Search),
            "evaluator" => table.try_into().map(Kind::Evaluator),
            "strength" => table.try_into().map(Kind::Strength),
            "gomocup" => table.try_into().map(Kind::Gomocup),
            "functions" => table.try_into().map(Kind::Functions),
            _ => {
                let known = "search, evaluator, strength, gomocup or functions";
                return Err(wrong(format!("kind {kind}; write {known}")));
            }
        };
        let kind = kind.map_err(|error| wrong(error.to_string()))?;
        Ok(Test { name, points, kind })
    }
}

/// Why a suite cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum SuiteError {
    #[error("{0}")]
    Form(String),
    #[error("no suite is called '{name}'; there are {known}, or name a file")]
    Unknown { name: String, known: String },
    #[error("test '{test}': {reason}")]
    Test { test: String, reason: String },
    #[error("[tournament]: {0}")]
    Tournament(String),
}

/// The suites that are part of the program.
const BUILT_IN: [(&str, &str); 4] = [
    ("searches", include_str!("../suites/searches.toml")),
    ("tic-tac-toe", include_str!("../suites/tic-tac-toe.toml")),
    ("functions", include_str!("../suites/functions.toml")),
    ("gomocup", include_str!("../suites/gomocup.toml")),
];

impl Suite {
    /// Reads a suite, and checks that it can be used.
    ///
    /// # Errors
    /// If it is not one.
    pub fn read(text: &str) -> Result<Suite, SuiteError> {
        let suite: Suite =
            toml::from_str(text).map_err(|error| SuiteError::Form(error.to_string()))?;
        let Allowed { seconds, memory_mb } = suite.limits;
        if !(0.1..=3600.0).contains(&seconds) || !(16..=1 << 20).contains(&memory_mb) {
            let reason = "limits: seconds must be 0.1 to 3600, memory_mb at least 16";
            return Err(SuiteError::Form(reason.to_owned()));
        }
        for test in &suite.tests {
            test.size()?;
        }
        if let Some(Meeting { game, games, seconds, .. }) = &suite.tournament {
            let wrong = |reason: String| SuiteError::Tournament(reason);
            let found = games::Catalogue::default().position(game);
            found.map_err(|error| wrong(error.to_string()))?;
            if *games == 0 || !games.is_multiple_of(2) {
                return Err(wrong(format!("games must be an even number, got {games}")));
            }
            if seconds.is_some_and(|seconds| !(0.01..=3600.0).contains(&seconds)) {
                return Err(wrong("seconds must be 0.01 to 3600".to_owned()));
            }
            if suite.protocol == Protocol::Functions {
                return Err(wrong("functions that are called do not play games".to_owned()));
            }
        }
        match suite.tests.is_empty() {
            true => Err(SuiteError::Form("a suite needs at least one [[test]]".to_owned())),
            false => Ok(suite),
        }
    }

    /// A suite that is part of the program, as its file.
    ///
    /// # Errors
    /// If there is none of this name.
    pub fn built_in(name: &str) -> Result<&'static str, SuiteError> {
        let found = BUILT_IN.iter().find(|(known, _)| *known == name);
        found.map(|(_, text)| *text).ok_or_else(|| SuiteError::Unknown {
            name: name.chars().take(40).collect(),
            known: BUILT_IN.map(|(known, _)| known).join(", "),
        })
    }

    /// The names of those that are part of the program.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.into_iter().map(|(name, _)| name)
    }

    /// How many questions it has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.tests.iter().map(|test| test.size().unwrap_or(0)).sum()
    }

    /// The program that a command starts, as this suite talks to it and within its limits. Where
    /// functions are called, a Python file becomes a module that is loaded.
    ///
    /// # Errors
    /// If there is no command.
    pub fn program(&self, command: &[String]) -> Result<Program, CommandError> {
        let mut words = command.to_vec();
        let prefix = match self.protocol {
            Protocol::Lines => "pipe",
            Protocol::Gomocup => "gomocup",
            Protocol::Functions => {
                crate::functions_test::load(&mut words);
                "pipe"
            }
        };
        let line = shlex::try_join(words.iter().map(String::as_str));
        let line = line.map_err(|_| CommandError::Quotes(words.join(" ")))?;
        let quota = Quota { memory: self.limits.memory_mb << 20, ..Quota::default() };
        Program::new(&format!("{prefix}:{line}"), quota)
    }
}

impl Test {
    /// How many questions it has.
    ///
    /// # Errors
    /// If the test cannot be carried out.
    pub fn size(&self) -> Result<usize, SuiteError> {
        let wrong = |reason: String| SuiteError::Test { test: self.name.clone(), reason };
        if !self.points.is_finite() || self.points < 0.0 {
            return Err(wrong("points must be 0 or more".to_owned()));
        }
        let size = match &self.kind {
            Kind::Search(test) => test.questions().map(|questions| questions.len()),
            Kind::Evaluator(test) => test.questions().map(|questions| questions.len()),
            Kind::Strength(test) => test.prepared().map(|_| test.games * test.opponents.len()),
            Kind::Gomocup(test) => test.checked(),
            Kind::Functions(test) => test.checked(),
        };
        size.map_err(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suites_of_the_program_can_be_used() {
        for name in Suite::names() {
            let suite = Suite::read(Suite::built_in(name).unwrap()).unwrap();
            let again = toml::to_string(&suite).unwrap();
            assert_eq!(Suite::read(&again).unwrap(), suite, "{name}");
        }
        let unknown = Suite::built_in("none").unwrap_err().to_string();
        assert!(unknown.contains("searches, tic-tac"), "{unknown}");
    }

    #[test]
    fn what_is_wrong_with_a_suite_is_told() {
        let test = "title = 'T'\n[[test]]\nname = 'A'\nalgorithm = 'minimax'\ngame = '3x3x3'\n\
            points = 1\ncheck = ['value']\ndepths = [2]\nmoves = ['']\n";
        assert!(Suite::read(test).is_ok());
        for (from, to, part) in [
            ("title", "titel", "unknown field"),
            ("depths", "depth", "test 'A': unknown field"),
            ("name = 'A'", "kind = 'A'", "needs a name"),
            ("name = 'A'", "name = 'A'\nkind = 'magic'", "test 'A': kind \"magic\"; write search"),
            ("'minimax'", "'magic'", "test 'A': algorithm 'magic'"),
            ("3x3x3", "chess", "no game is called 'chess'"),
            ("points = 1", "points = -1", "points must be"),
            ("points = 1", "points = 'many'", "points must be"),
            ("['value']", "[]", "check needs"),
            ("['value']", "['colour']", "unknown variant"),
            ("[2]", "[0]", "at least 1"),
            ("['']", "[]", "give moves"),
            ("['']", "['b2 b2']", "move 2: b2 is taken"),
            ("['']", "['a1 a2 b1 b2 c1']", "the game is over"),
            ("[2]", "[2]\nscoring = 'slow'", "unknown variant"),
        ] {
            let error = Suite::read(&test.replace(from, to)).unwrap_err().to_string();
            assert!(error.contains(part), "{to}: {error}");
        }
        assert!(
            Suite::read("title = 'T'\ntest = []").unwrap_err().to_string().contains("[[test]]")
        );
        let slow = format!("{test}[limits]\nseconds = 0\n");
        assert!(Suite::read(&slow).unwrap_err().to_string().contains("seconds must be"));
        for (meeting, part) in [
            ("game = 'chess'\ngames = 2", "[tournament]: no game is called"),
            ("game = '3x3x3'\ngames = 3", "even number, got 3"),
        ] {
            let text = format!("{test}[tournament]\n{meeting}\n");
            let error = Suite::read(&text).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
