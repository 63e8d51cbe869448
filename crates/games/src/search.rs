//! A search as it is asked for, by names; and running it on a game.

use crate::watch::{Forward, Rounds, Watcher};
use crate::{Judge, OwnSearch, Playable, Position};
use gametree::{
    Algorithm, Expectimax, Limits, Memory, Options, Report, Scoring, Search, Side, Ties, TreeGame,
    UnknownAlgorithm, Value, Window,
};
use std::any::Any;

/// How to search a position. All but the algorithm may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchSpec {
    /// The name of an algorithm, or of a search of one's own.
    pub algorithm: String,
    /// What scores positions at the depth limit; the usual evaluator of the game if not given.
    pub evaluator: Option<String>,
    /// Other weights than usual, for evaluators that have weights.
    pub weights: Option<Vec<i64>>,
    /// In which order moves are tried; the usual order of the game if not given.
    pub order: Option<String>,
    /// Alpha and beta at the root from the first player's point of view, for the algorithms that
    /// take a window; everything is told apart if not given.
    pub window: Option<[Value; 2]>,
    /// How finished games count; as the evaluator has it if not given.
    pub scoring: Option<Scoring>,
    /// Which of several exactly equal moves to play.
    pub ties: Ties,
    /// How much memory it may use.
    pub memory: Memory,
    /// Leave moves out only where a value is better than the bound, not where it equals it; for
    /// alpha-beta.
    pub strict_cuts: bool,
}

impl SearchSpec {
    /// By an algorithm, everything else as usual.
    #[must_use]
    pub fn new(algorithm: &str) -> SearchSpec {
        SearchSpec { algorithm: algorithm.to_owned(), ..SearchSpec::default() }
    }

    /// The same with this evaluator.
    #[must_use]
    pub fn evaluator(self, name: &str) -> SearchSpec {
        SearchSpec { evaluator: Some(name.to_owned()), ..self }
    }

    /// The same with other ties.
    #[must_use]
    pub fn ties(self, ties: Ties) -> SearchSpec {
        SearchSpec { ties, ..self }
    }

    /// With an evaluator that has this scoring.
    pub(crate) fn options(&self, scoring: Scoring) -> Options {
        let scoring = self.scoring.unwrap_or(scoring);
        let SearchSpec { ties, memory, strict_cuts, .. } = *self;
        Options { scoring, ties, memory, strict_cuts }
    }

    /// The window from the point of view of `side`.
    fn window_of(&self, side: Side) -> Window {
        match self.window {
            None => Window::FULL,
            Some([alpha, beta]) if side == Side::First => Window { alpha, beta },
            Some([alpha, beta]) => -Window { alpha, beta },
        }
    }
}

/// Why a search cannot be run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum SearchError {
    #[error(transparent)]
    Algorithm(#[from] UnknownAlgorithm),
    #[error("no evaluator of {game} is called '{name}'; there are {known}")]
    Evaluator { name: String, game: String, known: String },
    #[error("{0}")]
    Weights(String),
    #[error("'{name}' is not a move order of {game}; {known}")]
    Order { name: String, game: String, known: String },
    #[error("a window means nothing to {0}; it is for alpha-beta and pvs")]
    NoWindow(String),
    #[error("{0} cannot be told to cut only above beta; that is for alpha-beta")]
    NoStrictCuts(String),
    #[error("{0} does not average chance nodes; use expectimax")]
    Chance(String),
    #[error(
        "{0} does not average chance nodes, and cannot leave out moves below one without bounds on the \
         values; use expectimax"
    )]
    ChanceCuts(String),
    #[error("expectimax is for typed trees; in {0} nothing is chance, use minimax")]
    NoChance(String),
    #[error("{name}: {reason}")]
    Failed { name: String, reason: String },
    #[error("no value lies between {0} and {1}; alpha comes first")]
    EmptyWindow(String, String),
}

impl SearchError {
    /// The game has only these evaluators.
    #[must_use]
    pub fn no_evaluator(name: &str, game: &str, known: &[&str]) -> SearchError {
        let (name, game, known) = (short(name), game.to_owned(), known.join(", "));
        SearchError::Evaluator { name, game, known }
    }

    /// The game has only these orders.
    #[must_use]
    pub fn no_order(name: &str, game: &str, orders: &[&str]) -> SearchError {
        let known = match orders {
            [] => "it has only its own".to_owned(),
            orders => format!("there are {}", orders.join(", ")),
        };
        SearchError::Order { name: short(name), game: game.to_owned(), known }
    }
}

/// A typed tree, in which [`Expectimax`] searches, whatever the game.
pub(crate) fn typed<G: Playable>(game: &G) -> Option<&TreeGame> {
    (game as &dyn Any).downcast_ref()
}

/// The typed tree if it is expectimax that is asked for.
///
/// # Errors
/// If there is chance in the tree and it is another search, or if it is no typed tree.
fn averaged<'a, G: Playable>(
    game: &'a G,
    spec: &SearchSpec,
) -> Result<Option<&'a TreeGame>, SearchError> {
    match typed(game) {
        Some(tree) if spec.algorithm == Expectimax::NAME => Ok(Some(tree)),
        Some(tree) if tree.has_chance() => {
            let name = short(&spec.algorithm);
            Err(match name.parse() {
                Ok(
                    Algorithm::AlphaBeta | Algorithm::Pvs | Algorithm::Deepening | Algorithm::Mtdf,
                ) => SearchError::ChanceCuts(name),
                _ => SearchError::Chance(name),
            })
        }
        _ => Ok(None),
    }
}

/// An algorithm or a search of one's own.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Method<'a> {
    Known(Algorithm),
    Own(&'a OwnSearch),
}

