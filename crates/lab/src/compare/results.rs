//! What a comparison has found, as a whole.

use super::cell::{Cell, Measured};
use super::machine::Machine;
use super::position::Facts;
use super::settings::Settings;
use serde::{Deserialize, Serialize};

/// What a comparison has found, with all that a report needs to know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Results {
    /// The version of this program.
    pub version: String,
    /// What was asked for.
    pub settings: Settings,
    /// Where it was measured.
    pub machine: Machine,
    /// The positions.
    pub positions: Vec<Facts>,
    /// The cells, in the order of the settings. Fewer than asked for if the run was stopped.
    pub cells: Vec<Cell>,
    /// Whether all cells are there.
    pub complete: bool,
}

/// The cells of one position with one evaluator: what is compared with each other.
#[derive(Clone, Debug)]
pub(crate) struct Group<'a> {
    pub label: &'a str,
    pub evaluator: &'a str,
    pub cells: Vec<&'a Cell>,
}

impl<'a> Group<'a> {
    /// The algorithms, in order.
    pub(crate) fn algorithms(&self) -> Vec<&'a str> {
        let mut names: Vec<&str> = Vec::new();
        for cell in &self.cells {
            if !names.contains(&cell.id.algorithm.as_str()) {
                names.push(&cell.id.algorithm);
            }
        }
        names
    }

    /// The depths, ascending.
    pub(crate) fn depths(&self) -> Vec<u32> {
        let mut depths: Vec<u32> = self.cells.iter().map(|cell| cell.id.depth).collect();
        depths.sort_unstable();
        depths.dedup();
        depths
    }

    /// The cells of one algorithm, by depth.
    pub(crate) fn of(&self, algorithm: &str) -> impl Iterator<Item = &'a Cell> {
        self.cells.iter().copied().filter(move |cell| cell.id.algorithm == algorithm)
    }

    /// A cell.
    pub(crate) fn cell(&self, algorithm: &str, depth: u32) -> Option<&'a Cell> {
        self.of(algorithm).find(|cell| cell.id.depth == depth)
    }

    /// What was measured in a cell.
    pub(crate) fn measured(&self, algorithm: &str, depth: u32) -> Option<&'a Measured> {
        self.cell(algorithm, depth).and_then(Cell::measured)
    }
}

/// A row of the CSV file. The order is part of the format.
#[derive(Serialize)]
struct Row<'a> {
    game: &'a str,
    algorithm: &'a str,
    evaluator: &'a str,
    depth: u32,
    nodes: Option<u64>,
    leaves: Option<u64>,
    evaluations: Option<u64>,
    generated: Option<u64>,
    cutoffs: Option<u64>,
    time_ms: Option<f64>,
    best: Option<&'a str>,
    value: Option<String>,
}

impl Results {
    /// What was measured for an algorithm at a depth, on the first position and with the first
    /// evaluator for which it was.
    #[must_use]
    pub fn done(&self, algorithm: &str, depth: u32) -> Option<&Measured> {
        let is_it = |cell: &&Cell| cell.id.algorithm == algorithm && cell.id.depth == depth;
        self.cells.iter().filter(is_it).find_map(Cell::measured)
    }

    /// The cells, those together that are to be compared with each other.
    pub(crate) fn groups(&self) -> Vec<Group<'_>> {
        let mut groups: Vec<Group<'_>> = Vec::new();
        for cell in &self.cells {
            let (label, evaluator) = (cell.id.game.as_str(), cell.id.evaluator.as_str());
            let is_it =
                |group: &&mut Group<'_>| (group.label, group.evaluator) == (label, evaluator);
            match groups.iter_mut().find(is_it) {
                Some(group) => group.cells.push(cell),
                None => groups.push(Group { label, evaluator, cells: vec![cell] }),
            }
        }
        groups
    }

    /// The table as CSV, with a header. Cells that were not run or were stopped have empty fields.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        for cell in &self.cells {
            let found = cell.measured();
            let count = |of: fn(&Measured) -> u64| found.map(of);
            // A vector takes everything.
            let _ = writer.serialize(Row {
                game: &cell.id.game,
                algorithm: &cell.id.algorithm,
                evaluator: &cell.id.evaluator,
                depth: cell.id.depth,
                nodes: count(|found| found.stats.nodes),
                leaves: count(|found| found.stats.leaves),
                evaluations: count(|found| found.stats.evaluations),
                generated: count(|found| found.stats.generated),
                cutoffs: count(|found| found.stats.cutoffs),
                time_ms: found.map(|found| found.time_ms),
                best: found.and_then(|found| found.best.as_deref()),
                value: found.map(|found| found.value.to_string()),
            });
        }
        let bytes = writer.into_inner().unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    }

    /// Everything as JSON, on several lines.
    #[must_use]
    pub fn json(&self) -> String {
        // Numbers, texts and lists of them: there is nothing that JSON cannot tell.
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }
}
