//! Searches of one's own, on every game: a [`Position`] is itself a [`Game`].

use crate::position::Position;
use crate::search::{AnyJudge, SearchError, SearchSpec};
use crate::watch::{Entered, MoveId, Watcher};
use gametree::{
    Bound, Flow, Game, Leaf, Limits, Node, Observer, Options, Outcome, Report, Search, Side, Value,
    Window,
};
use std::collections::HashMap;
use std::fmt::{self, Debug, Display};
use std::sync::Arc;

/// A move of a [`Position`] as a game: which of the legal moves, from 0. Written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pick(pub u32);

impl Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u64::from(self.0) + 1)
    }
}

/// Any game as a game to search. Slower than the game itself: a search that is written for all
/// games, `impl<G: Game> Search<G>`, runs on this one too.
impl Game for Position {
    type Move = Pick;

    fn side(&self) -> Side {
        self.inner.side()
    }

    fn moves(&self, out: &mut Vec<Pick>) {
        out.extend((0..self.inner.count_moves() as u32).map(Pick));
    }

    fn play(&mut self, mv: Pick) {
        self.inner.play_nth(mv.0 as usize);
    }

    fn undo(&mut self, _: Pick) {
        self.inner.undo();
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }

    fn key(&self) -> u64 {
        self.inner.key()
    }
}

/// What a search of one's own is made with.
pub struct Setup {
    /// Scores positions at the depth limit; an [`Evaluate`](gametree::Evaluate) of positions.
    pub evaluator: Box<dyn Fn(&Position) -> i32 + Send + Sync>,
    /// How finished games count, which of equal moves to play, how much memory to use.
    pub options: Options,
}

/// A search of one's own, by name.
#[derive(Clone)]
pub struct OwnSearch {
    name: Arc<str>,
    run: Arc<Run>,
}

type Run =
    dyn Fn(&Position, Setup, &Limits, Option<&mut dyn Watcher>) -> Report<Pick> + Send + Sync;

impl OwnSearch {
    /// A search that `make` makes anew for every position to be searched.
    pub fn new<S: Search<Position>>(
        name: &str,
        make: impl Fn(Setup) -> S + Send + Sync + 'static,
    ) -> OwnSearch {
        let run = move |position: &Position,
                        setup: Setup,
                        limits: &Limits,
                        watcher: Option<&mut dyn Watcher>| {
            let mut search = make(setup);
            match watcher {
                Some(watcher) if !watcher.wants_rounds_only() => {
                    let mut forward = ForwardAny { watcher, ids: HashMap::new() };
                    search.search(position, limits, &mut forward)
                }
                _ => search.search(position, limits, &mut ()),
            }
        };
        OwnSearch { name: name.into(), run: Arc::new(run) }
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn search(
        &self,
        position: &Position,
        spec: &SearchSpec,
        limits: &Limits,
        watcher: Option<&mut dyn Watcher>,
    ) -> Result<Report<String>, SearchError> {
        let AnyJudge { evaluate, scoring } = position.inner.judge_any(spec)?;
        let scoring = spec.scoring.unwrap_or(scoring);
        let options = Options { scoring, ties: spec.ties, memory: spec.memory };
        let report = (self.run)(position, Setup { evaluator: evaluate, options }, limits, watcher);
        Ok(named(report, position))
    }
}

impl Debug for OwnSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OwnSearch({})", self.name)
    }
}

/// A report with moves by their names. A line of play is named as far as it is legal.
fn named(report: Report<Pick>, position: &Position) -> Report<String> {
    let here = position.moves();
    let mut game = position.clone();
    let mut line = Vec::new();
    for pick in &report.pv {
        let Some(name) = game.moves().get(pick.0 as usize).cloned() else { break };
        game.inner.play_nth(pick.0 as usize);
        line.push(name);
    }
    let report = report.map(|pick| here.get(pick.0 as usize).cloned().unwrap_or_default());
    Report { pv: line, ..report }
}

/// The observer of positions that forwards to a [`Watcher`].
struct ForwardAny<'a> {
    watcher: &'a mut dyn Watcher,
    ids: HashMap<String, MoveId>,
}

impl ForwardAny<'_> {
    fn id(&mut self, name: String) -> MoveId {
        if let Some(&id) = self.ids.get(&name) {
            return id;
        }
        let id = self.ids.len() as MoveId;
        self.ids.insert(name.clone(), id);
        self.watcher.named(id, name);
        id
    }

    fn id_at(&mut self, position: &Position, pick: Pick) -> MoveId {
        let name = position.moves().get(pick.0 as usize).cloned().unwrap_or_default();
        self.id(name)
    }
}

impl Observer<Position> for ForwardAny<'_> {
    fn enter(&mut self, position: &Position, node: &Node<Pick>) -> Flow {
        let Node { ply, depth, window, .. } = *node;
        let name = position.inner.last().filter(|_| node.mv.is_some());
        let mv = name.map(|name| self.id(name));
        let (side, key) = (position.inner.side(), position.inner.key());
        self.watcher.enter(&Entered { ply, depth, window, mv, side, key })
    }

    fn leaf(&mut self, _: &Position, ply: u32, kind: Leaf, value: Value) -> Flow {
        self.watcher.leaf(ply, kind, value)
    }

    fn table_hit(&mut self, _: &Position, ply: u32, value: Value, bound: Bound) -> Flow {
        self.watcher.table_hit(ply, value, bound)
    }

    fn improved(&mut self, position: &Position, ply: u32, mv: Pick, value: Value) -> Flow {
        let mv = self.id_at(position, mv);
        self.watcher.improved(ply, mv, value)
    }

    fn cutoff(
        &mut self,
        position: &Position,
        ply: u32,
        mv: Pick,
        window: Window,
        skipped: usize,
    ) -> Flow {
        let mv = self.id_at(position, mv);
        self.watcher.cutoff(ply, mv, window, skipped)
    }

    fn leave(&mut self, _: &Position, ply: u32, value: Value, bound: Bound) -> Flow {
        self.watcher.leave(ply, value, bound)
    }
}
