//! Nodes and events as they are kept: about 52 bytes a node and 4 an event.

use gametree::{Bound, Side, Value};
use serde::{Deserialize, Serialize};

/// No node.
pub(crate) const NONE: u32 = u32::MAX;

/// Why a node has the value it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NodeKind {
    /// From its children.
    Inner,
    /// The game is over there.
    Finished,
    /// The depth limit is reached; the value is the evaluator's.
    Horizon,
    /// The table knew it.
    Table,
}

/// One visit to a position. Values and windows are raw numbers in the eyes of the first side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visit<M> {
    pub parent: u32,
    /// Nodes of its subtree, itself included.
    pub size: u32,
    pub alpha: i32,
    pub beta: i32,
    pub value: i32,
    /// An inner node: the child that gave the value. A table hit: the node that stored it.
    pub link: u32,
    /// The number of its `enter` event.
    pub first: u32,
    /// The number of its `return` event.
    pub last: u32,
    pub children: u32,
    pub skipped: u32,
    /// The move that led here; none at a root.
    pub mv: Option<M>,
    pub ply: u16,
    pub kind: NodeKind,
    pub bound: Bound,
    pub side: Side,
    /// An earlier sibling has the same move.
    pub again: bool,
}

impl<M> Visit<M> {
    /// Whether `a` is better than `b` for the side to move here.
    pub fn prefers(&self, a: i32, b: i32) -> bool {
        match self.side {
            Side::First => a > b,
            Side::Second => a < b,
        }
    }

    /// The window after the side to move has been assured of `value`.
    pub fn narrowed(&self, value: i32) -> (i32, i32) {
        match self.side {
            Side::First => (self.alpha.max(value), self.beta),
            Side::Second => (self.alpha, self.beta.min(value)),
        }
    }
}

/// A value of the side to move as the first side sees it, as a bare number.
pub(crate) fn absolute(value: Value, side: Side) -> i32 {
    match side {
        Side::First => value.raw(),
        Side::Second => -value.raw(),
    }
}

/// What a bound on a value of the side to move is for the first side.
pub(crate) fn absolute_bound(bound: Bound, side: Side) -> Bound {
    match (side, bound) {
        (Side::Second, Bound::Lower) => Bound::Upper,
        (Side::Second, Bound::Upper) => Bound::Lower,
        (_, bound) => bound,
    }
}

/// What happened, and to which node; everything else about it the nodes tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Happening {
    Enter(u32),
    Leaf(u32),
    Table(u32),
    /// This child is the best of its parent so far.
    Improved(u32),
    /// After this child the rest of its parent's moves were left out.
    Cut(u32),
    Return(u32),
    /// A round of this number is done.
    Round(u32),
}

/// A [`Happening`] in four bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Packed(u32);

/// Bits of the number; what is above says what happened.
const NUMBER_BITS: u32 = 29;

impl Packed {
    pub fn new(happening: Happening) -> Packed {
        let (kind, number) = match happening {
            Happening::Enter(node) => (0, node),
            Happening::Leaf(node) => (1, node),
            Happening::Table(node) => (2, node),
            Happening::Improved(child) => (3, child),
            Happening::Cut(child) => (4, child),
            Happening::Return(node) => (5, node),
            Happening::Round(round) => (6, round),
        };
        debug_assert!(number < 1 << NUMBER_BITS, "recordings are smaller than that");
        Packed(kind << NUMBER_BITS | number)
    }

    pub fn unpack(self) -> Happening {
        let number = self.0 & ((1 << NUMBER_BITS) - 1);
        match self.0 >> NUMBER_BITS {
            0 => Happening::Enter(number),
            1 => Happening::Leaf(number),
            2 => Happening::Table(number),
            3 => Happening::Improved(number),
            4 => Happening::Cut(number),
            5 => Happening::Return(number),
            _ => Happening::Round(number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_million_nodes_stay_small() {
        assert!(size_of::<Visit<mnk::Cell>>() <= 52);
        assert_eq!(size_of::<Packed>(), 4);
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        use Happening::{Cut, Enter, Improved, Leaf, Return, Round, Table};
        for make in [Enter, Leaf, Table, Improved, Cut, Return, Round] {
            for number in [0, 1, 999_999, (1 << 29) - 1] {
                assert_eq!(Packed::new(make(number)).unpack(), make(number));
            }
        }
    }
}