impl Position {
    pub(crate) fn method(&self, name: &str) -> Result<Method<'_>, UnknownAlgorithm> {
        match self.searches.iter().find(|own| own.name() == name) {
            Some(own) => Ok(Method::Own(own)),
            None => short(name).parse().map(Method::Known),
        }
    }
}

/// The evaluator that is asked for, for a search that sees only [`Position`]s.
pub(crate) fn judge_any<G: Playable>(
    game: &G,
    spec: &SearchSpec,
) -> Result<Judge<Position>, SearchError> {
    let Judge { evaluate, scoring } = judge(game, spec)?;
    // A search sees no other games than the one it was started on.
    let evaluate = move |position: &Position| position.game::<G>().map_or(0, &evaluate);
    Ok(Judge { evaluate: Box::new(evaluate), scoring })
}

/// Searches `game`, which is that of `position`.
pub(crate) fn search<G: Playable>(
    game: &G,
    position: &Position,
    spec: &SearchSpec,
    limits: &Limits,
    watcher: Option<&mut dyn Watcher>,
) -> Result<Report<String>, SearchError> {
    let before = game.fault();
    let found = search_whole(game, position, spec, limits, watcher);
    match game.fault() {
        Some((number, reason)) if before.is_none_or(|(known, _)| known != number) => {
            Err(SearchError::Failed { name: game.name(), reason })
        }
        _ => found,
    }
}

/// The same of a game whose rules never fail.
fn search_whole<G: Playable>(
    game: &G,
    position: &Position,
    spec: &SearchSpec,
    limits: &Limits,
    watcher: Option<&mut dyn Watcher>,
) -> Result<Report<String>, SearchError> {
    if let Some(tree) = averaged(game, spec)? {
        return average(tree, spec, limits, watcher);
    }
    let method = match position.method(&spec.algorithm) {
        Err(_) if spec.algorithm == Expectimax::NAME => {
            return Err(SearchError::NoChance(game.name()));
        }
        method => method?,
    };
    check_window(&method, spec)?;
    check_cuts(&method, spec)?;
    let algorithm = match method {
        Method::Known(algorithm) => algorithm,
        Method::Own(own) => return own.search(position, spec, limits, watcher),
    };
    let Judge { evaluate, scoring } = judge(game, spec)?;
    let options = spec.options(scoring);
    let window = spec.window_of(game.side());
    let ordered = |order: &String| {
        let unknown = || SearchError::no_order(order, &game.name(), game.orders());
        game.ordered(order).ok_or_else(unknown)
    };
    let ordered = spec.order.as_ref().map(ordered).transpose()?;
    let game = ordered.as_ref().unwrap_or(game);
    let evaluate = &*evaluate;
    let report = match watcher {
        Some(watcher) if !watcher.wants_rounds_only() => {
            let mut forward = Forward::new(watcher);
            algorithm.search(game, evaluate, options, window, limits, &mut forward)
        }
        unwatched => {
            let mut rounds = Rounds(unwatched);
            algorithm.search(game, evaluate, options, window, limits, &mut rounds)
        }
    };
    Ok(report.map(|mv| mv.to_string()))
}

fn average(
    tree: &TreeGame,
    spec: &SearchSpec,
    limits: &Limits,
    watcher: Option<&mut dyn Watcher>,
) -> Result<Report<String>, SearchError> {
    if spec.window.is_some() {
        return Err(SearchError::NoWindow(short(&spec.algorithm)));
    }
    if spec.strict_cuts {
        return Err(SearchError::NoStrictCuts(short(&spec.algorithm)));
    }
    let Judge { scoring, .. } = judge(tree, spec)?;
    let mut search = Expectimax { options: spec.options(scoring) };
    let report = match watcher {
        Some(watcher) if !watcher.wants_rounds_only() => {
            search.search(tree, limits, &mut Forward::new(watcher))
        }
        _ => search.search(tree, limits, &mut ()),
    };
    Ok(report.map(|mv| mv.to_string()))
}

fn judge<G: Playable>(game: &G, spec: &SearchSpec) -> Result<Judge<G>, SearchError> {
    let usual = game.evaluators().first().copied().unwrap_or_default();
    let name = spec.evaluator.as_deref().unwrap_or(usual);
    let unknown = || SearchError::no_evaluator(name, &game.name(), game.evaluators());
    let judge = game.judge(name).ok_or_else(unknown)?;
    match &spec.weights {
        None => Ok(judge),
        Some(weights) => game.weighted(name, weights).map_err(SearchError::Weights),
    }
}

fn check_window(method: &Method<'_>, spec: &SearchSpec) -> Result<(), SearchError> {
    let Some([alpha, beta]) = spec.window else { return Ok(()) };
    let takes_window = match method {
        Method::Known(algorithm) => algorithm.traits().takes_window,
        Method::Own(_) => false,
    };
    if !takes_window {
        return Err(SearchError::NoWindow(short(&spec.algorithm)));
    }
    if alpha >= beta {
        return Err(SearchError::EmptyWindow(alpha.short(), beta.short()));
    }
    Ok(())
}

fn check_cuts(method: &Method<'_>, spec: &SearchSpec) -> Result<(), SearchError> {
    let takes_them = matches!(method, Method::Known(known) if known.traits().takes_strict_cuts);
    match spec.strict_cuts && !takes_them {
        true => Err(SearchError::NoStrictCuts(short(&spec.algorithm))),
        false => Ok(()),
    }
}

/// Messages quote the name, which may be long.
fn short(name: &str) -> String {
    name.chars().take(40).collect()
}
