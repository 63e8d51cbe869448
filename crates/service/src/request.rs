//! What can be asked for. Field by field as in `docs/protocol.md`.

use crate::named_game::NamedGame;
use crate::search_spec::SearchSpec;
use explain::Seek;
use lab::compare::{Cell, Machine, Settings};
use serde::{Deserialize, Serialize};

/// A question or a task. Unknown fields are refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// What is on the board: answered by `state`.
    State {
        /// The game.
        game: GameSpec,
    },
    /// A move of the computer: `thinking`, then `moved`.
    Move {
        /// The game.
        game: GameSpec,
        /// Who is to play.
        player: Player,
        /// For choosing among moves: the same seed, the same choice.
        #[serde(default)]
        seed: u64,
    },
    /// What every move is worth: `thinking` and `cells`, then `analysed`.
    Analyse {
        /// The game.
        game: GameSpec,
        /// How many of the best moves, 1 to 20.
        lines: u64,
        /// Whether the value of every cell is wanted as well.
        every_cell: bool,
        /// When to stop.
        limit: Limit,
    },
    /// A good move and why: `thinking`, then `hint`.
    Hint {
        /// The game.
        game: GameSpec,
    },
    /// A record that another program wrote: answered by `game`.
    Import {
        /// The text of the file.
        text: String,
        /// Its name, whose ending says what it is.
        #[serde(default)]
        name: Option<String>,
    },
    /// A game as a file: answered by `file`.
    Export {
        /// The game.
        game: GameSpec,
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
        search: SearchSpec,
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
        search: SearchSpec,
        /// The number of the first event.
        from: u64,
        /// How many, 1 to 500.
        count: u64,
        /// Begin at a cut before or behind `from` instead.
        #[serde(default)]
        seek: Option<Seek>,
    },
    /// Why moves were left out at a node: answered by `why`.
    Why {
        /// The search.
        search: SearchSpec,
        /// The number of the node.
        node: u64,
    },
    /// A search as a file: answered by `file`.
    Trace {
        /// The search.
        search: SearchSpec,
        /// Which kind of file.
        format: TraceFormat,
    },
    /// What every move costs, and which one an algorithm chooses: answered by `costs`.
    Costs {
        /// The game.
        game: GameSpec,
        /// Whose choice is to be shown.
        algorithm: String,
        /// What scores positions; `line-power` if left out.
        #[serde(default)]
        evaluator: Option<String>,
        /// Plies, from 1, where the game cannot be searched to its end.
        #[serde(default)]
        depth: Option<u64>,
        /// In which order moves are tried; `row` if left out.
        #[serde(default)]
        order: Option<String>,
    },
    /// What each line of the board is worth, by weights of one's own: answered by `weighed`.
    Weigh {
        /// The game.
        game: GameSpec,
        /// `line-power` or `open-lines`.
        evaluator: String,
        /// Its weights.
        weights: Vec<i64>,
        /// Plies to search for the effect on the move; 2 if left out.
        #[serde(default)]
        depth: Option<u64>,
    },
    /// A position of another game, to draw and to click on: answered by `scene`.
    Scene {
        /// The game.
        game: NamedGame,
    },
    /// A move of the computer in another game: `thinking`, then `replied`.
    Reply {
        /// The game.
        game: NamedGame,
        /// Who is to play; not by level.
        player: Player,
        /// For choosing among moves: the same seed, the same choice.
        #[serde(default)]
        seed: u64,
    },
    /// The exact value of a position: `solving`, then `solved`.
    Solve {
        /// The game.
        game: GameSpec,
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
        /// `en`, `pl`, `cs` or `ru`.
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
        #[serde(default)]
        games: Option<u64>,
        /// How games begin: `2`, `random:2` or `center:3`.
        #[serde(default)]
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
            Request::Costs { .. } | Request::Weigh { .. } => true,
            Request::Reply { .. } | Request::Solve { .. } => true,
            Request::Compare { .. } | Request::Report { .. } => true,
            Request::Tournament { .. } | Request::Museum {} => true,
            _ => self.looks_into().is_some(),
        }
    }

    /// The search that the request looks into, if it is about a recorded one.
    #[must_use]
    pub fn looks_into(&self) -> Option<&SearchSpec> {
        match self {
            Request::Tree { search, .. }
            | Request::Steps { search, .. }
            | Request::Why { search, .. }
            | Request::Trace { search, .. } => Some(search),
            _ => None,
        }
    }

    /// Whether a search is likely to take less than a few tenths of a second, so that it should not
    /// wait for those that take longer: a move at one of the lower levels, a board that can be
    /// searched to the end, or a recorded search, whose size is bounded, on a board of medium size.
    #[must_use]
    pub fn is_quick(&self) -> bool {
        let game = match self {
            Request::Move { player: Player::Level { level: 0..=8 }, .. } => return true,
            Request::Move { player: Player::Algorithm { .. }, .. } => return false,
            Request::Compare { .. } | Request::Report { .. } => return false,
            Request::Tournament { .. } | Request::Museum {} => return false,
            Request::Move { game, .. } | Request::Analyse { game, .. } | Request::Hint { game } => {
                game
            }
            Request::Costs { game, .. } | Request::Solve { game } => game,
            // Moves to a small depth, in the games there are.
            Request::Reply { player, .. } => {
                return matches!(player, Player::Depth { depth: 0..=4 });
            }
            Request::Weigh { game, .. } => return game.is_of_medium_size(),
            other => {
                let game = other.looks_into().and_then(|search| search.game.as_ref());
                return game.is_none_or(GameSpec::is_of_medium_size);
            }
        };
        game.rules.parse().is_ok_and(|rules| engine::solves(&rules))
    }
}

/// A game: its rules, who begins, its moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSpec {
    /// Such as `15x15x5+exact`.
    pub rules: String,
    /// Who begins.
    #[serde(default)]
    pub first: SideName,
    /// The names of the cells, oldest move first.
    pub moves: Vec<String>,
}

impl GameSpec {
    /// Whether evaluators take microseconds.
    fn is_of_medium_size(&self) -> bool {
        self.rules.parse().is_ok_and(|rules: mnk::Rules| rules.cells() <= 64)
    }
}

/// A side by its symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SideName {
    /// The first side.
    #[default]
    X,
    /// The second side.
    O,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Player {
    /// The engine, as well as a level allows.
    Level {
        /// 1 to 10.
        level: u64,
    },
    /// The engine, looking this far ahead.
    Depth {
        /// Plies, from 1.
        depth: u64,
    },
    /// The engine, thinking this long.
    Time {
        /// Milliseconds, from 1.
        ms: u64,
    },
    /// A search of the textbooks.
    Algorithm {
        /// Its name, as on the command line.
        algorithm: String,
        /// Plies, from 1. Some algorithms do without.
        #[serde(default)]
        depth: Option<u64>,
        /// What scores positions, as on the command line; `line-power` if left out.
        #[serde(default)]
        evaluator: Option<String>,
    },
}

/// When to stop, whichever comes first. The bounds of the server hold as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// Milliseconds, from 1.
    #[serde(default)]
    pub ms: Option<u64>,
    /// Plies, from 1.
    #[serde(default)]
    pub depth: Option<u64>,
    /// Positions, from 1.
    #[serde(default)]
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
    #[serde(default)]
    pub x: Option<String>,
    /// Who plays O.
    #[serde(default)]
    pub o: Option<String>,
}
