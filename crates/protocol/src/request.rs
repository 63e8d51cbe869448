//! What can be asked for. Field by field as in `docs/protocol.md`.

use ::explain::Seek;
use ::lab::compare::{Cell, Machine, Settings};
use games::SearchSpec;
use gametree::{Side, Value};
use players::Player;
use serde::{Deserialize, Serialize};

/// A question or a task. Unknown fields are refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// What is on the board and what can be played: answered by `state`.
    State {
        /// The game.
        game: GameRef,
    },
    /// A move of the computer: `thinking`, then `moved`.
    Move {
        /// The game.
        game: GameRef,
        /// Who is to play, such as `engine:4` or `alpha-beta:6`.
        player: String,
        /// For choosing among moves: the same seed, the same choice.
        #[serde(default)]
        seed: u64,
    },
    /// What moves are worth: `thinking` and `moves`, then `analysed`.
    Analyse {
        /// The game.
        game: GameRef,
        /// How many of the best moves, 1 to 20.
        lines: u64,
        /// Whether the value of every move is wanted as well.
        every_move: bool,
        /// When to stop.
        limit: Limit,
    },
    /// A good move and why: `thinking`, then `hint`.
    Hint {
        /// The game.
        game: GameRef,
    },
    /// A record that another program wrote: answered by `game`.
    Import {
        /// The text of the file.
        text: String,
        /// Its name, whose ending says what it is.
        name: Option<String>,
    },
    /// A game as a file: answered by `file`.
    Export {
        /// The game.
        game: GameRef,
        /// Which kind of file.
        format: Format,
        /// Who played.
        #[serde(default)]
        names: Names,
    },
    /// Ends another request: answered by `stopped`. Only who runs requests can carry this out.
    Stop {
        /// The id of that request.
        target: u64,
    },
    /// What the other side can do: answered by `welcome`.
    Hello {},
    /// A node of a search and some of its children: answered by `tree`.
    Tree {
        /// The search.
        search: SearchRef,
        /// The number of the node.
        node: u64,
        /// The index of the first child to show.
        from: u64,
        /// How many, 1 to 500.
        count: u64,
    },
    /// Events of a search: answered by `steps`.
    Steps {
        /// The search.
        search: SearchRef,
        /// The number of the first event.
        from: u64,
        /// How many, 1 to 500.
        count: u64,
        /// Begin at a cut before or behind `from` instead.
        seek: Option<Seek>,
    },
    /// Why moves were left out at a node: answered by `why`.
    Why {
        /// The search.
        search: SearchRef,
        /// The number of the node.
        node: u64,
    },
    /// A search as a file: answered by `file`.
    Trace {
        /// The search.
        search: SearchRef,
        /// Which kind of file.
        format: TraceFormat,
        /// The language of its words; English if left out.
        language: Option<String>,
    },
    /// What every move is worth, and which one an algorithm chooses: answered by `costs`.
    Costs {
        /// The game.
        game: GameRef,
        /// Whose choice is to be shown.
        algorithm: String,
        /// What scores positions; the usual evaluator of the game if left out.
        evaluator: Option<String>,
        /// Plies, at least 1, where the game cannot be searched to its end.
        depth: Option<u64>,
        /// In which order moves are tried; the usual one if left out.
        order: Option<String>,
    },
    /// What each line of a board of k in a row is worth, by weights of one's own: answered by
    /// `weighed`.
    Weigh {
        /// The game.
        game: GameRef,
        /// `line-power` or `open-lines`.
        evaluator: String,
        /// Its weights.
        weights: Vec<i64>,
        /// Plies to search for the effect on the move; 2 if left out.
        depth: Option<u64>,
    },
    /// The exact value of a position, of small boards and with gravity also of its moves: `solving`, then
    /// `solved`.
    Solve {
        /// The game.
        game: GameRef,
    },
    /// What the lab can do: answered by `lab`.
    Lab {},
    /// Algorithms measured side by side: `comparing` and `compared`, then `comparison`.
    Compare {
        /// What to compare.
        settings: Settings,
        /// Cells that an earlier run of the same settings has left, which are not run again.
        #[serde(default)]
        known: Vec<Cell>,
    },
    /// What was measured as a file: answered by `file` or `binary`.
    Report {
        /// What was compared.
        settings: Settings,
        /// What was measured.
        cells: Vec<Cell>,
        /// Where.
        machine: Machine,
        /// The code of a language, such as `en`.
        language: String,
        /// Which kind of file.
        format: ReportFormat,
    },
    /// Players against each other: `played`, then `tournament`.
    Tournament {
        /// The game by name, such as `5x5x4` or `reversi:6`.
        game: String,
        /// The players, such as `alpha-beta:3:open-lines`.
        players: Vec<String>,
        /// Games of each pair, an even number.
        games: Option<u64>,
        /// How games begin: `2`, `random:2` or `center:3`.
        openings: Option<String>,
        /// For openings and choices: the same seed, the same games.
        #[serde(default)]
        seed: u64,
    },
    /// What the faults of real programs do: answered by `museum`.
    Museum {},
}

impl Request {
    /// Whether answering means searching, which can take as long as the bounds allow. The others
    /// take less than a few milliseconds.
    #[must_use]
    pub fn is_search(&self) -> bool {
        match self {
            Request::Move { .. } | Request::Analyse { .. } | Request::Hint { .. } => true,
            Request::Costs { .. } | Request::Weigh { .. } | Request::Solve { .. } => true,
            Request::Compare { .. } | Request::Report { .. } => true,
            Request::Tournament { .. } | Request::Museum {} => true,
            _ => self.looks_into().is_some(),
        }
    }

