//! A position of whatever game, with its type forgotten: what a comparison has to know about it.

use crate::bounded;
use games::{Playable, Spec, Visitor};
use gametree::{Algorithm, Limits, Options, Report, Ties, Window};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::any::type_name;
use std::time::{Duration, Instant};

/// How many random games tell how many moves there usually are.
const PLAYOUTS: u64 = 64;
/// How many moves a report shows as examples.
const EXAMPLES: usize = 8;

/// What to search with.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The name of the evaluator.
    pub evaluator: &'a str,
    /// How finished games count.
    pub scoring: super::Scoring,
    /// The most nodes of a tree in memory, if that is to be less than usual.
    pub tree: Option<usize>,
}

/// What a search found and how long it took, with moves as text.
#[derive(Clone, Debug)]
pub struct Found {
    /// The report, moves in their notation.
    pub report: Report<String>,
    /// How finished games counted.
    pub scoring: gametree::Scoring,
    /// How long it took.
    pub time: Duration,
}

/// A position to search. [`subject`] makes one of any [`Playable`] game.
pub trait Subject: Send + Sync {
    /// The game and the moves played: `3x3x3`, `3x3x3 b2 a1`.
    fn label(&self) -> String;

    /// The names of the evaluators, the usual one first.
    fn evaluators(&self) -> &'static [&'static str];

    /// One search; `None` if there is no such evaluator.
    fn search(&self, task: &Task<'_>, limits: &Limits) -> Option<Found>;

    /// How many moves there are on average after 0, 1, 2 … plies of random play, a game that is
    /// over having none.
    fn profile(&self, plies: u32) -> Vec<f64>;

    /// What a report says about it.
    fn facts(&self) -> Facts;

    /// The evaluator to compare with if none is asked for: `open-lines`, with which the tables of
    /// textbooks are made, where a game has it; else its first.
    fn usual_evaluator(&self) -> &'static str {
        let usual = self.evaluators().iter().find(|name| **name == "open-lines");
        usual.or(self.evaluators().first()).copied().unwrap_or_default()
    }
}

/// What a report says about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// The game and the moves, as in [`CellId::game`](super::CellId::game).
    pub label: String,
    /// The name of the game alone.
    pub game: String,
    /// The moves played.
    pub moves: Vec<String>,
    /// The board as text.
    pub picture: String,
    /// The rules as the game tells them; empty if it does not.
    pub rules: String,
    /// What each evaluator computes, as the game tells it; empty where it does not.
    pub formulas: Vec<(String, String)>,
    /// The name and size in bytes of the type of positions.
    pub state: (String, usize),
    /// The name and size in bytes of the type of moves.
    pub move_type: (String, usize),
    /// How many moves there are.
    pub choices: usize,
    /// Some of them.
    pub examples: Vec<String>,
}

/// Why a position cannot be compared on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A move that cannot be played.
    #[error("move {number} in {game}: {reason}")]
    Move {
        /// The game.
        game: String,
        /// Which move, from 1.
        number: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// There is nothing to search any more.
    #[error("after {moves} the game {game} is over, so there is nothing to search")]
    Over {
        /// The game.
        game: String,
        /// The moves that ended it.
        moves: String,
    },
}

/// A position of a game: the moves in `moves`, separated by spaces, played from `start`.
///
/// # Errors
/// If a move cannot be played, or if the game is over then.
pub fn subject<G: Playable>(start: G, moves: &str) -> Result<Box<dyn Subject>, PositionError> {
    let (mut game, name) = (start.clone(), start.name());
    let mut played = Vec::new();
    for (i, text) in moves.split_whitespace().enumerate() {
        if let Some(outcome) = game.outcome() {
            let reason = format!("{text} cannot be played, the game is over: {outcome}");
            return Err(PositionError::Move { game: name, number: i + 1, reason });
        }
        let mv = game.move_named(text).map_err(|error| PositionError::Move {
            game: name.clone(),
            number: i + 1,
            reason: error.to_string(),
        })?;
        game.play(mv);
        played.push(mv.to_string());
    }
    match game.outcome() {
        None => Ok(Box::new(Position { game, name, played })),
        Some(_) => Err(PositionError::Over { game: name, moves: played.join(" ") }),
    }
}

