//! What one search will cost, told before it runs: from shallower searches, as a comparison does it.

use super::outlook::{PILOT_NODES, Point, Series};
use gametree::Limits;

/// What a search will cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// About so many nodes.
    pub nodes: f64,
    /// About so many seconds.
    pub seconds: f64,
    /// Whether the nodes were counted, because the whole search was small enough to be made.
    pub counted: bool,
}

/// What a search to `depth` will cost. `pilot` makes the search within limits and says how many nodes
/// and seconds it took, or none if it was not completed; `profile` are the moves there are on average
/// after 0, 1, 2 … plies. `None` if nothing can be told, not even from the first ply.
///
/// ```
/// use games::{Catalogue, SearchSpec};
///
/// let start = Catalogue::default().position("3x3x3")?;
/// let minimax = SearchSpec::new("minimax");
/// let forecast = lab::compare::forecast(9, &start.profile(9), |limits| {
///     let report = start.search(&minimax, limits).ok()?;
///     (report.ended == gametree::Ended::Complete).then_some((report.stats.nodes, 1.0))
/// });
/// let nodes = forecast.expect("the first plies are small").nodes;
/// assert!((200_000.0..1_500_000.0).contains(&nodes)); // really 549,946
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn forecast(
    depth: u32,
    profile: &[f64],
    mut pilot: impl FnMut(&Limits) -> Option<(u64, f64)>,
) -> Option<Forecast> {
    let mut series = Series::new(profile.to_vec());
    let mut deepest = 0;
    for ply in 1..=depth {
        let limits = Limits::depth(ply).with_nodes(PILOT_NODES);
        let Some((nodes, seconds)) = pilot(&limits) else { break };
        series.add(ply, Point { nodes: nodes as f64, seconds });
        deepest = ply;
    }
    let (nodes, seconds) = series.nodes(depth).zip(series.seconds(depth))?;
    Some(Forecast { nodes, seconds, counted: deepest == depth })
}
