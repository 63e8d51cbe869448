//! Searches of one's own, on every game: a [`Position`] is itself a [`Game`].

use crate::watch::{Forward, Watched, Watcher};
use crate::{Judge, Position, SearchError, SearchSpec};
/// A move of a [`Position`] as a game: which of the legal moves, from 0. Written from 1.
pub use gametree::Branch as Pick;
use gametree::{Game, Limits, Options, Outcome, Report, Search, Side};
use std::fmt::{self, Debug};
use std::sync::Arc;

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
    needs_depth: bool,
    run: Arc<Run>,
}

type Run = dyn Fn(
        &Position,
        &SearchSpec,
        &Limits,
        Option<&mut dyn Watcher>,
    ) -> Result<Report<String>, SearchError>
    + Send
    + Sync;

impl OwnSearch {
    /// A search that `make` makes anew for every position to be searched.
    pub fn new<S: Search<Position>>(
        name: &str,
        make: impl Fn(Setup) -> S + Send + Sync + 'static,
    ) -> OwnSearch {
        let run = move |position: &Position,
                        spec: &SearchSpec,
                        limits: &Limits,
                        watcher: Option<&mut dyn Watcher>| {
            let Judge { evaluate: evaluator, scoring } = position.inner.judge_any(spec)?;
            let mut search = make(Setup { evaluator, options: spec.options(scoring) });
            let report = match watcher {
                Some(watcher) if !watcher.wants_rounds_only() => {
                    search.search(position, limits, &mut Forward::new(watcher))
                }
                _ => search.search(position, limits, &mut ()),
            };
            Ok(named(report, position))
        };
        OwnSearch { name: name.into(), needs_depth: true, run: Arc::new(run) }
    }

    /// A search that is asked elsewhere, such as a program: it is told what is wanted, and answers
    /// with a report or with the reason why there is none. Evaluators, orders and weights are names to
    /// it that it may know or not.
    pub fn told(
        name: &str,
        ask: impl Fn(&Position, &SearchSpec, &Limits) -> Result<Report<String>, String>
        + Send
        + Sync
        + 'static,
    ) -> OwnSearch {
        let called: Arc<str> = name.into();
        let by = Arc::clone(&called);
        let run = move |position: &Position,
                        spec: &SearchSpec,
                        limits: &Limits,
                        _: Option<&mut dyn Watcher>| {
            ask(position, spec, limits)
                .map_err(|reason| SearchError::Failed { name: by.to_string(), reason })
        };
        OwnSearch { name: called, needs_depth: false, run: Arc::new(run) }
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it is of no use without a depth.
    pub(crate) fn needs_depth(&self) -> bool {
        self.needs_depth
    }

    pub(crate) fn search(
        &self,
        position: &Position,
        spec: &SearchSpec,
        limits: &Limits,
        watcher: Option<&mut dyn Watcher>,
    ) -> Result<Report<String>, SearchError> {
        (self.run)(position, spec, limits, watcher)
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

/// Moves of a position are told apart by their names.
impl Watched for Position {
    type Known = String;

    fn known(&self, pick: Pick) -> String {
        self.moves().get(pick.0 as usize).cloned().unwrap_or_default()
    }

    fn last(&self, _: Pick) -> String {
        self.inner.last().unwrap_or_default()
    }

    fn named(_: &Report<Pick>) -> Option<Report<String>> {
        None
    }
}
