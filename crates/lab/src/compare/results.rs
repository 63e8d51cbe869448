//! What a comparison has found, as a whole: on which positions, and on which machine.

use super::cell::{Cell, Measured};
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
    /// The algorithms that are not part of this program.
    pub own: Vec<String>,
    /// The cells, in the order of the settings. Fewer than asked for if the run was stopped.
    pub cells: Vec<Cell>,
    /// Whether all cells are there.
    pub complete: bool,
}

/// What a report says about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// The game and the moves, as in [`CellId::game`](super::CellId::game).
    pub label: String,
    /// The name of the game alone.
    pub game: String,
    /// What the catalogues of words know the game by; its name if they do not.
    pub family: String,
    /// Whether the game is not part of this program. It may be called like one that is.
    pub is_own: bool,
    /// The moves played.
    pub moves: Vec<String>,
    /// The board as text.
    pub picture: String,
    /// How many moves there are.
    pub choices: usize,
    /// Some of them.
    pub examples: Vec<String>,
    /// What the game tells about itself.
    #[serde(flatten)]
    pub own: games::Facts,
}

/// The machine that measures: times mean nothing without it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// The model of the processor, where the system tells it.
    pub processor: Option<String>,
    /// How many threads it runs at once. The searches use one.
    pub threads: usize,
    /// The memory in megabytes, where the system tells it.
    pub memory_mb: Option<u64>,
    /// The operating system.
    pub system: String,
    /// The kind of processor.
    pub architecture: String,
    /// Whether the program was built with optimisations; without them it is many times slower.
    pub optimised: bool,
}

impl Machine {
    /// This machine.
    #[must_use]
    pub fn this() -> Machine {
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let field = |path: &str, name: &str| {
            let text = std::fs::read_to_string(path).ok()?;
            let line = text.lines().find(|line| line.starts_with(name))?;
            Some(line.split_once(':')?.1.split_whitespace().collect::<Vec<_>>().join(" "))
        };
        let kilobytes = field("/proc/meminfo", "MemTotal")
            .and_then(|text| text.split(' ').next().and_then(|number| number.parse::<u64>().ok()));
        Machine {
            processor: field("/proc/cpuinfo", "model name").filter(|name| !name.is_empty()),
            threads,
            memory_mb: kilobytes.map(|kilobytes| kilobytes / 1024),
            system: std::env::consts::OS.to_owned(),
            architecture: std::env::consts::ARCH.to_owned(),
            optimised: !cfg!(debug_assertions),
        }
    }
}

/// The cells of one position with one evaluator: what is compared with each other.
#[derive(Clone, Debug)]
pub(crate) struct Group<'a> {
    pub label: &'a str,
    pub evaluator: &'a str,
    pub cells: Vec<&'a Cell>,
    own: &'a [String],
}

impl<'a> Group<'a> {
    /// The algorithms, in order.
    pub(crate) fn algorithms(&self) -> Vec<&'a str> {
        unique(self.cells.iter().map(|cell| cell.id.algorithm.as_str()))
    }

    /// Whether an algorithm is not part of this program.
    pub(crate) fn is_own(&self, algorithm: &str) -> bool {
        self.own.iter().any(|own| own == algorithm)
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

    /// The algorithms that were measured at a depth, and what was.
    pub(crate) fn at(&self, depth: u32) -> Vec<(&'a str, &'a Measured)> {
        let names = self.algorithms().into_iter();
        names.filter_map(|name| Some((name, self.measured(name, depth)?))).collect()
    }

    /// What was measured in a cell.
    pub(crate) fn measured(&self, algorithm: &str, depth: u32) -> Option<&'a Measured> {
        self.cell(algorithm, depth).and_then(Cell::measured)
    }
}

/// The columns of the CSV file.
const CSV_HEADER: &str = "game,algorithm,evaluator,depth,nodes,leaves,evaluations,generated,\
    cutoffs,time_ms,best,value";

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
                None => {
                    groups.push(Group { label, evaluator, cells: vec![cell], own: &self.own });
                }
            }
        }
        groups
    }

    /// The table as CSV, with a header. Cells that were not run or were stopped have empty fields.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        // A vector takes everything.
        let _ = writer.write_record(CSV_HEADER.split(','));
        for cell in &self.cells {
            let (id, found) = (&cell.id, cell.measured());
            let [nodes, leaves, evaluations, generated, cutoffs] =
                found.map_or([None; 5], Measured::counts);
            let _ = writer.serialize((
                (&id.game, &id.algorithm, &id.evaluator, id.depth),
                (nodes, leaves, evaluations, generated, cutoffs),
                found.map(|found| found.time_ms),
                found.and_then(|found| found.best.as_deref()),
                found.map(|found| found.value.to_string()),
            ));
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

/// Each of these once, in the order in which they come first.
pub(crate) fn unique<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut unique = Vec::new();
    for one in all {
        if !unique.contains(&one) {
            unique.push(one);
        }
    }
    unique
}
