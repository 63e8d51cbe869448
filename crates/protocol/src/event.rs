//! What is told. Field by field as in `docs/protocol.md`.

use crate::{EngineRef, GameNode, Names, Refusal, SearchRef};
use ::explain::{GrowthPage, StepsPage, TreePage, Why};
use ::lab::compare::{Cell, CellId, Results};
use ::lab::faults::Exhibit;
use ::lab::tournament::CrossTable;
use games::{AlgorithmInfo, PlayedMove, Reason, Scene};
use gametree::{Ended, Outcome, Side, Verdict};
use players::Forced;
use players::opening::OpeningRule;
use players::review::{MoveReview, Summary};
use serde::{Deserialize, Serialize};

/// Something that is told about a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // each says no more than its contents
pub enum Event {
    Welcome(Welcome),
    State(Box<State>),
    Thinking(Thinking),
    Moves(Moves),
    Moved(Box<Moved>),
    Opened(Opened),
    Analysed(Analysed),
    Hint(Hint),
    WhyMove(WhyMove),
    EngineSearch(Box<EngineSearch>),
    Game(Game),
    File(File),
    Stopped(Stopped),
    Tree(Box<TreePage>),
    Steps(Box<StepsPage>),
    Why(Box<Why>),
    Growth(Box<GrowthPage>),
    Searching(Searching),
    Estimate(Estimate),
    Costs(Costs),
    Weighed(Weighed),
    Solving(Solving),
    Solved(Solved),
    Reviewed(Box<Reviewed>),
    Review(Box<ReviewEnd>),
    Puzzle(Box<Puzzle>),
    Combing(Combing),
    Puzzles(Puzzles),
    PuzzleTried(Box<PuzzleTried>),
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
            matches!(self, Event::Thinking(_) | Event::Moves(_) | Event::Solving(_))
                || matches!(self, Event::Comparing(_) | Event::Compared(_) | Event::Played(_))
                || matches!(self, Event::Reviewed(_) | Event::Searching(_) | Event::Combing(_));
        !is_on_the_way
    }

    /// The same for a search that was not stopped by whoever asked, but because its time was over.
    #[must_use]
    pub fn hurried(mut self) -> Event {
        let ended = match &mut self {
            Event::Moved(moved) => &mut moved.ended,
            Event::Solved(solved) => &mut solved.ended,
            Event::Puzzles(puzzles) => &mut puzzles.ended,
            Event::Analysed(analysed) => &mut analysed.ended,
            Event::Hint(hint) => &mut hint.ended,
            Event::WhyMove(why) => &mut why.ended,
            Event::Review(review) => &mut review.ended,
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

/// What this program can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Welcome {
    /// Of the program.
    pub version: String,
    /// What no request may exceed.
    pub limits: Most,
    /// The algorithms, then the searches of one's own.
    pub algorithms: Vec<AlgorithmInfo>,
    /// How many levels a computer player has.
    pub levels: u8,
    /// The games to choose from.
    pub games: Vec<GameFamily>,
    /// The address by which others in the network open the page, if they can; known to whoever serves it.
    pub lan: Option<String>,
}

/// Games that differ in size or options only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameFamily {
    /// What the catalogues of words know it by; its name if they do not.
    pub id: String,
    /// Some of its games, the usual one first.
    pub games: Vec<String>,
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
    /// Bytes of an `import` or an `export`.
    pub record: usize,
}

/// How far a search that is being recorded has come.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Searching {
    /// Nodes so far.
    pub nodes: u64,
    /// Milliseconds so far.
    pub time_ms: f64,
}

/// What recording a search will cost.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// About so many nodes.
    pub nodes: u64,
    /// Whether they were counted, so that it is exactly so many.
    pub exact: bool,
    /// About so many milliseconds.
    pub time_ms: f64,
    /// The most nodes that are recorded.
    pub most: u64,
}

/// What is on the board, and what can be played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What the game is called.
    pub game: String,
    /// Which family it is of, as in [`Welcome::games`].
    pub family: String,
    /// What there is to draw and to click on.
    pub scene: Scene,
    /// The moves that led here, oldest first.
    pub played: Vec<PlayedMove>,
    /// What scores positions of this game, the usual one first.
    pub evaluators: Vec<String>,
    /// The orders in which moves can be tried, the usual one first; none if there is only one.
    pub orders: Vec<String>,
    /// Whether the engine plays this game; if not, its part is the best search's.
    pub engine: bool,
    /// What there is to know of k in a row besides.
    pub in_a_row: Option<InARow>,
}