/// As [`subject`], of a game by name.
///
/// # Errors
/// If there is no such game, or as [`subject`].
pub fn subject_named(game: &str, moves: &str) -> Result<Box<dyn Subject>, super::SettingsError> {
    struct Make<'a>(&'a str);
    impl Visitor for Make<'_> {
        type Output = Result<Box<dyn Subject>, PositionError>;

        fn visit<G: Playable>(self, start: G) -> Self::Output {
            subject(start, self.0)
        }
    }
    let spec: Spec = game.parse()?;
    Ok(spec.visit(Make(moves))?)
}

struct Position<G: Playable> {
    game: G,
    name: String,
    played: Vec<String>,
}

impl<G: Playable> Subject for Position<G> {
    fn label(&self) -> String {
        let moves = self.played.iter().map(String::as_str);
        std::iter::once(self.name.as_str()).chain(moves).collect::<Vec<_>>().join(" ")
    }

    fn evaluators(&self) -> &'static [&'static str] {
        G::EVALUATORS
    }

    fn search(&self, task: &Task<'_>, limits: &Limits) -> Option<Found> {
        let judge = self.game.judge(task.evaluator)?;
        let scoring = task.scoring.with(task.evaluator, judge.scoring);
        let options = Options { scoring, ties: Ties::First };
        let evaluate = |game: &G| (judge.evaluate)(game);
        // No value lies outside of this window, and a node at which a plain win is found needs no
        // more moves: that is how textbooks begin.
        let window = Window::WIN_OR_LOSS;
        let start = Instant::now();
        let algorithm = (task.algorithm, task.tree);
        let report = bounded::search(algorithm, &self.game, evaluate, options, window, limits);
        Some(Found { report: named(report), scoring, time: start.elapsed() })
    }

    fn profile(&self, plies: u32) -> Vec<f64> {
        let mut sums = vec![0.0; plies as usize];
        let mut moves = Vec::new();
        for seed in 0..PLAYOUTS {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = self.game.clone();
            for sum in &mut sums {
                if game.outcome().is_some() {
                    break;
                }
                moves.clear();
                game.moves(&mut moves);
                *sum += moves.len() as f64;
                game.play(moves[rng.random_range(0..moves.len())]);
            }
        }
        sums.iter().map(|sum| sum / PLAYOUTS as f64).collect()
    }

    fn facts(&self) -> Facts {
        let mut moves = Vec::new();
        self.game.moves(&mut moves);
        let formula = |&name: &&str| (name.to_owned(), self.game.formula(name).to_owned());
        Facts {
            label: self.label(),
            game: self.name.clone(),
            moves: self.played.clone(),
            picture: self.game.picture(),
            rules: self.game.rules_text(),
            formulas: G::EVALUATORS.iter().map(formula).collect(),
            state: (short(type_name::<G>()), size_of::<G>()),
            move_type: (short(type_name::<G::Move>()), size_of::<G::Move>()),
            choices: moves.len(),
            examples: moves.iter().take(EXAMPLES).map(ToString::to_string).collect(),
        }
    }
}

/// A report with moves as text.
fn named<M: ToString>(report: Report<M>) -> Report<String> {
    let names = |moves: Vec<M>| moves.iter().map(M::to_string).collect();
    Report {
        best: report.best.map(|mv| mv.to_string()),
        pv: names(report.pv),
        tied: names(report.tied),
        value: report.value,
        bound: report.bound,
        depth: report.depth,
        proven: report.proven,
        stats: report.stats,
        ended: report.ended,
    }
}

/// The name of a type without its path.
fn short(path: &str) -> String {
    path.rsplit("::").next().unwrap_or(path).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_played_and_refused() {
        let label = |moves: &str| subject_named("3x3x3", moves).map(|subject| subject.label());
        assert_eq!(label("").unwrap(), "3x3x3");
        assert_eq!(label(" B2  a1").unwrap(), "3x3x3 b2 a1");
        for (moves, part) in [
            ("b2 b2", "move 2 in 3x3x3: b2 is taken"),
            ("a1 b1 a2 b2 a3", "is over, so there is nothing to search"),
            ("a1 b1 a2 b2 a3 c1", "move 6 in 3x3x3: c1 cannot be played"),
        ] {
            let error = label(moves).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }

    #[test]
    fn random_play_tells_how_many_moves_there_are() {
        let profile = subject_named("3x3x3", "").unwrap().profile(10);
        assert_eq!(profile[..5], [9.0, 8.0, 7.0, 6.0, 5.0]);
        assert!(profile[5] < 4.0 && profile[9] == 0.0, "{profile:?}");
    }
}
