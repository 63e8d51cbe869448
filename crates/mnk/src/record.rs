//! Game records: rules, players, moves, thinking times and result.

use crate::{Board, Cell, PlayError, PsqError, Rules, SgfError, shorten};
use gametree::{Game, Outcome, Side};

/// A game from the empty board, move by move. Always legal, finished or not.
///
/// Records are stored as [`.psq`](Record::from_psq), the format of Gomocup, or as
/// [SGF](Record::from_sgf). Reading gives back exactly the record that was written.
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
    moves: Vec<Cell>,
    /// Milliseconds, one number for each move; 0 if not known.
    times: Vec<u32>,
    names: [Option<String>; 2],
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
        let mut board = Board::starting_with(rules, begins);
        for (index, cell) in moves.into_iter().enumerate() {
            let illegal = |reason| IllegalMove { number: index + 1, cell, reason };
            board.try_play(cell).map_err(illegal)?;
        }
        let moves = board.played().to_vec();
        let times = vec![0; moves.len()];
        let shown = board.outcome();
        Ok(Record { rules, begins, moves, times, names: [None, None], shown, told: None })
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
        let line: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.names[side.index()] = Some(line.trim().to_owned()).filter(|name| !name.is_empty());
        self
    }

    /// The same with thinking times in milliseconds, from the first move on. 0 means not known, as in
    /// the files; so do missing times. Times without a move are left out.
    #[must_use]
    pub fn with_times(mut self, times: impl IntoIterator<Item = u32>) -> Record {
        self.times.clear();
        self.times.extend(times.into_iter().take(self.moves.len()));
        self.times.resize(self.moves.len(), 0);
        self
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

    /// The moves, oldest first.
    #[must_use]
    pub fn moves(&self) -> &[Cell] {
        &self.moves
    }

    /// Milliseconds that the move with this index, from 0, took, if known.
    #[must_use]
    pub fn time(&self, index: usize) -> Option<u32> {
        self.times.get(index).copied().filter(|&time| time > 0)
    }

    /// The name of a player, if known.
    #[must_use]
    pub fn name(&self, side: Side) -> Option<&str> {
        self.names[side.index()].as_deref()
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
    #[error(transparent)]
    Psq(#[from] PsqError),
    #[error(transparent)]
    Sgf(#[from] SgfError),
}

/// How many in a row win where a file does not say: five, or as many as fit.
pub(crate) fn usual_k(width: u32, height: u32) -> u32 {
    width.max(height).min(5)
}
