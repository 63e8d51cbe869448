//! What can be asked for. Field by field as in `docs/protocol.md`.

use ::explain::{Seek, Wanted};
use ::lab::compare::{Cell, Machine, Settings};
use games::SearchSpec;
use gametree::{Side, Ties, Value};
use players::Player;
use players::opening::OpeningRule;
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
    /// What the computer does in an opening, whose stage follows from the stones: answered by `opened`.
    Opening {
        /// The game.
        game: GameRef,
        /// `swap` or `swap2`.
        rule: String,
        /// Who is to decide.
        player: String,
        /// For choosing by lot: the same seed, the same choice.
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
    /// Why a move was played and what others would have led to: `thinking`, then `why_move`.
    WhyMove {
        /// The game before the move.
        game: GameRef,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// The search of the engine or the solver by which a move was chosen, run again: `thinking`, then
    /// `engine_search`.
    EngineSearch {
        /// The search, as `moved` told it.
        search: EngineRef,
    },
    /// A record that another program wrote: answered by `game`.
    Import {
        /// The text of the file.
        text: String,
        /// Its name, whose ending says what it is.
        name: Option<String>,
        /// The first bytes of the file, of which 1024 are looked at: they tell a picture or an archive
        /// from text.
        #[serde(default)]
        head: Vec<u8>,
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
        /// The game with its variations and comments, which an SGF file holds whole; the others, and one
        /// without nodes, hold the moves of the game.
        #[serde(default)]
        nodes: Vec<GameNode>,
        /// How the game was begun, which an SGF file says.
        #[serde(default)]
        opening: Option<OpeningRule>,
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
    /// What recording a search will cost: answered by `estimate`.
    Estimate {
        /// The search, with a depth.
        search: SearchRef,
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
    /// The tree that `mcts` or `pns` had grown after an iteration, and what the iteration did: answered
    /// by `growth`.
    Growth {
        /// The search.
        search: SearchRef,
        /// The iteration, from 0: before the first one.
        iteration: u64,
        /// Whether its result has not been backed up yet.
        #[serde(default)]
        before: bool,
        /// How many children of each node on the way of the iteration, 0 to 100.
        count: u64,
        /// Other nodes whose children are wanted, at most 64, and how many of each, 0 to 500. Those
        /// that are not there yet are left out.
        #[serde(default)]
        nodes: Vec<Wanted>,
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
    /// Every move of a game looked at, the last one first: `reviewed`, then `review`.
    Review {
        /// The game.
        game: GameRef,
        /// When to stop: the time is that of the whole review, depth and nodes are for each position.
        #[serde(default)]
        limit: Limit,
    },
    /// A puzzle of k in a row by seed: answered by `puzzle`.
    Puzzle {
        /// The same seed and wishes, the same puzzle.
        seed: u64,
        /// The game by name; chosen by the seed if left out.
        game: Option<String>,
        /// A win or a defence; chosen by the seed if left out.
        kind: Option<puzzles::Kind>,
        /// How hard; chosen by the seed if left out.
        level: Option<puzzles::Difficulty>,
    },
    /// The puzzles of a game that was played: `combing`, then `puzzles`.
    Puzzles {
        /// The game.
        game: GameRef,
    },
    /// Whether a move is right in a puzzle, and what is played against it: answered by `puzzle_tried`.
    PuzzleTry {
        /// The position of the puzzle, with the right moves and the replies so far.
        game: GameRef,
        /// What is to be found.
        task: puzzles::Task,
        /// The move that is tried.
        #[serde(rename = "move")]
        mv: String,
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

/// A search that grows a tree takes not long with at most so many nodes.
const MOST_QUICK: u64 = 100_000;

impl Request {
    /// Whether answering means searching, which can take as long as the bounds allow. The others
    /// take less than a few milliseconds.
    #[must_use]
    pub fn is_search(&self) -> bool {
        match self {
            Request::Move { .. } | Request::Analyse { .. } | Request::Hint { .. } => true,
            Request::Costs { .. } | Request::Weigh { .. } | Request::Solve { .. } => true,
            Request::Review { .. } | Request::WhyMove { .. } => true,
            Request::EngineSearch { .. } | Request::Opening { .. } => true,
            Request::Compare { .. } | Request::Report { .. } => true,
            Request::Puzzle { .. } | Request::Puzzles { .. } | Request::PuzzleTry { .. } => true,
            Request::Tournament { .. } | Request::Museum {} => true,
            Request::Estimate { .. } => true,
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
            | Request::Growth { search, .. }
            | Request::Trace { search, .. } => Some(search),
            _ => None,
        }
    }

    /// Whether a search is likely to take less than a few tenths of a second, so that it should not
    /// wait for those that take longer: a move or an opening at one of the lower levels or to a small
    /// depth, a board that can be searched to the end, the solver in the middle of a game with gravity,
    /// weights or a recorded search, whose size is bounded unless only its first plies are kept, on a
    /// board of medium size, an estimate, a puzzle of the common kinds, or a move that is tried in one.
    #[must_use]
    pub fn is_quick(&self) -> bool {
        match self {
            // What is no player is refused at once.
            Request::Move { player, game, .. } => game.is_quick_for(player),
            Request::EngineSearch { search } => search.game.is_quick_for(&search.player),
            Request::Opening { player, .. } => {
                player.parse().map_or(true, |player: Player| player.is_quick())
            }
            Request::Analyse { game, .. } | Request::Hint { game } => game.is_solved_at_once(),
            Request::WhyMove { game, .. } => game.is_solved_at_once(),
            Request::Costs { game, .. } | Request::Review { game, .. } => game.is_solved_at_once(),
            Request::Solve { game } => game.is_solved_at_once() || game.is_far_advanced(),
            Request::Weigh { game, .. } => game.is_of_medium_size(),
            // It is made of searches of a few thousand nodes.
            Request::Estimate { .. } => true,
            Request::Puzzle { game, kind, level, .. } => {
                is_common_puzzle(game.as_deref(), *kind, *level)
            }
            // It is made of so many positions at most, which take longer on larger boards.
            Request::PuzzleTry { game, .. } => game.is_as_large_as_puzzles(),
            Request::Growth { search, .. } => {
                search.nodes.is_none_or(|nodes| nodes <= MOST_QUICK)
                    && search.game.is_of_medium_size()
            }
            other => other
                .looks_into()
                .is_some_and(|search| search.levels.is_none() && search.game.is_of_medium_size()),
        }
    }
}

/// Whether such puzzles are found at once. Defences and hard ones are rare, those of large boards take
/// long to prove, and other games may have none: that can take seconds. If no game is asked for, the seed
/// may choose a large board.
fn is_common_puzzle(
    game: Option<&str>,
    kind: Option<puzzles::Kind>,
    level: Option<puzzles::Difficulty>,
) -> bool {
    const LARGEST: usize = 100;
    let is_small = |name: &str| {
        let rules: Option<mnk::Rules> = name.parse().ok();
        puzzles::GAMES.contains(&name) && rules.is_some_and(|rules| rules.cells() <= LARGEST)
    };
    game.is_some_and(is_small)
        && kind != Some(puzzles::Kind::Defence)
        && level != Some(puzzles::Difficulty::Hard)
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

    /// Whether a move of this player is likely to take less than a few tenths of a second.
    fn is_quick_for(&self, player: &str) -> bool {
        // What is no player is refused at once.
        player.parse().map_or(true, |player: Player| {
            player.is_quick()
                || player.is_engine() && self.is_solved_at_once()
                || player == Player::Exact && self.is_far_advanced()
        })
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

    /// Whether puzzles are made of such boards, if not of larger ones.
    fn is_as_large_as_puzzles(&self) -> bool {
        const MOST_CELLS: usize = 20 * 20;
        self.rules().is_none_or(|rules| rules.cells() <= MOST_CELLS)
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
    /// Leave moves out only where a value is better than the bound, not where it equals it; for
    /// `alpha-beta`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub strict_cuts: bool,
    /// Chooses among moves that are exactly equal, and the playouts of `mcts`; of equal moves the first
    /// if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Ends the search after so many nodes; its answer is then what it knew by then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Keep the nodes of no more than so many plies, and of fewer if they would be too many; what is
    /// below is only counted. Everything is kept, or the search refused, if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub levels: Option<u64>,
    /// Bytes of the transposition table of `deepening` and `mtdf`: what a full table has forgotten is
    /// searched again, so that another size may be another search. That of the server if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u64>,
}

/// A search by which the engine, or the solver, chose a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineRef {
    /// The position.
    pub game: GameRef,
    /// Who chose, such as `engine:4` or `exact`.
    pub player: String,
    /// As it was asked for with the move.
    #[serde(default)]
    pub seed: u64,
    /// Which looks at the clock ended it, counted from 1: it is ended there again, whatever the time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub looks: Vec<u64>,
    /// Whether it was the solver that answered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub solved: bool,
    /// Bytes of the tables that the engine had; those of the server if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u64>,
}

impl SearchRef {
    /// How to search.
    pub(crate) fn spec(&self) -> SearchSpec {
        SearchSpec {
            evaluator: self.evaluator.clone(),
            weights: self.weights.clone(),
            order: self.order.clone(),
            window: self.window,
            strict_cuts: self.strict_cuts,
            ties: self.seed.map_or(Ties::First, Ties::Random),
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

/// A move of a game with variations, or its beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameNode {
    /// The index of the node before it; none at the beginning, which is the first node.
    pub parent: Option<usize>,
    /// The move; none at the beginning.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// What is said about the position after it: plain text of at most 4000 characters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
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
