//! What a run knows so far, and what it makes of it: how long the rest will take.
//!
//! A search is forecast from shallower ones. Every ply multiplies the nodes by something. What it was
//! for the last two plies is known, and two are looked at together because alpha-beta grows by a
//! large and a small factor in turn. How it goes on depends on how many moves there are farther down,
//! which random games tell: on a board that fills up the factor shrinks from ply to ply.

use super::cell::{Cell, State};
use super::plan::Comparison;
use super::run::{Event, as_milliseconds};
use gametree::{Ended, Limits, Stop};
use std::collections::BTreeMap;
use std::time::Instant;

/// The nodes that a search may take which only tells how long others will.
pub(super) const PILOT_NODES: u64 = 20_000;

/// Searches that take less than this tell little about the speed of long ones.
const TELLING_SECONDS: f64 = 1e-4;

/// What a run knows so far.
pub(super) struct Outlook<'a> {
    comparison: &'a Comparison,
    /// By the series and the depth, and so in the order of the settings.
    pub(super) cells: BTreeMap<(usize, u32), Cell>,
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
                // A program may not care about nodes.
                let mut limits = Limits::depth(depth).with_nodes(PILOT_NODES).with_stop(stop);
                if let Some(deadline) = Instant::now().checked_add(settings.cell_limit()) {
                    limits = limits.until(deadline);
                }
                let Ok((report, time)) = self.comparison.search(id, &limits) else { break };
                if report.ended != Ended::Complete {
                    break;
                }
                let (nodes, seconds) = (report.stats.nodes as f64, time.as_secs_f64());
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
            State::NotRun | State::Failed { .. } => None,
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
}

/// A search that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    pub nodes: f64,
    pub seconds: f64,
}

/// The searches of one algorithm with one evaluator on one position, by depth.
#[derive(Clone, Debug)]
pub(super) struct Series {
    points: BTreeMap<u32, Point>,
    /// The moves there are on average at each ply.
    profile: Vec<f64>,
}

impl Series {
    pub(super) fn new(profile: Vec<f64>) -> Series {
        Series { points: BTreeMap::new(), profile }
    }

    /// Remembers a search that was made. One that was stopped counts as far as it came, so that
    /// what is deeper is known to take longer still.
    pub(super) fn add(&mut self, depth: u32, point: Point) {
        self.points.insert(depth, point);
    }

    /// The seconds a search to this depth will take: those it took, or else a forecast from the
    /// deepest one known above it. `None` if nothing is known.
    pub(super) fn seconds(&self, depth: u32) -> Option<f64> {
        let (&known, _) = self.points.range(..=depth).next_back()?;
        Some(self.nodes(depth)? / self.speed(known))
    }

    /// The same for its nodes.
    pub(super) fn nodes(&self, depth: u32) -> Option<f64> {
        let (&known, last) = self.points.range(..=depth).next_back()?;
        let growth = self.growth(known);
        // What the deepest ply added is what grows; an earlier search may have taken more, as MTD(f) does.
        let above = self.points.get(&known.saturating_sub(1)).map_or(0.0, |point| point.nodes);
        // If it added nothing, every line of play has ended.
        let mut level = if above <= last.nodes { last.nodes - above } else { last.nodes };
        let mut nodes = last.nodes;
        for next in known + 1..=depth {
            level *= growth * self.moves(next) / self.moves(known);
            nodes += level;
        }
        Some(nodes)
    }

    /// The factor by which the nodes grew on the way to a depth that is known.
    fn growth(&self, depth: u32) -> f64 {
        let nodes = |depth: u32| self.points.get(&depth).map(|point| point.nodes.max(1.0));
        let here = nodes(depth).unwrap_or(1.0);
        // As if the last ply alone had made it: the moves of the two plies differ.
        let two = |before: f64| {
            let skew = self.moves(depth) / self.moves(depth - 1);
            (here / before * skew).sqrt()
        };
        let one = |before: f64| here / before;
        let growth = match depth {
            0 | 1 => None,
            2 => nodes(1).map(one),
            _ => nodes(depth - 2).map(two).or(nodes(depth - 1).map(one)),
        };
        growth.unwrap_or_else(|| self.moves(depth))
    }

    /// Nodes a second, by the deepest search that took long enough to tell.
    fn speed(&self, depth: u32) -> f64 {
        let of = |point: &Point| point.nodes.max(1.0) / point.seconds.max(1e-9);
        let upto = || self.points.range(..=depth).rev().map(|(_, point)| point);
        let telling = upto().find(|point| point.seconds >= TELLING_SECONDS);
        telling.or(upto().next()).map_or(1.0, of)
    }

    /// The moves there are at the last ply of a search to this depth.
    fn moves(&self, depth: u32) -> f64 {
        let ply = depth.saturating_sub(1) as usize;
        // Where no random game came to there are hardly any.
        self.profile.get(ply).copied().unwrap_or(0.0).max(0.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A series that visits a node in a microsecond.
    fn series(profile: &[f64], nodes: &[f64]) -> Series {
        let mut series = Series::new(profile.to_vec());
        for (i, &nodes) in nodes.iter().enumerate() {
            series.add(i as u32 + 1, Point { nodes, seconds: nodes / 1e6 });
        }
        series
    }

    #[track_caller]
    fn is_about(found: Option<f64>, wanted: f64) {
        let found = found.unwrap();
        assert!((wanted / 1.5..wanted * 1.5).contains(&found), "{found} is not about {wanted}");
    }

    #[test]
    fn a_tree_that_fills_a_board_grows_ever_more_slowly() {
        let moves = [9.0, 8.0, 7.0, 6.0, 5.0, 3.6, 2.6, 1.5, 0.5];
        let minimax = series(&moves, &[10.0, 82.0, 586.0, 3610.0]);
        is_about(minimax.seconds(5), 0.018_730);
        is_about(minimax.seconds(7), 0.221_626);
        // Really 0.55; without the moves there are it would be more than 20.
        assert!((0.2..1.0).contains(&minimax.seconds(9).unwrap()));
        assert!(minimax.seconds(100).unwrap() < 1.0);
        assert_eq!(minimax.seconds(4), Some(0.003_610));
    }

    #[test]
    fn alpha_beta_grows_by_a_large_and_a_small_factor_in_turn() {
        let alpha_beta = series(&[16.0; 9], &[16.0, 64.0, 1024.0, 4096.0, 65536.0]);
        is_about(alpha_beta.seconds(7), 4.0);
    }

    #[test]
    fn a_tree_that_has_ended_grows_no_more() {
        let ended = series(&[3.0, 2.0, 1.0], &[4.0, 10.0, 16.0, 16.0]);
        assert_eq!(ended.nodes(120), Some(16.0));
    }

    #[test]
    fn without_shallower_searches_the_moves_have_to_do() {
        let mut only = Series::new(vec![7.0; 8]);
        assert_eq!(only.seconds(3), None);
        only.add(1, Point { nodes: 8.0, seconds: 8e-6 });
        is_about(only.seconds(3), 8e-6 * 49.0);
    }
}
