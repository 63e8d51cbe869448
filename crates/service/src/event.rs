//! What is told. Field by field as in `docs/protocol.md`.

use crate::event_of_lab::{
    Binary, Compared, Comparing, ComparisonEnd, LabOffer, Museum, Played, TournamentEnd,
};
use crate::refusal::Refusal;
use crate::request::{Names, SideName};
use crate::value::WireValue;
use explain::{StepsPage, TreePage, Why};
use serde::{Deserialize, Serialize};

/// Something that is told about a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // each says no more than its contents
pub enum Event {
    Welcome(Welcome),
    State(State),
    Thinking(Thinking),
    Cells(Cells),
    Moved(Moved),
    Analysed(Analysed),
    Hint(Hint),
    Game(Game),
    File(File),
    Stopped(Stopped),
    Tree(Box<TreePage>),
    Steps(Box<StepsPage>),
    Why(Box<Why>),
    Costs(Costs),
    Weighed(Weighed),
    Scene(Box<SceneShown>),
    Replied(Moved),
    Solving(Solving),
    Solved(Solved),
    Lab(LabOffer),
    Comparing(Comparing),
    Compared(Compared),
    Comparison(Box<ComparisonEnd>),
    Binary(Binary),
    Played(Played),
    Tournament(Box<TournamentEnd>),
    Museum(Museum),
    Error(Refusal),
}

impl Event {
    /// Whether the request it belongs to is done with it.
    #[must_use]
    pub fn is_last(&self) -> bool {
        let is_on_the_way =
            matches!(self, Event::Thinking(_) | Event::Cells(_) | Event::Solving(_))
                || matches!(self, Event::Comparing(_) | Event::Compared(_) | Event::Played(_));
        !is_on_the_way
    }

    /// The same for a search that was not stopped by whoever asked, but because its time was over.
    #[must_use]
    pub fn hurried(mut self) -> Event {
        let ended = match &mut self {
            Event::Moved(moved) | Event::Replied(moved) => &mut moved.ended,
            Event::Solved(solved) => &mut solved.ended,
            Event::Analysed(analysed) => &mut analysed.ended,
            Event::Hint(hint) => &mut hint.ended,
            Event::Comparison(comparison) => &mut comparison.ended,
            Event::Tournament(tournament) => &mut tournament.ended,
            _ => return self,
        };
        if *ended == Ended::Stopped {
            *ended = Ended::Time;
        }
        self
    }
}

/// What this service can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Welcome {
    /// Of the program.
    pub version: String,
    /// What no request may exceed.
    pub limits: Most,
    /// The searches of the textbooks.
    pub algorithms: Vec<AlgorithmName>,
    /// What scores positions for them.
    pub evaluators: Vec<String>,
    /// How many levels the engine has.
    pub levels: u8,
}

/// What no request may exceed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Most {
    /// Cells of a board.
    pub cells: usize,
    /// Milliseconds of a search.
    pub ms: u64,
    /// Lines of an analysis.
    pub lines: u64,
    /// Bytes of a message.
    pub message: usize,
}

/// A search of the textbooks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AlgorithmName {
    /// As on the command line.
    pub name: String,
    /// Whether it is of no use without a depth.
    pub needs_depth: bool,
}

/// What is on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Stones in a row that win.
    pub k: usize,
    /// Whether more than k do not win.
    pub exact: bool,
    /// Whether stones fall.
    pub gravity: bool,
    /// `.`, `x` and `o`, row by row from the top.
    pub cells: String,
    /// Who is to move; none when the game is over.
    pub side: Option<SideName>,
    /// How the game ended.
    pub outcome: Option<Ending>,
    /// Whether nobody can complete a row any more.
    pub dead: bool,
    /// The winning rows.
    pub lines: Vec<Vec<String>>,
    /// Where the side to move can play.
    pub legal: Vec<String>,
    /// What stones would make.
    pub threats: Vec<Threat>,
    /// The last move.
    pub last: Option<String>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// None if it is a draw.
    pub winner: Option<SideName>,
}

/// What a stone on an empty cell would make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threat {
    /// Where.
    pub cell: String,
    /// Whose stone.
    pub side: SideName,
    /// What.
    pub kind: ThreatName,
}

/// The kinds of threats, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // as engine::ThreatKind
pub enum ThreatName {
    Three,
    TwoThrees,
    Four,
    FourThree,
    Double,
    Wins,
}

/// A move with the play after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The move first.
    pub moves: Vec<String>,
    /// In the eyes of the side to move in the game.
    pub value: WireValue,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thinking {
    /// Plies that were searched completely.
    pub depth: u32,
    /// Best first.
    pub lines: Vec<Line>,
    /// Positions visited.
    pub nodes: u64,
    /// Positions a second.
    pub nps: u64,
    /// Milliseconds used.
    pub time_ms: f64,
    /// How much of the limit is used, from 0 to 1.
    pub share: f64,
}

/// The value of every cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cells {
    /// Plies that were searched completely.
    pub depth: u32,
    /// One for each legal move.
    pub values: Vec<CellValue>,
}

/// What a move is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellValue {
    /// The move.
    pub cell: String,
    /// In the eyes of the side that makes it.
    pub value: WireValue,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// Nothing more to find.
    Complete,
    /// The depth asked for.
    Depth,
    /// As many positions, playouts, or as large a tree, as allowed.
    Nodes,
    /// The time is over.
    Time,
    /// It was stopped.
    Stopped,
}