    /// The search that the request looks into, if it is about a recorded one.
    #[must_use]
    pub fn looks_into(&self) -> Option<&SearchRef> {
        match self {
            Request::Tree { search, .. }
            | Request::Steps { search, .. }
            | Request::Why { search, .. }
            | Request::Trace { search, .. } => Some(search),
            _ => None,
        }
    }

    /// Whether a search is likely to take less than a few tenths of a second, so that it should not
    /// wait for those that take longer: a move at one of the lower levels or to a small depth, a
    /// board that can be searched to the end, the solver in the middle of a game with gravity, or a recorded search, whose size is bounded, on a
    /// board of medium size.
    #[must_use]
    pub fn is_quick(&self) -> bool {
        match self {
            // What is no player is refused at once.
            Request::Move { player, game, .. } => player.parse().map_or(true, |player: Player| {
                player.is_quick()
                    || player.is_engine() && game.is_solved_at_once()
                    || player == Player::Exact && game.is_far_advanced()
            }),
            Request::Analyse { game, .. } | Request::Hint { game } => game.is_solved_at_once(),
            Request::Costs { game, .. } => game.is_solved_at_once(),
            Request::Solve { game } => game.is_solved_at_once() || game.is_far_advanced(),
            Request::Weigh { game, .. } => game.is_of_medium_size(),
            other => other.looks_into().is_some_and(|search| search.game.is_of_medium_size()),
        }
    }
}

/// A game: its name, who begins, its moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRef {
    /// Such as `15x15x5+exact`, `reversi:6`, or `tree:(3 (5 -2))` for a typed tree.
    pub game: String,
    /// Who begins; `o` only in k in a row, where the rules leave it open.
    #[serde(default, skip_serializing_if = "is_x")]
    pub first: Side,
    /// The moves as they are written, oldest first.
    pub moves: Vec<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the form that serde wants
fn is_x(side: &Side) -> bool {
    *side == Side::First
}

impl GameRef {
    fn rules(&self) -> Option<mnk::Rules> {
        self.game.parse().ok()
    }

    /// Whether it is searched to the end in no time: a small board, or a tree that somebody typed.
    fn is_solved_at_once(&self) -> bool {
        self.game.starts_with("tree:") || self.rules().is_some_and(|rules| engine::solves(&rules))
    }

    /// Whether it has gravity and the solver needs milliseconds for it: as from move 14 of Connect Four.
    fn is_far_advanced(&self) -> bool {
        const MOST_WORK: usize = 28 * 7;
        let left = |rules: &mnk::Rules| rules.cells().saturating_sub(self.moves.len());
        self.rules().is_some_and(|rules| {
            solver::Gravity::supports(&rules) && left(&rules) * rules.width() <= MOST_WORK
        })
    }

    /// Whether evaluators take microseconds.
    fn is_of_medium_size(&self) -> bool {
        self.rules().is_none_or(|rules| rules.cells() <= 64)
    }
}

/// A search to look into.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchRef {
    /// The position; a typed tree is the game `tree:(3 (5 -2))`.
    pub game: GameRef,
    /// The name of one that can be looked into.
    pub algorithm: String,
    /// Plies, at least 1. A typed tree does without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u64>,
    /// What scores positions; the usual evaluator of the game if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evaluator: Option<String>,
    /// Other weights than usual, for evaluators that have weights.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weights: Option<Vec<i64>>,
    /// In which order moves are tried; the usual one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// Alpha and beta at the root from the first player's point of view, for `alpha-beta` and `pvs`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<[Value; 2]>,
}

impl SearchRef {
    /// How to search.
    pub(crate) fn spec(&self) -> SearchSpec {
        SearchSpec {
            evaluator: self.evaluator.clone(),
            weights: self.weights.clone(),
            order: self.order.clone(),
            window: self.window,
            ..SearchSpec::new(&self.algorithm)
        }
    }
}

/// When to stop, whichever comes first. The bounds of the server hold as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// Milliseconds, at least 1.
    pub ms: Option<u64>,
    /// Plies, at least 1.
    pub depth: Option<u64>,
    /// Positions, at least 1.
    pub nodes: Option<u64>,
}

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// The managers of Gomocup write these.
    Psq,
    /// The smart game format.
    Sgf,
    /// One line: rules, rows, side to move.
    Position,
}

/// A kind of file that shows a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TraceFormat {
    /// All nodes and events.
    Json,
    /// An indented tree.
    Text,
    /// A picture.
    Svg,
    /// For Graphviz.
    Dot,
    /// A page that needs nothing else.
    Html,
}

/// A kind of file that tells a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReportFormat {
    /// The report as a page that needs nothing else.
    Html,
    /// The report as text, packed with its pictures.
    Markdown,
    /// The table.
    Csv,
    /// Everything that was measured.
    Json,
    /// The plots as drawings, packed.
    Svg,
    /// The plots as pictures, packed.
    Png,
    /// All of these, packed.
    All,
}

/// The names of the players, where known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// Who plays X.
    pub x: Option<String>,
    /// Who plays O.
    pub o: Option<String>,
}
