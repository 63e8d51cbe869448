//! A file that only one run at a time may use.

use crate::whole_file::{cannot_write, place};
use anyhow::bail;
use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Nobody else has the lock of a path while this lives. The system frees it when the process ends,
/// however that happens.
///
/// The file itself cannot be locked, since it is replaced whenever it is saved, and need not be there
/// yet. So there is an empty one beside it, `.NAME.inarow-lock`, which is removed at the end. One that
/// a killed run leaves behind locks nothing; the next run takes it over, and removes it.
#[derive(Debug)]
pub struct FileLock {
    path: PathBuf,
    file: File,
}

impl FileLock {
    /// Says no at once if somebody else has it.
    pub fn new(path: &Path) -> anyhow::Result<FileLock> {
        let at = place(path)?;
        let mut name = OsString::from(".");
        name.push(at.file_name().unwrap_or_default());
        name.push(".inarow-lock");
        let at = at.with_file_name(name);
        let cannot = |error: io::Error| cannot_write(&at, &error);
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        loop {
            let file = options.open(&at).map_err(cannot)?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => bail!(
                    "{} is in use by another run; wait for its end, or give another file",
                    path.display()
                ),
                // A few file systems have no locks. It is better to go on there than not to save.
                Ok(()) | Err(TryLockError::Error(_)) => {}
            }
            // Between opening and locking, whoever had it may have removed it.
            if is_at(&file, &at).map_err(cannot)? {
                return Ok(FileLock { path: at, file });
            }
        }
    }
}

impl Drop for FileLock {
    fn drop(&mut self) {
        // Only where `is_at` notices that; elsewhere it stays. Nobody is hurt if this does not work.
        if cfg!(unix) && is_at(&self.file, &self.path).is_ok_and(|is_at| is_at) {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

/// Whether this is the file with that name now.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let number = |data: std::fs::Metadata| (data.dev(), data.ino());
    match path.metadata() {
        Ok(there) => Ok(number(there) == number(file.metadata()?)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Lock files are not removed here.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    #[test]
    fn one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let lock = FileLock::new(&path).unwrap();
        let refused = FileLock::new(&path).unwrap_err().to_string();
        assert!(refused.contains("file is in use by another run"), "{refused}");
        assert!(FileLock::new(&folder.path().join("other")).is_ok());
        drop(lock);
        assert!(FileLock::new(&path).is_ok());
        #[cfg(unix)]
        {
            assert_eq!(folder.path().read_dir().unwrap().count(), 0);
            // By another name it is the same file.
            std::fs::write(&path, "").unwrap();
            let link = folder.path().join("link");
            std::os::unix::fs::symlink(&path, &link).unwrap();
            let _lock = FileLock::new(&link).unwrap();
            assert!(FileLock::new(&path).is_err());
        }
        assert!(FileLock::new(Path::new("/")).is_err());
    }

    /// Also while lock files come and go.
    #[test]
    fn never_two_of_many() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let inside = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..2_000 {
                        if let Ok(_lock) = FileLock::new(&path) {
                            assert_eq!(inside.fetch_add(1, SeqCst), 0);
                            std::thread::yield_now();
                            inside.fetch_sub(1, SeqCst);
                        }
                    }
                });
            }
        });
    }
}
