//! Results kept in a file as they come, so that a run can go on where an earlier one ended.
//!
//! The file is lines of JSON: what it belongs to, then one cell a line, only ever appended to. A
//! process that is killed leaves at most a last line that is not whole, which the next run cuts off.

use super::cell::{Cell, CellId, State};
use super::plan::Comparison;
use super::results::Machine;
use super::settings::Settings;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The name of the file in the folder of results.
pub const FILE_NAME: &str = "cells.jsonl";
/// Changes with the form of the file.
const FORMAT: u32 = 1;
/// More than the cells of any comparison take.
const MOST_BYTES: u64 = 64 << 20;

/// The first line.
#[derive(Serialize, Deserialize)]
struct Header {
    format: u32,
    version: String,
    settings: Settings,
    machine: Machine,
}

/// What of the first line every version can read.
#[derive(Deserialize)]
struct Version {
    format: u32,
    version: String,
}

/// A line behind the first one.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(flatten)]
    cell: Cell,
    /// Of the author's own searches and games: what they were made of when the cell was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    made_of: Option<String>,
}

/// An open file of results. No other process can open it at the same time.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    machine: Machine,
    made_of: String,
    /// The cells that are the author's own.
    own: HashSet<CellId>,
}

/// Why results cannot be kept or continued.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say what the fields are
pub enum JournalError {
    /// The folder cannot be made.
    #[error("cannot make the folder {path}: {error}")]
    Folder { path: String, error: io::Error },
    /// The file cannot be opened or read.
    #[error("cannot open {path}: {error}")]
    Open { path: String, error: io::Error },
    /// The file cannot be written to, for example because the disk is full.
    #[error(
        "cannot write to {path}: {error}; what was measured before is kept, and the same command \
         goes on from there"
    )]
    Write { path: String, error: io::Error },
    /// Another process has it open.
    #[error("{0} is in use: another comparison writes to this folder")]
    Busy(String),
    /// It is not a file, or not one of ours.
    #[error("{path} is not a file of results ({why}); choose another folder or remove it")]
    NotOurs { path: String, why: String },
    /// It was written by another version, whose searches may count otherwise.
    #[error(
        "{path} was written by version {theirs}, and this is {ours}; choose another folder or \
         remove it"
    )]
    Version { path: String, theirs: String, ours: String },
    /// It holds results of something else.
    #[error(
        "{path} holds results of other settings ({difference}); choose another folder, repeat the \
         command of those results, or remove the file"
    )]
    Settings { path: String, difference: String },
}

impl Journal {
    /// Opens the file in `folder` for this comparison, or begins one, and makes the folder if there
    /// is none. The cells are those that an earlier run has left, but for failed ones, which are worth
    /// another try, and for those of the author's own searches and games that were made of something else
    /// then: `made_of` tells one making from another.
    ///
    /// # Errors
    /// If it cannot be written, or belongs to another version or to other settings.
    pub fn open(
        folder: &Path,
        comparison: &Comparison,
        made_of: &str,
    ) -> Result<(Journal, Vec<Cell>), JournalError> {
        let shown = folder.display().to_string();
        fs::create_dir_all(folder).map_err(|error| JournalError::Folder { path: shown, error })?;
        let path = folder.join(FILE_NAME);
        let shown = || path.display().to_string();
        let failed = |error| JournalError::Open { path: shown(), error };
        // Devices and pipes would be read for ever.
        if fs::metadata(&path).is_ok_and(|known| !known.is_file()) {
            return Err(JournalError::NotOurs { path: shown(), why: "not a file".to_owned() });
        }
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(&path).map_err(failed)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(JournalError::Busy(shown())),
            // Where files cannot be locked, people have to take care themselves.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let own = comparison.own_ids();
        let made_of = made_of.to_owned();
        let mut journal = Journal { path, file, machine: Machine::this(), made_of, own };
        let text = journal.read()?;
        // What is behind the last end of a line was cut off while it was written.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let cells = journal.parse(&text[..whole], comparison)?;
        if whole < text.len() {
            journal.file.set_len(whole as u64).map_err(|error| journal.no_write(error))?;
        }
        if whole == 0 {
            journal.append(&Header {
                format: FORMAT,
                version: env!("CARGO_PKG_VERSION").to_owned(),
                settings: comparison.settings().clone(),
                machine: journal.machine.clone(),
            })?;
        }
        Ok((journal, cells))
    }

