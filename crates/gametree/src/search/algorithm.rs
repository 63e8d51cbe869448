//! The algorithms by name, for programs that let a person choose.

use super::table_search::TABLE_BYTES;
use super::{AlphaBeta, Deepening, MOST_NODES, Mcts, Minimax, Mtdf, Negamax};
use super::{Options, Pns, Pvs, Search};
use crate::{Evaluate, Game, Limits, Observer, Report, Table, Window};
use std::fmt::{self, Display};
use std::str::FromStr;

/// One of the searches of this crate. In JSON by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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

/// What there is to know about an algorithm besides how it searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits {
    /// The name on command lines and in files.
    pub name: &'static str,
    /// Whether a root window other than [`Window::FULL`] means anything to it.
    pub takes_window: bool,
    /// Whether it is of no use without a depth limit: interrupted, it has looked at the first moves
    /// only. The others have an answer at any time, the better the longer they search.
    pub needs_depth: bool,
    /// What there is to see of it.
    pub view: View,
    /// Whether it searches to depth 1, 2, 3, … with a table in which it finds what it knew before.
    pub deepens: bool,
    /// Whether [`Options::strict_cuts`] means anything to it.
    pub takes_strict_cuts: bool,
}

/// What there is to see of a search that is looked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum View {
    /// A tree that is walked from its root, with windows and cuts: observers see one recursive search,
    /// or several, one after the other.
    Tree,
    /// A tree that grows by sampling: visits, means and bounds.
    Mcts,
    /// A tree that grows where a proof is nearest: proof and disproof numbers.
    Pns,
}

impl Algorithm {
    /// All of them, the plainest first.
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

    /// What there is to know about it.
    #[must_use]
    pub const fn traits(self) -> Traits {
        let (name, takes_window, needs_depth, view) = match self {
            Algorithm::Minimax => ("minimax", false, true, View::Tree),
            Algorithm::Negamax => ("negamax", false, true, View::Tree),
            Algorithm::AlphaBeta => ("alpha-beta", true, true, View::Tree),
            Algorithm::Pvs => ("pvs", true, true, View::Tree),
            Algorithm::Deepening => ("deepening", false, false, View::Tree),
            Algorithm::Mtdf => ("mtdf", false, false, View::Tree),
            Algorithm::Mcts => ("mcts", false, false, View::Mcts),
            Algorithm::Pns => ("pns", false, false, View::Pns),
        };
        let deepens = matches!(self, Algorithm::Deepening | Algorithm::Mtdf);
        let takes_strict_cuts = matches!(self, Algorithm::AlphaBeta);
        Traits { name, takes_window, needs_depth, view, deepens, takes_strict_cuts }
    }

    /// The name on command lines and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.traits().name
    }

    /// Runs a fresh search of this kind, with nothing remembered from earlier ones. `window` is
    /// for those that [take one](Traits::takes_window); `options.ties` also seeds [`Mcts`].
    pub fn search<G: Game, E: Evaluate<G>, O: Observer<G>>(
        self,
        game: &G,
        evaluator: E,
        options: Options,
        window: Window,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let table = || Table::with_bytes(options.memory.table.unwrap_or(TABLE_BYTES));
        let tree = options.memory.tree.map_or(MOST_NODES, |tree| tree.min(MOST_NODES));
        match self {
            Algorithm::Minimax => Minimax { evaluator, options }.search(game, limits, observer),
            Algorithm::Negamax => Negamax { evaluator, options }.search(game, limits, observer),
            Algorithm::AlphaBeta => {
                AlphaBeta { evaluator, options, window }.search(game, limits, observer)
            }
            Algorithm::Pvs => Pvs { evaluator, options, window }.search(game, limits, observer),
            Algorithm::Deepening => {
                Deepening { evaluator, options, table: table() }.search(game, limits, observer)
            }
            Algorithm::Mtdf => {
                Mtdf { evaluator, options, table: table() }.search(game, limits, observer)
            }
            Algorithm::Mcts => {
                Mcts { options, tree, ..Mcts::new(evaluator) }.search(game, limits, observer)
            }
            Algorithm::Pns => Pns { options, tree, evaluator }.search(game, limits, observer),
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
