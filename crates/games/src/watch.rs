//! Watching a search of any game from outside.

use crate::playable::Playable;
use gametree::{
    Bound, Event, Flow, Game, Growth, Leaf, Node, Observer, Report, Side, Value, Window,
};
use std::collections::HashMap;
use std::fmt::Display;
use std::hash::Hash;
use std::ops::ControlFlow;

/// Go on.
const ON: Flow = ControlFlow::Continue(());

/// A move in the events of one search: a number, given in the order in which moves are first met.
pub type MoveId = u32;

/// A node as the search enters it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entered {
    /// Plies from the root.
    pub ply: u32,
    /// Plies that may still be searched below it.
    pub depth: u32,
    /// The window it is searched with, from the point of view of `side`.
    pub window: Window,
    /// The move that led here; none at the root.
    pub mv: Option<MoveId>,
    /// The side to move.
    pub side: Side,
    /// The key of the position.
    pub key: u64,
}

/// Receives the events of a search: [`gametree::Observer`] with the type of the game forgotten.
/// Values are from the point of view of the side to move at the node that the event is about.
#[allow(unused_variables)]
pub trait Watcher {
    /// Whether [`iteration`](Watcher::iteration) is all it wants to hear of. The search then runs as
    /// fast as one that nobody watches.
    fn wants_rounds_only(&self) -> bool {
        false
    }

    /// `name` is the notation of the move `id`, which is met for the first time.
    fn named(&mut self, id: MoveId, name: String) {}

    /// A node is entered.
    fn enter(&mut self, node: &Entered) -> Flow {
        ON
    }

    /// The node just entered is a leaf.
    fn leaf(&mut self, ply: u32, kind: Leaf, value: Value) -> Flow {
        ON
    }

    /// The table knew the node just entered.
    fn table_hit(&mut self, ply: u32, value: Value, bound: Bound) -> Flow {
        ON
    }

    /// A move is the best so far at the node at `ply`, and raises alpha to `value`.
    fn improved(&mut self, ply: u32, mv: MoveId, value: Value) -> Flow {
        ON
    }

    /// After a move the remaining `skipped` moves of the node at `ply` cannot matter.
    fn cutoff(&mut self, ply: u32, mv: MoveId, window: Window, skipped: usize) -> Flow {
        ON
    }

    /// The node at `ply` is done.
    fn leave(&mut self, ply: u32, value: Value, bound: Bound) -> Flow {
        ON
    }

    /// A search that works in rounds has finished one.
    fn iteration(&mut self, report: &Report<String>) -> Flow {
        ON
    }

    /// A search that grows a tree in memory has taken a step.
    fn growth(&mut self, step: Growth<MoveId>) -> Flow {
        ON
    }
}

/// The observer of a search that nobody watches, or whose watcher wants to hear of rounds only.
pub(crate) struct Rounds<'a>(pub Option<&'a mut dyn Watcher>);

impl<G: Playable> Observer<G> for Rounds<'_> {
    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        match &mut self.0 {
            Some(watcher) => watcher.iteration(&report.clone().map(|mv| mv.to_string())),
            None => ON,
        }
    }
}

/// A game as its watchers are told about it.
pub(crate) trait Watched: Game {
    /// A move, told apart from all others of the game.
    type Known: Clone + Eq + Hash + Display;

    /// A legal move of this position.
    fn known(&self, mv: Self::Move) -> Self::Known;

    /// The move that led to this position.
    fn last(&self, mv: Self::Move) -> Self::Known;

    /// A report with moves by their names, where those are known without the position.
    fn named(report: &Report<Self::Move>) -> Option<Report<String>>;
}

impl<G: Playable> Watched for G {
    type Known = G::Move;

    fn known(&self, mv: G::Move) -> G::Move {
        mv
    }

    fn last(&self, mv: G::Move) -> G::Move {
        mv
    }

    fn named(report: &Report<G::Move>) -> Option<Report<String>> {
        Some(report.clone().map(|mv| mv.to_string()))
    }
}

/// The observer of a game that forwards to a [`Watcher`].
pub(crate) struct Forward<'a, G: Watched> {
    watcher: &'a mut dyn Watcher,
    ids: HashMap<G::Known, MoveId>,
}

impl<'a, G: Watched> Forward<'a, G> {
    pub(crate) fn new(watcher: &'a mut dyn Watcher) -> Forward<'a, G> {
        Forward { watcher, ids: HashMap::new() }
    }

    fn id(&mut self, mv: G::Known) -> MoveId {
        if let Some(&id) = self.ids.get(&mv) {
            return id;
        }
        let id = self.ids.len() as MoveId;
        self.ids.insert(mv.clone(), id);
        self.watcher.named(id, mv.to_string());
        id
    }
}

impl<G: Watched> Observer<G> for Forward<'_, G> {
    fn event(&mut self, game: &G, event: Event<G::Move>) -> Flow {
        match event {
            Event::Enter(Node { ply, depth, window, mv }) => {
                let mv = mv.map(|mv| self.id(game.last(mv)));
                let (side, key) = (game.side(), game.key());
                self.watcher.enter(&Entered { ply, depth, window, mv, side, key })
            }
            Event::Leaf { ply, kind, value } => self.watcher.leaf(ply, kind, value),
            Event::TableHit { ply, value, bound } => self.watcher.table_hit(ply, value, bound),
            Event::Improved { ply, mv, value } => {
                let mv = self.id(game.known(mv));
                self.watcher.improved(ply, mv, value)
            }
            Event::Cutoff { ply, mv, window, skipped } => {
                let mv = self.id(game.known(mv));
                self.watcher.cutoff(ply, mv, window, skipped)
            }
            Event::Leave { ply, value, bound } => self.watcher.leave(ply, value, bound),
            Event::Iteration { .. } => ON,
        }
    }

    fn iteration(&mut self, report: &Report<G::Move>) -> Flow {
        G::named(report).map_or(ON, |report| self.watcher.iteration(&report))
    }

    fn growth(&mut self, game: &G, step: Growth<G::Move>) -> Flow {
        let was_played = matches!(step, Growth::Tree { .. });
        let step = step.map(|mv| match was_played {
            true => self.id(game.last(mv)),
            false => self.id(game.known(mv)),
        });
        self.watcher.growth(step)
    }
}
