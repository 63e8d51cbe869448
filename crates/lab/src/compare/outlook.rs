//! What a run knows so far, and what it makes of it: how long the rest will take.

use super::cell::{Cell, State};
use super::forecast::{Point, Series};
use super::measure::as_milliseconds;
use super::plan::Comparison;
use super::run::Event;
use gametree::{Ended, Limits, Stop};
use std::collections::BTreeMap;

/// The nodes that a search may take which only tells how long others will.
const PILOT_NODES: u64 = 20_000;

/// What a run knows so far.
pub(super) struct Outlook<'a> {
    comparison: &'a Comparison,
    /// By the series and the depth, and so in the order of the settings.
    cells: BTreeMap<(usize, u32), Cell>,
    /// As many as the comparison has.
    series: Vec<Series>,
}

impl<'a> Outlook<'a> {
    /// With the cells that an earlier run has left; others than those of this comparison are left
    /// out.
    pub(super) fn new(comparison: &'a Comparison, known: Vec<Cell>) -> Outlook<'a> {
        let deepest = comparison.settings.depths.last().copied().unwrap_or(0);
        let profiles: Vec<Vec<f64>> =
            comparison.positions.iter().map(|position| position.profile(deepest)).collect();
        let series = comparison.series.iter().map(|id| Series::new(profiles[id.position].clone()));
        let (cells, series) = (BTreeMap::new(), series.collect());
        let mut outlook = Outlook { comparison, cells, series };
        for cell in known {
            let depth = cell.id.depth;
            let is_it = |&(_, id): &(usize, _)| comparison.id(id, depth) == cell.id;
            if let Some((index, _)) = comparison.series.iter().enumerate().find(is_it)
                && comparison.settings.depths.contains(&depth)
            {
                outlook.add(index, cell);
            }
        }
        outlook
    }

    /// Makes short searches, of which the forecast is made.
    pub(super) fn pilot(&mut self, stop: &Stop) {
        let Comparison { settings, series, .. } = self.comparison;
        let deepest = settings.depths.last().copied().unwrap_or(0);
        for (index, id) in series.iter().enumerate() {
            for depth in 1..=deepest {
                let limits = Limits::depth(depth).with_nodes(PILOT_NODES).with_stop(stop);
                let Some(found) = self.comparison.search(id, &limits) else { break };
                if found.report.ended != Ended::Complete {
                    break;
                }
                let nodes = found.report.stats.nodes as f64;
                let seconds = found.time.as_secs_f64();
                // What was really measured is known better.
                if !self.cells.contains_key(&(index, depth)) {
                    self.series[index].add(depth, Point { nodes, seconds });
                }
            }
        }
    }

    /// A cell has been run, or will not be.
    pub(super) fn add(&mut self, index: usize, cell: Cell) {
        let depth = cell.id.depth;
        let point = match &cell.state {
            State::Done(found) => Some((found.stats.nodes, found.time_ms)),
            State::Stopped { nodes, after_ms, .. } => Some((*nodes, *after_ms)),
            State::NotRun => None,
        };
        if let Some((nodes, time_ms)) = point {
            let point = Point { nodes: nodes as f64, seconds: time_ms / 1e3 };
            self.series[index].add(depth, point);
        }
        self.cells.insert((index, depth), cell);
    }

    /// The cells that are not known yet, in order, by series and depth.
    pub(super) fn to_do(&self) -> Vec<(usize, u32)> {
        let depths = &self.comparison.settings.depths;
        let all = (0..self.series.len()).flat_map(|index| depths.iter().map(move |&d| (index, d)));
        all.filter(|place| !self.cells.contains_key(place)).collect()
    }

    /// How long one search will take. Without any knowledge: no time, so that it is tried.
    pub(super) fn seconds(&self, index: usize, depth: u32) -> f64 {
        self.series[index].seconds(depth).unwrap_or(0.0)
    }

    /// How long all that is left will take.
    pub(super) fn rest(&self) -> f64 {
        let settings = &self.comparison.settings;
        let limit = settings.cell_limit().as_secs_f64();
        let left = self.to_do().into_iter().map(|(index, depth)| self.seconds(index, depth));
        let to_run = left.filter(|&seconds| seconds <= limit);
        to_run.map(|seconds| (seconds * f64::from(settings.repeats)).min(limit)).sum()
    }

    /// What is told before the first cell.
    pub(super) fn forecast(&self) -> Event<'static> {
        let limit = self.comparison.settings.cell_limit().as_secs_f64();
        let to_do = self.to_do();
        let is_long = |&&(index, depth): &&(usize, u32)| self.seconds(index, depth) > limit;
        let too_long = to_do.iter().filter(is_long).count();
        Event::Forecast {
            time_ms: as_milliseconds(self.rest()),
            cells: to_do.len() - too_long,
            too_long,
            known: self.cells.len(),
        }
    }

    /// All cells, in the order of the settings.
    pub(super) fn into_cells(self) -> Vec<Cell> {
        self.cells.into_values().collect()
    }
}