/// What there is to know of a position of k in a row besides its scene.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InARow {
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
    /// Whether nobody can complete a row any more.
    pub dead: bool,
    /// What stones would make.
    pub threats: Vec<Threat>,
    /// What stands on the board already: rows one or two stones short, strongest first.
    pub standing: Vec<Standing>,
    /// Why games by these rules cannot be solved; none if they can.
    pub unsolvable: Option<Reason>,
}

/// What a stone on an empty cell would make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threat {
    /// Where.
    pub cell: String,
    /// Whose stone.
    pub side: Side,
    /// What.
    pub kind: engine::ThreatKind,
}

/// A row that stands on the board, as [`engine::standing_rows`] finds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Whose.
    pub side: Side,
    /// What it threatens.
    pub kind: engine::RowKind,
    /// Its stones, in order along their line.
    pub cells: Vec<String>,
    /// Where one stone more makes it win; empty for threes.
    pub wins_at: Vec<String>,
    /// Those of them where a stone can be played now: with gravity not all.
    pub playable: Vec<String>,
}

/// A move with the play after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The move first.
    pub moves: Vec<String>,
    /// What it is worth.
    pub value: Verdict,
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

/// The value of every move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moves {
    /// Plies that were searched completely.
    pub depth: u32,
    /// One for each legal move.
    pub values: Vec<MoveValue>,
}

/// What a move is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveValue {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth; distances are counted from before the move.
    pub value: Verdict,
    /// Where the solver tells it, of games with gravity: how many stones the winner has left, negative
    /// if the side to move loses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
}

/// A move of the computer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moved {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth.
    pub value: Verdict,
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
    /// Whether the result of the game is known for certain, so that there was nothing more to find.
    pub proven: bool,
    /// How it came about.
    pub made: Made,
}

/// How a move of the computer came about, and where to look into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// How it was picked from what was found.
    pub pick: Pick,
    /// The moves that had a part in the lot, itself among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equal: Vec<String>,
    /// The search that chose it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchRef>,
    /// The search of the engine, or of the solver, that chose it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<EngineRef>,
}

/// How a move was picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// It is the best that was found.
    Best,
    /// By lot among moves that are exactly equal.
    Lot,
    /// By lot among the good openings.
    Opening,
    /// A weak level misjudged moves and took a worse one.
    Misjudged,
    /// A weak level made a move at random.
    Slip,
    /// This player moves at random.
    Random,
}

/// Why a move was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WhyMove {
    /// The move.
    #[serde(flatten)]
    pub played: Alternative,
    /// The best of the other moves, best first.
    pub others: Vec<Alternative>,
    /// Why the search ended.
    pub ended: Ended,
}

/// A move that was played, or could have been.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alternative {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is good for.
    pub reason: HintReason,
    /// What the position is worth if it is played.
    pub value: Verdict,
    /// The move and the play after it.
    pub line: Vec<String>,
}

/// A search of the engine, or of the solver, depth by depth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EngineSearch {
    /// The move that was chosen.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth.
    pub value: Verdict,
    /// The move and the play after it.
    pub line: Vec<String>,
    /// Plies that were searched completely.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Why it ended.
    pub ended: Ended,
    /// Whether it was the solver.
    pub solved: bool,
    /// The forced win that was found without a search.
    pub forced: Option<Forced>,
    /// The exact values of all moves, where the game is solved.
    pub values: Option<Vec<MoveValue>>,
    /// How the move was picked.
    pub pick: Pick,
    /// The moves that had a part in the lot.
    pub equal: Vec<String>,
    /// The depths.
    pub rounds: Vec<EngineRound>,
}

/// One depth of the engine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EngineRound {
    /// In plies.
    pub depth: u32,
    /// Positions visited up to its end.
    pub nodes: u64,
    /// The best moves, best first.
    pub lines: Vec<Line>,
    /// What was known of the moves it looked at, the most promising first: of most of them only that
    /// they are no better.
    pub known: Vec<MoveValue>,
    /// How many more there were.
    pub left_out: usize,
}

/// What the computer does in an opening.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// The stones it puts, in their order; none if it takes a side.
    pub put: Vec<String>,
    /// The side it plays from now on; none if it puts stones.
    pub take: Option<Side>,
    /// What it thinks of the position: with its stones, or of the one in which it takes a side.
    pub value: Verdict,
    /// Why.
    pub reason: OpeningReason,
    /// Milliseconds used.
    pub time_ms: f64,
}

/// Why the computer does something in an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpeningReason {
    /// It thinks that its side is better.
    Better,
    /// It thinks that neither side is better.
    Level,
    /// Of the stones it looked at these leave the most level position.
    MostLevel,
    /// By lot: it plays at random.
    Lot,
}

