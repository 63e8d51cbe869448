//! Game records: rules, players, moves, thinking times and result.

use crate::variations::{self, TreeBuilder};
use crate::{Board, Cell, FileKind, PlayError, PsqError, RecordNode, Rules, SgfError, shorten};
use gametree::{Game, Outcome, Side};

/// A game from the empty board, move by move, with its variations. Always legal, finished or not.
///
/// [`moves`](Record::moves) are the main line, which is all that most users need; [`nodes`](Record::nodes)
/// are the whole tree with its comments.
///
/// Records are stored as [SGF](Record::from_sgf), which gives back exactly the record that was written,
/// or as [`.psq`](Record::from_psq), the format of Gomocup, which keeps its [main line](Record::main_line).
///
/// ```
/// use mnk::{Board, Record, Rules};
/// use gametree::Side;
///
/// let mut board = Board::new(Rules::TIC_TAC_TOE);
/// for name in ["b2", "a1", "a3"] {
///     board.try_play_named(name)?;
/// }
/// let record = Record::from_board(&board)?.with_name(Side::First, "Anna");
/// assert_eq!(Record::read("game.sgf", &record.to_sgf())?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    rules: Rules,
    begins: Side,
    /// The main line.
    moves: Vec<Cell>,
    /// All moves, parents first and main lines first: the main line is at the beginning.
    nodes: Vec<RecordNode>,
    names: [Option<String>; 2],
    opening: Option<String>,
    /// How the game ended on the board.
    shown: Option<Outcome>,
    /// How it ended otherwise; none if it is shown.
    pub(crate) told: Option<Outcome>,
}

impl Record {
    /// The game of these moves, with this side to begin.
    ///
    /// # Errors
    /// At the first move that cannot be played.
    pub fn new(
        rules: Rules,
        begins: Side,
        moves: impl IntoIterator<Item = Cell>,
    ) -> Result<Record, IllegalMove> {
        let mut tree = TreeBuilder::new(rules, begins);
        for (index, cell) in moves.into_iter().enumerate() {
            let illegal = |reason| IllegalMove { number: index + 1, cell, reason };
            tree.play(cell).map_err(illegal)?;
        }
        Ok(Record::grown(rules, begins, tree))
    }

    /// The game with these variations and comments. The first node is the beginning; every other one
    /// has a move and comes after its parent. What comes first after a node is its main line.
    ///
    /// # Errors
    /// At the first node that has no move, does not come after its parent, or cannot be played.
    pub fn from_tree(
        rules: Rules,
        begins: Side,
        nodes: &[RecordNode],
    ) -> Result<Record, TreeError> {
        if nodes.len() > RecordNode::MOST {
            return Err(TreeError::TooMany(nodes.len()));
        }
        let mut tree = TreeBuilder::new(rules, begins);
        // The same move twice after a node is one node, so indices may differ.
        let mut places = Vec::with_capacity(nodes.len());
        for (index, node) in nodes.iter().enumerate() {
            if index > 0 {
                let parent = places.get(node.parent).ok_or(TreeError::Parent(index))?;
                let cell = node.cell.ok_or(TreeError::NoMove(index))?;
                tree.go_to(*parent);
                let number = tree.ply() + 1;
                let illegal = |reason| IllegalMove { number, cell, reason };
                tree.play(cell).map_err(illegal)?;
                tree.set_time(tree.at(), node.time);
            }
            places.push(tree.at());
            tree.say(tree.at(), &node.comment);
        }
        Ok(Record::grown(rules, begins, tree))
    }

    /// The record of a tree whose moves were checked one by one.
    pub(crate) fn grown(rules: Rules, begins: Side, mut tree: TreeBuilder) -> Record {
        tree.go_to(0);
        let nodes = tree.finish();
        let main = nodes.iter().enumerate().skip(1).take_while(|(i, node)| node.parent + 1 == *i);
        let moves: Vec<Cell> = main.filter_map(|(_, node)| node.cell).collect();
        let (names, opening) = ([None, None], None);
        let mut record =
            Record { rules, begins, moves, nodes, names, opening, shown: None, told: None };
        record.shown = record.board().outcome();
        record
    }

    /// A game that leads to a board: its own, or if it was set up from a position, one that could have.
    /// None if none is found; the search for one is bounded.
    #[must_use]
    pub fn leading_to(board: &Board) -> Option<Record> {
        if let Ok(record) = Record::from_board(board) {
            return Some(record);
        }
        let rules = *board.rules();
        let even = board.filled().is_multiple_of(2);
        let first = if even { board.side() } else { board.side().opponent() };
        let stones = |side| -> Vec<Cell> {
            let cells = (0..rules.cells()).filter_map(|index| rules.cell_at(index));
            let mut own: Vec<Cell> = cells.filter(|&c| board.stone(c) == Some(side)).collect();
            own.sort_by_key(|cell| std::cmp::Reverse(cell.row()));
            own.reverse(); // the lower first, for games with gravity
            own
        };
        replay_in_turn(rules, first, &Side::BOTH.map(stones))
    }

