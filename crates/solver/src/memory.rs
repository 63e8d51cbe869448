//! What a search remembers: how much it is, and checkpoints from which a later run resumes.

use crate::dfpn::ProofNumbers;
use crate::table::Table;
use crate::words::{WordReader, WordWriter};
use std::fmt::{self, Debug};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, Write};
use std::sync::Arc;

/// The version of the format, raised with every change of the layout or of what a key means. What
/// the data in the tables mean may differ between versions of this crate, so that is part of it too.
const VERSION: &str = concat!("inarow checkpoint 2 of ", env!("CARGO_PKG_VERSION"));

/// No line of text in a checkpoint is longer.
const LONGEST_LINE: u64 = 1 << 10;

/// A transposition table that can be saved.
pub(crate) trait Kept: Send + Sync {
    fn usage(&self) -> Usage;
    /// Calls `look` with the numbers of slots and of entries, then with the key and the data of every
    /// entry. The table does not change meanwhile, or only by whole entries.
    fn look_through(&self, look: &mut dyn FnMut([u64; 2]) -> io::Result<()>) -> io::Result<()>;
    /// Grows to this many slots, but not beyond its limit.
    fn make_room(&self, slots: u64);
    fn take(&self, entry: [u64; 2]);
}

/// The memory of a search, also while that runs. A clone is the same memory.
#[derive(Clone)]
pub struct Memory {
    /// The game and the moves, on a line each.
    question: String,
    tables: Vec<Arc<dyn Kept>>,
    /// For either attacker, the table and the key of the position.
    roots: Vec<(Table, u64)>,
}

/// The proof and disproof numbers of the position: roughly how many positions have to be settled, at
/// least, for either result. Both change a lot on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outstanding {
    /// To prove that the attacker wins.
    pub proof: u32,
    /// To prove that the attacker does not.
    pub disproof: u32,
}

/// How full a memory is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Entries in use.
    pub entries: u64,
    /// Entries that fit at most.
    pub most: u64,
}

/// Why a search cannot resume from a file.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The file is something else.
    #[error("it is not a checkpoint of the solver")]
    Foreign,
    /// Another version of the program wrote it.
    #[error("it is '{0}', but this program reads '{VERSION}'")]
    Version(String),
    /// It belongs to another game or position.
    #[error("it belongs to {0}")]
    Question(String),
    /// Something is missing or wrong in it.
    #[error("it is damaged")]
    Damaged,
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Memory {
    pub(crate) fn new(
        question: String,
        tables: Vec<Arc<dyn Kept>>,
        roots: Vec<(Table, u64)>,
    ) -> Memory {
        Memory { question, tables, roots }
    }

    /// How much is left to do; `None` until the game itself is searched, which comes after the
    /// Maker–Breaker game.
    #[must_use]
    pub fn outstanding(&self) -> Option<Outstanding> {
        let mut known = self.roots.iter().filter_map(|(table, key)| table.get(*key));
        let (numbers, _) = ProofNumbers::unpack(known.next_back()?);
        Some(Outstanding { proof: numbers.proof, disproof: numbers.disproof })
    }

    /// How full it is.
    #[must_use]
    pub fn usage(&self) -> Usage {
        let usages = self.tables.iter().map(|table| table.usage());
        usages.fold(Usage::default(), |sum, usage| Usage {
            entries: sum.entries + usage.entries,
            most: sum.most + usage.most,
        })
    }

    /// Writes a checkpoint, with the number of positions searched so far. A search on another thread
    /// waits meanwhile.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, nodes: u64, out: impl Write) -> io::Result<()> {
        let mut out = BufWriter::new(out);
        write!(out, "{VERSION}\n{}", self.question)?;
        let mut words = WordWriter::new(out);
        words.word(nodes)?;
        words.word(self.tables.len() as u64)?;
        for table in &self.tables {
            table.look_through(&mut |[key, data]| {
                words.word(key)?;
                words.word(data)
            })?;
        }
        words.finish()
    }

    /// Loads a checkpoint of the same question; returns the number of positions searched for it. The
    /// size of the memory may differ.
    ///
    /// # Errors
    /// If the file is not a complete checkpoint of this question; nothing is loaded then.
    pub fn load(&self, file: impl Read + Seek) -> Result<u64, CheckpointError> {
        let mut file = BufReader::new(file);
        self.check_question(&mut file)?;
        let words = file.stream_position()?;
        // Reads it once to check that it is complete, and once more to use it.
        self.read(&mut file, &mut |_, _| {}, &mut |_, _| {})?;
        file.seek(io::SeekFrom::Start(words))?;
        self.read(&mut file, &mut |number, size| self.tables[number].make_room(size), &mut {
            |number: usize, entry| self.tables[number].take(entry)
        })
    }

    fn check_question(&self, file: &mut impl BufRead) -> Result<(), CheckpointError> {
        let mut line = || -> Result<String, CheckpointError> {
            let mut line = Vec::new();
            file.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
            String::from_utf8(line).map_err(|_| CheckpointError::Foreign)
        };
        match line()?.trim_end() {
            VERSION => {}
            other if other.starts_with("inarow checkpoint ") => {
                return Err(CheckpointError::Version(other.to_owned()));
            }
            _ => return Err(CheckpointError::Foreign),
        }
        let question = format!("{}{}", line()?, line()?);
        if question != self.question {
            let (rules, moves) = question.split_once('\n').unwrap_or((&question, ""));
            let about = match moves.trim() {
                "" => format!("{} from the empty board", rules.trim()),
                moves => format!("{} after {moves}", rules.trim()),
            };
            return Err(CheckpointError::Question(about));
        }
        Ok(())
    }

    fn read(
        &self,
        file: &mut impl Read,
        size: &mut dyn FnMut(usize, u64),
        entry: &mut dyn FnMut(usize, [u64; 2]),
    ) -> Result<u64, CheckpointError> {
        let mut words = WordReader::new(file);
        let mut read = || -> io::Result<Option<u64>> {
            let nodes = words.word()?;
            if words.word()? != self.tables.len() as u64 {
                return Ok(None);
            }
            for number in 0..self.tables.len() {
                size(number, words.word()?);
                for _ in 0..words.word()? {
                    entry(number, [words.word()?, words.word()?]);
                }
            }
            Ok(Some(nodes))
        };
        let nodes = match read() {
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(error.into()),
            nodes => nodes.ok().flatten().ok_or(CheckpointError::Damaged)?,
        };
        match words.finish() {
            Ok(true) => Ok(nodes),
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => Err(error.into()),
            _ => Err(CheckpointError::Damaged),
        }
    }
}

impl Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").field("question", &self.question).finish_non_exhaustive()
    }
}
