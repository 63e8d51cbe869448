//! Watching a search from outside: the search itself never prints and never logs.

use crate::game::Game;
use crate::report::Report;
use crate::value::{Bound, Value, Window};
use std::ops::ControlFlow;

/// What an observer answers to every event: go on, or stop the search.
pub type Flow = ControlFlow<()>;

/// Go on.
const ON: Flow = ControlFlow::Continue(());

/// A node as the search enters it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node<M> {
    /// Plies from the root.
    pub ply: u32,
    /// Plies that may still be searched below it; without a depth limit, more than any game has.
    pub depth: u32,
    /// The window it is searched with, from the point of view of its side to move.
    pub window: Window,
    /// The move that led here; `None` at the root.
    pub mv: Option<M>,
}

/// Why a leaf is a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Leaf {
    /// The game is over.
    Finished,
    /// The depth limit is reached; the value is the evaluator's.
    Horizon,
}

/// Receives the events of a search. Every method does nothing unless overridden, and `()` is the
/// observer that costs nothing.
///
/// Values are from the point of view of the side to move at the node the event is about, which
/// `game` shows.
/// In the recursive searches the events of its children come between the `enter` and the `leave`
/// of a node. Searches that grow a tree in memory (MCTS, proof-number search) enter and leave each
/// position on its own, and know nothing of its value when they leave it. A leaf or a table hit is
/// entered and left too. When the search is interrupted the open nodes are not left.
#[allow(unused_variables)]
pub trait Observer<G: Game> {
    /// A node is entered.
    fn enter(&mut self, game: &G, node: &Node<G::Move>) -> Flow {
        ON
    }

    /// The node just entered is a leaf.
    fn leaf(&mut self, game: &G, ply: u32, kind: Leaf, value: Value) -> Flow {
        ON
    }

    /// The table knew the node just entered.
    fn table_hit(&mut self, game: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        ON
    }

    /// `mv` is the best move so far at the node at `ply`, and above the alpha of its window, which
    /// it raises to `value`.
    fn improved(&mut self, game: &G, ply: u32, mv: G::Move, value: Value) -> Flow {
        ON
    }

    /// After `mv` the remaining `skipped` moves of the node at `ply` cannot matter: the value has
    /// reached the `beta` of `window`.
    fn cutoff(&mut self, game: &G, ply: u32, mv: G::Move, window: Window, skipped: usize) -> Flow {
        ON
    }

    /// The node at `ply` is done.
    fn leave(&mut self, game: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        ON
    }

    /// A search that works in rounds has finished one.
    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        ON
    }
}

impl<G: Game> Observer<G> for () {}

/// Forwards each event to two observers: to the first, then to the second unless the first stops.
macro_rules! both {
    ($self:ident, $event:ident, $($argument:expr),*) => {{
        $self.0.$event($($argument),*)?;
        $self.1.$event($($argument),*)
    }};
}

impl<G: Game, A: Observer<G>, B: Observer<G>> Observer<G> for (A, B) {
    fn enter(&mut self, game: &G, node: &Node<G::Move>) -> Flow {
        both!(self, enter, game, node)
    }

    fn leaf(&mut self, game: &G, ply: u32, kind: Leaf, value: Value) -> Flow {
        both!(self, leaf, game, ply, kind, value)
    }

    fn table_hit(&mut self, game: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        both!(self, table_hit, game, ply, value, bound)
    }

    fn improved(&mut self, game: &G, ply: u32, mv: G::Move, value: Value) -> Flow {
        both!(self, improved, game, ply, mv, value)
    }

    fn cutoff(&mut self, game: &G, ply: u32, mv: G::Move, window: Window, skipped: usize) -> Flow {
        both!(self, cutoff, game, ply, mv, window, skipped)
    }

    fn leave(&mut self, game: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        both!(self, leave, game, ply, value, bound)
    }

    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        both!(self, iteration, report)
    }
}

impl<G: Game, O: Observer<G> + ?Sized> Observer<G> for &mut O {
    fn enter(&mut self, game: &G, node: &Node<G::Move>) -> Flow {
        (**self).enter(game, node)
    }

    fn leaf(&mut self, game: &G, ply: u32, kind: Leaf, value: Value) -> Flow {
        (**self).leaf(game, ply, kind, value)
    }

    fn table_hit(&mut self, game: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        (**self).table_hit(game, ply, value, bound)
    }

    fn improved(&mut self, game: &G, ply: u32, mv: G::Move, value: Value) -> Flow {
        (**self).improved(game, ply, mv, value)
    }

    fn cutoff(&mut self, game: &G, ply: u32, mv: G::Move, window: Window, skipped: usize) -> Flow {
        (**self).cutoff(game, ply, mv, window, skipped)
    }

    fn leave(&mut self, game: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        (**self).leave(game, ply, value, bound)
    }

    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        (**self).iteration(report)
    }
}