    /// The machine on which the first cell was measured.
    #[must_use]
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Adds a cell and sees to it that it is on the disk.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, cell: &Cell) -> Result<(), JournalError> {
        let made_of = self.own.contains(&cell.id).then(|| self.made_of.clone());
        self.append(&Line { cell: cell.clone(), made_of })
    }

    fn append(&mut self, what: &impl Serialize) -> Result<(), JournalError> {
        let mut line = serde_json::to_string(what)
            .map_err(|error| self.no_write(io::Error::new(io::ErrorKind::InvalidData, error)))?;
        line.push('\n');
        let before = self.file.metadata().map(|file| file.len());
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| {
            // A line that is not whole would be cut off by the next run; better now.
            if let Ok(before) = before {
                let _ = self.file.set_len(before);
            }
            self.no_write(error)
        })
    }

    fn read(&mut self) -> Result<String, JournalError> {
        let failed = |error| JournalError::Open { path: self.shown(), error };
        let mut bytes = Vec::new();
        let read = (&self.file).take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
        if read as u64 > MOST_BYTES {
            return Err(self.not_ours("it is too large"));
        }
        // Only a line that is not whole can end inside of a character.
        if let Err(error) = std::str::from_utf8(&bytes)
            && error.error_len().is_none()
        {
            bytes.truncate(error.valid_up_to());
        }
        String::from_utf8(bytes).map_err(|_| self.not_ours("it is not text"))
    }

    fn parse(&mut self, text: &str, comparison: &Comparison) -> Result<Vec<Cell>, JournalError> {
        let mut lines = text.lines();
        let Some(first) = lines.next() else { return Ok(Vec::new()) };
        let strange = |_| self.not_ours("its first line is strange");
        let header: Version = serde_json::from_str(first).map_err(strange)?;
        let ours = env!("CARGO_PKG_VERSION").to_owned();
        if (header.format, &header.version) != (FORMAT, &ours) {
            let theirs = match header.version == ours {
                true => format!("{} with format {}", header.version, header.format),
                false => header.version,
            };
            return Err(JournalError::Version { path: self.shown(), theirs, ours });
        }
        let header: Header = serde_json::from_str(first).map_err(strange)?;
        if header.settings != *comparison.settings() {
            let difference = difference(&header.settings, comparison.settings());
            return Err(JournalError::Settings { path: self.shown(), difference });
        }
        self.machine = header.machine;
        let mut left: HashSet<_> = comparison.ids().into_iter().collect();
        let known = left.clone();
        let mut cells = Vec::new();
        for (i, line) in lines.enumerate() {
            let line: Option<Line> = serde_json::from_str(line).ok();
            let why = || format!("line {} is not a cell of these settings", i + 2);
            let line = line.filter(|line| known.contains(&line.cell.id));
            let Line { cell, made_of } = line.ok_or_else(|| self.not_ours(&why()))?;
            let is_stale = self.own.contains(&cell.id) && made_of.as_ref() != Some(&self.made_of);
            if is_stale || matches!(cell.state, State::Failed { .. }) {
                continue;
            }
            if !left.remove(&cell.id) {
                return Err(self.not_ours(&why()));
            }
            cells.push(cell);
        }
        Ok(cells)
    }

    fn shown(&self) -> String {
        self.path.display().to_string()
    }

    fn not_ours(&self, why: &str) -> JournalError {
        JournalError::NotOurs { path: self.shown(), why: why.to_owned() }
    }

    fn no_write(&self, error: io::Error) -> JournalError {
        JournalError::Write { path: self.shown(), error }
    }
}

/// The first thing in which settings differ, as `name: theirs, not ours`.
fn difference(theirs: &Settings, ours: &Settings) -> String {
    let fields = |settings| match serde_json::to_value(settings) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let ours = fields(ours);
    let differs = fields(theirs).into_iter().find(|(name, value)| ours.get(name) != Some(value));
    differs.map_or_else(String::new, |(name, value)| {
        let ours = ours.get(&name).cloned().unwrap_or_default();
        format!("{}: {value} there, {ours} here", name.replace('_', " "))
    })
}
