//! What a search costs, in things that can be counted.

/// The counters of one search.
///
/// The counting rule, the same for every algorithm:
/// - a **node** is one visit to a position, that is one call of the recursive function: the root
///   counts, finished games count, a position visited twice counts twice, and so do the root
///   visits of every iteration and every re-search;
/// - a **leaf** is a node whose value did not come from its children: the game is over there, or
///   the depth limit is reached. A node answered by the table is not a leaf but a table hit;
/// - an **evaluation** is one call of the evaluator, so a leaf at the depth limit;
/// - **generated** moves are counted at nodes that are expanded, never below leaves;
/// - a **cutoff** is a node where at least one move was left out because another was good enough;
/// - a **table hit** is a node answered by the table alone; a hit that only gave a move to try
///   first does not count;
/// - **deepest** is the largest distance from the root, in plies, of any node.
///
/// Searches that sample or grow a tree in memory count the positions they step onto, including
/// those of random playouts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stats {
    /// Visits to positions, the root and finished games included.
    pub nodes: u64,
    /// Nodes whose value did not come from their children.
    pub leaves: u64,
    /// Calls of the evaluator.
    pub evaluations: u64,
    /// Moves generated at expanded nodes.
    pub generated: u64,
    /// Nodes at which moves were left out.
    pub cutoffs: u64,
    /// Nodes answered by the table.
    pub table_hits: u64,
    /// Plies from the root to the farthest node.
    pub deepest: u32,
}