/// A move of the computer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moved {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth.
    pub value: WireValue,
    /// The move and the play after it.
    pub line: Vec<String>,
    /// Plies that were searched completely.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds used.
    pub time_ms: f64,
    /// Why it ended.
    pub ended: Ended,
}

/// The end of an analysis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysed {
    /// As told last.
    #[serde(flatten)]
    pub found: Thinking,
    /// The value of every cell, if asked for.
    pub values: Option<Vec<CellValue>>,
    /// Why it ended.
    pub ended: Ended,
}

/// A good move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is good for.
    pub reason: Reason,
    /// What it is worth.
    pub value: WireValue,
    /// The move and the play after it.
    pub line: Vec<String>,
    /// Why the search ended.
    pub ended: Ended,
}

/// What a move is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// What.
    pub code: ReasonCode,
    /// Until the end of the game, where that is what it is about.
    pub plies: Option<u32>,
}

/// What a move is good for, the strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names say it, and docs/protocol.md
pub enum ReasonCode {
    WinsNow,
    Wins,
    Delays,
    BlocksWin,
    Draws,
    MakesDouble,
    BlocksDouble,
    MakesFourThree,
    MakesFour,
    MakesTwoThrees,
    MakesThree,
    BlocksThree,
    Best,
}

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// Such as `15x15x5`.
    pub rules: String,
    /// Who begins.
    pub first: SideName,
    /// The cells, oldest move first.
    pub moves: Vec<String>,
    /// Who played, where known.
    pub names: Names,
    /// How it ended, if it did.
    pub result: Option<Ending>,
}

/// A game as a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct File {
    /// To save it under.
    pub name: String,
    /// Its media type.
    pub mime: String,
    /// What is in it.
    pub text: String,
}

/// The word to stop was passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stopped {
    /// To this request.
    pub target: u64,
    /// Whether there was one.
    pub found: bool,
}

/// What every move costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Costs {
    /// Whether the values are those of the game itself, not of a search to a depth.
    pub exact: bool,
    /// Plies that were searched, the move included.
    pub depth: u32,
    /// Best for the side to move first.
    pub values: Vec<Cost>,
    /// The move the algorithm plays at the depth asked for. None if that takes more nodes or more
    /// time than allowed, unless a smaller depth proves the move already.
    pub chosen: Option<String>,
    /// Positions visited.
    pub nodes: u64,
}

/// What a move costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cost {
    /// The move.
    pub cell: String,
    /// What it is worth to X, as a bare number; distances are counted from before the move.
    pub value: i32,
}

/// What lines are worth by weights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weighed {
    /// Those that count for one side.
    pub lines: Vec<LineWorth>,
    /// The sum over the lines through each cell, where there are any.
    pub cells: Vec<CellWorth>,
    /// The sum over all lines, in the eyes of X.
    pub total: i64,
    /// What moves are worth with the usual weights.
    pub usual: Choice,
    /// And with those given.
    pub changed: Choice,
}

/// What a line is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineWorth {
    /// Its cells, in order.
    pub cells: Vec<String>,
    /// Who can still complete it.
    pub side: SideName,
    /// The stones of that side in it.
    pub stones: usize,
    /// In the eyes of X.
    pub worth: i32,
}

/// What the lines through a cell are worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellWorth {
    /// The cell.
    pub cell: String,
    /// In the eyes of X.
    pub worth: i64,
}

/// A choice among moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The move chosen.
    pub best: String,
    /// Every move, best for the side to move first.
    pub values: Vec<MoveWorth>,
}

/// What a move is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveWorth {
    /// The move.
    pub cell: String,
    /// In the eyes of X, as a bare number.
    pub value: i32,
}

/// A position of another game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SceneShown {
    /// What the game is called.
    pub game: String,
    /// What there is to draw and to click on.
    #[serde(flatten)]
    pub scene: games::Scene,
    /// The moves that led here, as they are written, oldest first.
    pub played: Vec<PlayedMove>,
    /// What scores positions of this game, the usual one first.
    pub evaluators: Vec<String>,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMove {
    /// As it is written.
    pub name: String,
    /// By whom.
    pub side: SideName,
    /// The places that belong to it.
    pub path: Vec<String>,
}

/// How far a solver has come.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Solving {
    /// Positions searched.
    pub nodes: u64,
    /// Milliseconds used.
    pub time_ms: f64,
    /// How much of the time is used, from 0 to 1.
    pub share: f64,
}

/// What a solver has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Solved {
    /// How the game ends if nobody errs; none if it was ended before that was known.
    pub outcome: Option<Ending>,
    /// The same after each move, in the order of the cells; none if the board is too large to know
    /// all its positions, or it was ended before.
    pub moves: Option<Vec<MoveOutcome>>,
    /// Positions searched.
    pub nodes: u64,
    /// Milliseconds used.
    pub time_ms: f64,
    /// Why it ended.
    pub ended: Ended,
}

/// How the game ends after a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveOutcome {
    /// The move.
    pub cell: String,
    /// If nobody errs from there on.
    pub outcome: Ending,
}
