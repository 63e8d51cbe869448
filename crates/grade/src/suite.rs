//! Suites: files in which a teacher writes down what is asked, and what it is worth.

use crate::variant::{Counting, Equality, Start, Variant};
use games::{Catalogue, Position};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// What is asked of a submission.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suite {
    /// What it is called.
    pub title: String,
    /// What a submission may use.
    #[serde(default)]
    pub limits: Allowed,
    /// The tests, in order.
    #[serde(rename = "test")]
    pub tests: Vec<Test>,
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

/// One test: an algorithm, on positions of a game, to some depths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// What it is called.
    pub name: String,
    /// How to search: minimax, negamax or alpha-beta.
    pub algorithm: String,
    /// The game.
    pub game: String,
    /// What is worth how much.
    pub points: f64,
    /// What is looked at.
    pub check: Vec<Check>,
    /// How deep.
    pub depths: Vec<u32>,
    /// The evaluator at the depth limit; the usual one of the game if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evaluator: Option<String>,
    /// Positions by the moves that lead to them, "" being the beginning.
    #[serde(default)]
    pub moves: Vec<String>,
    /// So many more positions, by chance.
    #[serde(default)]
    pub positions: usize,
    /// For the positions by chance.
    #[serde(default)]
    pub seed: u64,
    /// A win is told as this number, a loss as its negative; X and O are understood as well.
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
}

/// The most questions of a test.
const MOST_QUESTIONS: usize = 10_000;

/// The suites that are part of the program.
const BUILT_IN: [(&str, &str); 2] = [
    ("searches", include_str!("../suites/searches.toml")),
    ("tic-tac-toe", include_str!("../suites/tic-tac-toe.toml")),
];

/// A position to search, and how deep.
#[derive(Clone, Debug)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// Plies.
    pub depth: u32,
}

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
            test.questions()?;
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
            known: BUILT_IN.map(|(known, _)| known).join(" and "),
        })
    }

    /// The names of those that are part of the program.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.into_iter().map(|(name, _)| name)
    }
}

impl Test {
    /// The positions and depths, small questions first.
    ///
    /// # Errors
    /// If the test cannot be carried out.
    pub fn questions(&self) -> Result<Vec<Question>, SuiteError> {
        let wrong = |reason: String| SuiteError::Test { test: self.name.clone(), reason };
        if Variant::right(&self.algorithm).is_none() {
            let name = &self.algorithm;
            let reason = format!("algorithm '{name}'; write minimax, negamax or alpha-beta");
            return Err(wrong(reason));
        }
        let start =
            Catalogue::default().position(&self.game).map_err(|error| wrong(error.to_string()))?;
        if let Some(name) = &self.evaluator
            && !start.evaluators().contains(&name.as_str())
        {
            let known = start.evaluators().join(", ");
            return Err(wrong(format!("no evaluator is called '{name}'; there are {known}")));
        }
        if !self.points.is_finite() || self.points < 0.0 {
            return Err(wrong("points must be 0 or more".to_owned()));
        }
        if self.check.is_empty() || self.depths.is_empty() || self.depths.contains(&0) {
            let reason = "check needs value, move or nodes, and depths numbers of at least 1";
            return Err(wrong(reason.to_owned()));
        }
        let mut positions = Vec::new();
        for moves in &self.moves {
            let mut position = start.clone();
            let played = position.play_all(moves.split_whitespace());
            played.map_err(|error| wrong(format!("moves '{moves}': {error}")))?;
            if position.outcome().is_some() {
                return Err(wrong(format!("moves '{moves}': the game is over there")));
            }
            positions.push(position);
        }
        positions.extend(self.by_chance(&start));
        if positions.is_empty() || positions.len() * self.depths.len() > MOST_QUESTIONS {
            let reason = "give moves, or a number of positions; at most 10000 questions in all";
            return Err(wrong(reason.to_owned()));
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

    /// Different positions of random games that are not over.
    fn by_chance(&self, start: &Position) -> Vec<Position> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let mut known = HashSet::new();
        let mut found = Vec::new();
        for _ in 0..self.positions.min(MOST_QUESTIONS) * 10 {
            let mut position = start.clone();
            let plies = rng.random_range(0..start.longest().min(40));
            for _ in 0..plies {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[rng.random_range(0..moves.len())].clone();
                if position.play(&mv).is_err() {
                    break;
                }
            }
            if found.len() < self.positions
                && position.outcome().is_none()
                && known.insert(position.key())
            {
                found.push(position);
            }
        }
        found
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
        assert!(Suite::built_in("none").unwrap_err().to_string().contains("searches and tic-tac"));
    }

    #[test]
    fn what_is_wrong_with_a_suite_is_told() {
        let test = "title = 'T'\n[[test]]\nname = 'A'\nalgorithm = 'minimax'\ngame = '3x3x3'\n\
            points = 1\ncheck = ['value']\ndepths = [2]\nmoves = ['']\n";
        assert!(Suite::read(test).is_ok());
        for (from, to, part) in [
            ("title", "titel", "unknown field"),
            ("'minimax'", "'magic'", "test 'A': algorithm 'magic'"),
            ("3x3x3", "chess", "no game is called 'chess'"),
            ("points = 1", "points = -1", "points must be"),
            ("['value']", "[]", "check needs"),
            ("['value']", "['colour']", "unknown variant"),
            ("[2]", "[0]", "at least 1"),
            ("['']", "[]", "give moves"),
            ("['']", "['b2 b2']", "move 2: b2 is taken"),
            ("['']", "['a1 a2 b1 b2 c1']", "the game is over"),
        ] {
            let error = Suite::read(&test.replace(from, to)).unwrap_err().to_string();
            assert!(error.contains(part), "{to}: {error}");
        }
        assert!(
            Suite::read("title = 'T'\ntest = []").unwrap_err().to_string().contains("[[test]]")
        );
        let slow = format!("{test}[limits]\nseconds = 0\n");
        assert!(Suite::read(&slow).unwrap_err().to_string().contains("seconds must be"));
    }
}