/// The end of an analysis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysed {
    /// As told last.
    #[serde(flatten)]
    pub found: Thinking,
    /// The value of every move, if asked for.
    pub values: Option<Vec<MoveValue>>,
    /// Why it ended.
    pub ended: Ended,
    /// Whether the result of the game is known for certain, so that there was nothing more to find.
    pub proven: bool,
}

/// A move that was looked at, as much as is known so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reviewed {
    /// What is known of it.
    #[serde(flatten)]
    pub of_move: MoveReview,
    /// How much of the game is done, from 0 to 1.
    pub share: f64,
}

/// A game that was looked at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewEnd {
    /// Every move, in the order of the game.
    pub moves: Vec<MoveReview>,
    /// Both sides in plain numbers.
    pub summary: Summaries,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds used.
    pub time_ms: f64,
    /// Why it ended.
    pub ended: Ended,
}

/// The moves of both sides in plain numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summaries {
    /// Those of X.
    pub x: Summary,
    /// Those of O.
    pub o: Summary,
}

/// A good move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is good for.
    pub reason: HintReason,
    /// What it is worth.
    pub value: Verdict,
    /// The move and the play after it.
    pub line: Vec<String>,
    /// Why the search ended.
    pub ended: Ended,
}

/// What a move is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintReason {
    /// What.
    pub code: ReasonCode,
    /// Until the end of the game, where that is what it is about.
    pub plies: Option<u32>,
}

/// What a move is good for, the strongest first. Fours and threes are named as where five win: a four
/// lacks one stone, an open three becomes an open four with one stone more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReasonCode {
    /// Wins at once.
    WinsNow,
    /// Wins, proven, in so many plies.
    Wins,
    /// Wins by VCF, proven, in so many plies.
    WinsByFours,
    /// Wins by VCT, proven, in so many plies.
    WinsByThrees,
    /// Every move loses; this one lasts so many plies.
    Delays,
    /// The other side would win there at once.
    BlocksWin,
    /// The game is drawn, proven.
    Draws,
    /// Makes an open four: two places to win at along one line.
    MakesOpenFour,
    /// Makes two fours: two places to win at.
    MakesDouble,
    /// Open threes of the other side stand on the board, and none is left.
    StopsThree,
    /// The other side would make an open four there.
    PreventsOpenFour,
    /// The other side would make two fours there, or elsewhere but for this move.
    BlocksDouble,
    /// Makes a four and an open three.
    MakesFourThree,
    /// Makes a four, which has to be answered.
    MakesFour,
    /// Makes two open threes.
    MakesTwoThrees,
    /// Makes an open three.
    MakesThree,
    /// The other side would make a four and an open three there.
    PreventsFourThree,
    /// The other side would make two open threes there.
    PreventsTwoThrees,
    /// The other side would make a four there.
    PreventsFour,
    /// The other side would make an open three there.
    PreventsThree,
    /// Nothing of that; it looks best.
    Best,
    /// Loses in so many plies, where another move does not, or later: only of moves that were played
    /// or could have been.
    Loses,
    /// Nothing of that, and another move is better: likewise.
    Nothing,
}

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// Such as `15x15x5`.
    pub game: String,
    /// Who begins.
    pub first: Side,
    /// The moves, oldest first.
    pub moves: Vec<String>,
    /// Who played, where known.
    pub names: Names,
    /// How it was begun, if the record says so and the game can be begun like that.
    pub opening: Option<OpeningRule>,
    /// How it ended, if it did.
    pub result: Option<Outcome>,
    /// The whole game with its variations and comments: the beginning, then parents first and main
    /// lines first.
    pub nodes: Vec<GameNode>,
    /// How many moves of variations were left out, because they are impossible or too many.
    pub left_out: usize,
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

/// What every move is worth, and which one an algorithm chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Costs {
    /// Whether the values are those of the game itself, not of a search to a depth.
    pub exact: bool,
    /// Plies that were searched, the move included.
    pub depth: u32,
    /// Best for the side to move first.
    pub values: Vec<MoveValue>,
    /// The move the algorithm plays at the depth asked for. None if that takes more nodes or more
    /// time than allowed, unless a smaller depth proves the move already.
    pub chosen: Option<String>,
    /// Positions visited.
    pub nodes: u64,
}

/// What lines are worth by weights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weighed {
    /// Those that count for one side.
    pub lines: Vec<LineWorth>,
    /// The sum over the lines through each cell, where there are any.
    pub cells: Vec<CellWorth>,
    /// The sum over all lines, good for X if positive.
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
    pub side: Side,
    /// The stones of that side in it.
    pub stones: usize,
    /// Good for X if positive.
    pub worth: i32,
}

/// What the lines through a cell are worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellWorth {
    /// The cell.
    pub cell: String,
    /// Good for X if positive.
    pub worth: i64,
}

