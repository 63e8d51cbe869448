//! What one search will cost, told before it runs: from shallower searches, as a comparison does it.

use super::outlook::{PILOT_NODES, Point, Series};
use gametree::{Limits, Stats};

/// What a search will cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// About so many nodes.
    pub nodes: f64,
    /// About so many seconds.
    pub seconds: f64,
    /// Whether the nodes were counted: the whole search was small enough to be made, maybe because every
    /// line of play ends before the depth.
    pub counted: bool,
}

/// What a search to `depth` will cost. `pilot` makes the search within limits and says what it cost and
/// how many seconds it took, or none if it was not completed; `profile` are the moves there are on average
/// after 0, 1, 2 … plies. `None` if nothing can be told, not even from the first ply.
///
/// ```
/// use games::{Catalogue, SearchSpec};
///
/// let start = Catalogue::default().position("3x3x3")?;
/// let minimax = SearchSpec::new("minimax");
/// let forecast = lab::compare::forecast(9, &start.profile(9), |limits| {
///     let report = start.search(&minimax, limits).ok()?;
///     (report.ended == gametree::Ended::Complete).then_some((report.stats, 1.0))
/// });
/// let nodes = forecast.expect("the first plies are small").nodes;
/// assert!((200_000.0..1_500_000.0).contains(&nodes)); // really 549,946
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn forecast(
    depth: u32,
    profile: &[f64],
    mut pilot: impl FnMut(&Limits) -> Option<(Stats, f64)>,
) -> Option<Forecast> {
    let mut series = Series::new(profile.to_vec());
    let mut deepest = 0;
    for ply in 1..=depth {
        let limits = Limits::depth(ply).with_nodes(PILOT_NODES);
        let Some((stats, seconds)) = pilot(&limits) else { break };
        let nodes = stats.nodes as f64;
        if stats.deepest < ply {
            // No line of play is as long as the limit, so a higher one changes nothing.
            return Some(Forecast { nodes, seconds, counted: true });
        }
        series.add(ply, Point { nodes, seconds });
        deepest = ply;
    }
    let (nodes, seconds) = series.nodes(depth).zip(series.seconds(depth))?;
    Some(Forecast { nodes, seconds, counted: deepest == depth })
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{Catalogue, SearchSpec};
    use gametree::{Algorithm, Ended};

    #[test]
    fn a_game_that_ends_before_the_depth_is_counted() {
        for (game, moves) in [("3x3x3", "b2 a1 c3"), ("reversi:4", "b1 a1 a2"), ("dots:1x2", "")] {
            let mut start = Catalogue::default().position(game).unwrap();
            start.play_all(moves.split_whitespace()).unwrap();
            for algorithm in Algorithm::ALL.into_iter().filter(|one| one.traits().needs_depth) {
                let spec = SearchSpec::new(algorithm.name());
                let whole = start.search(&spec, &Limits::depth(120)).unwrap().stats.nodes;
                let mut searches = 0;
                let found = forecast(120, &start.profile(120), |limits| {
                    searches += 1;
                    let report = start.search(&spec, limits).unwrap();
                    (report.ended == Ended::Complete).then_some((report.stats, 1e-3))
                });
                let told = found.map(|found| (found.nodes, found.counted));
                assert_eq!(told, Some((whole as f64, true)), "{algorithm} {game}");
                assert!(searches < 20, "{searches} searches by {algorithm} of {game}");
            }
        }
    }
}
