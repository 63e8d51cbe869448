//! Nodes, events and totals as they are told: in words and plain numbers, for JSON.

use crate::visit::NodeKind;
use gametree::{Bound, Side};
use serde::{Deserialize, Serialize};

/// A visit to a position. Values are raw numbers in the eyes of X, the first side, who is MAX.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NodeView {
    /// In the order in which nodes are entered, from 0.
    pub id: u32,
    /// None at a root.
    pub parent: Option<u32>,
    /// Which round of deepening, from 0.
    pub round: usize,
    /// Plies from the root.
    pub ply: u16,
    /// The move that led here; none at a root.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// What a typed tree calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Who is to move.
    #[serde(with = "crate::names::side")]
    pub side: Side,
    /// Of the window it was entered with.
    pub alpha: i32,
    /// Of the window it was entered with.
    pub beta: i32,
    /// Why it has its value.
    pub kind: NodeKind,
    /// What it is worth to X.
    pub value: i32,
    /// What `value` says about the true one.
    #[serde(with = "crate::names::bound")]
    pub bound: Bound,
    /// The visit to a child that gave the value.
    pub best: Option<u32>,
    /// How many visits to children there are.
    pub children: u32,
    /// How many moves were left out.
    pub skipped: u32,
    /// The window that made them irrelevant.
    pub cut: Option<CutView>,
    /// For a table hit: the node that stored the entry.
    pub source: Option<u32>,
    /// Whether the sibling before has the same move: this is a second look.
    pub again: bool,
    /// Nodes of its subtree, itself included.
    pub size: u32,
    /// The number of its `enter` event.
    pub first: u32,
    /// The number of its `return` event.
    pub last: u32,
}

/// The window at a cut, after the value that cut was taken in: alpha ≥ beta.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CutView {
    /// What X has for sure.
    pub alpha: i32,
    /// What O can hold X to.
    pub beta: i32,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EventKind {
    /// A node is entered.
    Enter,
    /// It is a leaf.
    Leaf,
    /// The table knows it.
    Table,
    /// A move is the best so far and narrows the window.
    Improved,
    /// The remaining moves are left out.
    Cut,
    /// The node is done.
    Return,
    /// A round of deepening is done.
    Round,
}

/// Why a leaf is a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LeafKind {
    /// The game is over.
    Finished,
    /// The depth limit is reached.
    Horizon,
}

/// One event of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventView {
    /// From 0.
    pub n: u32,
    /// What happened.
    pub kind: EventKind,
    /// To which node.
    pub node: u32,
    /// `enter`: the move that led here; `improved` and `cut`: the move at this node.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Of the node's window after the event.
    pub alpha: i32,
    /// Of the node's window after the event.
    pub beta: i32,
    /// What the leaf, the entry, the move or the node is worth.
    pub value: Option<i32>,
    /// What `value` says about the true one.
    #[serde(with = "crate::names::maybe_bound")]
    pub bound: Option<Bound>,
    /// `leaf` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaf: Option<LeafKind>,
    /// `cut` only: how many moves are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skipped: Option<u32>,
    /// `round` only: how deep it looked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
}

/// What a search cost and found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// Visits to positions.
    pub nodes: u64,
    /// Nodes whose value did not come from children or the table.
    pub leaves: u64,
    /// Calls of the evaluator.
    pub evaluations: u64,
    /// Moves generated at expanded nodes.
    pub generated: u64,
    /// Nodes at which moves were left out.
    pub cutoffs: u64,
    /// Nodes answered by the table.
    pub table_hits: u64,
    /// Plies to the farthest node.
    pub deepest: u32,
    /// How many events there are.
    pub events: usize,
    /// What the position is worth to X.
    pub value: i32,
    /// What `value` says about the true one.
    #[serde(with = "crate::names::bound")]
    pub bound: Bound,
    /// The move to play.
    pub best: Option<String>,
    /// The move and the play after it.
    pub line: Vec<String>,
    /// The rounds of deepening; one for the others.
    pub rounds: Vec<RoundView>,
    /// The rules of the game, or none for a typed tree.
    pub rules: Option<String>,
}

/// One round of deepening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundView {
    /// Its root.
    pub root: u32,
    /// How deep it looked.
    pub depth: u32,
    /// How many nodes it visited.
    pub nodes: u32,
    /// What it found the position to be worth to X.
    pub value: i32,
    /// The move it would play.
    pub best: Option<String>,
}