    /// The game played on a board.
    ///
    /// # Errors
    /// If the board was set up from a position, so that the moves are not known.
    pub fn from_board(board: &Board) -> Result<Record, RecordError> {
        let moves = board.played();
        if moves.len() != board.filled() {
            return Err(RecordError::SetUp);
        }
        let begins =
            if moves.len().is_multiple_of(2) { board.side() } else { board.side().opponent() };
        Ok(Record::new(*board.rules(), begins, moves.iter().copied())?)
    }

    /// Reads the bytes of a file as [`read`](Record::read) does, and says what a file of another kind is.
    ///
    /// # Errors
    /// If it is a picture, an archive or the like, or as [`read`](Record::read).
    pub fn read_bytes(file_name: &str, bytes: &[u8]) -> Result<Record, ReadError> {
        match FileKind::of(bytes) {
            Some(kind) => Err(ReadError::Kind(kind)),
            // Names of players may be in any encoding; all that counts is ASCII.
            None => Record::read(file_name, &String::from_utf8_lossy(bytes)),
        }
    }

    /// Reads a file, of the format that the extension of its name says: `.psq` or `.sgf`.
    ///
    /// Files of older programs may not be UTF-8. [`String::from_utf8_lossy`] will do for them: only
    /// names are affected.
    ///
    /// # Errors
    /// If the extension is another one, or the text is not such a record.
    pub fn read(file_name: &str, text: &str) -> Result<Record, ReadError> {
        match file_name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase()) {
            Some(extension) if extension == "psq" => Ok(Record::from_psq(text)?),
            Some(extension) if extension == "sgf" => Ok(Record::from_sgf(text)?),
            _ => Err(ReadError::Extension(shorten(file_name))),
        }
    }

    /// The same with a player's name, on one line: control characters become spaces, surrounding
    /// spaces are removed, and an empty name is none.
    #[must_use]
    pub fn with_name(mut self, side: Side, name: &str) -> Record {
        self.names[side.index()] = line(name);
        self
    }

    /// The same with what its opening is called, such as `swap2`; on one line, as a name.
    #[must_use]
    pub fn with_opening(mut self, opening: &str) -> Record {
        self.opening = line(opening);
        self
    }

    /// The same with thinking times in milliseconds, from the first move on. 0 means not known, as in
    /// the files; so do missing times. Times without a move are left out.
    #[must_use]
    pub fn with_times(mut self, times: impl IntoIterator<Item = u32>) -> Record {
        let mut times = times.into_iter();
        for node in &mut self.nodes[1..=self.moves.len()] {
            node.time = times.next().unwrap_or(0);
        }
        self
    }

    /// The same with a comment at a node, instead of the one it had: at most
    /// [`RecordNode::LONGEST_COMMENT`] characters, control characters other than line ends become
    /// spaces, surrounding ones are removed. Changes nothing if there is no such node.
    #[must_use]
    pub fn with_comment(mut self, node: usize, text: &str) -> Record {
        if let Some(node) = self.nodes.get_mut(node) {
            node.comment = variations::comment(text);
        }
        self
    }

    /// The same without variations and comments.
    #[must_use]
    pub fn main_line(&self) -> Record {
        let mut line = self.clone();
        line.nodes.truncate(self.moves.len() + 1);
        for node in &mut line.nodes {
            node.comment.clear();
        }
        line
    }

    /// The same with a result that the board does not show: a resignation, a loss on time, a draw by
    /// agreement. Changes nothing where the board shows the end of the game; nor do points, which k in
    /// a row does not have.
    #[must_use]
    pub fn with_result(mut self, told: Option<Outcome>) -> Record {
        let over = self.shown.is_some();
        self.told = told.filter(|told| !over && !matches!(told, Outcome::Points(_)));
        self
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The side that begins.
    #[must_use]
    pub fn begins(&self) -> Side {
        self.begins
    }

    /// The moves of the main line, oldest first.
    #[must_use]
    pub fn moves(&self) -> &[Cell] {
        &self.moves
    }

    /// All moves with their variations and comments: the beginning, then parents first and main lines
    /// first. So the move with index `i` of the main line is node `i + 1`.
    #[must_use]
    pub fn nodes(&self) -> &[RecordNode] {
        &self.nodes
    }

    /// Milliseconds that the move of the main line with this index, from 0, took, if known.
    #[must_use]
    pub fn time(&self, index: usize) -> Option<u32> {
        self.nodes.get(index + 1).map(|node| node.time).filter(|&time| time > 0)
    }

    /// The name of a player, if known.
    #[must_use]
    pub fn name(&self, side: Side) -> Option<&str> {
        self.names[side.index()].as_deref()
    }

    /// What its opening is called, if known. Only SGF says so.
    #[must_use]
    pub fn opening(&self) -> Option<&str> {
        self.opening.as_deref()
    }

    /// How the game ended: as the board shows, or else as [given](Record::with_result). `None` if it
    /// may go on.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.shown.or(self.told)
    }

    /// The side to move after the last move.
    pub(crate) fn side(&self) -> Side {
        if self.moves.len().is_multiple_of(2) { self.begins } else { self.begins.opponent() }
    }

    /// The board after the last move.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = Board::starting_with(self.rules, self.begins);
        for &cell in &self.moves {
            board.play(cell); // checked when the record was made
        }
        board
    }
}

