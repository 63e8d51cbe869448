//! A comparison as it was asked for, checked: which cells there are.

use super::cell::CellId;
use super::measure::Timed;
use super::position::{self, label, positions, usual_evaluator};
use super::settings::{MOST_CELLS, Settings, SettingsError};
use games::{Catalogue, Position, SearchSpec};
use gametree::{Limits, Memory, Scoring, Value};
use std::time::Instant;

/// Something to compare, checked and ready to run.
pub struct Comparison {
    pub(super) settings: Settings,
    pub(super) positions: Vec<Position>,
    pub(super) facts: Vec<position::Facts>,
    pub(super) series: Vec<SeriesId>,
    tree: Option<usize>,
}

/// One algorithm with one evaluator on one position.
pub(super) struct SeriesId {
    pub(super) position: usize,
    evaluator: String,
    algorithm: String,
    takes_window: bool,
}

impl Comparison {
    /// A comparison of games and algorithms of this catalogue.
    ///
    /// # Errors
    /// If a name, a move, a depth or a number is wrong.
    pub fn new(settings: Settings, catalogue: &Catalogue) -> Result<Comparison, SettingsError> {
        settings.check()?;
        let positions = positions(catalogue, &settings.games, &settings.moves)?;
        let Some(first) = positions.first() else {
            return Err(SettingsError::Nothing("game"));
        };
        for name in &settings.evaluators {
            if positions.iter().all(|position| !position.evaluators().contains(&name.as_str())) {
                let (game, there) = (first.name().to_owned(), first.evaluators().join(", "));
                return Err(SettingsError::Evaluator { name: name.clone(), game, there });
            }
        }
        let mut algorithms = Vec::new();
        for name in &settings.algorithms {
            let algorithm = catalogue.algorithm(name)?;
            if !algorithms.contains(&algorithm) {
                algorithms.push(algorithm);
            }
        }
        let mut series = Vec::new();
        for (i, position) in positions.iter().enumerate() {
            for evaluator in evaluators(position, &settings)? {
                for algorithm in &algorithms {
                    series.push(SeriesId {
                        position: i,
                        evaluator: evaluator.clone(),
                        algorithm: algorithm.name.clone(),
                        takes_window: algorithm.takes_window,
                    });
                }
            }
        }
        let cells = series.len() * settings.depths.len();
        if cells > MOST_CELLS {
            return Err(SettingsError::TooMany(cells));
        }
        let facts = positions.iter().map(|position| position::facts(position, catalogue));
        let facts = facts.collect();
        Ok(Comparison { settings, positions, facts, series, tree: None })
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
            game: label(&self.positions[series.position]),
            algorithm: series.algorithm.clone(),
            evaluator: series.evaluator.clone(),
            depth,
        }
    }

    /// One search; nothing if it is not possible, which was checked before.
    pub(super) fn search(&self, series: &SeriesId, limits: &Limits) -> Option<Timed> {
        let SeriesId { position, ref evaluator, ref algorithm, takes_window } = *series;
        // Plain scoring is that of textbooks. Only `quick-win`, which is about distance and nothing
        // else, counts it all the same.
        let plain = self.settings.scoring == Scoring::Plain && evaluator != "quick-win";
        let spec = SearchSpec {
            evaluator: Some(evaluator.clone()),
            scoring: plain.then_some(Scoring::Plain),
            // No value lies outside of this window, and a node at which a plain win is found needs
            // no more moves: that is how textbooks begin.
            window: takes_window.then_some([Value::LOSS, Value::WIN]),
            memory: Memory { tree: self.tree, ..Memory::default() },
            ..SearchSpec::new(algorithm)
        };
        let start = Instant::now();
        let report = self.positions[position].search(&spec, limits).ok()?;
        Some(Timed { report, time: start.elapsed() })
    }
}

/// The evaluators of a position that are asked for.
fn evaluators(position: &Position, settings: &Settings) -> Result<Vec<String>, SettingsError> {
    if settings.evaluators.is_empty() {
        return Ok(vec![usual_evaluator(position).to_owned()]);
    }
    let mut names: Vec<String> = Vec::new();
    for name in &settings.evaluators {
        if position.evaluators().contains(&name.as_str()) && !names.contains(name) {
            names.push(name.clone());
        }
    }
    match names.is_empty() {
        false => Ok(names),
        true => Err(SettingsError::NoEvaluator {
            game: position.name().to_owned(),
            asked: settings.evaluators.join(", "),
            there: position.evaluators().join(", "),
        }),
    }
}