/// A choice among moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The move chosen.
    pub best: String,
    /// Every move, best for the side to move first.
    pub values: Vec<MoveValue>,
}

/// How far a solver has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Solving {
    /// Positions searched.
    pub nodes: u64,
    /// Milliseconds used.
    pub time_ms: f64,
    /// How much of the time is used, from 0 to 1.
    pub share: f64,
    /// The result with best play; unknown until it is found.
    pub value: Verdict,
    /// With gravity, the moves found so far.
    pub moves: Vec<MoveValue>,
}

/// What a solver has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Solved {
    /// The result with best play; unknown if it was ended before.
    pub value: Verdict,
    /// The same of each move. With gravity from the middle outwards, and if it was ended before those
    /// that were found; else in the order of the cells, and none if the board is too large to know all
    /// its positions, or it was ended before.
    pub moves: Option<Vec<MoveValue>>,
    /// Positions searched.
    pub nodes: u64,
    /// Milliseconds used.
    pub time_ms: f64,
    /// Why it ended.
    pub ended: Ended,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The position, the task and the answer.
    #[serde(flatten)]
    pub puzzle: puzzles::Puzzle,
    /// What there is to say of the answer without telling it.
    pub hint: PuzzleHint,
}

/// What there is to say of the right move without telling it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleHint {
    /// What it does to the rows on the board; what it leads to the task says already.
    pub reason: HintReason,
    /// Where it is.
    pub area: puzzles::Area,
}

/// A move of a puzzle that somebody tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleTried {
    /// Whether it is right.
    #[serde(flatten)]
    pub judgement: puzzles::Judgement,
    /// Of the next right move, if there is one to find now.
    pub hint: Option<PuzzleHint>,
}

/// How much of a game has been looked through for puzzles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Combing {
    /// From 0 to 1.
    pub share: f64,
}

/// The puzzles of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzles {
    /// In the order of the game.
    pub puzzles: Vec<Puzzle>,
    /// Why it ended.
    pub ended: Ended,
}

/// What the lab can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LabOffer {
    /// Games to begin with, of every kind.
    pub games: Vec<LabGame>,
    /// What no request may exceed.
    pub most: LabMost,
}

/// A game by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LabGame {
    /// Such as `reversi:6`.
    pub name: String,
    /// Its evaluators, the usual one first.
    pub evaluators: Vec<String>,
}

/// What no request to the lab may exceed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LabMost {
    /// Cells of a comparison.
    pub cells: usize,
    /// Positions of a comparison, with an evaluator each.
    pub groups: usize,
    /// Repeats of a search.
    pub repeats: u32,
    /// Players of a tournament.
    pub players: usize,
    /// Games of a tournament.
    pub games: usize,
    /// Plies.
    pub depth: u32,
    /// Milliseconds of a run.
    pub ms: u64,
}

/// How far a comparison has come.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Comparing {
    /// How many cells there are.
    pub size: usize,
    /// How many of them are done, or will not be run.
    pub done: usize,
    /// How many will not be run because each would take too long, as forecast at the beginning.
    pub too_long: usize,
    /// How long the run was to take, as forecast at the beginning.
    pub forecast_ms: f64,
    /// How long the rest will take.
    pub rest_ms: f64,
    /// The cell that runs.
    pub running: Option<CellId>,
}

/// A cell that is done, or will not be run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Compared {
    /// The cell.
    pub cell: Cell,
    /// How many are done now.
    pub done: usize,
}

/// The end of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ComparisonEnd {
    /// What was found.
    pub results: Results,
    /// Why it ended.
    pub ended: Ended,
}

/// A file that is no text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Binary {
    /// To save it under.
    pub name: String,
    /// Its media type.
    pub mime: String,
    /// What is in it.
    pub base64: String,
}

/// How far a tournament has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Games played.
    pub done: usize,
    /// Games to play.
    pub size: usize,
    /// Who scored what so far.
    pub table: CrossTable,
}

/// The end of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TournamentEnd {
    /// The game by name.
    pub game: String,
    /// The players, in the order of the table.
    pub players: Vec<String>,
    /// Games of each pair, had it been played to the end.
    pub games_each: usize,
    /// How the games began.
    pub openings: String,
    /// The seed.
    pub seed: u64,
    /// Games played.
    pub done: usize,
    /// Games that were to be played.
    pub size: usize,
    /// Who scored what.
    pub table: CrossTable,
    /// The games as one file; none if there are none, or if they are too many bytes.
    pub games: Option<File>,
    /// Why it ended.
    pub ended: Ended,
}

/// The museum of faults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Museum {
    /// The game that the faulty searches play.
    pub game: String,
    /// The faults, one exhibit each.
    pub faults: Vec<Exhibit>,
}
