//! A folder of results: there as a whole or not at all.

use anyhow::{anyhow, bail};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A folder that is to be written.
pub struct Folder {
    path: PathBuf,
    /// Where it is put together, beside its place.
    draft: PathBuf,
}

impl Folder {
    /// A folder that is empty, or not there yet. Finds out now whether it can be written.
    pub fn new(path: &Path) -> anyhow::Result<Folder> {
        let failed = |error| cannot_write(path, &error);
        let whole = std::path::absolute(path).map_err(failed)?;
        let (Some(parent), Some(name)) = (whole.parent(), whole.file_name()) else {
            bail!("{} is not a folder that can be made anew", path.display());
        };
        if path.exists() && fs::read_dir(path).map_err(failed)?.next().is_some() {
            bail!("{} is not empty; give a folder that is not there yet", path.display());
        }
        fs::create_dir_all(parent).map_err(failed)?;
        let draft = format!(".{}.{}", name.to_string_lossy(), std::process::id());
        let folder = Folder { draft: parent.join(draft), path: path.to_owned() };
        fs::create_dir(&folder.draft)
            .and_then(|()| fs::remove_dir(&folder.draft))
            .map_err(failed)?;
        Ok(folder)
    }

    /// Where it is, as it was given.
    pub fn path(&self) -> impl std::fmt::Display + '_ {
        self.path.display()
    }

    /// Writes these files, named by their path in the folder.
    pub fn write(&self, files: &[(String, String)]) -> anyhow::Result<()> {
        let written = self.write_draft(files).and_then(|()| {
            if self.path.exists() {
                fs::remove_dir(&self.path)?; // it is empty
            }
            fs::rename(&self.draft, &self.path)
        });
        written.map_err(|error| {
            // What cannot be removed either is not worth another complaint.
            let _ = fs::remove_dir_all(&self.draft);
            cannot_write(&self.path, &error)
        })
    }

    fn write_draft(&self, files: &[(String, String)]) -> io::Result<()> {
        fs::create_dir(&self.draft)?;
        for (name, text) in files {
            let path = self.draft.join(name);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::write(path, text)?;
        }
        Ok(())
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> anyhow::Error {
    anyhow!("cannot write {}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_or_nothing() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        let file = |name: &str| (name.to_owned(), "text".to_owned());
        let folder = Folder::new(&at("a/b")).unwrap();
        assert!(!at("a/b").exists(), "nothing is there before it is written");
        folder.write(&[file("one"), file("two/three")]).unwrap();
        assert_eq!(fs::read_to_string(at("a/b/two/three")).unwrap(), "text");
        assert!(Folder::new(&at("a/b")).is_err(), "it is not empty");
        fs::create_dir(at("c")).unwrap();
        Folder::new(&at("c")).unwrap().write(&[file("one")]).unwrap();
        // A file cannot be a folder too.
        let folder = Folder::new(&at("d")).unwrap();
        assert!(folder.write(&[file("one"), file("one/two")]).is_err());
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 2, "only a and c");
        assert!(Folder::new(&at("c/one/x")).is_err());
    }
}
