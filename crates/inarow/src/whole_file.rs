//! Files that appear whole or not at all: everything that this program writes is written this way.

use anyhow::anyhow;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile, TempPath};

/// A file that becomes the one at its path when it is whole.
#[derive(Debug)]
pub struct WholeFile {
    path: PathBuf,
    file: NamedTempFile,
}

impl WholeFile {
    /// Finds out whether the path can be written to, and leaves alone what is there.
    pub fn new(path: &Path) -> anyhow::Result<WholeFile> {
        let refused = |what: &str| Err(anyhow!("cannot write {}: it is {what}", path.display()));
        // A link stays one: the file that it leads to is replaced.
        let place = match path.metadata() {
            Ok(what) if what.is_dir() => return refused("a folder"),
            Ok(what) if !what.is_file() => return refused("not a file but a device or the like"),
            Ok(_) => path.canonicalize().map_err(|error| cannot_write(path, &error))?,
            Err(_) if path.is_symlink() => return refused("a link that leads nowhere"),
            Err(_) => path.to_owned(),
        };
        let path = place.as_path();
        let Some(name) = path.file_name() else {
            return Err(anyhow!("cannot write {}: it has no name", path.display()));
        };
        // Recognizable, if the program is killed and it stays behind.
        let mut prefix = OsString::from(name);
        prefix.push(".");
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let mut builder = Builder::new();
        builder.prefix(&prefix).suffix(".part");
        // For others to read too, as any file that a program writes.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let file = builder
            .tempfile_in(folder.unwrap_or(Path::new(".")))
            .map_err(|error| cannot_write(path, &error))?;
        Ok(WholeFile { path: path.to_owned(), file })
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
    let (mut ready, mut made) = (Vec::new(), Vec::new());
    for (name, content) in files {
        let written = prepare(&folder.join(name), content, are_few, &mut made);
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
    let mut file = WholeFile::new(path)?;
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
}
