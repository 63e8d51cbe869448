//! The algorithms by name, for programs that let a person choose.

use super::{AlphaBeta, Deepening, Mcts, Minimax, Mtdf, Negamax, Options, Pns, Pvs, Search};
use crate::evaluate::Evaluate;
use crate::game::Game;
use crate::limits::Limits;
use crate::observe::Observer;
use crate::report::Report;
use crate::value::Window;
use std::fmt::{self, Display};
use std::str::FromStr;

/// One of the searches of this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// [`Minimax`].
    Minimax,
    /// [`Negamax`].
    Negamax,
    /// [`AlphaBeta`].
    AlphaBeta,
    /// [`Pvs`].
    Pvs,
    /// [`Deepening`].
    Deepening,
    /// [`Mtdf`].
    Mtdf,
    /// [`Mcts`].
    Mcts,
    /// [`Pns`].
    Pns,
}

impl Algorithm {
    /// All of them, from the plainest on.
    pub const ALL: [Algorithm; 8] = [
        Algorithm::Minimax,
        Algorithm::Negamax,
        Algorithm::AlphaBeta,
        Algorithm::Pvs,
        Algorithm::Deepening,
        Algorithm::Mtdf,
        Algorithm::Mcts,
        Algorithm::Pns,
    ];

    /// The name on command lines and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Algorithm::Minimax => "minimax",
            Algorithm::Negamax => "negamax",
            Algorithm::AlphaBeta => "alpha-beta",
            Algorithm::Pvs => "pvs",
            Algorithm::Deepening => "deepening",
            Algorithm::Mtdf => "mtdf",
            Algorithm::Mcts => "mcts",
            Algorithm::Pns => "pns",
        }
    }

    /// Whether a root window other than [`Window::FULL`] means anything to it.
    #[must_use]
    pub const fn takes_window(self) -> bool {
        matches!(self, Algorithm::AlphaBeta | Algorithm::Pvs)
    }

    /// Runs a fresh search of this kind, with nothing remembered from earlier ones. `window` is
    /// for those that [take one](Algorithm::takes_window); `options.ties` also seeds [`Mcts`].
    pub fn search<G: Game, E: Evaluate<G>, O: Observer<G>>(
        self,
        game: &G,
        evaluator: E,
        options: Options,
        window: Window,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        match self {
            Algorithm::Minimax => Minimax { evaluator, options }.search(game, limits, observer),
            Algorithm::Negamax => Negamax { evaluator, options }.search(game, limits, observer),
            Algorithm::AlphaBeta => {
                AlphaBeta { evaluator, options, window }.search(game, limits, observer)
            }
            Algorithm::Pvs => Pvs { evaluator, options, window }.search(game, limits, observer),
            Algorithm::Deepening => {
                let mut search = Deepening::new(evaluator);
                search.options = options;
                search.search(game, limits, observer)
            }
            Algorithm::Mtdf => {
                let mut search = Mtdf::new(evaluator);
                search.options = options;
                search.search(game, limits, observer)
            }
            Algorithm::Mcts => {
                let mut search = Mcts::new(evaluator);
                search.options = options;
                search.search(game, limits, observer)
            }
            Algorithm::Pns => {
                let mut search = Pns::new(evaluator);
                search.options = options;
                search.search(game, limits, observer)
            }
        }
    }
}

impl Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No algorithm has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no algorithm is called '{name}'; there are {}", names())]
pub struct UnknownAlgorithm {
    /// What was asked for.
    pub name: String,
}

fn names() -> String {
    Algorithm::ALL.map(Algorithm::name).join(", ")
}

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    fn from_str(name: &str) -> Result<Algorithm, UnknownAlgorithm> {
        Algorithm::ALL
            .into_iter()
            .find(|algorithm| algorithm.name() == name)
            .ok_or_else(|| UnknownAlgorithm { name: name.to_owned() })
    }
}
