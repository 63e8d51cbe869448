//! A comparison as it was asked for, checked: which cells there are.

use super::cell::CellId;
use super::settings::{MOST_CELLS, Settings, SettingsError};
use super::subject::{Found, Subject, Task, subject_named};
use gametree::{Algorithm, Limits};

/// Something to compare, checked and ready to run.
pub struct Comparison {
    pub(super) settings: Settings,
    pub(super) subjects: Vec<Box<dyn Subject>>,
    pub(super) series: Vec<SeriesId>,
    tree: Option<usize>,
}

/// One algorithm with one evaluator on one position.
pub(super) struct SeriesId {
    pub(super) subject: usize,
    evaluator: String,
    algorithm: Algorithm,
}

impl Comparison {
    /// A comparison on games by name.
    ///
    /// # Errors
    /// If a name, a move, a depth or a number is wrong.
    pub fn new(settings: Settings) -> Result<Comparison, SettingsError> {
        let no_moves = [String::new()];
        let moves = if settings.moves.is_empty() { &no_moves[..] } else { &settings.moves };
        let mut subjects: Vec<Box<dyn Subject>> = Vec::new();
        for game in &settings.games {
            for moves in moves {
                let subject = subject_named(game, moves)?;
                if subjects.iter().all(|known| known.label() != subject.label()) {
                    subjects.push(subject);
                }
            }
        }
        Comparison::of(subjects, settings)
    }

    /// A comparison on any positions, for games without a name here; the games and moves of the
    /// settings are then only what a report tells of them.
    ///
    /// # Errors
    /// If a name, a depth or a number is wrong.
    pub fn of(
        subjects: Vec<Box<dyn Subject>>,
        settings: Settings,
    ) -> Result<Comparison, SettingsError> {
        settings.check()?;
        let Some(first) = subjects.first() else {
            return Err(SettingsError::Nothing("game"));
        };
        for name in &settings.evaluators {
            if subjects.iter().all(|subject| !subject.evaluators().contains(&name.as_str())) {
                let (game, there) = (first.facts().game, first.evaluators().join(", "));
                return Err(SettingsError::Evaluator { name: name.clone(), game, there });
            }
        }
        let mut algorithms: Vec<Algorithm> = Vec::new();
        for name in &settings.algorithms {
            let algorithm = name.parse()?;
            if !algorithms.contains(&algorithm) {
                algorithms.push(algorithm);
            }
        }
        let mut series = Vec::new();
        for (i, subject) in subjects.iter().enumerate() {
            for evaluator in evaluators(subject.as_ref(), &settings)? {
                for &algorithm in &algorithms {
                    series.push(SeriesId { subject: i, evaluator: evaluator.clone(), algorithm });
                }
            }
        }
        let cells = series.len() * settings.depths.len();
        if cells > MOST_CELLS {
            return Err(SettingsError::TooMany(cells));
        }
        Ok(Comparison { settings, subjects, series, tree: None })
    }

    /// The same with smaller trees in memory (`mcts`, `pns`): at most this many nodes.
    #[must_use]
    pub fn with_tree(mut self, nodes: usize) -> Comparison {
        self.tree = Some(nodes);
        self
    }

    /// What is compared.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many cells there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.series.len() * self.settings.depths.len()
    }

    /// All cells, in order.
    #[must_use]
    pub fn ids(&self) -> Vec<CellId> {
        let all = self.series.iter();
        all.flat_map(|one| self.settings.depths.iter().map(|&depth| self.id(one, depth))).collect()
    }

    pub(super) fn id(&self, series: &SeriesId, depth: u32) -> CellId {
        CellId {
            game: self.subjects[series.subject].label(),
            algorithm: series.algorithm.name().to_owned(),
            evaluator: series.evaluator.clone(),
            depth,
        }
    }

    pub(super) fn search(&self, series: &SeriesId, limits: &Limits) -> Option<Found> {
        let SeriesId { subject, ref evaluator, algorithm } = *series;
        let (scoring, tree) = (self.settings.scoring, self.tree);
        self.subjects[subject].search(&Task { algorithm, evaluator, scoring, tree }, limits)
    }
}

/// The evaluators of a subject that are asked for.
fn evaluators(subject: &dyn Subject, settings: &Settings) -> Result<Vec<String>, SettingsError> {
    if settings.evaluators.is_empty() {
        return Ok(vec![subject.usual_evaluator().to_owned()]);
    }
    let mut names: Vec<String> = Vec::new();
    for name in &settings.evaluators {
        if subject.evaluators().contains(&name.as_str()) && !names.contains(name) {
            names.push(name.clone());
        }
    }
    match names.is_empty() {
        false => Ok(names),
        true => Err(SettingsError::NoEvaluator {
            game: subject.facts().game,
            asked: settings.evaluators.join(", "),
            there: subject.evaluators().join(", "),
        }),
    }
}