/// A text on one line, without control characters; none if nothing is left.
fn line(text: &str) -> Option<String> {
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    Some(line.trim().to_owned()).filter(|line| !line.is_empty())
}

/// A game of these stones, put down in turn, in an order in which no move is illegal: those first in
/// the lists earliest, if possible.
pub(crate) fn replay_in_turn(rules: Rules, first: Side, stones: &[Vec<Cell>; 2]) -> Option<Record> {
    const STEPS: usize = 100_000;
    let total = stones[0].len() + stones[1].len();
    let mut board = Board::starting_with(rules, first);
    let mut placed = stones.each_ref().map(|own| vec![false; own.len()]);
    // For each move so far, which stone of its side it was; and where to go on looking for the next.
    let mut path: Vec<usize> = Vec::with_capacity(total);
    let mut from = 0;
    let mut steps = 0;
    while path.len() < total {
        let own = board.side().index();
        let mut found = None;
        for index in from..stones[own].len() {
            if !placed[own][index] {
                steps += 1;
                if board.try_play(stones[own][index]).is_ok() {
                    found = Some(index);
                    break;
                }
            }
        }
        if let Some(index) = found {
            placed[own][index] = true;
            path.push(index);
            from = 0;
        } else {
            let last = path.pop()?;
            let side = board.side().opponent().index();
            board.undo(stones[side][last]);
            placed[side][last] = false;
            from = last + 1;
        }
        if steps > STEPS {
            return None;
        }
    }
    Record::from_board(&board).ok()
}

/// The game of these moves from a file. If the file does not say, the rules are freestyle, unless the
/// moves are legal only with `exact`: then the game went on after a longer row.
pub(crate) fn replay(
    rules: Rules,
    sure: bool,
    begins: Side,
    moves: &[Cell],
) -> Result<Record, IllegalMove> {
    let record = |rules| Record::new(rules, begins, moves.iter().copied());
    match record(rules) {
        Err(IllegalMove { reason: PlayError::GameOver { .. }, .. }) if !sure => {
            record(rules.with_exact(true)).or_else(|_| record(rules))
        }
        other => other,
    }
}

/// The kinds of five in a row that files name in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    FiveOrMore,
    ExactlyFive,
    /// With forbidden moves, or rows that do not count because both ends are blocked.
    Unsupported,
}

impl Variant {
    /// What a text such as `Standard15` or `Renju (RIF)` says, if anything. Openings by which only
    /// renju is played mean renju.
    pub(crate) fn named(text: &str) -> Option<Variant> {
        let words = text.split(|c: char| !c.is_alphabetic());
        words.map(str::to_lowercase).find_map(|word| match word.as_str() {
            "free" | "freestyle" => Some(Variant::FiveOrMore),
            "standard" | "exact" | "exactly" => Some(Variant::ExactlyFive),
            "renju" | "caro" | "rif" | "yamaguchi" | "taraguchi" | "soosyrv" | "soosorv"
            | "tarannikov" => Some(Variant::Unsupported),
            _ => None,
        })
    }
}

/// An illegal move in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number}: {reason}")]
pub struct IllegalMove {
    /// Which move of the game, from 1.
    pub number: usize,
    /// The move.
    pub cell: Cell,
    /// Why it is illegal; the message names the move.
    pub reason: PlayError,
}

/// Why nodes are not the tree of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum TreeError {
    #[error("{0} nodes are too many; a record has at most {most}", most = RecordNode::MOST)]
    TooMany(usize),
    #[error("node {0} has a parent that does not come before it")]
    Parent(usize),
    #[error("node {0} has no move; only node 0, the beginning, has none")]
    NoMove(usize),
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Why the game of a board cannot be recorded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum RecordError {
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    #[error(
        "the board was set up from a position, so the moves are not known; \
         only a game played from the empty board can be recorded"
    )]
    SetUp,
}

/// Why a file is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum ReadError {
    #[error("'{0}' is not a record by its name; records are files that end in .psq or .sgf")]
    Extension(String),
    #[error("this is {0}, not a game record; records are .psq and .sgf files")]
    Kind(FileKind),
    #[error(transparent)]
    Psq(#[from] PsqError),
    #[error(transparent)]
    Sgf(#[from] SgfError),
}

/// How many in a row win where a file does not say: five, or as many as fit.
pub(crate) fn usual_k(width: u32, height: u32) -> u32 {
    width.max(height).min(5)
}
