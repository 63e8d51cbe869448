//! Watching a search from outside: the search itself never prints and never logs.

use crate::{Bound, Game, Growth, Report, Value, Window};
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

/// One event of a search at a node, as [`Observer`] tells it. Values are from the point of view of the
/// side to move at that node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are those of the observer's methods
pub enum Event<M> {
    Enter(Node<M>),
    Leaf { ply: u32, kind: Leaf, value: Value },
    TableHit { ply: u32, value: Value, bound: Bound },
    Improved { ply: u32, mv: M, value: Value },
    Cutoff { ply: u32, mv: M, window: Window, skipped: usize },
    Leave { ply: u32, value: Value, bound: Bound },
    Iteration { depth: u32, best: Option<M>, value: Value, bound: Bound },
}

impl<M: Copy> Event<M> {
    /// Tells an observer about an event at a node.
    fn tell<G: Game<Move = M>>(self, game: &G, observer: &mut (impl Observer<G> + ?Sized)) -> Flow {
        match self {
            Event::Enter(node) => observer.enter(game, &node),
            Event::Leaf { ply, kind, value } => observer.leaf(game, ply, kind, value),
            Event::TableHit { ply, value, bound } => observer.table_hit(game, ply, value, bound),
            Event::Improved { ply, mv, value } => observer.improved(game, ply, mv, value),
            Event::Cutoff { ply, mv, window, skipped } => {
                observer.cutoff(game, ply, mv, window, skipped)
            }
            Event::Leave { ply, value, bound } => observer.leave(game, ply, value, bound),
            Event::Iteration { .. } => ON,
        }
    }
}

/// Receives the events of a search. Every method does nothing unless overridden, and `()` is the
/// observer that costs nothing. Whoever treats all events at nodes alike overrides
/// [`event`](Observer::event) alone.
///
/// Values are from the point of view of the side to move at the node the event is about, which
/// `game` shows.
/// In the recursive searches the events of its children come between the `enter` and the `leave`
/// of a node. Searches that grow a tree in memory (MCTS, proof-number search) enter and leave each
/// position on its own, and know nothing of its value when they leave it. A leaf or a table hit is
/// entered and left too. When the search is interrupted the open nodes are not left.
#[allow(unused_variables)]
pub trait Observer<G: Game> {
    /// What the methods below come to, unless overridden; not [`iteration`](Observer::iteration).
    fn event(&mut self, game: &G, event: Event<G::Move>) -> Flow {
        ON
    }

    /// A node is entered.
    fn enter(&mut self, game: &G, node: &Node<G::Move>) -> Flow {
        self.event(game, Event::Enter(*node))
    }

    /// The node just entered is a leaf.
    fn leaf(&mut self, game: &G, ply: u32, kind: Leaf, value: Value) -> Flow {
        self.event(game, Event::Leaf { ply, kind, value })
    }

    /// The table knew the node just entered.
    fn table_hit(&mut self, game: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        self.event(game, Event::TableHit { ply, value, bound })
    }

    /// `mv` is the best move so far at the node at `ply`, and above the alpha of its window, which
    /// it raises to `value`.
    fn improved(&mut self, game: &G, ply: u32, mv: G::Move, value: Value) -> Flow {
        self.event(game, Event::Improved { ply, mv, value })
    }

    /// After `mv` the remaining `skipped` moves of the node at `ply` cannot matter: the value has
    /// reached the `beta` of `window`.
    fn cutoff(&mut self, game: &G, ply: u32, mv: G::Move, window: Window, skipped: usize) -> Flow {
        self.event(game, Event::Cutoff { ply, mv, window, skipped })
    }

    /// The node at `ply` is done.
    fn leave(&mut self, game: &G, ply: u32, value: Value, bound: Bound) -> Flow {
        self.event(game, Event::Leave { ply, value, bound })
    }

    /// A search that works in rounds has finished one.
    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        ON
    }

    /// A search that grows a tree in memory has taken a step. None of the events above, and no
    /// event: only who builds the tree too has a use for it.
    fn growth(&mut self, game: &G, step: Growth<G::Move>) -> Flow {
        ON
    }
}

impl<G: Game> Observer<G> for () {}

/// Tells the first, then the second unless the first stops.
impl<G: Game, A: Observer<G>, B: Observer<G>> Observer<G> for (A, B) {
    fn event(&mut self, game: &G, event: Event<G::Move>) -> Flow {
        event.tell(game, &mut self.0)?;
        event.tell(game, &mut self.1)
    }

    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        self.0.iteration(report)?;
        self.1.iteration(report)
    }

    fn growth(&mut self, game: &G, step: Growth<G::Move>) -> Flow {
        self.0.growth(game, step)?;
        self.1.growth(game, step)
    }
}

impl<G: Game, O: Observer<G> + ?Sized> Observer<G> for &mut O {
    fn event(&mut self, game: &G, event: Event<G::Move>) -> Flow {
        event.tell(game, *self)
    }

    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        (**self).iteration(report)
    }

    fn growth(&mut self, game: &G, step: Growth<G::Move>) -> Flow {
        (**self).growth(game, step)
    }
}
