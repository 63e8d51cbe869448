//! What a search has found out so far, in a file: saved now and then, and taken up again.

use super::whole_file::{WholeFile, cannot_write};
use anyhow::anyhow;
use solver::Memory;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Saves the memory of a search.
#[derive(Debug)]
pub struct Checkpoint {
    path: PathBuf,
    memory: Memory,
    every: Duration,
    last: Instant,
    /// The positions searched by the runs before this one.
    before: u64,
}

impl Checkpoint {
    /// Takes over what is in the file, if there is one. Says no if that is not from the same question,
    /// or if the file could not be written later.
    pub fn open(path: &Path, every: Duration, memory: Memory) -> anyhow::Result<Checkpoint> {
        let name = path.display();
        // Dropped at once: only to see whether it can be done.
        WholeFile::new(path)?;
        let before = match File::open(path) {
            Ok(file) => {
                memory.load(file).map_err(|error| anyhow!("cannot go on from {name}: {error}"))?
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
            Err(error) => return Err(anyhow!("cannot read {name}: {error}")),
        };
        Ok(Checkpoint { path: path.to_owned(), memory, every, last: Instant::now(), before })
    }

    /// The positions searched by the runs before this one.
    pub fn before(&self) -> u64 {
        self.before
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Saves if it is time to; this run has searched so many positions.
    pub fn save_if_due(&mut self, nodes: u64) -> anyhow::Result<()> {
        if self.last.elapsed() < self.every {
            return Ok(());
        }
        let saved = self.save(nodes);
        // Counted from the end, so that slow disks do not take up all the time.
        self.last = Instant::now();
        saved
    }

    /// Saves; this run has searched so many positions.
    pub fn save(&mut self, nodes: u64) -> anyhow::Result<()> {
        let mut file = WholeFile::new(&self.path)?;
        let saved = self.memory.save(self.before + nodes, &mut file);
        saved.map_err(|error| cannot_write(&self.path, &error))?;
        file.keep()?;
        Ok(())
    }
}
