//! Files that appear whole or not at all: everything that this program writes is written this way.
//!
//! Until it is whole, a file has a hidden name in the same folder, `.inarow-….part`. A program that is
//! killed leaves it behind, so whoever writes to the folder next removes what belongs to nobody. (A
//! file without any name, as Linux has them, would leave nothing; but not every file system has them,
//! and none can put them over an old file without giving them a name before.)

use anyhow::anyhow;
use std::fs::{self, DirEntry, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::{Builder, NamedTempFile, TempPath};

/// How the names of files begin that are not whole.
const PREFIX: &str = ".inarow-";
/// How they end while the program that writes them has them open, and locked.
const OPEN: &str = ".part";
/// How they end if they are closed, and wait for others.
const CLOSED: &str = ".ready.part";
/// Nothing waits longer than this.
const LONGEST_WAIT: Duration = Duration::from_secs(600);

/// A file that becomes the one at its path when it is whole.
#[derive(Debug)]
pub struct WholeFile {
    path: PathBuf,
    file: NamedTempFile,
}

impl WholeFile {
    /// Finds out whether the path can be written to, and leaves alone what is there.
    pub fn new(path: &Path) -> anyhow::Result<WholeFile> {
        let path = place(path)?;
        remove_dead(folder_of(&path));
        loop {
            let file = WholeFile::named(path.clone(), OPEN)?;
            // Whoever removes dead ones may have taken it for one of them, until it was locked.
            let is_taken = matches!(file.file.as_file().try_lock(), Err(TryLockError::WouldBlock));
            if !is_taken && file.file.path().exists() {
                return Ok(file);
            }
        }
    }

    /// With a name that ends like this until it is whole.
    fn named(path: PathBuf, suffix: &str) -> anyhow::Result<WholeFile> {
        let mut builder = Builder::new();
        builder.prefix(PREFIX).suffix(suffix);
        // For others to read too, as any file that a program writes.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let file = builder.tempfile_in(folder_of(&path));
        let file = file.map_err(|error| cannot_write(&path, &error))?;
        Ok(WholeFile { path, file })
    }

    /// Puts the file in its place; its length.
    pub fn keep(self) -> anyhow::Result<u64> {
        // The name must not get to the disk before the content.
        self.sync()?;
        let WholeFile { path, file } = self;
        let cannot = |error: io::Error| cannot_write(&path, &error);
        let file = file.persist(&path).map_err(|error| cannot(error.error))?;
        Ok(file.metadata().map_err(cannot)?.len())
    }

    fn sync(&self) -> anyhow::Result<()> {
        self.file.as_file().sync_all().map_err(|error| cannot_write(&self.path, &error))
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Where a file is written: a link stays one, and the file that it leads to is replaced.
///
/// # Errors
/// If there is something that is no file, or the path has no name.
pub fn place(path: &Path) -> anyhow::Result<PathBuf> {
    let refused = |what: &str| Err(anyhow!("cannot write {}: it {what}", path.display()));
    match path.metadata() {
        Ok(what) if what.is_dir() => refused("is a folder"),
        Ok(what) if !what.is_file() => refused("is not a file but a device or the like"),
        Ok(_) => path.canonicalize().map_err(|error| cannot_write(path, &error)),
        Err(_) if path.is_symlink() => refused("is a link that leads nowhere"),
        Err(_) if path.file_name().is_none() => refused("has no name"),
        Err(_) => Ok(path.to_owned()),
    }
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Removes what killed programs left behind in a folder. What cannot be looked at or removed stays.
fn remove_dead(folder: &Path) {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    for entry in entries.filter(|entry| is_ours(entry) && is_old_enough(entry)) {
        let opened = File::options().read(true).write(true).open(entry.path());
        // Removed while it is locked: a program that still writes it has the lock.
        if let Ok(file) = opened
            && file.try_lock().is_ok()
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_ours(entry: &DirEntry) -> bool {
    let name = entry.file_name();
    let name = name.to_string_lossy();
    name.starts_with(PREFIX)
        && name.ends_with(OPEN)
        && entry.file_type().is_ok_and(|what| what.is_file())
}

/// Nobody has a lock on closed files.
fn is_old_enough(entry: &DirEntry) -> bool {
    if !entry.file_name().to_string_lossy().ends_with(CLOSED) {
        return true;
    }
    let changed = entry.metadata().and_then(|data| data.modified());
    changed.is_ok_and(|at| at.elapsed().is_ok_and(|age| age > LONGEST_WAIT))
}

/// Writes a file.
pub fn write(path: &Path, content: &[u8]) -> anyhow::Result<()> {
    let mut file = WholeFile::new(path)?;
    file.write_all(content).map_err(|error| cannot_write(path, &error))?;
    file.keep().map(drop)
}

/// Writes files into a folder, named by their path in it: all of them or none. They are put in their
/// places, over what is there, only when all are written.
pub fn write_all<'a>(
    folder: &Path,
    files: impl ExactSizeIterator<Item = (&'a str, &'a [u8])>,
) -> anyhow::Result<()> {
    /// Of more files it is not waited until each is on the disk: that would take seconds.
    const FEW: usize = 100;
    let are_few = files.len() <= FEW;
    let (mut ready, mut made, mut cleaned) = (Vec::new(), Vec::new(), None);
    for (name, content) in files {
        let path = folder.join(name);
        // Files of one folder mostly come one after the other.
        if cleaned.as_deref() != Some(folder_of(&path)) {
            remove_dead(cleaned.insert(folder_of(&path).to_owned()));
        }
        let written = prepare(&path, content, are_few, &mut made);
        match written {
            Ok(file) => ready.push(file),
            Err(error) => {
                drop(ready);
                // What cannot be removed either is not worth another complaint.
                made.iter().rev().for_each(|folder| drop(fs::remove_dir(folder)));
                return Err(error);
            }
        }
    }
    for (file, path) in ready {
        file.persist(&path).map_err(|error| cannot_write(&path, &error.error))?;
    }
    Ok(())
}

/// A closed file with this content beside its place, and that place. `made` are the folders that had
/// to be made for it.
fn prepare(
    path: &Path,
    content: &[u8],
    sync: bool,
    made: &mut Vec<PathBuf>,
) -> anyhow::Result<(TempPath, PathBuf)> {
    let cannot = |error| cannot_write(path, &error);
    make_folder(path.parent().unwrap_or(Path::new(".")), made).map_err(cannot)?;
    let mut file = WholeFile::named(place(path)?, CLOSED)?;
    file.write_all(content).map_err(cannot)?;
    if sync {
        file.sync()?;
    }
    Ok((file.file.into_temp_path(), file.path))
}

/// Makes a folder and those above it, and notes which of them are new.
fn make_folder(folder: &Path, made: &mut Vec<PathBuf>) -> io::Result<()> {
    if folder.as_os_str().is_empty() || folder.is_dir() {
        return Ok(());
    }
    if let Some(above) = folder.parent() {
        make_folder(above, made)?;
    }
    fs::create_dir(folder)?;
    made.push(folder.to_owned());
    Ok(())
}

/// What to say if a file cannot be written.
pub fn cannot_write(path: &Path, error: &io::Error) -> anyhow::Error {
    let error = error.to_string();
    // Without the name that the file has until it is whole, which tempfile adds.
    let why = error.split_once(" at path \"").map_or(error.as_str(), |(why, _)| why);
    anyhow!("cannot write {}: {why}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_or_none() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        let write_all = |folder: &str, files: &[(&str, &str)]| {
            write_all(&at(folder), files.iter().map(|&(name, text)| (name, text.as_bytes())))
        };
        write_all("a/b", &[("one", "1"), ("two/three", "3")]).unwrap();
        assert_eq!(fs::read_to_string(at("a/b/two/three")).unwrap(), "3");
        // Over what is there.
        write_all("a/b", &[("one", "new")]).unwrap();
        assert_eq!(fs::read_to_string(at("a/b/one")).unwrap(), "new");
        // A file cannot be a folder too.
        assert!(write_all("a/b", &[("one", "newer"), ("one/two", "")]).is_err());
        assert!(write_all("c/d", &[("one", "1"), ("..", "")]).is_err());
        assert_eq!(fs::read_to_string(at("a/b/one")).unwrap(), "new");
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 1, "only a");
        assert_eq!(fs::read_dir(at("a/b")).unwrap().count(), 2, "nothing stays behind");
    }

    #[test]
    fn an_old_file_stays_until_the_new_one_is_whole() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("file");
        write(&path, b"old").unwrap();
        let mut file = WholeFile::new(&path).unwrap();
        file.write_all(b"half of a n").unwrap();
        drop(file);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 1);
        assert!(write(place.path(), b"").unwrap_err().to_string().contains("a folder"));
    }

    #[test]
    fn what_a_killed_program_left_is_removed() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        let (dead, waits, forgotten) =
            (".inarow-aaaaaa.part", ".inarow-bbbbbb.ready.part", ".inarow-cccccc.ready.part");
        let others = ["a.part", ".inarow-notes", ".b.part"];
        for name in [dead, waits, forgotten].into_iter().chain(others) {
            fs::write(at(name), "half").unwrap();
        }
        let long_ago = std::time::SystemTime::now() - 2 * LONGEST_WAIT;
        let file = File::options().write(true).open(at(forgotten)).unwrap();
        file.set_modified(long_ago).unwrap();
        drop(file);
        let mut first = WholeFile::new(&at("first")).unwrap();
        assert!(!at(dead).exists() && !at(forgotten).exists() && at(waits).exists());
        first.write_all(b"1").unwrap();
        // It is old, but somebody has it.
        first.file.as_file().set_modified(long_ago).unwrap();
        write(&at("second"), b"2").unwrap();
        first.keep().unwrap();
        assert_eq!(fs::read_to_string(at("first")).unwrap(), "1");
        for name in others.into_iter().chain([waits]) {
            assert!(at(name).exists(), "{name}");
        }
        fs::write(at(dead), "half").unwrap();
        let files: [(&str, &[u8]); 1] = [("third", b"3")];
        write_all(place.path(), files.into_iter()).unwrap();
        assert!(!at(dead).exists() && at("third").exists());
    }
}
