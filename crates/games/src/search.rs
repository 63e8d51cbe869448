//! A search as it is asked for, by names; and running it on a game.

use crate::watch::{Forward, Rounds, Watcher};
use crate::{Judge, OwnSearch, Playable, Position};
use gametree::{
    Algorithm, Limits, Memory, Options, Report, Scoring, Side, Ties, UnknownAlgorithm, Value,
    Window,
};

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
        Options { scoring, ties: self.ties, memory: self.memory }
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
    let method = position.method(&spec.algorithm)?;
    check_window(&method, spec)?;
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

fn judge<G: Playable>(game: &G, spec: &SearchSpec) -> Result<Judge<G>, SearchError> {
    let usual = G::EVALUATORS.first().copied().unwrap_or_default();
    let name = spec.evaluator.as_deref().unwrap_or(usual);
    let unknown = || SearchError::no_evaluator(name, &game.name(), G::EVALUATORS);
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

/// Messages quote the name, which may be long.
fn short(name: &str) -> String {
    name.chars().take(40).collect()
}
