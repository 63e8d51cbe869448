//! Plots of results, as SVG and PNG. Fonts come with the program, so that none need be installed.

mod draw;

pub use draw::{Chart, Line, PlotError, Scale};

use crate::compare::{Cell, Results};
use words::Words;

/// What a chart shows by depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Nodes.
    Nodes,
    /// Time.
    Time,
    /// The share of inner nodes with a cutoff.
    Cutoffs,
    /// The effective branching factor.
    Branching,
}

/// A chart of one position and evaluator.
#[derive(Clone, Debug)]
pub struct Plot {
    /// What it shows.
    pub kind: Kind,
    /// The position.
    pub game: String,
    /// The evaluator.
    pub evaluator: String,
    /// The name of its files, without an ending.
    pub name: String,
    /// The chart itself.
    pub chart: Chart,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 4] = [Kind::Nodes, Kind::Time, Kind::Cutoffs, Kind::Branching];

    /// The name in files and catalogues.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Nodes => "nodes",
            Kind::Time => "time",
            Kind::Cutoffs => "cutoffs",
            Kind::Branching => "branching",
        }
    }

    fn scale(self) -> Scale {
        match self {
            Kind::Nodes | Kind::Time => Scale::Logarithmic,
            Kind::Cutoffs | Kind::Branching => Scale::Linear,
        }
    }

    fn of(self, cell: &Cell) -> Option<f64> {
        let found = cell.measured()?;
        match self {
            Kind::Nodes => Some(found.stats.nodes as f64),
            // What the clock cannot tell from nothing is not nothing.
            Kind::Time => Some(found.time_ms.max(0.001)),
            Kind::Cutoffs => found.cutoff_share().map(|share| 100.0 * share),
            Kind::Branching => cell.branching(),
        }
    }
}

/// The four charts of every position and evaluator of which something was measured.
#[must_use]
pub fn plots(results: &Results, words: &Words) -> Vec<Plot> {
    let mut plots = Vec::new();
    for (number, group) in results.groups().iter().enumerate() {
        for kind in Kind::ALL {
            let line = |&name: &&str| {
                let points =
                    group.of(name).filter_map(|cell| Some((cell.id.depth.into(), kind.of(cell)?)));
                Line { name: name.to_owned(), points: points.collect() }
            };
            let mut lines: Vec<Line> = group.algorithms().iter().map(line).collect();
            lines.retain(|line| !line.points.is_empty());
            if lines.is_empty() {
                continue;
            }
            let title = words.say(&format!("lab-plot-{}", kind.name()), &[]);
            let what = shortened(&format!("{}, {}", group.label, group.evaluator));
            let vertical = words.say(&format!("plot-axis-{}", kind.name()), &[]);
            plots.push(Plot {
                kind,
                game: group.label.to_owned(),
                evaluator: group.evaluator.to_owned(),
                name: file_name(kind, number, group.label, group.evaluator),
                chart: Chart {
                    title,
                    horizontal: words.say("plot-axis-depth", &[]),
                    vertical: format!("{what}: {vertical}"),
                    scale: kind.scale(),
                    lines,
                    language: words.language(),
                },
            });
        }
    }
    plots
}

/// `1-nodes-3x3x3-open-lines`. The number keeps names apart that look the same without the
/// characters which file names had better not have.
fn file_name(kind: Kind, number: usize, label: &str, evaluator: &str) -> String {
    let clean = |text: &str| -> String {
        let kept = text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' });
        kept.take(40).collect()
    };
    format!("{}-{}-{}-{}", number + 1, kind.name(), clean(label), clean(evaluator))
}

/// As much of a title as fits.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 34;
    match text.chars().count() > LONGEST {
        true => text.chars().take(LONGEST - 1).chain(['…']).collect(),
        false => text.to_owned(),
    }
}
