//! A book of openings: the scores of all positions of the first plies.
//!
//! The positions follow from the rules, so a file has only their scores: those of each ply, sorted by key.

use super::position::Position;
use super::size::{Any, Size};
use super::{Gravity, Score};
use crate::solve::SolveError;
use crate::words::{WordReader, WordWriter};
use crate::work::{Interrupted, Work};
use gametree::Stop;
use mnk::Rules;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::sync::atomic::{AtomicI8, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

/// The first line of a file.
const VERSION: &str = "inarow book 1";
/// No line of text in a file is longer.
const LONGEST_LINE: u64 = 100;
/// No book has more positions. In Connect Four that is enough for 11 plies.
const MOST_POSITIONS: usize = 4_000_000;
/// A score that is not known yet.
const UNKNOWN: i8 = i8::MIN;

/// The scores of all positions of the first plies of a game with gravity, as far as they are known.
#[derive(Debug)]
pub struct Book {
    rules: Rules,
    size: Any,
    plies: Vec<Ply>,
}

/// The positions with some number of stones, up to reflection, in which the game is not over.
#[derive(Debug)]
struct Ply {
    keys: Vec<u64>,
    scores: Vec<AtomicI8>,
}

/// How far a book is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filled {
    /// The positions of the last ply whose scores are known.
    pub known: u64,
    /// The positions of the last ply.
    pub all: u64,
    /// The positions searched for it in this run.
    pub nodes: u64,
}

