//! A comparison as it was asked for, checked: which positions and which cells there are.

use super::cell::CellId;
use super::results::{Facts, unique};
use super::settings::{MOST_CELLS, Settings, SettingsError};
use games::{Catalogue, Position, SearchError, SearchSpec};
use gametree::{Limits, Memory, Report, Scoring, Value};
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// How many moves a report shows as examples.
const EXAMPLES: usize = 8;

/// Something to compare, checked and ready to run.
pub struct Comparison {
    pub(super) settings: Settings,
    pub(super) positions: Vec<Position>,
    pub(super) facts: Vec<Facts>,
    pub(super) series: Vec<SeriesId>,
    /// The algorithms that are not part of this program.
    pub(super) own: Vec<String>,
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
        let algorithms = settings.algorithms.iter().map(|name| catalogue.algorithm(name));
        let algorithms = unique(algorithms.collect::<Result<Vec<_>, _>>()?);
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
        let facts = positions.iter().map(|position| facts(position, catalogue)).collect();
        let own = algorithms.iter().filter(|info| info.is_own());
        let own = own.map(|info| info.name.clone()).collect();
        Ok(Comparison { settings, positions, facts, series, own, tree: None })
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

    /// The cells of searches and games that are not part of this program.
    pub(super) fn own_ids(&self) -> HashSet<CellId> {
        let is_own =
            |one: &&SeriesId| self.facts[one.position].is_own || self.own.contains(&one.algorithm);
        let own = self.series.iter().filter(is_own);
        own.flat_map(|one| self.settings.depths.iter().map(|&depth| self.id(one, depth))).collect()
    }

    pub(super) fn id(&self, series: &SeriesId, depth: u32) -> CellId {
        CellId {
            game: self.facts[series.position].label.clone(),
            algorithm: series.algorithm.clone(),
            evaluator: series.evaluator.clone(),
            depth,
        }
    }

    /// The positions that are searched, in the order of the settings.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// One search and how long it took.
    ///
    /// # Errors
    /// If it is not possible, which was checked before, or if a program fails.
    pub(super) fn search(
        &self,
        series: &SeriesId,
        limits: &Limits,
    ) -> Result<(Report<String>, Duration), SearchError> {
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
        let report = self.positions[position].search(&spec, limits)?;
        Ok((report, start.elapsed()))
    }
}

/// The evaluators of a position that are asked for.
fn evaluators(position: &Position, settings: &Settings) -> Result<Vec<String>, SettingsError> {
    if settings.evaluators.is_empty() {
        return Ok(vec![usual_evaluator(position).to_owned()]);
    }
    let asked = settings.evaluators.iter();
    let names = unique(asked.filter(|name| position.evaluators().contains(&name.as_str())));
    match names.is_empty() {
        false => Ok(names.into_iter().cloned().collect()),
        true => Err(SettingsError::NoEvaluator {
            game: position.name().to_owned(),
            asked: settings.evaluators.join(", "),
            there: position.evaluators().join(", "),
        }),
    }
}

/// The positions of these games after these moves, each once.
fn positions(
    catalogue: &Catalogue,
    games: &[String],
    moves: &[String],
) -> Result<Vec<Position>, SettingsError> {
    let no_moves = [String::new()];
    let moves = if moves.is_empty() { &no_moves[..] } else { moves };
    let mut positions: Vec<Position> = Vec::new();
    for game in games {
        for moves in moves {
            let position = position(catalogue, game, moves)?;
            if positions.iter().all(|known| label(known) != label(&position)) {
                positions.push(position);
            }
        }
    }
    Ok(positions)
}

fn position(catalogue: &Catalogue, game: &str, moves: &str) -> Result<Position, SettingsError> {
    let mut position = catalogue.position(game)?;
    position
        .play_all(moves.split_whitespace())
        .map_err(|error| SettingsError::Move { game: position.name().to_owned(), error })?;
    match position.outcome() {
        None => Ok(position),
        Some(_) => {
            let game = position.name().to_owned();
            Err(SettingsError::Over { game, moves: names(&position).join(" ") })
        }
    }
}

/// The moves that led to a position.
fn names(position: &Position) -> Vec<String> {
    position.played().into_iter().map(|played| played.name).collect()
}

/// The game and the moves played: `3x3x3`, `3x3x3 b2 a1`.
fn label(position: &Position) -> String {
    std::iter::once(position.name().to_owned()).chain(names(position)).collect::<Vec<_>>().join(" ")
}

/// The evaluator to compare with if none is asked for: `open-lines`, with which the tables of
/// textbooks are made, where a game has it; else its first.
fn usual_evaluator(position: &Position) -> &'static str {
    let all = position.evaluators();
    all.iter().find(|name| **name == "open-lines").or(all.first()).copied().unwrap_or_default()
}

/// What a report says about a position.
fn facts(position: &Position, catalogue: &Catalogue) -> Facts {
    let moves = position.moves();
    Facts {
        label: label(position),
        game: position.name().to_owned(),
        family: catalogue.family_of(position.name()),
        is_own: catalogue.is_own_game(position.name()),
        moves: names(position),
        picture: position.picture(),
        choices: moves.len(),
        examples: moves.into_iter().take(EXAMPLES).collect(),
        own: position.facts(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_played_and_refused() {
        let label = |moves: &str| {
            position(&Catalogue::default(), "3x3x3", moves).map(|position| label(&position))
        };
        assert_eq!(label("").unwrap(), "3x3x3");
        assert_eq!(label(" B2  a1").unwrap(), "3x3x3 b2 a1");
        for (moves, part) in [
            ("b2 b2", "3x3x3, move 2: b2 is taken"),
            ("a1 b1 a2 b2 a3", "is over, so there is nothing to search"),
            ("a1 b1 a2 b2 a3 c1", "3x3x3, move 6: 'c1' cannot be played"),
        ] {
            let error = label(moves).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
