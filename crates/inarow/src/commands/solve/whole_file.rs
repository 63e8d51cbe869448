//! Files that appear whole or not at all.

use anyhow::anyhow;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

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
            Ok(what) if !what.is_file() => return refused("no file but a device or the like"),
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
        let WholeFile { path, file } = self;
        let cannot = |error: io::Error| cannot_write(&path, &error);
        // The name must not get to the disk before the content.
        file.as_file().sync_all().map_err(cannot)?;
        let file = file.persist(&path).map_err(|error| cannot(error.error))?;
        Ok(file.metadata().map_err(cannot)?.len())
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

/// What to say if a file cannot be written.
pub fn cannot_write(path: &Path, error: &io::Error) -> anyhow::Error {
    let error = error.to_string();
    // Without the name that the file has until it is whole, which tempfile adds.
    let why = error.split_once(" at path \"").map_or(error.as_str(), |(why, _)| why);
    anyhow!("cannot write {}: {why}", path.display())
}