/// Why a file cannot be used as a book.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// The file is something else.
    #[error("it is not a book of openings")]
    Foreign,
    /// Another version of the program wrote it.
    #[error("it is '{0}', but this program reads '{VERSION}'")]
    Version(String),
    /// It is for another game.
    #[error("it is a book of {0}")]
    Rules(String),
    /// Something is missing or wrong in it.
    #[error("it is damaged")]
    Damaged,
    /// There is no book for these rules, or not of so many plies.
    #[error(transparent)]
    Unsupported(#[from] SolveError),
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Book {
    /// A book of the positions with up to so many stones, of which no score is known yet.
    ///
    /// # Errors
    /// If the solver does not support the rules, or there are too many positions.
    pub fn new(rules: Rules, plies: usize) -> Result<Book, SolveError> {
        let size = Gravity::size(&rules)?;
        let mut book = Book { rules, size, plies: Vec::new() };
        let mut keys = vec![Position::default().key(size, true)];
        let mut positions = 0;
        for _ in 0..=plies {
            positions += keys.len();
            if positions > MOST_POSITIONS {
                return Err(SolveError::BookTooLarge { plies, fit: book.plies.len() - 1 });
            }
            let next = keys.iter().flat_map(|&key| children(size, Position::of(key, size)));
            let mut next: Vec<u64> = next.map(|child| child.key(size, true)).collect();
            next.sort_unstable();
            next.dedup();
            let scores = keys.iter().map(|_| AtomicI8::new(UNKNOWN)).collect();
            book.plies.push(Ply { keys: std::mem::replace(&mut keys, next), scores });
            if keys.is_empty() {
                break;
            }
        }
        Ok(book)
    }

    /// The book that is part of the program: that of Connect Four.
    #[must_use]
    pub fn built_in(rules: &Rules) -> Option<Arc<Book>> {
        static CONNECT_FOUR: OnceLock<Option<Arc<Book>>> = OnceLock::new();
        let file: &[u8] = include_bytes!("7x6x4.book");
        let read = || -> Option<Arc<Book>> {
            let rules = Rules::new(7, 6, 4).ok()?.with_gravity(true);
            Book::read(rules, file).ok().map(Arc::new)
        };
        let book = CONNECT_FOUR.get_or_init(read).as_ref();
        book.filter(|book| book.rules == *rules).map(Arc::clone)
    }

    /// Reads the book of a game.
    ///
    /// # Errors
    /// If the file is not a complete book of this game.
    pub fn read(rules: Rules, file: impl Read) -> Result<Book, BookError> {
        let mut file = BufReader::new(file);
        let mut line = || -> Result<String, BookError> {
            let mut line = Vec::new();
            (&mut file).take(LONGEST_LINE).read_until(b'\n', &mut line)?;
            let line = String::from_utf8(line).map_err(|_| BookError::Foreign)?;
            Ok(line.trim_end().to_owned())
        };
        match line()? {
            version if version == VERSION => {}
            other if other.starts_with("inarow book ") => return Err(BookError::Version(other)),
            _ => return Err(BookError::Foreign),
        }
        let game = line()?;
        if game != rules.to_string() {
            return Err(BookError::Rules(game));
        }
        let plies = line()?.parse().map_err(|_| BookError::Damaged)?;
        let book = Book::new(rules, plies)?;
        match book.take(WordReader::new(file)) {
            Ok(true) => Ok(book),
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => Err(error.into()),
            _ => Err(BookError::Damaged),
        }
    }

    /// Reads the scores; whether that is all, and nothing is wrong with it.
    fn take(&self, mut words: WordReader<impl Read>) -> io::Result<bool> {
        for scores in self.plies.iter().flat_map(|ply| ply.scores.chunks(8)) {
            let bytes = words.word()?.to_le_bytes();
            scores.iter().zip(bytes).for_each(|(score, byte)| score.store(byte as i8, Relaxed));
        }
        words.finish()
    }

    /// Writes what is known, also while it is being filled.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, out: impl Write) -> io::Result<()> {
        let mut out = BufWriter::new(out);
        writeln!(out, "{VERSION}\n{}\n{}", self.rules, self.plies())?;
        let mut words = WordWriter::new(out);
        for scores in self.plies.iter().flat_map(|ply| ply.scores.chunks(8)) {
            let mut bytes = [0; 8];
            let known = scores.iter().map(|score| score.load(Relaxed) as u8);
            bytes.iter_mut().zip(known).for_each(|(byte, score)| *byte = score);
            words.word(u64::from_le_bytes(bytes))?;
        }
        words.finish()
    }

    /// The largest number of stones of its positions.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.plies.len() - 1
    }

    /// How many positions it has.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.plies.iter().map(|ply| ply.keys.len() as u64).sum()
    }

    /// Takes over what another book of the same game knows.
    pub fn take_over(&self, other: &Book) {
        for (own, other) in self.plies.iter().zip(&other.plies) {
            for (own, other) in own.scores.iter().zip(&other.scores) {
                own.store(own.load(Relaxed).max(other.load(Relaxed)), Relaxed);
            }
        }
    }

    /// Solves the positions of the last ply that are not known, with so many bytes of memory and so many
    /// threads, each at another position, and then those of all plies before. Calls `progress` now and
    /// then.
    ///
    /// # Errors
    /// If it was stopped. What it found until then stays.
    pub fn fill(
        &self,
        bytes: usize,
        threads: usize,
        stop: &Stop,
        progress: &mut dyn FnMut(Filled),
    ) -> Result<(), SolveError> {
        let solver = Gravity::new(&self.rules, bytes)?;
        let Some(last) = self.plies.last() else { return Ok(()) };
        let is_open = |&number: &usize| last.scores[number].load(Relaxed) == UNKNOWN;
        let open = || (0..last.keys.len()).filter(is_open).collect::<Vec<usize>>();
        let all = last.keys.len();
        let known = AtomicUsize::new(all - open().len());
        let mut told =
            |nodes| progress(Filled { known: known.load(Relaxed) as u64, all: all as u64, nodes });
        let mut work = Work::new(stop, &mut told);
        // As soon as one thread has nothing left to begin with, the others stop where they are; what
        // they left is solved in the next round.
        loop {
            let left = open();
            if left.is_empty() {
                break;
            }
            let next = AtomicUsize::new(0);
            let search = |work: &mut Work<'_>| -> Result<(), Interrupted> {
                while let Some(&number) = left.get(next.fetch_add(1, Relaxed)) {
                    let at = Position::of(last.keys[number], self.size);
                    let score = solver.score(at, work)?;
                    last.scores[number].store(score.get() as i8, Relaxed);
                    known.fetch_add(1, Relaxed);
                }
                Ok(())
            };
            work.with_helpers(threads.min(left.len()) - 1, &search)?;
        }
        for ply in self.plies.iter().rev().skip(1) {
            for (&key, score) in ply.keys.iter().zip(&ply.scores) {
                let best = self.best(Position::of(key, self.size)).unwrap_or(UNKNOWN.into());
                score.store(best as i8, Relaxed);
            }
        }
        Ok(())
    }

    /// The score of a position by those of its children, if they are known.
    fn best(&self, at: Position) -> Option<i32> {
        if at.wins(self.size) != 0 {
            return Some(at.most(self.size));
        }
        let scores = children(self.size, at).map(|child| self.get(child).map(|score| -score.get()));
        let scores: Option<Vec<i32>> = scores.collect();
        Some(scores?.into_iter().max().unwrap_or(0))
    }

    /// The score of a position in which the game is not over, if it is in the book.
    pub(super) fn get(&self, at: Position) -> Option<Score> {
        let ply = self.plies.get(at.ply() as usize)?;
        let number = ply.keys.binary_search(&at.key(self.size, true)).ok()?;
        let score = ply.scores[number].load(Relaxed);
        (score != UNKNOWN).then_some(Score(score.into()))
    }
}

/// The positions after each move of one in which the game is not over, without those in which it is.
fn children(size: Any, at: Position) -> impl Iterator<Item = Position> {
    let moves = at.moves(size) & !at.wins(size);
    let moves = (0..size.width()).map(move |x| moves & size.column(x));
    let left = size.cells() - at.ply();
    moves.filter(move |&mv| mv != 0 && left > 1).map(move |mv| at.after(mv))
}
